"""What every level keeps to: the rules, its own view, and the same answer from the same draws."""

from random import Random

import pytest

from hearts.cpu.guess import guess
from hearts.cpu.player import LEVELS, Player, decide, decision_rng, player
from hearts.engine.cards import card_of
from hearts.engine.events import Action, ChooseMoon, Pass
from hearts.engine.game import Game, Phase, new, step, to_act
from hearts.engine.options import rules_for
from hearts.engine.position import Position, set_up
from hearts.engine.rules import Moon, RuleSet
from hearts.engine.variants import CLASSIC
from hearts.engine.view import view
from tests.cpu.moments import at_deal, moments, played_by
from tests.engine.house import ALL_RULES, EVERY_RULE_SET
from tests.engine.plays import one_of
from tests.engine.tables import play

EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
QUICK = ("novice", "easy", "normal")


def test_the_levels_by_name() -> None:
    assert list(LEVELS) == [*QUICK, "hard", "expert"]
    with pytest.raises(ValueError, match="'wizard' is no level: choose one of novice, easy"):
        player("wizard")


@EVERY_RULE_SET
@EVERY_LEVEL
def test_every_level_plays_every_variant(level: str, rules: RuleSet) -> None:
    """The engine refuses what the rules do not allow."""
    if level in QUICK:
        for number in range(3 if rules.players < 6 else 1):
            assert played_by([player(level)] * rules.players, at_deal(rules, level, number)).scores
    else:
        for game, seat in some_decisions(rules, level, 2):
            step(game, decide(player(level), view(game, seat), decision_rng(game, seat)))


@EVERY_LEVEL
def test_every_level_chooses_how_its_moon_scores(level: str) -> None:
    """By the automatic rule."""
    rules = rules_for("black_lady", 4)
    for totals, choice in (((90, 80, 20, 30), "subtract"), ((10, 80, 30, 40), "add")):
        game = moon_shot(rules, totals)
        (seat,) = to_act(game)
        action = decide(player(level), view(game, seat), decision_rng(game, seat))
        assert action == ChooseMoon(seat, Moon(choice))


def moon_shot(rules: RuleSet, totals: tuple[int, ...]) -> Game:
    """Seat 0 has just taken every penalty card."""
    pile = tuple(card for card in rules.deck if card in rules.penalties and card.text != "AH")
    hands = tuple((card_of(text),) for text in ("AH", "2C", "3C", "4C"))
    position = Position(hands, taken=(pile, (), (), ()), leader=0, broken=True, totals=totals)
    game = play(set_up(rules, "moon", position), "AH 2C 3C 4C")
    assert game.phase is Phase.MOON
    return game


def some_decisions(rules: RuleSet, seed: str, count: int) -> list[tuple[Game, int]]:
    """Moments of random deals at which a seat has a choice, and the seat."""
    rng = Random(seed)
    found: list[tuple[Game, int]] = []
    number = 0
    while len(found) < count:
        for game in moments(at_deal(rules, seed, number), rng):
            seats = sorted(to_act(game))
            if seats and rng.random() < 0.1:
                seat = one_of(seats, rng)
                if game.phase is Phase.PASS or len(view(game, seat).playable) > 1:
                    found.append((game, seat))
        number += 1
    return found[:count]


@EVERY_LEVEL
def test_cards_the_seat_has_not_seen_change_nothing(level: str) -> None:
    """Whatever the others hold, seen by nobody but them."""
    rng = Random("unseen")
    for rules in (CLASSIC, one_of(ALL_RULES, rng)):
        for game, seat in some_decisions(rules, "honest", 6 if level in QUICK else 2):
            action = decide(player(level), view(game, seat), decision_rng(game, seat))
            other = game._replace(deal=guess(view(game, seat), rng))
            assert other.deal != game.deal
            assert decide(player(level), view(other, seat), decision_rng(other, seat)) == action


def in_slices(players: Player, game: Game, seat: int, others: int) -> Action:
    """The decision, with other thinkers at work between its slices."""
    seen = view(game, seat)
    thinking = players.think(seen, decision_rng(game, seat))
    beside = [players.think(seen, Random(number)) for number in range(others)]
    while True:
        try:
            next(thinking)
        except StopIteration as answer:
            return answer.value
        for one in list(beside):
            try:
                next(one)
            except StopIteration:
                beside.remove(one)


@EVERY_LEVEL
def test_slicing_changes_nothing(level: str) -> None:
    """Nor does what another thinker does between two slices."""
    for game, seat in some_decisions(CLASSIC, "slices", 2):
        action = decide(player(level), view(game, seat), decision_rng(game, seat))
        assert in_slices(player(level), game, seat, others=2) == action


def test_the_order_of_passing_does_not_change_what_is_drawn() -> None:
    game = new(CLASSIC, "order")
    first = decision_rng(game, 2).random()
    after, _ = step(game, Pass(0, tuple(game.deal.hands[0])[:3]))
    assert decision_rng(after, 2).random() == first
    assert decision_rng(after, 3).random() != first


def test_other_moments_draw_otherwise() -> None:
    drawn = [
        decision_rng(game, seat).random()
        for number in range(2)
        for game in moments(at_deal(CLASSIC, "draws", number), Random(number))
        if game.phase is Phase.PLAY
        for seat in to_act(game)
    ]
    assert len(set(drawn)) == len(drawn) == 2 * 52
