"""The icons of the page and of the installed game, drawn from assets/icon.svg."""

import io
from pathlib import Path

import pygame

SIZES = {"favicon.png": 64, "icons/touch.png": 180, "icons/192.png": 192, "icons/512.png": 512}
SIZES |= {"icons/maskable.png": 512}


def icons(drawing: Path) -> dict[str, bytes]:
    """PNG files by name. The drawing fills its square and leaves a margin, so it can be masked."""
    return {name: png(drawing, size) for name, size in SIZES.items()}


def png(drawing: Path, size: int) -> bytes:
    written = io.BytesIO()
    picture = pygame.image.load_sized_svg(drawing, (size, size))
    pygame.image.save(picture, written, "icon.png")
    return written.getvalue()
