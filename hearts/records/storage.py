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
