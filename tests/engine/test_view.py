"""Views: all that one seat may know, and nothing else."""

from hearts.engine.cards import cards_of, text_of
from hearts.engine.game import Phase
from hearts.engine.play import Reason
from hearts.engine.rules import Direction
from hearts.engine.view import view
from tests.engine.tables import game_of, pass_all, play, table

HANDS = "7D 2H 2D / 3H 9C 9S / 8C 8S 7S / 6C 6S 5S"


def test_a_seat_sees_its_own_hand_in_card_order() -> None:
    game = game_of("classic", HANDS, leader=0, first_trick=False)
    assert [text_of(view(game, seat).hand) for seat in range(4)] == [
        "2D 7D 2H",
        "9C 9S 3H",
        "8C 7S 8S",
        "6C 5S 6S",
    ]


def test_a_view_says_whose_turn_it_is_and_what_that_seat_may_play() -> None:
    game = game_of("classic", HANDS, leader=0, first_trick=False)
    seen = [view(game, seat) for seat in range(4)]
    assert [one.acts for one in seen] == [True, False, False, False]
    assert all(one.to_act == {0} and one.phase is Phase.PLAY for one in seen)
    assert [text_of(one.playable) for one in seen] == ["2D 7D", "", "", ""]
    assert all(one.rules == game.rules and one.seat == seat for seat, one in enumerate(seen))


@table(
    """
    seat | card | reason
    0 | 7D | -
    0 | 2H | not_broken
    0 | 3H | not_in_hand
    1 | 3H | not_your_turn
    1 | 7D | not_your_turn
    """
)
def test_why_not(seat: str, card: str, reason: str) -> None:
    game = game_of("classic", HANDS, leader=0, first_trick=False)
    why = view(game, int(seat)).why_not(cards_of(card)[0])
    assert why == (None if reason == "-" else Reason(reason))


def test_nothing_may_be_played_while_passing() -> None:
    hands = "2C 3C 4C / 2D 3D 4D / 2S 3S 4S / 2H 3H 4H"
    game = game_of("classic", hands, direction=Direction.LEFT)
    seen = view(game, 0)
    assert seen.playable == ()
    assert seen.why_not(cards_of("2C")[0]) is Reason.WRONG_PHASE
    assert seen.acts
    game = pass_all(game, "2C 3C 4C / 2D 3D 4D / 2S 3S 4S / 2H 3H 4H")
    assert view(game, 1).playable == cards_of("2C")
    assert text_of(view(game, 1).received) == "2C 3C 4C"
    assert text_of(view(game, 1).passed) == "2D 3D 4D"
    assert text_of(view(game, 1).dealt) == "2D 3D 4D"


def test_tricks_taken_cards_and_points_are_seen_by_all() -> None:
    game = game_of("classic", HANDS, leader=0, first_trick=False)
    game = play(game, "7D 3H 8C 6C 2H")
    for seat in range(4):
        facts = view(game, seat).table
        assert facts == game.deal.table
        assert facts.points == (1, 0, 0, 0)
        assert facts.broken
        assert (facts.led, facts.trick, facts.turn) == (3, cards_of("2H"), 1)
