"""Pause: on with the game, or away from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.ui import widgets
from hearts.ui.input import MAIN
from hearts.ui.intents import Back, Home, Intent, ReplayDeal
from hearts.ui.items import Picture
from hearts.ui.space import Space

if TYPE_CHECKING:
    from hearts.ui.app import App


class Pause:
    """The menu over the table."""

    name = "pause"
    over = True

    def __init__(self, app: App) -> None:
        self.app = app

    def picture(self, space: Space, now: float) -> Picture:
        entries = (
            ("pause.resume", Back(), MAIN),
            ("pause.replay", ReplayDeal(), "replay"),
            ("pause.home", Home(), "home"),
        )
        high = max(48.0, space.em * 2.8)
        items, box = widgets.dialog(
            space,
            22 * space.em,
            (high + 10) * len(entries) + 5 * space.em,
            space.text("pause.title"),
            Back(),
        )
        for number, (key, intent, name) in enumerate(entries):
            place = box.top(high).moved(0, (high + 10) * number)
            items += widgets.button(space, place, space.text(key), intent, name, name == MAIN)
        return tuple(items)

    def handle(self, intent: Intent, now: float) -> bool:
        return False

    def tick(self, now: float) -> None:
        pass

    def moves(self, now: float) -> bool:
        return False
