"""Moments of games for the tests of computer players."""

from collections.abc import Generator, Iterator, Sequence
from random import Random
from typing import TypeVar

from hearts.cpu.player import Player, decide, decision_rng
from hearts.engine.deal import deal
from hearts.engine.game import Game, Phase, new, phase_of, step, to_act
from hearts.engine.rules import RuleSet
from hearts.engine.view import view
from tests.engine.plays import random_action

Result = TypeVar("Result")
DONE = (Phase.SCORED, Phase.OVER)


def at_deal(rules: RuleSet, seed: str, number: int) -> Game:
    """A game of no score yet at the start of that deal."""
    game = new(rules, seed)
    one = deal(rules, seed, number)
    return game._replace(deal=one, phase=phase_of(one))


def moments(game: Game, rng: Random) -> Iterator[Game]:
    """Every moment of the deal, played at random; the last is when it is scored."""
    while game.phase not in DONE:
        yield game
        game, _ = step(game, random_action(game, rng))
    yield game


def played_by(players: Sequence[Player], game: Game) -> Game:
    """The game at the end of the deal, with these players by seat.

    The engine refuses what is illegal.
    """
    while game.phase not in DONE:
        seat = min(to_act(game))
        game, _ = step(game, decide(players[seat], view(game, seat), decision_rng(game, seat)))
    return game


def finished(thinking: Generator[None, None, Result]) -> Result:
    """The result of a thinker that is given one slice at a time."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return end.value
