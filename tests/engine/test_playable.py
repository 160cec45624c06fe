"""What may be played, and why not: the list of restrictions in their order."""

from hypothesis import given
from hypothesis import strategies as st

from hearts.engine import play
from hearts.engine.cards import Card, card_of, cards_of
from hearts.engine.play import Hand, Reason
from tests.engine.house import ALL_RULES
from tests.engine.tables import rules_of, table, table_of

# In the column `reason`: why each card that is not playable is not, as one word for all of them
# or card by card.


@table(
    """
    rules | table | hand | playable | reason
    # a seat follows suit if it can
    classic   | led 7D                | 2D KD AC 3H   | 2D KD          | follow_suit
    classic   | led 7D 9D, broken     | AC 3H KD      | KD             | follow_suit
    classic   | led 7H, broken        | 3H QS AC      | 3H             | follow_suit
    classic   | first trick, led 2C   | 9C QS 3H KD   | 9C             | follow_suit
    # otherwise it discards anything that the rules below allow
    classic   | led 7D                | AC 3H QS      | AC 3H QS       | -
    classic   | led 7D, broken        | AC 3H QS      | AC 3H QS       | -
    # trump does not change the suit to follow
    duel      | led 8D                | 2D 2H AH QS   | 2D             | follow_suit
    duel      | led 8D                | 2H AH QS      | 2H AH QS       | -
    duel      | led 8D                | 2D 2C AC      | 2D             | follow_suit
    duel      | led TH, broken        | 2D AC 2H      | 2H             | follow_suit

    # the opening lead by the lowest club: only that card
    classic      | first trick, opening 2C  | 2C 3C AD QS 5H  | 2C | open_with
    black_lady/5 | first trick, opening 3C  | 3C AD           | 3C | open_with
    duel         | first trick, opening 4C  | 4C 6C AD 2H     | 4C | open_with
    # the seat left of the dealer leads what it likes
    old_school   | first trick, lead        | 2C AD QS 5H     | 2C AD QS 5H | -
    black_maria  | first trick, lead        | KS AS QS 5H     | KS AS QS 5H | -
    cancellation | first trick, lead        | 2C 2C' QS 5H    | 2C 2C' QS 5H | -
    classic opening=left_of_dealer | first trick, lead | 2C AD | 2C AD | -

    # no points on the first trick: only cards that are no penalty cards
    classic   | first trick, led 2C | KD QS 3H      | KD             | no_points_yet
    classic   | first trick, led 2C | KD 4S QS 3H   | KD 4S          | no_points_yet
    # so a hand of nothing but penalty cards may play any of them
    classic   | first trick, led 2C | QS 3H KH      | QS 3H KH       | -
    # it holds on the first trick only
    classic   | led 2C              | KD QS 3H      | KD QS 3H       | -
    # with the rule off any card may be thrown on the first trick
    classic first_trick_points=on | first trick, led 2C | KD QS 3H | KD QS 3H | -
    duel                          | first trick, led 2C | TD QS 4H | TD QS 4H | -
    # penalty cards are the cards worth more than 0 points: the J♦ at −10 is none
    omnibus                 | first trick, led 2C | JD QS 3H | JD      | no_points_yet
    classic points=JD:10    | first trick, led 2C | JD 4D 3H | 4D      | no_points_yet
    classic points=KS:10    | first trick, led 2C | KS AS 3H | AS      | no_points_yet
    classic points=H:0      | first trick, led 2C | QS 5H 3H | 5H 3H   | no_points_yet
    # it narrows a free lead to the first trick too
    spot opening=left_of_dealer must_break=off | first trick, lead | 2C QS 3H | 2C | no_points_yet
    spot opening=left_of_dealer must_break=off | first trick, lead | QS 3H    | QS 3H | -
    # and gives way to following suit
    classic opening=left_of_dealer | first trick, led 7S | QS 2D | QS | follow_suit
    classic opening=left_of_dealer | first trick, led 7S | QS 3S | 3S | no_points_yet

    # leading while hearts are not broken: only non-hearts
    classic   | lead                | 2C QS 3H KH   | 2C QS          | not_broken
    classic   | lead, broken        | 2C QS 3H KH   | 2C QS 3H KH    | -
    classic must_break=off | lead   | 2C QS 3H KH   | 2C QS 3H KH    | -
    old_school   | lead             | 2C QS 3H KH   | 2C QS 3H KH    | -
    black_maria  | lead             | 3C 3H         | 3C 3H          | -
    cancellation | lead             | 3C 3H         | 3C 3H          | -
    # a hand of nothing but hearts may lead any of them
    classic   | lead                | 7H 9H         | 7H 9H          | -
    # nothing but the Q♠ beside hearts: she is led
    classic   | lead                | QS 7H 9H      | QS             | not_broken
    # hearts are kept back when leading, not when discarding
    classic   | led 7D              | QS 7H         | QS 7H          | -

    # the Q♠ may be led any time
    classic   | lead                | QS 3D         | QS 3D          | -
    black_lady | lead               | QS 3D         | QS 3D          | -
    duel      | lead                | QS 8D         | QS 8D          | -
    # unless she waits for broken hearts: then she may not be led
    classic queen_waits=lead | lead          | QS 3D KS | 3D KS    | queen_waits
    classic queen_waits=lead | lead, broken  | QS 3D KS | QS 3D KS | -
    classic queen_waits=play | lead          | QS 3D KS | 3D KS    | queen_waits
    classic queen_waits=play | lead, broken  | QS 3D KS | QS 3D KS | -
    # with value `lead` she may be discarded, with value `play` not
    classic queen_waits=lead | led 7D         | QS 3C KH | QS 3C KH | -
    classic queen_waits=play | led 7D         | QS 3C KH | 3C KH    | queen_waits
    classic queen_waits=play | led 7D, broken | QS 3C KH | QS 3C KH | -
    # following a spade lead is never restricted
    classic queen_waits=lead | led 7S        | QS 3S KH | QS 3S    | follow_suit
    classic queen_waits=play | led 7S        | QS 3S KH | QS 3S    | follow_suit
    # both copies wait
    cancellation queen_waits=play | led 7D   | QS QS' 3C | 3C | queen_waits
    cancellation queen_waits=lead | lead     | QS QS' 3C | 3C | queen_waits
    # she waits though hearts may be led unbroken
    classic queen_waits=lead must_break=off | lead | QS 3D 7H | 3D 7H | queen_waits
    # alone she may go
    classic queen_waits=play | lead          | QS       | QS       | -
    classic queen_waits=play | led 7D        | QS       | QS       | -

    # the restrictions apply in order, and one that would leave nothing falls away
    classic queen_waits=lead | lead              | QS 7H    | QS   | not_broken
    classic queen_waits=lead | lead              | QS 3C 7H | 3C   | QS queen_waits, 7H not_broken
    classic queen_waits=play | first trick, led 2C | QS 3H  | 3H   | queen_waits
    classic queen_waits=play | first trick, led 2C | QS 3H 4D | 4D | no_points_yet
    classic opening=left_of_dealer | first trick, lead | 2C QS 7H | 2C | no_points_yet
    classic opening=left_of_dealer | first trick, lead | QS 7H  | QS | not_broken
    duel opening=left_of_dealer | first trick, lead | QS 8H 2C | 2C QS | not_broken
    spot                     | first trick, led 2C | KD QS 3H | KD | no_points_yet
    """
)
def test_playable(rules: str, table: str, hand: str, playable: str, reason: str) -> None:
    cards, facts = frozenset(cards_of(hand)), table_of(rules_of(rules), table)
    allowed = frozenset(cards_of(playable))
    assert play.playable(cards, facts) == allowed
    assert {card: play.why_not(cards, card, facts) for card in cards} == (
        dict.fromkeys(allowed) | reasons_of(cards - allowed, reason)
    )


def reasons_of(refused: Hand, text: str) -> dict[Card, Reason]:
    """The reason of each refused card, from the last column."""
    if text == "-":
        assert not refused
        return {}
    if " " not in text:
        return dict.fromkeys(refused, Reason(text))
    pairs = (pair.split(" ") for pair in text.split(", "))
    return {card_of(card): Reason(reason) for card, reason in pairs}


def test_a_card_that_is_not_in_the_hand() -> None:
    facts = table_of(rules_of("classic"), "led 7D")
    assert play.why_not(frozenset(cards_of("2D 3C")), card_of("AD"), facts) is Reason.NOT_IN_HAND


@table(
    """
    rules | table | reasons
    # the restrictions in force, in the order they apply
    classic | first trick, opening 2C | open_with
    classic | first trick, led 2C     | follow_suit no_points_yet
    classic | led 2C                  | follow_suit
    classic | lead                    | not_broken
    classic | lead, broken            |
    classic queen_waits=lead | lead   | not_broken queen_waits
    classic queen_waits=lead | led 2C | follow_suit
    classic queen_waits=play | led 2C | follow_suit queen_waits
    classic queen_waits=play | led 2S | follow_suit
    classic queen_waits=play | first trick, led 2C | follow_suit no_points_yet queen_waits
    classic opening=left_of_dealer queen_waits=lead | first trick, lead | \
        no_points_yet not_broken queen_waits
    old_school | first trick, lead    |
    """
)
def test_restrictions(rules: str, table: str, reasons: str) -> None:
    listed = play.restrictions(table_of(rules_of(rules), table))
    assert [reason for reason, _ in listed] == [Reason(word) for word in reasons.split()]


@given(st.data())
def test_playable_and_why_not_are_one(data: st.DataObject) -> None:
    """Any hand, on any table, under any of these rules: something may be played, and the rest
    of the hand, and nothing else, has a reason."""
    rules = data.draw(st.sampled_from([*ALL_RULES, *SOME_RULES]))
    hand = data.draw(st.frozensets(st.sampled_from(rules.deck), min_size=1))
    trick = data.draw(st.lists(st.sampled_from(rules.deck), max_size=rules.players - 1))
    facts = table_of(rules, "lead")._replace(
        opening=None if trick else data.draw(st.none() | st.sampled_from(sorted(hand))),
        trick=tuple(trick),
        first_trick=data.draw(st.booleans()),
        broken=data.draw(st.booleans()),
    )
    allowed = play.playable(hand, facts)
    assert allowed
    assert allowed <= hand
    assert {card for card in hand if play.why_not(hand, card, facts) is None} == allowed
    if not trick or not any(card.suit is trick[0].suit for card in hand):
        return
    assert all(card.suit is trick[0].suit for card in allowed)


SOME_RULES = [
    rules_of(text)
    for text in (
        "classic",
        "classic queen_waits=play",
        "classic opening=left_of_dealer queen_waits=lead",
        "black_lady/7",
        "spot points=C:1,JD:-10",
        "duel",
        "cancellation queen_waits=play must_break=on first_trick_points=off",
    )
]
