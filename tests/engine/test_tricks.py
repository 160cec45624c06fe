"""Who takes a trick, what cancels, who leads next, and what breaks hearts."""

from hearts.engine.cards import cards_of, text_of
from hearts.engine.events import HeartsBroken, Play, TrickCarried, TrickTaken
from hearts.engine.game import Phase, step
from hearts.engine.play import Trick, winner
from hearts.engine.view import view
from tests.engine.tables import game_of, play, rules_of, table


@table(
    """
    rules | trick | taker
    # the highest card of the suit led takes the trick
    classic      | 2C 5C KC AC       | AC
    classic      | 2D AC AH AS       | 2D
    classic      | 7S QS KS 2S       | KS
    classic      | TD JD 9D AH       | JD
    black_maria  | KS QS AS          | AS
    # with a trump suit: the highest trump, if any was played
    duel         | AD 2H             | 2H
    duel         | 2H AH             | AH
    duel         | AD QD             | AD
    duel         | 4D AS             | 4D
    classic trump=hearts | 2C AC 3H 5H | 5H
    classic trump=none   | 2C AC 3H 5H | AC

    # two identical cards in one trick cancel each other for winning
    cancellation | AH KH AH' 2H 3D QH   | KH
    cancellation | 5C 5C' AD KS 2H 3D   | nobody
    cancellation | QS QS' 2S AD 3C 4D   | 2S
    cancellation | 5C 6C 7C 7C' 6C' 4D  | 5C
    cancellation | 5C 6C 6C' 5C' AD AD' | nobody
    cancellation | 5C AD AD' KH KH' 2S  | 5C
    cancellation/8 | 4S 9S QS 9S' QS' KS KS' 2H | 4S
    # trumps that cancel leave the trick to the suit led
    cancellation trump=hearts | 5C AC AH AH' 2D 3D  | AC
    cancellation trump=hearts | 5C AC AH AH' 2H 3D  | 2H
    cancellation trump=hearts | 5C 5C' AH AH' 2D 3D | nobody
    # twins that play on: the first of them played is the higher
    cancellation twins=play | 5C AC' AC 2D 3D 4H  | AC'
    cancellation twins=play | 5C' 5C AD KS 2H 3D  | 5C'
    """
)
def test_taker(rules: str, trick: str, taker: str) -> None:
    cards = cards_of(trick)
    place = winner(rules_of(rules), cards)
    assert ("nobody" if place is None else cards[place].text) == taker


CANCELLATION = rules_of("cancellation")


def test_the_taker_gets_one_card_from_each_seat_and_leads_next() -> None:
    game = game_of("classic", "2C AD / 5C KD / KC QD / AC JD", leader=0, first_trick=True)
    game = play(game, "2C 5C KC AC")
    table = game.deal.table
    assert table.turn == table.leader == 3
    assert table.taken == ((), (), (), cards_of("2C 5C KC AC"))
    assert table.tricks == (Trick(0, cards_of("2C 5C KC AC"), 3),)
    assert not table.first_trick
    assert not table.trick


def test_seats_play_clockwise_from_the_leader() -> None:
    game = game_of("classic", "5C AD / KC KD / AC QD / 2C JD")
    assert game.deal.table.turn == 3
    turns = []
    for card in cards_of("2C 5C KC AC"):
        turns.append(game.deal.table.turn)
        game, _ = step(game, Play(turns[-1], card))
    assert turns == [3, 0, 1, 2]


def test_a_trick_whose_led_suit_cancels_stays_and_the_same_seat_leads_again() -> None:
    game = game_of(
        CANCELLATION, "4C 5C / 5C' 6C / AD 7S / KS 8S / 2H 9S / 3D TS", leader=0, first_trick=False
    )
    game = play(game, "5C 5C' AD KS 2H")
    game, events = step(game, Play(5, cards_of("3D")[0]))
    stays = cards_of("5C 5C' AD KS 2H 3D")
    assert events[1:] == (TrickCarried(0, stays),)
    table = game.deal.table
    assert table.leader == table.turn == 0
    assert table.carried == stays
    assert table.taken == ((),) * 6
    assert table.tricks == (Trick(0, stays, None),)

    # … and the next taker gets all
    game = play(game, "4C 6C 7S 8S 9S")
    game, events = step(game, Play(5, cards_of("TS")[0]))
    everything = stays + cards_of("4C 6C 7S 8S 9S TS")
    assert events[1] == TrickTaken(1, everything, 1)
    assert game.deal.table.taken[1] == everything
    assert game.deal.table.carried == ()


def test_cards_that_cancel_keep_their_points() -> None:
    game = game_of(CANCELLATION, "QS 3D / QS' 4D / 2S 5D / AD 6D / 3C 7D / 4C 8D", leader=0)
    game, events = step(play(game, "QS QS' 2S AD 3C"), Play(5, cards_of("4C")[0]))
    assert events[-1] == TrickTaken(2, cards_of("QS QS' 2S AD 3C 4C"), 26)


def test_a_last_trick_that_all_cancels_goes_to_the_seat_that_led_it() -> None:
    game = game_of(CANCELLATION, "2H / 2H' / 3C / 3C' / 4D / 4D'", leader=1)
    game, events = step(play(game, "2H' 3C 3C' 4D 4D'"), Play(0, cards_of("2H")[0]))
    taken = cards_of("2H' 3C 3C' 4D 4D' 2H")
    assert TrickTaken(1, taken, 2) in events
    assert game.deal.table.taken[1] == taken
    assert game.deal.table.tricks == (Trick(1, taken, 1),)
    assert game.phase is Phase.SCORED


def test_a_last_trick_that_all_cancels_takes_the_carried_ones_along() -> None:
    game = game_of(CANCELLATION, "2C 2H / 2C' 2H' / 3D 3S / 4D 4S / 5D 5S / 6D 6S", leader=0)
    game = play(game, "2C 2C' 3D 4D 5D 6D 2H 2H' 3S 4S 5S 6S")
    assert text_of(game.deal.table.taken[0]) == "2C 2C' 3D 4D 5D 6D 2H 2H' 3S 4S 5S 6S"


@table(
    """
    rules | hands | leader | played | broken by
    # any heart played breaks hearts
    classic | 7D 2D / 8D 3D / 9D 4D / 3H 5C | 0 | 7D 8D 9D 3H | 3H
    classic | 7D 2D / 8D 3D / 9D 4D / 3S 5C | 0 | 7D 8D 9D 3S | -
    # also one led because nothing else was left
    classic | 7H 9H / 8D 3D / 9D 4D / 3S 5D | 0 | 7H          | 7H
    # the first of them, once
    classic | 7D 2D / 3H 4H / 5H 6H / 7H 8H | 0 | 7D 3H 5H 7H | 3H
    # the Q♠ breaks hearts where the rules say so, led or discarded
    classic                   | 7D 2D / QS 3D / 9D 4D / 3S 5D | 0 | 7D 3D       | -
    classic                   | 7D 2D / QS 3C / 9D 4D / 3S 5D | 0 | 7D QS       | -
    classic queen_breaks=on   | 7D 2D / QS 3C / 9D 4D / 3S 5D | 0 | 7D QS       | QS
    classic queen_breaks=on   | QS 2D / 7S 3C / 9D 4D / 3S 5D | 0 | QS          | QS
    black_lady                | 7S 2D / QS 3C / 9D 4D / 3S 5D | 0 | 7S QS       | QS
    club                      | 7S 2D / QS 3C / 9D 4D / 3S 5D | 0 | 7S QS       | -
    """
)
def test_breaking(rules: str, hands: str, leader: str, played: str, broken_by: str) -> None:
    game = game_of(rules, hands, leader=int(leader), first_trick=False)
    breaking = []
    for card in cards_of(played):
        game, events = step(game, Play(game.deal.table.turn, card))
        breaking += [event.card.text for event in events if isinstance(event, HeartsBroken)]
    assert breaking == ([] if broken_by == "-" else [broken_by])
    assert game.deal.table.broken is (broken_by != "-")


def test_a_heart_played_on_the_first_trick_breaks_hearts() -> None:
    game = game_of("classic", "2C 3D / QH KH / 9C 4D / TC 5D", first_trick=True)
    game = play(game, "2C QH")
    assert game.deal.table.broken


def test_a_heart_in_the_kitty_breaks_nothing() -> None:
    game = game_of("club/3 kitty=first_trick", "2C 3D / 5C 4D / 6C 5D", kitty=cards_of("AH"))
    game = play(game, "2C 5C 6C")
    assert game.deal.table.kitty == cards_of("AH")
    assert not game.deal.table.broken


@table(
    """
    played | next lead
    7D 3H 8C 6C | 2D 2H
    7D 9C 8C 6C | 2D
    """
)
def test_hearts_are_led_once_broken(played: str, next_lead: str) -> None:
    hands = "7D 2H 2D / 3H 9C 9S / 8C 8S 7S / 6C 6S 5S"
    game = play(game_of("classic", hands, leader=0, first_trick=False), played)
    assert text_of(view(game, 0).playable) == next_lead
