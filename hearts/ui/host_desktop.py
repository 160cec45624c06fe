"""A window on a desktop as the game's host, with files in the person's own data folder."""

import asyncio
import contextlib
import locale
import os
import secrets
import tempfile
import time
from collections.abc import Sequence
from datetime import date, datetime
from pathlib import Path
from typing import Final

import platformdirs
import pygame

from hearts.records.storage import Storage
from hearts.ui.assets import ASSETS
from hearts.ui.host import Choice, Window
from hearts.ui.items import Told
from hearts.ui.speech import Speech
from hearts.ui.text import spoken
from hearts.ui.wishes import wishes

APP: Final = "hearts"
IDLE_PAUSE: Final = 1 / 30  # seconds between looks at the keyboard while nothing moves
FRAME_PAUSE: Final = 1 / 60
PASTING: Final = pygame.KMOD_CTRL | pygame.KMOD_META  # with V
DAMAGED: Final = "surrogateescape"  # how bytes that are no text are read and written
LONGEST: Final = 20_000_000  # characters read of a file from outside


class Files:
    """A folder with one file for each key; a file is replaced whole or not at all.

    Bytes that are no text come back as they were when what was read is written elsewhere.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def _path(self, key: str) -> Path:
        return self.folder / f"{key}.txt"

    def read(self, key: str) -> str | None:
        try:
            return self._path(key).read_text(encoding="utf-8", errors=DAMAGED)
        except FileNotFoundError:
            return None

    def write(self, key: str, text: str) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=self.folder, suffix=".new")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", errors=DAMAGED, newline="\n") as file:
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
        self,
        size: tuple[int, int] | None = None,
        folder: Path | None = None,
        title: str = "Hearts",
        given: str | None = None,
        documents: Path | None = None,
    ) -> None:
        self.storage: Storage = Files(
            folder or Path(platformdirs.user_data_dir(APP, appauthor=False))
        )
        self._documents = documents or Path(platformdirs.user_documents_dir())
        self._received = [] if given is None else [given]  # links, texts and paths
        self.speech = Speech()
        self.can_speak = self.speech.available
        self._wishes = wishes()
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

    def moment(self) -> datetime:
        return datetime.now().astimezone()

    def seed(self) -> str:
        return secrets.token_hex(4)

    def language(self) -> str:
        wishes = os.environ.get("LANGUAGE", "").split(":")
        wishes += [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
        return spoken((*wishes, locale.getlocale()[0] or ""))

    def reduced_motion(self) -> bool:
        return self._wishes.less_motion

    def more_contrast(self) -> bool:
        return self._wishes.more_contrast

    def window(self) -> Window:
        return Window(*self.surface().get_size())

    def surface(self) -> pygame.Surface:
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    def inputs(self) -> list[pygame.event.Event]:
        events = pygame.event.get()
        for event in events:
            if event.type == pygame.DROPFILE:
                self._received.append(event.file)
            elif event.type == pygame.DROPTEXT:
                self._received.append(event.text)
            elif event.type == pygame.KEYDOWN and event.key == pygame.K_v and event.mod & PASTING:
                self.ask_for_paste("")
        return events

    def show(self) -> None:
        pygame.display.flip()

    def speak(self, language: str, right_to_left: bool) -> None:
        self.speech.speak(language)

    def say(self, sentence: str, urgent: bool) -> None:
        """Nobody listens: the table's status line shows the same sentence."""

    def aloud(self, sentence: str, urgent: bool) -> None:
        if urgent:
            self.speech.hush()
        if sentence:
            self.speech.say(sentence, urgent)

    def focused(self, label: str) -> None:
        """The window shows it."""

    def mirror(self, title: str, content: Sequence[Told | Choice]) -> None:
        """There is no page around the window; the title names it."""
        if title != pygame.display.get_caption()[0]:
            pygame.display.set_caption(title)

    def copy(self, text: str) -> bool:
        try:
            pygame.scrap.put_text(text)
        except (pygame.error, ValueError):  # none is there, or no such text can be
            return False
        return True

    def address(self) -> str:
        return ""

    def give(self, name: str, text: str) -> str | None:
        try:
            self._documents.mkdir(parents=True, exist_ok=True)
            path = _free(self._documents / name)
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
        except OSError:
            return None
        return str(path)

    def ask_for_file(self) -> bool:
        return False

    def ask_for_paste(self, question: str) -> None:
        try:
            self._received.append(pygame.scrap.get_text())
        except pygame.error:
            self._received.append("")

    def received(self) -> str | None:
        if not self._received:
            return None
        text = self._received.pop(0).strip()
        try:
            content = _content(_path(text))
        except (OSError, ValueError):  # no path, as a rule
            content = None
        return text if content is None else content

    def full_screen(self) -> None:
        if self._restored is None:
            self._restored = self.surface().get_size()
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            pygame.display.set_mode(self._restored, pygame.RESIZABLE)
            self._restored = None

    async def next_frame(self, busy: bool) -> None:
        self.speech.go_on()
        await asyncio.sleep(FRAME_PAUSE if busy else IDLE_PAUSE)


def _free(path: Path) -> Path:
    """The path, with a number where there is such a file already."""
    others = (path.with_stem(f"{path.stem}-{number}") for number in range(2, 1000))
    return next((other for other in (path, *others) if not other.exists()), path)


def _path(text: str) -> Path:
    """The path that is meant: as it is, in quotes, or as the address of a file."""
    if text.startswith("file://"):
        from urllib.request import url2pathname  # takes long, and is seldom wanted

        return Path(url2pathname(text.removeprefix("file://")))
    return Path(text.strip("\"'"))


def _content(path: Path) -> str | None:
    """The text of a file, None where there is none there."""
    if not path.is_file():
        return None
    with path.open(encoding="utf-8", errors="replace") as file:
        return file.read(LONGEST + 1)
