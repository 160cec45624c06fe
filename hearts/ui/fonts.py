"""Typefaces: measuring, wrapping and fitting text. Sizes are in pixels of the caller's choice."""

from functools import lru_cache
from typing import Final

import pygame

from hearts.ui.assets import ASSETS

FOLDER: Final = ASSETS / "fonts"
ELLIPSIS: Final = "…"
LINE: Final = 1.36  # of the size: from one line of text to the next


@lru_cache(maxsize=64)
def font(size: int, bold: bool) -> pygame.font.Font:
    """The typeface at that size."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(FOLDER / f"latin-{'semibold' if bold else 'regular'}.ttf", size)


@lru_cache(maxsize=8192)
def width(text: str, size: float, bold: bool = False) -> float:
    """How wide the text is."""
    return font(round(size), bold).size(text)[0]


@lru_cache(maxsize=2048)
def wrapped(text: str, room: float, size: float, bold: bool = False) -> tuple[str, ...]:
    """The text in lines no wider than the room; a line break in the text begins a new line."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and width(longer, size, bold) > room:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return tuple(lines)


@lru_cache(maxsize=4096)
def fitted(text: str, room: float, size: int, smallest: int, bold: bool) -> tuple[str, int]:
    """The text and the size at which it fits: made smaller first, and cut only then."""
    while size > smallest and width(text, size, bold) > room:
        size -= 1
    if width(text, size, bold) <= room + 1:
        return text, size
    while text and width(text + ELLIPSIS, size, bold) > room:
        text = text[:-1].rstrip()
    return text + ELLIPSIS, size


@lru_cache(maxsize=1024)
def rendered(text: str, size: int, bold: bool, colour: tuple[int, ...]) -> pygame.Surface:
    """The text as a picture."""
    return font(size, bold).render(text, True, colour)
