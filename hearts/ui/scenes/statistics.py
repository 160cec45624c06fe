"""Statistics: what the finished games come to, and the ways to all else that is kept of them."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import TYPE_CHECKING, Final, cast

from hearts.records.exchange import exported
from hearts.records.luck import splits
from hearts.records.overview import NOTHING, Overview, overview
from hearts.records.record import Mark, Record
from hearts.records.statistics import NEVER, Group, Tally, Wanted
from hearts.ui.column import Column
from hearts.ui.intents import Intent, Open, Select
from hearts.ui.items import Picture, Told, untold
from hearts.ui.look import level_text, progress, sentences, tiles
from hearts.ui.pages import columns, page_head
from hearts.ui.plots import Curve, bars, curves
from hearts.ui.scenes import Scene
from hearts.ui.space import Space
from hearts.ui.text import Text
from hearts.ui.theme import SOFT
from hearts.ui.widgets import Option

if TYPE_CHECKING:
    from hearts.ui.app import App

TWO_COLUMNS: Final = 54  # type sizes of width that two columns need
CHART: Final = 11  # type sizes: the height of a chart


class Statistics(Scene):
    """A page of figures and charts, which fill while the history is being read."""

    name = "statistics"
    over = False

    def __init__(self, app: App) -> None:
        self.app = app
        self.group: Group | None = None  # None: all games
        self.marked = True  # marked games too
        self.opened = False  # the list of groups
        self.sight = NOTHING
        self.split: tuple[Curve, ...] = ()  # luck and play of reviewed games
        self._counted: tuple[Record, ...] | None = None
        self._work: Generator[Overview, None, Overview] | None = None
        app.archive.reopen()

    def picture(self, space: Space, now: float) -> Picture:
        two = space.safe.w >= TWO_COLUMNS * space.em
        items, box = page_head(space, space.text("statistics.title"), 72 if two else 34)
        parts = ((self._left,), (self._right,)) if two else ((self._all,),)
        return (*items, columns(space, "statistics", box, self.offset, *parts))

    def _all(self, column: Column) -> None:
        choose(column, self)
        figures(column, self)
        self._right(column)
        files(column)

    def _left(self, column: Column) -> None:
        choose(column, self)
        figures(column, self)
        files(column)

    def _right(self, column: Column) -> None:
        text, sight = column.space.text, self.sight
        if sight.tally.distribution:
            with_chart(column, text("statistics.distribution"))
            room = column.take(CHART * column.space.em)
            column.add(untold(bars(column.space, room, sight.tally.distribution)))
            column.add((Told(distribution_told(text, sight.tally.distribution)),))
            column.close_panel()
        charts: list[tuple[str, tuple[Curve, ...], float | None]] = [
            ("statistics.trend", (Curve("", sight.trend),), None),
            ("statistics.ratings", (Curve("", sight.ratings),), None),
            ("statistics.split", self.split, 0.0),
        ]
        for key, some, even in charts:
            if some and len(some[0].values) > 1:
                with_chart(column, text(key))
                room = column.take(CHART * column.space.em)
                column.add(untold(curves(column.space, room, some, even)))
                column.add(Told(curve_told(text, curve)) for curve in some)
                column.close_panel()

    def handle(self, intent: Intent, now: float) -> bool:
        if isinstance(intent, Select):
            self._select(intent.name, intent.value)
        else:
            return False
        return True

    def _select(self, name: str, value: object) -> None:
        if name == "open":
            self.opened = bool(value)
        elif name == "group":
            self.group = cast(Group | None, value)
            self.opened = False
            self._counted = None
        elif name == "marked":
            self.marked = bool(value)
            self._counted = None
        elif name == "export":
            self._export()
        elif name == "import" and not self.app.host.ask_for_file():
            self.app.tell(self.app.text("import.how"))

    def _export(self) -> None:
        app = self.app
        app.archive.work(lambda: True)  # nothing may be missing
        try:
            text = exported(app.archive.storage, app.archive.history)
        except OSError:
            app.tell(app.text("tell.refused"))
            return
        path = app.host.give(f"hearts-{app.host.today().isoformat()}.json", text)
        if path is None:
            app.tell(app.text("export.failed"))
        else:
            app.tell(app.text("export.path", path=path) if path else app.text("export.done"))

    def tick(self, now: float) -> None:
        records = self.app.archive.records
        if records is not self._counted:
            self._counted = records
            self._work = overview(records, self._wanted())
            self.split = split_curves(self.app)
        while self._work is not None and self.app.may_think():
            try:
                self.sight = next(self._work)
            except StopIteration as end:
                self.sight, self._work = end.value, None
            self.app.refresh()

    def _wanted(self) -> Wanted:
        return Wanted(*(self.group or (None, None, None)), marked=self.marked)

    @property
    def done(self) -> float:
        """How much has been counted."""
        games = len(self.app.archive.records)
        return sum(each.games for each in self.sight.groups.values()) / max(1, games)

    @property
    def working(self) -> bool:
        """Whether games are still being read or counted."""
        return self._work is not None or not self.app.archive.whole

    def moves(self, now: float) -> bool:
        return self.working


def split_curves(app: App) -> tuple[Curve, ...]:
    """Luck and play in points a deal, over all games that were reviewed."""
    found = [split for _, split in splits(app.archive.storage, app.archive.records) if split.deals]
    if not found:
        return ()
    luck = [split.luck / split.deals for split in found]
    play = [split.play / split.deals for split in found]
    return Curve(app.text("review.luck"), luck), Curve(app.text("review.play"), play)


def with_chart(column: Column, title: str) -> None:
    """Begin the panel of a chart."""
    column.heading(title)
    column.open_panel()


def group_text(text: Text, group: Group) -> str:
    """What the games of a group have in common."""
    return text(
        "group.name",
        variant=text(f"variant.{group.variant}"),
        players=text("players.count", count=group.players),
        level=level_text(text, group.level),
    )


def distribution_told(text: Text, counts: Mapping[int, int]) -> str:
    """How often each number of points came, in words."""
    often = (
        text(
            "spoken.often",
            points=text("seat.total", count=points),
            deals=text("spoken.deals", count=count),
        )
        for points, count in sorted(counts.items())
        if count
    )
    return text.listed(tuple(often))


def curve_told(text: Text, curve: Curve) -> str:
    """Where a curve begins and ends, and how far it goes between, in words."""
    first, last, *ends = (
        text.decimal(value)
        for value in (curve.values[0], curve.values[-1], min(curve.values), max(curve.values))
    )
    told = text("spoken.curve", first=first, last=last, lowest=ends[0], highest=ends[1])
    return text("area.row", name=curve.name, value=told) if curve.name else told


def choose(column: Column, scene: Statistics) -> None:
    """Which games are counted."""
    text, groups = column.space.text, scene.sight.groups
    column.open_panel()
    shown = text("group.all") if scene.group is None else group_text(text, scene.group)
    intent = Select("open", not scene.opened)
    lit = scene.group is not None
    column.opener("groups", text("statistics.games"), shown, intent, lit, scene.opened)
    if scene.opened:
        every = Option(text("group.all"), Select("group", None), scene.group is None)
        known = [group for group in sorted(groups) if f"variant.{group.variant}" in text]
        some = [
            Option(group_text(text, group), Select("group", group), scene.group == group)
            for group in known
        ]
        column.gap(0.3)
        column.choose("group", (every, *some), text("statistics.games"))
        column.gap(0.3)
    intent = Select("marked", not scene.marked)
    column.switch("marked", text("statistics.marked"), scene.marked, intent)
    marks = tuple(text(f"mark.{mark}") for mark in Mark if mark not in NEVER)
    column.text(text("statistics.marks", marks=text.listed(marks)), 0.88, SOFT)
    column.close_panel()


def figures(column: Column, scene: Statistics) -> None:
    """The numbers."""
    text, sight = column.space.text, scene.sight
    if scene.working:
        progress(column, scene.done)
        column.gap(0.6)
    column.open_panel()
    if not sight.tally.games:
        column.text(text("statistics.none"), colour=SOFT)
    else:
        tiles(column, tuple(numbers(text, sight.tally)))
    if sight.rating.games:
        column.rule()
        column.gap(0.3)
        value = text.number(round(sight.rating.value))
        tiles(column, ((value, text("statistics.rating")),))
        key = "statistics.settled" if sight.rating.settled else "statistics.unsettled"
        sentences(column, (text(key, count=sight.rating.games),))
    column.close_panel()


def numbers(text: Text, tally: Tally) -> Generator[tuple[str, str], None, None]:
    """Each figure with its name."""
    share = round(100 * tally.won / tally.games)
    yield text.number(tally.games), text("figure.games")
    yield text("figure.share", count=tally.won, percent=share), text("figure.won")
    yield text.decimal(tally.points_a_deal or 0), text("figure.points_a_deal")
    yield text.number(tally.moons_shot), text("figure.moons_shot")
    yield text.number(tally.moons_suffered), text("figure.moons_suffered")
    yield text.number(tally.queens), text("figure.queens")
    yield text.number(tally.best or 0), text("figure.best")
    yield text.number(tally.worst or 0), text("figure.worst")


def files(column: Column) -> None:
    """The ways from here."""
    text = column.space.text
    column.buttons(
        ("history", text("history.title"), Open("history"), "scores"),
        ("fairness", text("fairness.title"), Open("fairness"), "check"),
    )
    column.y += 8
    column.buttons(
        ("export", text("export.button"), Select("export", None), "export"),
        ("import", text("import.button"), Select("import", None), "import"),
    )
    column.gap(1)
