"""Every scene and the table in every language, in small windows: no text cut, nothing outside."""

from functools import cache

import pytest

from hearts.engine.rules import Direction
from hearts.ui.app import App
from hearts.ui.items import labels
from hearts.ui.scenes import new_game
from hearts.ui.scenes.table import Table
from hearts.ui.text import Text, languages
from tests.ui.pilot import FakeHost, Pilot
from tests.ui.states import FIVE, STATES
from tests.ui.test_scenes import check_place, check_text, check_touch

OTHERS = tuple(language for language in languages() if language != "en")
SMALL = [(360, 640), (844, 390)]
SEATS = [("duel", 2), ("black_maria", 3), ("classic", 4), ("black_lady", 7), ("cancellation", 10)]


@pytest.fixture(autouse=True)
def _five_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_game, "LEVELS", FIVE)


@cache
def app(language: str) -> App:
    """One app for each language: each test replaces its window and its match."""
    host = FakeHost()
    host.wanted_language = language
    return App(host)


@pytest.mark.parametrize("size", SMALL, ids=str)
@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_scene_fits(language: str, name: str, size: tuple[int, int]) -> None:
    host = app(language).host
    assert isinstance(host, FakeHost)
    host.size = size
    for large_print in (False, True):
        app(language).settings = app(language).settings.__class__(large_print=large_print)
        space = app(language).space()
        picture = STATES[name].enter(app(language)).picture(space, 0)
        check_place(picture, space.safe)
        check_touch(picture)
        check_text(picture)


@pytest.mark.parametrize(("variant", "players"), SEATS)
@pytest.mark.parametrize("language", OTHERS)
def test_the_table_fits(language: str, variant: str, players: int) -> None:
    host = FakeHost()
    host.wanted_language = language
    pilot = Pilot(host)
    pilot.app.change("speed", "instant")
    pilot.start(variant, players).settle()
    check_table(pilot)
    pilot.play_turn()
    check_table(pilot.settle())


def check_table(pilot: Pilot) -> None:
    table = pilot.app.scene
    assert isinstance(table, Table)
    for size in (*SMALL, (1280, 720)):
        pilot.host.size = size
        space = pilot.app.space()
        for sentence in longest(space.text, 6):
            table.status = sentence
            picture = table.picture(space, pilot.host.now)
            check_text(picture)
            assert all(space.safe.contains(label.box, 1) for label in labels(picture))


@cache
def longest(text: Text, count: int) -> tuple[str, ...]:
    """The longest sentences that the status line may have to show."""
    name = max((text(f"player.{turn}") for turn in range(1, 10)), key=len)
    card = max((text(f"rank.{rank}") for rank in "23456789TJQKA"), key=len)
    card = text("card.name", rank=card, suit=text("suit.C"))
    slots = {"player": name, "card": card, "cards": card, "count": 26}
    ways = [f"event.dealt_{way}" for way in Direction]
    keys = [*ways, *text.keys("reason"), "event.carried", "event.played", "event.marked"]
    keys += ["event.taken", "event.kitty", "tell.claimed", "tell.thinking", *text.keys("hint")]
    return tuple(sorted((text(key, **slots) for key in keys), key=len)[-count:])
