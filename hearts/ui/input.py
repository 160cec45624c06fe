"""From device events and areas to intents: one table of keys, one way to hit an area.

Every finger is a mouse here: SDL reports touches as mouse events too, so the touch events
themselves are left aside.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import pygame

from hearts.ui.geometry import Box, Point
from hearts.ui.host import FOCUSED, PRESSED
from hearts.ui.intents import (
    Back,
    Claim,
    Confirm,
    FullScreen,
    Hint,
    Hurry,
    Intent,
    Mute,
    Open,
    Scroll,
    Undo,
)
from hearts.ui.items import Area, Clip, Layer, Picture, areas, clips

KEYS: Final[Mapping[str, Intent]] = {
    "h": Hint(),
    "u": Undo(),
    "l": Open("last_trick"),
    "s": Open("scores"),
    "e": Claim(),
    "p": Open("pause"),
    "r": Open("rules"),
    "o": Open("settings"),
    "n": Confirm(),
    "m": Mute(),
    "f": FullScreen(),
    "?": Open("help"),
    "escape": Back(),
}
"""What a key means in every scene that knows the intent; the help shows this table."""

MAIN: Final = "main"  # the key of the area that Enter means while nothing is focused
HAND: Final = "hand"  # the group of the cards in the hand
SLOP: Final = 9  # CSS pixels that a tap may wander
DRAG: Final = 42  # CSS pixels upwards that throw a card
WHEEL: Final = 60  # CSS pixels for one notch of the wheel
_ARROWS: Final = {
    pygame.K_LEFT: Point(-1, 0),
    pygame.K_RIGHT: Point(1, 0),
    pygame.K_UP: Point(0, -1),
    pygame.K_DOWN: Point(0, 1),
}
_PAGES: Final = {pygame.K_PAGEUP: -0.85, pygame.K_PAGEDOWN: 0.85}
_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Press(NamedTuple):
    """A finger that is down: where it came down, on what, and where it is."""

    area: Area | None
    page: Clip | None
    start: Point
    at: Point
    scrolls: bool = False


class Input:
    """What is pressed, focused and under the pointer; reads device events as intents."""

    def __init__(self) -> None:
        self.focus: str | None = None  # the key of an area
        self.focus_seen = False  # whether the keyboard was used last
        self.hover: str | None = None
        self.press: Press | None = None
        self.at: Point | None = None  # where the pointer was last

    @property
    def pressed(self) -> str | None:
        """The key of the area under a finger."""
        return self.press.area.key if self.press and self.press.area else None

    @property
    def dragged(self) -> tuple[str, float, float] | None:
        """The area that is being dragged, and how far."""
        press = self.press
        if not press or not press.area or press.area.drag is None:
            return None
        way = Point(press.at.x - press.start.x, press.at.y - press.start.y)
        return (press.area.key, way.x, way.y) if abs(way.x) + abs(way.y) > SLOP else None

    def leave(self) -> None:
        """Forget what the last scene had."""
        self.focus = self.hover = self.press = None

    def read(self, event: pygame.event.Event, picture: Picture, ratio: float) -> Iterator[Intent]:
        """The intents in a device event, with what is on the screen."""
        kind = event.type
        if kind == pygame.MOUSEMOTION:
            yield from self._motion(_point(event.pos, ratio), picture)
        elif kind == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.focus_seen = False
            at = _point(event.pos, ratio)
            page = next((clip for clip in clips(picture) if clip.box.holds(*at)), None)
            self.press = Press(area_at(picture, at), page, at, at)
        elif kind == pygame.MOUSEBUTTONUP and event.button == 1:
            yield from self._release(_point(event.pos, ratio), picture)
        elif kind == pygame.MOUSEWHEEL:
            pages = tuple(clips(picture))
            at = self.at
            under = (page for page in pages if at is not None and page.box.holds(*at))
            page = next(under, pages[0] if pages else None)
            if page is not None:
                yield Scroll(page.key, -WHEEL * event.y)
        elif kind == pygame.KEYDOWN:
            yield from self._key(event, picture)
        elif kind == PRESSED:
            yield from self._activate(event.area, _reachable(picture))
        elif kind == FOCUSED:
            self.focus, self.focus_seen = event.area, True
            yield from self._into_sight(picture)

    def _motion(self, at: Point, picture: Picture) -> Iterator[Intent]:
        press = self.press
        self.at = at
        if press is None:
            area = area_at(picture, at)
            self.hover = area.key if area else None
            return
        scrolls = press.scrolls
        if press.page and abs(at.y - press.start.y) > SLOP:
            scrolls = True
        if scrolls and press.page:
            yield Scroll(press.page.key, press.at.y - at.y)
        self.press = press._replace(at=at, scrolls=scrolls)

    def _release(self, at: Point, picture: Picture) -> Iterator[Intent]:
        press, self.press = self.press, None
        if press is None or press.scrolls:
            return
        area = press.area
        if area is None:
            yield Hurry()
        elif area.drag is not None and press.start.y - at.y > DRAG:
            yield area.drag
        elif area.box.inset(-SLOP).holds(*at) and _still_there(area, picture):
            self.focus = area.key
            yield area.tap or area.intent

    def _key(self, event: pygame.event.Event, picture: Picture) -> Iterator[Intent]:
        key = event.key
        if key in _ARROWS or key == pygame.K_TAB:
            self.focus_seen = True
            if key == pygame.K_TAB:
                step = -1 if event.mod & pygame.KMOD_SHIFT else 1
                self.focus = next_focus(picture, self.focus, step)
            else:
                yield from self._arrow(_ARROWS[key], picture)
            yield from self._into_sight(picture)
        elif key in _PAGES:
            for page in clips(picture):
                yield Scroll(page.key, _PAGES[key] * page.box.h)
        elif key in _ENTER:
            self.focus_seen = True
            seen = [area for area in areas(picture) if area.enabled]
            known = {area.key for area in seen}
            yield from self._activate(self.focus if self.focus in known else MAIN, seen)
        else:
            name = event.unicode if event.unicode == "?" else pygame.key.name(key)
            if name in KEYS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
                yield KEYS[name]

    def _arrow(self, way: Point, picture: Picture) -> Iterator[Intent]:
        found = beside(picture, self.focus, way)
        if found is not None:
            self.focus = found
        elif way.y:
            for page in clips(picture):
                yield Scroll(page.key, way.y * WHEEL)

    def _activate(self, key: str | None, choices: list[Area]) -> Iterator[Intent]:
        for area in choices:
            if area.key == key:
                yield area.intent
                return
        yield Hurry()

    def _into_sight(self, picture: Picture) -> Iterator[Intent]:
        """Scroll a page so far that the focused area is seen whole."""
        for page in clips(picture):
            for item in page.items:
                if isinstance(item, Area) and item.key == self.focus:
                    top = item.box.y - page.offset
                    if top < page.box.y:
                        yield Scroll(page.key, top - page.box.y - 8)
                    elif top + item.box.h > page.box.bottom:
                        yield Scroll(page.key, top + item.box.h - page.box.bottom + 8)


def _point(pos: tuple[int, int], ratio: float) -> Point:
    return Point(pos[0] / ratio, pos[1] / ratio)


def area_at(picture: Picture, at: Point) -> Area | None:
    """The uppermost area at that place."""
    found = None
    for area in areas(picture):
        if area.enabled and area.box.holds(*at):
            found = area
    return found


def _still_there(area: Area, picture: Picture) -> bool:
    return any(other.key == area.key and other.intent == area.intent for other in areas(picture))


def _reachable(picture: Picture) -> list[Area]:
    """All areas the keyboard may come to, those scrolled out of sight too."""
    found: list[Area] = []
    for item in picture:
        if isinstance(item, Clip):
            found += [
                inner._replace(box=inner.box.moved(0, -item.offset))
                for inner in item.items
                if isinstance(inner, Area) and inner.enabled
            ]
        elif isinstance(item, Layer):
            found += _reachable(item.items)
        elif isinstance(item, Area) and item.enabled:
            found.append(item)
    return found


def next_focus(picture: Picture, focus: str | None, step: int) -> str | None:
    """The area before or after the focused one, in reading order and round again."""
    keys = [area.key for area in _reachable(picture)]
    if not keys:
        return None
    if focus not in keys:
        return keys[0 if step > 0 else -1]
    return keys[(keys.index(focus) + step) % len(keys)]


def beside(picture: Picture, focus: str | None, way: Point) -> str | None:
    """The nearest area on that side of the focused one; with no focus, where to begin."""
    reachable = _reachable(picture)
    current = next((area for area in reachable if area.key == focus), None)
    if current is None:
        hand = [area for area in reachable if area.group == HAND]
        begin = hand or [area for area in reachable if area.key == MAIN] or reachable
        return begin[0].key if begin else None
    best: tuple[float, str] | None = None
    for area in reachable:
        distance = _distance(current.box, area.box, way)
        if area.key != focus and distance is not None and (best is None or distance < best[0]):
            best = distance, area.key
    return best[1] if best else None


def _distance(one: Box, other: Box, way: Point) -> float | None:
    """How far the other is in that direction, with sideways steps counting more."""
    here, there = one.middle, other.middle
    dx, dy = there.x - here.x, there.y - here.y
    along = dx * way.x + dy * way.y
    if along <= 1:
        return None
    if way.x:
        gap = max(0.0, max(one.y, other.y) - min(one.bottom, other.bottom))
        return along + 6 * gap + abs(dy) * (0.3 if not gap else 2)
    gap = max(0.0, max(one.x, other.x) - min(one.right, other.right))
    return along + 2 * gap + abs(dx) * 0.3
