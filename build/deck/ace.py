"""The ace of spades: a great spade that holds a heart in the cradle of the moon."""

from math import cos, radians, sin

from build.deck.paths import Drawing, Path, Shape, both, circle, parse, placed, star
from build.deck.signs import BLACK, HEART, RED, SPADE

SIZE = 1.62
SILVER = "#d9dce6"


def _rays(middle: float, inner: float, outer: float, count: int, span: float) -> Path:
    """Long and short lines in turn, over `span` degrees around (0, middle), open at the bottom."""
    lines: Path = ()
    for number in range(count):
        angle = radians(-90 + span * (number / (count - 1) - 0.5))
        c, s = cos(angle), sin(angle)
        reach = outer if number % 2 else (outer + inner) / 2
        lines += (("M", inner * c, middle + inner * s), ("L", reach * c, middle + reach * s))
    return lines


def ace_of_spades() -> Drawing:
    """The sign in the middle of the card, around the origin, 150 by 162."""
    inner = both("M0 -41C7 -27 38 -10 38 13C38 23 31 28 24 28C15 28 7 22 0 12")
    return (
        Shape(placed(SPADE, size=SIZE), BLACK),
        Shape(placed(inner, size=SIZE), "none", SILVER, 1.3),
        Shape(_rays(4, 27, 36, 23, 210), "none", SILVER, 1.1),
        Shape(placed(star(4, 0.28), 0, -43, 7.5), SILVER),
        Shape(parse("M-27 4C-27 39 27 39 27 4C19 24 -19 24 -27 4Z"), SILVER),
        Shape(placed(HEART, 0, 2, 0.36), RED),
        Shape(parse("M-14 73Q0 66 14 73"), "none", SILVER, 1.3),
        Shape(circle(0, 60, 1.8), SILVER),
    )
