"""The cover: between two people at one device, while no hand is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts.ui import turn, widgets
from hearts.ui.column import Column
from hearts.ui.device import uncover
from hearts.ui.input import MAIN
from hearts.ui.intents import Back, Confirm, Intent, Open, Undo
from hearts.ui.items import Picture
from hearts.ui.pages import LOW, dialog
from hearts.ui.scenes import Scene
from hearts.ui.scenes.table import Table
from hearts.ui.space import Space
from hearts.ui.theme import SOFT

if TYPE_CHECKING:
    from hearts.ui.app import App

WIDEST: Final = 32  # type sizes
NARROW: Final = 20  # in a low window, where the buttons stand beside
PAUSE: Final = 0.5  # seconds before a hand can be shown: a second tap was meant for the last card


class Cover(Scene):
    """Asks for the device to be passed on; the one button shows the next person's hand."""

    name = "cover"
    over = True

    def __init__(self, app: App) -> None:
        self.app = app
        self._since: float | None = None

    def picture(self, space: Space, now: float) -> Picture:
        match = self.app.match
        assert match is not None
        text = space.text
        ready = self._since is not None and now - self._since >= PAUSE
        player = match.name(text, match.person)

        def fill(column: Column) -> None:
            column.text(text("cover.hidden"), colour=SOFT)
            column.gap(0.8)

        def foot(column: Column) -> None:
            label, strip = text("cover.show", player=player), column.take(column.touch)
            column.add(widgets.button(space, strip, label, Confirm(), MAIN, True, "eye", ready))
            column.y += 8
            others: list[tuple[str, str, Intent, str]] = []
            if match.decided is not None:
                label = text("cover.undo", player=match.name(text, match.decided))
                others.append(("undo", label, Undo(), "undo"))
            others.append(("pause", text("action.pause"), Open("pause"), "menu"))
            column.buttons(*others)

        title = text("cover.title", player=player)
        wide = (WIDEST if space.safe.h >= LOW * space.em else NARROW) * space.em
        return dialog(space, wide, title, None, "cover", self.offset, fill, foot)

    def handle(self, intent: Intent, now: float) -> bool:
        if isinstance(intent, Back):
            self.app.open("pause")
        elif isinstance(intent, Confirm | Undo):
            self._leave(intent, now)
        else:
            return False
        return True

    def _leave(self, intent: Intent, now: float) -> None:
        """Back to the table, with the hand shown or the last decision taken back."""
        if self._since is None or now - self._since < PAUSE:
            return
        self.app.back()
        if isinstance(self.app.scene, Table):
            (uncover if isinstance(intent, Confirm) else turn.undo)(self.app.scene, now)

    def tick(self, now: float) -> None:
        match = self.app.match
        if match is None or not match.covered or match.asked != match.person:
            self.app.back()  # a computer player has taken over the seat
        elif self._since is None:
            self._since = now
            assert match is not None
            player = match.name(self.app.text, match.person)
            self.app.say(self.app.text("cover.title", player=player), True)

    def moves(self, now: float) -> bool:
        return self._since is None or now - self._since < PAUSE
