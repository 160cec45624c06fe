"""The trick before this one, as it lay on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.ui import widgets
from hearts.ui.geometry import CARD_RATIO, Box, Pose
from hearts.ui.intents import Back, Intent
from hearts.ui.items import Area, CardItem, Label, Picture
from hearts.ui.scenes import Scene
from hearts.ui.space import Space
from hearts.ui.theme import ACCENT, SOFT, TEXT

if TYPE_CHECKING:
    from hearts.ui.app import App


class LastTrick(Scene):
    """The cards clockwise from the leader, the taker's marked."""

    name = "last_trick"
    over = True

    def __init__(self, app: App) -> None:
        self.app = app

    def picture(self, space: Space, now: float) -> Picture:
        match = self.app.match
        assert match is not None
        view, em = match.view, space.em
        text = space.text
        if not view.table.tricks:
            items, _ = widgets.dialog(space, 24 * em, 9 * em, text("last_trick.none"), Back())
            return tuple(items)
        trick = view.table.tricks[-1]
        players = view.rules.players
        count = len(trick.cards)
        in_row = min(count, max(2, int((space.safe.w - 6 * em) / (em * 5))))
        rows = -(-count // in_row)
        in_row = -(-count // rows)
        most = (space.safe.w - 5 * em) / in_row  # from one card to the next
        wide = min(em * 5.2, most / 1.14, (space.safe.h - 11 * em) / rows / (CARD_RATIO + 0.6))
        step = min(most, max(wide * 1.14, em * 4.6))
        row_high = wide * CARD_RATIO + em * 2
        taker = text("last_trick.nobody")
        if trick.taker is not None:
            name = match.name(text, trick.taker)
            taker = text("last_trick.taker_you")
            if trick.taker != view.seat:
                taker = text("last_trick.taker", player=name)
        items, box = widgets.dialog(
            space,
            max(step * in_row + 4 * em, 20 * em),
            row_high * rows + 7 * em,
            text("action.last_trick"),
            Back(),
        )
        for number, card in enumerate(trick.cards):
            row, column = divmod(number, in_row)
            here = min(in_row, count - row * in_row)
            x = box.middle.x + (column - (here - 1) / 2) * step
            y = box.y + row * row_high
            seat = (trick.leader + number) % players
            took = seat == trick.taker
            name = match.name(text, seat)
            place = Box(x - step / 2 + 2, y, step - 4, em * 1.6)
            items.append(Label(name, place, em, ACCENT if took else TEXT, took, "centre", ""))
            pose = Pose(x, y + em * 1.6 + wide * CARD_RATIO / 2, wide)
            items.append(CardItem(card, pose, outline=ACCENT if took else None))
            label = text("last_trick.card", player=name, card=card)
            frame = Box(x - wide / 2, y + em * 1.6, wide, wide * CARD_RATIO)
            items.append(Area(f"trick:{number}", frame, Back(), label, "trick", False))
        foot = Box(box.x, box.y + row_high * rows + em * 0.3, box.w, em * 1.6)
        items.append(Label(taker, foot, em, SOFT, align="centre"))
        return tuple(items)

    def handle(self, intent: Intent, now: float) -> bool:
        return False
