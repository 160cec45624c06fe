"""Every scene at every size: inside the safe area, easy to touch, no text cut."""

from collections.abc import Iterator
from functools import cache

import pytest

from hearts.ui import fonts
from hearts.ui.app import App
from hearts.ui.geometry import Box, Point, card_box
from hearts.ui.host import Insets
from hearts.ui.input import beside
from hearts.ui.items import Area, CardItem, Clip, Dot, Item, Label, Layer, Line, Picture, Told
from hearts.ui.scenes import new_game
from hearts.ui.scenes.registry import SCENES
from hearts.ui.space import Space
from hearts.ui.theme import SMALLEST, TOUCH
from tests.ui.pilot import FakeHost
from tests.ui.states import FIVE, STATES

SIZES = [(360, 640), (390, 844), (768, 1024), (844, 390), (1280, 720), (1920, 1080), (2560, 1440)]
NOTCH = Insets(top=24, right=0, bottom=21, left=44)
WAYS_TO_GO = [Point(1, 0), Point(-1, 0), Point(0, 1), Point(0, -1)]
WAYS = ["plain", "large print", "mirrored", "notch"]


@pytest.fixture(autouse=True)
def _five_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_game, "LEVELS", FIVE)


@cache
def app() -> App:
    """One app for all: each test replaces its window and its match."""
    return App(FakeHost())


def shown(name: str, size: tuple[int, int], way: str) -> tuple[Space, Picture]:
    """A state in a window of that size."""
    host = app().host
    assert isinstance(host, FakeHost)
    host.size = size
    host.insets = NOTCH if way == "notch" else Insets()
    app().settings = app().settings.__class__(large_print=way == "large print")
    space = app().space()._replace(mirror=way == "mirrored")
    scene = STATES[name].enter(app())
    return space, scene.picture(space, 0)


def flat(items: Picture, up: float = 0) -> Iterator[tuple[Item, float]]:
    """All items but the pages themselves, with how far each is scrolled up."""
    for item in items:
        if isinstance(item, Clip):
            yield from flat(item.items, up + item.offset)
        elif isinstance(item, Layer):
            yield from flat(item.items, up)
        else:
            yield item, up


def box_of(item: Item) -> Box | None:
    """What an item covers; lines and dots lie within the panels they are drawn on."""
    if isinstance(item, CardItem):
        return card_box(item.pose)
    if isinstance(item, Line | Dot | Clip | Layer | Told):
        return None
    return item.box


def test_every_scene_is_looked_at() -> None:
    assert {state.scene for state in STATES.values()} == set(SCENES)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", STATES)
def test_a_scene_fits(name: str, size: tuple[int, int]) -> None:
    for way in WAYS:
        check_scene(name, size, way)


@pytest.mark.parametrize("size", [(1, 1), (40, 300), (300, 40)], ids=str)
def test_no_window_is_too_small_to_be_drawn_in(size: tuple[int, int]) -> None:
    """It need not look like anything: the person is about to make it larger."""
    for name in STATES:
        assert shown(name, size, "plain")[1], name


def check_scene(name: str, size: tuple[int, int], way: str) -> None:
    space, picture = shown(name, size, way)
    check_place(picture, space.safe)
    check_touch(picture)
    check_text(picture)


def check_place(picture: Picture, safe: Box) -> None:
    """Everything lies in the safe area, and what scrolls within the length of its page."""
    for item in picture:
        if isinstance(item, Clip):
            assert safe.contains(item.box), item.key
            long = item.box._replace(h=max(item.height, item.box.h))
            outside = [inner for inner in item.items if not inside(inner, long)]
            assert not outside
    loose = tuple(item for item in picture if not isinstance(item, Clip))
    assert not [item for item, _ in flat(loose) if not inside(item, safe)]


def inside(item: Item, room: Box) -> bool:
    box = box_of(item)
    return box is None or room.contains(box)


def check_touch(picture: Picture) -> None:
    """What can be touched is large enough, and nothing lies over another."""
    loose = [item for item in picture if isinstance(item, Area)]
    pages = [clip for clip in picture if isinstance(clip, Clip)]
    keys: list[str] = []
    for group in (
        loose,
        *([inner for inner in page.items if isinstance(inner, Area)] for page in pages),
    ):
        keys += [area.key for area in group]
        small = [area for area in group if area.box.w < TOUCH - 0.01 or area.box.h < TOUCH - 0.01]
        assert not small
        for number, area in enumerate(group):
            assert not [other for other in group[:number] if area.box.meets(other.box)]
    assert not [area for area in loose for page in pages if area.box.meets(page.box)]
    assert len(set(keys)) == len(keys)


def check_text(picture: Picture) -> None:
    """No text is cut, none is smaller than it may be, none is higher than its box."""
    for item, _ in flat(picture):
        if isinstance(item, Label) and item.text:
            size = round(item.size)
            assert size >= SMALLEST, item
            text, fitting = fonts.fitted(item.text, int(item.box.w), size, SMALLEST, item.bold)
            assert text == item.text, item
            assert fitting <= item.box.h + 0.5, item


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1280, 720)], ids=str)
@pytest.mark.parametrize("name", STATES)
def test_arrows_reach_everything(name: str, size: tuple[int, int]) -> None:
    _, picture = shown(name, size, "plain")
    every = {area.key for area in all_areas(picture) if area.enabled}
    found = {beside(picture, None, WAYS_TO_GO[0])}
    new = set(found)
    while new:
        new = {beside(picture, key, way) for key in new for way in WAYS_TO_GO} - found - {None}
        found |= new
    assert found == (every or {None})


def all_areas(picture: Picture) -> list[Area]:
    return [item for item, _ in flat(picture) if isinstance(item, Area)]
