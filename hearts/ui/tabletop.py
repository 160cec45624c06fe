"""The picture of the table: a pure function of what is going on there."""

from collections.abc import Iterator, Mapping
from typing import Final

from hearts.engine.cards import Suit
from hearts.engine.game import Phase
from hearts.ui import fonts, widgets
from hearts.ui.centre import flights, moment_items, passing, resting_trick
from hearts.ui.geometry import Box, around, card_box, centred
from hearts.ui.intents import Claim, Hint, Intent, Open, Undo
from hearts.ui.items import Area, Item, Label, Line, Panel, Sign
from hearts.ui.layout import TableLayout
from hearts.ui.message import Taken
from hearts.ui.own_hand import own_hand
from hearts.ui.scenery import Moving, Scenery
from hearts.ui.seats import seats
from hearts.ui.space import Space
from hearts.ui.theme import ACCENT, HEART, SMALLEST, SOFT, TEXT
from hearts.ui.turn_timer import WARNING

TOOL_INTENTS: Final[Mapping[str, Intent]] = {
    "pause": Open("pause"),
    "undo": Undo(),
    "hint": Hint(),
    "last_trick": Open("last_trick"),
    "scores": Open("scores"),
    "help": Open("help"),
}
PLATES: Final = 2.0  # how much it matters that a message leaves them free
CARDS: Final = 3.0
OWN_CARDS: Final = 9.0  # one of them is to be chosen now
STATUS: Final = 1.0
CROWDED: Final = 1.45  # of the status line's height: more text than that is too much
TOOL_ICONS: Final = {"pause": "menu", "last_trick": "last"}


def resting_items(
    space: Space, layout: TableLayout, scene: Scenery, motion: Moving
) -> Iterator[Item]:
    """Everything on the table that does not move, from the cloth upwards."""
    if not motion.fans:
        yield from seats(space, layout, scene)
    if scene.view.phase is Phase.PASS and not motion.fans:
        yield from passing(space, layout, scene)
    yield from resting_trick(layout, scene, motion.cards)
    yield from _status(space, layout, scene)
    yield from _tools(space, layout, scene)
    if not motion.hand:
        yield from own_hand(space, layout, scene)


def taken(space: Space, layout: TableLayout, scene: Scenery) -> Iterator[Taken]:
    """What a short message should not cover, the same all the while the person thinks."""
    yield from (Taken(plate, PLATES) for plate in layout.plates)
    yield from (Taken(strip.moved(0, -layout.raised), OWN_CARDS) for strip in layout.strips)
    yield from (Taken(tool, CARDS) for tool in layout.tools)
    yield Taken(layout.status, STATUS)
    if scene.view.phase is Phase.PASS:
        for item in passing(space, layout, scene):
            if isinstance(item, Area | Label):
                yield Taken(item.box, CARDS)
            elif isinstance(item, Line):
                yield Taken(around(item.points), PLATES)
        return
    for turn, pose in enumerate(layout.trick):
        if turn:  # a message goes when the person has played
            yield Taken(card_box(pose), CARDS)


def moving_items(
    space: Space, layout: TableLayout, scene: Scenery, motion: Moving
) -> Iterator[Item]:
    """Everything that moves, above the rest."""
    if motion.fans:
        yield from seats(space, layout, scene)
    if motion.hand:
        yield from own_hand(space, layout, scene)
    yield from flights(layout, scene)
    yield from moment_items(space, layout, scene)


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
        late = scene.seconds_left <= WARNING
        ink = HEART if late else ACCENT
        if late:
            yield Panel(centred(clock.middle, side, min(side, clock.h)), None, side / 2, HEART, 2)
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
    if scene.calls and sum(heights) > box.h * CROWDED:  # the own plate is lit all the same
        told, heights = told[:-1], heights[:-1]
    squeeze = min(1.0, box.h / max(1.0, sum(heights)))
    top = box.middle.y - sum(heights) * squeeze / 2
    align = space.align("left") if space.portrait else "centre"
    for (line, size, ink, bold), high in zip(told, heights, strict=True):
        place = Box(box.x, top, box.w, high * squeeze)
        yield Label(line, place, size, ink, bold, align)
        top += high * squeeze


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
            group="actions",
        )
    if scene.can_claim:
        yield from widgets.icon_button(
            space,
            layout.tools[-1],
            "claim",
            space.text("action.claim"),
            Claim(),
            "claim",
            lit=True,
            group="actions",
        )
