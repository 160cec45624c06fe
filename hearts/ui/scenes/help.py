"""The keys: what each does, read from the one table of keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts.ui import fonts
from hearts.ui.column import Column
from hearts.ui.geometry import Box
from hearts.ui.input import KEYS
from hearts.ui.intents import Back
from hearts.ui.items import Label, Panel, Picture
from hearts.ui.pages import dialog
from hearts.ui.scenes import Scene
from hearts.ui.space import Space
from hearts.ui.text import Text
from hearts.ui.theme import TEXT

if TYPE_CHECKING:
    from hearts.ui.app import App

GENERAL: Final = ("arrows", "enter", "tab", "pages")
"""What is not in the table of keys, because it means something everywhere."""


class Help(Scene):
    """A list of all keys."""

    name = "help"
    over = True

    def __init__(self, app: App) -> None:
        self.app = app

    def picture(self, space: Space, now: float) -> Picture:
        title = space.text("help.title")
        return dialog(space, 46 * space.em, title, Back(), "help", self.offset, fill)


def fill(column: Column) -> None:
    """Every key and what it does, in two columns where there is room."""
    space, em, text = column.space, column.space.em, column.space.text
    names = [*GENERAL, *KEYS]
    across = 2 if column.w >= 34 * em else 1
    each = -(-len(names) // across)
    top, lowest = column.y, column.y
    strip = Box(column.x, top, column.w, 0)
    for number, part in enumerate(strip.split([1] * across, em * 1.5)):
        shown = {name: cap(text, name) for name in names[number * each : (number + 1) * each]}
        gutter = max(fonts.width(word, em, True) for word in shown.values()) + em * 1.6
        place = column.place(part)
        inner = Column(space, place.x, top, place.w)
        for name, word in shown.items():
            key_line(inner, word, text(f"help.key.{name}"), gutter)
        column.add(inner.items)
        lowest = max(lowest, inner.y)
    column.y = lowest


def key_line(column: Column, shown: str, meaning: str, gutter: float) -> None:
    space, em = column.space, column.space.em
    high = em * 1.7
    top = column.y
    box = Box(column.x, top, fonts.width(shown, em, True) + em * 0.9, high)
    box = column.place(box)
    column.add((Panel(box, space.theme.raised, 6, space.theme.edge),))
    column.add((Label(shown, box, em, TEXT, True, "centre", told=""),))
    column.y += (high - em * fonts.LINE) / 2
    told = space.text("area.row", name=shown, value=meaning)
    column.text(meaning, indent=gutter / em, told=told)
    column.y = max(column.y, top + high) + em * 0.5


def cap(text: Text, name: str) -> str:
    """What is written on a key."""
    return text(f"help.cap.{name}") if f"help.cap.{name}" in text else name.upper()
