"""Which picture goes into which file under assets.

A number card needs no file: the program sets it from the signs by rule, and turns the half of a
court about the middle of the card.
"""

from pathlib import Path
from typing import Final

from build.deck.ace import ace_of_spades
from build.deck.backs import BACKS
from build.deck.courts import courts
from build.deck.figures import HALF_HEIGHT, HALF_WIDTH
from build.deck.icon import SIDE, icon
from build.deck.paths import svg
from build.deck.signs import RANKS, SIGNS, rank, sign

ASSETS: Final = Path(__file__).resolve().parents[2] / "assets"


def texts() -> dict[str, str]:
    """The text of every SVG file by its path under assets."""
    half = (-HALF_WIDTH, -HALF_HEIGHT, 2 * HALF_WIDTH, HALF_HEIGHT)
    cards = {suit: svg(sign(suit), (-50, -50, 100, 100)) for suit in SIGNS}
    cards |= {letter: svg(rank(letter), (-27, -27, 54, 54)) for letter in RANKS}
    cards |= {name: svg(drawing, half) for name, drawing in courts().items()}
    cards |= {"AS": svg(ace_of_spades(), (-80, -85, 160, 170))}
    cards |= {f"back_{name}": svg(back(), (-125, -175, 250, 350)) for name, back in BACKS.items()}
    files = {f"cards/{name}.svg": text for name, text in cards.items()}
    return files | {"icon.svg": svg(icon(), (0, 0, SIDE, SIDE))}


def write(folder: Path = ASSETS) -> None:
    """Write all SVG files into `folder`."""
    for name, text in texts().items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")


def paint_icon(folder: Path = ASSETS) -> None:
    """Paint icon.svg of the folder as icon.png beside it; takes pygame-ce."""
    import pygame

    picture = pygame.image.load_sized_svg(folder / "icon.svg", (SIDE, SIDE))
    pygame.image.save(picture, folder / "icon.png")
