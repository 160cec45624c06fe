"""What is noted of a game while it is played."""

from random import Random

from hearts.engine.game import new
from hearts.engine.notation import Save, read, write
from hearts.engine.variants import CLASSIC
from hearts.records.marks import marks_of, note
from hearts.records.record import Mark
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
    assert marks_of(storage, one) == ()


def test_a_storage_that_refuses_is_told() -> None:
    storage, save = Memory(), Save(new(CLASSIC, "x"), seats_of(4))
    storage.watch = failing_after(1, OSError("full"))
    assert not note(storage, save, Mark.UNDO)
