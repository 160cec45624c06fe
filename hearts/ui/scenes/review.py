"""The review: every decision beside the expert's, and luck apart from play."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final, cast

from hearts.engine.events import NextDeal, Pass, Play
from hearts.engine.game import beginning
from hearts.engine.notation import Save
from hearts.engine.rules import Seat
from hearts.records.luck import keep_split, split
from hearts.records.record import id_of
from hearts.records.review import DealReview, Grade, Verdict, review
from hearts.records.seating import people
from hearts.ui.announce import name_of
from hearts.ui.column import Column
from hearts.ui.geometry import Box
from hearts.ui.intents import Intent, Select
from hearts.ui.items import Area, Icon, Panel, Picture
from hearts.ui.look import progress, tiles
from hearts.ui.pages import columns, page_head
from hearts.ui.scenes import Scene
from hearts.ui.space import Space
from hearts.ui.text import Text
from hearts.ui.theme import ACCENT, SOFT
from hearts.ui.widgets import Option

if TYPE_CHECKING:
    from hearts.ui.app import App

WIDEST: Final = 44  # type sizes
Work = Generator[float, None, tuple[DealReview, ...]]


class Review(Scene):
    """Works the review off while it is on the screen, then shows it."""

    name = "review"
    over = False

    def __init__(self, app: App) -> None:
        self.app = app
        self.done = 0.0  # 0 … 1
        self.found: tuple[DealReview, ...] | None = None
        self._work: Work | None = None
        app.archive.look_if_idle(app.match and app.match.save)
        looked = app.archive.looked
        self.save: Save | None = looked.save if looked.deals else None
        self.people = people(self.save.seats) if self.save else ()
        self.seat = 0  # whose decisions
        if self.people:
            self._turn_to(self.people[0])

    def _turn_to(self, seat: Seat) -> None:
        """Show the decisions made at that seat, or begin to grade them."""
        assert self.save is not None
        self.seat, self.offset, self.done = seat, 0.0, 0.0
        self.found = self.app.archive.reviews.get(key_of(self.save, seat))
        self._work = review(self.save, seat=seat) if self.found is None else None

    def picture(self, space: Space, now: float) -> Picture:
        items, box = page_head(space, space.text("review.title"), WIDEST)
        return (*items, columns(space, "review", box, self.offset, (self._fill,)))

    def _fill(self, column: Column) -> None:
        text = column.space.text
        if len(self.people) > 1:
            column.text(text("review.whose"), told="")
            column.gap(0.3)
            column.choose("seat", self._seats(text), text("review.whose"))
            column.gap(0.8)
        if self.found is not None:
            column.text(text("review.what"), colour=SOFT)
            column.gap(0.8)
            if len(self.found) > 1:
                column.heading(text("review.whole"))
                column.open_panel()
                tiles(column, figures(text, self.found))
                column.close_panel()
            for deal in self.found:
                deal_panel(column, deal)
        elif self._work is not None:
            column.text(text("review.working"))
            column.gap(0.6)
            progress(column, self.done)
            column.gap(0.6)
            column.text(text("review.percent", percent=int(100 * self.done)), colour=SOFT)
        else:
            column.text(text("look_back.none"), colour=SOFT)

    def _seats(self, text: Text) -> tuple[Option, ...]:
        """The people to choose from."""
        assert self.save is not None
        players = self.save.game.rules.players
        names = [name_of(text, seat, None, players, self.people) for seat in self.people]
        return tuple(
            Option(name, Select("seat", seat), seat == self.seat)
            for name, seat in zip(names, self.people, strict=True)
        )

    def handle(self, intent: Intent, now: float) -> bool:
        if isinstance(intent, Select) and intent.name == "seat":
            self._turn_to(cast(Seat, intent.value))
        elif isinstance(intent, Select) and self.save is not None:
            grade = cast(Grade, intent.value)
            looked = self.app.archive.looked
            self.app.archive.looked = looked._replace(
                deal=grade.deal, step=step_of(self.save, grade), eyes=None
            )
            self.app.open("replay")
        else:
            return False
        return True

    def tick(self, now: float) -> None:
        while self._work is not None and self.app.may_think():
            try:
                self.done = next(self._work)
            except StopIteration as end:
                self._finish(end.value)

    def _finish(self, found: tuple[DealReview, ...]) -> None:
        assert self.save is not None
        self.found, self._work = found, None
        archive = self.app.archive
        archive.reviews[key_of(self.save, self.seat)] = found
        alone = len(self.people) == 1  # a game of several people is nobody's alone
        if alone and archive.looked.record is not None:
            keep_split(archive.storage, archive.looked.record, split(found))
        self.app.say(self.app.text("review.done"), True)
        self.app.refresh()

    def moves(self, now: float) -> bool:
        return self._work is not None


def key_of(save: Save, seat: Seat) -> str:
    """What a review is kept under: the game as far as it has been played, and whose it is."""
    return f"{id_of(save)} {len(save.game.actions)} {seat}"


def figures(text: Text, deals: tuple[DealReview, ...]) -> tuple[tuple[str, str], ...]:
    """What the deals come to together."""
    return (
        (text.number(sum(deal.points for deal in deals)), text("review.points")),
        (text.decimal(sum(deal.par for deal in deals)), text("review.par")),
        (text.decimal(sum(deal.luck for deal in deals)), text("review.luck")),
        (text.decimal(sum(deal.play for deal in deals)), text("review.play")),
        (text.decimal(sum(deal.cost for deal in deals)), text("review.cost")),
    )


def deal_panel(column: Column, deal: DealReview) -> None:
    """Luck, play and the costly decisions of a deal."""
    text = column.space.text
    column.heading(text("replay.deal", deal=deal.number + 1))
    column.open_panel()
    tiles(column, figures(text, (deal,)))
    column.rule()
    counts = dict.fromkeys(Verdict, 0)
    for grade in deal.grades:
        counts[grade.verdict] += 1
    best = text("review.best", count=counts[Verdict.BEST], all=len(deal.grades))
    column.text(best, colour=SOFT)
    for grade in deal.grades:
        if grade.verdict is Verdict.COSTLY:
            column.gap(0.3)
            line(column, grade)
    column.close_panel()


def line(column: Column, grade: Grade) -> None:
    """A decision in one sentence, which leads to where it was made."""
    text, em = column.space.text, column.space.em
    sentence = told(text, grade)
    top = column.y
    column.w -= em * 1.8
    shift = em * 1.8 if column.space.mirror else 0
    column.x += shift
    column.y += em * 0.35
    column.text(sentence)
    column.y += em * 0.35
    column.x -= shift
    column.w += em * 1.8
    box = Box(column.x, top, column.w, max(column.touch, column.y - top))
    column.y = box.bottom
    side = em * 1.1
    sign = Box(box.right - side, box.middle.y - side / 2, side, side)
    place = len(column.items)
    column.items.insert(place, Icon("eye", column.place(sign, box), ACCENT))
    column.add((Panel(Box(box.x, box.bottom, box.w, 1), column.space.theme.raised),))
    key = f"grade:{grade.place}"
    column.add((Area(key, box, Select("grade", grade), sentence, radius=8),))


def told(text: Text, grade: Grade) -> str:
    """What was done, what was better, what it cost, and why."""
    if isinstance(grade.action, Pass) and isinstance(grade.best, Pass):
        return text(
            "review.pass",
            cards=text.cards(grade.action.cards),
            cost=text.decimal(grade.cost),
            best=text.cards(grade.best.cards),
            why=text(f"hint.{grade.reason}", cards=text.cards(grade.best.cards)),
        )
    assert isinstance(grade.action, Play)
    assert isinstance(grade.best, Play)
    return text(
        f"review.{grade.situation}",
        card=grade.action.card,
        cost=text.decimal(grade.cost),
        why=text(f"hint.{grade.reason}", cards=text.card(grade.best.card)),
    )


def step_of(save: Save, grade: Grade) -> int:
    """The step of the deal's replay at which the decision was made."""
    cards = 0
    for action in save.game.actions[: grade.place]:
        if isinstance(action, NextDeal):
            cards = 0
        cards += isinstance(action, Play)
    if isinstance(grade.action, Pass):
        return 0
    first = beginning(save.game)
    same = grade.deal == first.deal.table.number
    before = len(first.deal.table.trick) if same else 0
    return (before + cards) // save.game.rules.players + 1
