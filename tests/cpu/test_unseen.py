"""What is certain about the unseen cards, a row for a sentence.

The last place, after the seats, is that of the cards in no hand.
"""

import pytest

from hearts.cpu.unseen import constraints, matched
from hearts.engine.cards import card_of, cards_of
from hearts.engine.game import Game
from hearts.engine.rules import Direction
from hearts.engine.view import view
from tests.engine.tables import game_of, numbers, pass_all, play, table

SHORT = "classic hand_size=2 kitty=dead opening=left_of_dealer passing=off"
"""Deals of two cards each, so that a row can write them all: seat 1 leads."""

DUEL = "4C 6C 8C 4D 6D 8D TD QD AD 2S 4S 6S 8S / TC QC AC 2D TS QS AS 2H 4H 6H 8H TH QH"
"""A deal of `duel`: 2C and AH are dead."""


def holders(game: Game, seat: int, card: str) -> tuple[int, ...]:
    return constraints(view(game, seat)).holders[card_of(card)]


@table("""
    rules | hands | played | card | known

    # A card that nobody has shown may lie anywhere but in the own hand.
    classic | 5C 9D / 6C 8D / 7C 7D / 8C 6D |    | 6C | 1 2 3 4
    classic | 5C 9D / 6C 8D / 7C 7D / 8C 6D | 5C | KH | 1 2 3 4
    # Who does not follow has none of the suit led.
    classic | 5C 9D / 6D 8D / 7C 7D / 8C 2D | 5C 6D | 7C | 2 3 4
    classic | 5C 9D / 6D 8D / 7C 7D / 8C 2D | 5C 6D | 7D | 1 2 3 4
    # Who leads a heart while hearts are not broken has hearts alone.
    SHORT | 5C 9D / 9H AH / 7H 7D / 8H 2H | 9H | 7D | 2 3 4
    SHORT | 5C 9D / 9H AH / 7H 7D / 8H 2H | 9H | 2H | 1 2 3 4
    # Where they may be led at any time that tells nothing.
    SHORT must_break=off first_trick_points=on | 5C 9D / 9H AH / 7H 7D / 8H 2H | 9H | 7D | 1 2 3 4
    # Who throws points on the first trick has points alone.
    SHORT | 5C 9D / TD AH / 3H QS / 8D 2S | TD 3H | KS | 1 3 4
    SHORT | 5C 9D / TD AH / 3H QS / 8D 2S | TD 3H | QS | 1 2 3 4
    SHORT first_trick_points=on | 5C 9D / TD AH / 3H QS / 8D 2S | TD 3H | KS | 1 2 3 4
    # The opening lead is forced, and so tells nothing more of its hand, even where it has points.
    duel points=C:1 first_trick_points=off | TURNED | 4C | AH | 1 2
    # Who leads the queen of spades while it should wait had nothing else to lead.
    SHORT queen_waits=lead | 5C 9D / QS AH / 3S KH / 8D 2S | QS | 3S | 2 3 4
    SHORT queen_waits=lead | 5C 9D / QS AH / 3S KH / 8D 2S | QS | KH | 1 2 3 4
    # The lowest club dealt opens: a lower one is in no hand, before it is led and after.
    duel | DUEL | | 2C | 2
    duel | DUEL | 4C | 2C | 2
    duel | DUEL | 4C | AH | 1 2
""")
def test_certain(rules: str, hands: str, played: str, card: str, known: str) -> None:
    words = {"SHORT": SHORT, "DUEL": DUEL, "TURNED": " / ".join(reversed(DUEL.split(" / ")))}
    first, *changes = rules.split()
    game = game_of(" ".join((words.get(first, first), *changes)), words.get(hands, hands))
    assert holders(play(game, played), 0, card) == numbers(known)


def test_the_opening_card_is_known_to_be_in_the_leaders_hand() -> None:
    game = game_of("classic", "5C 9D / 6C 8D / 7C 7D / 3C 6D")
    assert game.deal.table.opening == card_of("3C")
    assert holders(game, 0, "3C") == (3,)


def test_a_passed_card_lies_with_its_receiver_until_it_is_played() -> None:
    hands = "5C 9D 2S / 6C 8D 3S / 7C 7D 4S / 8C 6D 5S"
    before = game_of("classic pass_count=1", hands, direction=Direction.LEFT)
    game = pass_all(before, "9D / 8D / 7D / 6D")
    assert holders(game, 0, "9D") == (1,)
    assert holders(game, 0, "8D") == (1, 2, 3, 4)
    later = play(game, "5C 6C 7C 8C 5S 2S 3S 4S 7D 6D 9D")
    assert card_of("9D") not in constraints(view(later, 0)).holders


def test_a_kitty_that_was_taken_is_seen() -> None:
    rules = "club/3 kitty=first_trick passing=off hand_size=17"
    hands = (
        "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2D 3D 4D 5D",
        "6D 7D 8D 9D TD JD QD KD AD 2S 3S 4S 5S 6S 7S 8S 9S",
        "TS JS QS KS AS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH",
    )
    game = game_of(rules, " / ".join(hands), kitty=cards_of("AH"))
    assert holders(game, 0, "AH") == (1, 2, 3)
    later = play(game, "2C 6D TS")
    assert card_of("AH") not in constraints(view(later, 0)).holders


def test_what_is_certain_can_leave_one_way() -> None:
    """Three cards and three seats: each seat but one has shown out of a suit or two."""
    game = game_of("classic", "2C 2D / 3H 4C / 3S 4D / 3D 5C", leader=0)
    known = constraints(view(play(game, "2C 4C 3S 5C"), 0))
    assert known.room == (0, 1, 1, 1, len(known.holders) - 3)
    assert known.holders[card_of("KC")] == (1, 3, 4)


@pytest.mark.parametrize(
    ("holders_", "room", "possible"),
    [
        ({"2C": (0, 1), "3C": (0,)}, (1, 1), True),
        ({"2C": (0,), "3C": (0,)}, (1, 1), False),
        ({"2C": (0, 1), "3C": (0, 1)}, (1, 2), False),
        ({"2C": (0, 1), "3C": (0, 2), "4C": (0,)}, (1, 1, 1), True),
        ({"2C": (0, 1), "3C": (1, 2), "4C": (2, 3), "5C": (0,)}, (1, 1, 1, 1), True),
        ({"2C": (0, 1), "3C": (0, 1), "4C": (1, 2), "5C": (1, 2)}, (1, 1, 2), True),
        ({}, (0, 0), True),
    ],
)
def test_cards_are_moved_on_to_make_room(
    holders_: dict[str, tuple[int, ...]], room: tuple[int, ...], possible: bool
) -> None:
    holders = {card_of(text): places for text, places in holders_.items()}
    placed = matched(holders, room)
    assert (placed is not None) == possible
    if placed is not None:
        assert all(place in holders[card] for card, place in placed.items())
        assert [list(placed.values()).count(place) for place in range(len(room))] == list(room)
