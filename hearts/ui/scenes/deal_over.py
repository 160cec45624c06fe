"""The end of a deal: who took what, the standing, and what is next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts.ui.column import Column
from hearts.ui.input import MAIN
from hearts.ui.intents import Back, Confirm, Home, Intent, Open, ReplayDeal, Select
from hearts.ui.items import Picture
from hearts.ui.match import Match
from hearts.ui.pages import dialog
from hearts.ui.scenes import Scene
from hearts.ui.scenes.table import Table
from hearts.ui.space import Space
from hearts.ui.standing import standing
from hearts.ui.theme import ACCENT

if TYPE_CHECKING:
    from hearts.ui.app import App

WIDEST: Final = 40  # type sizes


class DealOver(Scene):
    """The scores of the deal just played."""

    name = "deal_over"
    over = True

    def __init__(self, app: App) -> None:
        self.app = app

    def picture(self, space: Space, now: float) -> Picture:
        match = self.match
        title = space.text("deal_over.title", deal=len(match.game.scores))

        def fill(column: Column) -> None:
            tell_moon(column, match)
            standing(column, match)
            column.gap(1)

        widest = WIDEST * space.em
        return dialog(space, widest, title, None, "standing", self.offset, fill, buttons)

    @property
    def match(self) -> Match:
        match = self.app.match
        assert match is not None
        return match

    def handle(self, intent: Intent, now: float) -> bool:
        if isinstance(intent, Confirm):
            self.app.back()
            if isinstance(self.app.scene, Table):
                self.app.scene.next_deal(now)
        elif isinstance(intent, Select):
            self.app.archive.look(self.match.save)
            self.app.open("look_back")
        elif isinstance(intent, Back):
            self.app.open("pause")  # under this there is nothing to go back to
        else:
            return False
        return True


def tell_moon(column: Column, match: Match) -> None:
    """Who has shot the moon, if anybody."""
    text, shooter = column.space.text, match.game.scores[-1].shooter
    if shooter is None:
        return
    if shooter == match.you:
        sentence = text("event.moon_you")
    else:
        sentence = text("event.moon", player=match.name(text, shooter))
    column.text(sentence, colour=ACCENT, bold=True)
    column.gap(0.4)


def buttons(column: Column) -> None:
    text = column.space.text
    column.buttons((MAIN, text("action.next_deal"), Confirm(), "next"))
    column.y += 8
    column.buttons(
        ("replay", text("pause.replay"), ReplayDeal(), "replay"),
        ("scores", text("action.scores"), Open("scores"), "scores"),
        ("look_back", text("look_back.open"), Select("look", None), "chart"),
        ("home", text("pause.home"), Home(), "home"),
    )
