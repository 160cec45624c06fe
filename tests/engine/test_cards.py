"""Cards: their text, their order, the packs, and the shuffle."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts.engine.cards import (
    CARDS,
    FACES,
    RANKS,
    Card,
    Suit,
    card_of,
    cards_of,
    shuffled,
    text_of,
)
from tests.engine.tables import table


def test_two_packs_of_52_different_cards() -> None:
    assert len(CARDS) == len(set(CARDS)) == 104
    assert CARDS[:52] == FACES
    assert [card.pack for card in CARDS] == [0] * 52 + [1] * 52


def test_a_card_is_its_number() -> None:
    assert [int(card) for card in CARDS] == list(range(104))
    assert all(card == 52 * card.pack + 13 * card.suit + card.rank - 2 for card in CARDS)


@table(
    """
    text | suit | rank | pack
    # rank then suit
    2C   | CLUBS    | 2  | 0
    TH   | HEARTS   | 10 | 0
    QS   | SPADES   | 12 | 0
    AD   | DIAMONDS | 14 | 0
    # the copy in the second pack has a mark
    QS'  | SPADES   | 12 | 1
    """
)
def test_text_of_a_card(text: str, suit: str, rank: str, pack: str) -> None:
    card = card_of(text)
    assert (card.suit, card.rank, card.pack) == (Suit[suit], int(rank), int(pack))
    assert str(card) == repr(card) == card.text == text


def test_two_is_low_and_the_ace_is_high() -> None:
    ranked = cards_of("2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD")
    assert [card.rank for card in ranked] == list(RANKS)
    assert list(ranked) == sorted(ranked)


def test_a_hand_sorts_by_suit_then_rank() -> None:
    assert text_of(sorted(cards_of("AH 2H QS 3S KD AC 2C"))) == "2C AC KD 3S QS 2H AH"


def test_twins_share_a_face() -> None:
    assert card_of("QS").face is card_of("QS'").face is card_of("QS")
    assert card_of("QS") != card_of("QS'")
    assert Counter(card.face for card in CARDS) == Counter(dict.fromkeys(FACES, 2))


@given(st.lists(st.sampled_from(CARDS)))
def test_text_of_cards_reads_back(cards: list[Card]) -> None:
    assert cards_of(text_of(cards)) == tuple(cards)


@pytest.mark.parametrize(
    "text", ["", "Q", "SQ", "qs", "1C", "10H", "QS''", "QX", "Q S", "''", None]
)
def test_what_is_no_card_is_quoted(text: str) -> None:
    with pytest.raises(ValueError, match="is no card: write a rank of") as refused:
        card_of(text)
    assert repr(text) in str(refused.value)


def test_every_text_but_the_104_is_refused() -> None:
    texts = {card.text for card in CARDS}
    letters = "23456789TJQKA1CDSHcdsh'"
    for text in {a + b + c for a in letters for b in letters for c in ("", *letters)} - texts:
        with pytest.raises(ValueError, match="is no card"):
            card_of(text)


@given(st.integers(), st.sampled_from([1, 2]))
def test_a_shuffle_keeps_the_cards(seed: int, packs: int) -> None:
    deck = CARDS[: 52 * packs]
    assert sorted(shuffled(deck, Random(seed))) == list(deck)


def test_a_shuffle_draws_on_random_alone_once_a_card() -> None:
    class Counted(Random):
        drawn = 0

        def random(self) -> float:
            self.drawn += 1
            return super().random()

        def getrandbits(self, k: int, /) -> int:
            raise AssertionError(f"{k} bits drawn")

    rng = Counted(1)
    shuffled(FACES, rng)
    assert rng.drawn == 51


def test_every_card_can_come_to_every_place() -> None:
    rng = Random("places")
    deck = cards_of("2C 3C 4C 5C")
    orders = Counter(shuffled(deck, rng) for _ in range(4800))
    assert len(orders) == 24
    assert min(orders.values()) > 120  # 200 expected, σ about 14
    assert max(orders.values()) < 280
