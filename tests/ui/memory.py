"""Storage for tests."""

from collections.abc import Sequence


class Memory:
    """Storage that forgets when the test ends; `refuses` makes every call fail."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.refuses = False

    def _check(self) -> None:
        if self.refuses:
            raise OSError("the storage is full")

    def read(self, key: str) -> str | None:
        self._check()
        return self.texts.get(key)

    def write(self, key: str, text: str) -> None:
        self._check()
        self.texts[key] = text

    def remove(self, key: str) -> None:
        self._check()
        self.texts.pop(key, None)

    def keys(self) -> Sequence[str]:
        self._check()
        return tuple(sorted(self.texts))
