"""The title: one tap or Enter plays; a saved game is offered with its score."""

import pytest

from hearts.engine.variants import CLASSIC
from hearts.ui.geometry import Box
from hearts.ui.items import Clip
from hearts.ui.scenes.title import score_line
from tests.ui.pilot import FakeHost, Memory, Pilot
from tests.ui.states import match_of, played


@pytest.mark.parametrize("way", ["tap", "enter", "space"])
def test_one_touch_starts_a_classic_game_against_three(way: str) -> None:
    pilot = Pilot()
    if way == "tap":
        pilot.tap("main")
    else:
        pilot.key("return" if way == "enter" else "space")
    match = pilot.app.match
    assert match is not None
    assert pilot.app.scene.name == "table"
    assert match.game.rules == CLASSIC
    assert match.seats == ("person", *("easy",) * 3)


def test_the_game_is_against_the_level_chosen_last() -> None:
    pilot = Pilot()
    pilot.app.change("level", "hard")
    pilot.step()
    assert "Hard" in pilot.texts
    pilot.tap("main")
    assert pilot.app.match is not None
    assert pilot.app.match.seats[1:] == ("hard",) * 3


def test_a_saved_game_is_gone_on_with() -> None:
    storage = Memory()
    Pilot(FakeHost(storage=storage)).start("black_lady", 5, seed="here").settle()
    pilot = Pilot(FakeHost(storage=storage))
    assert "Continue" in pilot.texts
    assert "Black Lady, deal 1: you lead with 0 points." in pilot.texts
    pilot.tap("main")
    assert pilot.app.match is not None
    assert (pilot.app.match.game.rules.players, pilot.app.match.game.seed) == (5, "here")


def test_a_finished_game_is_not_offered() -> None:
    pilot = Pilot()
    pilot.app.match = match_of(played("classic"))
    pilot.step()
    assert "Continue" not in pilot.texts


def test_the_score_line_names_the_leader() -> None:
    save = match_of(played("classic", None, 2)).save
    totals = save.game.totals
    line = score_line(Pilot().app.text, save)
    assert str(totals[0]) in line
    assert ("you lead" in line) == (totals[0] == min(totals))
    assert str(min(totals)) in line


@pytest.mark.parametrize("name", ["new_game", "rules", "settings", "help"])
@pytest.mark.parametrize("by_keys", [False, True])
def test_every_scene_is_reached_and_left(name: str, by_keys: bool) -> None:
    pilot = Pilot()
    if by_keys:
        walk(pilot, name)
        pilot.key("return")
    else:
        pilot.tap(name)
    assert pilot.app.scene.name == name
    if by_keys:
        pilot.key("escape")
    else:
        pilot.tap("back" if "back" in pilot.areas else "close")
    assert pilot.app.scene.name == "title"


def walk(pilot: Pilot, key: str) -> None:
    """Move the focus to an area by Tab."""
    for _ in range(len(pilot.areas) + 1):
        if pilot.app.input.focus == key:
            return
        pilot.key("tab")
    raise AssertionError(f"{key} is not reached by Tab")


def test_the_program_is_left_where_it_can_be() -> None:
    pilot = Pilot()
    pilot.tap("quit")
    assert pilot.app.quits
    host = FakeHost()
    host.can_quit = False
    assert "quit" not in Pilot(host).areas


SMALL = [(640, 360), (568, 320), (517, 294), (480, 270), (320, 480), (320, 240)]


@pytest.mark.parametrize("size", SMALL, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("language", ["en", "fa"])
def test_in_a_small_window_the_buttons_are_whole_or_scroll(
    language: str, size: tuple[int, int]
) -> None:
    host = FakeHost(size)
    host.wanted_language = language
    pilot = Pilot(host)
    window = Box(0, 0, *size)
    pages = [item for item in pilot.picture if isinstance(item, Clip)]
    for area in pilot.areas.values():
        assert window.holds(*area.box.middle), area.key
        assert pages or (area.box.y >= 0 and area.box.bottom <= window.bottom), area.key
    for _ in range(20):
        pilot.key("tab")
        if pilot.app.input.focus == "settings":
            break
    pilot.key("return")
    assert pilot.app.scene.name == "settings"
