"""Cuts the typefaces down to what the game shows: python -m build.fonts FOLDER

FOLDER holds the unpacked npm package @expo-google-fonts/noto-sans (Noto Sans, Open Font License).
Needs fontTools. The results are in the repository; run this to add characters or weights.
"""

import sys
from pathlib import Path
from typing import Final

from fontTools import subset

FONTS: Final = Path(__file__).resolve().parent.parent / "assets" / "fonts"
WEIGHTS: Final = {"regular": "NotoSans_400Regular", "semibold": "NotoSans_600SemiBold"}
LATIN: Final = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),  # Latin-1 and Latin Extended-A
    *(0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026),
    *(0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x00D7),
)


def cut(source: Path, target: Path) -> None:
    """Write the Latin part of one typeface."""
    options = subset.Options(
        layout_features=["kern", "liga", "mark", "mkmk", "ccmp"], hinting=False
    )
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LATIN)
    cutter.subset(font)
    subset.save_font(font, str(target), options)


def main(folder: Path) -> None:
    """Cut every weight found in the folder, and bring the licence along."""
    FONTS.mkdir(parents=True, exist_ok=True)
    for weight, name in WEIGHTS.items():
        cut(next(folder.rglob(f"{name}.ttf")), FONTS / f"latin-{weight}.ttf")
    licence = next(folder.rglob("LICENSE_FONT"))
    (FONTS / "OFL.txt").write_text(licence.read_text(encoding="utf-8"), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
