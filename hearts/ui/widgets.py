"""Pieces that scenes are put together from: each a function from a box to items.

They hold no state: what is focused or pressed is drawn by the app over the areas.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from hearts.ui import fonts
from hearts.ui.geometry import Box, centred
from hearts.ui.intents import Intent
from hearts.ui.items import Area, Clip, Icon, Item, Label, Panel
from hearts.ui.space import Space
from hearts.ui.theme import ACCENT, ON_ACCENT, SOFT, TEXT, TOUCH, Colour

RADIUS: Final = 10
PADDING: Final = 0.9  # of the type size, inside a box
TURNED: Final = {"back": "next", "next": "back"}  # arrows along the way of reading


class Option(NamedTuple):
    """One of several values to choose from."""

    label: str
    intent: Intent
    chosen: bool
    enabled: bool = True
    language: str = ""  # of the label, where it is another one


def button(
    space: Space,
    box: Box,
    label: str,
    intent: Intent,
    key: str,
    main: bool = False,
    icon: str | None = None,
    enabled: bool = True,
    align: str = "centre",
) -> Iterator[Item]:
    """A button with a word on it; the main one of a scene in the accent colour."""
    fill = ACCENT if main and enabled else space.theme.raised
    ink = ON_ACCENT if main and enabled else TEXT if enabled else space.theme.off
    edge = space.theme.edge if enabled else space.theme.off
    yield Panel(box, fill, RADIUS, None if main and enabled else edge)
    room = box.inset(space.em * 0.6, 0)
    if icon:
        side = space.em * 1.25
        if align == "centre":
            width = min(
                room.w - side - space.em * 0.4, fonts.width(label, space.em, True) + space.em * 0.3
            )
            whole = side + space.em * 0.4 + width
            room = Box(room.x + (room.w - whole) / 2, room.y, whole, room.h)
        place = Box(room.x, box.middle.y - side / 2, side, side)
        room = room.after(side + space.em * 0.4)
        if space.mirror:
            whole_room = Box(place.x, box.y, side + space.em * 0.4 + room.w, box.h)
            place, room = place.mirrored(whole_room), room.mirrored(whole_room)
        yield Icon(pointing(space, icon), place, ink)
    yield Label(label, room, space.em, ink, True, space.align(align if not icon else "left"))
    yield Area(key, box, intent, label, enabled=enabled, radius=RADIUS)


def icon_button(
    space: Space,
    box: Box,
    icon: str,
    label: str,
    intent: Intent,
    key: str,
    enabled: bool = True,
    lit: bool = False,
    group: str = "",
) -> Iterator[Item]:
    """A button with a picture; its name is told to those who cannot see it."""
    ink = ACCENT if lit else TEXT if enabled else space.theme.off
    edge = ACCENT if lit else space.theme.edge if space.theme.strong and enabled else None
    yield Panel(box, space.theme.panel, min(box.w, box.h) / 2, edge)
    side = min(box.w, box.h) * 0.5
    yield Icon(pointing(space, icon), centred(box.middle, side, side), ink)
    yield Area(key, box, intent, label, group, enabled, radius=min(box.w, box.h) / 2)


def pointing(space: Space, icon: str) -> str:
    """The icon, or its twin that points the other way in a mirrored language."""
    return TURNED.get(icon, icon) if space.mirror else icon


def options(
    space: Space, box: Box, key: str, choices: Sequence[Option], named: str, first: int = 0
) -> Iterator[Item]:
    """Values of what is `named` side by side, the chosen one lit; areas numbered from `first`."""
    yield Panel(box, space.theme.panel, RADIUS, space.theme.edge)
    widths = [
        max(float(TOUCH), fonts.width(choice.label, space.em, True) + space.em)
        for choice in choices
    ]
    parts = box.inset(3).split(widths, 2)
    if space.mirror:
        parts = tuple(part.mirrored(box) for part in parts)
    for number, (choice, part) in enumerate(zip(choices, parts, strict=True)):
        if choice.chosen:
            yield Panel(part, ACCENT, RADIUS - 3)
        ink = ON_ACCENT if choice.chosen else TEXT if choice.enabled else space.theme.off
        yield Label(choice.label, part.inset(2, 0), space.em, ink, choice.chosen, "centre")
        touch = Box(part.x, box.y, part.w, box.h)
        yield Area(
            f"{key}:{first + number}",
            touch,
            choice.intent,
            choice.label,
            key,
            choice.enabled,
            radius=8,
            named=named,
            on=choice.chosen,
            language=choice.language,
        )


def switch(
    space: Space, box: Box, label: str, on: bool, intent: Intent, key: str
) -> Iterator[Item]:
    """A line with a switch at its end."""
    wide, high = space.em * 2.6, space.em * 1.45
    room = box.left(box.w - wide - space.em * 0.5)
    track = Box(box.right - wide, box.middle.y - high / 2, wide, high)
    if space.mirror:
        room, track = room.mirrored(box), track.mirrored(box)
    yield Label(label, room, space.em, TEXT, align=space.align("left"))
    yield Panel(track, ACCENT if on else space.theme.panel, high / 2, None if on else SOFT)
    knob = track.x + (track.w - high if on != space.mirror else 0)
    yield Panel(Box(knob, track.y, high, high).inset(3), ON_ACCENT if on else SOFT, high / 2 - 3)
    yield Area(key, box.inset(-4, 0), intent, label, radius=8, on=on)


def paragraph(
    space: Space,
    box: Box,
    text: str,
    size: float | None = None,
    colour: Colour = TEXT,
    bold: bool = False,
    align: str = "left",
    heading: int = 0,
    told: str | None = None,
) -> tuple[tuple[Label, ...], float]:
    """Text in as many lines as it takes in the box's width, and the height of them all.

    Those who cannot see the lines are told the text as a whole, or what is `told` instead.
    """
    size = size or space.em
    high = size * fonts.LINE
    labels = tuple(
        Label(
            line,
            Box(box.x, box.y + number * high, box.w, high),
            size,
            colour,
            bold,
            space.align(align),
            "" if number else text if told is None else told,
            heading,
        )
        for number, line in enumerate(fonts.wrapped(text, box.w, size, bold))
    )
    return labels, high * len(labels)


def dialog(
    space: Space, width: float, height: float, title: str, leave: Intent | None
) -> tuple[list[Item], Box]:
    """A panel in the middle with a title and a way out; the box left for what is in it."""
    safe = space.safe.inset(8)
    size = min(width, safe.w), min(height, safe.h)
    frame = centred(safe.middle, *size)
    items: list[Item] = [Panel(frame, space.theme.panel, 16, space.theme.edge, shadow=True)]
    pad = max(14.0, min(space.em * 1.4, frame.w * 0.05))
    head = frame.inset(pad, 0).top(max(TOUCH + 12, space.em * 3))
    if leave is not None:
        place = Box(head.right - TOUCH + 6, head.middle.y - TOUCH / 2, TOUCH, TOUCH)
        if space.other_side:
            place = place.mirrored(frame)
        items += icon_button(space, place, "close", space.text("action.close"), leave, "close")
    room = head.left(head.w - (TOUCH if leave is not None else 0))
    if space.other_side:
        room = room.mirrored(frame)
    items.append(Label(title, room, space.em * 1.35, TEXT, True, space.align("left"), heading=1))
    return items, Box(head.x, head.bottom, head.w, frame.bottom - pad - head.bottom)


def page(key: str, box: Box, items: Sequence[Item], height: float, offset: float) -> Clip:
    """Items that scroll inside a box, the offset kept within what there is."""
    return Clip(key, box, tuple(items), height, kept(offset, height, box.h))


def kept(offset: float, height: float, room: float) -> float:
    """The offset of a page, no further than its end."""
    return max(0.0, min(offset, height - room))
