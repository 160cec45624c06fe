"""Who plays for now: computer players take over people's seats and give them back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from hearts.cpu.player import LEVELS
from hearts.engine.rules import Seat
from hearts.records.record import Mark
from hearts.ui.column import Column
from hearts.ui.intents import Back, Intent, Select
from hearts.ui.items import Picture
from hearts.ui.match import PERSON, Match
from hearts.ui.pages import dialog
from hearts.ui.scenes import Scene
from hearts.ui.space import Space
from hearts.ui.theme import ACCENT, SOFT
from hearts.ui.widgets import Option

if TYPE_CHECKING:
    from hearts.ui.app import App

WIDEST: Final = 38  # type sizes


class TakeOver(Scene):
    """A person's seat after the other: who plays there, and who could."""

    name = "take_over"
    over = True

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def match(self) -> Match:
        match = self.app.match
        assert match is not None
        return match

    def picture(self, space: Space, now: float) -> Picture:
        title = space.text("take_over.title")
        wide = WIDEST * space.em
        return dialog(space, wide, title, Back(), "take_over", self.offset, self._fill)

    def _fill(self, column: Column) -> None:
        column.text(column.space.text("take_over.what"), 0.95, SOFT)
        column.gap(0.7)
        for seat in self.match.people:
            self._seat(column, seat)

    def _seat(self, column: Column, seat: Seat) -> None:
        text, match = column.space.text, self.match
        level = match.level(seat)
        name = match.name(text, seat)
        if match.shared:
            column.text(name, bold=True)
        column.text(self._sentence(seat), colour=ACCENT if level != PERSON else SOFT)
        column.gap(0.4)
        column.choose(
            f"seat:{seat}",
            [
                Option(text(f"level.{other}"), Select(f"seat:{seat}", other), other == level)
                for other in LEVELS
            ],
            text("take_over.ask"),
        )
        if level != PERSON:
            column.y += 8
            key = "take_over.back" if match.shared else "take_over.back_you"
            back = text(key, player=name)
            column.buttons((f"back:{seat}", back, Select(f"back:{seat}", None), "undo"))
        column.gap(1)

    def handle(self, intent: Intent, now: float) -> bool:
        if isinstance(intent, Select):
            kind, _, seat = intent.name.partition(":")
            if kind == "back":
                self.match.give_back(int(seat))
            else:
                self.match.take_over(int(seat), cast(str, intent.value))
                self.app.archive.note(self.match.save, Mark.TAKEN_OVER)
            self.app.save()
            self.app.say(self._sentence(int(seat)), True)
        else:
            return False
        return True

    def _sentence(self, seat: Seat) -> str:
        """Who plays there now."""
        text, match = self.app.text, self.match
        level = match.level(seat)
        if level != PERSON:
            return text("take_over.plays", level=text(f"level.{level}"))
        if match.shared:
            return text("take_over.themselves", player=match.name(text, seat))
        return text("take_over.yourself")
