"""The short message: a few lines on a bright ground, where they cover least."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from hearts.ui import fonts, theme, widgets
from hearts.ui.geometry import Box
from hearts.ui.items import Item, Label, Panel
from hearts.ui.space import Space

WIDTHS: Final = (30, 22, 16)  # type sizes: the widest that fits is tried first
MARGIN: Final = 16  # free beside it
TOP: Final = 14  # and above it
GAP: Final = 2  # and between it and what is taken


class Taken(NamedTuple):
    """A part of the screen that should not be covered, and how much that matters."""

    box: Box
    weight: float


def message(space: Space, sentence: str, taken: Sequence[Taken] = ()) -> Iterator[Item]:
    """The sentence near the top, or where it covers less of what is taken."""
    frame = place(space.safe, space.em, sentence, tuple(taken))
    room = Box(0, 0, frame.w - 2 * space.em, 0)
    labels, _ = widgets.paragraph(space, room, sentence, bold=True, align="centre")
    yield Panel(frame, theme.ACCENT, 12, shadow=True)
    for label in labels:
        box = label.box.moved(frame.x + space.em, frame.y + space.em / 2)
        yield Label(label.text, box, label.size, theme.ON_ACCENT, True, "centre")


@lru_cache(maxsize=16)
def place(safe: Box, em: float, sentence: str, taken: tuple[Taken, ...]) -> Box:
    """The first of the places that covers least."""
    least, best = None, safe
    for box in places(safe, em, sentence, taken):
        cost = sum(covered(box, each.box) * each.weight for each in taken)
        if least is None or cost < least:
            least, best = cost, box
        if not cost:
            break
    return best


def places(safe: Box, em: float, sentence: str, taken: Sequence[Taken]) -> Iterator[Box]:
    """Where the sentence may be put, the places most wished for first.

    It covers least at the top, or right below or above something that is taken.
    """
    for widest in WIDTHS:
        wide = min(safe.w - 2 * MARGIN, widest * em)
        lines = fonts.wrapped(sentence, wide - 2 * em, em, True)
        high = len(lines) * em * fonts.LINE + em
        first, last = safe.y + TOP, safe.bottom - MARGIN - high
        below = (each.box.bottom + GAP for each in taken)
        above = (each.box.y - GAP - high for each in taken)
        tops = sorted({y for y in (*below, *above) if first < y <= last})
        for x in (safe.middle.x - wide / 2, safe.x + MARGIN, safe.right - MARGIN - wide):
            for y in (first, *tops):
                yield Box(x, y, wide, high)


def covered(one: Box, other: Box) -> float:
    """How much of the one the other covers."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across * down if across > 0 and down > 0 else 0.0
