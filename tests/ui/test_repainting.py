"""Only what differs is painted, and that shows nothing of what was there before."""

import pygame
import pytest

from hearts.ui import draw
from hearts.ui.geometry import Box, Pose
from hearts.ui.items import CardItem, Item, Label, Layer, Panel
from hearts.ui.sheet import apart
from hearts.ui.theme import ACCENT, TEXT, THEMES
from tests.ui.monkey import Monkey


def look_of(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("seed", ["three", "four"])
def test_every_frame_looks_as_if_painted_from_nothing(
    seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    paint, compared = draw.Painter.paint, [0]

    def compare(
        self: draw.Painter, picture: tuple[Item, ...], surface: pygame.Surface
    ) -> list[pygame.Rect]:
        places = paint(self, picture, surface)
        anew = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        paint(draw.Painter(*self.look), picture, anew)
        assert look_of(surface) == look_of(anew)
        compared[0] += 1
        return places

    monkeypatch.setattr(draw.Painter, "paint", compare)
    Monkey(seed).go(100)
    assert compared[0] > 50


def test_a_card_that_moves_has_only_its_way_painted() -> None:
    surface = pygame.Surface((800, 600), pygame.SRCALPHA)
    painter = draw.Painter(1, THEMES["green"], draw.CardStyle())
    layer = Layer((Label("resting", Box(20, 20, 200, 30), 20, TEXT),))
    painter.paint((layer, CardItem(None, Pose(300, 300, 60))), surface)
    places = painter.paint((layer, CardItem(None, Pose(310, 300, 60))), surface)
    assert len(places) == 1
    assert places[0].w < 140
    assert painter.paint((layer, CardItem(None, Pose(310, 300, 60))), surface) == []


def test_what_comes_to_lie_over_something_else_is_painted() -> None:
    low, high = Panel(Box(0, 0, 50, 50), ACCENT), Panel(Box(20, 20, 50, 50), TEXT)
    surface = pygame.Surface((100, 100), pygame.SRCALPHA)
    painter = draw.Painter(1, THEMES["green"], draw.CardStyle())
    painter.paint((low, high), surface)
    assert surface.get_at((30, 30))[:3] == TEXT[:3]
    painter.paint((high, low), surface)
    assert surface.get_at((30, 30))[:3] == ACCENT[:3]


def test_places_that_meet_become_one() -> None:
    whole = pygame.Rect(0, 0, 100, 100)
    places = [pygame.Rect(0, 0, 10, 10), pygame.Rect(5, 5, 10, 10), pygame.Rect(90, 90, 20, 20)]
    assert apart(places, whole) == [pygame.Rect(0, 0, 15, 15), pygame.Rect(90, 90, 10, 10)]
    assert apart([pygame.Rect(200, 0, 10, 10)], whole) == []
