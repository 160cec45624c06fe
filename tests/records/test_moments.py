"""Going through a recorded deal."""

from dataclasses import replace
from itertools import pairwise

import pytest

from hearts.engine.events import NextDeal
from hearts.engine.game import Phase, beginning, step
from hearts.engine.rules import RuleSet
from hearts.records.moments import moments, trick_moments
from tests.records.games import RULE_SETS, SHORT, random_game


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda r: f"{r.variant}-{r.players}")
def test_the_moments_of_all_deals_are_those_of_the_game(rules: RuleSet) -> None:
    game = random_game(replace(rules, limit=40), "moments")
    every = [moments(game, number) for number in range(len(game.scores))]
    assert every[0][0] == beginning(game)
    assert every[-1][-1] == game
    for one, following in pairwise(every):
        assert step(one[-1], NextDeal())[0] == following[0]
    assert sum(map(len, every)) == len(game.actions) + 1


def test_a_deal_has_a_moment_before_its_first_trick_and_after_each() -> None:
    game = random_game(SHORT, "moments")
    tricks = trick_moments(game, 0)
    assert [len(each.deal.table.tricks) for each in tricks] == list(range(14))
    assert tricks[0].phase is Phase.PLAY


def test_a_deal_that_was_not_played_has_none() -> None:
    with pytest.raises(ValueError, match="no deal 99"):
        moments(random_game(SHORT, "moments"), 99)
