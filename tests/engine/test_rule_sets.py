"""Rule sets: values that are compared, and refused with a sentence when nobody could play them."""

from dataclasses import FrozenInstanceError, replace

import pytest

from hearts.engine.cards import FACES, Suit, card_of, cards_of, text_of
from hearts.engine.rules import Direction, Kitty, RuleSet, point_table
from hearts.engine.variants import CLASSIC
from tests.engine.tables import exactly, rules_of, table


@table(
    """
    rules | sentence
    # 2 to 7 players with one pack, 6 to 10 with two
    classic/1         | one pack can be played by 2 to 7 players, not by 1
    classic/8         | one pack can be played by 2 to 7 players, not by 8
    cancellation/5    | two packs can be played by 6 to 10 players, not by 5
    cancellation/11   | two packs can be played by 6 to 10 players, not by 11
    classic packs=2   | two packs can be played by 6 to 10 players, not by 4
    classic packs=3   | packs must be 1 or 2, not 3
    classic packs=0   | packs must be 1 or 2, not 0

    # the cards must come out even
    classic/5 | 52 cards do not come out even for 5 hands of 10: 2 left over; \
        take cards out or play with a kitty
    classic removed=2D | 51 cards do not come out even for 4 hands of 12: 3 left over; \
        take cards out or play with a kitty
    classic hand_size=10 | 52 cards do not come out even for 4 hands of 10: 12 left over; \
        take cards out or play with a kitty
    cancellation/6 kitty=none | 104 cards do not come out even for 6 hands of 17: 2 left over; \
        take cards out or play with a kitty
    classic hand_size=14  | 52 cards are not enough for 4 hands of 14
    classic hand_size=0   | 52 cards are not enough for 4 players
    classic hand_size=-1  | 52 cards are not enough for 4 players

    # cards can be taken out that are there, once
    classic removed=2D,2D,3D,4D  | removed names a card twice: 2D 2D 3D 4D
    classic removed=2D,3D,4D,5D' | removed names 5D', but there is only one pack

    # passing needs a receiver and enough cards
    black_lady/5 passing=left,across | nobody sits across with 5 players
    classic pass_count=0  | pass_count must be 1 to 13, not 0
    classic pass_count=14 | pass_count must be 1 to 13, not 14
    black_lady/7 pass_count=8 | pass_count must be 1 to 7, not 8

    # the lowest club dealt leads: there must be one
    classic removed=2C,3C,4C,5C,6C,7C,8C,9C,TC,JC,QC,KC,AC hand_size=9 kitty=dead | \
        the lowest club cannot lead when no club need be dealt
    classic hand_size=9 kitty=dead | the lowest club cannot lead when no club need be dealt
    classic/3 hand_size=13 kitty=dead | the lowest club cannot lead when no club need be dealt

    classic points=QS:1001 | the points of a card must be -1000 to 1000: those of QS are not
    classic points=QS:9999,JD:-1001 | \
        the points of a card must be -1000 to 1000: those of JD QS are not

    # a game must come to an end
    classic points=H:0,QS:0 | no card of the deck is worth more than 0 points: \
        no game would ever end
    classic points=QS:0,H:0,AS:5 removed=AS,AD,AC,AH | \
        no card of the deck is worth more than 0 points: no game would ever end
    classic points=JD:-26   | the bonus cards outweigh the penalty cards: no game would ever end
    classic points=H:0 moon=subtract | with one penalty card every deal is a moon, \
        and moons take points off: no game would ever end
    classic limit=9         | limit must be 10 to 1000, not 9
    classic limit=1001      | limit must be 10 to 1000, not 1001
    classic moon_value=0    | moon_value must be 1 to 1000, not 0
    classic moon_value=1001 | moon_value must be 1 to 1000, not 1001
    """
)
def test_impossible(rules: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=exactly(sentence)):
        rules_of(rules)


@table(
    """
    rules
    # the outermost values of every choice that has a range
    classic/2
    black_lady/7
    classic/7 removed=3C,2D,3D
    cancellation/6
    cancellation/10
    classic limit=10
    classic hand_size=10 kitty=dead
    classic limit=1000
    classic moon_value=1
    classic moon_value=1000
    classic pass_count=1
    classic pass_count=13
    classic points=JD:-25
    classic points=QS:1000,JD:-1000
    classic points=H:0 moon=add
    classic points=H:0,KS:10 moon=subtract
    cancellation points=H:0 moon=subtract
    classic hand_size=1 kitty=dead opening=left_of_dealer pass_count=1
    # cards that do not come out even are a kitty, open or dead
    classic/5 kitty=first_trick
    classic/5 kitty=dead
    # a pass count nobody uses does not matter
    classic passing=off pass_count=99
    """
)
def test_possible(rules: str) -> None:
    assert rules_of(rules).cards_each >= 1


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            {"removed": cards_of("3D 2D 4D 5D")},
            "removed must be in card order, not 3D 2D 4D 5D",
        ),
        (
            {"points": ((card_of("2H"), 1), (card_of("QS"), 13))},
            "points must name faces of the first pack in card order, each once",
        ),
        (
            {"points": ((card_of("QS"), 13), (card_of("QS"), 1))},
            "points must name faces of the first pack in card order, each once",
        ),
        (
            {"points": ((card_of("QS'"), 13),)},
            "points must name faces of the first pack in card order, each once",
        ),
        ({"trump": Suit.SPADES}, "trump must be none or hearts, not spades"),
    ],
)
def test_values_that_only_code_can_give(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=exactly(sentence)):
        replace(CLASSIC, **changes)


def test_a_rule_set_is_a_value() -> None:
    assert RuleSet() == CLASSIC
    assert hash(RuleSet()) == hash(CLASSIC)
    assert replace(CLASSIC, limit=50) != CLASSIC
    with pytest.raises(FrozenInstanceError):
        CLASSIC.limit = 50  # pyright: ignore[reportAttributeAccessIssue]


@table(
    """
    rules | cards each | kitty | penalties in all
    classic                | 13 | 0 | 26
    black_lady/3           | 17 | 0 | 26
    classic/5 kitty=dead   | 10 | 2 | 26
    duel                   | 13 | 2 | 20
    cancellation/7         | 14 | 6 | 52
    classic points=JD:-10  | 13 | 0 | 26
    classic points=JD:10   | 13 | 0 | 36
    """
)
def test_sizes(rules: str, cards_each: str, kitty: str, penalties_in_all: str) -> None:
    known = rules_of(rules)
    assert (known.cards_each, known.kitty_size) == (int(cards_each), int(kitty))
    assert known.total(known.penalties) == int(penalties_in_all)


@table(
    """
    rules | breakers
    # any heart breaks hearts; the Q♠ where the rules say so, both copies of her
    classic                         |
    classic queen_breaks=on         | QS
    black_lady                      | QS
    club                            |
    duel                            |
    cancellation queen_breaks=on    | QS QS'
    """
)
def test_breakers(rules: str, breakers: str) -> None:
    known = rules_of(rules)
    hearts = {card for card in known.deck if card.suit is Suit.HEARTS}
    assert known.breakers == hearts | set(cards_of(breakers))


@table(
    """
    direction | players | offset
    left   | 4 | 1
    right  | 4 | 3
    across | 4 | 2
    hold   | 4 | 0
    left   | 5 | 1
    right  | 5 | 4
    across | 6 | 3
    left   | 2 | 1
    right  | 2 | 1
    across | 2 | 1
    """
)
def test_directions(direction: str, players: str, offset: str) -> None:
    assert Direction(direction).offset(int(players)) == int(offset)


def test_worthless_faces_are_left_out_of_a_point_table() -> None:
    assert point_table({card_of("QS"): 13, card_of("2C"): 0}) == ((card_of("QS"), 13),)


def test_the_deck_is_what_is_not_taken_out() -> None:
    rules = replace(CLASSIC, removed=cards_of("2C 2D"), kitty=Kitty.DEAD)
    assert text_of(rules.deck) == text_of(face for face in FACES if face.text not in ("2C", "2D"))
