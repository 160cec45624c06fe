"""The middle of the table: the pass, the trick, cards in flight, moments."""

from collections.abc import Iterator
from typing import Final

from hearts.engine.cards import QUEEN_OF_SPADES, Card, Suit
from hearts.ui import widgets
from hearts.ui.anim import Place, Where, eased
from hearts.ui.announce import name_of
from hearts.ui.geometry import Box, Point, card_box, centred
from hearts.ui.input import MAIN
from hearts.ui.intents import Confirm
from hearts.ui.items import CardItem, Dot, Icon, Item, Line, Panel, Sign
from hearts.ui.layout import TableLayout
from hearts.ui.own_hand import between, within_hand
from hearts.ui.scenery import Scenery
from hearts.ui.space import Space
from hearts.ui.stage import Flying
from hearts.ui.theme import ACCENT, HEART, TEXT, Colour

TIP: Final = 3.3  # type sizes: room for a tip of two lines above the arrow of a portrait table


def passing(space: Space, layout: TableLayout, scene: Scenery) -> Iterator[Item]:
    """Whom the cards go to: an arrow, a sentence, and the button that passes them."""
    view = scene.view
    count = view.rules.pass_count
    offset = view.table.direction.offset(layout.players)
    receiver = (layout.person + offset) % layout.players
    name = name_of(space.text, receiver, layout.person, layout.players, scene.people)
    board, em = layout.board, space.em
    width = min(board.w, em * 22)
    waits = not view.passed and scene.waiting
    text = space.text("pass.choose", count=count, receiver=name)
    if not waits:
        text = space.text("pass.waiting")
    _, high = widgets.paragraph(space, Box(0, 0, width, 0), text, em * 1.1, TEXT, True, "centre")
    button_high = max(48.0, em * 2.8)
    arrow_high = min(em * 3.6, board.h - high - button_high - 2 * em)
    whole = max(arrow_high, 0) + high + button_high + em * 1.2
    top = board.middle.y - whole / 2
    if space.portrait:
        top = min(max(top, board.y + TIP * em), board.bottom - whole)
    if arrow_high > em * 1.2:
        yield from _arrow(layout, offset, Point(board.middle.x, top + arrow_high / 2), arrow_high)
        top += arrow_high
    top += em * 0.4
    box = Box(board.middle.x - width / 2, top, width, high)
    yield from widgets.paragraph(space, box, text, em * 1.1, TEXT, True, "centre")[0]
    if waits:
        missing = count - len(scene.chosen)
        label = space.text("pass.confirm", receiver=name)
        if missing:
            label = space.text("pass.left", count=missing)
        wide = min(board.w, em * 15)
        place = centred(
            Point(board.middle.x, top + high + em * 0.5 + button_high / 2), wide, button_high
        )
        yield from widgets.button(
            space, place, label, Confirm(), MAIN, main=not missing, enabled=not missing
        )


def _arrow(layout: TableLayout, offset: int, middle: Point, size: float) -> Iterator[Item]:
    """An arrow from the middle towards the receiver's plate."""
    plate = layout.plates[offset].middle
    way = Point(plate.x - middle.x, plate.y - middle.y)
    length = max(1.0, (way.x**2 + way.y**2) ** 0.5)
    along = Point(way.x / length, way.y / length)
    across = Point(-along.y, along.x)
    half, head = size * 0.42, size * 0.24

    def at(forward: float, aside: float) -> Point:
        return Point(
            middle.x + along.x * forward + across.x * aside,
            middle.y + along.y * forward + across.y * aside,
        )

    width = max(3.0, size * 0.09)
    yield Line((at(-half, 0), at(half, 0)), width, ACCENT)
    yield Line((at(half - head, -head), at(half, 0), at(half - head, head)), width, ACCENT)
    for point in (at(-half, 0), at(half, 0), at(half - head, -head), at(half - head, head)):
        yield Dot(point, width / 2, ACCENT)


def resting_trick(
    layout: TableLayout, scene: Scenery, in_motion: frozenset[Card]
) -> Iterator[Item]:
    """The cards in the middle that are not in motion."""
    table = scene.view.table
    for number, card in enumerate(table.carried):
        if card not in in_motion:
            place = Place(Where.CARRIED, 0, number, len(table.carried))
            yield CardItem(card, layout.pose(place))
    for number, card in enumerate(table.trick):
        if card not in in_motion:
            seat = (table.leader + number) % layout.players
            yield CardItem(card, layout.pose(Place(Where.TRICK, seat)))


def flights(layout: TableLayout, scene: Scenery) -> Iterator[Item]:
    """The cards in motion, but those that only move within the own hand."""
    waiting = False
    for flying in scene.flying:
        start, end = flying.start, flying.end
        if within_hand(flying, layout.person) or _arrived(flying):
            continue
        if flying.share == 0 and start.where in (Where.DECK, Where.PASS):
            if start.where is Where.DECK and not waiting:
                waiting = True
                yield CardItem(None, layout.pose(start))
            continue
        if flying.share == 0 and start.where is Where.HAND and start.seat != layout.person:
            continue  # still in the fan
        card = flying.card if flying.face_up else None
        if flying.share == 1 and end.where is Where.HAND and end.seat != layout.person:
            continue
        widest = max(layout.pose(start).w, layout.pose(end).w)
        yield CardItem(card, between(layout, flying), drawn=widest)


def _arrived(flying: Flying) -> bool:
    """Whether the card is where it is out of sight."""
    return flying.share == 1 and flying.end.where is Where.PILE


def moment_items(space: Space, layout: TableLayout, scene: Scenery) -> Iterator[Item]:
    """Hearts broken, the queen of spades, a moon: something to see in the middle."""
    if scene.moment is None:
        return
    name, share = scene.moment
    grow = eased(min(1.0, share * 3))
    middle = layout.board.middle
    side = min(layout.board.h * 0.7, space.em * 9) * (0.5 + 0.5 * grow)
    if name == "moon":
        yield Icon("moon", centred(middle, side, side), ACCENT)
    elif name == "broken":
        yield Sign(Suit.HEARTS, centred(middle, side, side), True)
        half = side * 0.42
        crack = (
            Point(middle.x, middle.y - half * 0.62),
            Point(middle.x - half * 0.16, middle.y - half * 0.2),
            Point(middle.x + half * 0.14, middle.y + half * 0.1),
            Point(middle.x - half * 0.05, middle.y + half * 0.72),
        )
        yield Line(crack, max(3.0, side * 0.04), space.theme.rim)
    elif name == "queen":
        yield from _queen_falls(layout, scene, share)


def _queen_falls(layout: TableLayout, scene: Scenery, share: float) -> Iterator[Item]:
    """Two rings that spread from the queen of spades where she lies."""
    table = scene.view.table
    seats = [
        (table.leader + place) % layout.players
        for place, card in enumerate(table.trick)
        if card.face == QUEEN_OF_SPADES
    ]
    places = [
        flying.start.seat if flying.start.where is Where.TRICK else flying.end.seat
        for flying in scene.flying
        if flying.card and flying.card.face == QUEEN_OF_SPADES
    ]
    for seat in (places or seats)[-1:]:
        pose = layout.pose(Place(Where.TRICK, seat))
        for late in (0.0, 0.22):
            gone = min(1.0, max(0.0, share - late) / (1 - late))
            if 0 < gone < 1:
                box = card_box(pose).inset(-pose.w * 0.45 * eased(gone))
                fading: Colour = (*HEART[:3], round(230 * (1 - gone)))
                yield Panel(box, None, pose.w * 0.1, fading, 4)
