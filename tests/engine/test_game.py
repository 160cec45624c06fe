"""A game: deals until somebody has won."""

from random import Random

import pytest

from hearts.engine.cards import cards_of
from hearts.engine.events import DealScored, Dealt, GameOver, IllegalAction, NextDeal, Play
from hearts.engine.game import Phase, new, step, to_act
from hearts.engine.play import Reason
from hearts.engine.score import game_winner
from tests.engine.plays import deal_over
from tests.engine.tables import game_of, numbers, play, rules_of, table


@table(
    """
    limit | totals | winner
    # after a deal in which some total reaches the limit (≥), the lowest total wins
    100 | 99 20 30 40      | -
    100 | 100 20 30 40     | 1
    100 | 101 30 20 40     | 2
    50  | 50 20 30 40      | 1
    500 | 499 20 30 40     | -
    500 | 500 20 30 40     | 1
    # if two or more share the lowest total, another deal is played
    100 | 100 20 20 40     | -
    100 | 100 20 20 20     | -
    100 | 100 100 100 100  | -
    100 | 130 120 110 110  | -
    # a tie for any other place changes nothing
    100 | 100 100 20 40    | 2
    100 | 100 20 40 40     | 1
    100 | 120 110 100 105  | 2
    # totals may be negative
    100 | 100 -5 -6 40     | 2
    100 | 100 -6 -6 40     | -
    # a low total ends nothing
    100 | -100 20 30 40    | -
    """
)
def test_winner(limit: str, totals: str, winner: str) -> None:
    rules = rules_of(f"classic limit={limit}")
    assert game_winner(rules, numbers(totals)) == (None if winner == "-" else int(winner))


@table(
    """
    totals before | goes on as | winner
    90 20 30 40 | scored | -
    99 20 30 40 | over   | 1
    # the lowest is who is lowest then
    99 20 20 40 | over   | 1
    99 21 20 40 | scored | -
    99 22 20 40 | over   | 2
    """
)
def test_the_end_is_judged_after_the_deal(totals_before: str, goes_on_as: str, winner: str) -> None:
    """Seats 0 and 2 take one point each, and seat 3 has taken one before."""
    game = game_of(
        "classic",
        "AD 2C / 2D 3C / 3D 4C / 2H 3H",
        leader=0,
        first_trick=False,
        broken=True,
        totals=numbers(totals_before),
        taken=((), (), (), cards_of("4H")),
    )
    game = play(game, "AD 2D 3D 2H 2C 3C 4C")
    game, events = step(game, Play(3, cards_of("3H")[0]))
    totals = tuple(map(sum, zip(numbers(totals_before), (1, 0, 1, 1), strict=True)))
    assert game.totals == totals
    assert DealScored(0, (1, 0, 1, 1), totals) in events
    assert game.phase is Phase(goes_on_as)
    assert game.winner == (None if winner == "-" else int(winner))
    over = [event for event in events if isinstance(event, GameOver)]
    assert over == ([] if winner == "-" else [GameOver(int(winner), totals)])


def test_the_next_deal_follows_with_the_next_dealer_and_the_next_direction() -> None:
    game = new(rules_of("classic limit=1000"), "x")
    for number in range(9):
        table = game.deal.table
        assert (table.number, table.dealer) == (number, number % 4)
        assert str(table.direction) == ("left", "right", "across", "hold")[number % 4]
        game = deal_over(game, Random(number))
        assert game.phase is Phase.SCORED
        assert to_act(game) == set()
        assert len(game.scores) == number + 1
        totals = game.totals
        game, events = step(game, NextDeal())
        assert game.totals == totals
        hands = tuple(tuple(sorted(hand)) for hand in game.deal.hands)
        table = game.deal.table
        assert events == (Dealt(number + 1, table.dealer, table.direction, hands),)


def test_a_tie_for_the_lowest_goes_on_with_the_pass_cycle() -> None:
    game = game_of(
        "classic", "AD / 2D / 3D / 2H", leader=0, totals=(99, 20, 20, 40), number=1, dealer=1,
        taken=((), (), (), cards_of("3H")),
    )  # fmt: skip
    game = play(game, "AD 2D 3D 2H")
    assert game.phase is Phase.SCORED
    game, _ = step(game, NextDeal())
    assert (game.deal.table.number, game.deal.table.dealer) == (2, 2)
    assert str(game.deal.table.direction) == "across"


@table(
    """
    totals before | totals after | goes on as
    # once the limit was reached, the next lowest total that is not shared wins below it too
    100 88 89 95 | 90 89 90 95 | over
    99 87 89 95  | 89 88 90 95 | scored
    100 89 89 95 | 90 90 90 95 | scored
    """
)
def test_overtime_ends_wherever_the_totals_are(
    totals_before: str, totals_after: str, goes_on_as: str
) -> None:
    """Seat 0 takes the bonus card, seat 2 a heart, and seat 1 has taken one before."""
    game = game_of(
        "omnibus",
        "AD 2C / 2D 3C / 3D AC / JD 3H",
        leader=0,
        first_trick=False,
        totals=numbers(totals_before),
        taken=((), cards_of("2H"), (), ()),
    )
    game = play(game, "AD 2D 3D JD 2C 3C AC 3H")
    assert game.totals == numbers(totals_after)
    assert game.phase is Phase(goes_on_as)


def test_nothing_can_be_done_in_a_game_that_is_over() -> None:
    game = game_of(
        "classic", "AD / 2D / 3D / 2H", leader=0, totals=(99, 20, 30, 40),
        taken=((), (), (), cards_of("3H")),
    )  # fmt: skip
    game = play(game, "AD 2D 3D 2H")
    assert game.phase is Phase.OVER
    assert to_act(game) == set()
    for action in (NextDeal(), Play(0, cards_of("2C")[0])):
        with pytest.raises(IllegalAction) as refused:
            step(game, action)
        assert refused.value.reason is Reason.WRONG_PHASE


@table(
    """
    seat | card | reason
    0  | 5D | -
    1  | 2D | not_your_turn
    -4 | 5D | not_your_turn
    4  | 5D | not_your_turn
    0  | 2D | not_in_hand
    0  | AC | not_in_hand
    0  | 5H | not_broken
    """
)
def test_a_play_in_turn_from_the_hand(seat: str, card: str, reason: str) -> None:
    game = game_of("classic", "5D 5H / 2D 2C / 3D 3C / 4D 4C", leader=0, first_trick=False)
    action = Play(int(seat), cards_of(card)[0])
    if reason == "-":
        assert step(game, action)[0].deal.table.trick == (action.card,)
        return
    with pytest.raises(IllegalAction, match=reason) as refused:
        step(game, action)
    assert refused.value.reason is Reason(reason)


def test_a_game_begins_with_nothing() -> None:
    game = new(rules_of("classic"), "x")
    assert (game.totals, game.scores, game.actions, game.winner) == ((0, 0, 0, 0), (), (), None)
