"""Settings and saved games: versioned records over the host's storage.

What cannot be read is set aside under another key, never deleted, and told once.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final

from hearts.cpu.player import LEVELS
from hearts.engine.notation import Save, read, write
from hearts.engine.variants import VARIANTS
from hearts.records.storage import Storage, set_aside

VERSION: Final = 1
SETTINGS: Final = "settings"
CURRENT: Final = "game"  # the slot of the game that is being played
DAILY: Final = "daily"  # the slot of the deal of the day
LESSON: Final = "lesson"
TIPS: Final = "tips"

OPTIONS: Final[Mapping[str, tuple[Any, ...]]] = {
    "speed": ("slow", "normal", "fast", "instant"),
    "volume": tuple(range(11)),
    "mute": (False, True),
    "four_colours": (False, True),
    "large_print": (False, True),
    "back": ("hearts", "petals", "moons"),
    "table": ("green", "blue", "graphite"),
    "tap": ("once", "twice", "drag"),
    "sort": ("suits", "alternating", "ranks"),
    "timer": (0, 30, 60),
    "confirm_pass": (True, False),
    "hints": (True, False),
    "tips": (True, False),
    "reduced_motion": (None, True, False),
    "contrast": (None, True, False),
    "signs": (True, False),
    "speech": (False, True),
    "left_handed": (False, True),
}
"""The values of each setting that has a list of them, in the order in which they are shown."""


@dataclass(frozen=True)
class Settings:
    """What the person has chosen; `OPTIONS` lists the values."""

    language: str | None = None  # None: the system's
    speed: str = "normal"
    volume: int = 7  # 0 … 10
    mute: bool = False
    four_colours: bool = False
    large_print: bool = False
    back: str = "hearts"
    table: str = "green"
    tap: str = "once"
    sort: str = "suits"
    timer: int = 0  # seconds for a turn, 0 for as long as one likes
    confirm_pass: bool = True
    hints: bool = True
    tips: bool = True
    reduced_motion: bool | None = None  # None: as the system has it
    contrast: bool | None = None  # more of it; None: as the system has it
    signs: bool = True  # cards are marked by small signs too, not by colour and place alone
    speech: bool = False  # what is told is said aloud, where the system has a voice
    left_handed: bool = False
    variant: str = "classic"  # the last new game
    players: int = 4
    level: str = "easy"  # of the computer players in the next game


DEFAULTS: Final = Settings()


class Store:
    """Reads and writes records; after a refusal it goes on without, and says so once."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._complaint: str | None = None
        self._refused = False
        self.untouched = set(self._keys()) <= {SETTINGS, TIPS}  # nothing was ever played here

    def complaint(self) -> str | None:
        """What has gone wrong since it was last asked: `damaged`, `refused` or None."""
        complaint, self._complaint = self._complaint, None
        return complaint

    def settings(self, otherwise: Settings = DEFAULTS) -> Settings:
        """The settings, or those given where none can be read.

        Single values that make no sense are the defaults.
        """
        data = self._record(SETTINGS)
        return otherwise if data is None else sensible(data)

    def keep_settings(self, settings: Settings) -> None:
        self._write(SETTINGS, _text({"version": VERSION, "settings": asdict(settings)}))

    def game(self, slot: str = CURRENT) -> Save | None:
        """The game saved in a slot, None where there is none that can be read."""
        text = self._read(slot)
        if text is None:
            return None
        try:
            return read(text)
        except ValueError:
            self._set_aside(slot)
            return None

    def keep_game(self, save: Save, slot: str = CURRENT) -> None:
        self._write(slot, write(save))

    def lesson(self) -> int | None:
        """The step the first lesson was left at; None if it was never begun nor declined."""
        step = (self._record(LESSON) or {}).get("step")
        return step if type(step) is int and step >= 0 else None

    def keep_lesson(self, step: int) -> None:
        self._write(LESSON, _text({"version": VERSION, LESSON: {"step": step}}))

    def tips(self) -> frozenset[str]:
        """The names of the tips that have been told."""
        told = (self._record(TIPS) or {}).get("told")
        return frozenset(map(str, told)) if isinstance(told, list) else frozenset()

    def keep_tips(self, told: Iterable[str]) -> None:
        self._write(TIPS, _text({"version": VERSION, TIPS: {"told": sorted(told)}}))

    def _record(self, key: str) -> Mapping[str, object] | None:
        text = self._read(key)
        if text is None:
            return None
        try:
            record = json.loads(text)
            if record["version"] != VERSION:
                raise ValueError(f"a record of version {record['version']}")
            data = record[key]
            if not isinstance(data, dict):
                raise TypeError("a record holds names and values")
        except (ValueError, KeyError, TypeError, RecursionError):
            self._set_aside(key)
            return None
        return data

    def _set_aside(self, key: str) -> None:
        try:
            set_aside(self._storage, key)
        except OSError:
            self._refuse()
        else:
            self._complaint = self._complaint or "damaged"

    def _read(self, key: str) -> str | None:
        try:
            return self._storage.read(key)
        except OSError:
            self._refuse()
            return None

    def _keys(self) -> Sequence[str]:
        try:
            return self._storage.keys()
        except OSError:
            return ()  # the first thing to be written complains

    def _write(self, key: str, text: str) -> None:
        self.untouched = self.untouched and key in (SETTINGS, TIPS)
        try:
            self._storage.write(key, text)
        except OSError:
            self._refuse()

    def _refuse(self) -> None:
        if not self._refused:
            self._complaint = "refused"
        self._refused = True


def sensible(data: Mapping[str, object]) -> Settings:
    """The settings in a record, defaults in the place of what makes no sense."""
    settings = DEFAULTS
    for field in fields(Settings):
        if field.name in data and _allowed(field.name, data[field.name]):
            settings = replace(settings, **{field.name: data[field.name]})
    return settings


def _allowed(name: str, value: object) -> bool:
    if name in OPTIONS:
        return any(type(value) is type(option) and value == option for option in OPTIONS[name])
    if name == "language":
        return value is None or (isinstance(value, str) and len(value) < 12)
    if name == "variant":
        return isinstance(value, str) and value in VARIANTS
    if name == "level":
        return isinstance(value, str) and value in LEVELS
    return type(value) is int and 2 <= value <= 10  # players


def _text(record: Mapping[str, object]) -> str:
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"
