"""The easel: paints a picture on the host's window and tells the page what can be done."""

import pygame

from hearts.engine.cards import Card
from hearts.ui.announce import content
from hearts.ui.cards import CardStyle
from hearts.ui.draw import Painter
from hearts.ui.host import Choice, Host, Window
from hearts.ui.items import Item, Picture, Told
from hearts.ui.space import Space


class Easel:
    """Keeps the painter and its canvas while window and look stay the same.

    The canvas can be half clear, as the pictures on it are: pygame is many times quicker between
    such surfaces than onto a browser's window.
    """

    def __init__(self, host: Host) -> None:
        self.frames = 0  # painted so far
        self._host = host
        self._window: Window | None = None
        self._canvas = pygame.Surface((1, 1), pygame.SRCALPHA)
        self._painter: Painter | None = None
        self._mirrored: tuple[Told | Choice, ...] = ()

    def forget(self) -> None:
        """What was in the window may be lost: paint all of it the next time."""
        self._window = None

    def paint(self, picture: Picture, over: list[Item], space: Space) -> None:
        """Paint the picture with what lies over it."""
        window, surface = self._host.window(), self._host.surface()
        wish, theme = space.settings, space.theme
        style = CardStyle(wish.large_print, wish.four_colours, wish.back, theme.strong)
        look = (window.ratio, theme, style)
        if self._painter is None or self._painter.look != look or self._window != window:
            self._painter = Painter(*look)
            self._window = window
            self._canvas = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        places = self._painter.paint((*picture, *over), self._canvas)
        for place in places:
            surface.blit(self._canvas, place, place)
        self._host.show()
        self.frames += 1

    def prepare(self, card: Card, width: float) -> None:
        """Draw the face of a card that will be painted that wide, in CSS pixels."""
        if self._painter is not None:
            self._painter.prepare(card, width)

    def mirror(self, title: str, picture: Picture) -> None:
        """Tell the page what those who cannot see the picture can read and choose."""
        mirrored = content(picture)
        if mirrored != self._mirrored:
            self._mirrored = mirrored
            self._host.mirror(title, mirrored)
