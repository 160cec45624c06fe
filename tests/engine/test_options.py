"""House rules: the choices of a rule set as plain data, on top of any variant, both ways."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts.engine.cards import cards_of
from hearts.engine.options import CHOICES, choices_of, rules_for
from hearts.engine.rules import Direction, Kitty, Moon, Opening, QueenWaits, RuleSet, Twins
from hearts.engine.variants import CLASSIC, variant_rules
from tests.engine.house import EVERY_RULE_SET, HouseRules, house_rules, rules_or_sentence
from tests.engine.tables import rules_of, table


def test_every_field_of_a_rule_set_is_a_choice() -> None:
    fields = set(RuleSet.__dataclass_fields__)
    assert set(CHOICES) == fields - {"variant", "players"}


@pytest.mark.parametrize(
    ("name", "plain", "value"),
    [
        ("packs", 1, 1),
        ("removed", ["3D", "2D", "2C", "3C"], cards_of("2C 3C 2D 3D")),
        ("hand_size", 13, 13),
        ("hand_size", None, None),
        ("kitty", "none", Kitty.NONE),
        ("kitty", "first_trick", Kitty.FIRST_TRICK),
        ("kitty", "dead", Kitty.DEAD),
        ("passing", ["left", "hold"], (Direction.LEFT, Direction.HOLD)),
        ("passing", ["across", "right"], (Direction.ACROSS, Direction.RIGHT)),
        ("passing", "off", ()),
        ("pass_count", 1, 1),
        ("opening", "lowest_club", Opening.LOWEST_CLUB),
        ("opening", "left_of_dealer", Opening.LEFT_OF_DEALER),
        ("first_trick_points", True, True),
        ("must_break", False, False),
        ("queen_breaks", True, True),
        ("queen_waits", "no", QueenWaits.NO),
        ("queen_waits", "lead", QueenWaits.LEAD),
        ("queen_waits", "play", QueenWaits.PLAY),
        ("trump", None, None),
        ("trump", "hearts", 3),
        ("moon", "add", Moon.ADD),
        ("moon", "subtract", Moon.SUBTRACT),
        ("moon", "choose", Moon.CHOOSE),
        ("moon", "off", Moon.OFF),
        ("moon_value", "in_play", None),
        ("moon_value", 26, 26),
        ("limit", 50, 50),
        ("twins", "play", Twins.PLAY),
        ("twins", "cancel", Twins.CANCEL),
    ],
)
def test_a_choice_changes_its_field_and_no_other(name: str, plain: object, value: object) -> None:
    rules = rules_for("classic", None, {name: plain})
    assert getattr(rules, name) == value
    others = set(RuleSet.__dataclass_fields__) - {name}
    assert all(getattr(rules, other) == getattr(CLASSIC, other) for other in others)


@table(
    """
    rules | points
    # points are merged into the variant's own table
    classic points=JD:-10        | QS 13, 2H 1, AH 1, JD -10
    spot points=JD:-10           | QS 25, 2H 2, AH 14, JD -10
    # a suit means all its cards, a card stands above its suit
    classic points=H:rank        | QS 13, 2H 2, AH 14
    classic points=H:2,AH:9      | QS 13, 2H 2, AH 9
    classic points=AH:9,H:2      | QS 13, 2H 2, AH 9
    classic points=C:1           | QS 13, 2H 1, AH 1, 2C 1, AC 1
    # 0 takes a card off the table
    classic points=QS:0          | 2H 1, AH 1
    classic points=H:0           | QS 13
    """
)
def test_points(rules: str, points: str) -> None:
    known = rules_of(rules)
    pairs = (pair.split(" ") for pair in points.split(", "))
    shown = cards_of("2C AC JD QS 2H AH")
    worth = {card.text: known.worth[card] for card in shown if known.worth[card]}
    assert worth == {card: int(value) for card, value in pairs}


def test_a_twin_is_worth_what_its_face_is() -> None:
    rules = rules_for("cancellation", None, {"points": {"JD'": -10}})
    assert [rules.worth[card] for card in cards_of("JD JD'")] == [-10, -10]


@table(
    """
    rules | players | passing | each
    # a variant played by a number it was not made for, where the cards come out even
    classic/2                     | 2 | left right across hold | 26
    classic/3 removed=2D          | 3 | left right hold        | 17
    classic/5 kitty=first_trick   | 5 | left right hold        | 10
    classic/6 kitty=dead          | 6 | left right across hold | 8
    classic/8 packs=2             | 8 | left right across hold | 13
    omnibus/7 removed=3C,2D,3D    | 7 | left right hold        | 7
    duel/4                        | 4 |                        | 7
    black_maria/3                 | 3 | right                  | 17
    old_school/2                  | 2 |                        | 26
    """
)
def test_other_numbers_of_players(rules: str, players: str, passing: str, each: str) -> None:
    known = rules_of(rules)
    assert known.players == int(players)
    assert [str(way) for way in known.passing] == passing.split()
    assert known.cards_each == int(each)


@table(
    """
    rules | same as
    # the kitty of the club: nothing taken out, unless it is said
    club/5 kitty=first_trick | club/5 kitty=first_trick removed=
    club/3 kitty=dead        | club/3 kitty=dead removed=
    club/5 kitty=none        | club/5
    cancellation/8 kitty=none | cancellation/8 kitty=none removed=
    # without a kitty all cards are dealt
    duel kitty=none          | duel kitty=none hand_size=14
    """
)
def test_kitty(rules: str, same_as: str) -> None:
    known, other = rules_of(rules), rules_of(same_as)
    assert (known.cards_each, known.kitty_size, known.removed) == (
        other.cards_each,
        other.kitty_size,
        other.removed,
    )


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"jokers": 2}, "'jokers' is no rule: choose among packs, removed, hand_size, kitty"),
        ({"limit": "50"}, "limit must be a whole number, not '50'"),
        ({"limit": 50.0}, "limit must be a whole number, not 50.0"),
        ({"limit": True}, "limit must be a whole number, not True"),
        ({"limit": None}, "limit must be a whole number, not None"),
        ({"must_break": 1}, "must_break must be true or false, not 1"),
        ({"must_break": "on"}, "must_break must be true or false, not 'on'"),
        ({"moon": "high"}, "moon must be one of add, subtract, choose, off, not 'high'"),
        ({"moon": []}, r"moon must be one of add, subtract, choose, off, not \[\]"),
        ({"moon_value": "much"}, "moon_value must be a whole number, not 'much'"),
        ({"kitty": None}, "kitty must be one of none, first_trick, dead, not None"),
        ({"queen_waits": False}, "queen_waits must be one of no, lead, play, not False"),
        ({"twins": "fight"}, "twins must be one of play, cancel, not 'fight'"),
        ({"opening": "QS"}, "opening must be one of lowest_club, left_of_dealer, not 'QS'"),
        ({"passing": []}, r"passing must be 'off' or a list of directions, not \[\]"),
        ({"passing": "left"}, "passing must be 'off' or a list of directions, not 'left'"),
        ({"passing": ["up"]}, "passing must be one of left, right, across, hold, not 'up'"),
        ({"removed": "2C"}, "removed must be a list of cards, not '2C'"),
        ({"removed": ["2X"]}, "'2X' is no card"),
        ({"removed": [2]}, "2 is no card"),
        ({"trump": "spades"}, "trump must be null or 'hearts', not 'spades'"),
        ({"trump": []}, r"trump must be null or 'hearts', not \[\]"),
        ({"points": [13]}, r"points must map cards or suits to numbers, not \[13\]"),
        ({"points": {"X": 1}}, "'X' is no card"),
        ({"points": {"": 1}}, "'' is no card"),
        ({"points": {"QS": "13"}}, "points of QS must be a whole number, not '13'"),
        ({"points": {"QS": None}}, "points of QS must be a whole number, not None"),
        ({"hand_size": "all"}, "hand_size must be a whole number, not 'all'"),
    ],
)
def test_malformed(choices: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}"):
        rules_for("classic", None, choices)


def test_players_are_a_whole_number() -> None:
    with pytest.raises(ValueError, match="players must be a whole number, not '4'"):
        rules_for("classic", "4")  # pyright: ignore[reportArgumentType]


@EVERY_RULE_SET
def test_every_choice_is_written_and_read_back(rules: RuleSet) -> None:
    choices = json.loads(json.dumps(choices_of(rules)))
    assert list(choices) == list(CHOICES)
    assert rules_for(rules.variant, rules.players, choices) == rules


@EVERY_RULE_SET
def test_every_choice_outlives_its_variant(rules: RuleSet) -> None:
    """Complete choices mean the same whatever variant they are laid on."""
    for variant in ("classic", "duel", "spot", "cancellation"):
        again = rules_for(variant, rules.players, choices_of(rules))
        assert choices_of(again) == choices_of(rules)


@given(house_rules())
def test_house_rules_are_written_and_read_back(house: HouseRules) -> None:
    rules = rules_or_sentence(house)
    if isinstance(rules, RuleSet):
        choices = json.loads(json.dumps(choices_of(rules)))
        assert rules_for(house.variant, house.players, choices) == rules
    else:
        assert rules.split(" ")[1:]  # a sentence, not a word


@given(
    st.dictionaries(
        st.sampled_from([*CHOICES, "nonsense"]),
        st.recursive(
            st.none() | st.booleans() | st.integers(-3, 60) | st.floats() | st.text(max_size=3),
            lambda inner: (
                st.lists(inner, max_size=3)
                | st.dictionaries(st.sampled_from(["QS", "H", "x"]), inner, max_size=2)
            ),
            max_leaves=4,
        ),
        max_size=3,
    )
)
def test_any_plain_data_makes_rules_or_a_sentence(choices: dict[str, object]) -> None:
    rules = rules_or_sentence(HouseRules("classic", 4, choices))
    if isinstance(rules, RuleSet):
        assert rules_for("classic", None, choices_of(rules)) == rules
    else:
        assert " " in rules


def test_no_choice_is_the_variant_itself() -> None:
    assert rules_for("spot") == variant_rules("spot")
