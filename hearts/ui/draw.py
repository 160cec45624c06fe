"""Painting a draw list onto a surface. Painting decides nothing and changes nothing."""

from functools import lru_cache
from itertools import pairwise
from typing import Final

import pygame

from hearts.engine.cards import Card
from hearts.ui import cards, fonts, shapes
from hearts.ui.cards import CardStyle
from hearts.ui.geometry import CARD_RATIO, Box, card_box
from hearts.ui.items import (
    CardItem,
    Clip,
    Dot,
    Icon,
    Item,
    Label,
    Layer,
    Line,
    Panel,
    Picture,
    Sign,
    Told,
)
from hearts.ui.sheet import Sheet
from hearts.ui.theme import SMALLEST, Theme

SHADOW: Final = 10  # CSS pixels that a panel's shadow reaches
OUTLINE: Final = 2.5  # CSS pixels around a card that stands out
STRONG_OUTLINE: Final = 4.5  # with more contrast
CARD_SHADOW: Final = 0.06  # of a card's width
DIMMED: Final = (206, 211, 207)  # multiplies a card that may not be played


class Painter:
    """Paints on one surface, at so many device pixels to a CSS pixel."""

    def __init__(self, ratio: float, theme: Theme, style: CardStyle) -> None:
        self.surface = pygame.Surface((1, 1))
        self.ratio = ratio
        self.theme = theme
        self.style = style
        self._below: Sheet | None = None  # the cloth with the layer on it
        self._sheet: Sheet | None = None

    @property
    def look(self) -> tuple[float, Theme, CardStyle]:
        """What the painter was made with."""
        return self.ratio, self.theme, self.style

    def paint(self, picture: Picture, surface: pygame.Surface) -> list[pygame.Rect]:
        """The cloth and everything on it; the places that are not as the painter left them."""
        layer, rest = Layer(()), picture
        if picture and isinstance(picture[0], Layer):
            layer, rest = picture[0], picture[1:]
        size = surface.get_size()
        cloth = shapes.cloth(size, self.theme)
        if self._sheet is None or self._below is None or self._sheet.surface is not surface:
            self._below, self._sheet = Sheet(pygame.Surface(size, pygame.SRCALPHA)), Sheet(surface)
        below = self._repaint(self._below, layer.items, cloth, [])
        return self._repaint(self._sheet, rest, self._below.surface, below)

    def prepare(self, card: Card, width: float) -> None:
        """Draw the face of a card that will be painted that wide."""
        sprite(card, self._across(width), self.style, False, False)

    def _repaint(
        self,
        sheet: Sheet,
        items: tuple[Item, ...],
        ground: pygame.Surface,
        below: list[pygame.Rect],
    ) -> list[pygame.Rect]:
        """Paint what differs from the sheet, where the ground has changed too; the places."""
        self.surface = sheet.surface
        self.surface.set_alpha(255)
        places: list[pygame.Rect] = []
        for place, seen in sheet.changes(items, self._bounds, below):
            places.append(place)
            self.surface.set_clip(place)
            self.surface.blit(ground, place, place)
            for item in seen:
                self._item(item, 0)
        self.surface.set_clip(None)
        self.surface.set_alpha(None)  # from now on copied, not laid over what is there
        return places

    def _bounds(self, item: Item) -> pygame.Rect:
        """Where an item is painted, and rather more."""
        ratio = self.ratio
        if isinstance(item, CardItem):
            place = self._place(card_box(item.pose), 0)
            return place.inflate(place.w // 4 + 12 * ratio, place.w // 4 + 12 * ratio)
        if isinstance(item, Line):
            across = [x * ratio for x, _ in item.points]
            down = [y * ratio for _, y in item.points]
            place = pygame.Rect(min(across), min(down), 0, 0)
            place = place.union((max(across), max(down), 0, 0))
            return place.inflate(2 * item.width * ratio + 4, 2 * item.width * ratio + 4)
        if isinstance(item, Dot):
            middle = pygame.Rect(item.middle.x * ratio, item.middle.y * ratio, 0, 0)
            return middle.inflate(2 * item.radius * ratio + 4, 2 * item.radius * ratio + 4)
        if isinstance(item, Layer | Told):
            return pygame.Rect(0, 0, 0, 0)  # the layer's items are painted
        reach = 0.0
        if isinstance(item, Label):
            reach = 2 * item.size  # letters are higher than their line in some scripts
        elif isinstance(item, Panel) and item.shadow:
            reach = 4 * SHADOW
        return self._place(item.box, 0).inflate(reach * ratio + 2, reach * ratio + 2)

    def _item(self, item: Item, up: float) -> None:
        if isinstance(item, CardItem):
            self._card(item, up)
        elif isinstance(item, Label):
            self._label(item, up)
        elif isinstance(item, Panel):
            self._panel(item, up)
        elif isinstance(item, Icon):
            place = self._place(item.box, up)
            self.surface.blit(shapes.icon(item.name, place.size, item.colour), place)
        elif isinstance(item, Sign):
            place = self._place(item.box, up)
            sign = shapes.sign(item.suit, place.size, item.pale, self.style.four_colours)
            self.surface.blit(sign, place)
        elif isinstance(item, Line):
            self._line(item, up)
        elif isinstance(item, Dot):
            self._dot(item, up)
        elif isinstance(item, Clip):
            self._clip(item, up)
        elif isinstance(item, Layer):
            for inner in item.items:
                self._item(inner, up)

    def _place(self, box: Box, up: float) -> pygame.Rect:
        """The device pixels of a box: both edges rounded, so that neighbours meet."""
        ratio = self.ratio
        left, top = round(box.x * ratio), round((box.y - up) * ratio)
        right, bottom = round(box.right * ratio), round((box.bottom - up) * ratio)
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    def _panel(self, item: Panel, up: float) -> None:
        place = self._place(item.box, up)
        if not item.shadow and not place.colliderect(self.surface.get_clip()):
            return
        radius = round(item.radius * self.ratio)
        if item.shadow:
            spread = round(SHADOW * self.ratio)
            soft = shapes.shadow(place.size, radius, spread, 130)
            self.surface.blit(soft, place.inflate(2 * spread, 2 * spread).move(0, spread // 3))
        if item.fill is not None and not radius and item.edge is None and len(item.fill) == 3:
            self.surface.fill(item.fill, place)
            return
        edge_width = max(1, round(item.edge_width * self.ratio))
        picture = shapes.box(place.size, radius, item.fill, item.edge, edge_width)
        self.surface.blit(picture, place)

    def _label(self, item: Label, up: float) -> None:
        if not item.text:
            return
        place = self._place(item.box, up)
        size = round(item.size * self.ratio)
        text, size = fonts.fitted(
            item.text, place.w, size, min(size, round(SMALLEST * self.ratio)), item.bold
        )
        picture = fonts.rendered(text, size, item.bold, item.colour)
        x = place.x
        if item.align != "left":
            room = place.w - picture.get_width()
            x += room if item.align == "right" else room // 2
        self.surface.blit(picture, (x, place.y + (place.h - picture.get_height()) // 2))

    def _card(self, item: CardItem, up: float) -> None:
        ratio = self.ratio
        x, y, wide = item.pose
        width, drawn = self._across(wide), self._across(item.drawn)
        if item.drawn and drawn != width:
            picture = stretched(item.card, drawn, width, self.style)
        else:
            picture = sprite(item.card, width, self.style, item.dim, item.received)
        half_w, half_h = picture.get_width() // 2, picture.get_height() // 2
        middle = (round(x * ratio), round((y - up) * ratio))
        self.surface.blit(picture, (middle[0] - half_w, middle[1] - half_h))
        height = round(width * CARD_RATIO)
        if item.outline is not None:
            wide = STRONG_OUTLINE if self.theme.strong else OUTLINE
            edge = max(2, round(wide * ratio))
            size = (width + 2 * edge, height + 2 * edge)
            radius = round(width * cards.RADIUS) + edge
            ring = shapes.box(size, radius, None, item.outline, edge)
            self.surface.blit(ring, (middle[0] - size[0] // 2, middle[1] - size[1] // 2))

    def _across(self, width: float) -> int:
        """The device pixels of a card's width."""
        return max(8, round(width * self.ratio))

    def _line(self, item: Line, up: float) -> None:
        ratio = self.ratio
        points = [(x * ratio, (y - up) * ratio) for x, y in item.points]
        width = max(1, round(item.width * ratio))
        for start, end in pairwise(points):
            pygame.draw.aaline(self.surface, item.colour, start, end, width)

    def _dot(self, item: Dot, up: float) -> None:
        radius = max(1, round(item.radius * self.ratio))
        middle = (round(item.middle.x * self.ratio), round((item.middle.y - up) * self.ratio))
        self.surface.blit(
            shapes.disc(radius, item.colour), (middle[0] - radius, middle[1] - radius)
        )

    def _clip(self, item: Clip, up: float) -> None:
        before = self.surface.get_clip()
        place = self._place(item.box, up)
        self.surface.set_clip(place.clip(before))
        for inner in item.items:
            self._item(inner, up + item.offset)
        self.surface.set_clip(before)
        if item.height > item.box.h:
            share = item.box.h / item.height
            down = item.offset / item.height
            bar = Box(item.box.right - 5, item.box.y + down * item.box.h, 4, share * item.box.h)
            self._panel(Panel(bar, self.theme.edge, 2), up)


@lru_cache(maxsize=192)
def sprite(
    card: Card | None, width: int, style: CardStyle, dim: bool, received: bool
) -> pygame.Surface:
    """A card with its shadow around it, that wide without the shadow, in device pixels."""
    size = (width, round(width * CARD_RATIO))
    face = cards.face(card, size, style, received) if card else cards.back(size, style)
    spread = max(2, round(width * CARD_SHADOW))
    soft = shapes.shadow(size, round(width * cards.RADIUS), spread, 150)
    picture = soft.copy()
    if dim:
        face = face.copy()
        face.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(face, (spread, spread))
    return picture


@lru_cache(maxsize=64)
def stretched(card: Card | None, drawn: int, width: int, style: CardStyle) -> pygame.Surface:
    """A card in motion: the picture of one width made to another, quicker than drawn anew."""
    picture = sprite(card, drawn, style, False, False)
    share = width / drawn
    size = (round(picture.get_width() * share), round(picture.get_height() * share))
    return pygame.transform.smoothscale(picture, size)
