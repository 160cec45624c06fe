"""Against OpenSpiel's hearts, another implementation of the game.

The same cards are dealt to both and the same random choices made in both; the cards that may be
played must be the same at every step, and the points at the end.

Three of its options are not rules of ours. They are switched on here too, and the rest compared:

- `can_lead_any_club`: whoever holds the 2♣ may open with any club. Ours must be led; so only that
  lead differs, where ours must be among theirs.
- `can_lead_hearts_instead_of_qs`: a seat on lead with the Q♠ and nothing else but hearts may lead
  these too. Ours leads the Q♠; so only such leads differ.
- `avoid_all_tricks_bonus`: 5 points off for a seat that takes no trick in a deal without a moon.
  They are taken off again before the points are compared.

All else agrees, the corners included: a hand of nothing but penalty cards may throw any of them on
the first trick; the J♦ is no penalty card; a moon needs all penalty cards, and not the J♦, which
then counts for whoever took it.
"""

import sys
from collections import Counter
from functools import cache
from importlib.util import find_spec
from itertools import chain, product
from random import Random
from typing import Any

import pytest

from hearts.engine.cards import FACES, QUEEN_OF_SPADES, Card, Suit, card_of, cards_of, shuffled
from hearts.engine.events import Pass, Play
from hearts.engine.game import Game, Phase, new, step
from hearts.engine.options import rules_for
from hearts.engine.play import Hand, Table, playable
from hearts.engine.position import Position, set_up
from hearts.engine.rules import RuleSet
from tests.engine.plays import one_of

OPTIONS: tuple[str, ...] = (
    "pass_cards",
    "no_pts_on_first_trick",
    "can_lead_any_club",
    "jd_bonus",
    "avoid_all_tricks_bonus",
    "must_break_hearts",
    "qs_breaks_hearts",
    "can_lead_hearts_instead_of_qs",
)
DIRECTIONS = ("hold", "left", "across", "right")  # by OpenSpiel's number
ALL_OPTIONS: list[dict[str, bool]] = [
    dict(zip(OPTIONS, values, strict=True)) for values in product((False, True), repeat=8)
]
EVERY_SET_OF_OPTIONS = pytest.mark.parametrize(
    "options",
    ALL_OPTIONS,
    ids=lambda options: ", ".join(name for name, on in options.items() if on) or "none",
)
DEALS = 8  # for each of the 256 sets
JACK = card_of("JD")
OURS = {4 * (card.rank - 2) + "CDHS".index(card.text[1]): card for card in FACES}
THEIRS = {card: number for number, card in OURS.items()}

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" and find_spec("pyspiel") is None,
    reason="OpenSpiel has no wheel for this machine",
)


def new_state(options: dict[str, bool]) -> Any:
    """The beginning of a deal in OpenSpiel."""
    return loaded(**options).new_initial_state()


@cache
def loaded(**options: bool) -> Any:
    import pyspiel

    return pyspiel.load_game("hearts", options)


def rules_of(options: dict[str, bool], direction: str) -> RuleSet:
    """Our rules for one deal under these options."""
    choices = {
        "passing": [direction],
        "first_trick_points": not options["no_pts_on_first_trick"],
        "must_break": options["must_break_hearts"],
        "queen_breaks": options["qs_breaks_hearts"],
        "points": {"JD": -10} if options["jd_bonus"] else {},
    }
    return rules_for("classic", 4, choices)


def dealt_alike(game: Game, state: Any) -> None:
    """Deal to them what our game has dealt."""
    state.apply_action(DIRECTIONS.index(game.deal.table.direction))
    hands = [sorted(hand) for hand in game.deal.hands]
    for card in chain.from_iterable(zip(*hands, strict=True)):
        state.apply_action(THEIRS[card])


def passed_alike(game: Game, state: Any, rng: Random) -> Game:
    """Pass the same random cards in both; they pass card by card."""
    for seat in range(4 if game.phase is Phase.PASS else 0):
        left = sorted(game.deal.hands[seat])
        given: list[Card] = []
        for _ in range(3):
            assert state.current_player() == seat
            assert {OURS[action] for action in state.legal_actions()} == set(left)
            given.append(one_of(left, rng))
            left.remove(given[-1])
            state.apply_action(THEIRS[given[-1]])
        game, _ = step(game, Pass(seat, tuple(given)))
    return game


def legal_to_them(options: dict[str, bool], hand: Hand, table: Table) -> Hand:
    """What they let a seat play, by our rules and the two that are not ours."""
    legal = playable(hand, table)
    if table.opening is not None and options["can_lead_any_club"]:
        return frozenset(card for card in hand if card.suit is Suit.CLUBS)
    leading = table.led is None
    if options["can_lead_hearts_instead_of_qs"] and leading and legal == {QUEEN_OF_SPADES}:
        return hand
    return legal


def points_to_them(options: dict[str, bool], game: Game) -> list[float]:
    """What they return for the deal: 26 less the points, by our rules and the one that is not."""
    scored = game.scores[-1]
    returns = [26.0 - points for points in scored.points]
    if options["avoid_all_tricks_bonus"] and scored.shooter is None:
        for seat in range(4):
            if not game.deal.table.taken[seat]:
                returns[seat] += 5
    return returns


def compare(options: dict[str, bool], game: Game, rng: Random) -> Game:
    """Play the deal in both, and compare every step of it; our game when it is scored."""
    state = new_state(options)
    dealt_alike(game, state)
    game = passed_alike(game, state, rng)
    while game.phase is Phase.PLAY:
        table = game.deal.table
        seat, hand = table.turn, game.deal.hands[table.turn]
        assert state.current_player() == seat
        legal = {OURS[action] for action in state.legal_actions()}
        assert legal == legal_to_them(options, hand, table)
        card = one_of(sorted(playable(hand, table)), rng)
        state.apply_action(THEIRS[card])
        game, _ = step(game, Play(seat, card))
    assert state.is_terminal()
    assert state.returns() == points_to_them(options, game)
    return game


@EVERY_SET_OF_OPTIONS
def test_random_deals(options: dict[str, bool]) -> None:
    for number in range(DEALS):
        rng = Random(f"{options}/{number}")
        direction = one_of(DIRECTIONS, rng) if options["pass_cards"] else "hold"
        compare(options, new(rules_of(options, direction), f"{number}"), rng)


def test_moons() -> None:
    """Seat 0 holds the highest cards of three suits but the J♦, which often shoots the moon."""
    high = {card for card in FACES if card.rank > 10 and card.suit is not Suit.HEARTS} - {JACK}
    jack_taken_by = Counter[int]()
    for options in ALL_OPTIONS:
        rules, rng = rules_of(options, "hold"), Random(f"{options}")
        for _ in range(3):
            others = shuffled([card for card in FACES if card not in high], rng)
            hands = ((*high, *others[:2]), others[2:15], others[15:28], others[28:])
            game = compare(options, set_up(rules, "moon", Position(hands)), rng)
            if game.scores[-1].shooter == 0:
                taken = game.deal.table.taken
                jack_taken_by.update(seat for seat in range(4) if JACK in taken[seat])
    assert jack_taken_by[0] > 50
    assert jack_taken_by.total() - jack_taken_by[0] > 3


def hands_of(seats: str) -> Position:
    """All cards dealt: those named, and the others in card order to whoever needs them."""
    named = [list(cards_of(hand)) for hand in seats.split("/")]
    rest = [card for card in FACES if card not in chain(*named)]
    for hand in named:
        while len(hand) < 13:
            hand.append(rest.pop())
    return Position(tuple(map(tuple, named)))


@EVERY_SET_OF_OPTIONS
def test_corners(options: dict[str, bool]) -> None:
    """A hand of penalty cards alone on the first trick; the Q♠ beside hearts on lead."""
    rules = rules_of(options, "hold")
    penalties_alone = "/ QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH / 2C /"
    queen_and_hearts = "AC QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH / / / 2C"
    for seats in (penalties_alone, queen_and_hearts):
        for number in range(2):
            compare(options, set_up(rules, "corner", hands_of(seats)), Random(f"{number}"))
