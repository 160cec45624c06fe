"""The seats: name plates, and the small backs of what the others hold."""

from collections.abc import Iterator

from hearts.engine.game import Phase
from hearts.engine.rules import Seat
from hearts.ui import fonts
from hearts.ui.anim import Where
from hearts.ui.announce import name_of, seat_summary
from hearts.ui.choreography import hand_sizes
from hearts.ui.geometry import Box, Pose
from hearts.ui.intents import Open
from hearts.ui.items import Area, CardItem, Item, Label, Panel
from hearts.ui.layout import TableLayout
from hearts.ui.match import PERSON
from hearts.ui.scenery import Scenery
from hearts.ui.space import Space
from hearts.ui.theme import ACCENT, HEART, ON_ACCENT, SMALLEST, SOFT, TEXT, Colour


def seats(space: Space, layout: TableLayout, scene: Scenery) -> Iterator[Item]:
    """The other seats' cards, and all name plates before them."""
    yield from _fans(layout, scene)
    for turn in range(layout.players):
        yield from _plate(space, layout, scene, turn)


def _fans(layout: TableLayout, scene: Scenery) -> Iterator[Item]:
    """The small backs behind the other seats' plates, as many as they hold and are not dealt."""
    if not layout.fan:
        return
    coming: dict[Seat, int] = {}
    for flying in scene.flying:
        if flying.end.where is Where.HAND and flying.share < 1:
            coming[flying.end.seat] = coming.get(flying.end.seat, 0) + 1
    for seat, size in enumerate(hand_sizes(scene.view)):
        turn = (seat - layout.person) % layout.players
        if turn:
            for index in range(size - coming.get(seat, 0)):
                yield CardItem(None, layout.fan_pose(turn, index, size))


def _plate(space: Space, layout: TableLayout, scene: Scenery, turn: int) -> Iterator[Item]:
    """A seat's name, level, cards and points."""
    facts = scene.facts
    seat = (layout.person + turn) % layout.players
    box = layout.plates[turn]
    acts = seat in facts.to_act and facts.phase in (Phase.PLAY, Phase.PASS)
    edge, wide = (ACCENT, 2) if acts else (space.theme.edge, 1)
    yield Panel(box, space.theme.panel, min(14.0, box.h / 3), edge, wide, True)
    pad = min(space.em * 0.6, box.w * 0.07)
    inner = box.inset(pad, box.h * 0.09)
    badge = min(inner.h * 0.62, space.em * 1.75)
    room = inner.left(inner.w - (badge * 1.25 + pad))
    spot = Box(inner.right - badge * 1.25, inner.y + (inner.h - badge) / 2, badge * 1.25, badge)
    if space.mirror:
        room, spot = room.mirrored(inner), spot.mirrored(inner)
    upper, lower = room.stacked((1, 1))
    size = max(float(SMALLEST), min(space.em, upper.h * 0.8))
    small = max(float(SMALLEST), size * 0.88)
    you = None if len(scene.people) > 1 else layout.person  # many look at a shared table
    name = name_of(space.text, seat, you, layout.players, scene.people)
    yield Label(name, upper, size, TEXT, True, space.align("left"))
    if turn and not layout.fan:  # there are no backs that could be counted
        rest = upper.w - fonts.width(name, size, True)
        yield from _count(space, upper, rest, hand_sizes(facts)[seat], small)
    yield from _standing(space, lower, facts.totals[seat], scene.levels[seat], small)
    points = facts.table.points[seat]
    fill: Colour = HEART if points > 0 else space.theme.raised
    yield Panel(spot, fill, badge / 2)
    ink = ON_ACCENT if points > 0 else SOFT
    yield Label(space.text.number(points), spot, size, ink, True, "centre")
    summary = seat_summary(space.text, facts, seat, name)
    yield Area(f"seat:{seat}", box, Open("scores"), summary, "seats", False)


def _count(space: Space, line: Box, rest: float, cards: int, size: float) -> Iterator[Item]:
    """How many cards a seat holds, at the end of the line with its name, if there is room."""
    shown = space.text.number(cards)
    wide = fonts.width(shown, size)
    if rest <= wide + 20:
        return
    number = Box(line.right - wide, line.y, wide, line.h)
    back = Box(number.x - 13, line.y, 10, line.h)
    if space.mirror:
        number, back = number.mirrored(line), back.mirrored(line)
    yield CardItem(None, Pose(back.middle.x, back.middle.y, back.w))
    yield Label(shown, number, size, SOFT, align=space.align("right"))


def _standing(space: Space, line: Box, points: int, player: str, size: float) -> Iterator[Item]:
    """The total, with the level of a computer player where there is room for both."""
    total = space.text("seat.total", count=points)
    level = "" if player == PERSON else space.text(f"level.{player}")
    start = space.align("left")
    if level and fonts.width(f"{total}  {level}", size) + size * 0.4 < line.w:
        first = line.left(fonts.width(total, size) + 2)
        first = first.mirrored(line) if space.mirror else first
        yield Label(total, first, size, SOFT, align=start)
        yield Label(level, line, size, SOFT, align=space.align("right"))
    else:
        fits = fonts.width(total, size) <= line.w
        yield Label(total if fits else space.text.number(points), line, size, SOFT, align=start)
