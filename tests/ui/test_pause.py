"""The pause and the list of keys."""

import pytest

from hearts.engine.game import Phase
from hearts.ui.input import KEYS
from hearts.ui.scenes.help import GENERAL
from tests.ui.pilot import FakeHost, Pilot


@pytest.fixture
def pilot() -> Pilot:
    return Pilot().start(seed="a1b2").settle().key("p")


def test_the_game_waits_and_goes_on(pilot: Pilot) -> None:
    assert pilot.app.scene.name == "pause"
    pilot.key("return")
    assert pilot.app.scene.name == "table"


@pytest.mark.parametrize("key", ["scores", "rules", "settings", "help", "new_game"])
def test_everything_is_reached_and_left_to_the_pause(pilot: Pilot, key: str) -> None:
    pilot.tap(key)
    assert pilot.app.scene.name == key
    pilot.key("escape")
    assert pilot.app.scene.name == "pause"


def test_the_number_of_the_game_is_shown_and_copied(pilot: Pilot) -> None:
    assert "a1b2" in pilot.texts
    pilot.tap("copy")
    assert isinstance(pilot.host, FakeHost)
    assert pilot.host.clipboard == "a1b2"


def test_the_title_offers_the_game_that_was_left(pilot: Pilot) -> None:
    pilot.tap("home")
    assert pilot.app.scene.name == "title"
    assert "Continue" in pilot.texts


def test_the_deal_begins_anew(pilot: Pilot) -> None:
    match = pilot.app.match
    assert match is not None
    pilot.key("escape").play_turn()
    pilot.settle()
    pilot.key("p").tap("replay")
    assert pilot.app.match is not None
    assert pilot.app.match.game.phase is Phase.PASS
    assert pilot.app.match.game.deal.dealt == match.game.deal.dealt


@pytest.mark.parametrize("size", [(1280, 720), (360, 640)])
def test_every_key_is_explained(size: tuple[int, int]) -> None:
    pilot = Pilot(FakeHost(size)).key("?")
    assert pilot.app.scene.name == "help"
    shown = " ".join(pilot.texts.split("\n"))
    for name in (*GENERAL, *KEYS):
        assert pilot.app.text(f"help.key.{name}") in shown
    for letter in "HULSEPRONMF?":
        assert letter in pilot.texts.split("\n")
    pilot.key("escape")
    assert pilot.app.scene.name == "title"


def test_a_page_below_a_dialog_stays_where_it_is() -> None:
    pilot = Pilot(FakeHost((390, 844))).tap("settings").key("?")
    assert pilot.app.scene.name == "help"
    for _ in range(5):
        pilot.key("page down")
    pilot.key("escape")
    assert pilot.app.scene.name == "settings"
    assert pilot.areas["back"]
