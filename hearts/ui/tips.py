"""Tips: short sentences at the table, each told once, when what it speaks of happens first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, cast

from hearts.engine.cards import QUEEN_OF_SPADES
from hearts.engine.game import Phase
from hearts.engine.rules import Moon, Seat
from hearts.engine.view import View
from hearts.ui.announce import name_of

if TYPE_CHECKING:
    from hearts.ui.app import App
    from hearts.ui.scenes.table import Table

SHOWN: Final = 7.0  # seconds that a tip stays
NAMES: Final = ("pass", "safe", "queen", "broken", "moon", "own_moon", "void")


class Tips:
    """What has been told, here and in earlier sessions."""

    def __init__(self, told: frozenset[str]) -> None:
        self.told = told
        self._seen: View | None = None  # looked at already
        self._shown = ""  # what was told last

    def watch(self, app: App, now: float) -> None:
        """Tell a tip whose time has come, if the table is at rest and nothing else is told."""
        if not app.settings.tips:
            self._forget(app)
            return
        self._leave(app)
        if self.told.issuperset(NAMES) or app.message or app.scene.name != "table":
            return
        table = cast("Table", app.scene)  # whose module is not imported before the first game
        match = table.match
        if table.stage.busy(now) or match.autopilot or match.covered or match.view is self._seen:
            return
        self._seen = match.view
        due = next((name for name in tips_for(match.view) if name not in self.told), None)
        if due is None:
            return
        self.told |= {due}
        app.store.keep_tips(self.told)
        self._shown = sentence(app, due, match.view)
        app.tell(self._shown, SHOWN, urgent=False)

    def _leave(self, app: App) -> None:
        """A tip goes once the person has passed or played, or has left the table."""
        if self._seen is None or app.message != self._shown:
            return
        match = app.match
        if app.scene.name != "table" or match is None or match.view.hand != self._seen.hand:
            app.hush()

    def _forget(self, app: App) -> None:
        """Tips that are turned off, and later on again, are told anew."""
        self._seen = None
        if self.told:
            self.told = frozenset()
            app.store.keep_tips(())


def tips_for(view: View) -> Iterator[str]:
    """The names of the tips that fit what a seat sees, the most pressing first."""
    table, rules = view.table, view.rules
    if view.phase is Phase.PASS and view.acts:
        yield "pass"
    if view.phase is not Phase.PLAY:
        return
    last = table.tricks[-1].cards if table.tricks else ()
    queen = any(card.face == QUEEN_OF_SPADES for card in (*table.trick, *last))
    if queen and rules.worth[QUEEN_OF_SPADES] > 0:
        yield "queen"
    hoarder = hoarding(view)
    if hoarder is not None:
        yield "own_moon" if hoarder == view.seat else "moon"
    if table.broken and rules.must_break:
        yield "broken"
    if view.acts and table.trick:
        follows = any(card.suit is table.led for card in view.hand)
        if follows and table.first_trick and not rules.first_trick_points:
            yield "safe"
        if not follows and rules.trump is None and not rules.penalties.isdisjoint(view.playable):
            yield "void"


def hoarding(view: View) -> Seat | None:
    """The seat that has every penalty card taken so far, once these are more than half of all."""
    rules, taken = view.rules, view.table.taken
    found = [rules.penalties.intersection(cards) for cards in taken]
    burdened = [seat for seat, cards in enumerate(found) if cards]
    if rules.moon is Moon.OFF or len(burdened) != 1:
        return None
    points = rules.total(found[burdened[0]])
    whole = rules.total(rules.penalties)
    return burdened[0] if whole / 2 < points < whole else None


def sentence(app: App, name: str, view: View) -> str:
    """A tip in the language of the screen."""
    text, match = app.text, app.match
    people = () if match is None else match.numbered
    hoarder = hoarding(view) if name == "moon" else None
    player = (
        "" if hoarder is None else name_of(text, hoarder, view.seat, view.rules.players, people)
    )
    return text(f"first.{name}", player=player, count=view.rules.worth[QUEEN_OF_SPADES])
