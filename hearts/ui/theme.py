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
    off: Colour  # the ink of what cannot be used now
    strong: bool = False  # stands out more: marks are thicker, everything to touch has an edge


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
        felt=(27, 86, 64),
        rim=(10, 41, 32),
        panel=(13, 47, 36),
        raised=(29, 77, 60),
        edge=(70, 118, 98),
        line=(58, 120, 94),
        off=(70, 118, 98),
    ),
    "blue": Theme(
        felt=(30, 72, 108),
        rim=(11, 32, 54),
        panel=(14, 40, 64),
        raised=(31, 67, 98),
        edge=(74, 110, 144),
        line=(64, 108, 148),
        off=(74, 110, 144),
    ),
    "graphite": Theme(
        felt=(66, 70, 76),
        rim=(26, 28, 32),
        panel=(33, 36, 41),
        raised=(58, 62, 68),
        edge=(104, 110, 118),
        line=(98, 104, 112),
        off=(104, 110, 118),
    ),
}
STRONG: Final = {
    "green": Theme(
        felt=(0, 30, 19),
        rim=(0, 10, 6),
        panel=(0, 0, 0),
        raised=(8, 28, 20),
        edge=(226, 232, 228),
        line=(190, 214, 202),
        off=(132, 148, 140),
        strong=True,
    ),
    "blue": Theme(
        felt=(0, 22, 44),
        rim=(0, 7, 16),
        panel=(0, 0, 0),
        raised=(8, 24, 40),
        edge=(226, 230, 236),
        line=(190, 206, 222),
        off=(132, 142, 154),
        strong=True,
    ),
    "graphite": Theme(
        felt=(22, 23, 25),
        rim=(6, 6, 7),
        panel=(0, 0, 0),
        raised=(28, 29, 31),
        edge=(230, 230, 232),
        line=(206, 206, 210),
        off=(144, 144, 148),
        strong=True,
    ),
}
"""The same cloths nearly black, with light edges: text has 9:1 at least, edges and marks 7:1."""

SMALLEST: Final = 14  # CSS pixels: no text is set smaller
TOUCH: Final = 44  # CSS pixels: no button is smaller
STRIP: Final = 24  # CSS pixels: no visible strip of a card in the hand is narrower


def theme_of(table: str, strong: bool) -> Theme:
    """The colours of the table cloth of that name."""
    return (STRONG if strong else THEMES)[table]


def type_size(width: float, height: float) -> float:
    """The size of ordinary text in a window of that size."""
    return max(15.0, min(30.0, min(width, height * 1.25) / 50))
