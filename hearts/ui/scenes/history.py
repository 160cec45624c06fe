"""The history: every finished game, the newest first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from hearts.records.daily import points
from hearts.records.record import Mark, Record
from hearts.records.seating import people
from hearts.ui.announce import name_of
from hearts.ui.column import RADIUS
from hearts.ui.geometry import Box
from hearts.ui.intents import Intent, Select
from hearts.ui.items import Area, Clip, Item, Label, Panel, Picture
from hearts.ui.look import day_text, ended, level_text
from hearts.ui.pages import page, page_head
from hearts.ui.scenes import Scene
from hearts.ui.space import Space
from hearts.ui.text import Text
from hearts.ui.theme import ACCENT, SMALLEST, SOFT, TEXT

if TYPE_CHECKING:
    from hearts.ui.app import App

ROW: Final = 3.6  # type sizes: the height of a game's line
BEYOND: Final = 3  # lines made above and below what is seen, for the keyboard to walk on


class History(Scene):
    """A long page of which only the lines in sight are made."""

    name = "history"
    over = False

    def __init__(self, app: App) -> None:
        self.app = app

    def picture(self, space: Space, now: float) -> Picture:
        items, box = page_head(space, space.text("history.title"), 40)
        box = box._replace(h=box.h - space.em * 0.6)
        records = self.app.archive.records
        if not records:
            place = box.top(space.em * 2)
            shown = space.text("history.none" if self.app.archive.whole else "history.reading")
            return (*items, Label(shown, place, space.em, SOFT, align=space.align("left")))
        return (*items, self._page(space, box, records))

    def _page(self, space: Space, box: Box, records: tuple[Record, ...]) -> Clip:
        high = max(52.0, ROW * space.em)
        height = high * len(records)
        offset = max(0.0, min(self.offset, height - box.h))
        first = max(0, int(offset // high) - BEYOND)
        last = min(len(records), int((offset + box.h) // high) + 1 + BEYOND)
        inner: list[Item] = []
        for number in range(first, last):
            record = records[-1 - number]
            line = Box(box.x, box.y + number * high, box.w, high - 4)
            inner += self._line(space, line, record)
        return page("history", box, inner, height, offset)

    def _line(self, space: Space, line: Box, record: Record) -> tuple[Item, ...]:
        text, em = space.text, space.em
        small = max(float(SMALLEST), em * 0.88)
        room = line.inset(em * 0.8, em * 0.3)
        upper, lower = room.stacked((1.1, 1))
        end, start = space.align("right"), space.align("left")
        title, result = headline(text, record), outcome(text, record)
        day = day_text(text, ended(record, self.app.host.moment()))
        marks = text.listed(tuple(text(f"mark.{mark}") for mark in record.marks))
        below = text("history.below", day=day, marks=marks) if marks else day
        won = record.winner in people(record.seats)
        share = (room.w * 0.72, room.w * 0.28)
        name, value = upper.split(share)
        if space.mirror:
            name, value = name.mirrored(upper), value.mirrored(upper)
        return (
            Panel(line, space.theme.panel, RADIUS, space.theme.edge),
            Label(title, name, em, TEXT, True, start),
            Label(result, value, em, ACCENT if won else TEXT, True, end),
            Label(below, lower, small, SOFT, align=start),
            Area(
                f"game:{record.id}",
                line,
                Select("game", record),
                text("area.row", name=text("area.row", name=title, value=day), value=result),
                radius=RADIUS,
            ),
        )

    def handle(self, intent: Intent, now: float) -> bool:
        if isinstance(intent, Select):
            self.app.archive.look_up(cast(Record, intent.value))
            self.app.open("look_back")
        else:
            return False
        return True

    def moves(self, now: float) -> bool:
        return not self.app.archive.whole


def headline(text: Text, record: Record) -> str:
    """What was played."""
    if Mark.DAILY in record.marks:
        return text("daily.title")
    key = f"variant.{record.variant}"
    variant = text(key) if key in text else record.variant
    if Mark.HOT_SEAT in record.marks:
        return text("hot_seat.line", variant=variant, count=len(people(record.seats)))
    return text("history.line", variant=variant, level=level_text(text, record.level))


def outcome(text: Text, record: Record) -> str:
    """The person's points and place."""
    if Mark.DAILY in record.marks:
        return text("seat.total", count=points(record))
    if Mark.HOT_SEAT in record.marks and record.winner is not None:
        sitting = people(record.seats)
        name = name_of(text, record.winner, None, record.players, sitting)
        return text("hot_seat.won", player=name)
    if record.winner == record.person:
        return text("history.won")
    return text("seat.total", count=record.totals[record.person])
