"""The history: nothing is lost, whatever happens while it is written."""

from collections.abc import Callable, Sequence
from itertools import chain
from random import Random

import pytest

from hearts.records import history as module
from hearts.records.history import NO_HISTORY, Notice, appended, opened, opening, save_of
from hearts.records.parts import PART, POINTER, SAVE
from hearts.records.record import Entry, Mark, Record
from tests.records.games import SHORT, entries, entry
from tests.records.storages import (
    Forgetful,
    Killed,
    Memory,
    Small,
    failing_after,
    interleaved,
    quiet,
    refusing_to_write,
)

PART_SIZE = 4
POINTERS = ('{"games": "x"}', '{"games": 1e999, "parts": []}', '{"games": 1}', "[" * 100_000)


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games fill a part, and few are kept in full."""
    monkeypatch.setattr("hearts.records.parts.CLOSED", PART_SIZE)
    monkeypatch.setattr(module, "FULL_GAMES", 6)


def records(some: Sequence[Entry]) -> tuple[Record, ...]:
    return tuple(each.record for each in some)


def ids(some: Sequence[Record]) -> set[str]:
    return {record.id for record in some}


def part_texts(storage: Memory) -> dict[str, str]:
    return {key: text for key, text in storage.texts.items() if key.startswith(PART)}


def with_games(count: int) -> Memory:
    """A storage to which so many games were added one by one."""
    storage, history = Memory(), NO_HISTORY
    for each in entries(count):
        history = appended(storage, [each], history)
    return storage


def test_games_are_found_again_the_oldest_first() -> None:
    storage = with_games(11)
    history = opened(storage)
    assert history.records == records(entries(11))
    assert history.notices == ()
    assert len(part_texts(storage)) == 3


def test_the_newest_games_are_kept_in_full_and_the_others_as_summaries() -> None:
    storage = with_games(11)
    full = [save_of(storage, record) is not None for record in opened(storage).records]
    assert full == [False] * 5 + [True] * 6
    save = save_of(storage, entry(10).record)
    assert save is not None
    assert save.game.scores == entry(10).record.scores


def test_a_game_counts_once() -> None:
    storage = with_games(3)
    before = dict(storage.texts)
    history = appended(storage, [entry(1)])
    assert history.records == records(entries(3))
    assert storage.texts == before


def test_the_first_ending_of_a_game_counts_in_any_order() -> None:
    first, other = entry(1), entry(2)
    later = Entry(first.record._replace(when="2026-05-01T00:00:00Z", marks=(Mark.UNDO,)), "later")
    for order in ([first, later, other], [later, other, first]):
        storage = Memory()
        for each in order:
            appended(storage, [each])
        assert opened(storage).records == records([first, other])
        assert storage.texts[SAVE + first.record.id] == first.save


def test_a_known_history_is_not_read_again() -> None:
    storage = with_games(9)
    history = opened(storage)
    read: list[str] = []
    storage.watch = read.append
    assert opened(storage, history) == history
    assert read.count("read") == 1  # the pointer


def test_the_history_appears_part_by_part() -> None:
    shown: list[Record] = []
    for some in opening(with_games(9)):
        shown.extend(some)
    assert sorted(shown, key=lambda record: record.when) == list(records(entries(9)))


def append_one(storage: Memory) -> None:
    appended(storage, [entry(10)])


def append_many(storage: Memory) -> None:
    appended(storage, entries(9, first=8))


@pytest.mark.parametrize("count", [0, 3, 7])
@pytest.mark.parametrize("change", [append_one, append_many])
@pytest.mark.parametrize("error", [Killed(), OSError("broken")])
def test_a_kill_at_any_moment_leaves_the_old_history_or_the_new_one(
    count: int, change: Callable[[Memory], None], error: BaseException
) -> None:
    start = with_games(count)
    whole = Memory(start.texts)
    change(whole)
    old, new = opened(start).records, opened(whole).records
    assert old != new
    found = set[bool]()
    operations = 0
    while True:
        storage = Memory(start.texts)
        storage.watch = failing_after(operations, error)
        try:
            change(storage)
            storage.read(POINTER)  # fails in its turn, so that the end of the change is noticed
            break
        except (Killed, OSError):
            pass
        storage.watch = quiet
        history = opened(storage)
        assert history.records in (old, new), operations
        assert history.notices == ()
        found.add(history.records == new)
        if history.records == new:
            newest = history.records[-module.FULL_GAMES :]
            assert all(save_of(storage, record) for record in newest)
        appended(storage, entries(5, first=20))
        assert ids(history.records) <= ids(opened(storage).records)
        operations += 1
    assert found == {True, False}


def test_a_game_that_was_refused_waits_and_is_written_with_the_next() -> None:
    storage = with_games(3)
    storage.watch = failing_after(0, OSError("broken"))
    history = appended(storage, [entry(3)], opened(Memory(storage.texts)))
    assert history.notices == (Notice.REFUSED,)
    assert history.records == records(entries(4))
    storage.watch = quiet
    assert opened(storage).records == records(entries(3))
    history = appended(storage, [entry(4)], history)
    assert history.records == records(entries(5)) == opened(storage).records
    assert history.waiting == ()


def test_a_storage_that_forgets_what_it_is_given_loses_nothing_it_has() -> None:
    storage = with_games(3)
    before = dict(storage.texts)
    forgetful = Forgetful(before)
    appended(forgetful, [entry(3)])
    assert forgetful.texts == before


def test_a_refused_storage_opens_as_an_empty_history() -> None:
    storage = with_games(3)
    storage.watch = failing_after(0, OSError("broken"))
    assert opened(storage) == NO_HISTORY._replace(notices=(Notice.REFUSED,))


def test_what_can_be_read_is_shown_where_damage_cannot_be_put_right() -> None:
    storage = with_games(7)
    key, text = sorted(part_texts(storage).items())[0]
    storage.texts[key] = "hearts history 1"
    before, storage.watch = dict(storage.texts), refusing_to_write
    history = opened(storage)
    assert len(history.records) == 8 - text.count("\n") > 0  # but for those in that part
    assert history.notices == (Notice.REFUSED,)
    assert storage.texts == before


@pytest.mark.parametrize("tabs", [2, 3])
@pytest.mark.parametrize("seed", range(25))
def test_tabs_that_write_at_once_lose_nothing(tabs: int, seed: int) -> None:
    storage = with_games(seed % 9)
    games = [entries(3, first=20 + 3 * tab) for tab in range(tabs)]

    def writing(some: Sequence[Entry]) -> Callable[[Memory], None]:
        def write(storage: Memory) -> None:
            history = NO_HISTORY
            for each in some:
                history = appended(storage, [each], history)
                assert Notice.MISSING not in history.notices

        return write

    interleaved(storage.texts, [writing(some) for some in games], Random(seed))
    history = opened(storage)
    assert ids(history.records) == ids(records([*entries(seed % 9), *chain(*games)]))
    assert history.notices == ()
    assert ids(appended(storage, [entry(40)]).records) == ids(opened(storage).records)


def test_damaged_lines_are_set_aside_and_the_others_kept() -> None:
    storage = with_games(7)
    key = next(key for key, text in part_texts(storage).items() if text.count("\n") == 5)
    damaged = storage.texts[key].replace('["person"', '["nobody"', 1)
    storage.texts[key] = damaged
    history = opened(storage)
    assert history.notices == (Notice.DAMAGED,)
    assert len(history.records) == 6
    assert storage.texts[f"{key}-unreadable-1"] == damaged
    again = opened(storage)
    assert again.records == history.records
    assert again.notices == ()


@pytest.mark.parametrize("text", ["", "\n", "{}", "\x00" * 50, "hearts history 1", "é\ud800"])
def test_a_part_that_says_nothing_is_set_aside(text: str) -> None:
    storage = with_games(7)
    key = sorted(part_texts(storage))[0]
    lost = storage.texts[key].count("\n") - 1
    storage.texts[key] = text
    history = opened(storage)
    assert len(history.records) == 7 - lost
    assert Notice.DAMAGED in history.notices
    assert storage.texts[f"{key}-unreadable-1"] == text
    assert opened(storage).notices == ()


def test_a_part_that_is_gone_is_told_once() -> None:
    storage = with_games(7)
    del storage.texts[sorted(part_texts(storage))[0]]
    assert opened(storage).notices == (Notice.MISSING,)
    assert opened(storage).notices == ()


@pytest.mark.parametrize("text", [None, "", "[]", "null", *POINTERS])
def test_without_its_pointer_the_history_is_still_there(text: str | None) -> None:
    storage = with_games(7)
    if text is None:
        del storage.texts[POINTER]
    else:
        storage.texts[POINTER] = text
    assert opened(storage).records == records(entries(7))
    assert appended(storage, [entry(7)]).records == records(entries(8))


def test_a_part_of_a_later_version_is_left_alone() -> None:
    storage = with_games(7)
    key, text = f"{PART}{'0' * 16}", "hearts history 2\nwhat nobody knows yet\n"
    storage.texts[key] = text
    history = appended(storage, [entry(7)])
    assert history.notices == (Notice.NEWER,)
    assert history.records == records(entries(8)) == opened(storage).records
    assert storage.texts[key] == text


def test_fewer_games_are_kept_in_full_before_the_room_runs_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "ROOM", 3500)
    storage, history = Memory(), NO_HISTORY
    for each in entries(6):
        history = appended(storage, [each], history)
    assert Notice.SHORTENED in history.notices
    assert 1 < len(history.saves) < 6
    assert history.saves == opened(storage).saves
    assert history.saves == {each.record.id for each in entries(6)[-len(history.saves) :]}
    assert sum(map(len, storage.texts.values())) < 4000


def test_a_history_that_nearly_fills_the_room_asks_to_be_exported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "ROOM", 2000)
    assert Notice.NEARLY_FULL in appended(Memory(), entries(9)).notices


def test_a_full_storage_gives_up_the_oldest_saves_and_no_summary() -> None:
    storage, history, told = Small(4000), NO_HISTORY, set[Notice]()
    for each in entries(6):
        history = appended(storage, [each], history)
        told.update(history.notices)
    assert told == {Notice.SHORTENED}
    assert opened(storage).records == records(entries(6))
    assert entry(5).record.id in history.saves
    assert entry(0).record.id not in history.saves


def test_the_short_games_of_these_tests_are_real_ones() -> None:
    assert all(max(each.record.totals) >= SHORT.limit for each in entries(9))
