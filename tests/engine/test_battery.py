"""One battery over every variant, number of players and option."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hearts.engine.cards import cards_of
from hearts.engine.deal import deal
from hearts.engine.events import NextDeal
from hearts.engine.game import Phase, beginning, new, replay, step
from hearts.engine.options import rules_for
from hearts.engine.play import Reason, playable
from hearts.engine.rules import RuleSet
from hearts.engine.variants import VARIANTS, usual_players, variant_rules
from tests.engine.house import (
    EVERY_RULE_SET,
    VALUES,
    playable_rules,
    rules_or_sentence,
    with_choice,
)
from tests.engine.invariants import check_cards, check_deal, check_moment, illegal
from tests.engine.plays import deal_by_deal

MAY_BE_REFUSED = {"packs", "removed", "hand_size", "kitty", "passing"}
"""The choices that are impossible where the cards or the seats do not come out even."""

EVERY_VALUE = [(name, value) for name, values in VALUES.items() for value in values]


@EVERY_RULE_SET
def test_every_action_of_a_deal(rules: RuleSet) -> None:
    """Everything is checked at every moment."""
    for seed in range(3):
        game = new(rules, f"{seed}")
        check_cards(check_deal(game, Random(f"{seed}"), thorough=1))


def test_every_reason_is_given() -> None:
    """The illegal actions that the battery tries are refused for each reason there is."""
    rules = rules_for("black_lady", 4, {"queen_waits": "play"})
    reasons: set[Reason] = set()
    for before, _, _, _ in deal_by_deal(new(rules, "reasons"), Random("reasons")):
        reasons.update(reason for _, reason in illegal(before))
    assert reasons == set(Reason)


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_value_of_every_choice(variant: str, players: int) -> None:
    """The variant, for any number of players, with each value of each choice.

    One deal of each for the usual numbers of players, and of every third for the others: so every
    value meets every variant and every number.
    """
    usual = players in usual_players(variant)
    turn = players + list(VARIANTS).index(variant)
    for number, (name, value) in enumerate(EVERY_VALUE):
        house = with_choice(variant, players, name, value)
        rules = rules_or_sentence(house)
        if not isinstance(rules, RuleSet):
            assert name in MAY_BE_REFUSED
            assert " " in rules
        elif usual or (number + turn) % 3 == 0:
            check_deal(new(rules, f"{house}"), Random(f"{house}"), 0.15 if usual else 0.06)


@settings(max_examples=80)
@given(playable_rules(), st.integers())
def test_any_house_rules(rules: RuleSet, seed: int) -> None:
    """Choices of all kinds together, in two deals running."""
    rng = Random(seed)
    game = check_deal(new(rules, f"{seed}"), rng, thorough=0.05)
    if game.phase is Phase.SCORED:
        check_deal(step(game, NextDeal())[0], rng, thorough=0.05)


@EVERY_RULE_SET
def test_whole_games(rules: RuleSet) -> None:
    """A random game comes to its end, and its actions lead there again."""
    rng = Random(f"{rules.variant}/{rules.players}")
    game = new(rules, "whole")
    for before, _, after, _ in deal_by_deal(game, rng):
        if len(after.scores) > len(before.scores):
            check_moment(after, rng)
            assert len(after.scores) == after.deal.table.number + 1
        game = after
    assert game.winner is not None
    assert game.totals == tuple(
        sum(score.points[seat] for score in game.scores) for seat in rules.seats
    )
    assert game.totals[game.winner] == min(game.totals)
    assert max(game.totals) >= rules.limit
    assert replay(beginning(game), game.actions)[0] == game


def test_seven_players_are_never_without_a_playable_card() -> None:
    """A hand of seven can be nothing but penalty cards on the first trick.

    20,000 deals up to the first trick; a benchmark plays them all to the end.
    """
    rules = variant_rules("black_lady", 7)
    club_led = new(rules, "").deal.table._replace(trick=cards_of("2C"), leader=0)
    full_of_penalties = 0
    for number in range(20_000):
        for hand in deal(rules, "seven", number).hands:
            assert playable(hand, club_led)
            if hand <= rules.penalties:
                assert playable(hand, club_led) == hand
                full_of_penalties += 1
    assert full_of_penalties > 0
