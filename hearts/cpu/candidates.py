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
    WARY = auto()  # looks out for another seat's moon from the first trick on
    SHOOTING = auto()  # tries to take every penalty card


class Try(NamedTuple):
    """A candidate and how it is followed up."""

    card: Card
    manner: Manner


def tries(view: View, manners: Sequence[Manner]) -> list[Try]:
    """Every candidate in every manner that makes sense."""
    cards = candidates(view)
    return [Try(card, manner) for manner in manners if _makes_sense(view, manner) for card in cards]


def _makes_sense(view: View, manner: Manner) -> bool:
    """Whether there is a moon to shoot, begun or promised by honours, or one to look out for."""
    if manner not in (Manner.SHOOTING, Manner.WARY):
        return True
    rules, taken = view.rules, view.table.taken
    burdened = {seat for seat in rules.seats if rules.penalties.intersection(taken[seat])}
    if rules.moon is Moon.OFF or len(burdened) > 1:
        return False
    if manner is Manner.WARY:
        return view.seat not in burdened
    honours = sum(card.rank >= JACK for card in view.hand)
    return view.seat in burdened or (not burdened and honours >= HONOURS * len(view.hand))


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
