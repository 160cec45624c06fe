"""Pictures made by code, kept for the next frame: cloth, round boxes, shadows, icons, signs.

All sizes here are in device pixels.
"""

import io
import re
from functools import lru_cache
from random import Random
from typing import Final

import pygame

from hearts.engine.cards import Suit
from hearts.ui.assets import ASSETS
from hearts.ui.theme import Colour, Theme

FINER: Final = 4  # curves are drawn that much larger and made small again
GRAIN: Final = 3  # how much the cloth's threads differ in brightness
GRAIN_SIZE: Final = 128


def _clear(size: tuple[int, int], colour: Colour = (0, 0, 0)) -> pygame.Surface:
    """A see-through surface; the colour is what half-clear edges fade to."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((*colour[:3], 0))
    return surface


@lru_cache(maxsize=4)
def cloth(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """The table: light in the middle, darker to the corners, with a little grain."""
    across, down = 64, 40
    small = pygame.Surface((across, down))
    for y in range(down):
        for x in range(across):
            away = ((x / (across - 1) - 0.5) ** 2 + ((y / (down - 1) - 0.46) ** 2)) * 2.1
            share = min(1.0, away) ** 0.85
            colour = [round(a + (b - a) * share) for a, b in zip(theme.felt, theme.rim)]
            small.set_at((x, y), colour)
    surface = pygame.transform.smoothscale(small, size)
    grain = _grain()
    for x in range(0, size[0], GRAIN_SIZE):
        for y in range(0, size[1], GRAIN_SIZE):
            surface.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    return surface.convert() if pygame.display.get_surface() else surface


@lru_cache(maxsize=1)
def _grain() -> pygame.Surface:
    rng = Random("cloth")
    grey = bytes(rng.randrange(GRAIN + 1) for _ in range(GRAIN_SIZE * GRAIN_SIZE))
    rgb = b"".join(bytes((level, level, level)) for level in grey)
    return pygame.image.frombytes(rgb, (GRAIN_SIZE, GRAIN_SIZE), "RGB")


@lru_cache(maxsize=256)
def disc(radius: int, colour: Colour) -> pygame.Surface:
    """A filled circle with a smooth edge, 2·radius wide."""
    large = _clear((2 * radius * FINER,) * 2, colour)
    pygame.draw.circle(large, colour, (radius * FINER,) * 2, radius * FINER)
    return pygame.transform.smoothscale(large, (2 * radius,) * 2)


def _round_box(size: tuple[int, int], radius: int, colour: Colour) -> pygame.Surface:
    width, height = size
    radius = max(0, min(radius, width // 2, height // 2))
    surface = _clear(size, colour)
    surface.fill(colour, (radius, 0, width - 2 * radius, height))
    surface.fill(colour, (0, radius, width, height - 2 * radius))
    if radius:
        corner = disc(radius, colour)
        for x, left in ((0, 0), (width - radius, radius)):
            for y, top in ((0, 0), (height - radius, radius)):
                surface.fill((*colour[:3], 0), (x, y, radius, radius))
                surface.blit(
                    corner,
                    (x, y),
                    (left, top, radius, radius),
                    special_flags=pygame.BLEND_RGBA_MAX,
                )
    return surface


@lru_cache(maxsize=192)
def box(
    size: tuple[int, int], radius: int, fill: Colour | None, edge: Colour | None, edge_width: int
) -> pygame.Surface:
    """A round-cornered box with an edge; the inside may be left clear."""
    if edge is None:
        return _round_box(size, radius, fill or (0, 0, 0, 0))
    surface = _round_box(size, radius, edge)
    inner = (size[0] - 2 * edge_width, size[1] - 2 * edge_width)
    if min(inner) <= 0:
        return surface
    # The inside is first cut out and then filled, so that a half-clear fill shows the cloth.
    hole = _round_box(inner, radius - edge_width, (255, 255, 255))
    surface.blit(hole, (edge_width, edge_width), special_flags=pygame.BLEND_RGBA_SUB)
    if fill is not None:
        middle = _round_box(inner, radius - edge_width, fill)
        surface.blit(middle, (edge_width, edge_width), special_flags=pygame.BLEND_RGBA_MAX)
    return surface


@lru_cache(maxsize=64)
def shadow(size: tuple[int, int], radius: int, spread: int, strength: int) -> pygame.Surface:
    """A soft shadow of a box, `spread` wider on every side."""
    width, height = size[0] + 2 * spread, size[1] + 2 * spread
    # Blurred small and stretched: softness needs no pixels.
    shrink = max(1, spread // 3)
    small = (max(4, width // shrink), max(4, height // shrink))
    surface = _clear(small)
    inside = pygame.Rect(0, 0, *small).inflate(-2 * spread // shrink, -2 * spread // shrink)
    pygame.draw.rect(surface, (0, 0, 0, strength), inside, border_radius=radius // shrink)
    surface = pygame.transform.gaussian_blur(surface, max(1, spread // shrink // 2 + 1))
    return pygame.transform.smoothscale(surface, (width, height))


@lru_cache(maxsize=128)
def icon(name: str, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """A picture of assets/icons in that colour."""
    text = (ASSETS / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    shown = "#{:02x}{:02x}{:02x}".format(*colour[:3])
    text = text.replace("currentColor", shown)
    return svg(text, size)


PALE: Final = {Suit.CLUBS: "#f2f0e8", Suit.SPADES: "#f2f0e8"}
PALE_RED: Final = "#ff8a8a"


@lru_cache(maxsize=128)
def sign(suit: Suit, size: tuple[int, int], pale: bool) -> pygame.Surface:
    """A suit sign; the pale one for dark grounds."""
    text = (ASSETS / "cards" / f"{suit}.svg").read_text(encoding="utf-8")
    if pale:
        text = re.sub(r'fill="#\w+"', f'fill="{PALE.get(suit, PALE_RED)}"', text)
    return svg(text, size)


def svg(text: str, size: tuple[int, int]) -> pygame.Surface:
    """A drawing at exactly that size."""
    width, height = max(1, size[0]), max(1, size[1])
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height))
