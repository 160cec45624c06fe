"""The searching players: what they may depend on, and how long they keep the screen waiting."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, pairwise
from random import Random

import pytest

from hearts.cpu.candidates import Manner, candidates, tries
from hearts.cpu.draw import draw
from hearts.cpu.hint import HintReason, hint
from hearts.cpu.inference import suppose
from hearts.cpu.outcome import Outcome, believed, feared
from hearts.cpu.passing import Effort, plausible
from hearts.cpu.player import decide, player
from hearts.cpu.search import EXPERT, HARD, Searcher
from hearts.engine.cards import card_of, cards_of, text_of
from hearts.engine.events import ChooseMoon, Pass, Play
from hearts.engine.game import Game, Phase, step, to_act
from hearts.engine.play import Hand
from hearts.engine.position import Position, set_up
from hearts.engine.rules import RuleSet, Seat
from hearts.engine.variants import CLASSIC, VARIANTS
from hearts.engine.view import View, view
from tests.cpu.moments import at_deal, finished, moments
from tests.cpu.positions import asked
from tests.engine.tables import rules_of

QUICK = replace(HARD, supposed=64, rounds=(16, 16), manners=tuple(Manner), passing=Effort(6, (16,)))
RULES = tuple(rules for row in VARIANTS.values() for rules in row.values())


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.variant}-{rules.players}")
def test_it_plays_every_variant_to_the_end(rules: RuleSet) -> None:
    """Every third decision is searched for; a novice makes the others, which takes no time."""
    game, novice = at_deal(rules, "search", 1), player("novice")
    while game.phase not in (Phase.SCORED, Phase.OVER):
        seat, number = min(to_act(game)), len(game.actions)
        decider = novice if number % 3 else QUICK
        game, _ = step(game, decide(decider, view(game, seat), Random(number)))
    assert sum(map(len, game.deal.table.taken)) + len(game.deal.dead) == len(rules.deck)


def some_views(count: int) -> Iterator[View]:
    """Views of seats that have a choice, all through the deal."""
    for number in range(count):
        rng = Random(number)
        reached = list(moments(at_deal(CLASSIC, "views", number), rng))[:-1]
        game = rng.choice(reached)
        yield view(game, min(to_act(game)))


@pytest.mark.parametrize("searcher", [QUICK, HARD], ids=["quick", "hard"])
def test_the_same_draws_give_the_same_answer(searcher: Searcher) -> None:
    for number, seen in enumerate(some_views(8)):
        first = decide(searcher, seen, Random(number))
        assert finished(searcher.think(seen, Random(number))) == first


def test_cards_it_has_not_seen_change_nothing() -> None:
    for number in range(20):
        rng = Random(number)
        reached = [
            game
            for game in moments(at_deal(CLASSIC, "honest", number), rng)
            if game.phase is Phase.PLAY
        ]
        game = rng.choice(reached)
        seat = game.deal.table.turn
        other = exchanged(game, seat)
        assert view(other, seat) == view(game, seat)
        assert decide(QUICK, view(other, seat), Random(1)) == decide(
            QUICK, view(game, seat), Random(1)
        )


def exchanged(game: Game, seat: int) -> Game:
    """The game with the hands of the other seats that hold equally many cards changed round."""
    hands: list[Hand] = list(game.deal.hands)
    others = [other for other in game.rules.seats if other != seat]
    for one, another in pairwise(others):
        if len(hands[one]) == len(hands[another]):
            hands[one], hands[another] = hands[another], hands[one]
    return game._replace(deal=game.deal._replace(hands=tuple(hands)))


def test_a_moon_is_chosen_by_the_automatic_rule() -> None:
    rules = rules_of("black_lady")
    game = at_deal(rules, "moon", 3)
    taken = (tuple(rules.deck), (), (), ())
    table = game.deal.table._replace(taken=taken)
    game = game._replace(phase=Phase.MOON, deal=game.deal._replace(table=table))
    assert isinstance(decide(EXPERT, view(game, 0), Random(0)), ChooseMoon)


def test_touching_cards_are_one_candidate() -> None:
    out = "8D 4S 5S 6S 7S 8S 9S TS JS 2C 3C 4C 5C 6C"
    game = asked(CLASSIC, "2D 3D 7D 9D KD", "TD", out)
    # The diamonds between the three and the seven have been taken, the eight has not.
    assert text_of(candidates(view(game, 1))) == "7D 9D KD"


@pytest.mark.parametrize(
    ("hand", "shooter", "manners"),
    [
        ("AH KH QH 2C 3C", 1, "USUAL PASSIVE SHOOTING"),  # all points so far are its own
        ("AH KH QH 2C 3C", 0, "USUAL PASSIVE WARY"),  # or those of the leader
        ("AH KH QH 2C 3C", None, "USUAL PASSIVE"),  # or everybody has some
    ],
)
def test_only_moons_that_can_still_be_are_shot_or_looked_out_for(
    hand: str, shooter: Seat | None, manners: str
) -> None:
    game = asked(CLASSIC, hand, "TD", "", shooter)
    found = dict.fromkeys(each.manner.name for each in tries(view(game, 1), tuple(Manner)))
    assert list(found) == manners.split()


@pytest.mark.parametrize(
    ("hand", "manners"),
    [
        ("AC KC QC JC 2C AD KD QD JD 2D 2S 3S 4S", "USUAL PASSIVE WARY SHOOTING"),
        ("AC 2C 3C 4C 5C 2D 3D 4D 5D 2S 3S 4S 5S", "USUAL PASSIVE WARY"),  # without honours
    ],
)
def test_before_the_first_point_all_have_a_moon_to_look_out_for(hand: str, manners: str) -> None:
    own = cards_of(hand)
    others = [card for card in CLASSIC.deck if card not in own]
    hands = (own, *(tuple(others[seat::3]) for seat in range(3)))
    game = set_up(CLASSIC, "position", Position(hands, leader=0))
    found = dict.fromkeys(each.manner.name for each in tries(view(game, 0), tuple(Manner)))
    assert list(found) == manners.split()


def test_worlds_are_drawn_by_their_weight() -> None:
    seen = next(seen for seen in some_views(99) if len(seen.table.tricks) > 5)
    supposed = finished(suppose(seen, 512, Random(5)))
    total = sum(weight * lanes.bit_count() for weight, lanes in supposed.weights)
    worlds, _ = finished(draw(supposed, 2048, Random(6)))
    for card, lying in supposed.worlds.lying.items():
        for place, plane in enumerate(lying):
            share = (
                sum(weight * (lanes & plane).bit_count() for weight, lanes in supposed.weights)
                / total
            )
            assert worlds.lying[card][place].bit_count() / 2048 == pytest.approx(share, abs=0.01)


def test_plausible_passes_are_different_and_of_the_hand() -> None:
    game = at_deal(CLASSIC, "pass", 0)
    passes = plausible(view(game, 0), 30)
    assert len(set(passes)) == len(passes) == 30
    assert set(chain(*passes)) <= set(view(game, 0).hand)


@pytest.mark.parametrize(
    ("hand", "trick", "out", "card", "reason"),
    [
        ("KS QS", "5S AS", "", "QS", HintReason.SHED_QUEEN),
        ("QS AH KH 2C", "5D", "AS KS 3S", "QS", HintReason.SHED_QUEEN),
        ("KD 4D", "TD QS 5D", "9C 9S 8H", "4D", HintReason.DUCK),
        ("AC 3C", "5C 7C 9C", "2C KD 9S", "AC", HintReason.WIN_SAFE_TRICK),
        ("QS", "5S 2S", "", "QS", HintReason.ONLY_CHOICE),
    ],
)
def test_a_hint_says_why(hand: str, trick: str, out: str, card: str, reason: HintReason) -> None:
    game = asked(CLASSIC, hand, trick, out)
    (seat,) = to_act(game)
    found = finished(hint(view(game, seat), Random(0), HARD))
    assert found.action == Play(seat, card_of(card))
    assert found.reason is reason
    shown = [one for one, _ in found.expected]
    assert len(cards_of(hand)) == 1 or card_of(card) in shown


def test_a_hint_for_a_pass_gives_a_pass() -> None:
    game = at_deal(CLASSIC, "pass", 0)
    found = finished(hint(view(game, 0), Random(0), QUICK))
    assert isinstance(found.action, Pass)


def test_moons_are_believed_in_as_far_as_they_come() -> None:
    outcome = Outcome(worlds=100, points=700, my_moons=40, their_moons=10)
    assert believed(outcome) == pytest.approx(16)  # 0.4 squared
    assert feared(outcome, 1) == pytest.approx(27.1)  # one of three attempts
    assert feared(outcome, 0.2) == pytest.approx(10)
