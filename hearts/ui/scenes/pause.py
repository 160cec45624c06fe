"""Pause: on with the game, or away from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.game import Phase
from hearts.records.share import deal_fragment
from hearts.ui.column import Column
from hearts.ui.incoming import hand_out
from hearts.ui.input import MAIN
from hearts.ui.intents import Back, Copy, Home, Intent, Open, Quit, ReplayDeal, Select
from hearts.ui.items import Picture
from hearts.ui.pages import dialog
from hearts.ui.scenes import Scene
from hearts.ui.space import Space
from hearts.ui.theme import SOFT

if TYPE_CHECKING:
    from hearts.ui.app import App


class Pause(Scene):
    """The menu over the table."""

    name = "pause"
    over = True

    def __init__(self, app: App) -> None:
        self.app = app

    def picture(self, space: Space, now: float) -> Picture:
        wide = (32 if space.safe.h > 44 * space.em else 48) * space.em
        title = space.text("pause.title")
        return dialog(space, wide, title, Back(), "pause", self.offset, self._fill)

    def _fill(self, column: Column) -> None:
        text, match = column.space.text, self.app.match
        assert match is not None
        column.buttons((MAIN, text("pause.resume"), Back(), "play"))
        column.y += 8
        # One person alone does not take back what the others have decided.
        begun = match.shared and match.game.phase not in (Phase.SCORED, Phase.OVER)
        replay = () if begun else (("replay", text("pause.replay"), ReplayDeal(), "replay"),)
        column.buttons(
            ("scores", text("action.scores"), Open("scores"), "scores"),
            *replay,
            ("take_over", text("take_over.open"), Open("take_over"), "person"),
            ("rules", text("title.rules"), Open("rules"), "rules"),
            ("settings", text("title.settings"), Open("settings"), "settings"),
            ("help", text("title.help"), Open("help"), "help"),
            ("new_game", text("title.new_game"), Open("new_game"), "plus"),
            ("home", text("pause.home"), Home(), "home"),
            *([("quit", text("title.quit"), Quit(), "quit")] if self.app.host.can_quit else []),
        )
        column.gap(0.9)
        deal = match.game.deal.table.number + 1
        column.text(text("pause.seed", deal=deal, seed=match.game.seed), 0.9, SOFT)
        column.gap(0.4)
        column.buttons(
            ("copy", text("pause.copy"), Copy(match.game.seed), "copy"),
            ("link", text("share.deal"), Select("link", None), "link"),
            ("fairness", text("fairness.title"), Select("fairness", None), "check"),
        )

    def handle(self, intent: Intent, now: float) -> bool:
        match = self.app.match
        if isinstance(intent, Select) and match is not None:
            if intent.name == "link":
                hand_out(self.app, deal_fragment(match.save, match.game.deal.table.number))
            else:
                self.app.archive.look(match.save)
                self.app.open("fairness")
        else:
            return False
        return True
