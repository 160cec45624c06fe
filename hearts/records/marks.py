"""The marks of games that are being played, kept beside their saves until they are recorded."""

from typing import Final

from hearts.engine.notation import Save
from hearts.records.kept import keep_only, kept
from hearts.records.record import Mark, id_of
from hearts.records.storage import Storage

KEY: Final = "game-marks"
GAMES: Final = 50  # whose notes are kept: a game may be left for the deals of many days


def marks_of(storage: Storage, save: Save) -> tuple[Mark, ...]:
    """What has been noted of this game, however often it was loaded since."""
    return _marks(kept(storage, KEY).get(id_of(save)))


def _marks(words: object) -> tuple[Mark, ...]:
    return tuple(mark for mark in Mark if isinstance(words, list) and mark in words)


def note(storage: Storage, save: Save, mark: Mark) -> bool:
    """Note that a decision was taken back or a hint asked for; whether the storage took it.

    The notes on the games that were noted of longest ago are dropped in time.
    """
    notes = kept(storage, KEY)
    noted = _marks(notes.pop(id_of(save), None))
    if mark in noted:
        return True
    others = list(notes.items())[1 - GAMES :]
    return keep_only(storage, KEY, dict([*others, (id_of(save), [*noted, mark])]))
