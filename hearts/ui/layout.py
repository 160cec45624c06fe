"""Where everything on the table rests: a pure function of the room, the seats and the hand.

The person at the screen sits at the bottom; the others follow clockwise along the left, the top
and the right. All sizes are CSS pixels, all proportions are named here.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from math import ceil, cos, pi, sin
from typing import Final

from hearts.ui.anim import Place, Where
from hearts.ui.geometry import CARD_RATIO, Box, Pose
from hearts.ui.theme import STRIP, TOUCH

EDGE: Final = 8  # free along the window's edges
CARD_HIGH: Final = 0.245  # a card in the hand, of the height of a landscape room
CARD_WIDE: Final = 0.19  # and of the width of a portrait room
LARGEST_CARD: Final = 0.30  # of the height, with large print
STEP: Final = 0.60  # of a card's width, from one card of the hand to the next, at most
ROW: Final = 0.52  # of a card's height, from one row of the hand to the next
LARGE_ROW: Final = 0.6  # with large print
RAISE: Final = 0.13  # of a card's height that a chosen card stands out
INDEX: Final = 0.225  # of a card's width: what must be seen of a card to know it
LARGE_INDEX: Final = 0.40  # in large print
INDEX_HIGH: Final = 0.36  # of its height: what rank and suit take at the top of a card
LARGE_INDEX_HIGH: Final = 0.64
TRICK_CARD: Final = 0.86  # of a card in the hand
PORTRAIT_TRICK: Final = 1.3  # times that, where the board is higher than wide
FAN_CARD: Final = 0.34
PLATE: Final = 9.4  # a seat's name plate, in type sizes
WIDE_PLATE: Final = 11.5  # in landscape
PLATES_HIGH: Final = 0.5  # of the room above the hand, for the name plates of a portrait table
SEATS_BESIDE: Final = {  # of so many players: on each side, landscape and portrait
    2: (0, 0),
    3: (1, 1),
    4: (1, 1),
    5: (1, 1),
    6: (1, 2),
    7: (1, 2),
    8: (2, 2),
    9: (2, 3),
    10: (2, 3),
}
TOOLS: Final = 6  # round buttons beside or below the table


@dataclass(frozen=True)
class TableLayout:
    """Boxes and poses; lists by seat go clockwise from the person at the screen."""

    person: int
    players: int
    card: float  # the width of a card in the hand
    hand: tuple[Pose, ...]
    strips: tuple[Box, ...]  # what is seen, and touched, of each card of the hand
    raised: float  # how far a chosen card stands out
    plates: tuple[Box, ...]
    fan: float  # the width of the small backs behind a plate, 0 where there is no room
    trick: tuple[Pose, ...]
    board: Box  # between the name plates
    status: Box
    tools: tuple[Box, ...]

    _poses: dict[Place, Pose] = field(default_factory=dict, compare=False)  # asked for so far

    def pose(self, place: Place) -> Pose:
        """Where a card at that place is."""
        if place not in self._poses:
            self._poses[place] = self._pose(place)
        return self._poses[place]

    def _pose(self, place: Place) -> Pose:
        turn = (place.seat - self.person) % self.players
        where = place.where
        if where is Where.HAND:
            return self._hand(turn, place)
        if where is Where.TRICK:
            return self.trick[turn]
        middle = self.board.middle
        width = self.trick[0].w
        if where is Where.DECK:
            return Pose(middle.x, middle.y, width * 0.8)
        if where is Where.CARRIED:
            slant = (place.index - (place.count - 1) / 2) * width * 0.09
            return Pose(middle.x + slant, middle.y, width * 0.5)
        plate = self.plates[turn].middle
        return Pose(plate.x, plate.y, max(14.0, self.fan or self.card * 0.25))

    def _hand(self, turn: int, place: Place) -> Pose:
        if turn == 0:
            if place.count == len(self.hand):
                return self.hand[place.index]
            return _spread(self.hand, place)
        return self.fan_pose(turn, place.index, place.count)

    def fan_pose(self, turn: int, index: int, count: int) -> Pose:
        """One of the small backs that stand behind a name plate."""
        plate = self.plates[turn]
        if not self.fan:
            return Pose(plate.middle.x, plate.middle.y, 14)
        step = min(self.fan * 0.36, (plate.w - 1.3 * self.fan) / max(1, count - 1))
        x = plate.middle.x + (index - (count - 1) / 2) * step
        return Pose(x, plate.y + self.fan * CARD_RATIO * 0.1, self.fan)


def _spread(hand: tuple[Pose, ...], place: Place) -> Pose:
    """Where a card is in a hand of another size than the one laid out: in proportion."""
    if not hand:
        return Pose(0, 0, 10)
    share = place.index / max(1, place.count - 1)
    first, last = hand[0], hand[-1]
    if len({pose.y for pose in hand}) > 1:  # two rows
        return hand[min(len(hand) - 1, round(share * (len(hand) - 1)))]
    stretch = (len(hand) - 1) * share
    x = first.x + (last.x - first.x) / max(1, len(hand) - 1) * stretch
    return first._replace(x=x)


@lru_cache(maxsize=64)
def table_layout(
    safe: Box,
    em: float,
    players: int,
    person: int,
    hand: int,
    full_hand: int,
    large_print: bool = False,
    left_handed: bool = False,
) -> TableLayout:
    """The table for that many players; the hand has `hand` cards now, `full_hand` at first.

    The sizes depend on the full hand, so that nothing jumps while the hand grows shorter.
    """
    portrait = safe.h > safe.w
    room = safe.inset(EDGE)
    room, tools = _tools(room, portrait, left_handed)
    card, rows = card_width(room, portrait, full_hand, large_print)
    high = card * CARD_RATIO
    row_step = max(float(TOUCH), high * (LARGE_ROW if large_print else ROW)) if rows == 2 else 0.0
    hand_high = high + row_step
    hand_box = Box(room.x, room.bottom - hand_high, room.w, hand_high)
    raised = high * RAISE
    band_high = max(em * 3.1, 48.0)
    band = Box(room.x, hand_box.y - raised - band_high, room.w, band_high)
    poses, strips = _hand(hand_box, card, hand, rows, row_step)
    around = Box(room.x, room.y, room.w, band.y - room.y - EDGE / 2)
    plates, fan, board = _plates(around, em, players, portrait, card)
    own = Box(band.x, band.y, min(em * (PLATE if portrait else WIDE_PLATE), band.w * 0.34), band.h)
    # In landscape the line is in the middle of the window, under the trick.
    beside = own.w + EDGE
    status = Box(own.right + EDGE, band.y, band.w - beside * (1 if portrait else 2), band.h)
    if left_handed:
        own, status = own.mirrored(band), status.mirrored(band)
    return TableLayout(
        person=person,
        players=players,
        card=card,
        hand=poses,
        strips=strips,
        raised=raised,
        plates=(own, *plates),
        fan=fan,
        trick=_trick(board, card, players),
        board=board,
        status=status,
        tools=tools,
    )


def card_width(room: Box, portrait: bool, count: int, large_print: bool) -> tuple[float, int]:
    """How wide a card of the hand is, and in how many rows the hand lies."""
    wide = room.w * CARD_WIDE if portrait else room.h * CARD_HIGH / CARD_RATIO
    if large_print:
        wide *= LARGEST_CARD / CARD_HIGH
    wide = min(wide, room.h * LARGEST_CARD / CARD_RATIO, room.w * 0.24)
    share = index(large_print)
    rows = 1
    if count > 1 and (room.w - wide) / (count - 1) < max(STRIP, share * wide):
        rows = 2
        if not portrait:  # two rows must not fill a low window
            wide = min(wide, room.h * 0.36 / (1 + LARGE_ROW) / CARD_RATIO)
            rows = 1 if (room.w - wide) / (count - 1) >= max(STRIP, share * wide) else 2
    in_row = ceil(count / rows)
    if in_row > 1:  # every strip is at least STRIP wide, and as wide as its index
        wide = min(wide, room.w - STRIP * (in_row - 1), room.w / (1 + share * (in_row - 1)))
    return wide, rows


def _tools(room: Box, portrait: bool, left_handed: bool) -> tuple[Box, tuple[Box, ...]]:
    """The room left, and the boxes of the tool buttons."""
    count = TOOLS
    if portrait:
        side = min(52.0, max(float(TOUCH), room.w / (count + 1)))
        bar = Box(room.x, room.bottom - side, room.w, side)
        step = (bar.w - side) / (count - 1)
        boxes = tuple(Box(bar.x + step * n, bar.y, side, side) for n in range(count))
        if left_handed:
            boxes = tuple(box.mirrored(bar) for box in boxes)
        return room._replace(h=room.h - side - EDGE), boxes
    side = min(56.0, max(float(TOUCH), room.h / 14))
    step = min(side + EDGE, (room.h - side) / (count - 1))
    x = room.x if left_handed else room.right - side
    boxes = tuple(Box(x, room.y + step * n, side, side) for n in range(count))
    left = Box(room.x + (side + EDGE if left_handed else 0), room.y, room.w - side - EDGE, room.h)
    return left, boxes


def _hand(
    box: Box, card: float, count: int, rows: int, row_step: float
) -> tuple[tuple[Pose, ...], tuple[Box, ...]]:
    """The cards of the hand and their strips, from left to right, the back row first."""
    high = card * CARD_RATIO
    poses: list[Pose] = []
    strips: list[Box] = []
    in_rows = (ceil(count / 2), count // 2) if rows == 2 and count > 2 else (0, count)
    for row, in_row in enumerate(in_rows):
        if not in_row:
            continue
        step = min(card * STEP, (box.w - card) / max(1, in_row - 1))
        left = box.middle.x - (card + step * (in_row - 1)) / 2
        top = box.bottom - high - (row_step if row == 0 else 0)
        seen = row_step if row == 0 and in_rows[1] else high
        for number in range(in_row):
            x = left + step * number
            poses.append(Pose(x + card / 2, top + high / 2, card))
            strips.append(Box(x, top, step if number < in_row - 1 else card, seen))
    return tuple(poses), tuple(strips)


def _plates(
    around: Box, em: float, players: int, portrait: bool, card: float
) -> tuple[tuple[Box, ...], float, Box]:
    """The other seats' name plates clockwise from the left, their fans' width, and the board.

    In landscape the board is between the plates; in portrait it is below them, as wide as the
    window.
    """
    beside = SEATS_BESIDE[players][portrait]
    above = players - 1 - 2 * beside
    columns = max(above, 3 if portrait else 2 * bool(beside) + 1)
    wide = min(em * (PLATE if portrait else WIDE_PLATE), (around.w + EDGE) / columns - EDGE)
    high = em * 3.1
    fan = min(card * FAN_CARD, em * 2.6)
    peek = fan * CARD_RATIO * 0.4
    rows = beside + bool(above)
    room = around.h * (PLATES_HIGH if portrait else 1)
    if rows * (high + peek + EDGE) > room or around.h < 190:
        fan = peek = 0.0
        high = min(high, max(em * 2.5, (room - EDGE * rows) / max(1, rows)))
    top = around.y + peek
    step = around.w / above if above > 3 else min(around.w / max(1, above), wide * 2.2)
    first = around.middle.x - step * (above - 1) / 2
    across = [Box(first + step * n - wide / 2, top, wide, high) for n in range(above)]
    start = top + high + EDGE if above else around.y
    if portrait:
        step_down = min(max(high + peek + EDGE, room / max(1, rows)), high * 2.1)
        down = [start + peek + step_down * n for n in range(beside)]
        start = max(start, down[-1] + high + EDGE) if down else start
        inset = 0.0
    else:
        slot = (around.bottom - start) / max(1, beside)
        middles = [start + slot * (n + 0.5) for n in range(beside)]
        down = [max(start + peek, min(y - high / 2, around.bottom - high)) for y in middles]
        inset = wide + EDGE if beside else 0.0
    left = [Box(around.x, y, wide, high) for y in reversed(down)]
    right = [Box(around.right - wide, y, wide, high) for y in down]
    board = Box(around.x + inset, start, around.w - 2 * inset, around.bottom - start)
    return (*left, *across, *right), fan, board


def _trick(board: Box, card: float, players: int) -> tuple[Pose, ...]:
    """The cards of a trick around the middle of the board, each towards its seat."""
    share = 1.0 if players <= 4 else max(0.62, 1.0 - 0.06 * (players - 4))
    if board.h > board.w:
        share *= PORTRAIT_TRICK
    wide = min(
        card * TRICK_CARD * share,
        board.h / (2.15 if players <= 5 else 2.6) / CARD_RATIO,
        board.w / (2.6 if players <= 5 else 3.4),
    )
    high = wide * CARD_RATIO
    spread = max(1.0, players / 4.6)
    across = min((board.w - wide) / 2, wide * 1.02 * spread * (1.5 if players > 4 else 1))
    down = min((board.h - high) / 2, high * 0.56 * spread)
    middle = board.middle
    poses: list[Pose] = []
    for turn in range(players):
        angle = pi / 2 + 2 * pi * turn / players
        poses.append(Pose(middle.x + across * cos(angle), middle.y + down * sin(angle), wide))
    return tuple(poses)


def index(large_print: bool) -> float:
    """The share of a card's width that must be seen to know the card."""
    return LARGE_INDEX if large_print else INDEX
