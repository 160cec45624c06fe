"""The SVG text of a whole card at an exact pixel size, put together from the parts in assets/cards.

All measures are in a card of 250 by 350 units; the parts are drawn around the origin. Number cards
have no file of their own: their pips are set by rule. Of a court there is the upper half.
"""

from functools import cache
from typing import Final, NamedTuple

from hearts.engine.cards import RANK_TEXT, Card, Suit
from hearts.ui.assets import ASSETS

WIDTH, HEIGHT = 250, 350
RADIUS: Final = 0.06  # of a corner, as a share of the card's width
BACKS: Final = ("hearts", "petals", "moons")

_BLACK, _RED, _BLUE, _GREEN = "#17181c", "#c4122f", "#1557b0", "#0b7a3e"
_PAPER, _EDGE, _STRONG_EDGE, _MARK, _FOLD = "#fff", "#b4b2a9", "#17181c", "#ffd98a", "#8a5a00"
_TWO_COLOURS = {Suit.DIAMONDS: _RED, Suit.HEARTS: _RED}
_FOUR_COLOURS = {Suit.CLUBS: {_BLACK: _GREEN}, Suit.DIAMONDS: {_RED: _BLUE}}

_COLUMN, _ROW, _PIP = 44, 112, 50  # from the middle to the outer pips, and the size of one
_FOUR_ROWS = (-1, -1 / 3, 1 / 3, 1)
_PIPS: Final[dict[int, tuple[tuple[float, ...], tuple[float, ...]]]] = {
    2: ((), (-1, 1)),  # the rows of the outer columns, the rows of the middle one
    3: ((), (-1, 0, 1)),
    4: ((-1, 1), ()),
    5: ((-1, 1), (0,)),
    6: ((-1, 0, 1), ()),
    7: ((-1, 0, 1), (-1 / 2,)),
    8: ((-1, 0, 1), (-1 / 2, 1 / 2)),
    9: (_FOUR_ROWS, (0,)),
    10: (_FOUR_ROWS, (-2 / 3, 2 / 3)),
}
_ACE, _LARGE_SIGN = 116, 136
_TRAY = 43  # how far a court is moved to the right beside a large index
_LARGE_COURT = 0.96


class CardStyle(NamedTuple):
    """How the person at the screen wants the cards; `back` is one of BACKS."""

    large_print: bool = False
    four_colours: bool = False
    back: str = BACKS[0]
    strong: bool = False  # with a dark edge


class _Index(NamedTuple):
    """Rank over sign: the middle of the column, its top, the scale of the letter, the sign."""

    x: float
    top: float
    letter: float
    gap: float
    sign: float


_INDEX = _Index(28.5, 13, 1, 8, 42)
_LARGE_INDEX = _Index(51, 16, 2, 16, 78)


def index_share(style: CardStyle) -> float:
    """The share of a card's width, from the left, that must be seen to read rank and suit."""
    index = _LARGE_INDEX if style.large_print else _INDEX
    return (2 * index.x - 4) / WIDTH


@cache
def _part(name: str) -> str:
    """What stands inside the <svg> element of a file of assets/cards."""
    text = (ASSETS / "cards" / f"{name}.svg").read_text(encoding="utf-8")
    return text[text.index(">") + 1 : text.rindex("</svg>")].strip()


def pips(rank: int) -> tuple[tuple[float, float], ...]:
    """Where the pips of a number card stand: columns and rows from -1 to 1, rows downwards."""
    pairs, middle = _PIPS[rank]
    return (*((side, row) for row in pairs for side in (-1, 1)), *((0, row) for row in middle))


def _placed(content: str, x: float, y: float, scale: float = 1.0) -> str:
    return f'<g transform="translate({x:.2f} {y:.2f}) scale({scale:.4g})">{content}</g>'


def _twice(content: str) -> str:
    """The content and its copy turned about the middle of the card."""
    return content + _placed(content, WIDTH, HEIGHT, -1)


def _sign(card: Card, x: float, y: float, size: float) -> str:
    return _placed(_part(str(card.suit)), x, y, size / 100)


def _index_of(card: Card, index: _Index) -> str:
    ink = _TWO_COLOURS.get(card.suit, _BLACK)
    letter = _part(RANK_TEXT[card.rank - 2]).replace(_BLACK, ink)
    below = index.top + 54 * index.letter + index.gap + index.sign / 2
    return _placed(letter, index.x, index.top + 27 * index.letter, index.letter) + _sign(
        card, index.x, below, index.sign
    )


def _court(card: Card, x: float, scale: float) -> str:
    half = _part(RANK_TEXT[card.rank - 2] + str(card.suit))
    return _placed(half, x, HEIGHT / 2, scale) + _placed(half, x, HEIGHT / 2, -scale)


def _picture(card: Card) -> str:
    """The middle of a card in normal print."""
    x, y = WIDTH / 2, HEIGHT / 2
    if card.rank <= 10:
        return "".join(
            _sign(card, x + column * _COLUMN, y + row * _ROW, -_PIP if row > 0 else _PIP)
            for column, row in pips(card.rank)
        )
    if card.rank < 14:
        return _court(card, x, 1)
    return _placed(_part("AS"), x, y) if card.suit == Suit.SPADES else _sign(card, x, y, _ACE)


def _large_picture(card: Card) -> str:
    """What stands beside a large index."""
    if 10 < card.rank < 14:
        return _court(card, WIDTH / 2 + _TRAY, _LARGE_COURT)
    return _sign(card, WIDTH - 81, HEIGHT - 90, _LARGE_SIGN)


def face(card: Card, size: tuple[int, int], style: CardStyle, received: bool = False) -> str:
    """The SVG text of a card's face, `size` = width, height in pixels.

    A card just received has a corner under its index, warm and with a dark line: a fold.
    """
    if style.large_print:
        content = _large_picture(card) + _index_of(card, _LARGE_INDEX)
    else:
        content = _picture(card) + _twice(_index_of(card, _INDEX))
    if style.four_colours:
        for two, four in _FOUR_COLOURS.get(card.suit, {}).items():
            content = content.replace(two, four)
    return _sheet(_corner() + content if received else content, size, style.strong)


def back(name: str, size: tuple[int, int]) -> str:
    """The SVG text of the back of that name, `size` = width, height in pixels."""
    return _sheet(_placed(_part(f"back_{name}"), WIDTH / 2, HEIGHT / 2), size)


def _corner() -> str:
    return (
        f'<path fill="{_MARK}" d="M3 118V18Q3 3 18 3H118Z"/>'
        f'<path stroke="{_FOLD}" stroke-width="5" d="M3 118L118 3"/>'
    )


def _sheet(content: str, size: tuple[int, int], strong: bool = False) -> str:
    """A blank card with a thin edge, dark if it is to be strong, and the content on it."""
    width, height = size
    edge = max(1, round(width / (70 if strong else 180)))
    radius = width * RADIUS
    return (
        f'<svg width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" rx="{radius:.2f}"'
        f' fill="{_STRONG_EDGE if strong else _EDGE}"/>'
        f'<rect x="{edge}" y="{edge}" width="{width - 2 * edge}" height="{height - 2 * edge}"'
        f' rx="{max(radius - edge, 0):.2f}" fill="{_PAPER}"/>'
        f'<g transform="scale({width / WIDTH:.5f} {height / HEIGHT:.5f})">{content}</g></svg>'
    )
