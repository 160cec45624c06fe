"""The results of games that play themselves."""

from typing import NamedTuple

from hearts.ui.match import Match


class Result(NamedTuple):
    """A finished game."""

    variant: str
    seed: str
    levels: tuple[str, ...]
    totals: tuple[int, ...]
    winner: int
    deals: int


def result_of(match: Match) -> Result:
    """The result of a match that somebody has won."""
    game = match.game
    assert game.winner is not None
    levels = tuple(match.level(seat) for seat in game.rules.seats)
    return Result(game.rules.variant, game.seed, levels, game.totals, game.winner, len(game.scores))
