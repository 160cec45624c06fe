"""Pictures in every language as recorded. Look at the new ones when they are recorded."""

import pygame
import pytest

from hearts.ui import draw, fonts
from hearts.ui.app import App
from hearts.ui.bidi import Run
from hearts.ui.cards import CardStyle
from hearts.ui.match import PERSON, Match
from hearts.ui.scenes import Scene
from tests.ui.pilot import FakeHost, Pilot
from tests.ui.recorded import looks_as_recorded, off
from tests.ui.states import STATES
from tests.ui.test_table_golden import asked

PHONE, LOW = (360, 640), (844, 390)
PICTURES = {
    "hi_table": ("hi", "table", PHONE),
    "hi_rules": ("hi", "rules, house", PHONE),
    "mr_table": ("mr", "table", PHONE),
    "mr_rules": ("mr", "rules, house", PHONE),
    "fa_table": ("fa", "table", PHONE),
    "fa_rules": ("fa", "rules, house", PHONE),
    "fa_passing": ("fa", "passing", LOW),
}


pytestmark = pytest.mark.usefixtures("plain_cloth")


def painted(language: str, name: str, size: tuple[int, int]) -> pygame.Surface:
    """A scene in that language and a window of that size."""
    host = FakeHost(size)
    host.wanted_language = language
    app = Pilot(host).app
    surface = pygame.Surface(size)
    picture = scene_of(app, name).picture(app.space(), 0)
    draw.Painter(1, app.space().theme, CardStyle()).paint(picture, surface)
    return surface


def scene_of(app: App, name: str) -> Scene:
    if name in STATES:
        return STATES[name].enter(app)
    game = asked("classic", 4, 3 if name == "table" else 0)
    app.start(Match(game, (PERSON, *("easy",) * 3)))
    return app.scene


@pytest.mark.parametrize("name", PICTURES)
def test_a_language_looks_as_recorded(name: str, record: bool) -> None:
    looks_as_recorded(f"language_{name}", painted(*PICTURES[name]), record)


def test_unjoined_letters_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    joined = painted(*PICTURES["fa_rules"])
    shaped = fonts.font_of

    def unshaped(run: Run, size: int, bold: bool) -> pygame.font.Font:
        typeface = shaped(run, size, bold)
        typeface.set_script("Latn")
        return typeface

    monkeypatch.setattr(fonts, "font_of", unshaped)
    forget()
    try:
        assert list(off(joined, painted(*PICTURES["fa_rules"]))) != []
    finally:
        forget()


def forget() -> None:
    """Nothing measured or drawn before counts any more."""
    for kept in (fonts.font, fonts.width, fonts.wrapped, fonts.fitted, fonts.rendered):
        kept.cache_clear()
