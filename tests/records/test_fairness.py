"""Deals dealt again, and the distribution of high cards."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from hearts.engine.game import new
from hearts.engine.rules import RuleSet
from hearts.engine.variants import CLASSIC, VARIANTS
from hearts.records.chi_square import chance_of
from hearts.records.fairness import Sentence, Shape, compared, high_cards, verdict
from hearts.records.record import Mark, Record
from hearts.records.share import dealt_game
from hearts.records.work import finish
from tests.engine.plays import deal_over
from tests.records.games import RULE_SETS, autoplayed, entry, random_game

# Tables of the χ² distribution: the value exceeded with that chance.
TABLE = [
    (1, 3.841459, 0.05),
    (1, 6.634897, 0.01),
    (2, 5.991465, 0.05),
    (3, 7.814728, 0.05),
    (3, 11.344867, 0.01),
    (4, 9.487729, 0.05),
    (9, 16.918978, 0.05),
    (10, 29.588298, 0.001),
]


@pytest.mark.parametrize(("freedom", "value", "chance"), TABLE)
def test_the_chance_of_a_chi_square(freedom: int, value: float, chance: float) -> None:
    assert chance_of(value, freedom) == pytest.approx(chance, rel=1e-5)


@pytest.mark.parametrize("freedom", range(1, 12))
def test_the_chance_falls_from_one_to_nothing(freedom: int) -> None:
    chances = [chance_of(value, freedom) for value in range(0, 200, 4)]
    assert chances[0] == 1
    assert chances == sorted(chances, reverse=True)
    assert 0 <= chances[-1] < 1e-20


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda r: f"{r.variant}-{r.players}")
def test_every_deal_that_was_played_is_dealt_again(rules: RuleSet) -> None:
    game = random_game(replace(rules, limit=60), "again")
    found = list(compared(game))
    assert [each.number for each in found] == list(range(len(game.scores)))
    assert all(each.same for each in found)
    assert found[0].played == new(rules, "again").deal.dealt


def test_a_deal_from_another_seed_is_not_the_same() -> None:
    """A program that dealt what it liked would be found out."""
    game = autoplayed(CLASSIC, "honest", "novice")
    assert not any(each.same for each in compared(game._replace(seed="other")))


def test_an_unfinished_deal_is_left_out() -> None:
    start = new(CLASSIC, "x")
    assert list(compared(start)) == []
    assert [each.number for each in compared(deal_over(start, Random(1)))] == [0]


def test_the_cards_of_a_position_are_not_compared() -> None:
    start = dealt_game(CLASSIC, "x", 3, (0, 0, 0, 0))
    assert list(compared(deal_over(start, Random(1)))) == []


def dealt(seed: str, deals: int, rules: RuleSet = CLASSIC) -> Record:
    """A record that says no more than that so many deals were dealt."""
    base = entry(0, rules).record
    return base._replace(seed=seed, scores=base.scores[:1] * deals)


def histories(count: int, deals: int) -> Iterator[Record]:
    for number in range(count):
        yield dealt(f"history {number}", deals)


def test_the_counts_are_those_of_the_deals() -> None:
    record = dealt("x", 1)._replace(seats=("easy", "easy", "person", "easy"))
    ((shape, found),) = finish(high_cards([record])).items()
    hands = new(CLASSIC, "x").deal.hands
    high = [sum(card.rank >= 12 for card in hands[(2 + turn) % 4]) for turn in range(4)]
    assert shape == Shape(4, 13, 0)
    assert list(found.counts) == high
    assert found.expected(shape) == (3, 3, 3, 3)
    # 12 high cards of 52: the counts vary 40/51 as much as those of dice.
    assert found.chi_square(shape) == pytest.approx(
        sum((count - 3) ** 2 / 3 for count in high) * 51 / 40
    )


def test_the_same_deal_counts_once() -> None:
    once = finish(high_cards([dealt("x", 3)]))
    assert finish(high_cards([dealt("x", 3), dealt("x", 2)])) == once


def test_chance_alone_is_found_unusual_as_seldom_as_it_should_be() -> None:
    found = [verdict(finish(high_cards([record]))) for record in histories(200, 25)]
    chances = [each.chance for each in found]
    assert all(each.freedom == 3 for each in found)
    assert 0.02 < sum(chance < 0.05 for chance in chances) / 200 < 0.1
    assert sum(chances) / 200 == pytest.approx(0.5, abs=0.06)
    usual = sum(each.sentence is Sentence.USUAL for each in found)
    assert usual > 180


def test_shapes_are_judged_together() -> None:
    records = [
        dealt("shapes", 60, rules)
        for rules in (CLASSIC, VARIANTS["duel"][2], VARIANTS["cancellation"][6])
    ]
    found = finish(high_cards(records))
    assert [len(each.counts) for each in found.values()] == [4, 3, 7]
    judged = verdict(found)
    assert judged.freedom == 3 + 2 + 6
    for shape, each in found.items():
        assert sum(each.counts) == each.dealt == pytest.approx(sum(each.expected(shape)))


def test_a_rigged_history_is_found_out() -> None:
    found = finish(high_cards(histories(10, 30)))
    ((shape, fair),) = found.items()
    shift = fair.dealt // 12
    counts = fair.counts
    rigged = fair._replace(counts=(counts[0] + shift, counts[1] - shift, *counts[2:]))
    assert verdict(found).sentence is Sentence.USUAL
    assert verdict({shape: rigged}).sentence is Sentence.RARE


def test_few_deals_say_nothing() -> None:
    assert verdict({}).sentence is Sentence.FEW
    assert verdict(finish(high_cards([dealt("x", 3)]))).sentence is Sentence.FEW


def test_what_cannot_be_dealt_again_is_left_out() -> None:
    strange = dealt("x", 3)._replace(variant="of a later version")
    position = dealt("x", 3)._replace(marks=(Mark.SET_UP,))
    assert finish(high_cards([strange, position])) == {}


def test_the_count_grows_from_slice_to_slice() -> None:
    shown = [sum(each.deals for each in found.values()) for found in high_cards(histories(12, 2))]
    assert shown == [10, 20, 24]
