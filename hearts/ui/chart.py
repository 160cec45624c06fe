"""Line charts: totals over deals, each line named at its end."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Final, NamedTuple

from hearts.ui import fonts
from hearts.ui.geometry import Box, Point, centred
from hearts.ui.items import Dot, Item, Label, Line, Panel
from hearts.ui.space import Space
from hearts.ui.theme import CHART, HEART, SMALLEST, SOFT, Colour

LEVELS: Final = 5  # lines across, at most
ROW: Final = 1.15  # of the size of type: from one name to the next


class Series(NamedTuple):
    """A name and its values, the first one before anything has happened."""

    name: str
    values: tuple[int, ...]


def line_chart(
    space: Space, box: Box, series: Sequence[Series], limit: int | None = None
) -> Iterator[Item]:
    """The series as lines in a box; a line across at the limit, where that is in sight.

    Time runs from left to right in every language, as the numbers of an axis do.
    """
    size = max(float(SMALLEST), space.em * 0.85)
    numbers = [value for one in series for value in one.values]
    step = level_step(min(0, *numbers), max(*numbers, 1))
    low = min(numbers) // step * step if min(numbers) < 0 else 0
    high = max(-(-max(numbers) // step) * step, step)
    names = max(fonts.width(one.name, size, True) for one in series) + size * 0.9
    axis = max(fonts.width(space.text.number(n), size) for n in (low, high)) + size * 0.5
    plot = Box(box.x + axis, box.y + size, box.w - axis - names, box.h - 3.2 * size)
    last = len(series[0].values) - 1

    def at(deal: int, value: int) -> Point:
        across = plot.x + plot.w * deal / max(1, last)
        return Point(across, plot.bottom - plot.h * (value - low) / (high - low))

    for level in range(low, high + 1, step):
        y = at(0, level).y
        yield Panel(
            Box(plot.x, y, plot.w, 1), space.theme.edge if level == 0 else space.theme.raised
        )
        place = Box(box.x, y - size, axis - size * 0.5, 2 * size)
        yield Label(space.text.number(level), place, size, SOFT, align="right")
    if limit is not None and low <= limit <= high:
        yield Panel(Box(plot.x, at(0, limit).y, plot.w, 2), HEART)
    yield from _deals(space, plot, size, last)
    for number, one in enumerate(series):
        points = tuple(at(deal, value) for deal, value in enumerate(one.values))
        colour = CHART[number % len(CHART)]
        yield Line(points, max(2.0, size * 0.14), colour)
        for point in points:
            yield from _mark(number, point, size * 0.23, colour, space.theme.panel)
    yield from _names(box, plot, size, series, [at(last, one.values[-1]).y for one in series])


def _mark(number: int, at: Point, radius: float, colour: Colour, ground: Colour) -> Iterator[Item]:
    """A point of a line: discs, squares, rings and frames, so that lines differ in shape too."""
    box = centred(at, 2 * radius, 2 * radius)
    match number % 4:
        case 0:
            yield Dot(at, radius, colour)
        case 1:
            yield Panel(box, colour)
        case 2:
            yield Dot(at, radius * 1.15, colour)
            yield Dot(at, radius * 0.5, ground)
        case _:
            yield Panel(box.inset(-radius * 0.15), ground, 0, colour, radius * 0.6)


def _deals(space: Space, plot: Box, size: float, last: int) -> Iterator[Item]:
    """The numbers of the deals below the plot, as many as there is room for."""
    wide = fonts.width(space.text.number(88), size) + size
    every = next(nice for nice in round_numbers() if nice > last or nice * plot.w / last >= wide)
    for deal in range(every, last + 1, every):
        x = plot.x + plot.w * deal / last
        place = Box(x - wide / 2, plot.bottom + size * 0.4, wide, size * 1.5)
        yield Label(space.text.number(deal), place, size, SOFT, align="centre")


def _names(
    box: Box, plot: Box, size: float, series: Sequence[Series], ends: Sequence[float]
) -> Iterator[Item]:
    """Each name beside the end of its line, moved apart where lines end close together."""
    row = min(size * ROW * 1.2, box.h / len(series))
    order = sorted(range(len(series)), key=lambda number: (ends[number], number))
    places: list[float] = []
    for number in order:
        places.append(max(ends[number], places[-1] + row if places else box.y + row / 2))
    floor = box.bottom - row / 2
    for index in reversed(range(len(places))):
        places[index] = min(places[index], floor)
        floor = places[index] - row
    x = plot.right + size * 0.9
    for number, y in zip(order, places, strict=True):
        place = Box(x, y - size, box.right - x, 2 * size)
        yield Label(series[number].name, place, size, CHART[number % len(CHART)], True, "left")


def level_step(low: int, high: int) -> int:
    """How far apart the lines across are."""
    return next(nice for nice in round_numbers() if high - low <= nice * LEVELS)


def round_numbers() -> Iterator[int]:
    """What an axis may count by, from 1 up without an end."""
    yield from (1, 2, 5)
    for power in count():
        yield from (nice * 10**power for nice in (10, 20, 25, 50))
