"""The four suit signs and the thirteen rank letters, each drawn around the origin."""

from build.deck.paths import Drawing, Path, Shape, both, dots, ellipse, parse, placed

BLACK = "#17181c"
RED = "#c4122f"
INK = {"C": BLACK, "D": RED, "S": BLACK, "H": RED}

# Each sign stands in the square from -50 to 50.
HEART = both("M0 -25C5 -39 16 -46 27 -46C41 -46 49 -35 49 -21C49 4 22 20 0 50")
DIAMOND = both("M0 -50C9 -31 22 -13 38 0C22 13 9 31 0 50")
_STEM = both("M0 8L5 10C5 30 9 41 20 50L0 50")
SPADE = (
    *both("M0 -50C6 -34 46 -13 46 14C46 27 36 35 25 35C14 35 5 28 0 18"),
    *_STEM,
)
CLUB = (
    *dots(22.5, (0, -27), (-25.5, 9), (25.5, 9)),
    *both("M0 -16L6 -10L14 2L0 14"),
    *_STEM,
)
SIGNS: dict[str, Path] = {"C": CLUB, "D": DIAMOND, "S": SPADE, "H": HEART}

# Each rank letter is 54 high from y = 0: an outline, or a middle line to be drawn LINE wide.
LINE = 8
_NINE = (
    "M12 21C12 29 7 34 0 34C-7 34 -12 28 -12 19C-12 10 -7 4 0 4C8 4 12 12 12 21C12 33 5 43 -6 51"
)
_LINES: dict[str, Path] = {
    "2": parse("M-12.5 17C-12 8.5 -7 4 0 4C7.5 4 12 9 12 16C12 26 0 32 -10.5 50H14"),
    "3": parse(
        "M-12 14C-11 7.5 -6 4 0 4C7 4 11.5 8.5 11.5 15C11.5 21.5 7 25.5 -3 25.5"
        "C7.5 25.5 13 30 13 37.5C13 45 7.5 50 0 50C-7 50 -12 46.5 -13 39.5"
    ),
    "4": parse("M7 54V4H5L-14 37V38H15"),
    "5": parse(
        "M12 4H-9L-10.5 26C-7.5 23 -4 21.5 0 21.5C8 21.5 13 27 13 35C13 44 8 50 0 50"
        "C-6.5 50 -11.5 46.5 -13 40.5"
    ),
    "6": placed(parse(_NINE), 0, 54, 1, 180),
    "8": (*ellipse(0, 14.8, 10.8, 10.8), *ellipse(0, 37.8, 13, 12.2)),
    "9": parse(_NINE),
    "T": ellipse(9.5, 27, 9, 23),
    "J": parse("M9 0V37C9 46 4.5 50 -2 50C-9 50 -13 46 -13 38"),
    "Q": (*ellipse(0, 27, 14.5, 23), *parse("M2 36L16 53")),
}
_OUTLINES: dict[str, Path] = {
    "7": parse("M-14.5 0H15V6.5C7 21 2 36 0 54H-8.8C-6.5 37 -1.5 22 6 8H-14.5Z"),
    "T": parse(
        "M-21.5 6.5C-17.5 5.5 -15 3.5 -13.5 0H-7.5V54H-15.8V12.2C-17.5 13.2 -19.5 13.9 -21.5 14.3Z"
    ),
    "K": parse("M-15 0H-6.7V22L6.5 0H16.3L2.8 21.5L17 54H7.6L-2.6 30L-6.7 36.5V54H-15Z"),
    "A": parse("M-19.5 54L-5 0H5L19.5 54H11L7.6 41H-7.6L-11 54ZM-5.6 33.5H5.6L0 11.5Z"),
}
RANKS = "23456789TJQKA"


def sign(suit: str) -> Drawing:
    """The suit sign in its ink."""
    return (Shape(SIGNS[suit], INK[suit]),)


def rank(letter: str) -> Drawing:
    """The rank letter in black, from 27 above the origin to 27 below it."""
    shapes: list[Shape] = []
    if letter in _LINES:
        shapes.append(Shape(placed(_LINES[letter], 0, -27), "none", BLACK, LINE))
    if letter in _OUTLINES:
        shapes.append(Shape(placed(_OUTLINES[letter], 0, -27), BLACK))
    return tuple(shapes)
