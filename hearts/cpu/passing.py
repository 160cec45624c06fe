"""Passing: the plausible passes are played out like candidates."""

from collections.abc import Generator, Sequence
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from hearts.cpu.candidates import JACK, Manner
from hearts.cpu.exchange import exchanged
from hearts.cpu.outcome import CAUTION, Outcome, outcomes, sober_cost
from hearts.cpu.plan import Plan, plan_of
from hearts.cpu.playout import playout
from hearts.cpu.unseen import Constraints, constraints
from hearts.cpu.worlds import affordable, sample
from hearts.engine.cards import Card
from hearts.engine.rules import Moon
from hearts.engine.view import View

REST: Final = 4  # how many cards beyond a pass are thought about
EARLIER: Final = 0.02  # points a pass must be better by than the one that looked better before
HONOURS: Final = 0.4  # the part of a hand that is jacks and higher and may shoot the moon
LOW_CARDS: Final = 3  # beyond a pass, that are thought about before shooting
LENGTH: Final = 2  # ranks that a low card is better by for every card of its suit


class Effort(NamedTuple):
    """What is spent on a pass."""

    tries: int  # passes that are tried
    rounds: tuple[int, ...]  # worlds in each round, multiples of 8
    kept: int = 10  # passes that go on to the next round
    shooting: bool = False  # whether passes for a moon are among them


class Gift(NamedTuple):
    """A pass and how the deal is played after it."""

    cards: tuple[Card, ...]
    manner: Manner
    handicap: float  # points it must be better by


class Judged(NamedTuple):
    """A pass, what came of it, and what that costs: the lower the better."""

    gift: Gift
    outcome: Outcome
    cost: float


def choose_pass(view: View, effort: Effort, rng: Random) -> Generator[None, None, tuple[Card, ...]]:
    """The cards to pass."""
    left = [Judged(gift, Outcome(), gift.handicap) for gift in _gifts(view, effort)]
    yield
    known = constraints(view)
    yield
    for number, worlds in enumerate(effort.rounds):
        if number:
            left = left[: effort.kept]
        new = yield from _outcomes(view, known, [each.gift for each in left], worlds, rng)
        outcomes_so_far = [old.outcome.plus(more) for old, more in zip(left, new, strict=True)]
        left = [
            Judged(gift, outcome, sober_cost(view, outcome) + gift.handicap)
            for (gift, _, _), outcome in zip(left, outcomes_so_far, strict=True)
        ]
        left.sort(key=lambda each: each.cost)
        yield
    return left[0].gift.cards


def _gifts(view: View, effort: Effort) -> list[Gift]:
    """Everything that is tried, likely good passes first."""
    safe = plausible(view, effort.tries)
    gifts = [Gift(cards, Manner.USUAL, EARLIER * index) for index, cards in enumerate(safe)]
    if effort.shooting:
        gifts += [Gift(cards, Manner.SHOOTING, CAUTION) for cards in for_the_moon(view)]
    return gifts


def _outcomes(
    view: View, known: Constraints, gifts: Sequence[Gift], count: int, rng: Random
) -> Generator[None, None, list[Outcome]]:
    """What comes of each pass in the same worlds."""
    worlds = yield from sample(known, affordable(view.rules, count), rng)
    yield
    batch = yield from exchanged(view, worlds, [gift.cards for gift in gifts], rng)
    yield
    shooting = batch.lanes_of(
        index for index, gift in enumerate(gifts) if gift.manner is Manner.SHOOTING
    )
    batch.shooting = [mine & shooting for mine in batch.me]
    yield from playout(batch)
    found = outcomes(batch)
    yield
    return found


def try_passes(
    view: View, passes: Sequence[tuple[Card, ...]], worlds: int, rng: Random
) -> Generator[None, None, list[Outcome]]:
    """What comes of each of these passes in the same worlds (a multiple of 8 of them)."""
    gifts = [Gift(cards, Manner.USUAL, 0) for cards in passes]
    return (yield from _outcomes(view, constraints(view), gifts, worlds, rng))


def for_the_moon(view: View) -> list[tuple[Card, ...]]:
    """Passes of the cards that are least good for shooting, where the hand is strong."""
    rules, hand = view.rules, view.hand
    honours = sum(card.rank >= JACK for card in hand)
    if rules.moon is Moon.OFF or honours < HONOURS * len(hand):
        return []
    length = {card: sum(other.suit is card.suit for other in hand) for card in hand}
    low = sorted(hand, key=lambda card: (card.rank + LENGTH * length[card], card))
    return list(combinations(low[: rules.pass_count + LOW_CARDS], rules.pass_count))


def plausible(view: View, count: int) -> list[tuple[Card, ...]]:
    """Passes of the most dangerous cards, likely good ones first."""
    plan = plan_of(view.rules)
    danger = {card: _danger(card, view.hand, plan) for card in view.hand}
    order = sorted(view.hand, key=lambda card: (-danger[card], card))
    pool = order[: view.rules.pass_count + REST]
    for card in order[view.rules.pass_count + REST :]:
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
