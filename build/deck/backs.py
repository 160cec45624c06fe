"""Three backs, each the same when turned round; the field ends 11 inside the edge of the card."""

from collections.abc import Callable, Iterator
from math import atan2, cos, pi, sin

from build.deck.paths import (
    Drawing,
    Path,
    Segment,
    Shape,
    circle,
    parse,
    placed,
    rectangle,
    scattered,
    star,
)
from build.deck.signs import HEART

HALF_WIDTH, HALF_HEIGHT = 125 - 16, 175 - 16
_LOZENGE = parse("M-1 0L0 -1L1 0L0 1Z")


def _turned(path: Path) -> Path:
    """The path and its copy turned half round."""
    return path + placed(path, turn=180)


def _field(ground: str, line: str) -> Drawing:
    """The coloured ground with a thin line inside its edge."""
    w, h = HALF_WIDTH, HALF_HEIGHT
    return (
        Shape(rectangle(-w - 5, -h - 5, 2 * w + 10, 2 * h + 10, 8), ground),
        Shape(rectangle(-w, -h, 2 * w, 2 * h, 4), "none", line, 1.6),
    )


def _grid(columns: int, rows: int) -> Callable[[float, float], tuple[float, float]]:
    """Where a column and a row of a grid over the field lie."""
    across, down = 2 * HALF_WIDTH / columns, 2 * HALF_HEIGHT / rows
    return lambda column, row: (column * across - HALF_WIDTH, row * down - HALF_HEIGHT)


def _lattice(columns: int, rows: int) -> Iterator[Segment]:
    """The slanting lines through the nodes of a grid."""
    at = _grid(columns, rows)
    for column, row in [(0, row) for row in range(rows)] + [(c, 0) for c in range(1, columns)]:
        steps = min(columns - column, rows - row)
        yield ("M", *at(column, row))
        yield ("L", *at(column + steps, row + steps))
        yield ("M", *at(columns - column, row))
        yield ("L", *at(columns - column - steps, row + steps))


def hearts() -> Drawing:
    """A crimson lattice of hearts, upright in its upper half."""
    columns, rows = 7, 11
    at = _grid(columns, rows)
    upper = range(rows // 2 + 1)
    meshes = [at(column + 0.5, row) for row in upper[1:] for column in range(columns)]
    small = scattered(HEART, *((x, y, 0.13) for x, y in meshes if abs(x) > 20 or y < -40))
    between = [at(column, row + 0.5) for row in upper for column in range(1, columns)]
    spots = scattered(
        _LOZENGE,
        *((x, y, 2.2) for x, y in between if (y < -1 or x < -1) and abs(x) + abs(y) > 40),
    )
    ground, light, dark, gold = "#a51329", "#f6cdbf", "#7c0d22", "#e4b24c"
    return (
        *_field(ground, light),
        Shape(tuple(_lattice(columns, rows)), "none", "#cf5560", 1.2),
        Shape(_turned(small), light),
        Shape(_turned(spots), light),
        Shape(circle(0, 0, 37), ground, light, 1.6),
        Shape(circle(0, 0, 32), dark, light, 0.9),
        Shape(_turned(placed(HEART, 0, -14.5, 0.25)), light),
        Shape(_turned(placed(HEART, -17.5, 0, 0.12, 90)), gold),
    )


def petals() -> Drawing:
    """Blue, with petals where the circles of a grid cross."""
    columns, rows = 6, 9
    at = _grid(columns, rows)
    petal = parse("M-.5 0C-.28 -.24 .28 -.24 .5 0C.28 .24 -.28 .24 -.5 0Z")
    lying = [at(column + 0.5, row) for row in range(1, rows) for column in range(columns)]
    standing = [at(column, row + 0.5) for row in range(rows) for column in range(1, columns)]
    meshes = [at(column + 0.5, row + 0.5) for row in range(rows) for column in range(columns)]
    across, down = 2 * HALF_WIDTH / columns - 3, 2 * HALF_HEIGHT / rows - 3
    return (
        *_field("#1d3b72", "#c9d8f0"),
        Shape(scattered(petal, *((*place, across) for place in lying)), "#5b84c6"),
        Shape(scattered(petal, *((*place, down, 90) for place in standing)), "#5b84c6"),
        Shape(scattered(_LOZENGE, *((*place, 4) for place in meshes)), "#e7c56c"),
    )


def _rays(inner: float, margin: float, count: int) -> Path:
    """`count` wedges from a circle of radius `inner` to `margin` inside the line of the field."""
    w, h = HALF_WIDTH - margin, HALF_HEIGHT - margin
    corner = atan2(h, w)
    corners = {corner: (w, h), pi - corner: (-w, h)}
    corners |= {pi + corner: (-w, -h), 2 * pi - corner: (w, -h)}

    def edge(angle: float) -> tuple[float, float]:
        c, s = cos(angle), sin(angle)
        reach = 1 / max(abs(c) / w, abs(s) / h)
        return reach * c, reach * s

    wedges: Path = ()
    for number in range(count):
        low, high = ((number + side) * 2 * pi / count for side in (-0.25, 0.25))
        points = [edge(low), *(place for angle, place in corners.items() if low < angle < high)]
        points += [edge(high), *((inner * cos(a), inner * sin(a)) for a in (high, low))]
        wedges += (("M", *points[0]), *(("L", *point) for point in points[1:]), ("Z",))
    return wedges


def moons() -> Drawing:
    """Night, with rays around the waxing, the full and the waning moon."""
    crescent = parse("M-27 -15C-9 -13 -9 13 -27 15C-19 7 -19 -7 -27 -15Z")
    stars = scattered(
        star(4, 0.28),
        *((-80, -130, 11), (80, -130, 11), (0, -78, 9), (-60, -74, 6.5), (60, -74, 6.5)),
        (-74, 0, 7.5),
    )
    night, gold = "#22263a", "#e2c37a"
    return (
        *_field(night, gold),
        Shape(_rays(44, 3, 20), "#343b58"),
        Shape(circle(0, 0, 44), night, gold, 1.6),
        Shape(circle(0, 0, 38.5), "none", gold, 0.8),
        Shape(_turned(crescent), gold),
        Shape(circle(0, 0, 12), gold),
        Shape(placed(star(4, 0.28), size=9), night),
        Shape(_turned(stars), gold),
    )


BACKS = {"hearts": hearts, "petals": petals, "moons": moons}
