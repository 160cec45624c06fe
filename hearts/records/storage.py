"""Where records are kept: texts by key, whoever keeps them."""

from collections.abc import Sequence
from typing import Protocol


class Storage(Protocol):
    """Texts by key, each written whole or not at all.

    Any call may raise OSError: full, refused or broken. Another tab may write at any moment.
    """

    def read(self, key: str) -> str | None: ...
    def write(self, key: str, text: str) -> None: ...
    def remove(self, key: str) -> None: ...
    def keys(self) -> Sequence[str]: ...


def set_aside(storage: Storage, key: str) -> None:
    """Keep a text that cannot be read under another key, and free its own."""
    text = storage.read(key)
    if text is None:
        return
    taken = set(storage.keys())
    free = next(n for n in range(1, len(taken) + 2) if f"{key}-unreadable-{n}" not in taken)
    storage.write(f"{key}-unreadable-{free}", text)
    storage.remove(key)
