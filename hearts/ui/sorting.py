"""The order in which a hand lies on the screen."""

from collections.abc import Iterable

from hearts.engine.cards import Card, Suit

_BLACK = (Suit.CLUBS, Suit.SPADES)
_RED = (Suit.DIAMONDS, Suit.HEARTS)


def sorted_hand(cards: Iterable[Card], order: str, mirror: bool = False) -> tuple[Card, ...]:
    """The cards from left to right: by `suits`, suits of `alternating` colours, or `ranks`."""
    cards = tuple(cards)
    if order == "ranks":
        lying = sorted(cards, key=lambda card: (card.rank, card.suit, card.pack))
    elif order == "alternating":
        suits = _alternating({card.suit for card in cards})
        lying = sorted(cards, key=lambda card: (suits.index(card.suit), card.rank, card.pack))
    else:
        lying = sorted(cards, key=lambda card: (card.suit, card.rank, card.pack))
    return tuple(reversed(lying)) if mirror else tuple(lying)


def _alternating(suits: set[Suit]) -> list[Suit]:
    """The suits so that no two of a colour are neighbours, where that can be."""
    black = [suit for suit in _BLACK if suit in suits]
    red = [suit for suit in _RED if suit in suits]
    more, fewer = (black, red) if len(black) >= len(red) else (red, black)
    order: list[Suit] = []
    for number, suit in enumerate(more):
        order.append(suit)
        order += fewer[number : number + 1]
    return order
