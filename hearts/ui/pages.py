"""Pages and dialogs: what stands around a column, and how it scrolls."""

from collections.abc import Callable, Sequence
from typing import Final

from hearts.ui import widgets
from hearts.ui.column import Column
from hearts.ui.geometry import Box
from hearts.ui.intents import Back, Intent
from hearts.ui.items import Clip, Item, Label, Picture, clips
from hearts.ui.space import Space
from hearts.ui.theme import TEXT, TOUCH

GUTTER: Final = 10  # beside a page, for the bar that shows how far it has scrolled
LOW: Final = 30  # type sizes: in a window no higher, a dialog's foot stands beside its page
ROOMY: Final = 48  # type sizes of width that needs
BESIDE: Final = 18  # type sizes of a dialog's width that are its foot's there
WIDEST: Final = 46  # type sizes: a page's text is no wider


def page_head(space: Space, title: str, widest: float = WIDEST) -> tuple[list[Item], Box]:
    """The head of a scene that fills the window, and the box left for its page."""
    em = space.em
    margin = max(float(GUTTER), em * 0.8)
    width = min(space.safe.w - 2 * margin, widest * em)
    strip = Box(space.safe.middle.x - width / 2, space.safe.y, width, space.safe.h)
    head = strip.top(max(TOUCH + 12.0, em * 3.6))
    side = max(float(TOUCH), em * 2.4)
    box = Box(head.x, head.middle.y - side / 2, side, side)
    room = head.after(side + em * 0.7)
    if space.mirror:
        box, room = box.mirrored(head), room.mirrored(head)
    label = space.text("action.back")
    items = list(widgets.icon_button(space, box, "back", label, Back(), "back"))
    items.append(Label(title, room, em * 1.6, TEXT, True, space.align("left"), heading=1))
    return items, Box(strip.x, head.bottom, width, strip.bottom - head.bottom)


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


def columns(
    space: Space, key: str, box: Box, offset: float, *parts: Sequence[Callable[[Column], None]]
) -> Clip:
    """A page of columns side by side, each as high as what its functions put into it."""
    items: list[Item] = []
    lowest = box.y
    for strip, fills in zip(box.split([1] * len(parts), space.em * 1.2), parts, strict=True):
        place = strip.mirrored(box) if space.mirror else strip
        column = Column(space, place.x, box.y + 4, place.w)
        for fill in fills:
            fill(column)
        items += column.items
        lowest = max(lowest, column.y)
    return page(key, box, items, lowest - box.y, offset)


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
