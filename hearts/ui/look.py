"""Small things that several scenes about finished games show."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final

from hearts.records.record import MIXED, Record
from hearts.ui import fonts
from hearts.ui.column import Column
from hearts.ui.geometry import Box
from hearts.ui.items import Label, Panel
from hearts.ui.text import Text
from hearts.ui.theme import ACCENT, SMALLEST, SOFT, TEXT

TILE: Final = 6.2  # type sizes: a figure with its name is no narrower
BAR: Final = 0.8  # of a type size: how high a bar of progress is


def day_text(text: Text, moment: datetime) -> str:
    """The day, as in "1 March 2026"."""
    month = text(f"month.{moment.month}")
    return text("date.day", day=moment.day, month=month, year=moment.year)


def level_text(text: Text, level: str) -> str:
    """The name of a level, its own word where this version has none, or that there are several."""
    if level == MIXED:
        return text("group.mixed")
    return text(f"level.{level}") if f"level.{level}" in text else level


def ended(record: Record, here: datetime) -> datetime:
    """When the game ended, in the time zone of `here`."""
    return datetime.fromisoformat(record.when).astimezone(here.tzinfo)


def tiles(column: Column, figures: Sequence[tuple[str, str]]) -> None:
    """Figures with their names under them, as many beside each other as there is room for."""
    space, em = column.space, column.space.em
    across = max(1, min(len(figures), int(column.w // (TILE * em))))
    small = max(float(SMALLEST), em * 0.85)
    for first in range(0, len(figures), across):
        row = figures[first : first + across]
        cells = Box(column.x, column.y, column.w, 0).split([1] * across, em * 0.6)
        lines = [fonts.wrapped(name, cells[0].w, small) for _, name in row]
        high = em * 1.9 + max(map(len, lines)) * small * fonts.LINE
        strip = column.take(high)
        for (value, whole), names, cell in zip(row, lines, cells, strict=False):
            box = column.place(cell._replace(h=high), strip)
            align = space.align("left")
            told = space.text("area.row", name=whole, value=value)
            column.add((Label(value, box.top(em * 1.9), em * 1.35, TEXT, True, align, told),))
            for number, name in enumerate(names):
                line = box.below(em * 1.9 + number * small * fonts.LINE).top(small * fonts.LINE)
                column.add((Label(name, line, small, SOFT, align=align, told=""),))
        column.gap(0.5)


def progress(column: Column, share: float) -> None:
    """A bar that fills while something is being worked off."""
    high = BAR * column.space.em
    box = column.take(high)
    column.add((Panel(box, column.space.theme.raised, high / 2),))
    done = box.left(max(high, box.w * min(1.0, share)))
    column.add((Panel(column.place(done, box), ACCENT, high / 2),))


def sentences(column: Column, texts: Iterable[str]) -> None:
    """Sentences of less weight, one under the other."""
    for text in texts:
        column.text(text, 0.95, SOFT)
        column.gap(0.3)
