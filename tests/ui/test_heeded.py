"""Every setting is flipped, and what it changes is seen: in picture, time, input or telling."""

from collections.abc import Callable
from dataclasses import fields
from itertools import pairwise
from typing import Any

import pygame
import pytest

from hearts.cpu.hint import Hint as HintFound
from hearts.cpu.hint import HintReason
from hearts.engine.cards import Card
from hearts.engine.events import Pass
from hearts.engine.game import Phase
from hearts.store import Settings
from hearts.ui.cards import CardStyle
from hearts.ui.draw import Painter
from hearts.ui.geometry import Point, card_box
from hearts.ui.items import Area, CardItem, Icon, Item, Panel, Sign
from hearts.ui.layout import INDEX, LARGE_INDEX
from hearts.ui.moments import Moments
from hearts.ui.overlay import overlay
from hearts.ui.own_hand import own_hand
from hearts.ui.theme import ACCENT, HEART, STRONG, THEMES
from hearts.ui.turn_timer import WARNING
from tests.ui.pilot import FakeHost, Pilot
from tests.ui.states import STATES
from tests.ui.tables import cards_shown, flat, match_of, playing, table_of

PHONE = (390, 844)
CLEARLY = 60  # of 255 shades: a difference that is seen
Flip = Callable[[], None]


def painted(pilot: Pilot) -> bytes:
    """What the window looks like."""
    pilot.step()
    return pygame.image.tobytes(pilot.host.surface(), "RGB")


def flipped(setting: str, value: object, size: tuple[int, int] = (1280, 720)) -> Pilot:
    """A game at the person's first turn, with a setting that has another value."""
    pilot = Pilot(FakeHost(size))
    pilot.app.change(setting, value)
    return playing(pilot)


def looks(setting: str, value: object) -> None:
    """Flipping it changes the picture of the table, and flipping it back restores it."""
    pilot = playing()
    pilot.run(10, 1)  # until no message is left
    before = painted(pilot)
    default = getattr(pilot.app.settings, setting)
    pilot.app.change(setting, value)
    assert painted(pilot) != before
    pilot.app.change(setting, default)
    assert painted(pilot) == before


def language() -> None:
    pilot = playing()
    assert "Your turn" in pilot.texts or "Your lead" in pilot.texts
    pilot.app.change("language", "fa")
    pilot.step()
    assert "نوبت شماست" in pilot.texts or "شروع دست با شماست" in pilot.texts
    assert pilot.host.spoken == ("fa", True)


def speed() -> None:
    seconds: list[float] = []
    for value in ("slow", "normal", "fast", "instant"):
        pilot = Pilot()
        pilot.app.change("speed", value)
        began = pilot.host.now
        pilot.start().settle()
        seconds.append(pilot.host.now - began)
    assert seconds == sorted(set(seconds), reverse=True)
    assert seconds[-1] < 0.5


def volume() -> None:
    pilot = Pilot()
    pilot.app.change("volume", 2)
    assert pilot.app.sounds.volume == 0.2
    pilot.app.change("volume", 10)
    assert pilot.app.sounds.volume == 1


def mute() -> None:
    pilot = Pilot().key("m")
    assert pilot.app.sounds.muted
    assert not pilot.key("m").app.sounds.muted


def four_colours() -> None:
    """On the cards, and of the signs that are drawn on a dark ground."""
    looks("four_colours", True)
    pilot = Pilot()
    pilot.app.match = None
    scene = STATES["deal over"].enter(pilot.app)
    picture = scene.picture(pilot.app.space(), 0)
    assert [item for item in every(picture) if isinstance(item, Sign)]
    pilot.app.open("deal_over")
    before = painted(pilot)
    pilot.app.change("four_colours", True)
    assert painted(pilot) != before


def large_print() -> None:
    """On the table, and in rows of cards elsewhere, which show as much as the print needs."""
    looks("large_print", True)
    for value, share in ((False, INDEX), (True, LARGE_INDEX)):
        pilot = Pilot(FakeHost(PHONE))
        pilot.app.change("large_print", value)
        for name in ("replay, dealt", "fairness"):
            scene = STATES[name].enter(pilot.app)
            items = every(scene.picture(pilot.app.space(), 0))
            cards = [item for item in items if isinstance(item, CardItem) and item.card]
            for one, other in pairwise(cards):
                if one.pose.w == other.pose.w and 0 < other.pose.x - one.pose.x < one.pose.w:
                    assert other.pose.x - one.pose.x >= share * one.pose.w - 0.01


def back() -> None:
    looks("back", "moons")


def table() -> None:
    looks("table", "blue")


def tap() -> None:
    """How often a card is touched before it is played, or whether a touch never plays it."""
    touches = {"once": 1, "twice": 2, "drag": None}
    for value, count in touches.items():
        pilot = flipped("tap", value)
        match = match_of(pilot)
        card = match.view.playable[0]
        for number in range(1, 4):
            pilot.tap(card)
            if card not in match.view.hand:
                assert number == count
                break
        else:
            assert count is None
            assert pilot.app.text("told.drag") in pilot.texts
            dragged(pilot, card)
            assert card not in match.view.hand


def dragged(pilot: Pilot, card: Card) -> None:
    start = pilot.areas[f"card:{card}"].box.middle
    pilot.mouse("down", start)
    pilot.mouse("move", Point(start.x, start.y - 90))
    pilot.mouse("up", Point(start.x, start.y - 90))


def sort() -> None:
    pilot = playing()
    cards = [key for key in pilot.areas if key.startswith("card:")]
    pilot.app.change("sort", "ranks")
    pilot.step()
    assert [key for key in pilot.areas if key.startswith("card:")] != cards


def timer() -> None:
    """The time is shown, its near end told once and urgently, its end played by a computer."""
    pilot = flipped("timer", 30)
    pilot.app.change("speech", True)
    match = match_of(pilot)
    actions = len(match.game.actions)
    warning = pilot.app.text("told.seconds", count=WARNING)
    pilot.run(18, 0.5)
    assert warning not in pilot.host.said
    rings = [item for item in flat(pilot.picture) if isinstance(item, Panel) and item.edge == HEART]
    assert not rings
    pilot.run(4, 0.5)
    assert pilot.host.said.count(warning) == 1
    assert (warning, True) in pilot.host.spoken_aloud
    assert warning in pilot.texts
    assert [item for item in flat(pilot.picture) if isinstance(item, Panel) and item.edge == HEART]
    pilot.key("p").run(60, 0.5)  # nobody is hurried who looks at something else
    pilot.key("escape")
    assert len(match.game.actions) == actions
    pilot.run(10, 0.5)
    assert len(match.game.actions) > actions
    assert pilot.host.said.count(warning) == 1


def confirm_pass() -> None:
    for value, phase in ((True, Phase.PASS), (False, Phase.PLAY)):
        pilot = Pilot()
        pilot.app.change("confirm_pass", value)
        pilot.start().settle()
        for card in match_of(pilot).view.hand[:3]:
            pilot.tap(card)
        pilot.settle()
        assert match_of(pilot).game.phase is phase


def hints() -> None:
    assert playing().areas["hint"].enabled
    pilot = flipped("hints", False)
    assert not pilot.areas["hint"].enabled
    pilot.key("h").settle()
    assert table_of(pilot).advice.found is None


def tips() -> None:
    told = []
    for value in (True, False):
        pilot = Pilot(tips=True)
        pilot.app.change("tips", value)
        pilot.start().settle()
        told.append(bool(pilot.app.message))
    assert told == [True, False]


def reduced_motion() -> None:
    """By the system or the setting: nothing is between two places, nothing shakes or grows."""
    for system, setting, still in (
        (False, None, False),
        (True, None, True),
        (True, False, False),
        (False, True, True),
    ):
        host = FakeHost()
        host.still = system
        pilot = Pilot(host)
        pilot.app.change("reduced_motion", setting)
        playing(pilot)
        wrong = next(c for c in match_of(pilot).view.hand if c not in match_of(pilot).view.playable)
        rest = cards_shown(pilot)[str(wrong)].pose
        pilot.tap(wrong)
        assert (cards_shown(pilot)[str(wrong)].pose == rest) is still
        moments = Moments()
        moments.begin("moon", 0)
        assert (moments.current(0.1, pilot.app.still) == moments.current(0.5, still)) is still
        pilot.play_turn()
        shares = set[float]()
        for _ in range(20):
            pilot.step()
            shares |= {flying.share for flying in table_of(pilot).stage.flying(host.now)}
        assert (shares <= {0.0, 1.0}) is still


def contrast() -> None:
    """By the system or the setting: other colours, thicker marks, edges around what is touched."""
    looks("contrast", True)
    for system, setting, strong in (
        (False, None, False),
        (True, None, True),
        (True, False, False),
        (False, True, True),
    ):
        host = FakeHost()
        host.contrast = system
        pilot = Pilot(host)
        pilot.app.change("contrast", setting)
        assert pilot.app.space().theme == (STRONG if strong else THEMES)["green"]
        pilot.start().settle()
        box = pilot.areas["pause"].box
        edges = [i.edge for i in flat(pilot.picture) if isinstance(i, Panel) and i.box == box]
        assert any(edges) is strong


def signs() -> None:
    """Cards received, chosen and advised have signs of their own; without it, none has."""
    assert signs_on(flipped("signs", True)) == {"import"}
    assert signs_on(flipped("signs", False)) == set()
    for value in (True, False):
        pilot = Pilot()
        pilot.app.change("signs", value)
        pilot.start().settle()
        pilot.tap(match_of(pilot).view.hand[0])
        assert signs_on(pilot) == ({"check"} if value else set())
        pilot.key("h").settle()
        assert signs_on(pilot) == ({"hint"} if value else set())


def signs_on(pilot: Pilot) -> set[str]:
    """The signs that lie on cards of the hand."""
    cards = [card_box(card.pose) for card in cards_shown(pilot).values()]
    icons = [item for item in flat(pilot.picture) if isinstance(item, Icon)]
    return {icon.name for icon in icons if any(box.contains(icon.box) for box in cards)}


def speech() -> None:
    for value in (False, True):
        pilot = flipped("speech", value)
        pilot.play_turn()
        pilot.settle()
        assert any(" plays " in sentence for sentence, _ in pilot.host.spoken_aloud) is value


def left_handed() -> None:
    """Buttons stand on the other side: those of the table, and the one that closes a dialog."""
    for size in ((1280, 720), PHONE):
        pilot = playing(Pilot(FakeHost(size)))
        sides: list[list[float]] = []
        for value in (False, True):
            pilot.app.change("left_handed", value)
            pilot.step()
            at_table = pilot.areas["pause"].box.middle.x
            pilot.key("p")
            sides.append([at_table, pilot.areas["close"].box.middle.x])
            pilot.key("escape")
        middle = size[0] / 2
        assert all((one < middle) != (other < middle) for one, other in zip(*sides, strict=True))


def variant() -> None:
    chosen("variant", "omnibus", "players", 5)


def players() -> None:
    chosen("players", 5)


def level() -> None:
    chosen("level", "hard")
    pilot = Pilot()
    pilot.app.change("level", "normal")
    pilot.step()
    assert pilot.app.text("level.normal") in pilot.texts


def chosen(*pairs: object) -> None:
    """The last new game is offered again: the scene looks otherwise."""
    pilot = Pilot().tap("new_game")
    before = pilot.texts, painted(pilot)
    pilot.key("escape")
    for name, value in zip(pairs[::2], pairs[1::2], strict=True):
        pilot.app.change(str(name), value)
    pilot.tap("new_game")
    assert (pilot.texts, painted(pilot)) != before


HEEDED: dict[str, Flip] = {
    flip.__name__: flip
    for flip in (
        *(language, speed, volume, mute, four_colours, large_print, back, table, tap, sort),
        *(timer, confirm_pass, hints, tips, reduced_motion, contrast, signs, speech),
        *(left_handed, variant, players, level),
    )
}


@pytest.mark.parametrize("setting", HEEDED)
def test_a_setting_is_heeded(setting: str) -> None:
    HEEDED[setting]()


def test_every_setting_there_is_has_its_test() -> None:
    assert set(HEEDED) == {field.name for field in fields(Settings)}


def every(items: tuple[Item, ...]) -> list[Item]:
    """All items, those on pages and layers too."""
    found: list[Item] = []
    for item in items:
        inner = getattr(item, "items", None)
        found += every(inner) if inner is not None else [item]
    return found


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
