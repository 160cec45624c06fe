"""What every careful player can see of a trick and count in a hand."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from hearts.engine.cards import Card, Suit
from hearts.engine.play import winner
from hearts.engine.rules import RuleSet
from hearts.engine.view import View

HEAVY_SHARE: Final = 0.15
"""A card with more than this share of all points is one to watch, as the queen of spades is."""


@cache
def heavy_cards(rules: RuleSet) -> frozenset[Card]:
    """The penalty cards that alone are worth a good part of the deal."""
    total = rules.total(rules.penalties)
    return frozenset(c for c in rules.penalties if rules.worth[c] > HEAVY_SHARE * total)


def unseen_cards(view: View) -> frozenset[Card]:
    """The cards of the deck that the seat neither holds nor has seen played."""
    table = view.table
    seen = {*view.hand, *table.trick, *table.carried}
    return frozenset(view.rules.deck).difference(seen, *table.taken)


def of_suit(cards: Iterable[Card], suit: Suit) -> list[Card]:
    """The cards of that suit, low to high."""
    return sorted((card for card in cards if card.suit is suit), key=rank_of)


def rank_of(card: Card) -> int:
    """The rank of the card, for sorting."""
    return card.rank


def takes(view: View, card: Card) -> bool:
    """Whether the card would hold the trick as it lies."""
    trick = view.table.trick
    return winner(view.rules, (*trick, card)) == len(trick)


def follows(view: View) -> bool:
    """Whether the seat has a card of the suit led to play."""
    return any(card.suit is view.table.led for card in view.playable)


def is_last(view: View) -> bool:
    """Whether the seat's card completes the trick."""
    return len(view.table.trick) == view.rules.players - 1


def at_stake(view: View) -> int:
    """The points of the cards that go with the trick so far."""
    table = view.table
    return view.rules.total((*table.trick, *table.carried))


def higher(card: Card, others: Iterable[Card]) -> int:
    """How many of the others are of the card's suit and rank above it."""
    return sum(other.suit is card.suit and other.rank > card.rank for other in others)


def lower(card: Card, others: Iterable[Card]) -> int:
    """How many of the others are of the card's suit and rank below it."""
    return sum(other.suit is card.suit and other.rank < card.rank for other in others)
