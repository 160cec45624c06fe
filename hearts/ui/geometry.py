"""Places on the screen, in CSS pixels: x to the right, y down."""

from collections.abc import Sequence
from typing import NamedTuple


class Point(NamedTuple):
    x: float
    y: float


class Box(NamedTuple):
    """A rectangle: its top left corner, width and height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def middle(self) -> Point:
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def contains(self, other: "Box", slack: float = 0.01) -> bool:
        """Whether the other box lies wholly inside."""
        return (
            self.x - slack <= other.x
            and self.y - slack <= other.y
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def meets(self, other: "Box", slack: float = 0.01) -> bool:
        """Whether the two share more than an edge."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    def common(self, other: "Box") -> "Box":
        """What both cover; of no size where they do not meet."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        right, bottom = min(self.right, other.right), min(self.bottom, other.bottom)
        return Box(x, y, max(0, right - x), max(0, bottom - y))

    def inset(self, by: float, down: float | None = None) -> "Box":
        """The box made smaller by that much on every side."""
        down = by if down is None else down
        return Box(self.x + by, self.y + down, self.w - 2 * by, self.h - 2 * down)

    def moved(self, x: float, y: float) -> "Box":
        return Box(self.x + x, self.y + y, self.w, self.h)

    def top(self, height: float) -> "Box":
        """The upper part."""
        return Box(self.x, self.y, self.w, height)

    def below(self, height: float) -> "Box":
        """What is left under the upper part."""
        return Box(self.x, self.y + height, self.w, self.h - height)

    def left(self, width: float) -> "Box":
        return Box(self.x, self.y, width, self.h)

    def after(self, width: float) -> "Box":
        """What is left beside the left part."""
        return Box(self.x + width, self.y, self.w - width, self.h)

    def mirrored(self, within: "Box") -> "Box":
        """The same box seen in a mirror standing in the middle of another."""
        return self._replace(x=within.x + within.right - self.right)

    def split(self, shares: Sequence[float], gap: float = 0) -> tuple["Box", ...]:
        """The box cut into parts side by side, as wide as their shares."""
        room = self.w - gap * (len(shares) - 1)
        boxes: list[Box] = []
        x = self.x
        for share in shares:
            width = room * share / sum(shares)
            boxes.append(Box(x, self.y, width, self.h))
            x += width + gap
        return tuple(boxes)

    def stacked(self, shares: Sequence[float], gap: float = 0) -> tuple["Box", ...]:
        """The box cut into parts one under the other, as high as their shares."""
        room = self.h - gap * (len(shares) - 1)
        boxes: list[Box] = []
        y = self.y
        for share in shares:
            height = room * share / sum(shares)
            boxes.append(Box(self.x, y, self.w, height))
            y += height + gap
        return tuple(boxes)


def centred(middle: Point, w: float, h: float) -> Box:
    """The box of that size around a point."""
    return Box(middle.x - w / 2, middle.y - h / 2, w, h)


def around(points: Sequence[Point]) -> Box:
    """The smallest box with all the points in it or on its edge."""
    x, y = min(point.x for point in points), min(point.y for point in points)
    right, bottom = max(point.x for point in points), max(point.y for point in points)
    return Box(x, y, right - x, bottom - y)


class Pose(NamedTuple):
    """Where a card is: its middle and its width."""

    x: float
    y: float
    w: float


CARD_RATIO = 7 / 5  # a card's height to its width


def card_box(pose: Pose) -> Box:
    """The box that a card covers at this pose."""
    return centred(Point(pose.x, pose.y), pose.w, pose.w * CARD_RATIO)
