"""Who leads to the first trick, and with what."""

from hearts.engine.cards import card_of, cards_of
from hearts.engine.deal import deal
from hearts.engine.game import new, to_act
from tests.engine.tables import game_of, rules_of, table


@table(
    """
    rules | hands | dead or kitty | leader | opening
    # the lowest club dealt leads and must be led
    classic | 3D 5C / 2C 4D / 3C 5D / 4C 6D |     | 1 | 2C
    # three clubs with five players, where the 2♣ is out
    black_lady/5 | 3D 5C / 4C 4D / 3C 5D / 6C 6D / 7C 7D | | 2 | 3C
    # the 2♣ may lie in the kitty
    club/3 kitty=first_trick | 3C 5D / 4C 4D / 5C 6D | 2C | 0 | 3C
    # the lowest of 2♣ 4♣ 6♣ dealt
    duel    | 4C 2D / 6C 4D | 2C 8H | 0 | 4C
    duel    | 8C 2D / 6C 4D | 2C 4C | 1 | 6C
    # of twins the first pack's
    cancellation opening=lowest_club | 2C' 3D / 4D 5D / 2C 6D / 7D 8D / 9D TD / JD QD | | 2 | 2C
    # with no club in any hand: the seat left of the dealer, any card
    classic | 3D 5D / 4D 6D / 7D 8D / 9D TD | 2C | 1 | -
    # the seat left of the dealer leads what it likes
    old_school  | 3D 5C / 4D 6D / 7D 8D / 2C TD | | 1 | -
    black_maria | 3D 5C / 4D 6D / 3C 8D         | | 1 | -
    classic opening=left_of_dealer | 3D 5C / 4D 6D / 7D 8D / 2C TD | | 1 | -
    """
)
def test_opening(rules: str, hands: str, dead_or_kitty: str, leader: str, opening: str) -> None:
    left_over = cards_of(dead_or_kitty)
    known = rules_of(rules)
    where = "kitty" if str(known.kitty) == "first_trick" else "dead"
    table = game_of(known, hands, **{where: left_over}).deal.table
    assert table.leader == table.turn == int(leader)
    assert table.opening == (None if opening == "-" else card_of(opening))


def test_the_dealer_rotates_clockwise_each_deal() -> None:
    rules = rules_of("old_school")
    assert [deal(rules, "x", number).table.dealer for number in range(6)] == [0, 1, 2, 3, 0, 1]
    assert [deal(rules, "x", number).table.leader for number in range(6)] == [1, 2, 3, 0, 1, 2]


def test_the_seat_left_of_the_dealer_begins() -> None:
    assert to_act(new(rules_of("black_maria passing=off"), "x")) == {1}
