"""The parts of a history: texts of many records that are written once and never changed."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from hearts.records.record import Record, line_of, record_in
from hearts.records.storage import Storage

VERSION: Final = 1
POINTER: Final = "history"
PART: Final = "history-part-"
SAVE: Final = "history-save-"
CLOSED: Final = 250  # records: a part of so many is not written again

_PART_KEY: Final = re.compile(re.escape(PART) + "[0-9a-f]{16}")
_TITLE: Final = f"hearts history {VERSION}"


class Part(NamedTuple):
    """The records of a part and what is wrong with it."""

    records: tuple[Record, ...]
    size: int  # characters
    damaged: bool = False  # lines that could not be read
    newer: bool = False  # written by a later version: left alone

    @property
    def small(self) -> bool:
        """Whether new games are put with those of this part."""
        return len(self.records) < CLOSED and not self.newer


class Pointer(NamedTuple):
    """What there should be."""

    games: int
    parts: tuple[str, ...]  # keys


def part_keys(keys: Iterable[str]) -> tuple[str, ...]:
    """The keys of the parts among all keys."""
    return tuple(key for key in keys if _PART_KEY.fullmatch(key))


def saved_ids(keys: Iterable[str]) -> frozenset[str]:
    """The ids of the games whose saves are among all keys."""
    return frozenset(key.removeprefix(SAVE) for key in keys if key.startswith(SAVE))


def part_text(records: Iterable[Record]) -> str:
    """The records as the text of a part."""
    return "".join(f"{line}\n" for line in (_TITLE, *map(line_of, records)))


def part_key(text: str) -> str:
    """The key for the text of a part: the same text has the same key everywhere."""
    return PART + sha256(text.encode()).hexdigest()[:16]


def read_part(text: str) -> Part:
    """The part with that text; lines that cannot be read are left out and told."""
    title, *lines = text.removesuffix("\n").split("\n")
    if title != _TITLE:
        newer = re.fullmatch(r"hearts history [0-9]+", title) is not None
        return Part((), len(text), damaged=not newer, newer=newer)
    records: list[Record] = []
    damaged = not text.endswith("\n")
    for line in lines:
        try:
            records.append(record_in(line))
        except (ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError):
            damaged = True
    return Part(tuple(records), len(text), damaged)


def read_pointer(storage: Storage) -> Pointer | None:
    """The pointer, None where there is none that can be read."""
    text = storage.read(POINTER)
    if text is None:
        return None
    try:
        data = json.loads(text)
        return Pointer(int(data["games"]), tuple(map(str, data["parts"])))
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
        return None


def write_pointer(storage: Storage, pointer: Pointer) -> None:
    """Swap the pointer: the write that makes new parts the history."""
    data = {"version": VERSION, "games": pointer.games, "parts": sorted(pointer.parts)}
    storage.write(POINTER, json.dumps(data) + "\n")


def preferred(one: Record, other: Record) -> Record:
    """Which of two records of the same game counts: that of its first ending."""
    return min(one, other, key=lambda record: (record.when, line_of(record)))


def merged(groups: Iterable[Sequence[Record]]) -> tuple[Record, ...]:
    """All records, each game once, the oldest first."""
    found: dict[str, Record] = {}
    for records in groups:
        for record in records:
            known = found.get(record.id)
            found[record.id] = record if known is None else preferred(known, record)
    return tuple(sorted(found.values(), key=lambda record: (record.when, record.id)))


def total_size(parts: Mapping[str, Part]) -> int:
    """The characters of all parts together."""
    return sum(part.size for part in parts.values())
