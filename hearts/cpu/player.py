"""The players by level, and how one of them is asked."""

from collections.abc import Generator
from random import Random
from typing import Final, Protocol

from hearts.engine.events import Action
from hearts.engine.game import Game, Phase
from hearts.engine.rules import Seat
from hearts.engine.view import View


class Player(Protocol):
    """Whoever decides for a seat, from what that seat may know."""

    def think(self, view: View, rng: Random) -> Generator[None, None, Action]:
        """Choose an action of `view.seat`, which must be to act.

        Every `yield` is a moment at which the screen may be drawn; the answer is what the
        generator returns, a `Pass`, `Play` or `ChooseMoon` that the rules allow. It depends on
        the view and the draws from `rng` alone.
        """
        ...


LEVELS: Final = ("novice", "easy", "normal", "hard", "expert")
"""The levels by name, the weakest first."""


def player(level: str) -> Player:
    """The player of that level, imported when first asked for; ValueError for an unknown one."""
    match level:
        case "novice":
            from hearts.cpu.novice import Novice

            return Novice()
        case "easy":
            from hearts.cpu.easy import Easy

            return Easy()
        case "normal":
            from hearts.cpu.normal import Normal

            return Normal()
        case "hard":
            from hearts.cpu.search import HARD

            return HARD
        case "expert":
            from hearts.cpu.search import EXPERT

            return EXPERT
        case _:
            raise ValueError(f"{level!r} is no level: choose one of {', '.join(LEVELS)}")


def decide(player: Player, view: View, rng: Random) -> Action:
    """What the player does, thought to the end in one go."""
    thinking = player.think(view, rng)
    while True:
        try:
            next(thinking)
        except StopIteration as answer:
            return answer.value


def decision_rng(game: Game, seat: Seat) -> Random:
    """What a seat draws from for its next decision: the same when the game is resumed.

    Passes that others have chosen in this deal do not count, so that the order in which the
    seats choose them changes nothing.
    """
    actions = len(game.actions)
    if game.phase is Phase.PASS:
        actions -= sum(map(bool, game.deal.passes))
    return Random(f"{game.seed}/{game.deal.table.number}/{actions}/{seat}")
