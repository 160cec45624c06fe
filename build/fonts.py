"""Cuts the typefaces down to what the game shows.

FOLDER holds the unpacked npm packages @expo-google-fonts/noto-sans, noto-sans-devanagari and
vazirmatn (Noto Sans, Noto Sans Devanagari, Vazirmatn; Open Font License), each in a folder of its
own. Needs fontTools. The results are in the repository; run this to add characters or weights.
"""

import argparse
import sys
from pathlib import Path
from typing import Final, NamedTuple

from fontTools import subset

FONTS: Final = Path(__file__).resolve().parent.parent / "assets" / "fonts"
WEIGHTS: Final = {"regular": "400Regular", "semibold": "600SemiBold"}
PUNCTUATION: Final = (
    *(0x20, 0x21, 0x22, 0x27, 0x28, 0x29, 0x2A, 0x2C, 0x2D, 0x2E, 0x2F, 0x3A, 0x3B, 0x3F, 0x5B),
    *(0x5D, 0xAB, 0xBB, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026),
)
JOINERS: Final = (0x200C, 0x200D, 0x200E, 0x200F)  # and the two marks of direction


class Face(NamedTuple):
    """A typeface: the beginning of its file's name, and what is kept of it."""

    source: str
    characters: tuple[int, ...]
    features: tuple[str, ...]  # of the layout: marks on letters, joining, conjuncts


FACES: Final = {
    "latin": Face(
        "NotoSans",
        (
            *range(0x20, 0x7F),
            *range(0xA0, 0x180),  # Latin-1 and Latin Extended-A
            *(0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022),
            *(0x2026, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x3C7),
        ),
        ("kern", "liga", "mark", "mkmk", "ccmp"),
    ),
    "devanagari": Face(
        "NotoSansDevanagari",
        (
            *PUNCTUATION,
            *JOINERS,
            *range(0x901, 0x904),  # signs over and beside letters
            *(0x905, 0x906, 0x907, 0x908, 0x909, 0x90A, 0x90B, 0x90D, 0x90F, 0x910, 0x911),
            *(0x913, 0x914, *range(0x915, 0x929), *range(0x92A, 0x934)),
            *(*range(0x935, 0x93A), *range(0x93C, 0x944), 0x945, 0x947, 0x948, 0x949),
            *(0x94B, 0x94C, 0x94D, 0x95B, 0x95C, 0x95D, *range(0x964, 0x971)),
        ),
        (
            *("kern", "mark", "mkmk", "ccmp", "locl", "dist", "abvm", "blwm"),
            *("nukt", "akhn", "rphf", "blwf", "half", "cjct", "rkrf"),
            *("pres", "abvs", "blws", "psts"),
        ),
    ),
    "arabic": Face(
        "Vazirmatn",
        (
            *PUNCTUATION,
            *JOINERS,
            *(0x2B, 0x25, 0x2212, 0x60C, 0x61B, 0x61F, 0x66A, 0x66B, 0x66C, 0x6F0),
            *range(0x6F0, 0x6FA),
            *(0x621, 0x622, 0x623, 0x624, 0x626, 0x627, 0x628, *range(0x62A, 0x63B)),
            *(0x640, 0x641, 0x642, 0x644, 0x645, 0x646, 0x647, 0x648),
            *range(0x64B, 0x653),  # vowel signs
            *(0x654, 0x67E, 0x686, 0x698, 0x6A9, 0x6AF, 0x6C0, 0x6CC),
        ),
        (
            *("kern", "liga", "mark", "mkmk", "ccmp", "locl", "calt", "rlig"),
            *("init", "medi", "fina"),
        ),
    ),
}


def cut(source: Path, target: Path, face: Face) -> None:
    """Write what is kept of one typeface."""
    options = subset.Options(layout_features=list(face.features), hinting=False)
    options.harfbuzz_repacker = False  # the same bytes with and without uharfbuzz
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=face.characters)
    cutter.subset(font)
    subset.save_font(font, str(target), options)


def main(folder: Path) -> None:
    """Cut every typeface and weight found in the folder, and bring the licences along."""
    FONTS.mkdir(parents=True, exist_ok=True)
    for name, face in FACES.items():
        for weight, style in WEIGHTS.items():
            file = f"{face.source}_{style}.ttf"
            source = next(folder.rglob(file), None)
            if source is None:
                sys.exit(f"{file} is nowhere in {folder}; -h says what is to be there")
            cut(source, FONTS / f"{name}-{weight}.ttf", face)
        licence = source.parent.parent / "LICENSE_FONT"
        text = licence.read_text(encoding="utf-8")
        (FONTS / f"OFL-{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m build.fonts", description=__doc__)
    parser.add_argument("folder", metavar="FOLDER", type=Path)
    main(parser.parse_args().folder)
