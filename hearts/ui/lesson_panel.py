"""What the lesson says, beside or above its table, and where both of them are."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from hearts.engine.rules import Seat
from hearts.engine.variants import CLASSIC
from hearts.ui import fonts, widgets
from hearts.ui.announce import name_of
from hearts.ui.column import Column
from hearts.ui.geometry import Box
from hearts.ui.intents import Back, Select
from hearts.ui.items import Area, Item, Panel, untold
from hearts.ui.layout import EDGE, TableLayout, table_layout
from hearts.ui.lesson import LEARNER, NAMES, STEPS, game_at
from hearts.ui.space import Space
from hearts.ui.text import Slot, Text
from hearts.ui.theme import ACCENT, TEXT, TOUCH

BESIDE: Final = 17  # type sizes: how wide the panel is beside the table
PAD: Final = 0.8  # type sizes
GAP: Final = 0.15  # type sizes, between the heading and the sentences
PROGRESS: Final = 3  # CSS pixels: how high the line is that shows how far the lesson has come


class Places(NamedTuple):
    """Where everything is: the table's room, the panel, and the buttons' bar."""

    room: Box
    table: TableLayout  # without tools: the bar or the panel is in their place
    panel: Box
    bar: Box


@lru_cache(maxsize=32)
def places(safe: Box, em: float, text: Text, hand: int, large: bool, left_handed: bool) -> Places:
    """The panel above the table in a high window, beside it in a wide one.

    It has room for the longest of its sentences, so that nothing jumps from step to step.
    """

    def table(room: Box) -> TableLayout:
        players, cards = CLASSIC.players, CLASSIC.cards_each
        return table_layout(room, em, players, LEARNER, hand, cards, large, left_handed)

    pad = em * PAD
    around = safe.inset(EDGE)
    above = around.top(_text_height(text, around.w - 2 * pad, em) + 2 * pad)
    room = safe.below(above.bottom - safe.y)
    if room.h > room.w:
        layout = table(room)
        first, last = sorted((layout.tools[0], layout.tools[-1]))
        bar = Box(first.x, first.y, last.right - first.x, first.h)
        return Places(room, replace(layout, tools=()), above, bar)
    wide = em * BESIDE
    room = safe.left(safe.w - wide - EDGE)
    if room.w >= room.h:  # the panel lies where the tools would be
        room = room._replace(w=room.w + table(room).tools[0].w + EDGE)
    touch = max(float(TOUCH), em * 2.5)
    high = _text_height(text, wide - 2 * pad, em) + touch + 3 * pad
    panel = Box(around.right - wide, around.middle.y - high / 2, wide, high)
    if left_handed:
        room, panel = room.mirrored(safe), panel.mirrored(safe)
    inner = panel.inset(pad)
    bar = inner.below(inner.h - touch)
    return Places(room, replace(table(room), tools=()), panel, bar)


def _text_height(text: Text, width: float, em: float) -> float:
    """The height of the longest of the headings and sentences."""

    def high(sentence: str, bold: bool = False) -> float:
        return em * fonts.LINE * len(fonts.wrapped(sentence, width, em, bold))

    return max(
        high(heading(text, number), True) + em * GAP + high(said(text, number, way))
        for number in range(len(STEPS))
        for way in ("text", "no")
    )


def said(text: Text, number: int, way: str) -> str:
    """What a step says: `text` tells what to do, `no` is for another card that may be played."""
    key = f"lesson.{way}.{STEPS[number].key}"
    return text(key, **slots(text, number)) if key in text else ""


def heading(text: Text, number: int) -> str:
    """Which step it is, and what it is about."""
    name = STEPS[number].name
    place = NAMES.index(name) + 1
    return text("lesson.step", step=place, count=len(NAMES), name=text(f"lesson.name.{name}"))


@lru_cache(maxsize=64)
def slots(text: Text, number: int) -> Mapping[str, Slot]:
    """What fills the sentences of a step: all of it is read from the game as it stands there."""
    game, wanted = game_at(number), STEPS[number].cards
    table = game.deal.table
    rules = game.rules

    def name(seat: Seat) -> str:
        return name_of(text, seat, LEARNER, rules.players)

    high = max(table.points)
    found: dict[str, Slot] = {
        "leader": name(table.leader) if table.trick else "",
        "left": name(LEARNER + 1),
        "most": high,
        "taker": name(table.points.index(high)),
        "own": table.points[LEARNER],
        "moon": rules.total(rules.deck),
        "limit": rules.limit,
    }
    if wanted:
        found["card"] = wanted[0]
    if table.trick:
        found["led"] = table.trick[0]
    return found


def panel_items(
    space: Space, where: Places, number: int, sentence: str, busy: bool
) -> Iterator[Item]:
    """The heading, the sentences, how far the lesson has come, and the buttons.

    Those who cannot see the panel are told its text by the scene, before all else.
    """
    em, panel = space.em, where.panel
    pad = em * PAD
    yield Panel(panel, space.theme.panel, 14, space.theme.edge, shadow=True)
    done = NAMES.index(STEPS[number].name) + 1
    line = Box(panel.x + pad, panel.y + 5, panel.w - 2 * pad, PROGRESS)
    gone = line.left(line.w * done / len(NAMES))
    yield Panel(line, space.theme.raised, PROGRESS / 2)
    yield Panel(gone.mirrored(line) if space.mirror else gone, ACCENT, PROGRESS / 2)
    column = Column(space, panel.x + pad, panel.y + pad, panel.w - 2 * pad)
    column.text(heading(space.text, number), 1, ACCENT, True)
    column.gap(GAP)
    column.text(sentence, colour=TEXT)
    yield from untold(column.items)
    for item in _bar(space, where.bar, number, busy):
        yield item._replace(group="actions") if isinstance(item, Area) else item


def _bar(space: Space, bar: Box, number: int, busy: bool) -> Iterator[Item]:
    """Back and on by a step, and out of the lesson."""
    text = space.text
    side = min(bar.h, max(float(TOUCH), space.em * 2.5))
    bar = Box(bar.x, bar.middle.y - side / 2, bar.w, side)
    room = bar.left(bar.w - side - EDGE)
    back, skip = room.split((1, 1), EDGE)
    leave = bar.after(bar.w - side)
    if space.mirror:
        back, skip, leave = (box.mirrored(bar) for box in (back, skip, leave))
    last = number == len(STEPS) - 1
    earlier = number if busy else number - 1
    yield from widgets.button(
        space, back, text("lesson.back"), Select("step", earlier), "earlier", False, "back",
        earlier >= 0,
    )  # fmt: skip
    yield from widgets.button(
        space, skip, text("lesson.skip"), Select("step", number + 1), "skip", False, "next",
        not last,
    )  # fmt: skip
    yield from widgets.icon_button(space, leave, "close", text("lesson.leave"), Back(), "leave")
