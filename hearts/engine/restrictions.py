"""Restrictions: the one list that says both what may be played and why a card may not."""

from collections.abc import Iterator
from enum import StrEnum
from typing import TYPE_CHECKING

from hearts.engine.cards import QUEEN_OF_SPADES, Card, Suit

if TYPE_CHECKING:  # a rule set keeps its restrictions, so the one module cannot import the other
    from hearts.engine.rules import RuleSet

Hand = frozenset[Card]


class Reason(StrEnum):
    """Why an action is refused."""

    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    FOLLOW_SUIT = "follow_suit"
    OPEN_WITH = "open_with"
    NO_POINTS_YET = "no_points_yet"
    NOT_BROKEN = "not_broken"
    QUEEN_WAITS = "queen_waits"
    PASS_COUNT = "pass_count"
    PASS_REPEATED = "pass_repeated"
    WRONG_PHASE = "wrong_phase"


Restriction = tuple[Reason, Hand]
"""Why, and the cards of the deck that are left alone."""

Situation = tuple[Suit | None, bool, bool]
"""The suit led (None on lead), whether it is the first trick, whether hearts are broken."""


def restrictions_in(rules: "RuleSet", situation: Situation) -> tuple[Restriction, ...]:
    """What narrows a hand, in order; a restriction that would leave nothing of it falls away.

    The opening card, which changes from deal to deal, is not among them.
    """
    return tuple(_restrictions(rules, *situation))


def _restrictions(
    rules: "RuleSet", led: Suit | None, first_trick: bool, broken: bool
) -> Iterator[Restriction]:
    deck = frozenset(rules.deck)
    if led is not None:
        yield Reason.FOLLOW_SUIT, frozenset(card for card in deck if card.suit is led)
    if first_trick and not rules.first_trick_points:
        yield Reason.NO_POINTS_YET, deck - rules.penalties
    if broken:
        return
    if led is None and rules.must_break:
        yield Reason.NOT_BROKEN, frozenset(card for card in deck if card.suit is not Suit.HEARTS)
    if rules.queen_waits_now(led):
        yield Reason.QUEEN_WAITS, frozenset(card for card in deck if card.face != QUEEN_OF_SPADES)
