"""No level sees a card it should not: 2,000 positions, decided again with the unseen cards moved.

The positions are moments of random deals of every variant; the cards that the seat has not seen
are dealt anew in any way that fits what it knows.
"""

from collections.abc import Iterator
from itertools import cycle
from random import Random

from hearts.cpu.guess import guess
from hearts.cpu.player import LEVELS, decide, decision_rng, player
from hearts.engine.game import Game, Phase, to_act
from hearts.engine.rules import Seat
from hearts.engine.view import view
from tests.cpu.moments import at_deal, moments
from tests.engine.house import ALL_RULES

OFTEN = 0.05  # how much of a deal is taken up


def positions(seed: str) -> Iterator[tuple[Game, Seat]]:
    """Moments at which a seat has a choice, without end."""
    rng = Random(seed)
    for number, rules in enumerate(cycle(ALL_RULES)):
        for game in moments(at_deal(rules, seed, number), rng):
            for seat in to_act(game):
                choice = game.phase is not Phase.PLAY or len(view(game, seat).playable) > 1
                if choice and rng.random() < OFTEN:
                    yield game, seat


def main(count: int = 2_000) -> None:
    """Print for each level how many decisions changed: none may."""
    for level in LEVELS:
        rng, chosen, changed = Random(level), player(level), 0
        for _, (game, seat) in zip(range(count), positions(level), strict=False):
            other = game._replace(deal=guess(view(game, seat), rng))
            first, second = (
                decide(chosen, view(one, seat), decision_rng(one, seat)) for one in (game, other)
            )
            changed += first != second
        print(f"{level}: {changed} of {count} decisions changed", flush=True)
        if changed:
            raise SystemExit(1)
