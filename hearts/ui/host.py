"""The one seam to the outside: clock, window, storage, language, clipboard and the page.

Everything else takes a `Host` and does not know which one it has. `Desktop` is here; the browser
has its own, and the tests a fake.
"""

import asyncio
import contextlib
import locale
import os
import secrets
import tempfile
import time
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple, Protocol

import platformdirs
import pygame

from hearts.ui.assets import ASSETS

APP: Final = "hearts"
IDLE_PAUSE: Final = 1 / 30  # seconds between looks at the keyboard while nothing moves
FRAME_PAUSE: Final = 1 / 60
PRESSED: Final = pygame.event.custom_type()  # a button of the page was pressed: `.area`, its key


class Insets(NamedTuple):
    """What a notch or a home bar takes from each side, in CSS pixels."""

    top: float = 0
    right: float = 0
    bottom: float = 0
    left: float = 0


class Window(NamedTuple):
    """The size in CSS pixels, the device pixels to one of them, and what is not safe to use."""

    width: float
    height: float
    ratio: float = 1
    insets: Insets = Insets()


class Choice(NamedTuple):
    """A thing that can be done now, for a reader of the page: `key` names its area."""

    key: str
    label: str
    group: str
    enabled: bool


class Storage(Protocol):
    """Texts by key. Any call may raise OSError: full, refused or broken."""

    def read(self, key: str) -> str | None: ...
    def write(self, key: str, text: str) -> None: ...
    def remove(self, key: str) -> None: ...
    def keys(self) -> Sequence[str]: ...


class Host(Protocol):
    """What the game needs of the machine it runs on."""

    can_quit: bool  # whether the game can end itself

    @property
    def storage(self) -> Storage: ...

    def clock(self) -> float:
        """Seconds since some moment, never going back."""
        ...

    def today(self) -> date: ...

    def seed(self) -> str:
        """A short text that nobody can foresee."""
        ...

    def language(self) -> str:
        """The language the person's system asks for, such as `en`."""
        ...

    def reduced_motion(self) -> bool: ...

    def window(self) -> Window: ...

    def surface(self) -> pygame.Surface:
        """What to paint on, always of the window's size times its ratio."""
        ...

    def inputs(self) -> list[pygame.event.Event]:
        """What the devices have said since the last call."""
        ...

    def show(self) -> None:
        """Put what was painted on the screen."""
        ...

    def say(self, sentence: str, urgent: bool) -> None:
        """Tell those who cannot see the screen."""
        ...

    def mirror(self, title: str, choices: Sequence[Choice]) -> None:
        """Everything that can be done now, in reading order."""
        ...

    def copy(self, text: str) -> bool:
        """Put a text on the clipboard; whether that worked."""
        ...

    def full_screen(self) -> None:
        """Fill the screen, or go back to a window."""
        ...

    async def next_frame(self, busy: bool) -> None:
        """Wait until it is time for the next frame; longer while nothing moves."""
        ...


class Files:
    """A folder with one file for each key; a file is replaced whole or not at all."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def _path(self, key: str) -> Path:
        return self.folder / f"{key}.txt"

    def read(self, key: str) -> str | None:
        try:
            return self._path(key).read_text(encoding="utf-8", errors="replace")
        except FileNotFoundError:
            return None

    def write(self, key: str, text: str) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=self.folder, suffix=".new")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(self._path(key))
        except BaseException:
            with contextlib.suppress(OSError):
                Path(name).unlink()
            raise

    def remove(self, key: str) -> None:
        self._path(key).unlink(missing_ok=True)

    def keys(self) -> Sequence[str]:
        if not self.folder.is_dir():
            return ()
        return tuple(sorted(path.stem for path in self.folder.glob("*.txt")))


class Desktop:
    """A window on a desktop, with files in the person's own data folder."""

    can_quit = True

    def __init__(
        self, size: tuple[int, int] | None = None, folder: Path | None = None, title: str = "Hearts"
    ) -> None:
        self.storage: Storage = Files(
            folder or Path(platformdirs.user_data_dir(APP, appauthor=False))
        )
        self._restored: tuple[int, int] | None = None  # the window's size before full screen
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_caption(title)
        self._set_icon()
        pygame.display.set_mode(size or self._usual_size(), pygame.RESIZABLE)
        pygame.key.set_repeat(350, 60)

    @staticmethod
    def _usual_size() -> tuple[int, int]:
        sizes = pygame.display.get_desktop_sizes()
        width, height = sizes[0] if sizes else (1280, 720)
        return min(1280, round(width * 0.9)), min(800, round(height * 0.85))

    @staticmethod
    def _set_icon() -> None:
        icon = ASSETS / "icon.svg"
        if icon.exists():
            pygame.display.set_icon(pygame.image.load_sized_svg(icon, (64, 64)))

    def clock(self) -> float:
        return time.perf_counter()

    def today(self) -> date:
        return date.today()

    def seed(self) -> str:
        return secrets.token_hex(4)

    def language(self) -> str:
        name = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or "en"
        return name[:2].lower()

    def reduced_motion(self) -> bool:
        return False

    def window(self) -> Window:
        return Window(*self.surface().get_size())

    def surface(self) -> pygame.Surface:
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    def inputs(self) -> list[pygame.event.Event]:
        return pygame.event.get()

    def show(self) -> None:
        pygame.display.flip()

    def say(self, sentence: str, urgent: bool) -> None:
        """Nobody listens: the table's status line shows the same sentence."""

    def mirror(self, title: str, choices: Sequence[Choice]) -> None:
        """There is no page around the window; the title names it."""
        if title != pygame.display.get_caption()[0]:
            pygame.display.set_caption(title)

    def copy(self, text: str) -> bool:
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return False
        return True

    def full_screen(self) -> None:
        if self._restored is None:
            self._restored = self.surface().get_size()
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            pygame.display.set_mode(self._restored, pygame.RESIZABLE)
            self._restored = None

    async def next_frame(self, busy: bool) -> None:
        await asyncio.sleep(FRAME_PAUSE if busy else IDLE_PAUSE)


def own_host(size: tuple[int, int] | None = None) -> Host:
    """The host of this machine; `size` is that of the window, where there is one."""
    return Desktop(size)
