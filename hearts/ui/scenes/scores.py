"""The score sheet: every deal, the running totals, and a chart of them."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import TYPE_CHECKING, Final

from hearts.engine.score import DealScore, added
from hearts.ui import fonts, widgets
from hearts.ui.chart import Series, line_chart
from hearts.ui.column import RADIUS
from hearts.ui.geometry import Box
from hearts.ui.items import Icon, Item, Label, Panel, Picture, Told, untold
from hearts.ui.match import Match
from hearts.ui.pages import GUTTER, page, page_head
from hearts.ui.scenes import Scene
from hearts.ui.space import Space
from hearts.ui.standing import signed
from hearts.ui.text import Text
from hearts.ui.theme import ACCENT, CHART, SMALLEST, SOFT, TEXT

if TYPE_CHECKING:
    from hearts.ui.app import App

NARROWEST: Final = 3.5  # type sizes: a column of one seat
BESIDE: Final = 6.0  # type sizes: a column in which points and total stand side by side
TWO_PARTS: Final = 54  # type sizes of width that a chart beside the sheet needs
NUMBER: Final = 2.1  # type sizes: the column of the deals' numbers


class Scores(Scene):
    """The sheet of the game on the table."""

    name = "scores"
    over = False

    def __init__(self, app: App) -> None:
        self.app = app
        self.offset = inf  # the last deals first

    def picture(self, space: Space, now: float) -> Picture:
        match = self.app.match
        assert match is not None
        em = space.em
        wide = space.safe.w >= TWO_PARTS * em
        items, box = page_head(space, space.text("scores.title"), 84 if wide else 46)
        box = box._replace(h=box.h - em * 0.6)
        items += self._told(space.text, match)
        if not match.game.scores:
            line, _ = widgets.paragraph(space, box, space.text("scores.none"), colour=SOFT)
            return (*items, *line)
        if wide:
            players = match.game.rules.players
            sheet, chart = box.split((max(0.75, min(1.5, players / 5)), 1), em)
            chart = chart.top(min(chart.h, chart.w * 0.8))
            if space.mirror:
                sheet, chart = sheet.mirrored(box), chart.mirrored(box)
        else:
            chart = box.top(min(box.h * 0.36, box.w * 0.7))
            sheet = box.below(chart.h + em * 0.7)
        items += untold(chart_panel(space, chart, match))
        items += untold(Sheet(space, sheet, match).items(self.offset))
        return tuple(items)

    def _told(self, text: Text, match: Match) -> Iterator[Told]:
        """The sheet in sentences: the totals, and under each deal what every seat got."""
        rules, totals = match.game.rules, running(match)
        names = [match.name(text, seat) for seat in rules.seats]
        for name, total in zip(names, totals[-1], strict=True):
            yield Told(text("area.row", name=name, value=text("seat.total", count=total)))
        for deal, score in enumerate(match.game.scores):
            yield Told(text("replay.deal", deal=deal + 1), 2)
            for seat, name in enumerate(names):
                points = text("seat.total", count=score.points[seat])
                total = text("seat.total", count=totals[deal + 1][seat])
                yield Told(text("spoken.score", player=name, points=points, total=total))
            if score.shooter == match.you:
                yield Told(text("event.moon_you"))
            elif score.shooter is not None:
                yield Told(text("event.moon", player=names[score.shooter]))


def running(match: Match) -> tuple[tuple[int, ...], ...]:
    """The totals before the first deal and after each."""
    game = match.game
    # A game set up from a position may have begun with points.
    before = game.start.totals if game.start else (0,) * game.rules.players
    totals = [before]
    for score in game.scores:
        totals.append(added(totals[-1], score.points))
    return tuple(totals)


def totals_series(text: Text, match: Match) -> tuple[Series, ...]:
    """The running totals of each seat."""
    rules, totals = match.game.rules, running(match)
    return tuple(
        Series(match.name(text, seat), tuple(after[seat] for after in totals))
        for seat in rules.seats
    )


def chart_panel(space: Space, box: Box, match: Match) -> Iterator[Item]:
    """The totals as lines, in a panel."""
    yield Panel(box, space.theme.panel, RADIUS, space.theme.edge)
    room = box.inset(space.em * 0.8, space.em * 0.4)
    yield from line_chart(space, room, totals_series(space.text, match), match.game.rules.limit)


class Sheet:
    """A table with a column for each seat; many seats take several lines for a deal."""

    def __init__(self, space: Space, box: Box, match: Match) -> None:
        self.space, self.match = space, match
        self.box = box
        em = space.em
        players = match.game.rules.players
        self.number = NUMBER * em
        self.room = box.inset(em * 0.7, 0)
        names = (match.name(space.text, seat) for seat in match.game.rules.seats)
        longest = max(fonts.width(name, SMALLEST, True) for name in names)
        narrowest = max(NARROWEST * em, longest + 0.4 * em)
        columns = int((self.room.w - self.number) // narrowest)
        lines = -(-players // max(1, columns))
        self.per_line = -(-players // lines)
        self.lines = lines
        self.wide = (self.room.w - self.number) / self.per_line
        self.beside = self.wide >= BESIDE * em

    def items(self, offset: float) -> Iterator[Item]:
        """The head, and the deals under it as a page, the last one first seen."""
        space, em = self.space, self.space.em
        head = self.box.top(em * 0.5 + self.lines * em * 2.9)
        rows, height = self._rows(head.bottom + 1)
        whole = self.box.top(min(self.box.h, head.h + 1 + height + em * 0.5))
        yield Panel(whole, space.theme.panel, RADIUS, space.theme.edge)
        yield from self._head(head)
        yield Panel(Box(self.room.x, head.bottom, self.room.w, 1), space.theme.edge)
        room = Box(self.room.x, head.bottom + 1, self.room.w, whole.bottom - head.bottom - em * 0.5)
        yield page("scores", room, rows, height, offset)

    def _cell(self, seat: int, y: float, high: float) -> Box:
        line, column = divmod(seat, self.per_line)
        x = self.room.x + self.number + self.wide * column
        box = Box(x, y + line * high, self.wide, high)
        return box.mirrored(self.room) if self.space.mirror else box

    def _head(self, box: Box) -> Iterator[Item]:
        space, em, match = self.space, self.space.em, self.match
        game = match.game
        for seat in game.rules.seats:
            cell = self._cell(seat, box.y + em * 0.35, em * 2.9).inset(em * 0.15, 0)
            name = match.name(space.text, seat)
            colour = CHART[seat % len(CHART)]
            yield Label(name, cell.top(em * 1.4), em, colour, True, "right")
            best = game.totals[seat] == min(game.totals)
            total = space.text.number(game.totals[seat])
            shown = cell.below(em * 1.3).top(em * 1.6)
            yield Label(total, shown, em * 1.2, ACCENT if best else TEXT, True, "right")

    def _rows(self, top: float) -> tuple[list[Item], float]:
        em = self.space.em
        line = em * (1.9 if self.beside else 2.9)
        high = line * self.lines + (em * 0.5 if self.lines > 1 else 0)
        items: list[Item] = []
        totals = running(self.match)[1:]
        for deal, score in enumerate(self.match.game.scores):
            y = top + deal * high
            if deal % 2:
                stripe = Box(self.room.x - GUTTER / 2, y, self.room.w + GUTTER, high)
                items.append(Panel(stripe, (255, 255, 255, 10), 6))
            number = Box(self.room.x, y, self.number, line)
            if self.space.mirror:
                number = number.mirrored(self.room)
            shown = self.space.text.number(deal + 1)
            items.append(Label(shown, number, em, SOFT, align=self.space.align("left")))
            for seat in self.match.game.rules.seats:
                cell = self._cell(seat, y, line).inset(em * 0.15, 0)
                items += self._score(cell, score, totals[deal], seat)
        return items, high * len(totals) + em * 0.3

    def _score(
        self, cell: Box, score: DealScore, totals: tuple[int, ...], seat: int
    ) -> Iterator[Item]:
        """What a seat got in a deal, and its total after it."""
        space, em = self.space, self.space.em
        if self.beside:
            got, total = cell.split((1, 1))
        else:
            got, total = cell.inset(0, em * 0.1).stacked((1, 1.1))
        small = max(float(SMALLEST), em * 0.85)
        total_text = space.text.number(totals[seat])
        yield Label(total_text, total, em, TEXT, True, "right")
        shooter = score.shooter == seat
        roomy = self.wide > 4 * em  # for a moon and points
        if shooter:
            side = em * 1.05
            x = got.right - side - (em * 1.3 if roomy else 0)
            yield Icon("moon", Box(x, got.middle.y - side / 2, side, side), ACCENT)
        if not shooter or roomy:
            colour = ACCENT if shooter else SOFT
            shown = signed(space.text, score.points[seat])
            yield Label(shown, got, small, colour, align="right")
