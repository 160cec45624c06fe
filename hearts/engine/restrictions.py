"""Restrictions: the one list that says both what may be played and why a card may not."""

from collections.abc import Iterator
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from hearts.engine.cards import QUEEN_OF_SPADES, SUITS, Card, Suit

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

Restrictions = tuple[Restriction, ...]
"""In the order they apply; one that would leave nothing of a hand falls away."""

ON_LEAD: Final = len(SUITS)  # where a suit is led otherwise


def restrictions_of(rules: "RuleSet") -> tuple[tuple[tuple[Restrictions, ...], ...], ...]:
    """What narrows a hand, but for the opening card, which changes from deal to deal.

    By the suit led or `ON_LEAD`, then first trick or not, then hearts broken or not.
    """
    switch = (False, True)
    return tuple(
        tuple(
            tuple(tuple(_restrictions(rules, led, first, broken)) for broken in switch)
            for first in switch
        )
        for led in (*SUITS, None)
    )


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
