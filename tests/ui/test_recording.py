"""Every finished game is recorded, once, with what sets it apart."""

from dataclasses import replace

import pytest

from hearts.engine.variants import CLASSIC
from hearts.records.history import appended, opened
from hearts.records.parts import PART
from hearts.records.record import Mark, Record
from hearts.ui.app import TOLD
from hearts.ui.archive import Archive
from hearts.ui.intents import ReplayDeal, Undo
from tests.ui.kept import games
from tests.ui.pilot import FakeHost, Memory, Pilot

SHORT = replace(CLASSIC, limit=10)


def finished(pilot: Pilot) -> Pilot:
    """A short game, played to its end."""
    pilot.app.change("speed", "instant")
    pilot.start(rules=SHORT).play_game()
    return pilot.settle()


def kept(storage: Memory) -> tuple[Record, ...]:
    """The history as another program would read it."""
    return opened(storage).records


def test_a_finished_game_is_recorded_with_its_result() -> None:
    pilot = finished(Pilot(frame=0.2))
    assert pilot.app.match is not None
    game = pilot.app.match.game
    (record,) = kept(pilot.host.storage)
    assert (record.totals, record.winner, record.seed) == (game.totals, game.winner, "7")
    assert record.when == "2025-01-31T12:00:00Z"
    assert record.marks == ()
    assert pilot.app.archive.records == (record,)


def test_the_same_game_counts_once_however_often_it_ends() -> None:
    pilot = finished(Pilot(frame=0.2))
    (first,) = kept(pilot.host.storage)
    again = Pilot(FakeHost(storage=pilot.host.storage), frame=0.2)
    assert again.settle().app.archive.records == (first,)
    finished(again)
    assert kept(pilot.host.storage) == (first,)


def test_a_game_is_recorded_later_if_the_program_was_stopped_before() -> None:
    pilot = finished(Pilot(frame=0.2))
    storage = Memory()
    storage.texts = {"game": pilot.host.storage.texts["game"]}
    assert kept(storage) == ()
    Pilot(FakeHost(storage=storage)).settle()
    assert len(kept(storage)) == 1


@pytest.mark.parametrize("aid", ["undo", "hint", "replay"])
def test_undo_hints_and_replays_are_marked_even_after_a_restart(aid: str) -> None:
    pilot = Pilot(frame=0.2)
    pilot.app.change("speed", "instant")
    pilot.start(rules=SHORT).settle()
    pilot.play_turn()
    pilot.settle()
    if aid == "hint":
        pilot.key("h").settle()
    else:
        pilot.app.handle(Undo() if aid == "undo" else ReplayDeal(), pilot.host.now)
    restarted = Pilot(FakeHost(storage=pilot.host.storage), frame=0.2)
    restarted.tap("main").settle()
    restarted.play_game()
    (record,) = kept(pilot.host.storage)
    assert record.marks == (Mark.HINTS if aid == "hint" else Mark.UNDO,)


def test_a_game_that_plays_itself_is_not_recorded() -> None:
    pilot = Pilot(autopilot="novice", frame=0.2)
    pilot.app.change("speed", "instant")
    pilot.start(rules=SHORT)
    while not pilot.app.results:
        pilot.step()
    assert kept(pilot.host.storage) == ()


def test_storage_that_refuses_is_told_once_and_the_game_waits() -> None:
    pilot = Pilot(frame=0.2)
    pilot.host.storage.refuses = True
    finished(pilot).run(1)
    told = [sentence for sentence in pilot.host.said if "new games are not kept" in sentence]
    assert len(told) == 1
    assert len(pilot.app.archive.records) == 1
    pilot.host.storage.refuses = False
    pilot.start(rules=SHORT, seed="8").play_game()
    assert {record.seed for record in kept(pilot.host.storage)} == {"7", "8"}


def test_damaged_records_are_set_aside_and_told() -> None:
    pilot = finished(Pilot(frame=0.2))
    storage = pilot.host.storage
    (part,) = (key for key in storage.texts if key.startswith("history-part-"))
    storage.texts[part] = storage.texts[part][:-20]
    del storage.texts["game"]
    again = Pilot(FakeHost(storage=storage)).settle()
    assert any("set aside" in sentence for sentence in again.host.said)
    assert again.app.archive.records == ()
    assert any("unreadable" in key for key in storage.texts)


def test_each_thing_that_went_wrong_is_seen_for_a_while() -> None:
    pilot = finished(Pilot(frame=0.2))
    storage = pilot.host.storage
    storage.texts["settings"] = "{"
    storage.texts[f"{PART}{'0' * 16}"] = "hearts history 1"
    storage.texts[f"{PART}{'1' * 16}"] = "hearts history 2"
    again, shown = Pilot(FakeHost(storage=storage), frame=0.2), dict[str, int]()
    for _ in range(100):
        shown[again.step().app.message] = shown.get(again.app.message, 0) + 1
    text = again.app.text
    wrong = [text(key) for key in ("tell.damaged", "notice.damaged", "notice.newer")]
    assert [shown.get(sentence, 0) * again.frame >= TOLD - 1 for sentence in wrong] == [True] * 3


def test_the_history_is_read_part_by_part_while_the_title_is_shown() -> None:
    storage = Memory()
    half = games()[:6], games()[6:]
    for some in half:  # two tabs that knew nothing of each other
        other = Memory()
        appended(other, some)
        storage.texts |= other.texts
    pilot = Pilot(FakeHost(storage=storage))
    archive = Archive(storage)
    steps = iter([True, False])
    archive.work(lambda: next(steps))
    assert not archive.whole
    assert len(archive.records) == 6
    archive.work(lambda: True)
    assert archive.whole
    assert [record.id for record in archive.records] == [each.record.id for each in games()]
    assert pilot.settle().app.archive.records == archive.records
