"""Where the pictures, sounds, fonts and texts lie."""

from pathlib import Path
from typing import Final

ASSETS: Final = Path(__file__).resolve().parents[2] / "assets"
