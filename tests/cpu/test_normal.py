"""The rules of thumb of the normal level, and what it passes, in card text."""

from hearts.cpu.count import Count
from hearts.cpu.counting import of_suit
from hearts.cpu.giving import cards_to_give
from hearts.cpu.normal import ANSWERS, LEADS, lead_safely
from hearts.cpu.shooting import losers as count_losers
from hearts.engine.cards import Suit, card_of, cards_of, text_of
from hearts.engine.game import to_act
from hearts.engine.rules import Direction
from hearts.engine.variants import CLASSIC
from hearts.engine.view import view
from tests.cpu.positions import asked
from tests.engine.tables import game_of, play, rules_of, table


def counted(rules: str, hand: str, trick: str, out: str, points: str) -> Count:
    """What the seat counts that holds the hand; see `asked`."""
    game = asked(rules_of(rules), hand, trick, out, int(points) if points else None)
    (seat,) = to_act(game)
    return Count(view(game, seat))


@table("""
    rules | hand | trick | out | points | rule | card

    # On lead; seat 0 has all points so far, or every seat some.
    classic | AH KH AC KC | | 2H 3H 5C 6C 7C 2D 3D 4D 5D 6D 7D 8D | 0 | lead_for_the_moon | AC
    classic | AH 2C | | 4H 6H 9C TC KS 7D | 2 | lead_to_spoil_a_moon | AH
    omnibus | JD 5C 3S | | TD 9D 8C QS 2S 7H 6C 7C 4S | | cash_the_bonus | JD
    omnibus | JD 5C 3S | | QD 9D 8C QS 2S 7H 6C 7C 4S | | lead_safely | 3S
    classic | KS 7C 4D | | QS 3S 2S 2D 3D 9C TC JC QC | | lead_safely | 7C
    # Following or out of the suit.
    classic | AH KH QC | 2C 5C | 3H 4H 7C 8C 2D 3D 9D | 2 | answer_for_the_moon | QC
    classic | KH 4C | 9H 3H 2H | AC 5D 7S | 0 | spoil_a_moon | KH
    classic | QS 3D 4D | 5C | 6C KS AS | | give_the_heavy_card | QS
    omnibus | KD 2D 3C | JD 4D | QD 9C 8C 7C 2C 4S 5S | | catch_the_bonus | KD
    classic | KC 3C 2D | QC 4C | JC TC 9C 8C 7C 5D 6D | | take_while_it_is_cheap | KC
    classic | AC KC 3H | 2C 4H | 3C 5C 6C 7C 2D 3D 4D | | rise_when_caught | AC
    classic | 9C 7C 2D | TC 4H | QC AC | | follow_low | 9C
    classic | AD 5S 4H | 8C 3H | 9C QC | | discard | 4H
""")
def test_the_first_rule_that_applies(
    rules: str, hand: str, trick: str, out: str, points: str, rule: str, card: str
) -> None:
    count = counted(rules, hand, trick, out, points)
    every = ANSWERS if trick else LEADS
    first = next(each for each in every if each(count) is not None)
    assert (first.__name__, str(first(count))) == (rule, card)


def test_a_suit_that_a_later_seat_is_out_of_is_not_led() -> None:
    """One diamond is below the ten, one club below the seven; but seat 2 shows it is out."""
    hands = "AD TD 7C / KD 9D 5C / 2S 3S 9S / QD JD 8C"
    held = cards_of(hands.replace("/", ""))
    rest = [card for card in CLASSIC.deck if card not in held]
    taken = tuple(tuple(rest[seat::4]) for seat in range(4))
    game = game_of("classic", hands, leader=0, taken=taken)
    assert lead_safely(Count(view(game, 0))) == card_of("TD")
    after = Count(view(play(game, "AD KD 2S QD"), 0))
    assert after.void(2, Suit.DIAMONDS)
    assert not after.void(1, Suit.DIAMONDS)
    assert lead_safely(after) == card_of("7C")


@table("""
    hand | given

    # The queen, the ace and the king of spades go where too few low spades guard them,
    QS KS 2S 2C 3C 4C 9C 2D 3D 4D 2H 3H 4H | KS QS 9C
    # and stay where enough do.
    QS 2S 3S 4S 5S 3C 4C KC 2D 3D KH AH 2H | KC KH AH
    # A short suit goes as a whole.
    2S 3S 4S 5S 8C 9C QD KD TD 3H 4H 5H 6H | TD QD KD
    2S 3S 4S 5S 7S KC AD 3D 4D 5D 6D 2H QH | KC AD QH
    # A hand that can take nearly everything gives its losers.
    AS KS QS JS TS 9S AH KH QH JH 2C 3D 4D | 2C 3D 4D
""")
def test_a_pass(hand: str, given: str) -> None:
    others = [card for card in CLASSIC.deck if card not in cards_of(hand)]
    piles = (text_of(others[place::3]) for place in range(3))
    game = game_of("classic", " / ".join((hand, *piles)), direction=Direction.LEFT)
    assert set(cards_to_give(view(game, 0))) == set(cards_of(given))


@table("""
    hand | losers

    AS KS QS JS TS | 0
    AS KS QS JS 2S | 0
    AS QS JS TS 9S | 1
    2S | 1
    AS 2H | 1
    AS KS QH JH | 2
""")
def test_losers_are_counted_from_the_top_of_each_suit(hand: str, losers: str) -> None:
    held = cards_of(hand)
    out = {suit: of_suit(set(CLASSIC.deck).difference(held), suit) for suit in Suit}
    assert count_losers(held, out, 4) == int(losers)
