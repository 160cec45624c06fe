"""The shooter's choice, with the totals that each answer would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine import rules
from hearts.engine.game import Phase
from hearts.engine.score import moon_value
from hearts.ui import fonts, widgets
from hearts.ui.geometry import Box
from hearts.ui.input import MAIN
from hearts.ui.intents import Back, Choose, Intent
from hearts.ui.items import Area, Item, Label, Panel, Picture
from hearts.ui.match import automatic
from hearts.ui.scenes import Scene
from hearts.ui.scenes.table import Table
from hearts.ui.space import Space
from hearts.ui.theme import ACCENT, GOOD, SOFT, TEXT

if TYPE_CHECKING:
    from hearts.ui.app import App


class Moon(Scene):
    """Two tables of totals; one is chosen. Leaving without an answer leaves it to the rules."""

    name = "moon"
    over = True

    def __init__(self, app: App) -> None:
        self.app = app

    def picture(self, space: Space, now: float) -> Picture:
        match = self.app.match
        assert match is not None
        em, view = space.em, match.view
        row = em * 1.6
        players = view.rules.players
        question = space.text("moon.question")
        wide = min(40 * em, space.safe.w - 16)
        _, high = widgets.paragraph(space, Box(0, 0, wide - 3 * em, 0), question)
        column = row * players + max(52.0, 3.4 * em) + em
        items, box = widgets.dialog(
            space, wide, high + column + 7 * em, space.text("moon.title"), Back()
        )
        labels, high = widgets.paragraph(space, box, question)
        items += labels
        columns = box.below(high + em * 0.8).split((1, 1), em)
        if space.mirror:
            columns = tuple(reversed(columns))
        for choice, place in zip((rules.Moon.ADD, rules.Moon.SUBTRACT), columns, strict=True):
            items += self._column(space, place.top(min(place.h, column)), choice)
        return tuple(items)

    def _column(self, space: Space, box: Box, choice: rules.Moon) -> list[Item]:
        match = self.app.match
        assert match is not None
        em, view = space.em, match.view
        after = view.after_moon(choice)
        high = max(52.0, 3.4 * em)
        rows = box.below(high + em * 0.5).stacked((1,) * len(after))
        best = automatic(match).choice is choice
        items: list[Item] = []
        label = space.text(f"moon.{choice}", count=moon_value(view.rules, view.table.taken))
        key = MAIN if best else f"moon:{choice}"
        button = box.top(high)
        items.append(Panel(button, space.theme.raised, 10, ACCENT if best else space.theme.edge))
        lines = fonts.wrapped(label, button.w - em, em, True)
        line_high = min(em * fonts.LINE, button.h / len(lines))
        first = button.middle.y - line_high * len(lines) / 2
        items += (
            Label(
                line,
                Box(button.x + em / 2, first + line_high * number, button.w - em, line_high),
                em,
                TEXT,
                True,
                "centre",
            )
            for number, line in enumerate(lines)
        )
        items.append(Area(key, button, Choose(choice), label))
        for seat, place in enumerate(rows):
            name = match.name(space.text, seat)
            lowest = after[seat] == min(after)
            ink = GOOD if lowest else TEXT if seat == view.seat else SOFT
            place = place.inset(em * 0.3, 0)
            number = space.text.number(after[seat])
            told = space.text("area.row", name=name, value=number)
            items.append(Label(name, place, em, ink, seat == view.seat, space.align("left"), told))
            items.append(Label(number, place, em, ink, lowest, space.align("right"), ""))
        return items

    def handle(self, intent: Intent, now: float) -> bool:
        match = self.app.match
        if match is None or match.game.phase is not Phase.MOON:
            return False
        if isinstance(intent, Back):
            intent = Choose(automatic(match).choice)
        if not isinstance(intent, Choose):
            return False
        self.app.back()
        return isinstance(self.app.scene, Table) and self.app.scene.handle(intent, now)

    def tick(self, now: float) -> None:
        match = self.app.match
        if match is None or match.game.phase is not Phase.MOON or not match.waits_for_person:
            self.app.back()  # it is answered, or a computer player has taken over
