"""The one digest that the game uses; the others are not looked for."""

from _sha2 import sha256

__all__ = ("sha256",)
