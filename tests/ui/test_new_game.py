"""A new game: what is chosen is what is played, and what is impossible is not begun."""

import pytest

from hearts.cpu.player import LEVELS
from hearts.engine.options import rules_for
from hearts.engine.rules import Kitty, Moon
from hearts.engine.variants import VARIANTS
from hearts.ui.house import GROUPS
from hearts.ui.intents import Select, Start
from hearts.ui.scenes.new_game import NewGame
from tests.ui.pilot import Pilot
from tests.ui.states import match_of, start_of


def opened(pilot: Pilot | None = None) -> tuple[Pilot, NewGame]:
    pilot = pilot or Pilot()
    pilot.tap("new_game")
    scene = pilot.app.scene
    assert isinstance(scene, NewGame)
    return pilot, scene


def choose(pilot: Pilot, *selects: Select) -> None:
    for select in selects:
        pilot.app.handle(select, pilot.host.now)
    pilot.step()


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_is_one_tap_away(variant: str) -> None:
    pilot, _ = opened()
    reach(pilot, f"variant:{variant}")
    pilot.tap(f"variant:{variant}").tap("main")
    assert pilot.app.match is not None
    assert pilot.app.match.game.rules == rules_for(variant)
    assert pilot.app.settings.variant == variant


def reach(pilot: Pilot, key: str) -> None:
    """Walk to an area with Tab, which scrolls it into sight."""
    for _ in range(200):
        if pilot.app.input.focus == key:
            return
        pilot.key("tab")
    raise AssertionError(f"{key} is not reached")


def test_the_number_of_players_is_kept_where_the_variant_allows_it() -> None:
    pilot, scene = opened()
    choose(pilot, Select("variant", "black_lady"), Select("players", 6))
    assert scene.players == 6
    choose(pilot, Select("variant", "club"))
    assert scene.players == 4
    choose(pilot, Select("players", 5), Select("variant", "black_lady"))
    assert scene.players == 5


def test_what_is_impossible_is_said_and_not_begun() -> None:
    pilot, _ = opened()
    pilot.tap("players:plus")
    assert "52 cards do not come out even for 5 hands of 10" in pilot.texts.replace("\n", " ")
    assert not pilot.areas["main"].enabled
    pilot.key("return")
    assert pilot.app.match is None
    choose(pilot, Select("rule:kitty", "first_trick"))
    assert "do not come out even" not in pilot.texts
    pilot.tap("main")
    assert pilot.app.match is not None
    assert pilot.app.match.game.rules.kitty is Kitty.FIRST_TRICK


def test_players_stay_between_two_and_ten() -> None:
    pilot, scene = opened()
    for _ in range(8):
        if pilot.areas["players:plus"].enabled:
            pilot.tap("players:plus")
    assert scene.players == 10
    for _ in range(10):
        if pilot.areas["players:minus"].enabled:
            pilot.tap("players:minus")
    assert scene.players == 2


def test_a_house_rule_is_opened_changed_and_taken_back() -> None:
    pilot, scene = opened()
    reach(pilot, "house")
    pilot.key("return")
    reach(pilot, "show:moon")
    pilot.key("return")
    reach(pilot, "rule:moon:2")
    pilot.key("return")
    assert scene.choices == {"moon": "choose"}
    assert "Usual in this variant: The others score." in pilot.texts
    reach(pilot, "rule:moon:0")
    pilot.key("return")
    assert scene.choices == {}


@pytest.mark.parametrize("choice", [choice for group in GROUPS.values() for choice in group])
def test_every_house_rule_explains_itself(choice: tuple[str, object]) -> None:
    pilot, scene = opened()
    choose(pilot, Select("house", True), Select(f"show:{choice[0]}", None))
    why = pilot.app.text(f"choice.{choice[0]}.why")
    assert why in " ".join(pilot.texts.split("\n"))
    choose(pilot, Select(f"show:{choice[0]}", None))
    assert scene.shown is None


def test_points_are_changed_one_by_one() -> None:
    pilot, scene = opened()
    choose(pilot, Select("rule:points_JD", -10), Select("rule:points_H", "rank"))
    choose(pilot, Select("rule:points_QS", 25))
    rules = scene.rules
    assert rules == rules_for("classic", 4, {"points": {"JD": -10, "H": "rank", "QS": 25}})
    choose(pilot, Select("plain", None))
    assert scene.rules == rules_for("classic")


def test_levels_are_chosen_for_all_or_for_each() -> None:
    pilot, scene = opened()
    choose(pilot, Select("level", LEVELS[-1]))
    assert pilot.app.settings.level == LEVELS[-1]
    choose(pilot, Select("each", True), Select("seat:2", LEVELS[0]))
    main = pilot.areas["main"].intent
    assert isinstance(main, Start)
    assert main.seats == ("person", LEVELS[-1], LEVELS[0], LEVELS[-1])
    assert scene.levels[0] == LEVELS[-1]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_explains_itself(level: str) -> None:
    pilot, _ = opened()
    choose(pilot, Select("level", level))
    assert pilot.app.text(f"level_line.{level}") in " ".join(pilot.texts.split("\n"))


def test_it_begins_with_the_game_on_the_table() -> None:
    pilot = Pilot()
    pilot.app.match = match_of(start_of("club", 5, (("moon", "off"), ("limit", 50))), LEVELS[-1])
    _, scene = opened(pilot)
    assert scene.rules == pilot.app.match.game.rules
    assert pilot.app.match.game.rules.moon is Moon.OFF
    assert scene.house
    assert scene.levels[:4] == [LEVELS[-1]] * 4


def test_it_says_that_a_saved_game_is_given_up() -> None:
    sentence = "The game that is saved will be given up."
    pilot, _ = opened()
    assert sentence not in pilot.texts
    pilot = Pilot().start().settle().key("p")
    pilot, _ = opened(pilot)
    assert sentence in pilot.texts
