"""A game with one setting flipped, and what it looks like."""

import pygame

from hearts.ui.items import Item
from tests.ui.pilot import FakeHost, Pilot
from tests.ui.tables import playing


def painted(pilot: Pilot) -> bytes:
    """What the window looks like."""
    pilot.step()
    return pygame.image.tobytes(pilot.host.surface(), "RGB")


def flipped(setting: str, value: object, size: tuple[int, int] = (1280, 720)) -> Pilot:
    """A game at the person's first turn, with a setting that has another value."""
    pilot = Pilot(FakeHost(size))
    pilot.app.change(setting, value)
    return playing(pilot)


def every(items: tuple[Item, ...]) -> list[Item]:
    """All items, those on pages and layers too."""
    found: list[Item] = []
    for item in items:
        inner = getattr(item, "items", None)
        found += every(inner) if inner is not None else [item]
    return found
