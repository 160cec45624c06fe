"""The deal of the day on the screen: one deal, its result, the streak, a text to share."""

from datetime import date, timedelta

import pytest

from hearts.engine.game import Phase
from hearts.records.daily import daily, points, results
from hearts.records.history import opened
from hearts.records.record import Mark
from hearts.records.statistics import ANY
from hearts.store import DAILY
from hearts.ui.items import areas
from hearts.ui.scenes import daily as module
from hearts.ui.scenes.daily import Daily
from hearts.ui.scenes.title import Title
from hearts.ui.text import languages
from tests.ui.kept import TODAY, daily_game, remember
from tests.ui.pilot import FakeHost, Memory, Pilot


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """An expert who is not thought out, but plays the same for everybody."""

    def plays(_: object) -> object:
        yield 0.5
        return daily_game(TODAY)

    monkeypatch.setattr(module, "expert_plays", plays)


def begun(pilot: Pilot | None = None) -> Pilot:
    """Today's deal on the table."""
    pilot = pilot or Pilot(frame=0.2)
    pilot.app.change("speed", "instant")
    pilot.step().tap("daily")
    return pilot.tap("main")


def played(pilot: Pilot) -> Pilot:
    """The deal, played to its end."""
    while pilot.app.scene.name == "table":
        pilot.settle()
        match = pilot.app.match
        assert match is not None
        if match.waits_for_person and pilot.app.scene.name == "table":
            pilot.play_turn()
    return pilot.settle()


def test_everybody_meets_the_cards_and_players_of_the_day() -> None:
    pilot = begun()
    match = pilot.app.match
    assert match is not None
    assert (match.game, match.seats) == daily(TODAY)
    assert match.day == TODAY


def test_it_ends_with_its_first_deal_and_is_no_game() -> None:
    pilot = played(begun())
    assert pilot.app.scene.name == "daily"
    assert pilot.app.match is not None
    assert pilot.app.match.game.phase is Phase.SCORED
    (record,) = opened(pilot.host.storage).records
    assert record.marks == (Mark.DAILY,)
    assert not ANY(record)
    mine = pilot.app.match.game.scores[0].points[0]
    assert points(record) == mine
    assert f"{mine}\nYour points" in pilot.texts
    pilot.key("escape")
    assert pilot.app.scene.name == "title"


def test_one_that_ends_after_midnight_shows_its_result_and_counts_for_its_day() -> None:
    pilot = begun()
    pilot.host.day += timedelta(days=1)
    played(pilot)
    assert pilot.app.scene.name == "look_back"
    assert pilot.app.match is not None
    for points_ in pilot.app.match.game.totals:
        assert str(points_) in pilot.texts
    assert list(results(opened(pilot.host.storage).records)) == [TODAY]
    assert pilot.app.archive.looked.record in pilot.app.archive.records
    pilot.key("escape").tap("daily")
    assert "Play it" in pilot.texts


def test_at_midnight_the_page_turns_to_the_new_day() -> None:
    pilot = begun()
    pilot.settle().play_turn()
    pilot.app.home()
    pilot.step().tap("daily")
    assert "Continue" in pilot.texts
    pilot.host.day += timedelta(days=1)
    pilot.step()
    assert "1 February 2025" in pilot.texts
    pilot.tap("main")
    assert pilot.app.match is not None
    assert pilot.app.match.save == daily(TODAY + timedelta(days=1))


def test_the_saved_game_is_not_given_up_for_it() -> None:
    pilot = Pilot(frame=0.2).start(seed="mine").settle()
    saved = pilot.app.match and pilot.app.match.save
    pilot.app.home()
    pilot.step()
    begun(pilot)
    pilot.settle().play_turn()
    pilot.app.home()
    assert "Continue" in pilot.step().texts
    pilot.tap("main")
    assert pilot.app.match is not None
    assert pilot.app.match.save == saved


@pytest.mark.parametrize("restarts", [False, True])
def test_it_is_gone_on_with_the_same_day_only(restarts: bool) -> None:
    pilot = begun()
    pilot.settle().play_turn()
    pilot.settle()
    assert pilot.app.match is not None
    so_far = pilot.app.match.save
    pilot.app.home()
    if restarts:
        pilot = Pilot(FakeHost(storage=pilot.host.storage), frame=0.2)
    pilot.step().tap("daily")
    assert "Continue" in pilot.texts
    pilot.tap("main")
    assert pilot.app.match is not None
    assert pilot.app.match.save.game.actions[: len(so_far.game.actions)] == so_far.game.actions
    pilot.app.home()
    pilot.host.day += timedelta(days=1)
    pilot.step().tap("daily")
    assert "Play it" in pilot.texts


def test_the_first_result_counts() -> None:
    pilot = played(begun())
    first = opened(pilot.host.storage).records
    pilot.tap("again")
    assert pilot.app.scene.name == "table"
    played(pilot)
    assert opened(pilot.host.storage).records == first


def test_an_expert_is_compared_with_and_not_asked_twice() -> None:
    pilot = played(begun())
    expert = daily_game(TODAY).scores[0].points[0]
    assert f"{expert}\nAn expert in your seat" in pilot.texts
    again = Pilot(FakeHost(storage=pilot.host.storage)).settle()
    again.tap("daily")
    scene = again.app.scene
    assert isinstance(scene, Daily)
    assert scene.expert == expert


def test_streaks_are_shown() -> None:
    pilot = Pilot()
    remember(pilot.app)
    pilot.app.open("daily")
    texts = pilot.step().texts
    for words in ("3\nDays in a row", "3\nLongest row", "3\nDays played"):
        assert words in texts


def test_the_text_to_share_has_no_card_in_it() -> None:
    pilot = Pilot()
    archive = remember(pilot.app)
    pilot.app.open("daily")
    pilot.step().tap("main")
    shared = pilot.host.clipboard
    assert shared is not None
    mine = points(results(archive.records)[TODAY])
    assert f"deal of 2025-01-31: {mine} points" in shared
    assert "expert 7" in shared
    assert "days in a row: 3" in shared
    assert pilot.host.address() in shared
    text = pilot.app.text
    named = [text.card(card) for card in daily(TODAY).game.rules.deck]
    assert not [name for name in named if name in shared]
    assert "daily 2025" not in shared


def test_another_day_has_another_deal() -> None:
    host = FakeHost()
    host.day = date(2025, 2, 3)
    pilot = begun(Pilot(host))
    assert pilot.app.match is not None
    assert pilot.app.match.seats == ("person", "easy", "easy", "easy")


def test_the_title_tells_how_the_deal_of_today_stands() -> None:
    pilot = Pilot(frame=0.2).settle()
    assert "Today's is still to be played." in pilot.texts
    played(begun(pilot))
    mine = points(opened(pilot.host.storage).records[0])
    pilot.key("escape")
    assert f"Today: {mine} point" in pilot.texts
    assert "Days in a row: 1." in pilot.texts
    assert pilot.areas["daily"].label.startswith("Deal of the day: Today: ")
    again = Pilot(FakeHost(storage=pilot.host.storage)).settle()
    assert f"Today: {mine} point" in again.texts
    again.host.day += timedelta(days=1)
    assert "Today's is still to be played. Days in a row: 1." in again.step().texts
    again.host.day += timedelta(days=1)
    assert "still to be played.\n" in again.step().texts


@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize("language", languages())
def test_the_title_tells_a_deal_that_was_begun(language: str, restarts: bool) -> None:
    host = FakeHost()
    host.wanted_language = language
    pilot = begun(Pilot(host, frame=0.2)).settle()
    pilot.app.home()
    if restarts:
        again = FakeHost(storage=host.storage)
        again.wanted_language = language
        pilot = Pilot(again, frame=0.2)
    text, choices = pilot.app.text, pilot.settle().host.choices
    line = text("daily.begun")
    assert line in pilot.texts
    told = text("area.row", name=text("daily.title"), value=line)
    assert told in [choice.label for choice in choices]  # for the page
    pilot.key("tab")
    while pilot.app.input.focus != "daily":
        pilot.key("tab")
    assert pilot.host.focuses[-1] == told  # and said
    pilot.host.day += timedelta(days=1)
    assert line not in pilot.step().texts
    assert text("daily.open") in pilot.texts


def test_the_title_does_not_call_another_game_a_deal_that_was_begun() -> None:
    pilot = Pilot(frame=0.2).start().settle()
    pilot.app.store.keep_game(daily(TODAY - timedelta(days=1)), DAILY)
    pilot.app.home()
    assert "Today's is still to be played." in pilot.settle().texts


def test_a_damaged_deal_of_the_day_is_set_aside() -> None:
    storage = Memory()
    storage.texts[DAILY] = "hearts save 1"
    pilot = Pilot(FakeHost(storage=storage)).settle()
    assert "Today's is still to be played." in pilot.texts
    assert storage.texts["daily-unreadable-1"] == "hearts save 1"
    pilot.tap("daily")
    assert "Play it" in pilot.texts


def test_the_title_keeps_the_room_for_it_while_the_history_is_read() -> None:
    pilot = Pilot().settle()
    places = {key: area.box for key, area in pilot.areas.items()}
    archive = remember(pilot.app, played=False)
    pilot.step()
    assert {key: area.box for key, area in pilot.areas.items()} == places
    archive.reopen()
    pilot.app.open("title")
    scene = Title(pilot.app)
    assert not archive.whole
    shown = {area.key: area.box for area in areas(scene.picture(pilot.app.space(), 0))}
    assert shown == places
