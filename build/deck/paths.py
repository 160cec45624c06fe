"""Paths and drawings as values, and their shortest SVG text.

A path is a tuple of segments with absolute coordinates: ``("M", x, y)``, ``("L", x, y)``,
``("C", x1, y1, x2, y2, x, y)`` or ``("Z",)``. A drawing is a tuple of shapes, painted in order.
Only what small SVG rasterizers know is written: plain paths with a fill or a stroke.
"""

import re
from collections.abc import Callable, Iterable
from itertools import groupby, pairwise
from math import cos, pi, radians, sin
from typing import NamedTuple

Segment = tuple
Path = tuple[Segment, ...]

_TOKEN = re.compile(r"([MLHVCQZ])|(-?\d*\.?\d+)")
_NEEDS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}
_ROUND = 0.5523  # distance of the control points of a cubic that is a quarter of the unit circle


class Shape(NamedTuple):
    """A path with its paint; a shape without a fill is a line of the given width."""

    path: Path
    fill: str = "none"
    stroke: str = "none"
    width: float = 0


Drawing = tuple[Shape, ...]


def parse(text: str) -> Path:
    """The path written as absolute M L H V C Q Z commands; ValueError names what is unknown."""
    if unknown := _TOKEN.sub("", text).strip(" ,\n"):
        raise ValueError(f"path has {unknown!r}; only absolute M L H V C Q Z can be read")
    tokens = [match.group() for match in _TOKEN.finditer(text)]
    segments: list[Segment] = []
    x = y = 0.0
    command = ""
    while tokens:
        if tokens[0] in _NEEDS:
            command = tokens.pop(0)
        numbers = [float(tokens.pop(0)) for _ in range(_NEEDS[command])]
        match command:
            case "H":
                segments.append(("L", numbers[0], y))
            case "V":
                segments.append(("L", x, numbers[0]))
            case "Q":
                qx, qy, ex, ey = numbers
                first = (x + (qx - x) * 2 / 3, y + (qy - y) * 2 / 3)
                second = (ex + (qx - ex) * 2 / 3, ey + (qy - ey) * 2 / 3)
                segments.append(("C", *first, *second, ex, ey))
            case _:
                segments.append((command, *numbers))
                command = {"M": "L", "Z": ""}.get(command, command)
        if segments[-1][0] != "Z":
            x, y = segments[-1][-2:]
    return tuple(segments)


def mapped(path: Path, place: Callable[[float, float], tuple[float, float]]) -> Path:
    """The path with every point put where `place` says."""
    return tuple(
        (kind, *(value for x, y in zip(at[::2], at[1::2], strict=True) for value in place(x, y)))
        for kind, *at in path
    )


def placed(path: Path, x: float = 0, y: float = 0, size: float = 1, turn: float = 0) -> Path:
    """The path scaled by `size`, turned clockwise by `turn` degrees, then moved by x, y."""
    c, s = cos(radians(turn)) * size, sin(radians(turn)) * size
    return mapped(path, lambda px, py: (px * c - py * s + x, px * s + py * c + y))


def mirrored(path: Path) -> Path:
    """The path seen in a mirror standing on x = 0."""
    return mapped(path, lambda x, y: (-x, y))


def reversed_path(path: Path) -> Path:
    """An open path of one line, drawn from its end to its start."""
    back: list[Segment] = [("M", *path[-1][-2:])]
    for before, (kind, *at) in reversed(list(pairwise(path))):
        controls = (*at[2:4], *at[0:2]) if kind == "C" else ()
        back.append((kind, *controls, *before[-2:]))
    return tuple(back)


def both(text: str) -> Path:
    """The closed outline whose right half, from top to bottom, is `text`."""
    half = parse(text)
    return (*half, *reversed_path(mirrored(half))[1:], ("Z",))


def pair(text: str) -> Path:
    """The path and its mirror image."""
    half = parse(text)
    return half + mirrored(half)


def ellipse(x: float, y: float, across: float, down: float) -> Path:
    """A closed ellipse with the given radii."""
    a, d, k = across, down, _ROUND
    quarter = ((a * k, -d, a, -d * k, a, 0), (a, d * k, a * k, d, 0, d))
    half = (*quarter, *(tuple(-value for value in at) for at in quarter))
    return placed((("M", 0, -d), *(("C", *at) for at in half), ("Z",)), x, y)


def circle(x: float, y: float, radius: float) -> Path:
    """A closed circle."""
    return ellipse(x, y, radius, radius)


def scattered(path: Path, *places: tuple[float, ...]) -> Path:
    """A copy of the path at every place, given as the last arguments of `placed`."""
    return tuple(segment for place in places for segment in placed(path, *place))


def dots(radius: float, *places: tuple[float, ...]) -> Path:
    """A circle at every place."""
    return scattered(circle(0, 0, radius), *places)


def sides(*places: tuple[float, ...]) -> tuple[tuple[float, ...], ...]:
    """The places (x, y, and perhaps size and turn) and their mirror images in x = 0."""
    images = ((-x, y, *rest[:1], *(-turn for turn in rest[1:])) for x, y, *rest in places)
    return (*places, *images)


def star(points: int, waist: float) -> Path:
    """A star that reaches 1 from the origin; `waist` is how far out its edges bend."""
    angles = [pi * number / points for number in range(2 * points)]
    reaches = (1, waist) * points
    corners = [(r * sin(a), -r * cos(a)) for a, r in zip(angles, reaches, strict=True)]
    return (("M", *corners[0]), *(("L", *corner) for corner in corners[1:]), ("Z",))


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0) -> Path:
    """A closed rectangle, its corners rounded by `radius`."""
    if not radius:
        return parse(f"M{x} {y}H{x + width}V{y + height}H{x}Z")
    w, h, r, k = width, height, radius, radius * (1 - _ROUND)
    return placed(
        parse(
            f"M{r} 0H{w - r}C{w - k} 0 {w} {k} {w} {r}V{h - r}C{w} {h - k} {w - k} {h} {w - r} {h}"
            f"H{r}C{k} {h} 0 {h - k} 0 {h - r}V{r}C0 {k} {k} 0 {r} 0Z"
        ),
        x,
        y,
    )


def moved(
    drawing: Iterable[Shape], x: float = 0, y: float = 0, size: float = 1, turn: float = 0
) -> Drawing:
    """The drawing scaled by `size`, turned clockwise by `turn` degrees, then moved by x, y."""
    return tuple(
        shape._replace(path=placed(shape.path, x, y, size, turn), width=shape.width * size)
        for shape in drawing
    )


def flipped(drawing: Iterable[Shape]) -> Drawing:
    """The drawing seen in a mirror standing on x = 0."""
    return tuple(shape._replace(path=mirrored(shape.path)) for shape in drawing)


def _number(value: int, digits: int) -> str:
    text = f"{value / 10**digits:.{digits}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _joined(numbers: Iterable[str]) -> str:
    text = ""
    for number in numbers:
        text += number if not text or number[0] == "-" else " " + number
    return text


def path_text(path: Path, digits: int = 1) -> str:
    """The path in relative commands, rounded to `digits` places without adding up the error."""
    scale = 10**digits
    text, last, start, x, y = "", "", (0, 0), 0, 0
    swing = (0, 0)  # how the last curve arrived, seen from its end
    for kind, *at in path:
        points = [round(value * scale) for value in at]
        if kind == "Z":
            text, last, (x, y) = text + "z", "z", start
            continue
        steps = [value - (y if index % 2 else x) for index, value in enumerate(points)]
        x, y = points[-2:]
        letter = kind.lower()
        if kind == "C":
            smooth = last in ("c", "s") and max(abs(steps[0] - swing[0]), abs(steps[1] - swing[1]))
            swing = (steps[4] - steps[2], steps[5] - steps[3])
            if smooth is not False and smooth <= 1:
                letter, steps = "s", steps[2:]
        if kind == "M":
            start = (x, y)
        elif kind == "L" and steps[0] == 0:
            letter, steps = "v", steps[1:]
        elif kind == "L" and steps[1] == 0:
            letter, steps = "h", steps[:1]
        body = _joined(_number(step, digits) for step in steps)
        joint = "" if body[0] == "-" else " "
        text += joint + body if letter == last and letter != "m" else letter + body
        last = letter
    return "M" + text[1:]


def svg(drawing: Iterable[Shape], box: tuple[float, float, float, float], digits: int = 1) -> str:
    """The text of an SVG file showing the drawing in `box` = x, y, width, height."""
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{_joined(f"{v:g}" for v in box)}">']
    for (fill, stroke, width), shapes in groupby(drawing, key=lambda shape: shape[1:]):
        paint = f'fill="{fill}"'
        if stroke != "none":
            paint += f' stroke="{stroke}" stroke-width="{width:.3g}"'
        data = [f'd="{path_text(shape.path, digits)}"' for shape in shapes]
        if len(data) == 1:
            lines.append(f"<path {paint} {data[0]}/>")
        else:
            lines += [f"<g {paint}>", *(f"<path {path}/>" for path in data), "</g>"]
    return "\n".join([*lines, "</svg>", ""])
