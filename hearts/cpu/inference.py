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
from hearts.cpu.passed import count_kept
from hearts.cpu.plan import LEVELS, plan_of
from hearts.cpu.planes import Plane, add, at_least, least
from hearts.cpu.setting import hides_kitty, is_whole, lay_kitty, lay_unseen
from hearts.cpu.styles import Styles, drawn_styles, dress
from hearts.cpu.trick import Pick, Trick
from hearts.cpu.unseen import constraints
from hearts.cpu.worlds import Worlds, sample
from hearts.engine.cards import Card
from hearts.engine.rules import Seat
from hearts.engine.view import View

Weights = Sequence[tuple[float, Plane]]  # disjoint sets of worlds with the weight of each world
History = Sequence[tuple[Seat, tuple[Card, ...]]]  # leaders and the cards of their tricks
FORGIVING: Final = 0.7**0.5  # each point of surprise makes a world so much less likely
FAINT: Final = 0.004  # worlds so much less likely than the likeliest count for nothing
COUNTED: Final = 11  # planes of the counter of surprise
USUAL: Final = 2  # points for a play the policy expects
SURPRISE: Final = 4  # for another play
DUCKER_SURPRISE: Final = 10  # for another play of a ducker, whose ways are plain


class Supposed(NamedTuple):
    """Worlds that could be, the ways of the other seats in them, and how likely they are."""

    worlds: Worlds
    styles: Styles
    weights: Weights


def suppose(
    view: View, count: int, rng: Random, recalls: bool = True
) -> Generator[None, None, Supposed]:
    """So many worlds, weighed by what has been played, and by what was passed if it is recalled."""
    known = constraints(view)
    yield
    worlds = yield from sample(known, count, rng)
    yield
    styles = drawn_styles(view, worlds, rng)
    yield
    weights = yield from _weights(view, worlds, styles, rng, recalls)
    return Supposed(worlds, styles, weights)


def _weights(
    view: View, worlds: Worlds, styles: Styles, rng: Random, recalls: bool
) -> Generator[None, None, Weights]:
    full, table = (1 << worlds.number) - 1, view.table
    history: History = [(trick.leader, trick.cards) for trick in table.tricks]
    if table.trick:
        history = [*history, (table.leader, table.trick)]
    surprise = [0] * COUNTED
    if recalls:
        count_kept(view, worlds, surprise)
    if not history or not is_whole(view):
        return _by_surprise(surprise, full)
    batch = _start(view, worlds, history, rng)
    yield
    dress(batch, styles, history[0][0])
    for leader, cards in history:
        trick = Trick(batch)
        for place, card in enumerate(cards):
            told = (leader + place) % view.rules.players != view.seat
            if told and (place or not batch.opening):
                _weigh(surprise, _expected(trick, place, card), batch.ducking[place], full)
            trick.put(card)
            yield
        if len(cards) == view.rules.players:
            trick.close()
        yield
    return _by_surprise(surprise, full)


def _start(view: View, worlds: Worlds, history: History, rng: Random) -> Batch:
    """The batch before the first trick."""
    players, first = view.rules.players, history[0][0]
    batch = Batch(plan_of(view.rules), worlds.number, 1, rng)
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
    batch.opening = bool(batch.plan.opening)
    batch.tricks_left = view.rules.cards_each
    return batch


def _weigh(surprise: list[Plane], expected: Plane, duckers: Plane, full: Plane) -> None:
    """Count the surprise at a play that was expected in some worlds only."""
    other = full ^ expected
    add(surprise, DUCKER_SURPRISE, other & duckers)
    add(surprise, SURPRISE, other ^ (other & duckers))
    add(surprise, USUAL, expected ^ (expected & duckers))


def _expected(trick: Trick, place: int, card: Card) -> Plane:
    """The worlds in which the place would play that card or a neighbour.

    Leading another card of the suit will do for who does not shoot.
    """
    suit, level = trick.batch.plan.suits[card.suit], card.rank - 2
    near = range(max(level - 1, 0), min(level + 2, LEVELS))
    neighbours = [other for other in suit if other % 13 in near]
    if not place:
        picks, shooting = lead(trick), trick.batch.shooting[0]
        lanes = _lanes(picks, suit)
        return lanes ^ (lanes & shooting) | _lanes(picks, neighbours) & shooting
    followed = follow(trick, place)
    if not trick.led[card.suit]:
        return _lanes(followed.others, neighbours)
    lanes = 0
    for each in near:
        lanes |= followed.levels[each]
    return lanes


def _lanes(picks: Sequence[Pick], cards: Sequence[int]) -> Plane:
    lanes = 0
    for card, chosen in picks:
        if card in cards:
            lanes |= chosen
    return lanes


def _by_surprise(surprise: Sequence[Plane], full: Plane) -> Weights:
    """The worlds grouped by their points of surprise, the likeliest first."""
    found: list[tuple[float, Plane]] = []
    left, weight, points = full, 1.0, least(surprise, full)
    while left and weight > FAINT:
        points += 1
        more = at_least(surprise, points, full)
        if left != more:
            found.append((weight, left ^ more))
        left, weight = more, weight * FORGIVING
    return found
