"""What the first lesson says, held against the engine."""

import pytest

from hearts.engine.cards import QUEEN_OF_SPADES, Card, Suit, card_of
from hearts.engine.events import Play
from hearts.engine.game import Game, Phase, step
from hearts.engine.play import winner
from hearts.engine.rules import Direction
from hearts.engine.variants import CLASSIC
from hearts.engine.view import View, view
from hearts.ui.claim import certain, played_out
from hearts.ui.lesson import LEARNER, NAMES, PASSES, STEPS, beginning, game_at, prepared
from hearts.ui.lesson_panel import heading, said
from hearts.ui.scenes.lesson import LAST
from hearts.ui.text import Text
from tests.ui.lessons import NUMBERS

OTHERS = (1, 2, 3)


def seen(key: str) -> View:
    """What the person sees when that step begins."""
    return view(game_at(NUMBERS[key]), LEARNER)


def wanted(key: str) -> Card:
    (card,) = STEPS[NUMBERS[key]].cards
    return card


def after(key: str, card: Card | None = None) -> Game:
    """The game once the step's trick is taken; with another card, if one is given."""
    game, _ = step(game_at(NUMBERS[key]), Play(LEARNER, card or wanted(key)))
    while game.deal.table.trick:
        game, _ = step(game, prepared(game))
    return game


def of(suit: Suit, cards: tuple[Card, ...]) -> set[Card]:
    return {card for card in cards if card.suit is suit}


def test_it_is_a_whole_deal_told_in_eight_steps() -> None:
    game = beginning()
    assert game.rules == CLASSIC
    assert sorted(card for hand in game.deal.hands for card in hand) == sorted(CLASSIC.deck)
    assert NAMES == ("pass", "follow", "duck", "discard", "broken", "queen", "moon", "score")


def test_the_pass_goes_left_and_leaves_no_diamond() -> None:
    before, then = seen("pass"), seen("follow")
    assert (before.phase, before.table.direction) == (Phase.PASS, Direction.LEFT)
    assert set(STEPS[0].cards) == of(Suit.DIAMONDS, before.hand)
    assert not of(Suit.DIAMONDS, then.hand)
    assert game_at(1).deal.passes[1:] == tuple(
        tuple(map(card_of, PASSES[seat].split())) for seat in OTHERS
    )


def test_clubs_are_followed_on_a_first_trick_without_points() -> None:
    now = seen("follow")
    assert now.table.first_trick
    assert now.table.led is Suit.CLUBS
    assert set(now.playable) == of(Suit.CLUBS, now.hand)
    assert wanted("follow") == max(now.playable)
    assert after("follow").deal.table.points == (0, 0, 0, 0)


@pytest.mark.parametrize("key", ["duck", "queen"])
def test_the_highest_card_that_stays_below(key: str) -> None:
    now = seen(key)
    taking = now.table.trick[winner(CLASSIC, now.table.trick) or 0]
    assert taking == now.table.trick[0]  # the sentence names the card led
    below = [card for card in now.playable if card.suit is taking.suit and card < taking]
    assert wanted(key) == max(below)
    assert set(now.playable) > set(below)  # there is one that would take the trick
    assert after(key).deal.table.tricks[-1].taker != LEARNER


def test_the_leader_took_the_trick_before() -> None:
    table = seen("duck").table
    assert table.leader == table.tricks[-1].taker


def test_without_the_suit_led_any_card_may_be_thrown() -> None:
    now = seen("discard")
    assert now.table.led is Suit.DIAMONDS
    assert now.playable == now.hand
    assert wanted("discard") == max(of(Suit.HEARTS, now.hand))
    assert not now.table.broken
    table = after("discard").deal.table
    assert table.broken
    assert table.points[LEARNER] == 0


def test_broken_hearts_are_led_and_the_leader_takes_them() -> None:
    for key in ("broken", "again_hearts"):
        now = seen(key)
        assert now.table.broken
        assert now.table.led is Suit.HEARTS
        assert wanted(key) == max(now.playable)
        assert after(key).deal.table.tricks[-1].taker == now.table.leader
    assert len(seen("broken").playable) == 2
    assert len(seen("again_hearts").playable) == 1


def test_the_queen_of_spades_lies_in_the_trick() -> None:
    now = seen("queen")
    assert QUEEN_OF_SPADES in now.table.trick
    taker = now.table.leader
    gained = after("queen").deal.table.points[taker] - now.table.points[taker]
    assert gained >= CLASSIC.worth[QUEEN_OF_SPADES] == 13


def test_the_moon_is_prevented_by_that_card_alone() -> None:
    now = seen("moon")
    points = now.table.points
    taker = points.index(max(points))
    assert points == (0, 24, 0, 0)
    assert CLASSIC.total(now.table.trick) == 2
    for card in now.playable:
        game = after("moon", card)
        for action in played_out(game):
            game, _ = step(game, action)
        assert game.scores[-1].shooter == (None if card == wanted("moon") else taker)
    assert len(now.playable) > 1


def test_the_deal_ends_because_nothing_can_change() -> None:
    assert certain(view(after("moon"), LEARNER))
    game = game_at(LAST)
    assert game.phase is Phase.SCORED
    assert game.totals == (2, 24, 0, 0)


@pytest.mark.parametrize("number", range(LAST))
def test_other_cards_that_may_be_played_are_answered(number: int) -> None:
    now = view(game_at(number), LEARNER)
    others = now.hand if now.phase is Phase.PASS else now.playable
    assert bool(said(Text("en"), number, "no")) == (set(others) > set(STEPS[number].cards))


def test_the_sentences_name_what_lies_there() -> None:
    text = Text("en")
    for number in range(1, LAST):
        assert text.card(STEPS[number].cards[0]) in said(text, number, "text")
    assert "ten of clubs" in said(text, NUMBERS["duck"], "text")
    assert "Vera has all 24 points" in said(text, NUMBERS["moon"], "text")
    assert "you have 2, Vera has 24" in said(text, NUMBERS["score"], "text")
    assert heading(text, NUMBERS["again_hearts"]) == "Step 5 of 8: Hearts are broken"
