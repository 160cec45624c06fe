"""Ways into the first lesson, through it and out of it; what it leaves alone."""

import pytest

from hearts.ui.intents import Open
from hearts.ui.lesson import STEPS, game_at
from hearts.ui.scenes.lesson import LAST
from tests.ui.lessons import NUMBERS, SIZES, at_step, lesson_of, opened, take
from tests.ui.pilot import FakeHost, Memory, Pilot
from tests.ui.test_scenes import check_text

# Back, on, and away


@pytest.mark.parametrize("number", range(LAST))
def test_every_step_is_skipped_and_gone_back_to(number: int) -> None:
    pilot = at_step(STEPS[number].key)
    pilot.tap("skip").settle()
    lesson = lesson_of(pilot)
    assert lesson.number == number + 1
    assert lesson.match.view.table == game_at(number + 1).deal.table
    pilot.tap("earlier").settle()
    assert lesson.number == number
    assert lesson.match.view.table == game_at(number).deal.table
    take(pilot, STEPS[number])
    assert lesson.number == number + 1


def test_there_is_nothing_before_the_first_step_nor_after_the_last() -> None:
    pilot = opened()
    assert not pilot.areas["earlier"].enabled
    pilot.key("u")
    assert lesson_of(pilot).number == 0
    pilot = at_step("score")
    assert not pilot.areas["skip"].enabled
    pilot.key("u")
    assert lesson_of(pilot).number == LAST - 1


def test_a_step_is_begun_again_while_the_others_play() -> None:
    pilot = at_step("duck")
    pilot.tap(STEPS[NUMBERS["duck"]].cards[0])
    assert lesson_of(pilot).done
    pilot.tap("earlier").settle()
    assert (lesson_of(pilot).number, lesson_of(pilot).done) == (NUMBERS["duck"], False)


@pytest.mark.parametrize("number", range(LAST))
def test_it_is_left_and_come_back_to(number: int) -> None:
    storage = Memory()
    pilot = at_step(STEPS[number].key, FakeHost(storage=storage))
    pilot.tap("leave") if number % 2 else pilot.key("escape")
    assert pilot.app.scene.name == "title"
    for later in (pilot, Pilot(FakeHost(storage=storage))):
        later.app.handle(Open("lesson"), later.host.now)
        later.settle()
        assert lesson_of(later).number == number


def test_once_ended_it_begins_anew() -> None:
    pilot = at_step("score")
    pilot.key("escape")
    pilot.app.handle(Open("lesson"), pilot.host.now)
    assert lesson_of(pilot).number == 0


def test_a_resize_leaves_it_where_it_is() -> None:
    pilot = at_step("queen")
    for size in (*SIZES, (700, 760), (768, 1024), (2560, 1440)):
        pilot.host.size = size
        pilot.step()
        check_text(pilot.picture)
        assert lesson_of(pilot).number == NUMBERS["queen"]
    take(pilot, STEPS[NUMBERS["queen"]])
    assert lesson_of(pilot).number == NUMBERS["moon"]


@pytest.mark.parametrize("key", ["p", "s", "l"])
def test_what_belongs_to_a_game_does_not_open(key: str) -> None:
    pilot = Pilot().start().settle()
    pilot.app.handle(Open("lesson"), pilot.host.now)
    pilot.settle()
    pilot.key(key)
    assert pilot.app.scene.name == "lesson"


# The game that is saved


def test_a_saved_game_is_as_it_was() -> None:
    pilot = Pilot().start().settle()
    pilot.play_turn()
    pilot.settle()
    match, kept = pilot.app.match, dict(pilot.host.storage.texts)
    pilot.key("p")
    pilot.tap("rules")
    pilot.tap("lesson").settle()
    for wish in STEPS[:LAST]:
        take(pilot, wish)
    pilot.tap("main")
    assert pilot.app.scene.name == "rules"
    assert pilot.app.match is match
    assert {**pilot.host.storage.texts, "lesson": ""} == {**kept, "lesson": ""}
    assert pilot.app.archive.records == ()
    pilot.key("escape")
    pilot.key("escape")
    assert pilot.app.scene.name == "table"


def test_nothing_of_it_is_recorded() -> None:
    pilot = opened()
    for wish in STEPS[:LAST]:
        take(pilot, wish)
    assert set(pilot.host.storage.texts) == {"lesson"}
    assert pilot.app.match is None


# The offer


def test_it_is_offered_to_those_who_have_never_played() -> None:
    assert "lesson" in Pilot().areas
    storage = Memory()
    pilot = Pilot(FakeHost(storage=storage))
    pilot.app.change("language", "fa")
    assert "lesson" in Pilot(FakeHost(storage=storage)).areas


@pytest.mark.parametrize("way", ["taken", "declined", "played"])
def test_it_is_offered_no_more(way: str) -> None:
    storage = Memory()
    pilot = Pilot(FakeHost(storage=storage))
    if way == "declined":
        pilot.tap("decline")
    elif way == "taken":
        pilot.tap("lesson").settle()
        pilot.tap("leave")
    else:
        pilot.tap("main").settle()
        pilot.key("p")
        pilot.tap("home")
    assert pilot.app.scene.name == "title"
    assert {"lesson", "decline"}.isdisjoint(pilot.areas)
    assert {"lesson", "decline"}.isdisjoint(Pilot(FakeHost(storage=storage)).areas)


def test_without_storage_the_answer_holds_while_the_program_runs() -> None:
    host = FakeHost()
    host.storage.refuses = True
    pilot = Pilot(host)
    pilot.tap("decline").step()
    assert "lesson" not in pilot.areas


def test_the_rules_lead_to_it_at_any_time() -> None:
    pilot = Pilot()
    pilot.tap("decline")
    pilot.tap("rules")
    pilot.tap("lesson").settle()
    assert lesson_of(pilot).number == 0
    pilot.key("escape")
    assert pilot.app.scene.name == "rules"
