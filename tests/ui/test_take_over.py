"""A computer player takes over a person's seat at any time, and gives it back."""

from random import Random

import pytest

from hearts.cpu.player import LEVELS, decide, decision_rng, player
from hearts.engine.cards import cards_of
from hearts.engine.events import Pass
from hearts.engine.game import Phase
from hearts.engine.notation import Save
from hearts.engine.options import rules_for
from hearts.engine.position import Position, set_up
from hearts.ui.intents import Select
from hearts.ui.match import PERSON, Match, loaded_match, new_match
from hearts.ui.scenes.take_over import TakeOver
from tests.ui.device import (
    SHORT,
    Watcher,
    company,
    give_back,
    hand_over,
    menu,
    seated,
    single,
)
from tests.ui.pilot import FakeHost
from tests.ui.states import played
from tests.ui.tables import table_of


@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_player_of_any_level_takes_the_seat_of_the_only_person(level: str) -> None:
    watcher = single().settle()
    match = watcher.match
    wanted = decide(player(level), match.view, decision_rng(match.game, 0))
    hand_over(watcher, 0, level)
    assert match.level(0) == level
    assert f"card:{match.view.hand[0]}" in watcher.areas  # the person looks on
    while not match.view.passed:
        watcher.step()
    assert isinstance(wanted, Pass)
    assert set(match.view.passed) == set(wanted.cards)
    give_back(watcher, 0)
    watcher.settle()
    assert match.waits_for_person


def test_it_plays_a_whole_deal_and_the_person_plays_the_next() -> None:
    watcher = single().settle()
    hand_over(watcher, 0)
    match = watcher.match
    watcher.settle()
    assert watcher.app.scene.name == "deal_over"
    give_back(watcher, 0)
    assert watcher.app.scene.name == "deal_over"
    watcher.tap("main").settle()
    assert match.waits_for_person
    assert match.game.deal.table.number == 1


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("people", [(0,), (0, 2), (0, 1, 2, 3)])
def test_over_and_back_at_any_moment_of_a_motion(people: tuple[int, ...], seed: int) -> None:
    """Whatever is in flight, whoever acts: no card is lost, no hand seen, the game goes on."""
    rng = Random(f"{people} {seed}")
    watcher = seated(*people, choices=SHORT)
    watcher.app.change("speed", rng.choice(("normal", "fast", "slow")))
    match = watcher.match
    for _ in range(45):
        kind = rng.random()
        if kind < 0.45:
            watcher.step(rng.choice((0.01, 0.05, 0.2, 0.7)))
        elif kind < 0.7:
            if match.game.phase is Phase.OVER or not watcher.on():
                break
        elif watcher.app.scene.name in ("table", "cover", "deal_over", "moon"):
            seat = rng.choice(people)
            if match.level(seat) == PERSON:
                hand_over(watcher, seat, rng.choice(LEVELS[:2]))
            else:
                give_back(watcher, seat)
        deal = match.game.deal
        places = (*deal.hands, *deal.table.taken, deal.table.trick)
        assert sorted(card for place in places for card in place) == sorted(match.game.rules.deck)
        if match.shared and not match.covered:
            assert match.level(match.person) == PERSON
    for seat in people:
        if match.level(seat) != PERSON:
            match.give_back(seat)
    if match.game.phase is Phase.OVER:
        return
    watcher.app.change("speed", "instant")
    before = len(match.game.actions)
    for _ in range(2 * len(people) + 3):
        watcher.on()
    assert len(match.game.actions) > before or match.game.phase is Phase.OVER


def test_the_one_who_hands_over_is_not_looked_at_any_more() -> None:
    watcher = seated(0, 1).settle()
    watcher.take()
    assert watcher.match.person == 0
    hand_over(watcher, 0)
    assert watcher.match.covered
    watcher.settle()
    assert watcher.covered
    assert "Pass the device to Player 2" in watcher.texts


def test_at_a_cover_the_seat_asked_for_is_taken_over_and_the_game_goes_on() -> None:
    watcher = seated(0, 1).settle()
    assert "Pass the device to Player 1" in watcher.texts
    hand_over(watcher, 0)
    watcher.settle()
    assert watcher.covered
    assert "Pass the device to Player 2" in watcher.texts
    give_back(watcher, 0)
    watcher.settle()
    assert watcher.covered


def test_with_one_person_left_there_are_no_covers() -> None:
    watcher = seated(0, 1, 2, choices=SHORT).settle()
    hand_over(watcher, 1)
    hand_over(watcher, 2)
    while watcher.on():
        pass
    assert watcher.covers == 1
    assert watcher.match.person == 0


def test_with_nobody_left_the_hands_stay_covered_until_somebody_is_back() -> None:
    watcher = seated(0, 1).settle()
    for seat in (0, 1):
        hand_over(watcher, seat)
    watcher.settle()
    assert watcher.app.scene.name == "deal_over"
    assert watcher.match.covered
    give_back(watcher, 1)
    watcher.tap("main").settle()
    assert watcher.covered
    watcher.take()
    assert watcher.match.person == 1


def test_the_shooters_seat_is_taken_over_while_the_choice_is_open() -> None:
    hands = tuple(cards_of(text) for text in ("QS AH", "2S 2H", "3S 3H", "4S 4H"))
    rules = rules_for("black_lady")
    game = set_up(rules, "7", Position(hands, leader=0, broken=True, totals=(20, 90, 80, 30)))
    watcher = Watcher(FakeHost((844, 390)))
    watcher.app.start(Match(game, company(4, 0)))
    while watcher.match.game.phase is Phase.PLAY:
        watcher.on()
    watcher.settle()
    assert watcher.app.scene.name == "moon"
    hand_over(watcher, 0)
    watcher.settle()
    assert watcher.match.game.phase in (Phase.SCORED, Phase.OVER)
    assert watcher.app.scene.name in ("deal_over", "game_over")


def test_what_was_picked_and_advised_is_dropped() -> None:
    watcher = single().settle()
    watcher.tap(watcher.match.view.hand[0])
    table = table_of(watcher)
    assert table.picks.chosen
    hand_over(watcher, 0)
    watcher.step()
    assert not table.picks.chosen
    assert table.advice.found is None


def test_the_level_is_changed_while_it_plays() -> None:
    watcher = single().settle()
    hand_over(watcher, 0)
    menu(watcher)
    assert "A computer player plays here, level Novice." in watcher.texts
    assert "Give it back to me" in watcher.texts
    watcher.tap(f"seat:0:{LEVELS.index('normal')}")
    assert watcher.match.level(0) == "normal"
    watcher.tap("back:0")
    assert "You play yourself." in watcher.texts


def test_only_peoples_seats_are_taken_over() -> None:
    match = new_match(rules_for("classic"), company(4, 0), "7", None)
    with pytest.raises(ValueError, match="seat 1 is no person's"):
        match.take_over(1, "easy")


def test_the_seats_are_told_aloud() -> None:
    watcher = seated(0, 1).settle()
    menu(watcher)
    scene = watcher.app.scene
    assert isinstance(scene, TakeOver)
    scene.handle(Select("seat:1", "easy"), watcher.host.now)
    assert watcher.host.said[-1] == "A computer player plays here, level Easy."
    scene.handle(Select("back:1", None), watcher.host.now)
    assert watcher.host.said[-1] == "Player 2 plays in person."


@pytest.mark.parametrize("way", ["main", "same_cards"])
def test_in_another_game_the_seats_are_their_peoples_again(way: str) -> None:
    """Otherwise it would be recorded as played by them."""
    watcher = single()
    watcher.app.start(loaded_match(Save(played("classic"), ("person:novice", *("novice",) * 3))))
    watcher.settle()
    assert watcher.app.scene.name == "game_over"
    watcher.tap(way).settle()
    assert watcher.match.seats == ("person", *("novice",) * 3)
    assert watcher.match.waits_for_person
