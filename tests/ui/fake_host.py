"""The fake host: what the game needs of a machine, without one."""

import os
from collections.abc import Sequence
from datetime import UTC, date, datetime

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from hearts.ui.host import Choice, Insets, Window
from hearts.ui.items import Told
from tests.ui.memory import Memory

FRAME = 1 / 30
NO_INSETS = Insets()
TICK = 0.0002  # seconds that pass on the fake clock each time it is looked at


class FakeHost:
    """A host whose clock, size, clipboard and storage belong to the test."""

    can_quit = True
    can_speak = True

    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        ratio: float = 1,
        insets: Insets = NO_INSETS,
        storage: Memory | None = None,
    ) -> None:
        self.storage = storage or Memory()
        self.size = size
        self.ratio = ratio
        self.insets = insets
        self.now = 0.0
        self.still = False
        self.contrast = False
        self.said: list[str] = []
        self.spoken_aloud: list[tuple[str, bool]] = []  # and whether it was urgent
        self.content: Sequence[Told | Choice] = ()
        self.focuses: list[str] = []  # what the keyboard's focus came to
        self.clipboard: str | None = None
        self.seeds = 0
        self.wanted_language = "en"
        self.spoken = "", False  # the language, and whether it is read from the right
        self.day = date(2025, 1, 31)
        self.given: dict[str, str] = {}  # files by their names
        self.outside: list[str] = []  # texts from outside, to be received
        self.clipboard_outside = ""  # what is there to be pasted
        self.asked_for_file = 0
        pygame.display.init()
        pygame.font.init()

    def clock(self) -> float:
        self.now += TICK
        return self.now

    def today(self) -> date:
        return self.day

    def moment(self) -> datetime:
        return datetime(self.day.year, self.day.month, self.day.day, 12, tzinfo=UTC)

    def seed(self) -> str:
        self.seeds += 1
        return f"seed {self.seeds}"

    def language(self) -> str:
        return self.wanted_language

    def reduced_motion(self) -> bool:
        return self.still

    def more_contrast(self) -> bool:
        return self.contrast

    def window(self) -> Window:
        return Window(*self.size, self.ratio, self.insets)

    def surface(self) -> pygame.Surface:
        wanted = (round(self.size[0] * self.ratio), round(self.size[1] * self.ratio))
        surface = pygame.display.get_surface()
        if surface is None or surface.get_size() != wanted:
            surface = pygame.display.set_mode(wanted)
        return surface

    def inputs(self) -> list[pygame.event.Event]:
        return []

    def show(self) -> None:
        """Nobody looks."""

    def speak(self, language: str, right_to_left: bool) -> None:
        self.spoken = language, right_to_left

    def say(self, sentence: str, urgent: bool) -> None:
        self.said.append(sentence)

    def aloud(self, sentence: str, urgent: bool) -> None:
        self.spoken_aloud.append((sentence, urgent))

    def focused(self, label: str) -> None:
        self.focuses.append(label)

    def mirror(self, title: str, content: Sequence[Told | Choice]) -> None:
        self.content = content

    @property
    def choices(self) -> list[Choice]:
        """What those who cannot see may choose from."""
        return [part for part in self.content if isinstance(part, Choice)]

    @property
    def told(self) -> list[str]:
        """What they can read."""
        return [part.text for part in self.content if isinstance(part, Told)]

    def copy(self, text: str) -> bool:
        self.clipboard = text
        return True

    def address(self) -> str:
        return "https://cards.example/hearts/"

    def give(self, name: str, text: str) -> str | None:
        self.given[name] = text
        return f"/documents/{name}"

    def ask_for_file(self) -> bool:
        self.asked_for_file += 1
        return True

    def ask_for_paste(self, question: str) -> None:
        self.outside.append(self.clipboard_outside)

    def received(self) -> str | None:
        return self.outside.pop(0) if self.outside else None

    def full_screen(self) -> None:
        self.size = (1920, 1080)

    async def next_frame(self, busy: bool) -> None:
        self.now += FRAME
