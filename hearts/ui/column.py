"""Columns: items put one under the other, as pages and dialogs are built up."""

from collections.abc import Iterable, Sequence
from typing import Final

from hearts.ui import fonts, widgets
from hearts.ui.geometry import Box, centred
from hearts.ui.input import MAIN
from hearts.ui.intents import Intent
from hearts.ui.items import Area, Icon, Item, Label, Panel
from hearts.ui.space import Space
from hearts.ui.theme import ACCENT, SMALLEST, SOFT, TEXT, TOUCH, Colour
from hearts.ui.widgets import Option

RADIUS: Final = 14  # of the panels of a page


class Column:
    """Fills a strip of the screen from the top down; `y` is where the next item goes."""

    def __init__(self, space: Space, x: float, y: float, w: float) -> None:
        self.space = space
        self.items: list[Item] = []
        self.x, self.y, self.w = x, y, w
        self._panel: tuple[int, float] | None = None

    @property
    def touch(self) -> float:
        """The height of a line that can be touched."""
        return max(float(TOUCH), self.space.em * 2.5)

    def gap(self, share: float = 0.6) -> None:
        """Free room, in type sizes."""
        self.y += self.space.em * share

    def take(self, height: float) -> Box:
        """The next strip of that height."""
        box = Box(self.x, self.y, self.w, height)
        self.y += height
        return box

    def place(self, box: Box, within: Box | None = None) -> Box:
        """The box, mirrored in its strip where the language is read from the right."""
        if not self.space.mirror:
            return box
        return box.mirrored(within or Box(self.x, box.y, self.w, box.h))

    def add(self, items: Iterable[Item]) -> None:
        self.items.extend(items)

    def text(
        self,
        text: str,
        size: float = 1,
        colour: Colour = TEXT,
        bold: bool = False,
        align: str = "left",
        indent: float = 0,
        heading: int = 0,
        told: str | None = None,
    ) -> None:
        """A paragraph, or a heading of that level; `size` and `indent` in type sizes."""
        em = self.space.em
        box = self.place(Box(self.x + indent * em, self.y, self.w - indent * em, em))
        size = max(float(SMALLEST), size * em)
        labels, height = widgets.paragraph(
            self.space, box, text, size, colour, bold, align, heading, told
        )
        self.add(labels)
        self.y += height

    def heading(self, text: str) -> None:
        """What stands over a panel."""
        self.text(text, 0.95, SOFT, bold=True, indent=0.3, heading=2)
        self.gap(0.35)

    def open_panel(self) -> None:
        """Begin a panel around what follows."""
        pad = self.space.em * widgets.PADDING
        self._panel = len(self.items), self.y
        self.y += pad * 0.75
        self.x += pad
        self.w -= 2 * pad

    def close_panel(self) -> None:
        """End the panel and leave room below it."""
        assert self._panel is not None
        pad = self.space.em * widgets.PADDING
        place, top = self._panel
        self.x -= pad
        self.w += 2 * pad
        self.y += pad * 0.75
        box = Box(self.x, top, self.w, self.y - top)
        theme = self.space.theme
        self.items.insert(place, Panel(box, theme.panel, RADIUS, theme.edge))
        self._panel = None
        self.gap(1.2)

    def rule(self) -> None:
        """A thin line between two things in a panel."""
        self.y += 3
        self.add((Panel(Box(self.x, self.y, self.w, 1), self.space.theme.raised),))
        self.y += 4

    def bullet(self, text: str, colour: Colour = TEXT) -> None:
        """A paragraph with a small mark before it."""
        em = self.space.em
        mark = centred(Box(self.x, self.y, em * 0.9, em * fonts.LINE).middle, 5, 5)
        self.add((Panel(self.place(mark), ACCENT, 2.5),))
        self.text(text, colour=colour, indent=1.1)
        self.gap(0.35)

    def choose(self, key: str, choices: Sequence[Option], named: str) -> None:
        """Values of what is `named` to choose from, in as many rows as they need."""
        first = 0
        for row in rows_of(self.space, choices, self.w):
            if first:
                self.y += 6
            box = self.take(self.touch)
            wide = row_width(self.space, row)
            filled = box if wide > box.w * 0.55 else self.place(box.left(wide))
            self.add(widgets.options(self.space, filled, key, row, named, first))
            first += len(row)

    def labelled(self, key: str, label: str, choices: Sequence[Option]) -> None:
        """A name and its values, side by side where there is room."""
        em = self.space.em
        wide = row_width(self.space, choices)
        if fonts.width(label, em) + em + wide <= self.w:
            box = self.take(self.touch)
            name, place = box.left(box.w - wide - em), box.after(box.w - wide)
            align = self.space.align("left")
            self.add((Label(label, self.place(name), em, TEXT, align=align, told=""),))
            self.add(widgets.options(self.space, self.place(place), key, choices, label))
        else:
            self.text(label, told="")
            self.y += 4
            self.choose(key, choices, label)

    def switch(self, key: str, label: str, on: bool, intent: Intent) -> None:
        self.add(widgets.switch(self.space, self.take(self.touch), label, on, intent, key))

    def opener(
        self, key: str, label: str, value: str, intent: Intent, lit: bool, opened: bool
    ) -> None:
        """A line that opens: a name, its value beside or below it, and a sign at the end."""
        space, em = self.space, self.space.em
        room = self.w - 1.6 * em
        beside = fonts.width(label, em) + em + fonts.width(value, em, lit) <= room
        line = self.take(self.touch if beside else self.touch + em * 1.1)
        colour = ACCENT if lit else SOFT
        name = value_box = line.left(room)
        if not beside:
            name, value_box = line.left(room).inset(0, em * 0.35).stacked((1, 1))
        align, end = space.align("left"), space.align("right")
        self.add((Label(label, self.place(name, line), em, TEXT, align=align),))
        value_align = end if beside else align
        self.add((Label(value, self.place(value_box, line), em, colour, lit, value_align),))
        sign = Box(line.right - em, line.middle.y - em / 2, em, em)
        self.add((Icon("minus" if opened else "plus", self.place(sign, line), SOFT),))
        name_of_all = space.text("area.row", name=label, value=value)
        self.add((Area(key, line, intent, name_of_all, radius=8, opened=opened),))

    def buttons(self, *specs: tuple[str, str, Intent, str | None]) -> None:
        """Buttons side by side, or one under the other where that is too narrow.

        Each is a key, a label, an intent and an icon; the one keyed `MAIN` is lit.
        """
        em = self.space.em
        small = max(float(SMALLEST), em * 0.93)  # they may become a little smaller to fit
        widest = max(
            fonts.width(label, small, True) + em * (3 if icon else 1.5)
            for _, label, _, icon in specs
        )
        across = max(1, min(len(specs), int((self.w + 8) // (widest + 8))))
        across = -(-len(specs) // -(-len(specs) // across))  # rows of much the same length
        for first in range(0, len(specs), across):
            row = specs[first : first + across]
            parts = self.take(self.touch).split([1] * len(row), 8)
            for (key, label, intent, icon), part in zip(row, parts, strict=True):
                box = self.place(part)
                lit = key == MAIN
                self.add(widgets.button(self.space, box, label, intent, key, lit, icon))
            self.y += 8
        self.y -= 8


def row_width(space: Space, row: Sequence[Option]) -> float:
    """How wide options are that stand side by side."""
    return sum(option_width(space, choice) for choice in row) + 2 * (len(row) - 1) + 6


def option_width(space: Space, choice: Option) -> float:
    return max(float(TOUCH), fonts.width(choice.label, space.em, True) + space.em * 1.3)


def rows_of(space: Space, choices: Sequence[Option], room: float) -> tuple[tuple[Option, ...], ...]:
    """The options in the fewest rows, of much the same length."""
    for count in range(1, len(choices) + 1):
        each = -(-len(choices) // count)
        rows = [tuple(choices[first : first + each]) for first in range(0, len(choices), each)]
        if all(row_width(space, row) <= room for row in rows):
            return tuple(rows)
    return tuple((choice,) for choice in choices)
