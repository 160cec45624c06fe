"""Pictures of scenes as recorded. Look at the new ones when they are recorded."""

import pygame
import pytest

from hearts.ui import draw
from hearts.ui.cards import CardStyle
from hearts.ui.scenes import new_game
from tests.ui.pilot import FakeHost, Pilot
from tests.ui.recorded import looks_as_recorded, off
from tests.ui.states import FIVE, STATES

PICTURES = {
    "title": ("title, saved", (844, 390)),
    "title_daily": ("title, daily begun", (390, 844)),
    "new_game": ("new game, moon", (1280, 720)),
    "scores": ("scores, four", (1280, 720)),
    "settings": ("settings", (390, 844)),
    "rules": ("rules, house", (390, 844)),
    "game_over": ("game over", (390, 844)),
    "statistics": ("statistics", (1280, 720)),
}


pytestmark = pytest.mark.usefixtures("plain_cloth")


@pytest.fixture(autouse=True)
def _five_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_game, "LEVELS", FIVE)


def painted(name: str, size: tuple[int, int], without: str = "") -> pygame.Surface:
    """A state in a window of that size, one of its texts left out."""
    app = Pilot(FakeHost(size)).app
    picture = STATES[name].enter(app).picture(app.space(), 0)
    assert without in {getattr(item, "text", "") for item in picture} | {""}
    shown = tuple(item for item in picture if not without or getattr(item, "text", "") != without)
    surface = pygame.Surface(size)
    draw.Painter(1, app.space().theme, CardStyle()).paint(shown, surface)
    return surface


@pytest.mark.parametrize("name", PICTURES)
def test_a_scene_looks_as_recorded(name: str, record: bool) -> None:
    looks_as_recorded(f"scene_{name}", painted(*PICTURES[name]), record)


def test_a_missing_word_is_noticed() -> None:
    whole = painted("pause", (390, 844))
    assert list(off(whole, painted("pause", (390, 844)))) == []
    assert list(off(whole, painted("pause", (390, 844), without="Keys")))
