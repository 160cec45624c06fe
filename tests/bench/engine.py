"""Whole random deals a second: through the public engine, and beside it through OpenSpiel.

Both deal, pass three cards to the left and play 13 tricks, choosing among the legal actions they
list; OpenSpiel in its Python loop of `legal_actions` and `apply_action`, dealing included.
"""

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

import pyspiel

from hearts.engine.events import Pass, Play
from hearts.engine.game import PLAY, Phase, new, step, to_act
from hearts.engine.play import playable
from hearts.engine.variants import CLASSIC
from hearts.engine.view import view

ROUNDS = 9
DEALS = 200  # a round
LEFT = 1  # the number of that direction in OpenSpiel


def ours(seed: str) -> None:
    """One deal from the hands, as a program that knows all of them plays it."""
    draw = Random(seed).random
    game = new(CLASSIC, seed)
    while game.phase is Phase.PASS:
        for seat in to_act(game):
            game, _ = step(game, Pass(seat, tuple(game.deal.hands[seat])[:3]))
    while game.phase is PLAY:
        table = game.deal.table
        seat = table.turn
        may = tuple(playable(game.deal.hands[seat], table))
        game, _ = step(game, Play(seat, may[int(draw() * len(may))]))


def ours_by_view(seed: str) -> None:
    """One deal in which every seat chooses from its view."""
    draw = Random(seed).random
    game = new(CLASSIC, seed)
    while game.phase in (Phase.PASS, Phase.PLAY):
        for seat in to_act(game):
            seen = view(game, seat)
            if game.phase is Phase.PASS:
                game, _ = step(game, Pass(seat, seen.hand[:3]))
            else:
                card = seen.playable[int(draw() * len(seen.playable))]
                game, _ = step(game, Play(seat, card))


OPENSPIEL = pyspiel.load_game("hearts")


def theirs(seed: str) -> None:
    """One deal in OpenSpiel."""
    draw = Random(seed).random
    state = OPENSPIEL.new_initial_state()
    state.apply_action(LEFT)
    while not state.is_terminal():
        may = state.legal_actions()
        state.apply_action(may[int(draw() * len(may))])


def seconds(play: Callable[[str], None], number: int) -> float:
    """The processor time of one round."""
    begun = process_time()
    for deal in range(DEALS):
        play(f"{number}/{deal}")
    return process_time() - begun


def main() -> None:
    """Alternate the three, and print the median of each and of the ratios within a round."""
    players = {"engine": ours, "engine, by views": ours_by_view, "OpenSpiel": theirs}
    for play in players.values():
        seconds(play, -1)  # fills the caches
    rounds = [
        {name: seconds(play, number) for name, play in players.items()} for number in range(ROUNDS)
    ]
    print(f"{'random deals of classic':24} {'deals/s':>8} {'µs/deal':>8} {'of OpenSpiel':>13}")
    for name in players:
        per_deal = median(times[name] for times in rounds) / DEALS
        ratio = median(times["OpenSpiel"] / times[name] for times in rounds)
        print(f"{name:24} {1 / per_deal:8.0f} {per_deal * 1e6:8.0f} {ratio:13.2f}")


if __name__ == "__main__":
    main()
