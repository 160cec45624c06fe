"""The twelve courts by name, each the upper half of its card."""

from collections.abc import Callable

from build.deck import clubs, diamonds, hearts, spades
from build.deck.figures import PALETTES, panel
from build.deck.paths import Drawing, Shape, placed
from build.deck.signs import INK, SIGNS

_FIGURES: dict[str, Callable[[], Drawing]] = {
    "JC": clubs.jack,
    "QC": clubs.queen,
    "KC": clubs.king,
    "JD": diamonds.jack,
    "QD": diamonds.queen,
    "KD": diamonds.king,
    "JS": spades.jack,
    "KS": spades.king,
    "JH": hearts.jack,
    "QH": hearts.queen,
    "KH": hearts.king,
}


def _court(name: str) -> Drawing:
    """A figure in a pale frame with its sign in the corner."""
    suit, colours = name[1], PALETTES[name[1]]
    corner = Shape(placed(SIGNS[suit], -49, -127, 0.28), INK[suit])
    return (*panel(colours.pale, colours.main), corner, *_FIGURES[name]())


def courts() -> dict[str, Drawing]:
    """The upper half of every court by the card's text."""
    return {name: _court(name) for name in _FIGURES} | {"QS": spades.queen()}
