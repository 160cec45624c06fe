"""Pictures of the table as recorded. Look at the new ones when they are recorded."""

import pygame
import pytest

from hearts.engine.game import Game, new, step, to_act
from hearts.engine.options import rules_for
from hearts.ui import draw
from hearts.ui.cards import CardStyle
from hearts.ui.match import PERSON, Match
from hearts.ui.theme import THEMES
from tests.ui.pilot import FakeHost, Pilot
from tests.ui.recorded import looks_as_recorded
from tests.ui.states import first_choice

PICTURES = {
    "passing": ("classic", 4, (1280, 720), 0),
    "landscape": ("classic", 4, (844, 390), 3),
    "portrait": ("classic", 4, (390, 844), 3),
    "two": ("duel", 2, (844, 390), 2),
    "seven": ("black_lady", 7, (360, 640), 3),
    "ten": ("cancellation", 10, (1280, 720), 3),
    "ten_portrait": ("cancellation", 10, (390, 844), 2),
    "seventeen_cards": ("black_maria", 3, (390, 844), 2),
}


pytestmark = pytest.mark.usefixtures("plain_cloth")


def asked(variant: str, players: int, tricks: int) -> Game:
    """A game after so many tricks, at the person's next turn; everybody plays alike."""
    game = new(rules_for(variant, players), "7")
    while len(game.deal.table.tricks) < tricks or to_act(game) != {0}:
        if tricks == 0 and 0 in to_act(game):
            break
        game, _ = step(game, first_choice(game))
    return game


@pytest.mark.parametrize("name", PICTURES)
def test_the_table_looks_as_recorded(name: str, record: bool) -> None:
    variant, players, size, tricks = PICTURES[name]
    app = Pilot(FakeHost(size)).app
    app.start(Match(asked(variant, players, tricks), (PERSON, *("easy",) * (players - 1))))
    surface = pygame.Surface(size)
    painter = draw.Painter(1, THEMES["green"], CardStyle())
    painter.paint(app.scene.picture(app.space(), 0), surface)
    looks_as_recorded(f"table_{name}", surface, record)


def test_painting_twice_gives_the_same_picture() -> None:
    pilot = Pilot(FakeHost((844, 390))).start().settle()
    painter = draw.Painter(1, THEMES["green"], CardStyle())
    pictures = []
    for _ in range(2):
        surface = pygame.Surface((844, 390))
        painter.paint(pilot.picture, surface)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[1]
