"""The deal of the day: the same cards and the same computer players for everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from datetime import date
from typing import TYPE_CHECKING, Final

from hearts.engine.game import Game
from hearts.engine.notation import Save
from hearts.records.daily import (
    daily,
    expert_plays,
    expert_points,
    is_over,
    keep_expert_points,
    points,
    results,
    share_slots,
    streak,
)
from hearts.records.record import PERSON, Record
from hearts.ui.column import Column
from hearts.ui.input import MAIN
from hearts.ui.intents import Copy, Intent, Select
from hearts.ui.items import Picture
from hearts.ui.look import day_text, progress, sentences, tiles
from hearts.ui.match import loaded_match
from hearts.ui.pages import columns, page_head
from hearts.ui.plots import bars
from hearts.ui.scenes import Scene
from hearts.ui.space import Space
from hearts.ui.theme import SOFT
from hearts.ui.today import begun

if TYPE_CHECKING:
    from hearts.ui.app import App

WIDEST: Final = 36  # type sizes
CHART: Final = 9


class Daily(Scene):
    """Today's deal: to be played, to go on with, or its result."""

    name = "daily"
    over = False

    def __init__(self, app: App) -> None:
        self.app = app
        self._turn_to(app.host.today())
        app.archive.reopen()

    def _turn_to(self, day: date) -> None:
        """Show the deal of that day."""
        app = self.app
        self.today = day
        self.deal = daily(day)
        self.done = 0.0  # of the expert's game, 0 … 1
        self.begun = begun(app, day)
        if self.begun is not None and is_over(self.begun.game):  # and perhaps not recorded yet
            app.archive.finish(self.begun, app.host.moment(), True)
        self.expert = expert_points(app.archive.storage, day)
        self._work: Generator[float, None, Game] | None = None

    @property
    def record(self) -> Record | None:
        """What came of today's deal."""
        return results(self.app.archive.records).get(self.today)

    def picture(self, space: Space, now: float) -> Picture:
        items, box = page_head(space, space.text("daily.title"), WIDEST)
        return (*items, columns(space, "daily", box, self.offset, (self._fill,)))

    def _fill(self, column: Column) -> None:
        text, record = column.space.text, self.record
        column.heading(day_text(text, self.app.host.moment()))
        column.open_panel()
        levels = [text(f"level.{name}") for name in self.deal.seats if name != PERSON]
        if record is None:
            column.text(text("daily.what"))
            column.gap(0.4)
            column.text(text("daily.against", levels=text.listed(tuple(levels))), colour=SOFT)
            column.close_panel()
            going_on = self.begun is not None and not is_over(self.begun.game)
            label = text("title.resume" if going_on else "daily.play")
            column.buttons((MAIN, label, Select("play", None), "play"))
        else:
            self._result(column, record)
            column.close_panel()
            column.buttons((MAIN, text("daily.share"), Select("share", None), "copy"))
            column.y += 8
            column.buttons(
                ("look_back", text("look_back.open"), Select("look", None), "chart"),
                ("again", text("daily.again"), Select("play", None), "replay"),
            )
        column.gap(1.2)
        days(column, self)

    def _result(self, column: Column, record: Record) -> None:
        text = column.space.text
        mine = points(record)
        others = [score for seat, score in enumerate(record.scores[0].points) if seat]
        figures = [(text.number(mine), text("daily.points"))]
        figures.append((text.listed(tuple(map(text.number, others))), text("daily.others")))
        if self.expert is not None:
            figures.append((text.number(self.expert), text("daily.expert")))
        tiles(column, figures)
        if self.expert is None:
            column.gap(0.2)
            column.text(text("daily.working"), 0.95, SOFT)
            column.gap(0.3)
            progress(column, self.done)
        else:
            better = (mine > self.expert) - (mine < self.expert)
            column.text(text(("daily.as_expert", "daily.behind", "daily.ahead")[better]))
        if record.marks:
            column.gap(0.3)
            aids = [mark for mark in record.marks if mark in ("undo", "hints", "taken_over")]
            sentences(column, (text(f"mark_line.{mark}") for mark in aids))

    def handle(self, intent: Intent, now: float) -> bool:
        if isinstance(intent, Select):
            self._select(intent.name)
        else:
            return False
        return True

    def _select(self, name: str) -> None:
        app, record, begun = self.app, self.record, self.begun
        if name == "play":
            save = self.deal if begun is None or is_over(begun.game) else begun
            app.start(loaded_match(save, app.autopilot))
        elif record is not None:
            app.archive.look_up(record)
            save = app.archive.looked.save
            if name == "look":
                app.open("look_back")
            elif save is None:
                app.tell(app.text("look_back.summary"))
            else:
                app.handle(Copy(self.share_text(save)), 0)

    def share_text(self, save: Save) -> str:
        """The result without a card of the deal in it."""
        text, days = self.app.text, results(self.app.archive.records)
        slots = share_slots(save, streak(days, self.today).current, self.expert)
        address = self.app.host.address()
        shown = text("daily.text" if self.expert is None else "daily.text_expert", **slots)
        return f"{shown}\n{address}" if address else shown

    def tick(self, now: float) -> None:
        if self.app.host.today() != self.today:  # it is past midnight
            self._turn_to(self.app.host.today())
            self.app.refresh()
        if self.record is None or self.expert is not None:
            return
        self._work = self._work or expert_plays(self.deal)
        while self._work is not None and self.app.may_think():
            try:
                self.done = next(self._work)
            except StopIteration as end:
                self._work = None
                self.expert = end.value.scores[0].points[self.deal.seats.index(PERSON)]
                keep_expert_points(self.app.archive.storage, self.today, end.value)
                self.app.refresh()

    def moves(self, now: float) -> bool:
        asked = self.record is not None and self.expert is None
        return asked or not self.app.archive.whole


def days(column: Column, scene: Daily) -> None:
    """The streak, and how the days were played."""
    text, found = column.space.text, results(scene.app.archive.records)
    if not found:
        return
    column.heading(text("daily.days"))
    column.open_panel()
    lengths = streak(found, scene.today)
    tiles(
        column,
        (
            (text.number(lengths.current), text("daily.streak")),
            (text.number(lengths.longest), text("daily.longest")),
            (text.number(len(found)), text("daily.played")),
        ),
    )
    if len(found) > 1:
        column.gap(0.4)
        column.text(text("statistics.distribution"), colour=SOFT)
        room = column.take(CHART * column.space.em)
        column.add(bars(column.space, room, Counter(map(points, found.values()))))
    column.close_panel()
