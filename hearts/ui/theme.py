"""Colours, and the sizes of type and touch."""

from typing import Final, NamedTuple

Colour = tuple[int, int, int] | tuple[int, int, int, int]


class Theme(NamedTuple):
    """The colours of one table cloth; text on `felt`, `panel` and `raised` has 4.5:1 at least."""

    felt: Colour  # the middle of the cloth
    rim: Colour  # its corners
    panel: Colour  # boxes of text
    raised: Colour  # buttons
    edge: Colour  # lines around boxes
    line: Colour  # lines drawn on the cloth


TEXT: Final[Colour] = (245, 243, 236)
SOFT: Final[Colour] = (203, 210, 204)  # text of less weight
ACCENT: Final[Colour] = (244, 197, 92)  # you may act here
ON_ACCENT: Final[Colour] = (41, 30, 6)
HEART: Final[Colour] = (255, 138, 138)
GOOD: Final[Colour] = (150, 222, 160)
SHADE: Final[Colour] = (4, 8, 8, 150)  # over the scene below a dialog
CHART: Final[tuple[Colour, ...]] = (
    ACCENT,
    (126, 190, 255),
    (255, 150, 140),
    (158, 224, 150),
    (214, 170, 255),
    (255, 188, 120),
    (130, 226, 220),
    (240, 160, 210),
    (206, 206, 206),
    (190, 200, 110),
)

THEMES: Final = {
    "green": Theme(
        (27, 86, 64), (10, 41, 32), (13, 47, 36), (29, 77, 60), (70, 118, 98), (58, 120, 94)
    ),
    "blue": Theme(
        (30, 72, 108), (11, 32, 54), (14, 40, 64), (31, 67, 98), (74, 110, 144), (64, 108, 148)
    ),
    "graphite": Theme(
        (66, 70, 76), (26, 28, 32), (33, 36, 41), (58, 62, 68), (104, 110, 118), (98, 104, 112)
    ),
}

SMALLEST: Final = 14  # CSS pixels: no text is set smaller
TOUCH: Final = 44  # CSS pixels: no button is smaller
STRIP: Final = 24  # CSS pixels: no visible strip of a card in the hand is narrower


def type_size(width: float, height: float) -> float:
    """The size of ordinary text in a window of that size."""
    return max(15.0, min(30.0, min(width, height * 1.25) / 50))
