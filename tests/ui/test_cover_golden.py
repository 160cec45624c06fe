"""The cover as recorded, in two languages. Look at the new pictures when they are recorded."""

import pygame
import pytest

from hearts.engine.options import rules_for
from hearts.ui import draw
from hearts.ui.cards import CardStyle
from tests.ui.device import Watcher, company
from tests.ui.pilot import FakeHost
from tests.ui.recorded import looks_as_recorded

PICTURES = {"en": (844, 390), "fa": (390, 844)}

pytestmark = pytest.mark.usefixtures("plain_cloth")


@pytest.mark.parametrize("language", PICTURES)
def test_the_cover_looks_as_recorded(language: str, record: bool) -> None:
    host = FakeHost(PICTURES[language])
    host.wanted_language = language
    watcher = Watcher(host).seat(rules_for("classic"), company(4, 0, 2))
    while not watcher.match.game.deal.table.tricks:
        watcher.on()
    watcher.to_cover()
    shown = pygame.Surface(PICTURES[language])
    draw.Painter(1, watcher.app.space().theme, CardStyle()).paint(watcher.picture, shown)
    looks_as_recorded(f"cover_{language}", shown, record)
