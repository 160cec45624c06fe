"""Charts of many games, whatever the values: all inside, no number over another."""

from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts.ui.chart import Series, line_chart
from hearts.ui.geometry import Box
from hearts.ui.items import Item, Label, Line, Panel
from hearts.ui.plots import BARS, POINTS, Curve, bars, curves, thinned
from hearts.ui.space import Space
from tests.ui.pilot import Pilot

BOX = Box(10, 20, 400, 220)
POINTS_OF_DEALS = st.integers(-(10**7), 10**7)  # house rules may make a card worth anything


@given(st.dictionaries(POINTS_OF_DEALS, st.integers(1, 9999), min_size=1))
def test_bars_of_any_distribution(counts: dict[int, int]) -> None:
    items = tuple(bars(space(), BOX, counts))
    check_inside(items)
    assert 1 <= len([item for item in items if isinstance(item, Panel) and item.radius]) <= BARS
    below = sorted(box.x for box in numbers(items) if box.y > BOX.bottom - 40)
    wide = max(box.w for box in numbers(items))
    assert all(right - left >= wide - 0.01 for left, right in pairwise(below))


@given(st.lists(st.floats(-(10.0**7), 10.0**7), min_size=2, max_size=300))
def test_curves_of_any_values(values: list[float]) -> None:
    check_inside(tuple(curves(space(), BOX, (Curve("One", values),) * 2, 0.0)))


@given(st.lists(POINTS_OF_DEALS, min_size=1, max_size=60))
def test_lines_of_any_totals(totals: list[int]) -> None:
    check_inside(tuple(line_chart(space(), BOX, (Series("One", tuple(totals)),), 100)))


@pytest.mark.parametrize("count", [1, POINTS, POINTS + 1, 5 * POINTS])
def test_a_long_curve_is_thinned_out_to_its_last_value(count: int) -> None:
    shown = thinned(range(count))
    assert len(shown) <= POINTS
    assert shown[-1] == count - 1


@cache
def space() -> Space:
    return Pilot().app.space()


def check_inside(items: tuple[Item, ...]) -> None:
    for item in items:
        if isinstance(item, Line):
            assert all(BOX.holds(*point) for point in item.points)
        elif isinstance(item, Panel):
            assert BOX.contains(item.box, 1)
        elif isinstance(item, Label):
            assert BOX.holds(*item.box.middle)  # half a number may stand over an end of an axis


def numbers(items: tuple[Item, ...]) -> list[Box]:
    return [item.box for item in items if isinstance(item, Label)]
