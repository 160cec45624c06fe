"""The one seam to the outside: clock, window, storage, language, clipboard and the page.

Everything else takes a `Host` and does not know which one it has: `Desktop`, the browser's `Web`,
or the fake one of the tests.
"""

import sys
from collections.abc import Sequence
from datetime import date, datetime
from typing import Final, NamedTuple, Protocol

import pygame

from hearts.records.storage import Storage
from hearts.ui.items import Told

PRESSED: Final = pygame.event.custom_type()  # a button of the page was pressed: `.area`, its key
FOCUSED: Final = pygame.event.custom_type()  # the page's focus has come to that of `.area`


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
    """A thing that can be done now, for a reader of the page: `key` names its area.

    `named` is what its group is called; `on` and `opened` are None where it can be neither.
    """

    key: str
    label: str
    group: str
    enabled: bool
    named: str = ""
    on: bool | None = None
    opened: bool | None = None
    language: str = ""  # of the label, where it is another one


class Host(Protocol):
    """What the game needs of the machine it runs on."""

    can_quit: bool  # whether the game can end itself
    can_speak: bool  # whether the system has a voice that the game can use

    @property
    def storage(self) -> Storage: ...

    def clock(self) -> float:
        """Seconds since some moment, never going back."""
        ...

    def today(self) -> date: ...

    def moment(self) -> datetime:
        """Now, in the person's time zone."""
        ...

    def seed(self) -> str:
        """A short text that nobody can foresee."""
        ...

    def language(self) -> str:
        """The language the person's system asks for, such as `en`; one that there are texts in."""
        ...

    def reduced_motion(self) -> bool:
        """Whether the system asks for less motion."""
        ...

    def more_contrast(self) -> bool:
        """Whether the system asks for more contrast."""
        ...

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

    def speak(self, language: str, right_to_left: bool) -> None:
        """What is said and mirrored from now on is in that language."""
        ...

    def say(self, sentence: str, urgent: bool) -> None:
        """Tell those who cannot see the screen."""
        ...

    def aloud(self, sentence: str, urgent: bool) -> None:
        """Say it with the system's voice; an urgent one, even "", ends what is being said."""
        ...

    def focused(self, label: str) -> None:
        """Tell them what the keyboard's focus has come to."""
        ...

    def mirror(self, title: str, content: Sequence[Told | Choice]) -> None:
        """Everything that is shown and can be done now, in reading order."""
        ...

    def copy(self, text: str) -> bool:
        """Put a text on the clipboard; whether that worked."""
        ...

    def address(self) -> str:
        """The address of the page, behind which a `#` and a shared deal are put; or none."""
        ...

    def give(self, name: str, text: str) -> str | None:
        """Give the person a file of that name.

        Its path, "" where the page has handed it to the browser, None where it cannot be written.
        """
        ...

    def ask_for_file(self) -> bool:
        """Let the person choose a file; False where one can only be dropped or pasted."""
        ...

    def ask_for_paste(self, question: str) -> None:
        """Ask for the text on the clipboard; with the question, where only the person may paste."""
        ...

    def received(self) -> str | None:
        """The next text from outside, if any: a link, or a file chosen, dropped or pasted."""
        ...

    def full_screen(self) -> None:
        """Fill the screen, or go back to a window."""
        ...

    async def next_frame(self, busy: bool) -> None:
        """Wait until it is time for the next frame; longer while nothing moves."""
        ...


def own_host(size: tuple[int, int] | None = None, given: str | None = None) -> Host:
    """The host of this machine.

    `size` is that of the window, where there is one; `given` a link, or the path of a file, to
    begin with.
    """
    if sys.platform == "emscripten":
        from hearts.ui.host_web import Web

        return Web()
    from hearts.ui.host_desktop import Desktop

    return Desktop(size, given=given)
