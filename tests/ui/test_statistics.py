"""Statistics: figures by group, charts, and the history as a file."""

import json

import pytest

from hearts.records.exchange import exported, imported
from hearts.records.history import appended
from hearts.records.overview import overview
from hearts.records.record import Mark
from hearts.records.statistics import ANY, Wanted
from hearts.records.work import finish
from hearts.ui.archive import Archive
from hearts.ui.intents import Select
from hearts.ui.items import Line, Panel, clips
from hearts.ui.scenes.statistics import Statistics
from tests.ui.kept import games, remember
from tests.ui.pilot import FakeHost, Pilot


def opened(played: bool = False) -> tuple[Pilot, Statistics]:
    """The page over the small history, once it has counted."""
    pilot = Pilot()
    remember(pilot.app, played)
    pilot.app.open("statistics")
    pilot.settle()
    scene = pilot.app.scene
    assert isinstance(scene, Statistics)
    return pilot, scene


def test_the_figures_are_those_of_the_records() -> None:
    pilot, scene = opened()
    assert scene.sight == finish(overview([each.record for each in games()]))
    tally = scene.sight.tally
    assert tally.games == len(games())
    assert f"{tally.won} (" in pilot.texts
    assert pilot.app.text.decimal(tally.points_a_deal or 0) in pilot.texts


def test_the_deal_of_the_day_is_no_game() -> None:
    assert opened(played=True)[1].sight == opened()[1].sight


def test_the_games_of_one_kind_are_counted_alone() -> None:
    pilot, scene = opened()
    pilot.tap("groups")
    row = next(key for key, area in pilot.areas.items() if "Black Lady" in area.label)
    pilot.tap(row).settle()
    assert scene.sight.tally.games == 1
    assert "Black Lady, 5 players, Several levels" in pilot.texts
    pilot.tap("groups").tap("group:0").settle()
    assert scene.sight.tally.games == len(games())


def test_marked_games_can_be_left_out() -> None:
    pilot, scene = opened()
    pilot.tap("marked").settle()
    assert scene.sight.tally.games == len(games()) - 1
    wish = Wanted(marked=False)
    assert scene.sight == finish(overview([each.record for each in games()], wish))


@pytest.mark.parametrize("mark", Mark)
def test_every_mark_that_leaves_a_game_out_is_named(mark: Mark) -> None:
    entry = games()[0].record
    record = entry._replace(marks=(mark,))
    left_out = ANY(record) and not Wanted(marked=False)(record)
    pilot, _ = opened()
    (told,) = [line for line in pilot.host.told if line.startswith("Marks: ")]
    assert (pilot.app.text(f"mark.{mark}") in told) == left_out


def test_the_charts_show_every_value() -> None:
    pilot, scene = opened()
    (clip,) = clips(pilot.picture)
    lines = [item for item in clip.items if isinstance(item, Line)]
    assert len(lines[0].points) == len(scene.sight.trend)
    assert len(lines) == 4  # the trend, the rating, luck and play
    bars = [item for item in clip.items if isinstance(item, Panel) and item.radius == 3]
    assert len(bars) >= 3


def test_a_page_without_games_says_so() -> None:
    pilot = Pilot()
    pilot.app.open("statistics")
    assert "No game is over yet." in pilot.settle().texts


def test_a_file_that_was_exported_is_taken_in_elsewhere_without_doubles() -> None:
    pilot, _ = opened(played=True)
    pilot.tap("export")
    ((name, text),) = pilot.host.given.items()
    assert name == "hearts-2025-01-31.json"
    assert "/documents/hearts-2025-01-31.json" in pilot.texts
    assert text == exported(pilot.app.archive.storage, pilot.app.archive.history)
    other = Pilot()
    other.host.outside.append(text)
    other.step()
    assert f"{len(games()) + 3} games were new." in other.texts
    assert other.app.archive.records == pilot.app.archive.records
    other.host.outside.append(text)
    assert "0 games were new." in other.step().texts


def test_an_export_waits_until_all_games_have_been_read() -> None:
    host = FakeHost()
    appended(host.storage, games())
    pilot = Pilot(host)
    pilot.app.archive = Archive(host.storage)
    pilot.app.open("statistics")
    assert not pilot.app.archive.whole
    pilot.app.handle(Select("export", None), host.now)
    (text,) = host.given.values()
    assert len(imported(text)) == len(games())


def test_a_damaged_file_is_refused_with_the_reason_and_changes_nothing() -> None:
    pilot, _ = opened()
    text = exported(pilot.app.archive.storage, pilot.app.archive.history)
    data = json.loads(text)
    data["games"][0][2] = "2020-01-01T00:00:00Z"
    before = pilot.app.archive.records
    for bad, reason in (
        (json.dumps(data), "A character was changed"),
        (text[:-30], "A part is missing"),
        ('{"a": 1}', "That is no shared deal"),
    ):
        pilot.host.outside.append(bad)
        assert reason in pilot.step().texts
        assert pilot.app.archive.records == before
        pilot.key("escape")


def test_a_file_is_asked_for() -> None:
    pilot, _ = opened()
    pilot.tap("import")
    assert pilot.host.asked_for_file == 1
