"""Writes the drawn files into the folder given, or into assets."""

import argparse
from pathlib import Path

from build.deck.files import ASSETS, paint_icon, write

parser = argparse.ArgumentParser(prog="python3 -m build.deck", description=__doc__)
parser.add_argument("folder", metavar="FOLDER", nargs="?", type=Path, default=ASSETS)
folder = parser.parse_args().folder
write(folder)
paint_icon(folder)
