"""Pictures of cards at the pixel size needed, drawn when first asked for and kept."""

import io
from functools import lru_cache
from typing import Final

import pygame

from hearts.engine.cards import Card
from hearts.ui import card_svg
from hearts.ui.card_svg import BACKS, RADIUS, CardStyle, index_share

__all__ = ["BACKS", "RADIUS", "CardStyle", "back", "face", "index_share"]

KEPT: Final = 160  # faces: two sizes of a pack and some more; the least used one goes first
KEPT_BACKS: Final = 24

Size = tuple[int, int]


def face(card: Card, size: Size, style: CardStyle, received: bool = False) -> pygame.Surface:
    """The face of a card, `size` = width, height in pixels; do not draw on it.

    Twins of two packs look alike. A card just received has a warm corner under its index.
    """
    return _face(card.face, size, style._replace(back=BACKS[0]), received)


def back(size: Size, style: CardStyle) -> pygame.Surface:
    """The back of every card, `size` = width, height in pixels; do not draw on it."""
    return _back(size, style.back)


@lru_cache(maxsize=KEPT)
def _face(card: Card, size: Size, style: CardStyle, received: bool) -> pygame.Surface:
    return _painted(card_svg.face(card, size, style, received), size)


@lru_cache(maxsize=KEPT_BACKS)
def _back(size: Size, name: str) -> pygame.Surface:
    return _painted(card_svg.back(name, size), size)


def _painted(svg: str, size: Size) -> pygame.Surface:
    picture = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size)
    return picture.convert_alpha() if pygame.display.get_surface() else picture
