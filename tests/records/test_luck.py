"""Luck and play over many games."""

from math import inf

import pytest

from hearts.records.kept import keep
from hearts.records.luck import KEY, Split, keep_split, split, splits
from hearts.records.review import DealReview
from tests.records.games import entries
from tests.records.storages import Memory

GOOD_HAND_PLAYED_WELL = DealReview(0, points=1, par=6.5, hand=4.0, grades=())
BAD_HAND_PLAYED_BADLY = DealReview(1, points=20, par=6.5, hand=9.25, grades=())


def test_luck_and_play_are_summed_over_the_deals() -> None:
    found = split([GOOD_HAND_PLAYED_WELL, BAD_HAND_PLAYED_BADLY])
    assert found == Split(2, luck=2.5 - 2.75, play=3 - 10.75, cost=0)


def test_reviewed_games_make_a_chart_in_their_order() -> None:
    storage = Memory()
    first, second, third = (each.record for each in entries(3))
    assert keep_split(storage, third, Split(2, 1.5, -2.0, 0.5))
    assert keep_split(storage, first, Split(1, 0.0, 1.0, 0.0))
    found = splits(storage, [first, second, third])
    assert found == [(first, Split(1, 0.0, 1.0, 0.0)), (third, Split(2, 1.5, -2.0, 0.5))]


@pytest.mark.parametrize(
    "result", [None, [], [1, 2, 3], "abcd", [1, "2", 3, 4], [1, 2, None, 4], [1, 2, 3, inf]]
)
def test_a_result_that_cannot_be_read_is_left_out(result: object) -> None:
    storage, record = Memory(), entries(1)[0].record
    keep(storage, KEY, record.id, result)
    assert splits(storage, [record]) == []
