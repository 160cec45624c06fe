"""A new game for several people: any seat is a person's or a level's."""

from hearts.ui.intents import Select
from hearts.ui.scenes.new_game import NewGame
from tests.ui.device import Watcher, company
from tests.ui.pilot import FakeHost


def test_a_new_game_seats_people_as_far_apart_as_they_can_sit() -> None:
    watcher = Watcher(FakeHost((1280, 720)))
    watcher.tap("new_game").tap("people:plus").tap("main")
    assert watcher.match.seats == company(4, 0, 2, level="easy")
    watcher.settle()
    assert watcher.covered


def test_a_new_game_makes_any_seat_a_persons() -> None:
    watcher = Watcher(FakeHost((1280, 720)))
    watcher.tap("new_game")
    for select in (Select("each", True), Select("seat:1", "person"), Select("seat:3", "hard")):
        watcher.app.handle(select, watcher.host.now)
    watcher.step()
    assert "Player 2" in watcher.texts
    watcher.tap("main")
    assert watcher.match.seats == ("person", "person", "easy", "hard")
    watcher.app.open("new_game")
    watcher.step()
    scene = watcher.app.scene
    assert isinstance(scene, NewGame)
    assert scene.company.seats == ("person", "person", "easy", "hard")
    watcher.app.handle(Select("seat:1", "novice"), watcher.host.now)
    assert scene.company.seats == ("person", "novice", "easy", "hard")


def test_no_more_people_than_players() -> None:
    watcher = Watcher(FakeHost((1280, 720)))
    watcher.tap("new_game")
    for _ in range(3):
        watcher.tap("people:plus")
    assert not watcher.areas["people:plus"].enabled
    watcher.tap("players:minus")
    assert watcher.areas["people:minus"].enabled
    scene = watcher.app.scene
    assert isinstance(scene, NewGame)
    assert scene.company.people == (0, 1, 2)
