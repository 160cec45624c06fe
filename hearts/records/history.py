"""The history: every finished game, kept so that nothing that was recorded is ever lost.

The history is the union of all parts in the storage. A part is written whole under a key made
from its text and never changed. To add games a new part is written that also takes in the small
ones, then the pointer is swapped, and only then what was taken in is removed. A program that is
killed leaves at worst a part too many, two tabs that write at once leave two parts; the union
takes in both. The pointer tells how much there should be.
"""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from hearts.engine.notation import Save, read
from hearts.records.packing import unpacked
from hearts.records.parts import (
    SAVE,
    Part,
    Pointer,
    merged,
    part_key,
    part_keys,
    part_text,
    preferred,
    read_part,
    read_pointer,
    saved_ids,
    total_size,
    write_pointer,
)
from hearts.records.record import Entry, Record
from hearts.records.storage import Storage, set_aside
from hearts.records.work import finish

FULL_GAMES: Final = 500  # the newest, which are kept with their saves
ROOM: Final = 2_000_000  # characters: what any browser has, with some left for other things
WARNED_AT: Final = 0.8  # of the room taken by summaries alone
LINE: Final = 600  # characters a record takes, at most as a rule
TRIES: Final = 5  # of reading while other tabs write


class Notice(StrEnum):
    """What the person must be told of; the key of its sentence."""

    DAMAGED = "damaged"  # some records could not be read and were set aside
    MISSING = "missing"  # some records are not there
    NEWER = "newer"  # some were written by a later version
    SHORTENED = "shortened"  # for want of room, fewer games are kept in full
    NEARLY_FULL = "nearly_full"  # time to export
    REFUSED = "refused"  # the storage refused to read or write: nothing new is kept


class History(NamedTuple):
    """The records as they were read or written last."""

    records: tuple[Record, ...] = ()  # the oldest first
    parts: Mapping[str, Part] = MappingProxyType({})  # by key
    saves: frozenset[str] = frozenset()  # ids of the games that are kept in full
    notices: tuple[Notice, ...] = ()  # of this reading or writing
    waiting: tuple[Entry, ...] = ()  # games that the storage refused


NO_HISTORY: Final = History()
Reading = Generator[tuple[Record, ...], None, History]


def opening(storage: Storage, known: History = NO_HISTORY) -> Reading:
    """Read the history, showing the records of one part after the other, each game once.

    Parts in `known` are not read again. Damage is put right: what can be read is kept, the rest
    set aside. Where the storage only reads, a notice says so.
    """
    history = known
    try:
        history = yield from _reading(storage, known)
        if _needs_repair(history):
            history = _written(storage, history, ())
    except OSError:
        history = history._replace(notices=(Notice.REFUSED,))
    return history


def opened(storage: Storage, known: History = NO_HISTORY) -> History:
    """The history, read in one go."""
    return finish(opening(storage, known))


def appended(storage: Storage, entries: Iterable[Entry], known: History = NO_HISTORY) -> History:
    """The history with these games in it, written; games that it has already change nothing.

    Where the storage refuses, a notice says so, and the games wait in the value to be written
    with the next ones.
    """
    wanted = {entry.record.id: entry for entry in (*known.waiting, *entries)}
    history = known
    try:
        history = finish(_reading(storage, known))
        new = tuple(_new(history, wanted))
        if not new and not _needs_repair(history):
            return history
        try:
            return _written(storage, history, new)
        except OSError:
            return _written(storage, _with_room(storage, history, new), new)
    except OSError:
        records = merged((history.records, [entry.record for entry in wanted.values()]))
        waiting = tuple(wanted.values())
        return history._replace(records=records, notices=(Notice.REFUSED,), waiting=waiting)


def save_of(storage: Storage, record: Record) -> Save | None:
    """The whole game, None where only the summary is kept.

    ValueError where the save cannot be read, OSError where the storage refuses.
    """
    text = storage.read(SAVE + record.id)
    return None if text is None else read(unpacked(text))


def _reading(storage: Storage, known: History) -> Reading:
    pointer, keys, parts = None, (), dict[str, Part]()
    seen: set[str] = set()
    for _ in range(TRIES):
        # The pointer first: what it counts is there by the time the parts are listed.
        pointer, keys, parts = read_pointer(storage), storage.keys(), {}
        for key in part_keys(keys):
            part = known.parts.get(key) or _part(storage, key)
            if part is None:
                break  # another tab has taken it into a new part
            parts[key] = part
            fresh = tuple(record for record in part.records if record.id not in seen)
            seen.update(record.id for record in fresh)
            yield fresh
        else:
            break
    records = merged(part.records for part in parts.values())
    notices = tuple(_reading_notices(pointer, records, parts))
    return History(records, parts, saved_ids(keys), notices)


def _part(storage: Storage, key: str) -> Part | None:
    text = storage.read(key)
    return None if text is None else read_part(text)


def _reading_notices(
    pointer: Pointer | None, records: tuple[Record, ...], parts: Mapping[str, Part]
) -> Iterator[Notice]:
    newer = any(part.newer for part in parts.values())
    if newer:
        yield Notice.NEWER
    if any(part.damaged for part in parts.values()):
        yield Notice.DAMAGED
    elif pointer and len(records) < pointer.games and not newer:
        yield Notice.MISSING


def _needs_repair(history: History) -> bool:
    return not {Notice.DAMAGED, Notice.MISSING}.isdisjoint(history.notices)


def _new(history: History, wanted: Mapping[str, Entry]) -> Iterator[Entry]:
    """The games that are not in the history, or that ended before the ending it has."""
    known = {record.id: record for record in history.records}
    for identity, entry in wanted.items():
        have = known.get(identity)
        if have is None or (have != entry.record and preferred(have, entry.record) != have):
            yield entry


def _written(storage: Storage, history: History, new: Sequence[Entry]) -> History:
    """The history with new games, after it has been written."""
    parts = dict(history.parts)
    taken_in = [key for key, part in parts.items() if part.damaged or (new and part.small)]
    rewritten = merged(([entry.record for entry in new], *(parts.pop(k).records for k in taken_in)))
    records = merged((history.records, rewritten))
    text = part_text(rewritten)
    if rewritten:
        parts[part_key(text)] = Part(rewritten, len(text))
    saves = history.saves | {entry.record.id for entry in new if entry.save is not None}
    full, short = _kept_in_full(records, saves, total_size(parts))
    for entry in new:
        if entry.save is not None and entry.record.id in full:
            storage.write(SAVE + entry.record.id, entry.save)
    if rewritten:
        storage.write(part_key(text), text)
    write_pointer(storage, Pointer(len(records), tuple(parts)))
    if set(parts) <= set(storage.keys()):  # it did not forget what it was given
        _remove(storage, history, [key for key in taken_in if key not in parts])
    # Saves without a record stay: another tab may be about to write the record.
    for identity in sorted(history.saves.intersection(record.id for record in records) - full):
        storage.remove(SAVE + identity)
    notices = {*history.notices, *([Notice.SHORTENED] if short else [])}
    if total_size(parts) > WARNED_AT * ROOM:
        notices.add(Notice.NEARLY_FULL)
    return History(records, parts, full, tuple(sorted(notices)))


def _remove(storage: Storage, history: History, keys: Iterable[str]) -> None:
    """Remove parts whose records are in another one by now; keep the damaged ones aside."""
    for key in keys:
        if history.parts[key].damaged:
            set_aside(storage, key)
        else:
            storage.remove(key)


def _kept_in_full(
    records: Sequence[Record], saves: frozenset[str], used: int
) -> tuple[frozenset[str], bool]:
    """The ids of the newest games, as many as are kept in full; whether room is what limits them.

    `used` is the characters that everything else takes.
    """
    full: set[str] = set()
    for record in reversed(records):
        if record.id in saves:
            used += record.size
            if len(full) == FULL_GAMES or used > ROOM:
                return frozenset(full), len(full) < FULL_GAMES
            full.add(record.id)
    return frozenset(full), False


def _with_room(storage: Storage, history: History, new: Sequence[Entry]) -> History:
    """The history with so many of the oldest saves given up that new games and a part fit."""
    small = sum(part.size for part in history.parts.values() if part.small)
    needed = small + sum(2 * entry.record.size + LINE for entry in new)
    saves = set(history.saves)
    for record in history.records:
        if needed <= 0:
            break
        if record.id in saves:
            storage.remove(SAVE + record.id)
            saves.remove(record.id)
            needed -= record.size
    notices = (*history.notices, Notice.SHORTENED)
    return history._replace(saves=frozenset(saves), notices=notices)
