"""Charts of many games: bars of a distribution, and curves of what changes from game to game."""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil, floor
from typing import Final, NamedTuple

from hearts.ui import fonts
from hearts.ui.chart import level_step, round_numbers
from hearts.ui.geometry import Box, Point
from hearts.ui.items import Item, Label, Line, Panel
from hearts.ui.space import Space
from hearts.ui.theme import ACCENT, CHART, SMALLEST, SOFT, Colour

POINTS: Final = 120  # of a curve: more games are thinned out
BARS: Final = 40  # at most: more values are put together


class Curve(NamedTuple):
    """A name and its values, game by game."""

    name: str
    values: Sequence[float]


def bars(space: Space, box: Box, counts: Mapping[int, int]) -> Iterator[Item]:
    """How often each value came; values lie in order from left to right."""
    size = max(float(SMALLEST), space.em * 0.8)
    low, high = min(counts), max(counts)
    step = next(nice for nice in round_numbers() if high - low < nice * BARS)
    low = low // step * step
    sums = [0] * ((high - low) // step + 1)
    for value, count in counts.items():
        sums[(value - low) // step] += count
    most = max(sums)
    ends = (space.text.number(0), space.text.number(_top(0, most)))
    axis = max(fonts.width(name, size) for name in ends) + size * 0.5
    plot = Box(box.x + axis, box.y + size, box.w - axis, box.h - size * 3)
    yield from _levels(space, box, plot, size, 0, most)
    wide = plot.w / len(sums)
    names = (space.text.number(value) for value in (88, low, high))
    named = max(fonts.width(name, size) for name in names) + size * 0.6
    every = next(
        nice for nice in round_numbers() if nice > high - low or nice * wide / step >= named
    )
    for number, count in enumerate(sums):
        x = plot.x + wide * number
        if count:
            tall = max(2.0, plot.h * count / _top(0, most))
            thin = min(wide * 0.8, size * 2)
            bar = Box(x + (wide - thin) / 2, plot.bottom - tall, thin, tall)
            yield Panel(bar, ACCENT, min(3.0, thin / 3))
        value = low + number * step
        if value % every == 0:
            place = Box(x + wide / 2 - named / 2, plot.bottom + size * 0.3, named, size * 1.5)
            yield Label(space.text.number(value), place, size, SOFT, align="centre")


def curves(
    space: Space, box: Box, some: Sequence[Curve], even: float | None = None
) -> Iterator[Item]:
    """Values over games, the newest at the right; a line across at `even`.

    The lines are named above the plot where there is more than one; each is thicker than the last.
    """
    size = max(float(SMALLEST), space.em * 0.8)
    if len(some) > 1:
        yield from _key(space, box.top(size * 1.5), size, some)
        box = box.below(size * 1.5)
    values = [value for curve in some for value in curve.values]
    values += [] if even is None else [even]
    low, high = floor(min(values)), max(ceil(max(values)), floor(min(values)) + 1)
    bottom, top = _bottom(low, high), _top(low, high)
    axis = _axis(space, size, low, high)
    plot = Box(box.x + axis, box.y + size, box.w - axis - size * 0.3, box.h - 2 * size)
    yield from _levels(space, box, plot, size, low, high, even)
    for number, curve in enumerate(some):
        shown = thinned(curve.values)
        across = plot.w / max(1, len(shown) - 1)
        points = tuple(
            Point(plot.x + across * place, plot.bottom - plot.h * (v - bottom) / (top - bottom))
            for place, v in enumerate(shown if len(shown) > 1 else shown * 2)
        )
        yield Line(points, max(2.0, size * 0.14) * (number + 1), CHART[number])


def thinned(values: Sequence[float]) -> list[float]:
    """At most `POINTS` of the values, the last one among them."""
    every = -(-len(values) // POINTS) or 1
    return list(values[::-1][::every][::-1])


def _key(space: Space, box: Box, size: float, some: Sequence[Curve]) -> Iterator[Item]:
    x = box.x
    for number, curve in enumerate(some):
        colour: Colour = CHART[number]
        thick = 3.0 * (number + 1)
        mark = Box(x, box.middle.y - thick / 2, size, thick)
        wide = fonts.width(curve.name, size, True) + 2
        name = Box(x + size * 1.4, box.y, wide, box.h)
        if space.mirror:
            mark, name = mark.mirrored(box), name.mirrored(box)
        yield Panel(mark, colour, 2)
        yield Label(curve.name, name, size, colour, True, space.align("left"))
        x += size * 2.6 + wide


def _bottom(low: int, high: int) -> int:
    step = level_step(low, high)
    return low // step * step


def _top(low: int, high: int) -> int:
    step = level_step(low, high)
    return max(-(-high // step) * step, low // step * step + step)


def _axis(space: Space, size: float, low: int, high: int) -> float:
    """How wide the numbers beside the lines across are."""
    levels = range(_bottom(low, high), _top(low, high) + 1, level_step(low, high))
    return max(fonts.width(space.text.number(level), size) for level in levels) + size * 0.6


def _levels(
    space: Space, box: Box, plot: Box, size: float, low: int, high: int, even: float | None = None
) -> Iterator[Item]:
    """Lines across, with their numbers beside them."""
    bottom, top, theme = _bottom(low, high), _top(low, high), space.theme
    for level in range(bottom, top + 1, level_step(low, high)):
        y = plot.bottom - plot.h * (level - bottom) / (top - bottom)
        yield Panel(Box(plot.x, y, plot.w, 1), theme.edge if level == bottom else theme.raised)
        place = Box(box.x, y - size, plot.x - box.x - size * 0.5, 2 * size)
        yield Label(space.text.number(level), place, size, SOFT, align="right")
    if even is not None:
        y = plot.bottom - plot.h * (even - bottom) / (top - bottom)
        yield Panel(Box(plot.x, y, plot.w, 2), SOFT)
