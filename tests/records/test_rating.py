"""The rating."""

from itertools import accumulate
from random import Random

import pytest

from hearts.cpu.player import LEVELS
from hearts.records.rating import ANCHORS, SCALE, START, UNSETTLED, Rating, expected, rated
from hearts.records.record import Mark, Record
from tests.records.games import entry


def record(totals: tuple[int, ...], *seats: str, marks: tuple[Mark, ...] = ()) -> Record:
    return entry(0).record._replace(totals=totals, seats=("person", *seats), marks=marks)


@pytest.mark.parametrize(
    ("totals", "share"),
    [((10, 20, 30), 1), ((20, 20, 30), 0.75), ((20, 10, 30), 0.5), ((30, 10, 20), 0)],
)
def test_each_opponent_is_won_lost_or_half(totals: tuple[int, ...], share: float) -> None:
    strength = ANCHORS["easy"]
    after = rated(Rating(strength), record(totals, "easy", "easy"))
    assert after.value - strength == pytest.approx(48 * (share - 0.5))
    assert after.games == 1


def test_so_much_more_makes_ten_wins_to_one() -> None:
    assert expected(START + SCALE, START) == pytest.approx(10 / 11)
    assert expected(START, START + SCALE) == pytest.approx(1 / 11)
    assert expected(START, START) == 0.5


def test_a_settled_rating_moves_half_as_fast() -> None:
    game = record((0, 50), "normal")
    fast = rated(Rating(1200, UNSETTLED - 1), game)
    slow = rated(Rating(1200, UNSETTLED), game)
    assert fast.value - 1200 == pytest.approx(2 * (slow.value - 1200))
    assert slow.value > 1200
    assert (Rating(1200, UNSETTLED - 1).settled, fast.settled) == (False, True)


@pytest.mark.parametrize("mark", Mark)
def test_marked_games_leave_it_as_it_is(mark: Mark) -> None:
    game = record((0, 50), "normal", marks=(mark,))
    assert rated(Rating(), game) == Rating()


def test_only_levels_with_an_anchor_are_opponents() -> None:
    assert rated(Rating(), record((0, 50), "person")) == Rating()
    mixed = rated(Rating(), record((10, 0, 50), "person", "easy"))
    assert mixed == rated(Rating(), record((10, 50), "easy"))


@pytest.mark.parametrize("level", ANCHORS)
def test_who_is_as_strong_as_a_level_comes_to_its_anchor(level: str) -> None:
    """Games decided by lot as the difference to every opponent says."""
    rng, strength = Random(level), ANCHORS[level]
    games = []
    for _ in range(1500):
        seats = [list(ANCHORS)[int(rng.random() * 5)] for _ in range(3)]
        others = (50 if rng.random() < expected(strength, ANCHORS[seat]) else 0 for seat in seats)
        games.append(record((25, *others), *seats))
    after = list(accumulate(games, rated, initial=Rating()))
    assert after[-1].games == 1500
    late = [rating.value for rating in after[500:]]
    assert sum(late) / len(late) == pytest.approx(strength, abs=30)


def test_every_level_has_an_anchor_and_the_stronger_a_higher_one() -> None:
    anchors = [ANCHORS[level] for level in LEVELS]
    assert anchors == sorted(set(anchors))
    assert min(ANCHORS.values()) < Rating().value == START < max(ANCHORS.values())
