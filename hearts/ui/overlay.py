"""What lies over the scenes: the focus, what is pressed, a short message."""

from collections.abc import Iterable, Iterator
from typing import Final

from hearts.ui import theme, widgets
from hearts.ui.geometry import Box
from hearts.ui.input import HAND, Input
from hearts.ui.items import Area, Clip, Item, Label, Layer, Panel, Picture, Told, areas
from hearts.ui.space import Space

FOCUS_RING: Final = 3  # CSS pixels
STRONG_RING: Final = 5  # with more contrast
PRESSED: Final = (0, 0, 0, 60)
HOVERED: Final = (255, 255, 255, 22)


def overlay(space: Space, picture: Picture, control: Input, sentence: str) -> Iterator[Item]:
    """The items over a picture. The cards of the hand show for themselves what is done to them."""
    for area in areas(picture):
        if area.group == HAND:
            continue
        if area.key == space.focus:
            wide = STRONG_RING if space.theme.strong else FOCUS_RING
            ring = area.box.inset(-wide)
            yield Panel(ring, None, area.radius + wide, theme.ACCENT, wide - 0.5)
        if area.key == control.pressed:
            yield Panel(area.box, PRESSED, area.radius)
        elif area.key == control.hover and area.enabled and not space.focus:
            yield Panel(area.box, HOVERED, area.radius)
    if sentence:
        yield from message(space, sentence)


def message(space: Space, sentence: str) -> Iterator[Item]:
    """A short message near the top."""
    width = min(space.safe.w - 32, space.em * 30)
    labels, high = widgets.paragraph(
        space, Box(0, 0, width - 2 * space.em, 0), sentence, bold=True, align="centre"
    )
    frame = Box(space.safe.middle.x - width / 2, space.safe.y + 14, width, high + space.em)
    yield Panel(frame, theme.ACCENT, 12, shadow=True)
    for label in labels:
        box = label.box.moved(frame.x + space.em, frame.y + space.em / 2)
        yield Label(label.text, box, label.size, theme.ON_ACCENT, True, "centre")


def without_areas(items: Iterable[Item]) -> Iterator[Item]:
    """The items that are only looked at: the scene is under another."""
    for item in items:
        if isinstance(item, Layer):
            yield from without_areas(item.items)
        elif isinstance(item, Clip):
            yield item._replace(key="", items=tuple(without_areas(item.items)))
        elif not isinstance(item, Area | Told):
            yield item
