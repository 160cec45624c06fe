"""The history as one JSON file, to keep it elsewhere or to take it to another device."""

import json
import re
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, cast
from zlib import crc32

from hearts.records.history import History
from hearts.records.packing import unpacked
from hearts.records.parts import SAVE
from hearts.records.record import PERSON, Entry, Mark, Record, plain, record_of
from hearts.records.refusal import Fault, Refused
from hearts.records.storage import Storage

VERSION: Final = 1
LONGEST: Final = 20_000_000  # characters of a file
FEWEST, MOST = 2, 10  # players
HIGHEST: Final = 10**9  # points: with more of them the statistics could not be worked out
_KIND: Final = "history"
_ID: Final = re.compile("[0-9a-f]{16}")


def exported(storage: Storage, history: History) -> str:
    """All games as the text of a JSON file, also those that the storage has refused.

    OSError where it refuses to read.
    """
    ids = [record.id for record in history.records if record.id in history.saves]
    texts = {identity: storage.read(SAVE + identity) for identity in ids}
    texts |= {new.id: save for new, save in history.waiting if new in history.records}
    saves = {identity: text for identity, text in texts.items() if text is not None}
    games = [plain(record) for record in history.records]
    head = {"hearts": _KIND, "version": VERSION, "check": _check(games, saves)}
    return json.dumps({**head, "games": games, "saves": saves}) + "\n"


def _check(games: object, saves: object) -> str:
    text = json.dumps([games, saves], sort_keys=True, separators=(",", ":"))
    return f"{crc32(text.encode()):08x}"


def imported(text: str) -> Sequence[Entry]:
    """The games of an exported file, to be appended to a history.

    `Refused`, with the reason, for a file that is damaged or something else; it is taken in whole
    or not at all.
    """
    games, saves = _contents(text)
    entries: dict[str, Entry] = {}
    for place, data in enumerate(games):
        try:
            record = record_of(data)
            _check_record(record)
            save = saves.get(record.id)
            if save is not None:
                unpacked(save)
        except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
            sentence = f"game {place + 1} of {len(games)} cannot be read: {error}"
            raise Refused(Fault.IMPOSSIBLE, sentence) from None
        entries[record.id] = Entry(record, save)
    if not saves.keys() <= entries.keys():
        raise Refused(Fault.IMPOSSIBLE, "the file has saves of games that it does not name")
    return tuple(entries.values())


def _contents(text: str) -> tuple[list[Any], dict[str, str]]:
    """The games and saves of a file that is whole."""
    if not text.strip():
        raise Refused(Fault.EMPTY, "the file is empty")
    if len(text) > LONGEST:
        raise Refused(Fault.TOO_LONG, f"the file is longer than {LONGEST} characters")
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        fault = Fault.CUT if text.lstrip()[0] == "{" else Fault.FOREIGN
        raise Refused(fault, f"the file is no whole JSON: {error}") from None
    if not isinstance(data, dict) or cast(dict[str, Any], data).get("hearts") != _KIND:
        raise Refused(Fault.FOREIGN, "the file is JSON, but no history of Hearts")
    values = cast(dict[str, Any], data)
    if values.get("version") != VERSION:
        version = values.get("version")
        sentence = f"version {version!r} is not known: update the program (it reads {VERSION})"
        raise Refused(Fault.NEWER, sentence)
    games, saves = values.get("games"), values.get("saves")
    if not isinstance(games, list) or not isinstance(saves, dict):
        raise Refused(Fault.CHANGED, "the file lacks its games or their saves")
    some, texts = cast(list[Any], games), cast(dict[str, object], saves)
    try:
        whole = _check(some, texts) == values.get("check")
    except RecursionError:  # it can be read, just, and not be written
        whole = False
    if not whole:
        raise Refused(Fault.CHANGED, "the checksum does not match: something was changed")
    if not all(isinstance(text, str) for text in texts.values()):
        raise Refused(Fault.IMPOSSIBLE, "a save must be a text")
    return some, cast(dict[str, str], texts)


def _check_record(record: Record) -> None:
    """ValueError for a record that no game could have made."""
    seats = range(record.players)
    if not _ID.fullmatch(record.id):
        raise ValueError(f"{record.id!r} is no id")
    if not 1 < datetime.strptime(record.when, "%Y-%m-%dT%H:%M:%SZ").year < 9999:
        raise ValueError(f"{record.when} is no year in every time zone")
    if not all(type(text) is str for text in (record.variant, record.seed, *record.seats)):
        raise TypeError("variant, seed and seats must be texts")
    "".join((record.variant, record.seed, *record.seats)).encode()  # half a character is no text
    if not isinstance(record.choices, dict):
        raise TypeError("choices must map names to values")
    if not FEWEST <= record.players <= MOST:
        raise ValueError(f"{record.players} seats: a game has {FEWEST} to {MOST}")
    if PERSON not in record.seats:
        raise ValueError("no seat is a person's")
    if (Mark.HOT_SEAT in record.marks) != (record.seats.count(PERSON) > 1):
        raise ValueError(f"{Mark.HOT_SEAT} is the mark of a game of several people")
    if not record.scores or len(record.queens) != len(record.scores):
        raise ValueError("each deal needs its scores and queens of spades")
    for numbers in (record.totals, *(score.points for score in record.scores)):
        if len(numbers) != record.players or not all(map(_is_points, numbers)):
            raise ValueError(f"{numbers} are not the points of {record.players} seats")
    named = [record.winner, *(score.shooter for score in record.scores)]
    named += [seat for takers in record.queens for seat in takers]
    if not all(seat is None or (type(seat) is int and seat in seats) for seat in named):
        raise ValueError(f"seats are 0 to {record.players - 1}")
    if type(record.size) is not int or record.size < 0:
        raise ValueError(f"{record.size!r} is no number of characters")


def _is_points(number: object) -> bool:
    return type(number) is int and abs(number) <= HIGHEST
