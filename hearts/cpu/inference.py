"""Inference: what the others' plays tell about their hands and their ways.

The past of the deal is played once more in every world. Wherever another seat would have played
otherwise in a world than it did, that world becomes less likely.
"""

from collections.abc import Generator, Sequence
from random import Random
from typing import Final, NamedTuple

from hearts.cpu.batch import Batch
from hearts.cpu.follow import follow
from hearts.cpu.lead import lead
from hearts.cpu.plan import SUIT_OF, plan_of
from hearts.cpu.planes import Plane, add, at_least, coins
from hearts.cpu.setting import hides_kitty, lay_kitty, lay_unseen, turned_styles
from hearts.cpu.trick import Played, Trick
from hearts.cpu.worlds import Worlds
from hearts.engine.cards import Card
from hearts.engine.rules import Seat
from hearts.engine.view import View

Weights = Sequence[tuple[float, Plane]]  # disjoint sets of worlds with the weight of each world
COUNTED: Final = 9  # planes of the counter of surprises
FAINT: Final = 0.004  # worlds so much less likely than the likeliest count for nothing
USUAL = 1
SURPRISE = 2
DUCKER_SURPRISE = 5


class Styles(NamedTuple):
    """How the other seats are taken to play: by seat, a plane of worlds."""

    ducking: dict[Seat, Plane]
    shooting: dict[Seat, Plane]


def styles(view: View, worlds: int, rng: Random, duckers: float, shooters: float) -> Styles:
    """Ways of playing drawn for the other seats; at most one of them is a shooter."""
    ducking: dict[Seat, Plane] = {}
    shooting: dict[Seat, Plane] = {}
    taken = 0
    for seat in view.rules.seats:
        if seat == view.seat:
            continue
        shot = coins(rng, worlds, shooters)
        shooting[seat] = shot ^ (shot & taken)
        taken |= shot
        duck = coins(rng, worlds, duckers)
        ducking[seat] = duck ^ (duck & shooting[seat])
    return Styles(ducking, shooting)


def dress(batch: Batch, drawn: Styles, leader: Seat) -> None:
    """Give the places of a batch the ways of their seats."""
    batch.ducking = turned_styles(drawn.ducking, leader, batch)
    batch.shooting = turned_styles(drawn.shooting, leader, batch)


def weights(
    view: View, worlds: Worlds, drawn: Styles, forgiving: float, rng: Random
) -> Generator[None, None, Weights]:
    """The worlds by likelihood, each surprise making a world `forgiving` times as likely."""
    full = (1 << worlds.count) - 1
    table = view.table
    history = [(trick.leader, trick.cards) for trick in table.tricks]
    if table.trick:
        history.append((table.leader, table.trick))
    whole = len(table.tricks) + len(view.hand) == view.rules.cards_each
    if not history or not whole:
        return [(1.0, full)]
    surprises = [0] * COUNTED
    batch = _start(view, worlds, history, rng)
    dress(batch, drawn, history[0][0])
    for leader, cards in history:
        trick = Trick(batch)
        for place, card in enumerate(cards):
            own = (leader + place) % view.rules.players == view.seat
            opening = not batch.tricks and not place
            if not own and not opening:
                duckers = batch.ducking[place]
                expected = _expected(trick, place, card)
                surprised = full ^ expected
                if duckers:
                    add(surprises, DUCKER_SURPRISE, surprised & duckers)
                    surprised ^= surprised & duckers
                    expected ^= expected & duckers
                    add(surprises, USUAL, expected)
                add(surprises, SURPRISE, surprised)
            if place:
                trick.play(trick.sorted_out([(card, full)]))
            else:
                trick.lead([(card, full)])
        if len(cards) == view.rules.players:
            trick.close()
        yield
    return _by_surprises(surprises, full, forgiving)


def _start(
    view: View,
    worlds: Worlds,
    history: Sequence[tuple[Seat, tuple[Card, ...]]],
    rng: Random,
) -> Batch:
    """The batch before the first trick."""
    players, first = view.rules.players, history[0][0]
    batch = Batch(plan_of(view.rules), worlds.count, 1, rng)
    for card in view.hand:
        batch.put(card, (view.seat - first) % players)
    for leader, cards in history:
        for place, card in enumerate(cards):
            batch.put(card, (leader + place - first) % players)
    lay_unseen(batch, worlds, first)
    if hides_kitty(view):
        lay_kitty(batch, worlds)
    for card in view.table.kitty:
        if batch.plan.worth[card]:
            batch.pot[card] = batch.full
    batch.me[(view.seat - first) % players] = batch.full
    batch.first_trick = True
    batch.tricks_left = view.rules.cards_each
    return batch


def _expected(trick: Trick, place: int, card: Card) -> Plane:
    """The worlds in which the place would play that card, or one as good."""
    if not place:
        return _lanes(lead(trick), [other for other in trick.batch.plan.suits[card.suit]])
    played: Played = follow(trick, place)
    level = card.rank - 2
    if trick.led[card.suit]:
        return played.levels[level] | sum_levels(played.levels, level)
    near = [
        other for other in trick.batch.plan.suits[card.suit] if abs(other % 13 - card % 13) <= 1
    ]
    return _lanes(played.others, near)


def sum_levels(levels: Sequence[Plane], level: int) -> Plane:
    """The planes next to a level."""
    lanes = levels[level - 1] if level else 0
    return lanes | (levels[level + 1] if level + 1 < len(levels) else 0)


def _lanes(picks: Sequence[tuple[int, Plane]], cards: Sequence[int]) -> Plane:
    lanes = 0
    for card, chosen in picks:
        if card in cards:
            lanes |= chosen
    return lanes


def _by_surprises(surprises: Sequence[Plane], full: Plane, forgiving: float) -> Weights:
    """The worlds grouped by the number of surprises, weighted."""
    found: list[tuple[float, Plane]] = []
    least: int | None = None
    more = full
    for number in range(1 << COUNTED):
        rest = at_least(surprises, number + 1, full)
        exactly = more ^ rest
        more = rest
        if exactly:
            if least is None:
                least = number
            found.append((forgiving ** (number - least), exactly))
        if not more or (least is not None and forgiving ** (number - least) < FAINT):
            break
    return found
