"""Finished games for the tests: short ones, played at random or by a computer player."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random

from hearts.cpu.player import decide, decision_rng, player
from hearts.engine.events import NextDeal
from hearts.engine.game import Game, Phase, new, step, to_act
from hearts.engine.notation import Save
from hearts.engine.rules import RuleSet
from hearts.engine.variants import CLASSIC, VARIANTS
from hearts.engine.view import view
from hearts.records.record import PERSON, Entry, Mark, finished
from tests.engine.plays import deal_by_deal

START = datetime(2026, 1, 1, 12, tzinfo=UTC)
SHORT = replace(CLASSIC, limit=20)
RULE_SETS = [rules for rows in VARIANTS.values() for rules in rows.values()]


def random_game(rules: RuleSet, seed: str) -> Game:
    """A game played to its end at random."""
    game = new(rules, seed)
    for _, _, after, _ in deal_by_deal(game, Random(seed)):
        game = after
    return game


def autoplayed(rules: RuleSet, seed: str, level: str) -> Game:
    """A game played to its end by computer players of that level."""
    game, thinker = new(rules, seed), player(level)
    while game.phase is not Phase.OVER:
        seat = min(to_act(game), default=None)
        if seat is None:
            game, _ = step(game, NextDeal())
        else:
            game, _ = step(game, decide(thinker, view(game, seat), decision_rng(game, seat)))
    return game


def seats_of(players: int, person: int = 0, level: str = "novice") -> tuple[str, ...]:
    """One person among computer players."""
    return tuple(PERSON if seat == person else level for seat in range(players))


def moment(number: int) -> datetime:
    """The time at which the game with that number ended."""
    return START + timedelta(minutes=10 * number)


@cache
def entry(number: int, rules: RuleSet = SHORT, marks: tuple[Mark, ...] = ()) -> Entry:
    """A finished game, always the same one for a number."""
    game = random_game(rules, f"game {number}")
    return finished(Save(game, seats_of(rules.players)), moment(number), marks)


def entries(count: int, first: int = 0) -> Sequence[Entry]:
    """Finished games by their numbers."""
    return [entry(number) for number in range(first, first + count)]
