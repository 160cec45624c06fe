"""How long the searching players keep the processor; `report` runs in any Python.

A deal is played by one level in all seats. Measured are slices, from one pause of the thinker to
the next, and whole decisions where there is a choice, passes among them. A deal is played several
times, each time in the same way, and the shortest time counts: what else the machine does does not.
"""

from collections.abc import Callable, Generator, Iterator
from typing import Final

from hearts.cpu.player import decision_rng, player
from hearts.engine.deal import deal
from hearts.engine.events import Action
from hearts.engine.game import Phase, new, phase_of, step, to_act
from hearts.engine.rules import RuleSet
from hearts.engine.variants import VARIANTS
from hearts.engine.view import view

Clock = Callable[[], float]  # milliseconds
GAMES: Final = (("classic", 4, 2), ("black_lady", 7, 1), ("cancellation", 10, 1))  # and deals
RUNS: Final = 5
LONGEST_SLICE: Final = 6
LONGEST_DECISION: Final = 500


def shortest(level: str, rules: RuleSet, deals: int, clock: Clock) -> list[list[float]]:
    """For each decision in so many deals the times of its slices."""
    runs = [list(decisions(level, rules, deals, clock)) for _ in range(RUNS)]
    return [
        [min(times) for times in zip(*slices, strict=True)] for slices in zip(*runs, strict=True)
    ]


def decisions(level: str, rules: RuleSet, deals: int, clock: Clock) -> Iterator[list[float]]:
    """The times of one run."""
    for number in range(deals):
        first = deal(rules, "slices", number)
        game = new(rules, "slices")._replace(deal=first, phase=phase_of(first))
        while game.phase in (Phase.PASS, Phase.PLAY):
            seat = min(to_act(game))
            seen = view(game, seat)
            thinking = player(level).think(seen, decision_rng(game, seat))
            slices, action = timed(thinking, clock)
            if len(seen.playable) != 1:
                yield slices
            game, _ = step(game, action)


def timed(thinking: Generator[None, None, Action], clock: Clock) -> tuple[list[float], Action]:
    """The times of the slices, and the action."""
    slices: list[float] = []
    while True:
        start = clock()
        try:
            next(thinking)
        except StopIteration as end:
            slices.append(clock() - start)
            return slices, end.value
        slices.append(clock() - start)


def report(clock: Clock) -> Iterator[tuple[str, list[float], list[float]]]:
    """For each game and level the times of all slices and of all decisions."""
    for variant, players, deals in GAMES:
        for level in ("hard", "expert"):
            times = shortest(level, VARIANTS[variant][players], deals, clock)
            slices = [duration for decision in times for duration in decision]
            yield f"{level}, {variant} with {players}", slices, [sum(each) for each in times]
