"""The icon: the black lady's moon and a heart, two cards on felt."""

from math import cos, pi, sin

from build.deck.paths import Drawing, Path, Shape, circle, moved, placed, rectangle
from build.deck.signs import HEART, RED, SPADE

SIDE = 512
FELT, FELT_LIGHT, FELT_DARK = "#17613a", "#1c6d42", "#0c3d23"
EDGE = "#c9c6bb"
NIGHT, MOON = "#171a36", "#efe9d6"


def _rays(count: int) -> Path:
    """Wedges from the middle to beyond the corners."""
    middle, reach = SIDE / 2, 0.8 * SIDE
    wedges: Path = ()
    for number in range(count):
        angles = [(number + side) * 2 * pi / count for side in (-0.25, 0.25)]
        outer = [("L", middle + reach * cos(a), middle + reach * sin(a)) for a in angles]
        wedges += (("M", middle, middle), *outer, ("Z",))
    return wedges


def _card(x: float, y: float, turn: float, *picture: Shape) -> Drawing:
    """A card 200 by 280 with a picture and its shadow."""
    blank = rectangle(-100, -140, 200, 280, 16)
    shapes = (Shape(placed(blank, 3, 8), FELT_DARK), Shape(blank, "#fff", EDGE, 1.5), *picture)
    return moved(shapes, x, y, 1, turn)


def icon() -> Drawing:
    """A square; the cards lie within the middle circle that every mask leaves, radius 0.4."""
    night = (
        Shape(rectangle(-86, -126, 172, 252, 8), NIGHT),
        Shape(circle(-24, -30, 56), MOON),
        Shape(placed(SPADE, -24, -30, 0.86), NIGHT),
    )
    return (
        Shape(rectangle(0, 0, SIDE, SIDE), FELT),
        Shape(_rays(16), FELT_LIGHT),
        *_card(215, 252, -17, *night),
        *_card(296, 266, 8, Shape(placed(HEART, size=1.62), RED)),
    )
