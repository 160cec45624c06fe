"""Fairness: how seed and deal hang together, deals dealt again, and where the high cards went."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from hearts.engine.cards import Card
from hearts.engine.game import Game
from hearts.records.fairness import (
    Comparison,
    Distribution,
    HighCards,
    Shape,
    Verdict,
    compared,
    high_cards,
    verdict,
)
from hearts.records.record import Record
from hearts.records.seating import people
from hearts.ui.announce import name_of
from hearts.ui.column import Column
from hearts.ui.geometry import CARD_RATIO, Box, Pose
from hearts.ui.intents import Copy, Intent, Select
from hearts.ui.items import CardItem, Label, Panel, Picture, Told
from hearts.ui.layout import STEP, index
from hearts.ui.look import progress
from hearts.ui.pages import columns, page_head
from hearts.ui.scenes import Scene
from hearts.ui.space import Space
from hearts.ui.theme import ACCENT, GOOD, HEART, SMALLEST, SOFT, TEXT

if TYPE_CHECKING:
    from hearts.ui.app import App

TWO_COLUMNS: Final = 54  # type sizes of width that two columns need
CARD: Final = 3.6  # type sizes: no card is wider


class Fairness(Scene):
    """A page that explains, and does again what it explains."""

    name = "fairness"
    over = False

    def __init__(self, app: App) -> None:
        self.app = app
        self.shown: int | None = None  # the deal whose hands are laid out
        self.distribution: Distribution = {}
        self._counted: tuple[Record, ...] | None = None
        self._work: Generator[Distribution, None, Distribution] | None = None
        app.archive.look_if_idle(app.match and app.match.save)
        save = app.archive.looked.save
        self.game: Game | None = save.game if save else None
        self.people = people(save.seats) if save else ()
        self.person = next(iter(self.people), 0)
        self.comparisons: tuple[Comparison, ...] = tuple(compared(self.game)) if self.game else ()

    def picture(self, space: Space, now: float) -> Picture:
        two = space.safe.w >= TWO_COLUMNS * space.em
        items, box = page_head(space, space.text("fairness.title"), 72 if two else 34)
        parts = (
            ((self._words, self._chance), (self._game,))
            if two
            else ((self._words, self._game, self._chance),)
        )
        return (*items, columns(space, "fairness", box, self.offset, *parts))

    def _words(self, column: Column) -> None:
        text = column.space.text
        column.heading(text("fairness.how"))
        column.open_panel()
        for key in ("fairness.seed", "fairness.shuffle", "fairness.blind", "fairness.proof"):
            column.bullet(text(key))
        column.close_panel()

    def _game(self, column: Column) -> None:
        text, game = column.space.text, self.game
        if game is None:
            return
        column.heading(text("fairness.game"))
        column.open_panel()
        column.text(text("fairness.number", seed=game.seed))
        column.gap(0.4)
        column.buttons(("copy", text("pause.copy"), Copy(game.seed), "copy"))
        if not self.comparisons:
            column.gap(0.4)
            column.text(text("fairness.no_deal"), colour=SOFT)
        for comparison in self.comparisons:
            self._deal(column, comparison)
        column.close_panel()
        if self.app.archive.looked.deals:
            column.heading(text("fairness.sight"))
            column.open_panel()
            column.text(text("fairness.sees"))
            column.gap(0.4)
            column.buttons(("eyes", text("fairness.look"), Select("eyes", None), "eye"))
            column.close_panel()

    def _deal(self, column: Column, comparison: Comparison) -> None:
        text, number = column.space.text, comparison.number
        opened = self.shown == number
        result = text("fairness.same" if comparison.same else "fairness.different")
        name = text("replay.deal", deal=number + 1)
        intent = Select("deal", None if opened else number)
        column.rule()
        column.opener(f"deal:{number}", name, result, intent, not comparison.same, opened)
        if opened:
            for seat, (played, again) in enumerate(
                zip(comparison.played, comparison.again, strict=True)
            ):
                players = len(comparison.played)
                you = None if len(self.people) > 1 else self.person
                column.text(name_of(text, seat, you, players, self.people), bold=True)
                for key, cards in (("fairness.played", played), ("fairness.again", again)):
                    column.text(text(key), 0.85, SOFT)
                    hand(column, tuple(sorted(cards)))

    def _chance(self, column: Column) -> None:
        text = column.space.text
        if not self.distribution:
            if self.app.archive.records:
                progress(column, 0)
            return
        column.heading(text("fairness.high"))
        column.open_panel()
        shape, found = max(self.distribution.items(), key=lambda pair: pair[1].deals)
        deals = text("fairness.deals", count=found.deals, players=shape.players)
        column.text(deals, colour=SOFT)
        column.gap(0.4)
        places(column, shape, found)
        column.gap(0.3)
        judged(column, verdict(self.distribution))
        column.close_panel()

    def handle(self, intent: Intent, now: float) -> bool:
        if isinstance(intent, Select) and intent.name == "deal":
            self.shown = intent.value if isinstance(intent.value, int) else None
        elif isinstance(intent, Select) and self.game is not None:
            archive = self.app.archive
            eyes = (self.person + 1) % self.game.rules.players
            archive.looked = archive.looked._replace(step=1, eyes=eyes)
            self.app.open("replay")
        else:
            return False
        return True

    def tick(self, now: float) -> None:
        records = self.app.archive.records
        if records is not self._counted and self.app.archive.whole:
            self._counted = records
            self._work = high_cards(records)
        while self._work is not None and self.app.may_think():
            try:
                self.distribution = next(self._work)
            except StopIteration as end:
                self.distribution, self._work = end.value, None
            self.app.refresh()

    def moves(self, now: float) -> bool:
        return self._work is not None or not self.app.archive.whole


def hand(column: Column, cards: tuple[Card, ...]) -> None:
    """Cards side by side, in the room there is."""
    count, em = len(cards), column.space.em
    column.add((Told(column.space.text.cards(cards)),))
    share = index(column.space.settings.large_print)
    wide = min(CARD * em, column.w / (1 + share * (count - 1)))
    step = min(wide * STEP, (column.w - wide) / max(1, count - 1))
    box = column.take(wide * CARD_RATIO + em * 0.4)
    for number, card in enumerate(cards):
        column.add((CardItem(card, Pose(box.x + wide / 2 + step * number, box.middle.y, wide)),))


def places(column: Column, shape: Shape, found: HighCards) -> None:
    """How many high cards went where, beside how many belong there."""
    space, text, em = column.space, column.space.text, column.space.em
    expected = found.expected(shape)
    most = max(*found.counts, *expected, 1)
    small = max(float(SMALLEST), em * 0.85)
    align = space.align("left")
    for place, (count, usual) in enumerate(zip(found.counts, expected, strict=True)):
        left_over = place == shape.players
        name = text("fairness.left_over") if left_over else name_of(text, place, 0, shape.players)
        line = column.take(em * 1.4)
        value = text("fairness.place", count=count, usual=text.decimal(usual))
        left, right = line.split((1, 1.6))
        left, right, end = column.place(left, line), column.place(right, line), space.align("right")
        told = text("area.row", name=name, value=value)
        column.add((Label(name, left, em, TEXT, place == 0, align, told),))
        column.add((Label(value, right, small, SOFT, align=end, told=""),))
        strip = column.take(em * 0.7)
        bar = Box(strip.x, strip.y, strip.w * count / most, em * 0.45)
        mark = Box(strip.x + strip.w * usual / most - 2, strip.y - 3, 3, em * 0.45 + 6)
        column.add(
            (Panel(column.place(bar, strip), ACCENT, 3), Panel(column.place(mark, strip), TEXT))
        )


def judged(column: Column, found: Verdict) -> None:
    """What the distribution says, in a sentence."""
    text = column.space.text
    colour = {"usual": GOOD, "rare": HEART}.get(found.sentence, SOFT)
    column.text(
        text(
            f"fairness.{found.sentence}",
            square=text.decimal(found.chi_square),
            freedom=found.freedom,
            percent=text.decimal(100 * found.chance),
        ),
        colour=colour,
    )
