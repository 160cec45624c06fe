"""A page in a browser as the game's host; the page's side of it is build/page/screen.js."""

import json
import os
import time
from collections.abc import Callable, Sequence
from datetime import date, datetime
from typing import Final, TypeVar

import js
import pygame
from pyodide.ffi import JsException

from hearts.records.storage import Storage
from hearts.ui.host import FOCUSED, PRESSED, Choice, Insets, Window
from hearts.ui.items import Told
from hearts.ui.text import spoken

Value = TypeVar("Value")

LONGEST: Final = 0.25  # seconds a frame may seem to have taken: a hidden page has none for hours


class LocalStorage:
    """The page's storage. Browsers may refuse any access to it, or be full."""

    def read(self, key: str) -> str | None:
        return _tried(lambda: js.hearts.read(key))

    def write(self, key: str, text: str) -> None:
        _tried(lambda: js.hearts.write(key, text))

    def remove(self, key: str) -> None:
        _tried(lambda: js.hearts.remove(key))

    def keys(self) -> Sequence[str]:
        return tuple(_tried(lambda: js.hearts.keys().to_py()))


def _tried(access: Callable[[], Value]) -> Value:
    try:
        return access()
    except JsException as error:
        raise OSError(f"the browser's storage: {error}") from error


class Web:
    """A canvas that fills the page."""

    can_quit = False
    can_speak = False  # screen readers do

    def __init__(self) -> None:
        self.storage: Storage = LocalStorage()
        self._seen_change = -1
        self._lost = 0.0  # seconds for which no frames came
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_icon(pygame.Surface((1, 1)))  # or pygame looks for its own, slowly
        self._fit()
        pygame.key.set_repeat(350, 60)

    def clock(self) -> float:
        return time.perf_counter() - self._lost

    def today(self) -> date:
        return date.today()

    def moment(self) -> datetime:
        return datetime.now().astimezone()

    def seed(self) -> str:
        return os.urandom(4).hex()

    def language(self) -> str:
        return spoken(str(name) for name in js.navigator.languages)

    def reduced_motion(self) -> bool:
        return bool(js.hearts.reducedMotion())

    def more_contrast(self) -> bool:
        return bool(js.hearts.moreContrast())

    def window(self) -> Window:
        return self._window

    def surface(self) -> pygame.Surface:
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    def inputs(self) -> list[pygame.event.Event]:
        events = pygame.event.get()
        while (key := js.hearts.nextPressed()) is not None:
            events.append(pygame.event.Event(PRESSED, area=key))
        key = js.hearts.nextFocused()
        if key is not None:
            events.append(pygame.event.Event(FOCUSED, area=key))
        return events

    def show(self) -> None:
        pygame.display.flip()
        js.hearts.shown()

    def speak(self, language: str, right_to_left: bool) -> None:
        js.hearts.speak(language, right_to_left)

    def say(self, sentence: str, urgent: bool) -> None:
        js.hearts.say(sentence, urgent)

    def aloud(self, sentence: str, urgent: bool) -> None:
        """Nothing: what is said is said by the page's reader."""

    def focused(self, label: str) -> None:
        js.hearts.focused(label)

    def mirror(self, title: str, content: Sequence[Told | Choice]) -> None:
        if title != pygame.display.get_caption()[0]:
            pygame.display.set_caption(title)  # that of the page
        js.hearts.mirror(json.dumps([part._asdict() for part in content]))

    def copy(self, text: str) -> bool:
        return bool(js.hearts.copy(text))

    def address(self) -> str:
        return str(js.location.href).partition("#")[0]

    def give(self, name: str, text: str) -> str | None:
        js.hearts.give(name, text)
        return ""

    def ask_for_file(self) -> bool:
        js.hearts.askForFile()
        return True

    def ask_for_paste(self, question: str) -> None:
        js.hearts.askForPaste(question)

    def received(self) -> str | None:
        return js.hearts.nextReceived()

    def full_screen(self) -> None:
        js.hearts.fullScreen()

    async def next_frame(self, busy: bool) -> None:
        begun = time.perf_counter()
        await js.hearts.frame(busy)
        self._lost += max(0.0, time.perf_counter() - begun - LONGEST)
        self._fit()

    def _fit(self) -> None:
        """Follow the page's size. The page measures: pygame does not know the ratio."""
        change = js.hearts.changes
        if change == self._seen_change:
            return
        self._seen_change = change
        width, height, ratio = js.hearts.width, js.hearts.height, js.hearts.ratio
        insets = Insets(*map(float, js.hearts.insets.split()))
        self._window = Window(width, height, ratio, insets)
        pygame.display.set_mode((round(width * ratio), round(height * ratio)))
