"""Cards: their parts, what an overlapped one shows, and what is kept of them."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from build.deck import files
from hearts.engine.cards import FACES, Card, card_of
from hearts.ui import card_svg, cards
from hearts.ui.cards import CardStyle

ASSETS = Path(__file__).resolve().parents[2] / "assets"
DESKTOP, PHONE = (110, 154), (60, 84)
STRIP = 24
NORMAL, LARGE, FOUR = CardStyle(), CardStyle(large_print=True), CardStyle(four_colours=True)
INDEX_SHARE_OF_HEIGHT = {NORMAL: 0.34, FOUR: 0.34, LARGE: 0.66}

Pictures = dict[Card, pygame.Surface]


def unlike(one: pygame.Surface, other: pygame.Surface, difference: int = 64) -> int:
    """How many pixels of two pictures of one size differ clearly."""
    near = (difference, difference, difference, 255)
    alike = pygame.mask.from_threshold(one, (0, 0, 0), near, other).count()
    return one.get_width() * one.get_height() - alike


def index_of(card: Card, size: tuple[int, int], style: CardStyle) -> pygame.Surface:
    """What the strip of an overlapped card shows of its index, on white."""
    strip = pygame.Surface((STRIP, round(size[1] * INDEX_SHARE_OF_HEIGHT[style])))
    strip.fill("white")
    strip.blit(cards.face(card, size, style), (0, 0))
    return strip


def ink(picture: pygame.Surface) -> int:
    """How many pixels of a picture are dark."""
    return sum(
        pygame.Color(*picture.get_at((x, y))[:3]).grayscale().r < 150
        for x in range(picture.get_width())
        for y in range(picture.get_height())
    )


def test_the_deck_is_drawn_as_it_is_kept() -> None:
    kept = {
        path.relative_to(ASSETS).as_posix(): path.read_text(encoding="utf-8")
        for path in (*(ASSETS / "cards").iterdir(), ASSETS / "icon.svg")
    }
    assert kept == files.texts()


def test_the_deck_is_small_enough_for_the_browser() -> None:
    assert sum(path.stat().st_size for path in (ASSETS / "cards").iterdir()) <= 120_000


def test_the_icon_is_its_drawing_painted(tmp_path: Path) -> None:
    files.write(tmp_path)
    files.paint_icon(tmp_path)
    painted, kept = (pygame.image.load(folder / "icon.png") for folder in (tmp_path, ASSETS))
    assert painted.get_size() == kept.get_size() == (512, 512)
    assert unlike(painted, kept, 24) <= 0.001 * 512 * 512


@pytest.mark.parametrize("rank", range(2, 11))
def test_a_number_card_has_as_many_pips_as_it_says(rank: int) -> None:
    places = card_svg.pips(rank)
    assert len(set(places)) == len(places) == rank
    assert {(-column, row) for column, row in places} == set(places)
    if rank != 7:
        assert {(column, -row) for column, row in places} == set(places)


@pytest.mark.parametrize("size", [(1, 1), (23, 33), (63, 88), PHONE, DESKTOP, (181, 253)])
@pytest.mark.parametrize("style", [NORMAL, LARGE, FOUR])
def test_a_card_has_the_size_asked_for(size: tuple[int, int], style: CardStyle) -> None:
    assert cards.face(card_of("QS"), size, style).get_size() == size
    assert all(cards.back(size, CardStyle(back=name)).get_size() == size for name in cards.BACKS)


@pytest.mark.parametrize(
    ("size", "style", "clearly"),
    [(DESKTOP, NORMAL, 40), (PHONE, NORMAL, 10), (PHONE, LARGE, 40), (DESKTOP, FOUR, 40)],
)
def test_overlapped_cards_can_be_told_apart(
    size: tuple[int, int], style: CardStyle, clearly: int
) -> None:
    strips = {card: index_of(card, size, style) for card in FACES}
    alike = [
        (one, other)
        for one, other in combinations(FACES, 2)
        if unlike(strips[one], strips[other]) < clearly
    ]
    assert not alike


@pytest.mark.parametrize("card", FACES, ids=str)
def test_an_overlapped_card_shows_rank_and_suit(card: Card) -> None:
    strip = index_of(card, DESKTOP, NORMAL)
    letter, sign = (strip.subsurface((0, top, STRIP, 23)) for top in (6, 29))
    assert ink(letter) > 60
    assert ink(sign) > 80


@pytest.mark.parametrize("style", [NORMAL, LARGE, FOUR])
@pytest.mark.parametrize("card", FACES, ids=str)
def test_the_index_ends_where_it_is_said_to(card: Card, style: CardStyle) -> None:
    width, height = 500, 700
    picture = cards.face(card, (width, height), style)
    column = round(cards.index_share(style) * width) + 1
    rows = range(10, round(height * INDEX_SHARE_OF_HEIGHT[style]))
    assert {tuple(picture.get_at((column, row))) for row in rows} == {(255, 255, 255, 255)}


def test_an_index_fits_the_strip() -> None:
    assert cards.index_share(NORMAL) * DESKTOP[0] <= STRIP
    assert cards.index_share(LARGE) * PHONE[0] <= STRIP


def test_four_colours_tell_all_suits_apart() -> None:
    inks = [
        tuple(cards.face(card_of(f"A{suit}"), DESKTOP, FOUR).get_at((55, 77))) for suit in "CDH"
    ]
    green, blue, red = (colour[:3].index(max(colour[:3])) for colour in inks)
    assert (red, green, blue) == (0, 1, 2)


def test_a_court_looks_the_same_turned_round() -> None:
    size = (250, 350)
    for name in ("KH", "QS", "JD"):
        picture = cards.face(card_of(name), size, NORMAL)
        turned = pygame.transform.rotate(picture, 180)
        assert unlike(picture, turned) <= 0.002 * size[0] * size[1]


def test_a_received_card_has_a_mark_in_its_strip() -> None:
    card = card_of("QS")
    plain, marked = (cards.face(card, PHONE, NORMAL, received) for received in (False, True))
    strip = (0, 0, STRIP, PHONE[1])
    assert unlike(plain.subsurface(strip), marked.subsurface(strip)) > 80


def test_a_picture_is_drawn_once() -> None:
    twin, first = card_of("QS'"), card_of("QS")
    assert cards.face(first, PHONE, NORMAL) is cards.face(twin, PHONE, NORMAL)
    assert cards.face(first, PHONE, NORMAL) is not cards.face(first, DESKTOP, NORMAL)
    assert cards.face(first, PHONE, NORMAL) is not cards.face(first, PHONE, LARGE)
    other_back = CardStyle(back=cards.BACKS[1])
    assert cards.face(first, PHONE, NORMAL) is cards.face(first, PHONE, other_back)
    assert cards.back(PHONE, NORMAL) is cards.back(PHONE, FOUR)
    assert cards.back(PHONE, NORMAL) is not cards.back(PHONE, other_back)
