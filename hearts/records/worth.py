"""What a hand is worth as it was dealt."""

from collections.abc import Iterator
from random import Random
from typing import Final

from hearts.cpu.guess import guess
from hearts.cpu.player import decide, player
from hearts.engine.game import Game, step, to_act
from hearts.engine.rules import Seat
from hearts.engine.view import view

PLAYOUTS: Final = 40
LEVEL: Final = "easy"  # plays all seats in them


def hand_worths(start: Game, seat: Seat, playouts: int) -> Iterator[int]:
    """What the seat scores when the deal is played from this moment with hands as they might be.

    Every seat is played by the same level, so that the hand alone makes the difference.
    """
    seen, valuer = view(start, seat), player(LEVEL)
    rng = Random(f"{start.seed}/{start.deal.table.number}/worth")
    for _ in range(playouts):
        game = start._replace(deal=guess(seen, rng))
        while len(game.scores) == len(start.scores):
            acting = min(to_act(game))
            game, _ = step(game, decide(valuer, view(game, acting), rng))
        yield game.scores[-1].points[seat]
