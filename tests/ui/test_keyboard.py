"""The keyboard alone does everything: every scene is opened, used and left by keys."""

from functools import cache
from typing import Final

import pygame
import pytest

from hearts.engine.game import Phase
from hearts.engine.options import rules_for
from hearts.ui import widgets
from hearts.ui.app import App
from hearts.ui.input import KEYS, MAIN, Input
from hearts.ui.intents import Intent, Scroll
from hearts.ui.items import Area, Clip, Item, Layer, Picture
from hearts.ui.scenes.registry import SCENES
from tests.ui.pilot import FakeHost, Pilot
from tests.ui.states import STATES
from tests.ui.tables import match_of, table_of

SIZES = [(390, 844), (1280, 720)]
BY_THE_GAME: Final = {
    *("deal_over", "game_over", "moon", "cover", "table"),  # when it is time
    *("look_back", "replay", "review"),  # a game of the history is chosen
    "shared",  # something was pasted
}


@cache
def app() -> App:
    """One app for all: each test replaces its window and its match."""
    return App(FakeHost())


def shown(name: str, size: tuple[int, int]) -> Picture:
    host = app().host
    assert isinstance(host, FakeHost)
    host.size = size
    return STATES[name].enter(app()).picture(app().space(), 0)


def press(control: Input, picture: Picture, code: int) -> tuple[list[Intent], Picture]:
    """What a key means, and the picture after its scrolling."""
    event = pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")
    intents = list(control.read(event, picture, 1))
    for intent in intents:
        if isinstance(intent, Scroll):
            picture = tuple(_scrolled(item, intent) for item in picture)
    return [intent for intent in intents if not isinstance(intent, Scroll)], picture


def _scrolled(item: Item, intent: Scroll) -> Item:
    if not isinstance(item, Clip) or item.key != intent.page:
        return item
    offset = widgets.kept(item.offset + intent.by, item.height, item.box.h)
    return item._replace(offset=offset)


def all_areas(items: Picture) -> list[Area]:
    """What can be done, in sight or scrolled out of it."""
    found: list[Area] = []
    for item in items:
        if isinstance(item, Clip | Layer):
            found += all_areas(item.items)
        elif isinstance(item, Area) and item.enabled:
            found.append(item)
    return found


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", STATES)
def test_tab_comes_to_everything_and_enter_does_it(name: str, size: tuple[int, int]) -> None:
    picture, control = shown(name, size), Input()
    wanted = {area.key: area.intent for area in all_areas(picture)}
    done: dict[str, Intent] = {}
    for _ in wanted:
        _, picture = press(control, picture, pygame.K_TAB)
        assert control.focus is not None
        assert control.focus_seen
        (done[control.focus],), picture = press(control, picture, pygame.K_RETURN)
    assert done == wanted


@pytest.mark.parametrize("name", STATES)
def test_escape_leaves_every_scene(name: str) -> None:
    pilot = Pilot()
    state = STATES[name]
    state.enter(pilot.app)
    if state.scene == "title":
        return
    pilot.app.open(state.scene)
    assert pilot.app.scene.name == state.scene
    pilot.step().key("escape")
    assert pilot.app.scene.name != state.scene


def reach(pilot: Pilot, key: str) -> Pilot:
    """Go to an area with Tab and press Enter."""
    for _ in range(120):
        if pilot.app.input.focus == key and pilot.app.input.focus_seen:
            return pilot.key("return")
        pilot.key("tab")
    raise AssertionError(f"{key} is not reached")


@pytest.mark.parametrize("tap", ["once", "twice", "drag"])
def test_an_evening_with_the_keyboard_alone(tap: str) -> None:
    """From the title through settings and a game to its end, and into its records."""
    pilot = Pilot()
    reach(pilot, "settings")
    reach(pilot, f"tap:{('once', 'twice', 'drag').index(tap)}")
    reach(pilot, "speed:3")
    pilot.key("escape")
    reach(pilot, "new_game")
    pilot.key("escape")
    reach(pilot, MAIN).settle()
    match = match_of(pilot)
    for letter, scene in (("s", "scores"), ("p", "pause"), ("r", "rules"), ("?", "help")):
        assert pilot.key(letter).app.scene.name == scene
        pilot.key("escape")
    assert pilot.key("h").settle().app.scene.name == "table"
    assert len(table_of(pilot).picks.chosen) == 3
    pilot.key("n").settle()
    assert match.game.phase is Phase.PLAY
    card = match.view.playable[0]
    pilot.pick(card, by_keys=True)
    if tap == "twice":
        assert card in match.view.hand
        pilot.key("return")
    pilot.settle()
    assert card not in match.view.hand
    assert pilot.key("l").app.scene.name == "last_trick"
    pilot.key("escape").key("u").settle()
    assert card in match.view.hand


@pytest.mark.parametrize("variant", ["black_lady", "omnibus"])
def test_a_game_of_a_variant_is_played_to_its_end_by_keys(variant: str) -> None:
    pilot = Pilot(FakeHost((390, 844)))
    pilot.app.change("speed", "instant")
    pilot.start(rules=rules_for(variant, None, {"limit": 30}))
    pilot.play_game(by_keys=True)
    pilot.settle()
    assert pilot.app.scene.name == "game_over"


def test_every_scene_is_opened_by_an_area_a_key_or_the_game() -> None:
    named = {getattr(intent, "scene", None) for intent in KEYS.values()}
    for name in STATES:
        named |= {getattr(area.intent, "scene", None) for area in all_areas(shown(name, SIZES[1]))}
    assert set(SCENES) - named - BY_THE_GAME == {"title"}


def test_focus_is_seen_in_every_scene() -> None:
    """The keyboard's focus shows on whatever it comes to: a ring, or a card that stands out."""
    for name in ("title", "new_game", "settings", "rules", "statistics", "daily"):
        pilot = Pilot()
        pilot.app.open(name)
        pilot.step().key("tab")
        before = pygame.image.tobytes(pilot.host.surface(), "RGB")
        pilot.key("tab")
        assert pygame.image.tobytes(pilot.host.surface(), "RGB") != before
