"""The marks of the game that is being played, kept beside its save until it is recorded."""

from typing import Final

from hearts.engine.notation import Save
from hearts.records.kept import keep_only, kept
from hearts.records.record import Mark, id_of
from hearts.records.storage import Storage

KEY: Final = "game-marks"


def marks_of(storage: Storage, save: Save) -> tuple[Mark, ...]:
    """What has been noted of this game, however often it was loaded since."""
    words = kept(storage, KEY).get(id_of(save), [])
    return tuple(mark for mark in Mark if mark in words)


def note(storage: Storage, save: Save, mark: Mark) -> bool:
    """Note that a decision was taken back or a hint asked for; whether the storage took it.

    The notes on other games are dropped: one game is played at a time.
    """
    noted = marks_of(storage, save)
    return mark in noted or keep_only(storage, KEY, {id_of(save): [*noted, mark]})
