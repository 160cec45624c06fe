"""What there is to choose from: the cards worth trying, and how to go on after each."""

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final, NamedTuple

from hearts.engine.cards import Card
from hearts.engine.rules import Moon
from hearts.engine.view import View

JACK: Final = 11
HONOURS: Final = 0.3  # the part of the hand that is jacks and higher


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
    shootable = _may_shoot(view)
    cards = candidates(view)
    return [
        Try(card, manner)
        for manner in manners
        if shootable or manner is not Manner.SHOOTING
        for card in cards
    ]


def _may_shoot(view: View) -> bool:
    """Whether a moon is still possible, and either begun or promised by a fair share of honours."""
    rules, taken = view.rules, view.table.taken
    burdened = [not rules.penalties.isdisjoint(cards) for cards in taken]
    if rules.moon is Moon.OFF or sum(burdened) > burdened[view.seat]:
        return False
    honours = sum(card.rank >= JACK for card in view.hand)
    return burdened[view.seat] or honours >= HONOURS * len(view.hand)


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
