"""What there is to choose from: the cards worth trying, and how to go on after each."""

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from hearts.engine.cards import Card
from hearts.engine.rules import Moon
from hearts.engine.view import View


class Manner(Enum):
    """How the seat itself goes on in the playouts after its candidate."""

    USUAL = auto()
    PASSIVE = auto()  # takes no risks
    SHOOTING = auto()  # tries to take every penalty card


class Try(NamedTuple):
    """A candidate and how it is followed up."""

    card: Card
    manner: Manner


def tries(view: View, manners: Sequence[Manner]) -> list[Try]:
    """Every candidate in every manner that makes sense."""
    shootable = view.rules.moon is not Moon.OFF and not any(
        seat != view.seat and not view.rules.penalties.isdisjoint(cards)
        for seat, cards in enumerate(view.table.taken)
    )
    cards = candidates(view)
    return [
        Try(card, manner)
        for manner in manners
        if shootable or manner is not Manner.SHOOTING
        for card in cards
    ]


def candidates(view: View) -> list[Card]:
    """The playable cards, of equals that touch each other only the highest.

    Cards touch when every card between them is in the same hand or was taken in earlier tricks.
    """
    worth = view.rules.worth
    passed_over = {card for cards in view.table.taken for card in cards}.union(view.hand)
    chosen: list[Card] = []
    for card in view.playable:  # in card order: suit by suit, upwards
        if chosen:
            last = chosen[-1]
            if (
                last.suit is card.suit
                and last.pack == card.pack
                and worth[last] == worth[card]
                and _between(view, last, card) <= passed_over
            ):
                chosen.pop()
        chosen.append(card)
    return chosen


def _between(view: View, low: Card, high: Card) -> set[Card]:
    return {
        card
        for card in view.rules.deck
        if card.suit is low.suit and low.rank < card.rank < high.rank
    }
