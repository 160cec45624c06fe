"""Columns: items put one under the other, as pages and dialogs are built up."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from hearts.ui import fonts, widgets
from hearts.ui.geometry import Box, centred
from hearts.ui.input import MAIN
from hearts.ui.intents import Back, Intent
from hearts.ui.items import Area, Clip, Icon, Item, Label, Panel, Picture, clips
from hearts.ui.space import Space
from hearts.ui.theme import ACCENT, SMALLEST, SOFT, TEXT, TOUCH, Colour
from hearts.ui.widgets import Option

RADIUS: Final = 14  # of the panels of a page
GUTTER: Final = 10  # beside a page, for the bar that shows how far it has scrolled
LOW: Final = 30  # type sizes: in a window no higher, a dialog's foot stands beside its page
ROOMY: Final = 48  # type sizes of width that needs
BESIDE: Final = 18  # type sizes of a dialog's width that are its foot's there
WIDEST: Final = 46  # type sizes: a page's text is no wider


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
    ) -> None:
        """A paragraph; `size` and `indent` in type sizes."""
        em = self.space.em
        box = self.place(Box(self.x + indent * em, self.y, self.w - indent * em, em))
        size = max(float(SMALLEST), size * em)
        labels, height = widgets.paragraph(self.space, box, text, size, colour, bold, align)
        self.add(labels)
        self.y += height

    def heading(self, text: str) -> None:
        """What stands over a panel."""
        self.text(text, 0.95, SOFT, bold=True, indent=0.3)
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

    def choose(self, key: str, choices: Sequence[Option]) -> None:
        """Values to choose from, in as many rows as they need."""
        first = 0
        for row in rows_of(self.space, choices, self.w):
            if first:
                self.y += 6
            box = self.take(self.touch)
            wide = row_width(self.space, row)
            filled = box if wide > box.w * 0.55 else self.place(box.left(wide))
            self.add(widgets.options(self.space, filled, key, row, first))
            first += len(row)

    def labelled(self, key: str, label: str, choices: Sequence[Option]) -> None:
        """A name and its values, side by side where there is room."""
        em = self.space.em
        wide = row_width(self.space, choices)
        if fonts.width(label, em) + em + wide <= self.w:
            box = self.take(self.touch)
            name, place = box.left(box.w - wide - em), box.after(box.w - wide)
            align = self.space.align("left")
            self.add((Label(label, self.place(name), em, TEXT, align=align),))
            self.add(widgets.options(self.space, self.place(place), key, choices))
        else:
            self.text(label)
            self.y += 4
            self.choose(key, choices)

    def switch(self, key: str, label: str, on: bool, intent: Intent) -> None:
        self.add(widgets.switch(self.space, self.take(self.touch), label, on, intent, key))

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


def page_head(
    space: Space, title: str, widest: float = WIDEST, leave: bool = True
) -> tuple[list[Item], Box]:
    """The head of a scene that fills the window, and the box left for its page."""
    em = space.em
    margin = max(10.0, em * 0.8)
    width = min(space.safe.w - 2 * margin, widest * em)
    strip = Box(space.safe.middle.x - width / 2, space.safe.y, width, space.safe.h)
    head = strip.top(max(TOUCH + 12.0, em * 3.6))
    room = head
    items: list[Item] = []
    if leave:
        box = Box(head.x, head.middle.y - TOUCH / 2, TOUCH, TOUCH)
        room = head.after(TOUCH + em * 0.7)
        if space.mirror:
            box, room = box.mirrored(head), room.mirrored(head)
        items += widgets.icon_button(space, box, "back", space.text("action.back"), Back(), "back")
    items.append(Label(title, room, em * 1.6, TEXT, True, space.align("left")))
    return items, Box(strip.x, head.bottom, width, strip.bottom - head.bottom)


def row_button(
    space: Space, box: Box, label: str, value: str, intent: Intent, key: str, lit: bool, open_: bool
) -> Iterable[Item]:
    """A line that opens: a name, its value at the end and an arrow."""
    em = space.em
    arrow = Box(box.right - em, box.middle.y - em * 0.5, em, em)
    room = box.left(box.w - em * 1.4)
    half = min(room.w * 0.56, fonts.width(label, em) + 2)
    name, shown = room.left(half), room.after(half + em * 0.6)
    if space.mirror:
        arrow, name, shown = (part.mirrored(box) for part in (arrow, name, shown))
    yield Label(label, name, em, TEXT, align=space.align("left"))
    colour = ACCENT if lit else SOFT
    yield Label(value, shown, em, colour, lit, space.align("right"))
    yield Icon("minus" if open_ else "plus", arrow, SOFT)
    yield Area(key, box, intent, space.text("area.row", name=label, value=value), radius=8)


def scrolled(picture: Picture, page: str, by: float) -> float:
    """The offset of a page of the picture after moving it, kept within what there is."""
    for clip in clips(picture):
        if clip.key == page:
            return widgets.kept(clip.offset + by, clip.height, clip.box.h)
    return 0.0


def page(key: str, box: Box, items: Sequence[Item], height: float, offset: float) -> Clip:
    """Items that scroll, with room beside them for the bar and for the focus."""
    room = Box(box.x - GUTTER, box.y, box.w + 2 * GUTTER, box.h)
    return widgets.page(key, room, items, height, offset)


def dialog(
    space: Space,
    widest: float,
    title: str,
    leave: Intent | None,
    key: str,
    offset: float,
    fill: Callable[[Column], None],
    foot: Callable[[Column], None] | None = None,
) -> Picture:
    """A dialog as high as what `fill` and `foot` put into it.

    Where that is too high, the part that `fill` made is a page that scrolls above the foot; in a
    low wide window the foot stands beside it.
    """
    em = space.em
    beside = foot is not None and space.safe.h < LOW * em and space.safe.w >= ROOMY * em
    if beside:
        widest += BESIDE * em
    _, probe = widgets.dialog(space, widest, space.safe.h, title, leave)
    around = space.safe.inset(8).h - probe.h
    left, right = _sides(space, probe, beside)
    high = _filled(space, left, fill)[1]
    low = _filled(space, right, foot)[1] if foot else 0.0
    whole = max(high, low) if beside else high + low
    items, box = widgets.dialog(space, widest, whole + around, title, leave)
    left, right = _sides(space, box, beside)
    if not beside:
        left, right = left.top(box.h - low), right.below(box.h - low)
    inner, _ = _filled(space, left, fill)
    if high <= left.h + 0.5:
        items += inner
    else:
        items.append(page(key, left, inner, high, offset))
    if foot:
        items += _filled(space, right, foot)[0]
    return tuple(items)


def _sides(space: Space, box: Box, beside: bool) -> tuple[Box, Box]:
    """The room of a dialog's page and of its foot."""
    if not beside:
        return box, box
    gap = space.em * 1.6
    left, right = box.left(box.w - BESIDE * space.em), box.after(box.w - BESIDE * space.em + gap)
    return (left.mirrored(box), right.mirrored(box)) if space.mirror else (left, right)


def _filled(space: Space, box: Box, fill: Callable[[Column], None]) -> tuple[list[Item], float]:
    column = Column(space, box.x, box.y, box.w)
    fill(column)
    return column.items, column.y - box.y
