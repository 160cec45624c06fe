"""What a hand is worth as it was dealt."""

from collections.abc import Generator
from random import Random
from typing import Final

from hearts.cpu.guess import guess
from hearts.cpu.player import decide, player
from hearts.engine.game import Game, step, to_act
from hearts.engine.rules import Seat
from hearts.engine.view import view

LEVEL: Final = "easy"  # plays all seats, so that the hand alone makes the difference


def worth(start: Game, seat: Seat, rng: Random) -> Generator[None, None, int]:
    """What the seat scores when a deal is played out once, with unseen cards as they might lie.

    `start` is the game at the beginning of the deal; the mean over many times is the worth of the
    hand. There is a pause after every action.
    """
    valuer = player(LEVEL)
    game = start._replace(deal=guess(view(start, seat), rng))
    while len(game.scores) == len(start.scores):
        acting = min(to_act(game))
        game, _ = step(game, decide(valuer, view(game, acting), rng))
        yield
    return game.scores[-1].points[seat]
