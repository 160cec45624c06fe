"""The easel: paints a picture on the host's window and tells the page what can be done."""

from hearts.store import Settings
from hearts.ui.announce import choices
from hearts.ui.cards import CardStyle
from hearts.ui.draw import Painter
from hearts.ui.host import Choice, Host
from hearts.ui.items import Item, Picture
from hearts.ui.theme import THEMES


class Easel:
    """Keeps the painter while the look stays the same."""

    def __init__(self, host: Host) -> None:
        self.frames = 0  # painted so far
        self._host = host
        self._painter: Painter | None = None
        self._mirrored: tuple[Choice, ...] = ()

    def paint(self, picture: Picture, over: list[Item], settings: Settings, title: str) -> None:
        """Paint the picture with what lies over it."""
        style = CardStyle(settings.large_print, settings.four_colours, settings.back)
        look = (self._host.window().ratio, THEMES[settings.table], style)
        if self._painter is None or self._painter.look != look:
            self._painter = Painter(*look)
        self._painter.paint((*picture, *over), self._host.surface())
        self._host.show()
        self.frames += 1
        mirrored = choices(picture)
        if mirrored != self._mirrored:
            self._mirrored = mirrored
            self._host.mirror(title, mirrored)
