"""Passing: the plausible passes are played out like candidates."""

from collections.abc import Generator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

from hearts.cpu.batch import Batch
from hearts.cpu.inference import styles
from hearts.cpu.outcome import Outcome, cost, outcomes
from hearts.cpu.plan import Plan, plan_of
from hearts.cpu.planes import Plane, binary, tiled
from hearts.cpu.playout import playout
from hearts.cpu.unseen import constraints
from hearts.cpu.worlds import Worlds, sample
from hearts.engine.cards import Card
from hearts.engine.rules import Opening
from hearts.engine.view import View

if TYPE_CHECKING:
    from hearts.cpu.search import Searcher


def choose_pass(
    searcher: "Searcher", view: View, rng: Random
) -> Generator[None, None, tuple[Card, ...]]:
    """The cards to pass."""
    tries = plausible(view, searcher.pass_tries)
    results = yield from _round(searcher, view, tries, searcher.pass_worlds, rng)
    costs = [
        cost(view.rules, result._replace(my_moons=result.my_moons * searcher.trust)) + 0.02 * index
        for index, result in enumerate(results)
    ]
    return tries[costs.index(min(costs))]


def plausible(view: View, count: int) -> list[tuple[Card, ...]]:
    """Passes of the most dangerous cards, likely good ones first."""
    plan = plan_of(view.rules)
    danger = {card: _danger(card, view.hand, plan) for card in view.hand}
    order = sorted(view.hand, key=lambda card: (-danger[card], card))
    pool = order[: view.rules.pass_count + 4]
    for card in order[view.rules.pass_count + 4 :]:
        if card in plan.spikes or any(card in found.covers for found in plan.spike_suits):
            pool.append(card)
    passes = sorted(
        combinations(pool, view.rules.pass_count),
        key=lambda cards: -sum(danger[card] for card in cards),
    )
    return passes[:count]


def _danger(card: Card, hand: Sequence[Card], plan: Plan) -> float:
    """How much a hand would be better without the card."""
    suit = [other for other in hand if other.suit == card.suit]
    below = sum(other.rank < card.rank for other in suit)
    if plan.worth[card] < 0:
        return -20.0
    for found in plan.spike_suits:
        if card.suit == found.suit:
            lows = sum(other in found.below for other in suit)
            if card not in found.below:
                return -20.0 if lows >= 4 else 97.0 - 8 * lows
            return -30.0
    excess = card.rank - 2 - 2.2 * below
    if card in plan.penalties:
        return 8 + 4 * excess + (6 if card.rank > 10 else 0)
    return 4 * excess + (14 - 4 * len(suit) if len(suit) <= 3 else 0)


def _round(
    searcher: "Searcher",
    view: View,
    tries: Sequence[tuple[Card, ...]],
    count: int,
    rng: Random,
) -> Generator[None, None, list[Outcome]]:
    worlds = sample(constraints(view), count, rng)
    yield
    batch = _batch(view, worlds, tries, rng)
    drawn = styles(view, count, rng, searcher.duckers, 0.0)
    yield
    hands = [tiled(drawn.ducking.get(seat, 0), count, len(tries)) for seat in view.rules.seats]
    frame = batch.me  # by place, the lanes in which our seat sits there
    players = view.rules.players
    batch.ducking = [0] * players
    for place in range(players):
        for seat in view.rules.seats:
            # our seat is at place p: seat `seat` is at place p + (seat - ours)
            at = (place - (seat - view.seat)) % players
            batch.ducking[place] |= frame[at] & hands[seat]
    yield from playout(batch)
    return outcomes(batch)


def _batch(view: View, worlds: Worlds, tries: Sequence[tuple[Card, ...]], rng: Random) -> Batch:
    """The deal after all have passed, one segment for each of our passes."""
    rules, plan = view.rules, plan_of(view.rules)
    batch = Batch(plan, worlds.count, len(tries), rng)
    players = rules.players
    offset = view.table.direction.offset(players)
    lying = _after_passes(view, worlds, plan, rng)
    by_seat: dict[int, list[Plane]] = {
        card: [tiled(part, worlds.count, len(tries)) for part in parts[:players]]
        for card, parts in lying.items()
    }
    for card in view.hand:
        gone = batch.lanes_of(index for index, cards in enumerate(tries) if card in cards)
        parts = [0] * players
        parts[view.seat] = batch.full ^ gone
        parts[(view.seat + offset) % players] |= gone
        by_seat[card] = parts
    leads = _leads(view, plan, by_seat, batch.full)
    for card, parts in by_seat.items():
        turned = [0] * players
        for leader, lanes in enumerate(leads):
            if lanes:
                for place in range(players):
                    turned[place] |= parts[(leader + place) % players] & lanes
        batch.owner[card] = binary(turned)
        for part in turned:
            batch.alive[card] |= part
    for leader, lanes in enumerate(leads):
        batch.me[(view.seat - leader) % players] |= lanes
    for card, parts in lying.items():
        if parts[-1] and plan.worth[card] and rules.kitty.value == "first_trick":
            batch.pot[card] = tiled(parts[-1], worlds.count, len(tries))
    batch.first_trick = True
    batch.opening = rules.opening is Opening.LOWEST_CLUB
    batch.tricks_left = rules.cards_each
    return batch


def _leads(
    view: View, plan: Plan, by_seat: Mapping[int, Sequence[Plane]], full: Plane
) -> list[Plane]:
    """By seat the lanes in which it leads to the first trick."""
    leads = [0] * view.rules.players
    need = full
    if view.rules.opening is Opening.LOWEST_CLUB:
        for card in plan.clubs:
            for seat, part in enumerate(by_seat[card]):
                leads[seat] |= part & need
            for part in by_seat[card]:
                need ^= need & part
            if not need:
                break
    leads[(view.table.dealer + 1) % view.rules.players] |= need
    return leads


def _after_passes(view: View, worlds: Worlds, plan: Plan, rng: Random) -> dict[Card, list[Plane]]:
    """Where the unseen cards lie once the other seats have passed their most dangerous ones."""
    players, count = view.rules.players, view.rules.pass_count
    offset = view.table.direction.offset(players)
    lying = {card: list(parts) for card, parts in worlds.lying.items()}
    moves: list[tuple[Card, int, int, Plane]] = []
    for seat in view.rules.seats:
        if seat == view.seat:
            continue
        for card, lanes in _passed(lying, seat, worlds.count, plan, count, rng):
            moves.append((card, seat, (seat + offset) % players, lanes))
    for card, giver, receiver, lanes in moves:
        lying[card][giver] ^= lanes
        lying[card][receiver] |= lanes
    return lying


def _passed(
    lying: Mapping[Card, Sequence[Plane]],
    seat: int,
    worlds: int,
    plan: Plan,
    count: int,
    rng: Random,
) -> list[tuple[Card, Plane]]:
    """What a seat passes: in a fixed order, now and then leaving a card out."""
    full = (1 << worlds) - 1
    by_number = {int(card): card for card in lying}
    have: list[Plane] = [full] + [0] * count  # lanes in which exactly so many are chosen
    chosen: dict[Card, Plane] = {}
    for hesitant in (True, False):
        for number in plan.passes:
            card = by_number.get(number)
            if card is None:
                continue
            lanes = lying[card][seat] & (full ^ have[count]) & (full ^ chosen.get(card, 0))
            if hesitant and lanes:
                lanes &= rng.getrandbits(worlds) | rng.getrandbits(worlds)
            if lanes:
                chosen[card] = chosen.get(card, 0) | lanes
                for done in range(count - 1, -1, -1):
                    moving = have[done] & lanes
                    have[done] ^= moving
                    have[done + 1] |= moving
            if have[count] == full:
                break
    return list(chosen.items())
