"""All scenes by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from hearts.ui.scenes import Scene
from hearts.ui.scenes.daily import Daily
from hearts.ui.scenes.deal_over import DealOver
from hearts.ui.scenes.fairness import Fairness
from hearts.ui.scenes.game_over import GameOver
from hearts.ui.scenes.help import Help
from hearts.ui.scenes.history import History
from hearts.ui.scenes.last_trick import LastTrick
from hearts.ui.scenes.look_back import LookBack
from hearts.ui.scenes.moon import Moon
from hearts.ui.scenes.new_game import NewGame
from hearts.ui.scenes.pause import Pause
from hearts.ui.scenes.replay import Replay
from hearts.ui.scenes.review import Review
from hearts.ui.scenes.rules import Rules
from hearts.ui.scenes.scores import Scores
from hearts.ui.scenes.settings import Settings
from hearts.ui.scenes.shared import Shared
from hearts.ui.scenes.statistics import Statistics
from hearts.ui.scenes.title import Title

if TYPE_CHECKING:
    from hearts.ui.app import App

SCENES: Final[Mapping[str, Callable[[App], Scene]]] = {
    "title": Title,
    "new_game": NewGame,
    "rules": Rules,
    "settings": Settings,
    "help": Help,
    "pause": Pause,
    "last_trick": LastTrick,
    "moon": Moon,
    "deal_over": DealOver,
    "game_over": GameOver,
    "scores": Scores,
    "statistics": Statistics,
    "history": History,
    "look_back": LookBack,
    "replay": Replay,
    "review": Review,
    "daily": Daily,
    "shared": Shared,
    "fairness": Fairness,
}
"""What makes each scene; the table is made by starting a game."""
