"""The table's layout as numbers, for every size, number of seats, hand and large print."""

from itertools import combinations, product

import pytest

from hearts.ui.anim import Place, Where
from hearts.ui.geometry import Box, card_box
from hearts.ui.layout import LARGE_INDEX, TOOLS, TableLayout, table_layout
from hearts.ui.theme import SMALLEST, STRIP, TOUCH, type_size

SIZES = (
    (360, 640),
    (390, 844),
    (768, 1024),
    (640, 360),
    (844, 390),
    (1024, 768),
    (1280, 720),
    (1000, 1000),
    (1920, 1080),
    (2560, 1440),
)
NOTCH = (44, 0, 34, 0)  # top, right, bottom, left
SIDE_NOTCH = (0, 44, 21, 44)


def hands(players: int) -> list[int]:
    """The hand sizes of one pack (up to 7 players) and of two (from 6)."""
    packs = [pack for pack, able in ((1, players <= 7), (2, players >= 6)) if able]
    return [52 * pack // players for pack in packs]


def laid_out(
    size: tuple[int, int],
    players: int,
    full: int,
    hand: int | None = None,
    large: bool = False,
    left_handed: bool = False,
) -> tuple[TableLayout, Box]:
    """The layout in a window with a notch, and the safe area."""
    width, height = size
    top, right, bottom, left = NOTCH if height > width else SIDE_NOTCH
    safe = Box(left, top, width - left - right, height - top - bottom)
    if min(size) < 390:  # the smallest phones have no notch
        safe = Box(0, 0, width, height)
    em = type_size(width, height)
    count = full if hand is None else hand
    return table_layout(safe, em, players, 0, count, full, large, left_handed), safe


CASES = [
    (size, players, full) for size in SIZES for players in range(2, 11) for full in hands(players)
]


@pytest.mark.parametrize(("size", "players", "full"), CASES)
def test_everything_is_inside_apart_and_big_enough(
    size: tuple[int, int], players: int, full: int
) -> None:
    for large, left_handed in product((False, True), repeat=2):
        for hand in sorted({full, full - 1, full // 2, 2, 1}):
            layout, safe = laid_out(size, players, full, hand, large, left_handed)
            check_touch(layout, safe, hand)
            check_apart(layout, safe)


def check_touch(layout: TableLayout, safe: Box, hand: int) -> None:
    """What can be touched is big enough, inside and disjoint."""
    assert len(layout.hand) == len(layout.strips) == hand
    for strip in layout.strips:
        assert strip.w >= STRIP - 0.01, strip
        assert strip.h >= TOUCH - 0.01, strip
    assert len(layout.tools) == TOOLS
    for button in layout.tools:
        assert min(button.w, button.h) >= TOUCH
    for one in (*layout.strips, *layout.tools):
        assert safe.contains(one), one
    for one, other in combinations((*layout.strips, *layout.tools), 2):
        assert not one.meets(other), (one, other)


def check_apart(layout: TableLayout, safe: Box) -> None:
    """Name plates, trick, status line and hand keep to their own places."""
    standing = (*layout.plates, layout.status, *layout.strips, *layout.tools)
    for box in (*layout.plates, layout.status):
        assert safe.contains(box), box
    for one, other in combinations(layout.plates, 2):
        assert not one.meets(other), (one, other)
    for plate in (*layout.plates, layout.status):
        for other in (*layout.strips, *layout.tools):
            assert not plate.meets(other), (plate, other)
    for pose in layout.trick:
        card = card_box(pose)
        assert pose.w >= 24
        assert safe.contains(card)
        for other in standing:
            assert not card.meets(other, 1), (card, other)
    for turn, plate in enumerate(layout.plates[1:], 1):
        assert min(plate.w, plate.h) >= 2 * SMALLEST
        for index, count in ((0, 13), (12, 13)):
            assert safe.contains(card_box(layout.fan_pose(turn, index, count)))


@pytest.mark.parametrize("size", SIZES)
def test_large_print_shows_the_large_index(size: tuple[int, int]) -> None:
    for players in range(3, 11):
        full = 52 // players
        layout, _ = laid_out(size, players, full, large=True)
        for strip in layout.strips:
            assert strip.w >= LARGE_INDEX * layout.card - 0.01


def test_seventeen_cards_lie_in_two_rows_on_a_phone_and_in_one_on_a_desk() -> None:
    phone, _ = laid_out((390, 844), 3, 17)
    desk, _ = laid_out((1280, 720), 3, 17)
    assert len({pose.y for pose in phone.hand}) == 2
    assert len({pose.y for pose in desk.hand}) == 1


def test_the_seats_follow_clockwise_from_the_left() -> None:
    layout, _ = laid_out((1280, 720), 4, 13)
    _, left, top, right = (plate.middle for plate in layout.plates)
    assert left.x < top.x < right.x
    assert top.y < left.y
    assert left.y == right.y


def test_places_are_turned_with_the_person() -> None:
    safe = Box(0, 0, 1280, 720)
    one = table_layout(safe, 18, 4, 0, 13, 13)
    other = table_layout(safe, 18, 4, 2, 13, 13)
    for seat in range(4):
        here = one.pose(Place(Where.TRICK, seat))
        there = other.pose(Place(Where.TRICK, (seat + 2) % 4))
        assert here == there


def test_left_handed_tools_stand_on_the_left() -> None:
    right, _ = laid_out((1280, 720), 4, 13)
    left, _ = laid_out((1280, 720), 4, 13, left_handed=True)
    assert right.tools[0].x > 1000
    assert left.tools[0].x < 100
