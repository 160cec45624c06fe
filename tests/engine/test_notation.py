"""Saved games: text that a person can read, and that reads back as the very same game."""

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hearts.engine.game import beginning, new, replay
from hearts.engine.notation import VERSION, Save, read, write
from hearts.engine.plain import plain_position, read_position
from hearts.engine.position import set_up
from hearts.engine.rules import RuleSet
from tests.engine.golden import check_golden
from tests.engine.house import EVERY_RULE_SET, playable_rules
from tests.engine.plays import somewhere
from tests.engine.saves import sealed, short_save
from tests.engine.tables import exactly


def test_a_save_reads_like_this(record: bool) -> None:
    check_golden("save.txt", write(short_save()), record)


def test_it_says_all_there_is() -> None:
    save = short_save()
    again = read(write(save))
    assert again == save
    assert replay(beginning(again.game), again.game.actions)[0] == save.game


@EVERY_RULE_SET
def test_any_moment_of_every_variant(rules: RuleSet) -> None:
    for seed in range(6):
        game = somewhere(new(rules, f"x{seed}"), Random(f"{rules.variant}/{seed}"))
        save = Save(game, tuple(f"player {seat}" for seat in rules.seats) if seed else ())
        text = write(save)
        assert read(text) == save
        assert write(read(text)) == text
        assert text.count("\n") == len(text.splitlines())
        assert max(map(len, text.splitlines())) < 300


@settings(max_examples=60)
@given(playable_rules(), st.integers(), st.text(), st.booleans())
def test_any_moment_with_house_rules(rules: RuleSet, seed: int, name: str, whole: bool) -> None:
    """Whatever the rules, the seed and the players' names, from the first deal or a position."""
    name = name.encode(errors="replace").decode()  # a seed is made of characters
    game = somewhere(new(rules, name), Random(seed), deals=1)
    if not whole and not game.deal.over:
        game = set_up(rules, name, read_position(plain_position(game)))
        game = somewhere(game, Random(seed), deals=1)
    save = Save(game, (name,) * rules.players)
    assert read(write(save)) == save


@pytest.mark.parametrize("text", ["\r\n", "\n\n\n", ""])
def test_how_lines_end_does_not_matter(text: str) -> None:
    save = short_save()
    written = write(save)
    ends = written.replace("\n", text) if text == "\r\n" else written.rstrip("\n") + text
    assert read(ends) == save


@pytest.mark.parametrize(
    ("title", "sentence"),
    [
        (
            f"hearts save {VERSION + 1}",
            f"version {VERSION + 1} is not known: update the program (it reads {VERSION})",
        ),
        (
            "hearts save 999",
            f"version 999 is not known: update the program (it reads {VERSION})",
        ),
        ("hearts save", f"a save begins with 'hearts save {VERSION}'"),
        ("hearts save one", f"a save begins with 'hearts save {VERSION}'"),
        ("spades save 1", f"a save begins with 'hearts save {VERSION}'"),
        ("", f"a save begins with 'hearts save {VERSION}'"),
    ],
)
def test_a_save_of_another_version_is_refused(title: str, sentence: str) -> None:
    text = write(short_save()).replace(f"hearts save {VERSION}", title)
    with pytest.raises(ValueError, match=exactly(f"line 1, {title!r}: {sentence}")):
        read(sealed(text))


@pytest.mark.parametrize(
    ("line", "instead", "complaint"),
    [
        ("variant duel", "variant dual", "'dual' is no variant: choose one of classic, "),
        ("variant duel", "variant", "'' is no variant"),
        ("players 2", "players two", "Expecting value"),
        ("players 2", "players", "a value is missing"),
        ("players 2", "players 2.0", "players must be a whole number, not 2.0"),
        ("rule limit 100", "rule limit", "a value is missing"),
        ("rule limit 100", "rule limit ", "Expecting value"),
        ("rule limit 100", 'rule limit "100"', "limit must be a whole number, not '100'"),
        ("rule limit 100", "rule limit 100 200", "Extra data"),
        ("rule must_break true", "rule must_break True", "Expecting value"),
        ('rule kitty "dead"', 'rule kitty "alive"', "kitty must be one of none, first_trick,"),
        ('rule passing ["left"]', 'rule passing ["left"', "Expecting ',' delimiter"),
        ("SEED", "seed 1", "a seed is a text in quotes"),
        ("SEED", "seed", "a value is missing"),
        ("SEED", 'seed "x', "Unterminated string"),
        ('seats ["person","hard"]', 'seats ["person"]', "seats must be 2 words, or none"),
        ('seats ["person","hard"]', "seats [1,2]", "seats must be 2 words, or none"),
        ('seats ["person","hard"]', 'seats "person"', "seats must be a list, not 'person'"),
        ("POSITION", "position []", "a position maps names to values"),
        ("POSITION", "position {}", "a position needs hands"),
        ("POSITION", 'position {"hands":[["2C"],["2C"]]}', "2C is in two places"),
        ("POSITION", 'position {"hands":[["2C"],["4X"]]}', "'4X' is no card"),
        ("POSITION", "position " + "[" * 9999, ""),
        ("deal 3", "deal 2", "deal 3 comes next"),
        ("deal 3", "deal three", "deal 3 comes next"),
        ("deal 3", "deal 3 4", "deal 3 comes next"),
        ("deal 4", "deal 5", "deal 4 comes next"),
        ("deal 4", "deal", "deal 4 comes next"),
        ("pass 1 QS", "pass 1 Qs", "'Qs' is no card: write a rank of"),
        ("pass 1 QS", "pass 2 QS", "'2' is no seat: seats are 0 to 1"),
        ("pass 1 QS", "pass 01 QS", "'01' is no seat"),
        ("pass 1 QS", "pass 1 2C", "the rules refuse it: not_in_hand"),
        ("pass 1 QS", "pass 1 QS 4C", "the rules refuse it: pass_count"),
        ("pass 1 QS", "pass 1", "a line is 'deal N', or 'pass', 'trick' or 'moon' with a seat"),
        ("pass 1 QS", "", "a line is 'deal N', or 'pass', 'trick' or 'moon' with a seat"),
        ("pass 1 QS", "pass  1 QS", "'' is no seat"),
        ("pass 0 AH", "deal 4", "the rules refuse it: wrong_phase"),
        ("pass 0 AH", "trick 0 2C", "the rules refuse it: wrong_phase"),
        ("trick 0 2C 4C", "trick 1 2C 4C", "the rules refuse it: not_your_turn"),
        ("trick 0 2C 4C", "trick 0 QS 4C", "the rules refuse it: open_with"),
        ("trick 0 2C 4C", "trick 0 2C AH", "the rules refuse it: follow_suit"),
        ("trick 0 2C 4C", "trick 0 2C  4C", "'' is no card"),
        ("trick 0 2C 4C", "Trick 0 2C 4C", "a line is 'deal N', or 'pass', 'trick' or 'moon'"),
        ("trick 1 AH QS", "trick 1 AH QS 2C", "the rules refuse it: wrong_phase"),
        ("moon 1 subtract", "moon 1 high", "the choice must be one of add, subtract, "),
        ("moon 1 subtract", "moon 1 off", "the rules refuse it: wrong_phase"),
        ("moon 1 subtract", "moon 0 add", "the rules refuse it: not_your_turn"),
        ("END", "end", "a save ends with 'end', the number of actions and a checksum"),
        ("END", "end 9", "a save ends with 'end', the number of actions and a checksum"),
        ("END", "fine 9 00000000", "a save ends with 'end', the number of actions and a"),
        ("END", "end 8 00000000", "there are 9 actions: some were lost or added"),
        ("END", "end 9 00000000", "the checksum does not match: something above was changed"),
    ],
)
def test_a_malformed_line_is_quoted_with_its_number(
    line: str, instead: str, complaint: str
) -> None:
    lines = write(short_save()).splitlines()
    start = line.lower() + " " if line.isupper() else line
    (number,) = (number for number, text in enumerate(lines) if text.startswith(start))
    lines[number] = instead
    begins = f"line {number + 1}, {instead[:80]!r}: {complaint}"
    with pytest.raises(ValueError, match=f"^{re.escape(begins)}"):
        read("\n".join(lines))


@pytest.mark.parametrize(
    ("line", "instead", "complaint"),
    [
        ("players 2", "players 1", "one pack can be played by 2 to 7 players, not by 1"),
        ("rule limit 100", "rule limit 9", "limit must be 10 to 1000, not 9"),
    ],
)
def test_lines_that_make_no_game_together(line: str, instead: str, complaint: str) -> None:
    text = write(short_save()).replace(line, instead)
    with pytest.raises(
        ValueError, match=exactly(f"the lines from 'variant' to 'rule': {complaint}")
    ):
        read(text)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("seed ", "the lines before the first deal lack 'seed'"),
        ("seats ", "the lines before the first deal lack 'seats'"),
        ("variant ", "the lines before the first deal lack 'variant'"),
        ("rule twins ", "the lines before the first deal lack 'rule twins'"),
        ("deal ", "line 30: the save ends before its first deal"),
        ("position ", "line 23, 'deal 3': deal 0 comes next"),
    ],
)
def test_a_line_that_is_lacking(line: str, complaint: str) -> None:
    lines = [text for text in write(short_save()).splitlines() if not text.startswith(line)]
    with pytest.raises(ValueError, match=exactly(complaint)):
        read("\n".join(lines))


def test_a_line_that_is_said_twice_or_means_nothing() -> None:
    text = write(short_save())
    with pytest.raises(ValueError, match=exactly("line 3, 'players 2': players is said twice")):
        read(text.replace("variant duel\n", "players 2\nplayers 2\nvariant duel\n", 1))
    with pytest.raises(ValueError, match=exactly("line 3: 'colour red' is not understood")):
        read(text.replace("players 2\n", "colour red\nplayers 2\n", 1))
