"""Contact sheets: the picture of every card. Look at the new ones when they are recorded."""

from collections.abc import Iterable

import pygame
import pytest

from hearts.engine.cards import FACES
from hearts.ui import cards
from hearts.ui.cards import CardStyle
from tests.ui.recorded import recorded, unlike

FELT = (27, 86, 64)
GAP, COLUMNS = 4, 13
FEW = 0.004  # how many pixels of a card may be farther off: a pip is 0.012 of a card

SHEETS = {
    "cards_small": ((45, 63), CardStyle()),
    "cards_phone": ((60, 84), CardStyle()),
    "cards_desktop": ((110, 154), CardStyle()),
    "cards_large_print": ((60, 84), CardStyle(large_print=True)),
    "cards_four_colours": ((60, 84), CardStyle(four_colours=True)),
}


def sheet(pictures: Iterable[pygame.Surface], columns: int) -> pygame.Surface:
    """Pictures of one size in rows, on felt."""
    shown = list(pictures)
    width, height = shown[0].get_size()
    rows = -(-len(shown) // columns)
    size = (columns * (width + GAP) + GAP, rows * (height + GAP) + GAP)
    whole = pygame.Surface(size)
    whole.fill(FELT)
    for number, picture in enumerate(shown):
        row, column = divmod(number, columns)
        whole.blit(picture, (GAP + column * (width + GAP), GAP + row * (height + GAP)))
    return whole


def changed(name: str, whole: pygame.Surface, columns: int, record: bool) -> list[int]:
    """The numbers of the pictures of a sheet that do not look as recorded."""
    golden = recorded(name, whole, record)
    width = (whole.get_width() - GAP) // columns - GAP
    height = width * 7 // 5
    off: list[int] = []
    for number in range(columns * (whole.get_height() // (height + GAP))):
        row, column = divmod(number, columns)
        corner = column * (width + GAP), row * (height + GAP)
        if unlike(golden, whole, pygame.Rect(*corner, width + GAP, height + GAP), FEW):
            off.append(number)
    return off


@pytest.mark.parametrize("name", SHEETS)
def test_every_face_looks_as_recorded(name: str, record: bool) -> None:
    size, style = SHEETS[name]
    whole = sheet((cards.face(card, size, style) for card in FACES), COLUMNS)
    assert [str(FACES[number]) for number in changed(name, whole, COLUMNS, record)] == []


def test_every_back_looks_as_recorded(record: bool) -> None:
    size = (110, 154)
    whole = sheet((cards.back(size, CardStyle(back=name)) for name in cards.BACKS), 3)
    assert [cards.BACKS[number] for number in changed("cards_backs", whole, 3, record)] == []
