"""The settings: each is changed on the screen, heeded at once, and kept."""

from dataclasses import fields

import pytest

from hearts.store import OPTIONS, Settings
from hearts.ui.geometry import Point
from hearts.ui.items import Area, CardItem, Clip, Icon
from hearts.ui.theme import THEMES
from tests.ui.pilot import FakeHost, Memory, Pilot

STEPPED = "volume"
SWITCHES = [name for name, values in OPTIONS.items() if set(values) == {True, False}]
LISTS = [name for name in OPTIONS if name not in (*SWITCHES, STEPPED)]
NOT_HERE = {"variant", "players", "level"}  # the last new game, chosen there


def opened(pilot: Pilot | None = None) -> Pilot:
    return (pilot or Pilot()).tap("settings")


def press(pilot: Pilot, key: str) -> None:
    """Walk to an area with Tab, wherever the page has scrolled to, and press Enter."""
    for _ in range(100):
        if pilot.app.input.focus == key:
            pilot.key("return")
            return
        pilot.key("tab")
    raise AssertionError(f"{key} is not reached")


def test_every_setting_is_on_the_page() -> None:
    page = next(item for item in opened().picture if isinstance(item, Clip))
    keys = {item.key.split(":")[0] for item in page.items if isinstance(item, Area)}
    named = {field.name for field in fields(Settings)} - NOT_HERE - {STEPPED}
    assert named | {"softer", "louder", "full_screen"} == keys


@pytest.mark.parametrize("name", LISTS)
def test_every_value_of_a_list_can_be_chosen(name: str) -> None:
    pilot = opened()
    for number, value in enumerate(OPTIONS[name]):
        press(pilot, f"{name}:{number}")
        assert getattr(pilot.app.settings, name) == value
        assert getattr(pilot.app.store.settings(), name) == value


@pytest.mark.parametrize("name", SWITCHES)
def test_every_switch_turns_on_and_off(name: str) -> None:
    pilot = opened()
    before = getattr(pilot.app.settings, name)
    press(pilot, name)
    assert getattr(pilot.app.settings, name) is not before
    press(pilot, name)
    assert getattr(pilot.app.store.settings(), name) is before


def test_the_volume_goes_from_nothing_to_its_end() -> None:
    pilot = opened()
    for _ in OPTIONS["volume"]:
        if pilot.areas["louder"].enabled:
            pilot.tap("louder")
    assert pilot.app.settings.volume == 10
    for _ in OPTIONS["volume"]:
        if pilot.areas["softer"].enabled:
            pilot.tap("softer")
    assert pilot.app.settings.volume == 0
    assert not pilot.areas["softer"].enabled


def test_a_setting_is_heeded_at_once_and_after_a_new_start() -> None:
    storage = Memory()
    pilot = opened(Pilot(FakeHost(storage=storage)))
    press(pilot, "table:2")
    press(pilot, "large_print")
    assert pilot.app.space().theme == THEMES["graphite"]
    assert Pilot(FakeHost(storage=storage)).app.settings.large_print


def test_the_language_is_chosen_or_left_to_the_system() -> None:
    pilot = opened()
    press(pilot, "language:1")
    assert pilot.app.settings.language == "en"
    press(pilot, "language:0")
    assert pilot.app.settings.language is None


def test_the_page_scrolls_no_further_than_its_end() -> None:
    pilot = opened(Pilot(FakeHost((390, 844))))
    for _ in range(20):
        pilot.key("page down")
    page = next(item for item in pilot.picture if isinstance(item, Clip))
    assert page.offset == pytest.approx(page.height - page.box.h)
    for _ in range(20):
        pilot.key("page up")
    page = next(item for item in pilot.picture if isinstance(item, Clip))
    assert page.offset == 0


def test_the_page_follows_the_focus() -> None:
    pilot = opened(Pilot(FakeHost((844, 390))))
    for _ in range(40):
        pilot.key("tab")
        focus = pilot.app.input.focus
        page = next(item for item in pilot.picture if isinstance(item, Clip))
        for area in page.items:
            if isinstance(area, Area) and area.key == focus:
                assert page.box.contains(area.box.moved(0, -page.offset))


def test_the_look_is_shown_with_cards() -> None:
    page = next(item for item in opened().picture if isinstance(item, Clip))
    assert not [item for item in page.items if isinstance(item, Icon) and item.name == "back"]
    assert sum(isinstance(item, CardItem) for item in page.items) == 5


def test_a_finger_that_wanders_scrolls_and_chooses_nothing() -> None:
    pilot = opened(Pilot(FakeHost((390, 844))))
    before = pilot.app.settings
    start = pilot.areas["table:1"].box.middle
    pilot.mouse("down", start)
    for way in range(1, 9):
        pilot.mouse("move", Point(start.x, start.y - 12 * way))
    pilot.mouse("up", Point(start.x, start.y - 96))
    page = next(item for item in pilot.picture if isinstance(item, Clip))
    assert page.offset > 50
    assert pilot.app.settings == before
