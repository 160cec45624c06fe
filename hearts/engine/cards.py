"""Cards, packs, and the text of both."""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from random import Random
from typing import Final


class Suit(IntEnum):
    """The four suits, in the order a hand is sorted."""

    CLUBS = 0
    DIAMONDS = 1
    SPADES = 2
    HEARTS = 3

    def __str__(self) -> str:
        return SUIT_TEXT[self]

    def __repr__(self) -> str:
        return self.name


SUIT_TEXT: Final = "CDSH"
RANK_TEXT: Final = "23456789TJQKA"
SUITS: Final = tuple(Suit)
RANKS: Final = tuple(range(2, 15))
PACK_SIZE: Final = 52
TWIN_MARK: Final = "'"


class Card(int):
    """One card of one pack; also the small number 52·pack + 13·suit + rank − 2.

    Being a number, a card hashes, compares and sorts at the speed of one: packs, suits, ranks in
    turn. There is one object for each card: take it from `CARDS` or `card_of(text)`.
    """

    pack: int  # 0, or 1 in the second pack
    suit: Suit
    rank: int  # 2 … 14, the ace high
    face: "Card"  # the first pack's card of the same suit and rank
    text: str  # "QS", in the second pack "QS'"

    def __bool__(self) -> bool:
        return True  # also 2C, the number 0: `if card` asks whether there is one

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__


def _make_cards() -> tuple[Card, ...]:
    cards = tuple(Card(number) for number in range(2 * PACK_SIZE))
    for one in cards:
        one.pack, place = divmod(int(one), PACK_SIZE)
        one.suit = SUITS[place // 13]
        one.rank = RANKS[place % 13]
        one.face = cards[place]
        one.text = f"{RANK_TEXT[one.rank - 2]}{one.suit}{TWIN_MARK * one.pack}"
    return cards


CARDS: Final = _make_cards()
FACES: Final = CARDS[:PACK_SIZE]
SUIT_FACES: Final = tuple(FACES[13 * suit : 13 * suit + 13] for suit in SUITS)
_BY_TEXT: Final = {one.text: one for one in CARDS}


def card_of(text: str) -> Card:
    """The card written as `text`, such as `QS`, `TH` or `2C'`; ValueError for any other text."""
    try:
        return _BY_TEXT[text]
    except (KeyError, TypeError):
        raise ValueError(
            f"{text!r} is no card: write a rank of {RANK_TEXT} and a suit of {SUIT_TEXT}, like 'QS'"
        ) from None


def cards_of(text: str) -> tuple[Card, ...]:
    """The cards written in `text` with blanks between them, in that order."""
    return tuple(card_of(word) for word in text.split())


def text_of(some: Iterable[Card]) -> str:
    """The cards as text with blanks between them; the inverse of `cards_of`."""
    return " ".join(one.text for one in some)


QUEEN_OF_SPADES: Final = card_of("QS")


def shuffled(some: Sequence[Card], rng: Random) -> tuple[Card, ...]:
    """The same cards in random order, by Fisher and Yates.

    It draws on `rng.random()` alone, the one method whose results Python promises to keep from
    version to version, so a seed deals the same hands everywhere.
    """
    deck = list(some)
    draw = rng.random
    for last in range(len(deck) - 1, 0, -1):
        other = int(draw() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)
