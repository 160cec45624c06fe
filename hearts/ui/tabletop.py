"""The picture of the table: a pure function of what is going on there."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from hearts.cpu.hint import Hint as HintFound
from hearts.engine.cards import Card, Suit
from hearts.engine.events import Pass, Play
from hearts.engine.game import Phase
from hearts.engine.rules import Seat
from hearts.engine.view import View
from hearts.ui import fonts, widgets
from hearts.ui.anim import Place, Where, eased
from hearts.ui.announce import name_of, seat_summary
from hearts.ui.choreography import hand_sizes
from hearts.ui.geometry import Box, Point, Pose, centred
from hearts.ui.input import HAND, MAIN
from hearts.ui.intents import Claim, Confirm, Hint, Intent, Open, Pick, Throw, Undo
from hearts.ui.items import Area, CardItem, Dot, Icon, Item, Label, Line, Panel, Sign
from hearts.ui.layout import TableLayout
from hearts.ui.space import Space
from hearts.ui.stage import Flying
from hearts.ui.theme import ACCENT, HEART, ON_ACCENT, SMALLEST, SOFT, TEXT, Colour

SHAKE: Final = 0.18  # seconds that a card which may not be played shakes
SHAKE_FAR: Final = 0.08  # of its width
PASSED_FAR: Final = 1.0  # a card chosen for the pass stands out by the whole raise
PLAYABLE_FAR: Final = 0.45  # one that may be played, by that share of it
FOCUS_FAR: Final = 0.8
TOOL_INTENTS: Final[Mapping[str, Intent]] = {
    "pause": Open("pause"),
    "undo": Undo(),
    "hint": Hint(),
    "last_trick": Open("last_trick"),
    "scores": Open("scores"),
    "help": Open("help"),
}
TOOL_ICONS: Final = {"pause": "menu", "last_trick": "last"}


class Scenery(NamedTuple):
    """What is going on at the table."""

    view: View  # as the game stands
    facts: View  # as it is told: behind the view while something is in motion
    hand: tuple[Card, ...]  # as it lies, from left to right
    levels: tuple[str, ...]
    flying: tuple[Flying, ...]
    chosen: tuple[Card, ...]  # for the pass, or the one tapped once
    received: frozenset[Card]  # marked until the first card is played
    hint: HintFound | None
    shaking: tuple[Card, float] | None  # the card, and for how long so far
    moment: tuple[str, float] | None  # hearts broken, the queen, a moon: its name and share gone
    status: str  # what happened last
    calls: str  # what the person is asked for
    waiting: bool  # for the person
    can_undo: bool
    can_claim: bool
    seconds_left: int | None  # of the turn timer


class Moving(NamedTuple):
    """Which parts of the table are in motion, and so cannot be painted once and kept."""

    cards: frozenset[Card]
    fans: bool
    hand: bool


def moving(scene: Scenery, person: Seat, dragged: bool) -> Moving:
    """What is in motion now."""
    ends = [place for flying in scene.flying for place in (flying.start, flying.end)]
    in_hand = any(place.where is Where.HAND and place.seat == person for place in ends)
    return Moving(
        cards=frozenset(flying.card for flying in scene.flying if flying.card is not None),
        fans=any(f.card is None and f.end.where is Where.HAND for f in scene.flying),
        hand=in_hand or scene.shaking is not None or dragged,
    )


def resting_items(
    space: Space, layout: TableLayout, scene: Scenery, motion: Moving
) -> Iterator[Item]:
    """Everything on the table that does not move, from the cloth upwards."""
    if not motion.fans:
        yield from _fans(layout, scene)
    for turn in range(layout.players):
        yield from _plate(space, layout, scene, turn)
    if scene.view.phase is Phase.PASS and not motion.fans:
        yield from _passing(space, layout, scene)
    yield from _resting_trick(layout, scene, motion.cards)
    yield from _status(space, layout, scene)
    yield from _tools(space, layout, scene)
    if not motion.hand:
        yield from _hand(space, layout, scene)


def moving_items(
    space: Space, layout: TableLayout, scene: Scenery, motion: Moving
) -> Iterator[Item]:
    """Everything that moves, above the rest."""
    if motion.fans:
        yield from _fans(layout, scene)
    if motion.hand:
        yield from _hand(space, layout, scene)
    yield from _flights(layout, scene)
    yield from _moment(space, layout, scene)


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
    yield Panel(
        box,
        space.theme.panel,
        min(14.0, box.h / 3),
        ACCENT if acts else space.theme.edge,
        2 if acts else 1,
        True,
    )
    pad = min(space.em * 0.6, box.w * 0.07)
    inner = box.inset(pad, box.h * 0.09)
    badge = min(inner.h * 0.62, space.em * 1.75)
    points = facts.table.points[seat]
    room = inner.left(inner.w - (badge * 1.25 + pad))
    spot = Box(inner.right - badge * 1.25, inner.y + (inner.h - badge) / 2, badge * 1.25, badge)
    if space.mirror:
        room, spot = room.mirrored(inner), spot.mirrored(inner)
    upper, lower = room.stacked((1, 1))
    size = max(float(SMALLEST), min(space.em, upper.h * 0.8))
    small = max(float(SMALLEST), size * 0.88)
    name = name_of(space.text, seat, layout.person, layout.players)
    yield Label(name, upper, size, TEXT, True, space.align("left"))
    total = space.text("seat.total", count=facts.totals[seat])
    level = space.text(f"level.{scene.levels[seat]}") if turn else ""
    if level and fonts.width(f"{total}  {level}", small) + small * 0.4 < lower.w:
        first, second = lower.left(fonts.width(total, small) + 2), lower
        if space.mirror:
            first = first.mirrored(lower)
        yield Label(total, first, small, SOFT, align=space.align("left"))
        yield Label(level, second, small, SOFT, align=space.align("right"))
    elif fonts.width(total, small) <= lower.w:
        yield Label(total, lower, small, SOFT, align=space.align("left"))
    else:
        number = space.text.number(facts.totals[seat])
        yield Label(number, lower, small, SOFT, align=space.align("left"))
    fill: Colour = HEART if points > 0 else space.theme.raised
    yield Panel(spot, fill, badge / 2)
    ink = ON_ACCENT if points > 0 else SOFT
    yield Label(space.text.number(points), spot, size, ink, True, "centre")
    summary = seat_summary(space.text, facts, seat)
    yield Area(f"seat:{seat}", box, Open("scores"), summary, "seats", False)


def _passing(space: Space, layout: TableLayout, scene: Scenery) -> Iterator[Item]:
    """Whom the cards go to: an arrow, a sentence, and the button that passes them."""
    view = scene.view
    count = view.rules.pass_count
    offset = view.table.direction.offset(layout.players)
    receiver = (layout.person + offset) % layout.players
    name = name_of(space.text, receiver, layout.person, layout.players)
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


def _resting_trick(
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


def _flights(layout: TableLayout, scene: Scenery) -> Iterator[Item]:
    """The cards in motion, but those that only move within the own hand."""
    waiting = False
    for flying in scene.flying:
        start, end = flying.start, flying.end
        if _within_hand(flying, layout.person) or _arrived(flying):
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


def _within_hand(flying: Flying, person: Seat) -> bool:
    start, end = flying.start, flying.end
    return start.where is end.where is Where.HAND and start.seat == end.seat == person


def between(layout: TableLayout, flying: Flying) -> Pose:
    """Where a card in motion is."""
    start, end, share = layout.pose(flying.start), layout.pose(flying.end), flying.share
    return Pose(
        start.x + (end.x - start.x) * share,
        start.y + (end.y - start.y) * share,
        start.w + (end.w - start.w) * share,
    )


def _hand(space: Space, layout: TableLayout, scene: Scenery) -> Iterator[Item]:
    """The own cards and their strips; those still on their way are drawn elsewhere."""
    view = scene.view
    within = {f.card: f for f in scene.flying if _within_hand(f, layout.person)}
    away = {f.card for f in scene.flying if f.card not in within and f.share < 1}
    dragged = space.dragged
    choosing = view.phase is Phase.PASS and not view.passed
    playing = view.phase is Phase.PLAY and scene.waiting
    advised = _advised(scene.hint)
    lifted: list[Item] = []
    for number, card in enumerate(scene.hand):
        pose = layout.hand[number]
        if card in within:
            pose = between(layout, within[card])
        key = f"card:{card}"
        focused = space.focus == key
        far = 0.0
        if card in scene.chosen:
            far = PASSED_FAR
        elif focused:
            far = FOCUS_FAR
        elif playing and card in view.playable:
            far = PLAYABLE_FAR
        shift = _shaken(scene, card, pose.w)
        pose = pose._replace(x=pose.x + shift, y=pose.y - layout.raised * far)
        outline = ACCENT if focused or card in advised else None
        dim = playing and card not in view.playable
        item = CardItem(card, pose, dim, outline, card in scene.received)
        if dragged and dragged[0] == key:
            pose = pose._replace(x=pose.x + dragged[1], y=pose.y + min(dragged[2], layout.raised))
            lifted.append(item._replace(pose=pose))
        elif card not in away:
            yield item
        yield _card_area(space, layout, scene, number, choosing or playing)
    yield from lifted
    if scene.hint and playing:
        yield from _expected(space, layout, scene, scene.hint)


def _advised(hint: HintFound | None) -> tuple[Card, ...]:
    """The cards that a hint says to play or to pass."""
    action = hint and hint.action
    if isinstance(action, Pass):
        return action.cards
    return (action.card,) if isinstance(action, Play) else ()


def _expected(space: Space, layout: TableLayout, scene: Scenery, hint: HintFound) -> Iterator[Item]:
    """What each card can be expected to bring, on its upper edge."""
    advised = _advised(hint)
    for card, points in hint.expected:
        if card not in scene.hand:
            continue
        strip = layout.strips[scene.hand.index(card)]
        text = space.text.decimal(points)
        wide = fonts.width(text, SMALLEST, True) + 6
        top = strip.y - layout.raised * PLAYABLE_FAR - 11
        box = Box(strip.x + min(strip.w, layout.card) / 2 - wide / 2, top, wide, 20)
        best = card in advised
        yield Panel(box, ACCENT if best else space.theme.panel, 6, space.theme.edge)
        yield Label(text, box, SMALLEST, ON_ACCENT if best else TEXT, True, "centre")


def _shaken(scene: Scenery, card: Card, width: float) -> float:
    """How far a shaking card is aside: it swings twice and comes to rest."""
    if scene.shaking is None or scene.shaking[0] != card:
        return 0.0
    share = min(1.0, scene.shaking[1] / SHAKE)
    swing = 1 - abs((share * 4) % 2 - 1) * 2
    return width * SHAKE_FAR * swing * (1 - share)


def _card_area(
    space: Space, layout: TableLayout, scene: Scenery, number: int, active: bool
) -> Area:
    card, view = scene.hand[number], scene.view
    key = "area.card"
    if card in scene.chosen and view.phase is Phase.PASS:
        key = "area.card_passed"
    elif view.phase is Phase.PLAY and scene.waiting and card not in view.playable:
        key = "area.card_not"
    return Area(
        f"card:{card}",
        layout.strips[number],
        Pick(card),
        space.text(key, card=card),
        HAND,
        True,
        Throw(card) if active else None,
        radius=layout.card * 0.06,
    )


def _status(space: Space, layout: TableLayout, scene: Scenery) -> Iterator[Item]:
    """What happened last or what to do, beside the own plate."""
    box = layout.status
    facts = scene.facts
    if facts.table.broken and facts.rules.must_break:
        side = space.em * 1.6
        mark = Box(box.x, box.middle.y - side / 2, side, side)
        box = box.after(side * 1.3)
        if space.mirror:
            mark, box = mark.mirrored(layout.status), box.mirrored(layout.status)
        yield Sign(Suit.HEARTS, mark, True)
    if scene.seconds_left is not None:
        side = max(44.0, space.em * 2.2)
        clock = Box(box.right - side, box.y, side, box.h)
        box = box.left(box.w - side)
        if space.mirror:
            clock, box = clock.mirrored(layout.status), box.mirrored(layout.status)
        ink = HEART if scene.seconds_left <= 5 else ACCENT
        yield Label(
            space.text.number(scene.seconds_left), clock, space.em * 1.3, ink, True, "centre"
        )
    room = 2 - bool(scene.calls)
    size = space.em
    lines = fonts.wrapped(scene.status, box.w, size)
    if len(lines) > room:
        size = float(SMALLEST)
        lines = fonts.wrapped(scene.status, box.w, size)
    told = [(line, size, SOFT if scene.calls else TEXT, False) for line in lines if line]
    if scene.calls:
        told.append((scene.calls, space.em * 1.1, ACCENT, True))
    heights = [size * fonts.LINE for _, size, _, _ in told]
    squeeze = min(1.0, box.h / max(1.0, sum(heights)))
    top = box.middle.y - sum(heights) * squeeze / 2
    align = space.align("left") if space.portrait else "centre"
    for (line, size, ink, bold), high in zip(told, heights, strict=True):
        place = Box(box.x, top, box.w, high * squeeze)
        yield Label(line, place, size, ink, bold, align)
        top += high * squeeze


def _moment(space: Space, layout: TableLayout, scene: Scenery) -> Iterator[Item]:
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


def _tools(space: Space, layout: TableLayout, scene: Scenery) -> Iterator[Item]:
    """The round buttons; "end the deal" takes the last place when nothing can change any more."""
    played = any(scene.view.table.tricks)
    enabled = {
        "undo": scene.can_undo,
        "hint": scene.waiting and space.settings.hints,
        "last_trick": played,
    }
    names = [name for name in TOOL_INTENTS if not (scene.can_claim and name == "help")]
    for name, box in zip(names, layout.tools, strict=False):
        yield from widgets.icon_button(
            space,
            box,
            TOOL_ICONS.get(name, name),
            space.text(f"action.{name}"),
            TOOL_INTENTS[name],
            name,
            enabled.get(name, True),
        )
    if scene.can_claim:
        yield from widgets.icon_button(
            space, layout.tools[-1], "claim", space.text("action.claim"), Claim(), "claim", lit=True
        )
