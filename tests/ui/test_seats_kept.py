"""What is kept of a game of several people: its seats when it is stopped, its record in the end."""

import pytest

from hearts.cpu.player import LEVELS
from hearts.engine.game import Phase
from hearts.engine.notation import Save, read, write
from hearts.engine.options import rules_for
from hearts.records.record import Mark
from hearts.ui.match import PERSON, loaded_match, new_match
from tests.ui.device import SHORT, company, give_back, hand_over, reloaded, seated, single
from tests.ui.pilot import FakeHost, Memory, Pilot

# Stopping and going on


def test_stopped_at_any_moment_it_comes_back_covered() -> None:
    watcher = seated(0, 1, 3)
    match = watcher.match
    number = 0
    while match.game.phase is not Phase.SCORED:
        watcher.on()
        number += 1
        if number % 7 == 0 and match.game.phase is not Phase.SCORED:
            again = reloaded(watcher.host.storage)
            assert again.match.covered
            assert again.match.seats == match.seats
            again.settle()
            assert again.covered
            assert again.match.person == again.match.asked
            again.take()
            again.settle().play_turn()


def test_a_stopped_game_ends_as_it_would_have() -> None:
    watcher = seated(0, 1)
    ends = set()
    for number in range(60):
        if watcher.match.game.phase is Phase.SCORED:
            break
        watcher.on()
        if number in (3, 11, 30):
            again = reloaded(watcher.host.storage)
            while again.match.game.phase is not Phase.SCORED:
                again.on()
            ends.add(again.match.game.scores)
    assert ends == {watcher.match.game.scores}


def test_the_title_names_the_leader_and_calls_nobody_you() -> None:
    watcher = seated(0, 1).settle()
    watcher.take()
    watcher.key("escape").tap("home")
    assert "Classic, deal 1: Player 1 leads with 0." in watcher.texts.replace("\n", " ")
    watcher.tap("main").settle()
    assert watcher.covered


# What is kept


def test_games_of_several_people_are_in_the_history_but_in_nobodys_statistics() -> None:
    watcher = seated(0, 1, choices=SHORT)
    while watcher.on():
        pass
    archive = watcher.app.archive
    archive.work(lambda: True)
    assert len(archive.records) == 1
    watcher.settle()
    watcher.key("escape")
    watcher.app.open("history")
    watcher.step()
    winner = watcher.match.game.winner
    assert winner is not None
    name = watcher.match.name(watcher.app.text, winner)
    assert f"{name} won" in watcher.texts
    assert "several people" in watcher.texts
    assert "Classic, 2 people" in watcher.texts
    watcher.app.back()
    watcher.app.open("statistics")
    watcher.step().settle()
    assert "No game is over yet." in watcher.texts


def test_looking_back_names_people() -> None:
    watcher = seated(0, 2, choices=SHORT)
    while watcher.on():
        pass
    watcher.settle()
    watcher.app.archive.look(watcher.match.save)
    watcher.app.open("look_back")
    watcher.step()
    assert {"Player 1", "Player 2"} <= set(watcher.texts.split("\n"))
    watcher.tap("main")
    assert watcher.app.scene.name == "replay"
    assert {"Player 1", "Vera", "Player 2", "Ella"} <= set(watcher.texts.split("\n"))
    assert "You" not in watcher.texts.split("\n")


# Saves


def test_the_save_keeps_whose_seat_it_is() -> None:
    watcher = seated(0, 2).settle()
    hand_over(watcher, 0, "easy")
    again = reloaded(watcher.host.storage)
    match = again.match
    assert match.seats == ("person:easy", "novice", "person", "novice")
    assert (match.people, match.level(0)) == ((0, 2), "easy")
    again.settle()
    if again.covered:
        again.take()
    give_back(again, 0)
    assert match.seats == company(4, 0, 2)


def test_a_person_alone_takes_the_seat_back_after_a_reload() -> None:
    watcher = single().settle()
    hand_over(watcher, 0)
    for _ in range(30):
        watcher.step()
    again = reloaded(watcher.host.storage)
    assert again.match.level(0) == "novice"
    assert not again.match.covered
    give_back(again, 0)
    again.settle()
    assert again.match.waits_for_person or again.match.game.phase is Phase.SCORED


@pytest.mark.parametrize(
    ("seats", "people", "now"),
    [
        ((), (0,), (PERSON, *LEVELS[:1] * 3)),
        (("person", "easy", "easy", "easy"), (0,), ("person", "easy", "easy", "easy")),
        (("easy", "person:hard", "x", "person"), (1, 3), ("easy", "hard", LEVELS[-1], "person")),
        (("person:x", "easy", "easy", "easy"), (0,), (LEVELS[-1], "easy", "easy", "easy")),
    ],
)
def test_saves_of_any_kind_are_loaded(
    seats: tuple[str, ...], people: tuple[int, ...], now: tuple[str, ...]
) -> None:
    game = new_match(rules_for("classic"), company(4, 0), "7", None).game
    match = loaded_match(read(write(Save(game, seats))))
    assert match.people == people
    assert tuple(match.level(seat) for seat in range(4)) == now


# What is kept


def test_a_game_with_help_is_marked_and_does_not_move_the_rating() -> None:
    watcher = single(SHORT).settle()
    watcher.play_turn()
    watcher.settle()
    hand_over(watcher, 0)
    watcher.step()
    give_back(watcher, 0)
    while watcher.on():
        pass
    archive = watcher.app.archive
    archive.work(lambda: True)
    record = archive.records[0]
    assert record.seats == company(4, 0)
    assert record.marks == (Mark.TAKEN_OVER,)
    watcher.app.open("history")
    watcher.step()
    assert "a computer player took over" in watcher.texts


def test_a_game_that_ends_while_a_computer_player_has_the_seat_is_kept_too() -> None:
    watcher = single(SHORT).settle()
    hand_over(watcher, 0)
    while watcher.match.game.phase is not Phase.OVER:
        watcher.settle()
        if watcher.app.scene.name == "deal_over":
            watcher.tap("main")
    watcher.settle()
    archive = watcher.app.archive
    archive.work(lambda: True)
    assert [record.marks for record in archive.records] == [(Mark.TAKEN_OVER,)]
    assert archive.records[0].seats == company(4, 0)


def test_the_deal_of_the_day_stays_one() -> None:
    pilot = Pilot(FakeHost((844, 390), storage=Memory()), frame=0.1)
    pilot.app.change("speed", "instant")
    pilot.tap("daily").tap("main").settle()
    match = pilot.app.match
    assert match is not None
    hand_over(pilot, 0)
    loaded = loaded_match(match.save)
    assert loaded.day == match.day is not None
    pilot.settle()
    pilot.app.archive.work(lambda: True)
    assert set(pilot.app.archive.records[0].marks) == {Mark.DAILY, Mark.TAKEN_OVER}
