"""Positions: any moment of a deal, set up; and those that cannot be."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts.engine.cards import cards_of, text_of
from hearts.engine.game import Phase, beginning, new
from hearts.engine.plain import plain_position, read_position
from hearts.engine.play import NOBODY
from hearts.engine.position import set_up
from hearts.engine.rules import Direction, RuleSet
from hearts.engine.view import view
from tests.engine.house import EVERY_RULE_SET
from tests.engine.plays import Random, somewhere
from tests.engine.tables import exactly, game_of, play, rules_of, table

FOUR = "2C AD / 3C KD / 4C QD / 5C JD"


def test_hands_alone_are_a_first_trick() -> None:
    game = game_of("classic", FOUR)
    facts = game.deal.table
    assert game.phase is Phase.PLAY
    assert (facts.leader, facts.opening, facts.first_trick) == (0, cards_of("2C")[0], True)
    assert (facts.broken, facts.trick, facts.taken) == (False, (), ((),) * 4)
    assert (game.totals, facts.number, facts.dealer) == ((0, 0, 0, 0), 0, 0)


def test_a_direction_other_than_hold_means_that_the_pass_comes_first() -> None:
    hands = "2C 3C 4C / 2D 3D 4D / 2S 3S 4S / 2H 3H 4H"
    game = game_of("classic", hands, direction=Direction.LEFT)
    assert game.phase is Phase.PASS
    assert game.deal.table.leader == NOBODY
    assert game_of("classic", hands, direction=Direction.LEFT, leader=0).phase is Phase.PLAY


def test_cards_named_nowhere_are_out_of_play() -> None:
    game = game_of("classic", "2C / 2D / 2S / 2H", leader=0, first_trick=False)
    game = play(game, "2C 2D 2S 2H")
    assert game.scores[0].shooter == 0  # with the one penalty card there is
    assert game.totals == (0, 1, 1, 1)


@table(
    """
    hands | trick | taken | broken | first trick
    # hearts are broken when a heart has been taken or lies on the table, unless it is said
    2C / 3C / 4C / 5C   |            | AD KD QD 2H / / /   | yes | no
    2C / 3C / 4C / 5C   |            | AD KD QD QS / / /   | no  | no
    2C / 3C / 4C / 5C   |            | AD KD QD JD / / /   | no  | no
    / 3C / 4C / 5C      | 0 2C       | AD KD QD JD / / /   | no  | no
    / / 4C / 5C         | 0 2C, 1 2H | AD KD QD JD / / /   | yes | no
    """
)
def test_what_follows_from_the_rest(
    hands: str, trick: str, taken: str, broken: str, first_trick: str
) -> None:
    known = tuple(cards_of(cards) for cards in taken.split("/"))
    plays = tuple((int(part[0]), cards_of(part[2:])[0]) for part in trick.split(", ") if part)
    leader = None if plays else 0
    facts = game_of("classic", hands, leader=leader, trick=plays, taken=known).deal.table
    assert (facts.broken, facts.first_trick) == (broken == "yes", first_trick == "yes")
    assert facts.leader == 0
    assert facts.turn == len(plays)


def test_a_first_trick_in_the_middle() -> None:
    rules = rules_of("classic hand_size=2 kitty=dead opening=left_of_dealer pass_count=1")
    trick = ((1, cards_of("3C")[0]),)
    game = game_of(rules, "2C AD / KD / 4C QD / 5C JD", trick=trick)
    assert game.deal.table.first_trick
    assert view(game, 2).playable == cards_of("4C")


@pytest.mark.parametrize(
    ("hands", "rest", "sentence"),
    [
        ("2C / 3C / 4C", {}, "hands must have an entry for each of 4 seats, not 3"),
        (FOUR, {"taken": ((),)}, "taken must have an entry for each of 4 seats, not 1"),
        (FOUR, {"totals": (0, 0)}, "totals must have an entry for each of 4 seats, not 2"),
        (FOUR, {"leader": 4}, "there is no seat 4: seats are 0 to 3"),
        (FOUR, {"leader": -1}, "there is no seat -1: seats are 0 to 3"),
        (FOUR, {"dealer": 9}, "there is no seat 9: seats are 0 to 3"),
        (FOUR, {"number": -1}, "deal must be 0 or more, not -1"),
        ("2C 2C / 3C KD / 4C QD / 5C JD", {}, "2C is in two places"),
        (FOUR, {"dead": cards_of("AD")}, "AD is in two places"),
        (FOUR, {"taken": (cards_of("5C"), (), (), ())}, "5C is in two places"),
        (FOUR, {"carried": cards_of("JD")}, "JD is in two places"),
        ("2C' AD / 3C KD / 4C QD / 5C JD", {}, "2C' is not in the deck of these rules"),
        (
            FOUR,
            {"kitty": cards_of("AH")},
            "these rules have no kitty for a taker: name its cards dead",
        ),
        (
            "AD / 3C KD / 4C QD / JD",
            {"trick": ((0, cards_of("2C")[0]), (3, cards_of("5C")[0]))},
            "the trick cannot be: 5C is seat 3's, but play goes clockwise from seat 0",
        ),
        (
            "AD / KD 3C / QD 4C / JD 5C",
            {"trick": ((0, cards_of("2C")[0]),), "leader": 1},
            "the trick cannot be: 2C is seat 0's, but play goes clockwise from seat 1",
        ),
        (
            "AD / KD / QD / JD",
            {"trick": tuple(enumerate(cards_of("2C 3C 4C 5C")))},
            "the trick is complete: put its cards among the taken ones",
        ),
        (
            "2C AD / 3C / 4C QD / 5C JD",
            {},
            "hands of 2, 1, 2, 2 cards cannot be in this trick: one is too long",
        ),
        (
            "AD 6C / KD 3C / QD 4C / JD 5C",
            {"trick": ((0, cards_of("2C")[0]),)},
            "hands of 2, 2, 2, 2 cards cannot be in this trick: one is too long",
        ),
        ("/ / /", {}, "there is no card left to play"),
        (FOUR, {"direction": Direction.LEFT}, "hands of 2 cannot pass 3 cards"),
        (
            FOUR,
            {"leader": 2, "first_trick": True},
            "seat 2 cannot lead the first trick: seat 0 holds 2C",
        ),
        (
            FOUR,
            {"first_trick": False},
            "who leads? The rules find the leader of the first trick only",
        ),
        (
            FOUR,
            {"taken": (cards_of("6C"), (), (), ())},
            "who leads? The rules find the leader of the first trick only",
        ),
    ],
)
def test_impossible(hands: str, rest: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=exactly(sentence)):
        game_of("classic", hands, **rest)


def test_nobody_sits_across_in_an_odd_round() -> None:
    with pytest.raises(ValueError, match="nobody sits across with 3 players"):
        game_of("black_maria", "3C / 4C / 5C", direction=Direction.ACROSS)


@pytest.mark.parametrize(
    ("plain", "sentence"),
    [
        ({}, "a position needs hands: a list of cards for each seat"),
        ({"hand": []}, "a position needs hands"),
        ({"hands": [], "cards": []}, "'cards' is no part of a position: use hands, kitty, dead"),
        ({"hands": None}, "a position needs hands"),
        ({"hands": 4}, "hands must be a list, not 4"),
        ({"hands": ["2C"]}, "an entry of hands must be a list, not '2C'"),
        ({"hands": [["2X"]]}, "'2X' is no card"),
        ({"hands": [[2]]}, "2 is no card"),
        ({"hands": [[["2C"]]]}, r"\['2C'\] is no card"),
        ({"hands": [], "leader": "0"}, "leader must be a whole number, not '0'"),
        ({"hands": [], "dealer": True}, "dealer must be a whole number, not True"),
        ({"hands": [], "broken": 1}, "broken must be true or false, not 1"),
        ({"hands": [], "trick": [[0]]}, r"an entry of trick must be \[seat, card\], not \[0\]"),
        ({"hands": [], "trick": [["2C", 0]]}, "a seat must be a whole number, not '2C'"),
        ({"hands": [], "totals": [0.5]}, "an entry of totals must be a whole number, not 0.5"),
        ({"hands": [], "direction": "up"}, "direction must be one of left, right, across, hold"),
    ],
)
def test_malformed(plain: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}"):
        read_position(plain)


@EVERY_RULE_SET
def test_any_moment_can_be_set_up_again(rules: RuleSet) -> None:
    """Through plain data and back: the same hands, table, turn and legal cards."""
    for seed in range(4):
        rng = Random(f"{rules.variant}/{rules.players}/{seed}")
        game = somewhere(new(rules, "x"), rng)
        while game.phase is not Phase.PLAY:
            game = somewhere(new(rules, "x"), rng)
        plain = json.loads(json.dumps(plain_position(game)))
        again = set_up(rules, "x", read_position(plain))
        # A position knows no past: what was dealt and passed, and the tricks card by card.
        assert again.deal.table == game.deal.table._replace(tricks=(), kitty=())
        assert again.deal.hands == game.deal.hands
        assert again.totals == game.totals
        assert [view(again, seat).playable for seat in rules.seats] == [
            view(game, seat).playable for seat in rules.seats
        ]
        assert beginning(again) == again
        assert plain_position(again) == plain


@given(st.data())
def test_plain_positions_read_back(data: st.DataObject) -> None:
    """A position of any few cards, whatever is left unsaid, is written whole and read the same."""
    rules = rules_of(data.draw(st.sampled_from(["classic", "club/3 kitty=first_trick", "duel"])))
    size = data.draw(st.integers(1, 4))
    cards = data.draw(st.permutations(rules.deck))
    hands = [text_of(cards[seat * size :][:size]) for seat in rules.seats]
    rest = data.draw(
        st.fixed_dictionaries(
            {},
            optional={
                "first_trick": st.just(True),
                "broken": st.booleans(),
                "dealer": st.sampled_from(rules.seats),
                "number": st.integers(0, 9),
                "dead": st.just(tuple(cards[-2:])),
            },
        )
    )
    game = game_of(rules, " / ".join(hands), **rest)
    again = set_up(rules, "seed", read_position(plain_position(game)))
    assert again == game
