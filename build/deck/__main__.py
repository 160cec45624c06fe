"""Writes the drawn files into the folder given, or into assets."""

import sys
from pathlib import Path

from build.deck.files import ASSETS, paint_icon, write

folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ASSETS
write(folder)
paint_icon(folder)
