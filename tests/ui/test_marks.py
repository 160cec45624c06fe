"""Colours and marks: the chosen ones everywhere, and none that is told by its colour alone."""

from typing import Any

import pygame
import pytest

from hearts.cpu.hint import Hint as HintFound
from hearts.cpu.hint import HintReason
from hearts.engine.events import Pass
from hearts.ui.cards import CardStyle
from hearts.ui.chart import Series, line_chart
from hearts.ui.draw import Painter
from hearts.ui.geometry import Box, card_box
from hearts.ui.items import Area, CardItem, Dot, Line, Panel
from hearts.ui.overlay import overlay
from hearts.ui.own_hand import own_hand
from hearts.ui.plots import Curve, curves
from hearts.ui.theme import ACCENT, CHART, STRONG, THEMES
from tests.ui.flipped import every
from tests.ui.pilot import Pilot
from tests.ui.states import STATES
from tests.ui.tables import match_of, table_of

CLEARLY = 60  # of 255 shades: a difference that is seen


@pytest.mark.parametrize("strong", [False, True])
def test_every_scene_is_in_the_colours_that_were_chosen(strong: bool) -> None:
    """No scene has colours of another table: the panels of all are those of the theme."""
    pilot = Pilot()
    pilot.app.change("contrast", strong)
    pilot.app.change("table", "graphite")
    space = pilot.app.space()
    others = {
        colour
        for themes in (THEMES, STRONG)
        for theme in themes.values()
        if theme != space.theme
        for colour in theme[:-1]
    } - set(space.theme[:-1])
    for state in STATES.values():
        picture = state.enter(pilot.app).picture(space, 0)
        fills = {item.fill for item in every(picture) if isinstance(item, Panel)}
        assert not fills & others, state.scene


def test_marks_differ_without_their_colours() -> None:
    """In shades of grey, a card that is received, chosen or advised still looks its own."""
    pilot = Pilot().start().settle()
    card = match_of(pilot).view.hand[4]
    advice = HintFound(Pass(0, (card,)), (), HintReason.VOID_SUIT)
    marks: tuple[dict[str, Any], ...] = (
        {},
        {"received": frozenset((card,))},
        {"chosen": (card,)},
        {"hint": advice},
    )
    seen = [grey(pilot, 4, mark) for mark in marks]
    for number, one in enumerate(seen):
        for other in seen[:number]:
            assert sum(abs(a - b) > CLEARLY for a, b in zip(one, other, strict=True)) > 40


def grey(pilot: Pilot, number: int, mark: dict[str, Any]) -> bytes:
    """The upper left of a card of the hand with a mark, in shades of grey."""
    space, table = pilot.app.space(), table_of(pilot)
    scene = table.scenery(pilot.host.now)._replace(**mark)
    items = tuple(own_hand(space, table.layout(space), scene))
    surface = pygame.Surface((1280, 720), pygame.SRCALPHA)
    Painter(1, space.theme, CardStyle()).paint(items, surface)
    box = card_box([item.pose for item in items if isinstance(item, CardItem)][number])
    place = pygame.Rect(box.x, box.y, box.w * 0.22, box.h * 0.6)
    return pygame.image.tobytes(pygame.transform.grayscale(surface.subsurface(place)), "RGB")[::3]


def test_the_focus_is_seen_by_its_ring_not_only_by_its_colour() -> None:
    pilot = Pilot().key("tab")
    area: Area = pilot.areas[pilot.app.input.focus or ""]
    rings: list[Panel] = []
    for contrast_wanted in (False, True):
        pilot.app.change("contrast", contrast_wanted)
        over = overlay(pilot.app.space(), pilot.picture, pilot.app.input, "")
        rings += [item for item in over if isinstance(item, Panel) and item.edge == ACCENT]
    assert len(rings) == 2
    assert all(ring.fill is None and ring.box.contains(area.box) for ring in rings)
    assert rings[1].edge_width > rings[0].edge_width


def test_lines_of_a_chart_differ_in_shape_too() -> None:
    space, box = Pilot().app.space(), Box(0, 0, 400, 300)
    series = [Series(name, (0, number, 3 * number)) for number, name in enumerate("abcd")]
    shapes: dict[object, set[tuple[str, bool]]] = {}
    for item in line_chart(space, box, series):
        if isinstance(item, Dot):
            shapes.setdefault(item.colour, set()).add(("dot", item.colour == space.theme.panel))
        elif isinstance(item, Panel) and item.box.w == item.box.h:
            colour = item.edge or item.fill
            shapes.setdefault(colour, set()).add(("square", item.edge is not None))
    marks = [shapes[colour] for colour in CHART[:4]]
    assert marks == [{("dot", False)}, {("square", False)}, {("dot", False)}, {("square", True)}]
    assert shapes[space.theme.panel] == {("dot", True)}  # the holes of the third line's rings
    thick = [
        item.width
        for item in curves(space, box, [Curve("a", (1, 2)), Curve("b", (2, 1))])
        if isinstance(item, Line)
    ]
    assert thick[0] < thick[1]
