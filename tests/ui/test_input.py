"""Keys, taps, focus and scrolling."""

from typing import Any

import pygame
import pytest

from hearts.ui.geometry import Box, Point
from hearts.ui.host import PRESSED
from hearts.ui.input import HAND, KEYS, MAIN, Input, area_at, beside, next_focus
from hearts.ui.intents import Confirm, Hurry, Intent, Mute, Open, Scroll, Select, Undo
from hearts.ui.items import Area, Clip, Item


def area(key: str, x: float, y: float, w: float = 50, h: float = 50, group: str = "") -> Area:
    return Area(key, Box(x, y, w, h), Select(key, 1), key, group)


GRID = (area("a", 0, 0), area("b", 100, 0), area("c", 0, 100), area("d", 100, 100))


def read(
    control: Input, picture: tuple[Item, ...], kind: int, ratio: float = 1, **more: Any
) -> list[Intent]:
    return list(control.read(pygame.event.Event(kind, **more), picture, ratio))


def tap(
    control: Input, picture: tuple[Item, ...], x: int, y: int, ratio: float = 1
) -> list[Intent]:
    down = read(control, picture, pygame.MOUSEBUTTONDOWN, ratio, pos=(x, y), button=1)
    return down + read(control, picture, pygame.MOUSEBUTTONUP, ratio, pos=(x, y), button=1)


def key(control: Input, picture: tuple[Item, ...], code: int, text: str = "") -> list[Intent]:
    return read(control, picture, pygame.KEYDOWN, key=code, mod=0, unicode=text)


def test_a_tap_is_the_intent_of_the_area_and_elsewhere_it_hurries() -> None:
    assert tap(Input(), GRID, 110, 10) == [Select("b", 1)]
    assert tap(Input(), GRID, 75, 75) == [Hurry()]
    assert tap(Input(), GRID, 220, 20, ratio=2) == [Select("b", 1)]


def test_the_uppermost_area_is_hit_and_a_disabled_one_never() -> None:
    over = area("over", 0, 0)
    assert area_at((*GRID, over), Point(10, 10)) == over
    assert area_at((*GRID, over._replace(enabled=False)), Point(10, 10)) == GRID[0]


def test_a_press_that_wanders_off_is_no_tap() -> None:
    control = Input()
    read(control, GRID, pygame.MOUSEBUTTONDOWN, pos=(10, 10), button=1)
    assert read(control, GRID, pygame.MOUSEBUTTONUP, pos=(110, 10), button=1) == []


def test_touches_come_once() -> None:
    assert read(Input(), GRID, pygame.FINGERDOWN, x=0.1, y=0.1) == []


@pytest.mark.parametrize(
    ("begin", "way", "end"),
    [
        ("a", Point(1, 0), "b"),
        ("a", Point(0, 1), "c"),
        ("d", Point(-1, 0), "c"),
        ("d", Point(0, -1), "b"),
        ("a", Point(-1, 0), None),
    ],
)
def test_arrows_go_to_the_area_on_that_side(begin: str, way: Point, end: str | None) -> None:
    assert beside(GRID, begin, way) == end


def test_without_a_focus_arrows_begin_in_the_hand_and_then_at_the_main_button() -> None:
    hand = area("card:QS", 50, 200, group=HAND)
    main = area(MAIN, 100, 300)
    assert beside((*GRID, hand, main), None, Point(1, 0)) == "card:QS"
    assert beside((*GRID, main), None, Point(1, 0)) == MAIN
    assert beside(GRID, None, Point(1, 0)) == "a"


def test_tab_goes_round_both_ways() -> None:
    assert next_focus(GRID, "d", 1) == "a"
    assert next_focus(GRID, "a", -1) == "d"
    assert next_focus(GRID, None, 1) == "a"
    assert next_focus((), None, 1) is None


def test_enter_means_the_focused_area_or_else_the_main_button() -> None:
    control = Input()
    main = area(MAIN, 300, 0)
    assert key(control, (*GRID, main), pygame.K_RETURN) == [Select(MAIN, 1)]
    key(control, GRID, pygame.K_RIGHT)
    assert control.focus == "a"
    assert key(control, (*GRID, main), pygame.K_SPACE) == [Select("a", 1)]
    assert key(Input(), GRID, pygame.K_RETURN) == [Hurry()]


def test_letters_are_intents_but_not_with_control() -> None:
    assert key(Input(), GRID, pygame.K_u, "u") == [Undo()]
    assert key(Input(), GRID, pygame.K_m, "m") == [Mute()]
    assert key(Input(), GRID, pygame.K_SLASH, "?") == [Open("help")]
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_u, mod=pygame.KMOD_CTRL, unicode="")
    assert list(Input().read(event, GRID, 1)) == []
    assert len(set(KEYS.values())) == len(KEYS)


def test_a_button_of_the_page_is_the_same_intent() -> None:
    assert read(Input(), GRID, PRESSED, area="c") == [Select("c", 1)]


PAGE = Clip("page", Box(0, 0, 200, 150), (area("top", 0, 0), area("end", 0, 900)), 1000)


def test_the_wheel_a_drag_and_the_page_keys_scroll() -> None:
    control = Input()
    (scroll,) = read(control, (PAGE,), pygame.MOUSEWHEEL, x=0, y=-1)
    assert isinstance(scroll, Scroll)
    assert scroll.by > 0
    read(control, (PAGE,), pygame.MOUSEBUTTONDOWN, pos=(20, 100), button=1)
    assert read(control, (PAGE,), pygame.MOUSEMOTION, pos=(20, 60)) == [Scroll("page", 40)]
    assert read(control, (PAGE,), pygame.MOUSEBUTTONUP, pos=(20, 60), button=1) == []
    (down,) = key(control, (PAGE,), pygame.K_PAGEDOWN)
    assert isinstance(down, Scroll)
    assert down.by > 100


def test_what_is_scrolled_out_of_sight_is_not_hit_but_comes_into_sight_with_the_focus() -> None:
    control = Input()
    assert tap(control, (PAGE,), 20, 140) == [Hurry()]
    control.focus = "top"
    (scroll,) = key(control, (PAGE,), pygame.K_DOWN)
    assert control.focus == "end"
    assert isinstance(scroll, Scroll)
    assert scroll.by >= 800


def test_the_main_thing_has_a_key() -> None:
    assert KEYS["n"] == Confirm()
