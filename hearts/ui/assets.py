"""Where the pictures, sounds, fonts and texts lie."""

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parents[1]
_INSTALLED: Final = _PACKAGE / "assets"

ASSETS: Final = _INSTALLED if _INSTALLED.is_dir() else _PACKAGE.parent / "assets"
