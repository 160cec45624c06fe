"""Typefaces: measuring, wrapping and fitting text. Sizes are in pixels of the caller's choice.

A line is measured and drawn run by run, each in the typeface of its script.
"""

from functools import lru_cache
from typing import Final

import pygame

from hearts.ui.assets import ASSETS
from hearts.ui.bidi import ARABIC, DEVANAGARI, LATIN, RIGHT_MARK, Run, from_right, runs

FOLDER: Final = ASSETS / "fonts"
FACES: Final = {LATIN: "latin", DEVANAGARI: "devanagari", ARABIC: "arabic"}
ELLIPSIS: Final = "…"
LINE: Final = 1.36  # of the size: from one line of text to the next


@lru_cache(maxsize=128)
def font(size: int, bold: bool, script: str = LATIN, backwards: bool = False) -> pygame.font.Font:
    """The typeface of a script at that size, which shapes in one direction."""
    if not pygame.font.get_init():
        pygame.font.init()
    face = f"{FACES[script]}-{'semibold' if bold else 'regular'}.ttf"
    typeface = pygame.font.Font(FOLDER / face, size)
    typeface.set_script(script)
    typeface.set_direction(pygame.DIRECTION_RTL if backwards else pygame.DIRECTION_LTR)
    return typeface


def font_of(run: Run, size: int, bold: bool) -> pygame.font.Font:
    """The typeface for a run."""
    return font(size, bold, run.script, run.backwards)


@lru_cache(maxsize=8192)
def width(text: str, size: float, bold: bool = False) -> float:
    """How wide the text is."""
    return sum(font_of(run, round(size), bold).size(run.text)[0] for run in runs(text))


@lru_cache(maxsize=2048)
def wrapped(text: str, room: float, size: float, bold: bool = False) -> tuple[str, ...]:
    """The text in lines no wider than the room; a line break in the text begins a new line."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        mark = RIGHT_MARK if from_right(paragraph) else ""  # for a line of foreign words alone
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else f"{mark}{word}"
            if line and width(longer, size, bold) > room:
                lines.append(line)
                line = f"{mark}{word}"
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


@lru_cache(maxsize=256)
def rendered(text: str, size: int, bold: bool, colour: tuple[int, ...]) -> pygame.Surface:
    """The text as a picture, all runs on one line."""
    found = [(font_of(run, size, bold), run.text) for run in runs(text)]
    seen = [(typeface, part) for typeface, part in found if typeface.size(part)[0]]
    typefaces = [typeface for typeface, _ in seen]
    pictures = [typeface.render(part, True, colour) for typeface, part in seen]
    if len(pictures) == 1:
        return pictures[0]
    above = max((typeface.get_ascent() for typeface in typefaces), default=0)
    below = max((-typeface.get_descent() for typeface in typefaces), default=0)
    room = (sum(picture.get_width() for picture in pictures), above + below)
    whole = pygame.Surface(room, pygame.SRCALPHA)
    x = 0
    for typeface, picture in zip(typefaces, pictures, strict=True):
        whole.blit(picture, (x, above - typeface.get_ascent()))
        x += picture.get_width()
    return whole
