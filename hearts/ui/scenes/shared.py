"""What came from outside: a shared deal or game that can be played, or why it was refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts.engine.game import beginning
from hearts.engine.notation import Save
from hearts.records.daily import day_of_save
from hearts.records.refusal import Fault
from hearts.ui.archive import finished_deals
from hearts.ui.column import Column
from hearts.ui.input import MAIN
from hearts.ui.intents import Back, Intent, Select
from hearts.ui.items import Picture
from hearts.ui.match import PERSON, loaded_match
from hearts.ui.pages import dialog
from hearts.ui.scenes import Scene
from hearts.ui.space import Space
from hearts.ui.text import Text
from hearts.ui.theme import SOFT

if TYPE_CHECKING:
    from hearts.ui.app import App

WIDEST: Final = 32  # type sizes


class Shared(Scene):
    """A dialog about what was offered last."""

    name = "shared"
    over = True

    def __init__(self, app: App) -> None:
        self.app = app
        offered = app.archive.offered
        day = day_of_save(offered) if isinstance(offered, Save) else None
        self._today = day == app.host.today()
        self._gives_up = day is None and app.saved() is not None

    def picture(self, space: Space, now: float) -> Picture:
        taken = isinstance(self.app.archive.offered, Save)
        title = space.text("shared.title" if taken else "shared.refused")
        wide = WIDEST * space.em
        return dialog(space, wide, title, Back(), "shared", self.offset, self._fill, self._foot)

    def _fill(self, column: Column) -> None:
        text, offered = column.space.text, self.app.archive.offered
        if not isinstance(offered, Save):
            column.text(text(f"refused.{offered or Fault.EMPTY}"))
        else:
            column.text(described(text, offered))
            column.gap(0.4)
            column.text(text("shared.same"), colour=SOFT)
            if self._gives_up:
                column.gap(0.4)
                column.text(text("new_game.gives_up"), colour=SOFT)
        column.gap(0.8)

    def _foot(self, column: Column) -> None:
        text, offered = column.space.text, self.app.archive.offered
        if not isinstance(offered, Save):
            column.buttons((MAIN, text("action.back"), Back(), "back"))
            return
        column.buttons((MAIN, text("shared.play"), Select("play", None), "play"))
        if finished_deals(offered.game):
            column.y += 8
            column.buttons(("look_back", text("look_back.open"), Select("look", None), "chart"))

    def handle(self, intent: Intent, now: float) -> bool:
        offered = self.app.archive.offered
        if isinstance(intent, Select) and isinstance(offered, Save):
            if intent.name == "play" and self._today:  # perhaps begun, or played
                self.app.back()
                self.app.open("daily")
            elif intent.name == "play":
                again = offered._replace(game=beginning(offered.game))
                self.app.start(loaded_match(again, self.app.autopilot))
            else:
                self.app.archive.look(offered)
                self.app.back()
                self.app.open("look_back")
        else:
            return False
        return True


def described(text: Text, save: Save) -> str:
    """What is offered: the variant, the players and where it begins."""
    rules = save.game.rules
    levels = dict.fromkeys(text(f"level.{name}") for name in save.seats if name != PERSON)
    return text(
        "shared.what",
        variant=text(f"variant.{rules.variant}"),
        players=text("players.count", count=rules.players),
        levels=text.listed(tuple(levels)),
        deal=beginning(save.game).deal.table.number + 1,
    )
