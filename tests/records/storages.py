"""Storages for the tests: in memory, and failing when they are told to."""

from collections.abc import Callable, Sequence
from random import Random
from threading import Semaphore, Thread


class Killed(BaseException):
    """The program ends here; nothing catches it."""


def quiet(_: str) -> None:
    """To watch with: nothing happens."""


class Memory:
    """Texts by key in memory. `watch` is called before every operation."""

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        self.texts = dict(texts or {})
        self.watch: Callable[[str], None] = quiet

    def read(self, key: str) -> str | None:
        self.watch("read")
        return self.texts.get(key)

    def write(self, key: str, text: str) -> None:
        self.watch("write")
        self.texts[key] = text

    def remove(self, key: str) -> None:
        self.watch("remove")
        self.texts.pop(key, None)

    def keys(self) -> Sequence[str]:
        self.watch("keys")
        return tuple(sorted(self.texts))


class Small(Memory):
    """A storage with room for so many characters."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self.room = room

    def write(self, key: str, text: str) -> None:
        others = sum(len(kept) for name, kept in self.texts.items() if name != key)
        if others + len(text) > self.room:
            raise OSError("no room")
        super().write(key, text)


class Forgetful(Memory):
    """A storage that takes a text without a word and does not keep it."""

    def write(self, key: str, text: str) -> None:
        before = dict(self.texts)
        super().write(key, text)
        self.texts = before


def failing_after(operations: int, error: BaseException) -> Callable[[str], None]:
    """To watch with: the storage is gone after so many operations."""
    left = operations

    def watch(_: str) -> None:
        nonlocal left
        if left == 0:
            raise error
        left -= 1

    return watch


def refusing_to_write(operation: str) -> None:
    """To watch with: the storage can be read, and no more."""
    if operation == "write":
        raise OSError("read only")


def interleaved(
    texts: dict[str, str], tabs: Sequence[Callable[[Memory], None]], rng: Random
) -> None:
    """Run what several tabs do on the same texts, one operation at a time in random order."""
    turns, running = [Semaphore(0) for _ in tabs], set(range(len(tabs)))
    waiting = Semaphore(0)

    def run(tab: int) -> None:
        storage = Memory()
        storage.texts = texts
        storage.watch = lambda _: pause(tab)
        turns[tab].acquire()
        try:
            tabs[tab](storage)
        finally:
            running.remove(tab)
            waiting.release()

    def pause(tab: int) -> None:
        waiting.release()
        turns[tab].acquire()

    threads = [Thread(target=run, args=(tab,)) for tab in running]
    for thread in threads:
        thread.start()
    while running:
        turns[rng.choice(sorted(running))].release()
        waiting.acquire()
    for thread in threads:
        thread.join()
