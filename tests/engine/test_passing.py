"""Passing: the directions of the deals, choosing, and when the cards change hands."""

import pytest

from hearts.engine.cards import cards_of, text_of
from hearts.engine.deal import deal
from hearts.engine.events import IllegalAction, NextDeal, Pass, Passed, Play
from hearts.engine.game import Game, Phase, new, step, to_act
from hearts.engine.play import Reason
from hearts.engine.rules import Direction
from hearts.engine.view import view
from tests.engine.tables import game_of, pass_all, rules_of, table

FOUR_HANDS = "2C 3C 4C 5C / 2D 3D 4D 5D / 2S 3S 4S 5S / 2H 3H 4H 5H"


def to_pass(direction: str, rules: str = "classic", hands: str = FOUR_HANDS) -> Game:
    return game_of(rules, hands, direction=Direction(direction))


@table(
    """
    rules | directions
    # the directions are cycled, one a deal
    classic          | left right across hold left right across hold
    black_lady/5     | left right left right left
    club/3           | left right hold left right hold
    black_maria      | right right right
    classic passing=across,hold | across hold across hold
    # hold and off: no card is passed
    old_school       | hold hold hold
    classic passing=off  | hold hold hold
    classic passing=hold | hold hold hold
    """
)
def test_cycle(rules: str, directions: str) -> None:
    known = rules_of(rules)
    ways = [str(deal(known, "x", number).table.direction) for number in range(9)]
    assert ways[: len(directions.split())] == directions.split()


@table(
    """
    rules | waits for
    classic             | pass
    classic passing=off | play
    duel                | play
    """
)
def test_the_pass_comes_first(rules: str, waits_for: str) -> None:
    game = new(rules_of(rules), "x")
    assert game.phase is Phase(waits_for)
    assert len(to_act(game)) == (4 if game.phase is Phase.PASS else 1)


@table(
    """
    direction | hands after
    left   | 5C 2H 3H 4H / 5D 2C 3C 4C / 5S 2D 3D 4D / 5H 2S 3S 4S
    right  | 5C 2D 3D 4D / 5D 2S 3S 4S / 5S 2H 3H 4H / 5H 2C 3C 4C
    across | 5C 2S 3S 4S / 5D 2H 3H 4H / 5S 2C 3C 4C / 5H 2D 3D 4D
    """
)
def test_where_the_cards_go(direction: str, hands_after: str) -> None:
    game = pass_all(to_pass(direction), "2C 3C 4C / 2D 3D 4D / 2S 3S 4S / 2H 3H 4H")
    expected = [frozenset(cards_of(hand)) for hand in hands_after.split("/")]
    assert list(game.deal.hands) == expected
    assert game.phase is Phase.PLAY


def test_another_number_of_cards() -> None:
    game = to_pass("left", "classic pass_count=1")
    game = pass_all(game, "2C / 2D / 2S / 2H")
    assert text_of(sorted(game.deal.hands[1])) == "2C 3D 4D 5D"


def test_all_seats_choose_before_anybody_sees_a_card_received() -> None:
    game = to_pass("left")
    passes = {3: "2H 3H 4H", 0: "2C 3C 4C", 2: "2S 3S 4S"}
    for seat, cards in passes.items():
        game, events = step(game, Pass(seat, cards_of(cards)))
        assert events == ()
        assert game.phase is Phase.PASS
        assert all(view(game, other).received == () for other in range(4))
        assert view(game, seat).passed == cards_of(cards)
        assert len(view(game, seat).hand) == 4
    assert to_act(game) == {1}
    game, events = step(game, Pass(1, cards_of("2D 3D 4D")))
    assert events == (
        Passed(0, 1, cards_of("2C 3C 4C")),
        Passed(1, 2, cards_of("2D 3D 4D")),
        Passed(2, 3, cards_of("2S 3S 4S")),
        Passed(3, 0, cards_of("2H 3H 4H")),
    )
    assert [text_of(view(game, seat).received) for seat in range(4)] == [
        "2H 3H 4H",
        "2C 3C 4C",
        "2D 3D 4D",
        "2S 3S 4S",
    ]


def test_the_order_of_choosing_changes_nothing() -> None:
    choices = [Pass(seat, cards) for seat, cards in enumerate(map(cards_of, CHOICES))]
    forth, back = to_pass("right"), to_pass("right")
    for action in choices:
        forth, _ = step(forth, action)
    for action in reversed(choices):
        back, _ = step(back, action)
    assert forth.deal == back.deal


CHOICES = ("2C 3C 4C", "2D 3D 4D", "2S 3S 4S", "2H 3H 4H")


@table(
    """
    seat | cards | reason
    # three cards, neither more nor fewer
    0 | 2C 3C         | pass_count
    0 | 2C 3C 4C 5C   | pass_count
    0 |               | pass_count
    # each once
    0 | 2C 3C 3C      | pass_repeated
    # of one's own
    0 | 2C 3C 2D      | not_in_hand
    # of a hand's cards a seat that has chosen gives no more
    1 | 2D 3D 4D      | not_your_turn
    # a card just received cannot be in the pass: it comes when all have chosen
    2 | 2S 3S 2D      | not_in_hand
    # there is no such seat
    4 | 2C 3C 4C      | not_your_turn
    -1 | 2H 3H 4H     | not_your_turn
    """
)
def test_refused(seat: str, cards: str, reason: str) -> None:
    game, _ = step(to_pass("left"), Pass(1, cards_of("2D 3D 4D")))
    with pytest.raises(IllegalAction) as refused:
        step(game, Pass(int(seat), cards_of(cards)))
    assert refused.value.reason is Reason(reason)


def test_nothing_is_passed_while_cards_are_played_and_nothing_played_while_passing() -> None:
    passing = to_pass("left")
    playing = pass_all(passing, "2C 3C 4C / 2D 3D 4D / 2S 3S 4S / 2H 3H 4H")
    for game, action in (
        (playing, Pass(0, cards_of("5C 2H 3H"))),
        (passing, Play(0, cards_of("2C")[0])),
        (passing, NextDeal()),
        (playing, NextDeal()),
    ):
        with pytest.raises(IllegalAction) as refused:
            step(game, action)
        assert refused.value.reason is Reason.WRONG_PHASE


def test_the_opening_leader_is_found_after_the_pass() -> None:
    game = to_pass("left")
    assert view(game, 0).table.leader == -1
    game = pass_all(game, "2C 3C 4C / 2D 3D 4D / 2S 3S 4S / 2H 3H 4H")
    assert game.deal.table.leader == game.deal.table.turn == 1
    assert game.deal.table.opening == cards_of("2C")[0]


def test_the_hands_dealt_are_remembered() -> None:
    game = pass_all(to_pass("across"), "2C 3C 4C / 2D 3D 4D / 2S 3S 4S / 2H 3H 4H")
    assert text_of(view(game, 0).dealt) == "2C 3C 4C 5C"
    assert text_of(view(game, 0).hand) == "5C 2S 3S 4S"


def test_two_players_pass_to_each_other() -> None:
    game = game_of("classic/2", "2C 3C 4C 5C / 2D 3D 4D 5D", direction=Direction.ACROSS)
    game = pass_all(game, "2C 3C 4C / 2D 3D 4D")
    assert [text_of(sorted(hand)) for hand in game.deal.hands] == ["5C 2D 3D 4D", "2C 3C 4C 5D"]
