"""All scenes by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final

from hearts.ui.scenes import Scene

if TYPE_CHECKING:
    from hearts.ui.app import App
    from hearts.ui.match import Match

CLASSES: Final = {
    "title": "Title",
    "new_game": "NewGame",
    "rules": "Rules",
    "settings": "Settings",
    "help": "Help",
    "pause": "Pause",
    "take_over": "TakeOver",
    "cover": "Cover",
    "last_trick": "LastTrick",
    "moon": "Moon",
    "deal_over": "DealOver",
    "game_over": "GameOver",
    "scores": "Scores",
    "statistics": "Statistics",
    "history": "History",
    "look_back": "LookBack",
    "replay": "Replay",
    "review": "Review",
    "daily": "Daily",
    "shared": "Shared",
    "fairness": "Fairness",
    "lesson": "Lesson",
}


def _maker(name: str) -> Callable[[App], Scene]:
    """A function that makes the scene, and imports its module only then."""

    def make(app: App) -> Scene:
        module = import_module(f"hearts.ui.scenes.{name}")
        return getattr(module, CLASSES[name])(app)

    return make


SCENES: Final[Mapping[str, Callable[[App], Scene]]] = {name: _maker(name) for name in CLASSES}
"""What makes each scene; the table is made by starting a game."""


def table(app: App, match: Match) -> Scene:
    """The table with a match on it, imported with the first."""
    from hearts.ui.scenes.table import Table

    return Table(app, match)
