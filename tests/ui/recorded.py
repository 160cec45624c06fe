"""Pictures as recorded, and what of them may differ."""

from collections.abc import Iterator
from pathlib import Path

import pygame

GOLDEN = Path(__file__).parent / "golden"
TILE = 40  # pictures are compared in squares of so many pixels
NEAR = (40, 40, 40, 255)  # how far a pixel may be off
FEW = 0.05  # how many pixels of a square may be farther off: a letter is more


def looks_as_recorded(name: str, shown: pygame.Surface, record: bool) -> None:
    """Compare with the picture of that name, or record it."""
    assert list(off(recorded(name, shown, record), shown)) == []


def recorded(name: str, shown: pygame.Surface, record: bool) -> pygame.Surface:
    """The picture of that name, of the same size as what is shown, or that if it is to be kept."""
    path = GOLDEN / f"{name}.png"
    if record:
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(shown, path)
    golden = pygame.image.load(path)
    assert golden.get_size() == shown.get_size()
    return golden


def off(golden: pygame.Surface, shown: pygame.Surface) -> Iterator[tuple[int, int]]:
    """The corners of the squares that do not look alike."""
    width, height = shown.get_size()
    for x in range(0, width, TILE):
        for y in range(0, height, TILE):
            tile = pygame.Rect(x, y, TILE, TILE).clip(shown.get_rect())
            if unlike(golden, shown, tile, FEW):
                yield x, y


def unlike(golden: pygame.Surface, shown: pygame.Surface, part: pygame.Rect, few: float) -> bool:
    """Whether more than that share of the pixels of a part are farther off than `NEAR`."""
    one, other = golden.subsurface(part), shown.subsurface(part)
    alike = pygame.mask.from_threshold(one, (0, 0, 0), NEAR, other).count()
    return part.w * part.h - alike > few * part.w * part.h
