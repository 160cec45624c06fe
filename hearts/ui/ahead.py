"""What is made ready while nothing else is to be done, so that nobody waits for it later."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING

from hearts.engine.cards import FACES
from hearts.engine.variants import CLASSIC
from hearts.ui.scenes.registry import CLASSES

if TYPE_CHECKING:
    from hearts.ui.app import App


def ahead(app: App) -> Iterator[None]:
    """Import what is only imported when it is wanted, and draw the cards of a hand.

    A little at a time, the likeliest first: the title is not kept waiting for any of it.
    """
    for module in ("cpu.easy", "cpu.search", "cpu.hint", "ui.scenes.table"):
        import_module(f"hearts.{module}")
        yield
    for face in FACES:
        app.easel.prepare(face, hand_card(app))
        yield
    for name in CLASSES:
        import_module(f"hearts.ui.scenes.{name}")
        yield


def hand_card(app: App) -> float:
    """How wide the cards of the hand are at the table, or will be in the next game."""
    from hearts.ui.layout import table_layout  # comes with the table

    space, rules = app.space(), app.match.game.rules if app.match else CLASSIC
    full, large = rules.cards_each, space.settings.large_print
    room = (space.safe, space.em, rules.players)
    return table_layout(*room, 0, full, full, large, space.other_side).card
