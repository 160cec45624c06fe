"""The hand of the person at the screen: its cards, their strips, what a hint says of them."""

from collections.abc import Iterator
from typing import Final

from hearts.cpu.hint import Hint as HintFound
from hearts.engine.cards import Card
from hearts.engine.game import Phase
from hearts.engine.rules import Seat
from hearts.ui import fonts
from hearts.ui.advice import advised
from hearts.ui.anim import Where
from hearts.ui.geometry import CARD_RATIO, Box, Point, Pose
from hearts.ui.input import HAND
from hearts.ui.intents import Lift, Pick, Throw
from hearts.ui.items import Area, CardItem, Dot, Icon, Item, Label, Panel
from hearts.ui.layout import INDEX_HIGH, LARGE_INDEX_HIGH, TableLayout, index
from hearts.ui.picks import SHAKE
from hearts.ui.scenery import Scenery
from hearts.ui.space import Space
from hearts.ui.stage import Flying
from hearts.ui.theme import ACCENT, ON_ACCENT, SMALLEST, TEXT

SHAKE_FAR: Final = 0.08  # of its width
PASSED_FAR: Final = 1.0  # a card chosen for the pass stands out by the whole raise
PLAYABLE_FAR: Final = 0.45  # one that may be played, by that share of it
FOCUS_FAR: Final = 0.8
SIGN: Final = 0.24  # of its width: a small sign on a marked card
NEAR: Final = 6.0  # CSS pixels that something beside an index may lie over it
CHIP: Final = 20.0  # CSS pixels: how high it is what a card can be expected to bring


def own_hand(space: Space, layout: TableLayout, scene: Scenery) -> Iterator[Item]:
    """The own cards and their strips; those still on their way are drawn elsewhere."""
    if scene.covered:
        yield from _backs(layout, scene)
        return
    view = scene.view
    within = {f.card: f for f in scene.flying if within_hand(f, layout.person)}
    away = {f.card for f in scene.flying if f.card not in within and f.share < 1}
    dragged = space.dragged
    choosing = view.phase is Phase.PASS and not view.passed
    playing = view.phase is Phase.PLAY and scene.waiting
    marked = advised(scene.hint)
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
        outline = ACCENT if focused or card in marked else None
        dim = playing and card not in view.playable
        item = CardItem(card, pose, dim, outline, card in scene.received)
        if dragged and dragged[0] == key:
            pose = pose._replace(x=pose.x + dragged[1], y=pose.y + min(dragged[2], layout.raised))
            lifted.append(item._replace(pose=pose))
        elif card not in away:
            yield item
            yield from _sign(space, layout, scene, number, item.pose)
        yield _card_area(space, layout, scene, number, choosing, playing)
    yield from lifted
    if scene.hint and playing:
        yield from _expected(space, layout, scene, scene.hint)


def _backs(layout: TableLayout, scene: Scenery) -> Iterator[Item]:
    """The hand as it lies covered."""
    ends = (flying.end for flying in scene.flying if flying.share < 1)
    coming = sum(end.where is Where.HAND and end.seat == layout.person for end in ends)
    for pose in layout.hand[: len(layout.hand) - coming]:
        yield CardItem(None, pose)


def _expected(space: Space, layout: TableLayout, scene: Scenery, hint: HintFound) -> Iterator[Item]:
    """What each card can be expected to bring, under its index or beside it."""
    marked = advised(hint)
    lowered = False
    expected = dict(hint.expected)
    for number, card in enumerate(scene.hand):
        if card not in expected:
            continue
        text = space.text.decimal(expected[card])
        size = Point(fonts.width(text, SMALLEST, True) + 6, CHIP)
        place = _under_index(space, layout, number, size, layout.hand[number])
        if size.x > layout.strips[number].w:  # neighbours one above the other
            lowered = not lowered
            place = place.moved(0, CHIP * lowered)
        best = card in marked
        radius = CHIP / 2 if best else 4
        yield Panel(place, ACCENT if best else space.theme.panel, radius, space.theme.edge)
        yield Label(text, place, SMALLEST, ON_ACCENT if best else TEXT, True, "centre")


def _sign(
    space: Space, layout: TableLayout, scene: Scenery, number: int, pose: Pose
) -> Iterator[Item]:
    """A small sign on a marked card, so that no mark is told by its colour alone."""
    card = scene.hand[number]
    named = scene.hint is not None and card in dict(scene.hint.expected)
    if card in advised(scene.hint) and not named:
        name = "hint"
    elif card in scene.chosen:
        name = "check"
    elif card in scene.received and not named:
        name = "import"
    else:
        return
    if space.settings.signs:
        side = max(12.0, min(22.0, layout.card * SIGN, layout.strips[number].w - 4))
        place = _under_index(space, layout, number, Point(side, side), pose)
        yield Dot(place.middle, side / 2, ON_ACCENT)
        yield Icon(name, place.inset(side * 0.16), ACCENT)


def _under_index(space: Space, layout: TableLayout, number: int, size: Point, pose: Pose) -> Box:
    """Room on a card of the hand: under rank and suit, or beside them where a row lies below."""
    strip, high = layout.strips[number], pose.w * CARD_RATIO
    large = space.settings.large_print
    left, top = pose.x - pose.w / 2, pose.y - high / 2
    under = high * (LARGE_INDEX_HIGH if large else INDEX_HIGH)
    wide = pose.w * index(large)
    if under + size.y <= strip.h:
        across = left + max(2.0, (min(wide, strip.w) - size.x) / 2)
        return Box(across, top + under, *size)
    free = strip.w - wide
    down = 2.0 if size.x - free < NEAR else high * INDEX_HIGH  # rather over the suit than the rank
    return Box(left + max(2.0, min(wide, strip.w - size.x)), top + down, *size)


def _shaken(scene: Scenery, card: Card, width: float) -> float:
    """How far a shaking card is aside: it swings twice and comes to rest."""
    if scene.shaking is None or scene.shaking[0] != card:
        return 0.0
    share = min(1.0, scene.shaking[1] / SHAKE)
    swing = 1 - abs((share * 4) % 2 - 1) * 2
    return width * SHAKE_FAR * swing * (1 - share)


def _card_area(
    space: Space, layout: TableLayout, scene: Scenery, number: int, choosing: bool, playing: bool
) -> Area:
    card = scene.hand[number]
    key = "area.card"
    if playing and card not in scene.view.playable:
        key = "area.card_not"
    picked = choosing or (playing and space.settings.tap != "once")
    return Area(
        f"card:{card}",
        layout.strips[number],
        Pick(card),
        space.text(key, card=card),
        HAND,
        True,
        Throw(card) if choosing or playing else None,
        Lift(card) if space.settings.tap == "drag" and not choosing else None,
        radius=layout.card * 0.06,
        on=card in scene.chosen if picked else None,
    )


def within_hand(flying: Flying, person: Seat) -> bool:
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
