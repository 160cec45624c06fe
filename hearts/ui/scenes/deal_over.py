"""The end of a deal or of a game: who took what, and what is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.game import Phase
from hearts.ui import widgets
from hearts.ui.announce import name_of
from hearts.ui.input import MAIN
from hearts.ui.intents import Confirm, Home, Intent
from hearts.ui.items import Label, Picture
from hearts.ui.scenes.table import Table
from hearts.ui.space import Space
from hearts.ui.theme import TEXT

if TYPE_CHECKING:
    from hearts.ui.app import App


class DealOver:
    """The scores of the deal just played."""

    name = "deal_over"
    over = True

    def __init__(self, app: App) -> None:
        self.app = app

    def picture(self, space: Space, now: float) -> Picture:
        match = self.app.match
        assert match is not None
        game, em = match.game, space.em
        over = game.phase is Phase.OVER
        row = em * 1.9
        items, box = widgets.dialog(
            space,
            26 * em,
            row * game.rules.players + 10 * em,
            space.text("deal_over.game" if over else "deal_over.deal"),
            Home() if over else None,
        )
        for seat in game.rules.seats:
            place = box.top(row).moved(0, row * seat)
            name = name_of(space.text, seat, match.person, game.rules.players)
            items.append(Label(name, place, em, TEXT, True, space.align("left")))
            points, total = game.scores[-1].points[seat], game.totals[seat]
            shown = f"{space.text.number(points)}   {space.text.number(total)}"
            items.append(Label(shown, place, em, TEXT, align=space.align("right")))
        button = box.below(box.h - 3 * em)
        intent = Home() if over else Confirm()
        label = space.text("pause.home" if over else "action.next_deal")
        items += widgets.button(space, button, label, intent, MAIN, True)
        return tuple(items)

    def handle(self, intent: Intent, now: float) -> bool:
        if not isinstance(intent, Confirm):
            return False
        self.app.back()
        if isinstance(self.app.scene, Table):
            self.app.scene.next_deal(now)
        return True

    def tick(self, now: float) -> None:
        pass

    def moves(self, now: float) -> bool:
        return False
