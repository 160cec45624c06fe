"""The deal of the day."""

from datetime import date, timedelta
from random import Random

import pytest

from hearts.cpu import player as cpu
from hearts.engine.deal import deal
from hearts.engine.game import Game, Phase, beginning
from hearts.engine.notation import Save
from hearts.engine.variants import CLASSIC
from hearts.records.daily import (
    LEVELS,
    Streak,
    daily,
    day_of,
    expert_plays,
    expert_points,
    finished_daily,
    is_over,
    keep_expert_points,
    points,
    results,
    share_slots,
    streak,
)
from hearts.records.rating import ANCHORS
from hearts.records.record import Mark, finished
from hearts.records.work import finish
from tests.engine.plays import deal_by_deal, deal_over
from tests.records.games import moment
from tests.records.storages import Memory

MONDAY = date(2026, 3, 2)


def played(day: date, seed: str = "play") -> Save:
    """The deal of that day, played at random."""
    game, seats = daily(day)
    return Save(deal_over(game, Random(seed)), seats)


def test_the_date_gives_the_cards_and_the_players() -> None:
    save = daily(MONDAY)
    assert save == daily(date.fromisoformat("2026-03-02"))
    assert save.game.rules == CLASSIC
    assert save.game.deal == deal(CLASSIC, "daily 2026-03-02", 0)
    assert save.seats == ("person", "easy", "easy", "easy")
    assert save.game.deal.hands != daily(MONDAY + timedelta(days=1)).game.deal.hands


def test_the_players_are_stronger_from_day_to_day_of_the_week() -> None:
    week = [daily(MONDAY + timedelta(days=number)).seats[1:] for number in range(7)]
    assert tuple(week) == LEVELS
    strength = [sum(ANCHORS[level] for level in levels) for levels in week]
    assert strength == sorted(set(strength))
    assert daily(MONDAY + timedelta(days=7)).seats[1:] == week[0]
    assert {level for levels in LEVELS for level in levels} <= set(cpu.LEVELS)


@pytest.mark.parametrize(
    ("seed", "day"),
    [
        ("daily 2026-03-02", MONDAY),
        ("daily 2026-02-30", None),
        ("daily 2026-3-2", None),
        ("x", None),
    ],
)
def test_the_seed_says_the_day(seed: str, day: date | None) -> None:
    assert day_of(seed) == day


def test_the_result_is_kept_once_and_is_no_game() -> None:
    save = played(MONDAY)
    record = finished_daily(save, moment(0), [Mark.UNDO]).record
    assert record.marks == (Mark.DAILY, Mark.UNDO)
    assert record.scores == save.game.scores
    assert points(record) == save.game.scores[0].points[0]
    assert finished_daily(played(MONDAY, "again"), moment(1)).record.id == record.id
    assert results([record]) == {MONDAY: record}


def test_a_game_played_on_from_the_deal_of_the_day_has_the_result_of_its_first_deal() -> None:
    game = played(MONDAY).game
    first = finished_daily(played(MONDAY), moment(0))
    for _, _, after, _ in deal_by_deal(game, Random("on")):
        game = after
    assert game.phase is Phase.OVER
    whole = Save(game, daily(MONDAY).seats)
    assert finished_daily(whole, moment(0)) == first
    assert finished(whole, moment(0)).record.id != first.record.id


def test_what_is_no_played_deal_of_the_day_is_refused() -> None:
    with pytest.raises(ValueError, match="not been played"):
        finished_daily(daily(MONDAY), moment(0))
    save = played(MONDAY)
    with pytest.raises(ValueError, match="no deal of the day"):
        finished_daily(save._replace(seats=("person", "novice", "novice", "novice")), moment(0))


@pytest.mark.parametrize(
    ("played", "current", "longest"),
    [
        ("", 0, 0),
        ("5", 1, 1),
        ("4", 1, 1),
        ("3", 0, 1),
        ("345", 3, 3),
        ("34", 2, 2),
        ("1235", 1, 3),
        ("123", 0, 3),
    ],
)
def test_a_streak_lasts_until_a_day_is_missed(played: str, current: int, longest: int) -> None:
    """Days of a month by their digits, on the fifth."""
    days = [date(2026, 3, int(number)) for number in played]
    assert streak(days, date(2026, 3, 5)) == Streak(current, longest)


def test_a_streak_goes_on_over_the_end_of_a_year() -> None:
    days = [date(2026, 12, 30) + timedelta(days=number) for number in range(4)]
    assert streak(days, date(2027, 1, 2)) == Streak(4, 4)


def test_the_expert_plays_the_same_deal_in_slices() -> None:
    save = played(MONDAY)
    shown = list[float]()
    playing = expert_plays(save)
    while True:
        try:
            shown.append(next(playing))
        except StopIteration as answer:
            game: Game = answer.value
            break
    assert shown == sorted(shown)
    assert 0 <= shown[0] < shown[-1] < 1
    assert is_over(game)
    assert beginning(game) == daily(MONDAY).game
    assert finish(expert_plays(daily(MONDAY))) == game


def test_what_the_expert_scored_is_worked_out_once() -> None:
    storage, game = Memory(), played(MONDAY).game
    assert expert_points(storage, MONDAY) is None
    assert keep_expert_points(storage, MONDAY, game)
    assert expert_points(storage, MONDAY) == game.scores[0].points[0]
    assert expert_points(storage, MONDAY + timedelta(days=1)) is None


def test_the_share_text_tells_no_card() -> None:
    save = played(MONDAY)
    slots = share_slots(save, 4, 9)
    scored = save.game.scores[0].points
    assert slots["day"] == "2026-03-02"
    assert (slots["points"], slots["streak"], slots["expert"]) == (scored[0], 4, 9)
    assert slots["others"] == " ".join(map(str, scored[1:]))
    signs = str(slots["tricks"])
    assert len(signs) == 13
    own = [trick for trick in save.game.deal.table.tricks if trick.taker == 0]
    assert signs.count("●") == sum(CLASSIC.total(trick.cards) > 0 for trick in own)
    assert signs.count("○") + signs.count("●") == len(own)
    assert "expert" not in share_slots(save, 4)
    assert not any(card.text in str(slots) for card in CLASSIC.deck)


def test_a_deal_is_over_with_its_first_deal() -> None:
    game = played(MONDAY).game
    assert is_over(game)
    assert game.phase is Phase.SCORED
    assert not is_over(daily(MONDAY).game)
