"""Hints: the play an expert would make, what each card can be expected to bring, and why."""

from collections.abc import Generator, Sequence
from enum import StrEnum
from random import Random
from typing import Final, NamedTuple

from hearts.cpu.candidates import Manner, Try
from hearts.cpu.moon import suspicion
from hearts.cpu.outcome import foreseen_points
from hearts.cpu.passing import try_passes
from hearts.cpu.plan import plan_of
from hearts.cpu.search import EXPERT, Searcher
from hearts.engine.cards import QUEEN_OF_SPADES, Card, Suit
from hearts.engine.events import Action, Pass, Play
from hearts.engine.game import Phase
from hearts.engine.play import winner
from hearts.engine.view import View

PASS_WORLDS: Final = 2048  # in which two passes are compared


class HintReason(StrEnum):
    """Why an action is advised, as far as it shows in the cards."""

    ONLY_CHOICE = "only_choice"
    SHOOT_MOON = "shoot_moon"
    STOP_MOON = "stop_moon"
    TAKE_BONUS = "take_bonus"
    SHED_QUEEN = "shed_queen"
    SHED_POINTS = "shed_points"
    SHED_HIGH = "shed_high"
    VOID_SUIT = "void_suit"
    DUCK = "duck"
    WIN_SAFE_TRICK = "win_safe_trick"
    LEAST_EVIL = "least_evil"
    FLUSH_QUEEN = "flush_queen"
    SAFE_LEAD = "safe_lead"
    CASH_HIGH = "cash_high"
    PASS_QUEEN = "pass_queen"
    PASS_SPIKE = "pass_spike"
    PASS_DANGER = "pass_danger"
    PASS_VOID = "pass_void"
    PASS_HIGH = "pass_high"
    CHOOSE_MOON = "choose_moon"


class Hint(NamedTuple):
    """An action, the expected points of this deal by candidate card, and the main reason."""

    action: Action
    expected: tuple[tuple[Card, float], ...]
    reason: HintReason


def hint(view: View, rng: Random, searcher: Searcher = EXPERT) -> Generator[None, None, Hint]:
    """What the searcher would do for the view's seat, which must be to act."""
    if view.phase is not Phase.PLAY:
        action = yield from searcher.think(view, rng)
        reason = pass_reason(view, action) if isinstance(action, Pass) else HintReason.CHOOSE_MOON
        return Hint(action, (), reason)
    if len(view.playable) == 1:
        return Hint(Play(view.seat, view.playable[0]), (), HintReason.ONLY_CHOICE)
    tried = yield from searcher.tried(view, rng)
    expected: dict[Card, float] = {}
    for each in tried:  # the best try of a card comes first
        expected.setdefault(each.tried.card, foreseen_points(view, each.outcome))
    best = tried[0].tried
    return Hint(Play(view.seat, best.card), tuple(sorted(expected.items())), _reason(view, best))


def pass_prices(
    view: View, passes: Sequence[tuple[Card, ...]], rng: Random
) -> Generator[None, None, tuple[float, ...]]:
    """The expected points of this deal after each of these passes of the view's seat."""
    tried = yield from try_passes(view, passes, PASS_WORLDS, rng)
    return tuple(foreseen_points(view, outcome) for outcome in tried)


def _reason(view: View, chosen: Try) -> HintReason:
    card = chosen.card
    if chosen.manner is Manner.SHOOTING:
        return HintReason.SHOOT_MOON
    if not view.table.trick:
        return _lead_reason(view, card)
    if card.suit is not view.table.trick[0].suit:
        return _discard_reason(view, card)
    return _follow_reason(view, card)


def _lead_reason(view: View, card: Card) -> HintReason:
    plan = plan_of(view.rules)
    unseen = _unseen(view)
    higher = any(other.suit is card.suit and other.rank > card.rank for other in unseen)
    if not higher and suspicion(view):
        return HintReason.STOP_MOON
    for found in plan.spike_suits:
        if found.suit is Suit.SPADES and card in found.below and unseen.intersection(found.spikes):
            return HintReason.FLUSH_QUEEN
    return HintReason.SAFE_LEAD if higher else HintReason.CASH_HIGH


def _follow_reason(view: View, card: Card) -> HintReason:
    table, rules = view.table, view.rules
    plan = plan_of(rules)
    takes = winner(rules, (*table.trick, card)) == len(table.trick)
    stake = (*table.trick, *table.carried)
    if not takes:
        return HintReason.SHED_QUEEN if card in plan.spikes else HintReason.DUCK
    if suspicion(view) and rules.total(stake) > 0:
        return HintReason.STOP_MOON
    if any(rules.worth[other] < 0 for other in (*stake, card)):
        return HintReason.TAKE_BONUS
    last = len(table.trick) == rules.players - 1
    if last and rules.total((*stake, card)) <= 0:
        return HintReason.WIN_SAFE_TRICK
    return HintReason.SHED_HIGH if rules.total(stake) <= 0 else HintReason.LEAST_EVIL


def _discard_reason(view: View, card: Card) -> HintReason:
    plan = plan_of(view.rules)
    if card in plan.spikes:
        return HintReason.SHED_QUEEN
    if card in plan.penalties:
        return HintReason.SHED_POINTS
    if sum(other.suit is card.suit for other in view.hand) == 1:
        return HintReason.VOID_SUIT
    return HintReason.SHED_HIGH


def pass_reason(view: View, action: Pass) -> HintReason:
    """Why it is good to be rid of these cards."""
    plan = plan_of(view.rules)
    if any(card.face == QUEEN_OF_SPADES and card in plan.spikes for card in action.cards):
        return HintReason.PASS_QUEEN
    if any(card in plan.spikes for card in action.cards):
        return HintReason.PASS_SPIKE
    if any(card in plan.heads[Suit.SPADES] for card in action.cards):
        return HintReason.PASS_DANGER
    for suit in Suit:
        count = sum(card.suit is suit for card in view.hand)
        if count and count == sum(card.suit is suit for card in action.cards):
            return HintReason.PASS_VOID
    return HintReason.PASS_HIGH


def _unseen(view: View) -> frozenset[Card]:
    table = view.table
    seen = {*view.hand, *table.trick, *table.carried}
    for cards in table.taken:
        seen.update(cards)
    return frozenset(view.rules.deck).difference(seen)
