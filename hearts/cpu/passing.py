"""Passing: the plausible passes are played out like candidates."""

from collections.abc import Generator, Sequence
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from hearts.cpu.exchange import exchanged
from hearts.cpu.outcome import Outcome, cost, outcomes
from hearts.cpu.plan import Plan, plan_of
from hearts.cpu.playout import playout
from hearts.cpu.unseen import constraints
from hearts.cpu.worlds import sample
from hearts.engine.cards import Card
from hearts.engine.view import View

REST: Final = 4  # how many cards beyond a pass are thought about
EARLIER: Final = 0.02  # points a pass must be better by than the one that looked better before


class Effort(NamedTuple):
    """How many passes are tried, and in how many worlds (a multiple of 8)."""

    tries: int
    worlds: int


def choose_pass(view: View, effort: Effort, rng: Random) -> Generator[None, None, tuple[Card, ...]]:
    """The cards to pass."""
    passes = plausible(view, effort.tries)
    yield
    tried = yield from try_passes(view, passes, effort.worlds, rng)
    costs = [cost(view.rules, outcome) + EARLIER * index for index, outcome in enumerate(tried)]
    return passes[costs.index(min(costs))]


def try_passes(
    view: View, passes: Sequence[tuple[Card, ...]], worlds: int, rng: Random
) -> Generator[None, None, list[Outcome]]:
    """What comes of each of these passes in the same worlds (a multiple of 8 of them)."""
    drawn = yield from sample(constraints(view), worlds, rng)
    yield
    batch = exchanged(view, drawn, passes, rng)
    yield
    yield from playout(batch)
    return outcomes(batch)


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
