"""What is passed, what the exchange is taken to bring, and what it tells."""

from collections import Counter
from random import Random

import pytest

from hearts.cpu.exchange import exchanged
from hearts.cpu.inference import COUNTED
from hearts.cpu.passed import count_kept
from hearts.cpu.passing import choose_pass, for_the_moon, plausible
from hearts.cpu.planes import at_least, least
from hearts.cpu.search import EXPERT
from hearts.cpu.unseen import constraints
from hearts.cpu.worlds import sample
from hearts.engine.cards import card_of, cards_of
from hearts.engine.events import Pass
from hearts.engine.game import Game, Phase, step, to_act
from hearts.engine.options import rules_for
from hearts.engine.rules import RuleSet
from hearts.engine.variants import CLASSIC, VARIANTS
from hearts.engine.view import View, view
from tests.cpu.moments import at_deal, finished

WORLDS = 16
PASSING = tuple(rules for row in VARIANTS.values() for rules in row.values() if rules.passing)


def holding(hand: str, rules: RuleSet = CLASSIC) -> View:
    """What seat 0 sees that has been dealt this hand and is to pass to the left."""
    game = at_deal(rules, "passing", 0)
    own = frozenset(cards_of(hand))
    rest = sorted(set(rules.deck) - own)
    hands = (own, *(frozenset(rest[seat::3]) for seat in range(3)))
    return view(game._replace(deal=game.deal._replace(hands=hands, dealt=hands)), 0)


@pytest.mark.parametrize(
    "hand",
    [
        "3C KC 5D AD JS KS 2H 6H 7H 9H QH KH AH",
        "6C 7C QC KC AC 4D 6D 8D 7S AS TH QH AH",
        "5C 8C 9C TC KC KD 3H 7H TH JH QH KH AH",
    ],
)
def test_a_strong_hand_passes_its_losers_and_shoots(hand: str) -> None:
    seen = holding(hand)
    chosen = finished(choose_pass(seen, EXPERT.passing, Random(0)))
    assert chosen in for_the_moon(seen)
    safe = EXPERT.passing._replace(shooting=False)
    assert finished(choose_pass(seen, safe, Random(0))) not in for_the_moon(seen)


def test_passes_for_a_moon_are_thought_of_with_a_strong_hand_only() -> None:
    strong, weak = (
        "AC KC QC JC AD KD 2S 3S 4S AH KH QH 2H",
        "2C 3C 4C 5C 6D 7D 8D 2S 3S 4S 2H 3H QH",
    )
    passes = for_the_moon(holding(strong))
    assert cards_of("2S 3S 4S") in passes
    assert not any(card_of("AH") in cards for cards in passes)
    assert for_the_moon(holding(weak)) == []
    off = rules_for("classic", 4, {"moon": "off"})
    assert for_the_moon(holding(strong, off)) == []


@pytest.mark.parametrize("rules", PASSING, ids=lambda rules: f"{rules.variant}-{rules.players}")
def test_after_the_exchange_every_seat_holds_its_share_and_ours_lies_with_the_taker(
    rules: RuleSet,
) -> None:
    game = at_deal(rules, "exchange", 0)
    if game.phase is not Phase.PASS:
        pytest.fail("the first deal of these rules has a pass")
    seen = view(game, 1)
    tries = plausible(seen, 3)
    worlds = finished(sample(constraints(seen), WORLDS, Random(1)))
    batch = finished(exchanged(seen, worlds, tries, Random(2)))
    held = batch.hands(rules.deck)
    offset = seen.table.direction.offset(rules.players)
    for lane in range(WORLDS * len(tries)):
        (own,) = (place for place, lanes in enumerate(batch.me) if lanes >> lane & 1)
        hands = [{card for card in rules.deck if hand[card] >> lane & 1} for hand in held]
        assert Counter(map(len, hands)) == {rules.cards_each: rules.players}
        assert set(tries[lane // WORLDS]) <= hands[(own + offset) % rules.players]
        assert set(seen.hand) - set(tries[lane // WORLDS]) <= hands[own]


def test_who_has_taken_our_pass_is_less_likely_to_hold_the_queen() -> None:
    seen = played_on(at_deal(CLASSIC, "recalled", 0))
    taker = (seen.seat + seen.table.direction.offset(4)) % 4
    worlds = finished(sample(constraints(seen), 64, Random(0)))
    surprise = [0] * COUNTED
    count_kept(seen, worlds, surprise)
    counted = dict.fromkeys(range(64), 0)
    for lane in counted:
        counted[lane] = sum((plane >> lane & 1) << place for place, plane in enumerate(surprise))
    queen = worlds.lying[card_of("QS")][taker]
    high = [card for card in worlds.lying if card.rank > 12 and card not in seen.passed]
    for lane, points in counted.items():
        there = sum(worlds.lying[card][taker] >> lane & 1 for card in high)
        assert points >= 2 * there + 7 * (queen >> lane & 1) - 2
        assert points <= 60
    assert len(set(counted.values())) > 5
    assert least(surprise, (1 << 64) - 1) == min(counted.values())
    lanes = at_least(surprise, 9, (1 << 64) - 1)
    assert lanes == sum(1 << lane for lane, points in counted.items() if points >= 9)


def test_without_a_pass_nothing_is_told() -> None:
    game = at_deal(CLASSIC, "recalled", 3)
    assert game.phase is Phase.PLAY
    seen = view(game, min(to_act(game)))
    surprise = [0] * COUNTED
    count_kept(seen, finished(sample(constraints(seen), 8, Random(0))), surprise)
    assert not any(surprise)


def played_on(game: Game) -> View:
    """What a seat without the queen of spades sees once all have passed their lowest cards."""
    while game.phase is Phase.PASS:
        seat = min(to_act(game))
        game, _ = step(game, Pass(seat, view(game, seat).hand[:3]))
    for seat in game.rules.seats:
        if card_of("QS") not in game.deal.hands[seat]:
            return view(game, seat)
    raise AssertionError("three seats do not hold her")
