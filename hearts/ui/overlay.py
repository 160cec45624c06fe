"""What lies over the scenes: the focus, what is pressed, a short message."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from hearts.ui import theme
from hearts.ui.input import HAND, Input
from hearts.ui.items import Area, Clip, Item, Layer, Panel, Picture, Told, areas
from hearts.ui.message import Taken, message
from hearts.ui.space import Space

FOCUS_RING: Final = 3  # CSS pixels
STRONG_RING: Final = 5  # with more contrast
PRESSED: Final = (0, 0, 0, 60)
HOVERED: Final = (255, 255, 255, 22)


def overlay(
    space: Space,
    picture: Picture,
    control: Input,
    sentence: str,
    taken: Callable[[], Sequence[Taken]] = tuple,
) -> Iterator[Item]:
    """The items over a picture. The cards of the hand show for themselves what is done to them.

    `taken` tells what the sentence should not cover.
    """
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
        yield from message(space, sentence, taken())


def without_areas(items: Iterable[Item]) -> Iterator[Item]:
    """The items that are only looked at: the scene is under another."""
    for item in items:
        if isinstance(item, Layer):
            yield from without_areas(item.items)
        elif isinstance(item, Clip):
            yield item._replace(key="", items=tuple(without_areas(item.items)))
        elif not isinstance(item, Area | Told):
            yield item
