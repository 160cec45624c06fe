"""What the tests of the screen share."""

import pygame
import pytest

from hearts.ui import shapes
from hearts.ui.theme import Theme


@pytest.fixture
def plain_cloth(monkeypatch: pytest.MonkeyPatch) -> None:
    """No light and no grain on the cloth, which would fill the repository with large pictures."""

    def plain(size: tuple[int, int], theme: Theme) -> pygame.Surface:
        surface = pygame.Surface(size)
        surface.fill(theme.felt)
        return surface

    monkeypatch.setattr(shapes, "cloth", plain)
