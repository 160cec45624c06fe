"""What is noted of a game while it is played."""

from random import Random

import pytest

from hearts.engine.game import new
from hearts.engine.notation import Save, read, write
from hearts.engine.variants import CLASSIC
from hearts.records.kept import keep
from hearts.records.marks import GAMES, KEY, marks_of, note
from hearts.records.record import Mark, id_of
from tests.engine.plays import deal_over
from tests.records.games import seats_of
from tests.records.storages import Memory, failing_after


def test_marks_stay_with_a_game_to_its_end() -> None:
    storage, start = Memory(), Save(new(CLASSIC, "x"), seats_of(4))
    assert marks_of(storage, start) == ()
    assert note(storage, start, Mark.HINTS)
    assert note(storage, start, Mark.UNDO)
    assert note(storage, start, Mark.HINTS)
    later = read(write(Save(deal_over(start.game, Random(1)), start.seats)))
    assert marks_of(storage, later) == (Mark.UNDO, Mark.HINTS)


def test_another_game_begins_without_marks() -> None:
    storage, one = Memory(), Save(new(CLASSIC, "x"), seats_of(4))
    other = Save(new(CLASSIC, "y"), seats_of(4))
    note(storage, one, Mark.UNDO)
    assert marks_of(storage, other) == ()
    note(storage, other, Mark.HINTS)
    assert marks_of(storage, other) == (Mark.HINTS,)


def test_a_game_keeps_its_marks_while_others_are_played() -> None:
    """The deals of many days may be played before it is gone on with."""
    storage, games = Memory(), [Save(new(CLASSIC, f"{n}"), seats_of(4)) for n in range(GAMES + 1)]
    for game in games[:-1]:
        assert note(storage, game, Mark.UNDO)
    assert {marks_of(storage, game) for game in games[:-1]} == {(Mark.UNDO,)}
    assert note(storage, games[0], Mark.HINTS)  # now it is the one noted of last
    assert note(storage, games[-1], Mark.UNDO)
    dropped = [number for number, game in enumerate(games) if not marks_of(storage, game)]
    assert dropped == [1]
    assert marks_of(storage, games[0]) == (Mark.UNDO, Mark.HINTS)


@pytest.mark.parametrize("words", [None, 5, "undo", {"undo": 1}, ["undone", 3, []]], ids=str)
def test_marks_that_make_no_sense_are_none(words: object) -> None:
    storage, save = Memory(), Save(new(CLASSIC, "x"), seats_of(4))
    keep(storage, KEY, id_of(save), words)
    assert marks_of(storage, save) == ()
    assert note(storage, save, Mark.HINTS)
    assert marks_of(storage, save) == (Mark.HINTS,)


def test_a_storage_that_refuses_is_told() -> None:
    storage, save = Memory(), Save(new(CLASSIC, "x"), seats_of(4))
    storage.watch = failing_after(1, OSError("full"))
    assert not note(storage, save, Mark.UNDO)
