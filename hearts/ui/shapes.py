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
CLOTH: Final = (192, 120)  # the cloth is worked out at this size and stretched
GRAIN: Final = 4  # how much the cloth's threads differ in brightness
GRAIN_SIZE: Final = 128


def _clear(size: tuple[int, ...], colour: Colour = (0, 0, 0)) -> pygame.Surface:
    """A see-through surface that fades to that colour."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill(clear_of(colour))
    return surface


@lru_cache(maxsize=2)
def cloth(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """The table: light in the middle, darker to the corners, with a little grain."""
    across, down = CLOTH
    shades = [
        bytes(
            round(a + (b - a) * (step / 255) ** 0.85)
            for a, b in zip(theme.felt, theme.rim, strict=True)
        )
        for step in range(256)
    ]
    shades += shades[-1:] * 256  # beyond the rim
    columns = bytes(round(255 * 2.1 * (x / (across - 1) - 0.5) ** 2) for x in range(across))
    rows = [round(255 * 2.1 * (y / (down - 1) - 0.46) ** 2) for y in range(down)]
    pixels = bytearray(3 * across * down)
    for channel, levels in enumerate(map(bytes, zip(*shades, strict=True))):
        pixels[channel::3] = b"".join([columns.translate(levels[y : y + 256]) for y in rows])
    small = pygame.image.frombytes(bytes(pixels), CLOTH, "RGB")
    surface = pygame.Surface(size, pygame.SRCALPHA)  # like what it is copied to, which is quicker
    surface.blit(pygame.transform.smoothscale(small, size), (0, 0))
    grain = _grain()
    for x in range(0, size[0], GRAIN_SIZE):
        for y in range(0, size[1], GRAIN_SIZE):
            surface.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    surface.set_alpha(None)
    return surface


@lru_cache(maxsize=1)
def _grain() -> pygame.Surface:
    levels = bytes(value * (GRAIN + 1) // 256 for value in range(256))
    grey = Random("cloth").randbytes(GRAIN_SIZE * GRAIN_SIZE).translate(levels)
    rgb = bytearray(3 * len(grey))
    rgb[0::3] = rgb[1::3] = rgb[2::3] = grey
    grain = pygame.Surface((GRAIN_SIZE, GRAIN_SIZE), pygame.SRCALPHA)
    grain.blit(pygame.image.frombytes(bytes(rgb), grain.get_size(), "RGB"), (0, 0))
    return grain


def clear_of(colour: Colour) -> Colour:
    """The colour, not to be seen: what half-clear edges fade to."""
    red, green, blue = colour[:3]
    return red, green, blue, 0


def disc(radius: int, colour: Colour) -> pygame.Surface:
    """A filled circle with a smooth edge, 2·radius wide."""
    return _rounded(radius, colour, colour, 0)


@lru_cache(maxsize=256)
def _rounded(radius: int, fill: Colour, edge: Colour, edge_width: int) -> pygame.Surface:
    """A disc with an edge, whose quarters are the corners of boxes."""
    large = _clear((2 * radius * FINER,) * 2, edge)
    middle = (radius * FINER,) * 2
    pygame.draw.circle(large, edge, middle, radius * FINER)
    pygame.draw.circle(large, fill, middle, max(0, radius - edge_width) * FINER)
    return pygame.transform.smoothscale(large, (2 * radius,) * 2)


@lru_cache(maxsize=192)
def box(
    size: tuple[int, int], radius: int, fill: Colour | None, edge: Colour | None, edge_width: int
) -> pygame.Surface:
    """A round-cornered box with an edge; the inside may be left clear."""
    width, height = size
    radius = max(0, min(radius, width // 2, height // 2))
    inside = clear_of(edge or (0, 0, 0)) if fill is None else fill
    line = inside if edge is None else edge
    edge_width = 0 if edge is None else edge_width
    surface = _clear(size, line)
    surface.fill(line)
    surface.fill(inside, surface.get_rect().inflate(-2 * edge_width, -2 * edge_width))
    if radius:
        disc_surface = _rounded(radius, inside, line, edge_width)
        for x, left in ((0, 0), (width - radius, radius)):
            for y, top in ((0, 0), (height - radius, radius)):
                surface.fill((0, 0, 0, 0), (x, y, radius, radius))
                part = disc_surface.subsurface((left, top, radius, radius))
                surface.blit(part, (x, y), special_flags=pygame.BLEND_RGBA_ADD)
    return surface


@lru_cache(maxsize=64)
def shadow(size: tuple[int, int], radius: int, spread: int, strength: int) -> pygame.Surface:
    """A soft shadow of a box, `spread` wider on every side."""
    width, height = size[0] + 2 * spread, size[1] + 2 * spread
    # Blurred small and stretched: softness needs no pixels.
    shrink = max(1, spread // 3)
    small = max(4, width // shrink), max(4, height // shrink)
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
PALE_FOUR: Final = {Suit.CLUBS: "#8fdca6", Suit.DIAMONDS: "#8fbcff"}


@lru_cache(maxsize=128)
def sign(
    suit: Suit, size: tuple[int, int], pale: bool, four_colours: bool = False
) -> pygame.Surface:
    """A suit sign; the pale one, in two or four colours, for dark grounds."""
    text = (ASSETS / "cards" / f"{suit}.svg").read_text(encoding="utf-8")
    if pale:
        ink = PALE.get(suit, PALE_RED)
        if four_colours:
            ink = PALE_FOUR.get(suit, ink)
        text = re.sub(r'fill="#\w+"', f'fill="{ink}"', text)
    return svg(text, size)


def svg(text: str, size: tuple[int, int]) -> pygame.Surface:
    """A drawing at exactly that size."""
    width, height = max(1, size[0]), max(1, size[1])
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height))
