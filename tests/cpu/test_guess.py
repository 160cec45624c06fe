"""Guessing the unseen cards: a guess fits what the seat knows, and all that fits is as likely."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hearts.cpu.guess import guess, placement
from hearts.cpu.unseen import Constraints, Place, constraints
from hearts.engine.cards import FACES, Card, card_of, cards_of
from hearts.engine.game import Game, new
from hearts.engine.rules import RuleSet
from hearts.engine.variants import CLASSIC
from hearts.engine.view import view
from tests.cpu.moments import at_deal, moments
from tests.engine.house import EVERY_RULE_SET, playable_rules
from tests.engine.invariants import check_cards
from tests.engine.plays import somewhere
from tests.engine.tables import game_of


def check_guess(game: Game, seat: int, rng: Random) -> None:
    """The truth meets the constraints; a guess makes a whole deal with the same view."""
    seen = view(game, seat)
    known = constraints(seen)
    for place, cards in enumerate((*game.deal.hands, (*game.deal.kitty, *game.deal.dead))):
        if place != seat:
            assert known.room[place] == len(cards)
            assert all(place in known.holders[card] for card in cards)
    guessed = game._replace(deal=guess(seen, rng))
    check_cards(guessed)
    assert view(guessed, seat) == seen
    assert constraints(view(guessed, seat)) == known


@EVERY_RULE_SET
def test_at_every_moment_of_a_deal(rules: RuleSet) -> None:
    rng = Random(f"{rules.variant}/{rules.players}")
    for number in range(2):
        for moment in moments(at_deal(rules, "guess", number), rng):
            if rng.random() < 0.3:
                check_guess(moment, int(rng.random() * rules.players), rng)


@settings(max_examples=40)
@given(playable_rules(), st.integers(0, 10**6))
def test_under_any_house_rules(rules: RuleSet, seed: int) -> None:
    rng = Random(seed)
    game = somewhere(new(rules, str(seed)), rng)
    for seat in rules.seats:
        check_guess(game, seat, rng)


def test_who_has_chosen_a_pass_has_chosen_one_in_the_guess() -> None:
    rng = Random("passes")
    for game in moments(at_deal(CLASSIC, "passes", 0), rng):
        if game.deal.passing:
            deal = guess(view(game, 2), rng)
            assert list(map(len, deal.passes)) == list(map(len, game.deal.passes))


def test_a_position_that_contradicts_its_own_trick_is_guessed_all_the_same() -> None:
    """Seat 1 did not follow to 5C, but there are only clubs for it to hold."""
    deck = cards_of("2C 3C 4C 5C 6C 7C 8C 2H")
    rules = replace(CLASSIC, removed=tuple(card for card in FACES if card not in deck), passing=())
    trick = ((0, card_of("5C")), (1, card_of("2H")))
    game = game_of(rules, "6C / 7C / 2C 3C / 4C 8C", trick=trick)
    deal = guess(view(game, 2), Random(1))
    assert list(map(len, deal.hands)) == [1, 1, 2, 2]


def placements(known: Constraints) -> Iterator[tuple[Place, ...]]:
    """Every way to place the cards, by enumeration."""

    def ways(cards: list[Card], room: tuple[int, ...]) -> Iterator[tuple[Place, ...]]:
        if not cards:
            yield ()
            return
        for place in known.holders[cards[0]]:
            if room[place]:
                less = (*room[:place], room[place] - 1, *room[place + 1 :])
                yield from ((place, *rest) for rest in ways(cards[1:], less))

    yield from ways(list(known.holders), known.room)


@pytest.mark.parametrize(
    ("holders", "room"),
    [
        pytest.param("012 012 012 012 012", (2, 2, 1), id="anything goes"),
        pytest.param("0 01 012 012 012 12", (2, 2, 2), id="some are known, some voids"),
        pytest.param("01 01 01 12 12 012 012", (2, 3, 2), id="two suits, each with a void"),
        pytest.param("01 12 02", (1, 1, 1), id="only three cards together can change places"),
        pytest.param("01 12 02 0123 0123", (1, 1, 1, 2), id="the same with a kitty"),
        pytest.param("0 01 12 23", (1, 1, 1, 1), id="one way alone"),
        pytest.param("01 01 01 01 0123 0123 3", (3, 2, 1, 1), id="hardly any room"),
    ],
)
def test_every_placement_is_as_likely(holders: str, room: tuple[int, ...]) -> None:
    """Pearson's chi-square stays within five standard deviations of what chance brings."""
    known = Constraints(
        {
            card: tuple(map(int, word))
            for card, word in zip(CLASSIC.deck, holders.split(), strict=False)
        },
        room,
    )
    ways = list(placements(known))
    each = 60
    rng = Random("frequencies")
    drawn = Counter(
        tuple(placed[card] for card in known.holders)
        for placed in (placement(known, rng) for _ in range(each * len(ways)))
    )
    assert set(drawn) <= set(ways)
    chi_square = sum((drawn[way] - each) ** 2 / each for way in ways)
    freedom = len(ways) - 1
    assert chi_square <= freedom + 5 * sqrt(2 * freedom)
