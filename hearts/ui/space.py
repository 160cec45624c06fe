"""What a scene is shown in: the room there is, and how it is to look."""

from typing import NamedTuple

from hearts.store import Settings
from hearts.ui.geometry import Box
from hearts.ui.host import Window
from hearts.ui.text import Text
from hearts.ui.theme import Theme, theme_of, type_size


class Space(NamedTuple):
    """The window in CSS pixels, its texts, colours and type, and what the pointer does."""

    box: Box  # the whole window
    safe: Box  # without notch and home bar: everything to read or touch goes in here
    em: float  # the size of ordinary text
    text: Text
    theme: Theme
    settings: Settings
    mirror: bool = False  # the language is read from right to left
    focus: str | None = None  # the key of the focused area, while the keyboard is in use
    dragged: tuple[str, float, float] | None = None  # an area's key, and how far it was dragged

    @property
    def portrait(self) -> bool:
        """Whether the room is higher than wide."""
        return self.safe.h > self.safe.w

    @property
    def other_side(self) -> bool:
        """Whether buttons that are usually on the right are on the left."""
        return self.settings.left_handed != self.mirror

    def align(self, side: str) -> str:
        """Left is where reading begins: the right, in a mirrored language."""
        if not self.mirror:
            return side
        return {"left": "right", "right": "left"}.get(side, side)


def space_in(
    window: Window,
    text: Text,
    settings: Settings,
    focus: str | None = None,
    contrast: bool = False,
) -> Space:
    """The space of a window with these settings; nothing is dragged."""
    top, right, bottom, left = window.insets
    return Space(
        box=Box(0, 0, window.width, window.height),
        safe=Box(left, top, window.width - left - right, window.height - top - bottom),
        em=type_size(window.width, window.height),
        text=text,
        theme=theme_of(settings.table, contrast),
        settings=settings,
        mirror=text.right_to_left,
        focus=focus,
    )
