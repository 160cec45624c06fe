"""A finished game as a record."""

import json
from dataclasses import replace
from datetime import datetime
from zlib import crc32

import pytest

from hearts.engine.cards import cards_of
from hearts.engine.events import Play
from hearts.engine.game import beginning, new, replay
from hearts.engine.notation import Save, read
from hearts.engine.position import Position, set_up
from hearts.engine.rules import RuleSet
from hearts.engine.variants import CLASSIC, VARIANTS, variant_rules
from hearts.records.packing import unpacked
from hearts.records.record import Mark, finished, line_of, plain, record_in
from tests.records.games import (
    RULE_SETS,
    SHORT,
    autoplayed,
    entry,
    moment,
    random_game,
    seats_of,
)


def short(rules: RuleSet) -> RuleSet:
    return replace(rules, limit=30)


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda r: f"{r.variant}-{r.players}")
def test_a_record_says_what_the_game_says(rules: RuleSet) -> None:
    game = random_game(short(rules), "record")
    seats = seats_of(rules.players, person=1, level="easy")
    record, save = finished(Save(game, seats), moment(0), [Mark.HINTS])
    assert record.scores == game.scores
    assert record.totals == game.totals
    assert record.winner == game.winner
    assert record.rules == game.rules
    assert (record.person, record.level, record.players) == (1, "easy", rules.players)
    assert record.choices == {"limit": 30}
    assert record.marks == (Mark.HINTS,)
    assert record.when == "2026-01-01T12:00:00Z"
    assert save is not None
    assert record.size == len(save)
    assert read(unpacked(save)) == Save(game, seats)
    assert all(map(len, record.queens)) or rules.kitty_size


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_line_is_read_as_it_was_written(variant: str) -> None:
    record = entry(3, short(variant_rules(variant)), (Mark.UNDO,)).record
    line = line_of(record)
    assert "\n" not in line
    assert record_in(line) == record
    assert len(line) < 400


def test_a_changed_line_is_refused() -> None:
    line = line_of(entry(3).record)
    for place in range(len(line)):
        changed = line[:place] + chr(ord(line[place]) ^ 1) + line[place + 1 :]
        with pytest.raises(ValueError, match="checksum"):
            record_in(changed)


def test_a_line_of_a_later_version_is_refused() -> None:
    record = entry(3).record
    text = json.dumps([2, *plain(record)[1:]])
    with pytest.raises(ValueError, match="version 2"):
        record_in(f"{crc32(text.encode()):08x} {text}")


def test_every_ending_of_a_game_has_the_same_id() -> None:
    game, seats = random_game(SHORT, "x"), seats_of(4)
    other = autoplayed(SHORT, "x", "novice")
    assert game.actions != other.actions
    ids = {finished(Save(end, seats), moment(n)).record.id for n, end in enumerate((game, other))}
    assert len(ids) == 1


@pytest.mark.parametrize(
    ("rules", "seed", "level"),
    [(SHORT, "y", "novice"), (SHORT, "x", "easy"), (short(CLASSIC), "x", "novice")],
)
def test_other_rules_seeds_and_players_make_another_game(
    rules: RuleSet, seed: str, level: str
) -> None:
    one = finished(Save(random_game(SHORT, "x"), seats_of(4)), moment(0))
    other = finished(Save(random_game(rules, seed), seats_of(4, level=level)), moment(0))
    assert one.record.id != other.record.id


def test_a_game_from_a_position_is_marked() -> None:
    hands = tuple(cards_of(text) for text in ("2C QS", "3C KH", "4C KD", "5C AD"))
    start = set_up(SHORT, "x", Position(hands, totals=(10, 10, 10, 5)))
    cards = [("2C", 0), ("3C", 1), ("4C", 2), ("5C", 3), ("AD", 3), ("QS", 0), ("KH", 1), ("KD", 2)]
    game, _ = replay(start, [Play(seat, cards_of(text)[0]) for text, seat in cards])
    record = finished(Save(game, seats_of(4)), moment(0)).record
    assert beginning(game).totals == (10, 10, 10, 5)
    assert record.marks == (Mark.SET_UP,)
    assert record.totals == game.totals
    assert record.queens == ((3,),)


@pytest.mark.parametrize(
    ("save", "when", "message"),
    [
        (Save(new(CLASSIC, "x"), seats_of(4)), moment(0), "not over"),
        (Save(random_game(SHORT, "x"), ("novice",) * 4), moment(0), "nobody's game"),
        (Save(random_game(SHORT, "x"), seats_of(4)), datetime(2026, 1, 1), "time zone"),
    ],
)
def test_what_is_no_finished_game_of_a_person_is_refused(
    save: Save, when: datetime, message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        finished(save, when)
