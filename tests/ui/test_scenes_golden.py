"""Pictures of scenes as recorded. Look at the new ones when they are recorded."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from hearts.ui import draw
from hearts.ui.cards import CardStyle
from hearts.ui.scenes import new_game
from tests.ui.pilot import FakeHost, Pilot
from tests.ui.states import FIVE, STATES

GOLDEN = Path(__file__).parent / "golden"
TILE = 40  # pictures are compared in squares of so many pixels
NEAR = (40, 40, 40, 255)  # how far a pixel may be off
FEW = 0.05  # how many pixels of a square may be farther off: a letter is more

PICTURES = {
    "title": ("title, saved", (844, 390)),
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


def off(golden: pygame.Surface, shown: pygame.Surface) -> Iterator[tuple[int, int]]:
    """The corners of the squares that do not look alike."""
    width, height = shown.get_size()
    for x in range(0, width, TILE):
        for y in range(0, height, TILE):
            tile = pygame.Rect(x, y, TILE, TILE).clip(shown.get_rect())
            one, other = golden.subsurface(tile), shown.subsurface(tile)
            alike = pygame.mask.from_threshold(one, (0, 0, 0), NEAR, other).count()
            if tile.w * tile.h - alike > FEW * tile.w * tile.h:
                yield x, y


@pytest.mark.parametrize("name", PICTURES)
def test_a_scene_looks_as_recorded(name: str, record: bool) -> None:
    shown = painted(*PICTURES[name])
    path = GOLDEN / f"scene_{name}.png"
    if record:
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(shown, path)
    golden = pygame.image.load(path)
    assert golden.get_size() == shown.get_size()
    assert list(off(golden, shown)) == []


def test_a_missing_word_is_noticed() -> None:
    whole = painted("pause", (390, 844))
    assert list(off(whole, painted("pause", (390, 844)))) == []
    assert list(off(whole, painted("pause", (390, 844), without="Keys")))
