"""The history as one file."""

import contextlib
import json
import sys
from collections.abc import Callable
from random import Random
from typing import Any
from zlib import crc32

import pytest

from hearts.records.exchange import exported, imported
from hearts.records.history import NO_HISTORY, Notice, appended, opened, save_of
from hearts.records.record import Entry
from hearts.records.refusal import Fault, Refused
from tests.records.games import entries
from tests.records.storages import Killed, Memory, failing_after, quiet, refusing_to_write


def with_games(*some: Entry) -> Memory:
    storage = Memory()
    appended(storage, some)
    return storage


def export_of(storage: Memory) -> str:
    return exported(storage, opened(storage))


def signed(data: dict[str, Any]) -> str:
    """A file with a right checksum, whatever it says."""
    text = json.dumps([data["games"], data["saves"]], sort_keys=True, separators=(",", ":"))
    return json.dumps({**data, "check": f"{crc32(text.encode()):08x}"})


WHOLE = export_of(with_games(*entries(5)))


def test_an_empty_storage_takes_in_all_that_was_exported() -> None:
    storage = Memory()
    history = appended(storage, imported(WHOLE))
    assert history.records == opened(with_games(*entries(5))).records
    assert export_of(storage) == WHOLE
    assert all(save_of(storage, record) for record in history.records)


def test_two_histories_merge_without_doubles() -> None:
    here, there = with_games(*entries(6)), with_games(*entries(6, first=3))
    for one, other in ((here, there), (there, here)):
        storage = Memory(one.texts)
        appended(storage, imported(export_of(other)))
        assert opened(storage).records == tuple(each.record for each in entries(9))
        before = dict(storage.texts)
        appended(storage, imported(export_of(other)))
        assert storage.texts == before


def test_a_summary_without_its_save_is_taken_in_too() -> None:
    storage = with_games(*[Entry(each.record, None) for each in entries(3)])
    text = export_of(storage)
    assert json.loads(text)["saves"] == {}
    assert imported(text) == tuple(Entry(each.record, None) for each in entries(3))


def test_games_that_the_storage_refused_are_exported_whole() -> None:
    storage = with_games(*entries(2))
    storage.watch = refusing_to_write
    history = appended(storage, entries(3), opened(storage))
    assert history.notices == (Notice.REFUSED,)
    assert imported(exported(storage, history)) == tuple(entries(3))


@pytest.mark.parametrize("error", [Killed(), OSError("broken")])
def test_a_kill_while_importing_leaves_the_old_history_or_the_new_one(error: BaseException) -> None:
    start, some = with_games(*entries(4, first=3)), imported(WHOLE)
    old = opened(start).records
    new = appended(Memory(start.texts), some).records
    found = set[bool]()
    for operations in range(30):
        storage = Memory(start.texts)
        storage.watch = failing_after(operations, error)
        with contextlib.suppress(Killed):
            appended(storage, some)
        storage.watch = quiet
        history = opened(storage)
        assert history.records in (old, new)
        assert history.notices == ()
        found.add(history.records == new)
    assert found == {True, False}


def altered(change: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(WHOLE)
    change(data)
    return signed(data)


def replaced(place: int, value: object) -> Callable[[dict[str, Any]], None]:
    """Another value at that place of the first game."""

    def change(data: dict[str, Any]) -> None:
        data["games"][0][place] = value

    return change


IMPOSSIBLE: list[Callable[[dict[str, Any]], object]] = [
    replaced(0, 2),  # version
    replaced(1, "history"),  # id
    replaced(1, 5),
    replaced(2, "yesterday"),  # when
    replaced(2, "0001-01-01T00:00:00Z"),
    replaced(2, "9999-12-31T23:59:59Z"),
    replaced(3, 1),  # variant
    replaced(3, "\ud800"),
    replaced(4, []),  # choices
    replaced(5, None),  # seed
    replaced(5, "\ud800"),
    replaced(6, []),  # seats
    replaced(6, ["easy"] * 4),
    replaced(6, ["person", 1, 2, 3]),
    replaced(6, ["person", "\ud800", "easy", "easy"]),
    replaced(6, ["person", "person", "easy", "easy"]),  # and no mark of it
    replaced(7, ["cheated"]),  # marks
    replaced(7, ["hot_seat"]),
    replaced(8, []),  # points
    replaced(8, [1, 2]),
    replaced(8, [1.5] * 8),
    replaced(8, [10**400] * 8),
    replaced(9, [[0, 4]]),  # moons
    replaced(9, [0]),
    replaced(10, "9"),  # queens
    replaced(10, "x"),
    replaced(11, [1, 2, 3]),  # totals
    replaced(11, [1, 2, 3, "4"]),
    replaced(12, 4),  # winner
    replaced(13, "big"),  # size
    lambda data: data["games"][0].pop(),
    lambda data: data["games"].append(None),
    lambda data: data["games"].append([]),
    lambda data: data["games"].append({}),
    lambda data: data["saves"].update({"0" * 16: "1.0.00000000."}),
    lambda data: data["saves"].update({data["games"][0][1]: "not packed"}),
    lambda data: data["saves"].update({data["games"][0][1]: 7}),
]


@pytest.mark.parametrize("change", IMPOSSIBLE)
def test_a_file_that_says_what_cannot_be_is_refused(
    change: Callable[[dict[str, Any]], None],
) -> None:
    with pytest.raises(Refused) as refused:
        imported(altered(change))
    assert refused.value.fault is Fault.IMPOSSIBLE


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", Fault.EMPTY),
        (" \n", Fault.EMPTY),
        ("hearts save 1\n", Fault.FOREIGN),
        ("[1, 2]", Fault.FOREIGN),
        ('{"hearts": "settings"}', Fault.FOREIGN),
        (WHOLE[:-100], Fault.CUT),
        (WHOLE.replace('"version": 1', '"version": 2'), Fault.NEWER),
        (WHOLE.replace("2026-01-01T12:00", "2026-01-01T13:00"), Fault.CHANGED),
        ('{"hearts": "history", "version": 1}', Fault.CHANGED),
        ("[" * 100_000, Fault.FOREIGN),
    ],
)
def test_a_file_that_is_damaged_or_something_else_is_refused(text: str, fault: Fault) -> None:
    with pytest.raises(Refused) as refused:
        imported(text)
    assert refused.value.fault is fault


def test_a_file_with_too_much_inside_one_another_is_refused() -> None:
    limit = sys.getrecursionlimit()
    for deep in range(limit - 100, limit + 10):
        with pytest.raises(Refused):
            imported(WHOLE.replace('"games": [', f'"games": [{"[" * deep}{"]" * deep}, '))


def test_a_file_with_any_character_changed_is_refused_or_says_the_same() -> None:
    rng = Random(3)
    for _ in range(300):
        place = int(rng.random() * len(WHOLE))
        text = WHOLE[:place] + '0aZ\n"}'[int(rng.random() * 6)] + WHOLE[place + 1 :]
        try:
            found = imported(text)
        except Refused:
            continue
        assert found == imported(WHOLE)


def test_an_import_that_does_not_fit_says_so_and_waits() -> None:
    storage = Memory()
    storage.watch = failing_after(0, OSError("full"))
    history = appended(storage, imported(WHOLE), NO_HISTORY)
    assert history.notices == (Notice.REFUSED,)
    assert len(history.waiting) == 5
