"""The end of a game: who has won, the standing, and another game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts.records.seating import owners
from hearts.ui.chart import line_chart
from hearts.ui.column import Column
from hearts.ui.input import MAIN
from hearts.ui.intents import Back, Confirm, Home, Intent, Open, ReplayDeal, Select, Start
from hearts.ui.items import Picture, untold
from hearts.ui.match import Match
from hearts.ui.pages import dialog
from hearts.ui.scenes import Scene
from hearts.ui.scenes.deal_over import tell_moon
from hearts.ui.scenes.scores import totals_series
from hearts.ui.space import Space
from hearts.ui.standing import standing
from hearts.ui.text import Text

if TYPE_CHECKING:
    from hearts.ui.app import App

WIDEST: Final = 40  # type sizes
CHART: Final = 12  # type sizes: the height of the chart


class GameOver(Scene):
    """The result of the game."""

    name = "game_over"
    over = True

    def __init__(self, app: App) -> None:
        self.app = app

    def picture(self, space: Space, now: float) -> Picture:
        match = self.match
        wide = WIDEST * space.em

        def fill(column: Column) -> None:
            tell_moon(column, match)
            standing(column, match)
            column.gap(0.8)
            box = column.take(CHART * space.em)
            column.add(
                untold(
                    line_chart(space, box, totals_series(space.text, match), match.game.rules.limit)
                )
            )
            column.gap(0.6)
            look = space.text("look_back.open")
            column.buttons(("look_back", look, Select("look", None), "chart"))
            column.gap(0.8)

        def foot(column: Column) -> None:
            buttons(column, match)

        title = result(space.text, match)
        return dialog(space, wide, title, Home(), "standing", self.offset, fill, foot)

    @property
    def match(self) -> Match:
        match = self.app.match
        assert match is not None
        return match

    def handle(self, intent: Intent, now: float) -> bool:
        if isinstance(intent, Confirm):
            self.app.handle(again(self.match), now)
        elif isinstance(intent, Select):
            self.app.archive.look(self.match.save)
            self.app.open("look_back")
        elif isinstance(intent, Back):
            self.app.home()
        else:
            return False
        return True


def result(text: Text, match: Match) -> str:
    """Who has won."""
    winner = match.game.winner
    assert winner is not None
    if winner == match.you:
        return text("event.won_you")
    return text("event.won", player=match.name(text, winner))


def again(match: Match, seed: str | None = None) -> Start:
    """Another game of the same kind, with other cards or those of the seed.

    Seats that were taken over are their people's again.
    """
    return Start(match.game.rules, owners(match.seats), seed)


def buttons(column: Column, match: Match) -> None:
    text, seed = column.space.text, match.game.seed
    column.buttons((MAIN, text("game_over.again"), again(match), "play"))
    column.y += 8
    column.buttons(
        ("same_cards", text("game_over.same_cards"), again(match, seed), "replay"),
        ("replay", text("pause.replay"), ReplayDeal(), "undo"),
        ("scores", text("action.scores"), Open("scores"), "scores"),
        ("new_game", text("title.new_game"), Open("new_game"), "plus"),
    )
