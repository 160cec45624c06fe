"""Every level plays by the rules: 20,000 deals, every variant and number of players in turn.

The level sits in each seat in turn, among levels that play anyhow and so lead it everywhere. The
engine refuses what is illegal. The searching levels make few playouts, for time: what they may play
does not depend on the number.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice
from time import process_time

from hearts.cpu.player import LEVELS, Player, player
from hearts.cpu.search import Searcher
from hearts.engine.rules import RuleSet
from tests.cpu.moments import at_deal, played_by
from tests.engine.house import ALL_RULES

FEW = 8  # worlds
OTHERS = ("novice", "easy", "normal")


def quick(level: str) -> Player:
    """The player of the level, a searching one on a small budget."""
    chosen = player(level)
    if not isinstance(chosen, Searcher):
        return chosen
    passing = chosen.passing._replace(tries=2, rounds=(FEW,) * len(chosen.passing.rounds))
    return replace(chosen, supposed=FEW, rounds=(FEW,) * len(chosen.rounds), passing=passing)


def rules_in_turn(deals: int) -> Iterator[tuple[int, RuleSet]]:
    """So many deals: the number of each and its rules."""
    return enumerate(islice(cycle(ALL_RULES), deals))


def seated(level: str, rules: RuleSet, number: int) -> list[Player]:
    """The players of a deal by seat: one of the level, and others that play anyhow."""
    players = [player(OTHERS[(number + seat) % len(OTHERS)]) for seat in rules.seats]
    players[number // len(ALL_RULES) % rules.players] = quick(level)
    return players


def main(deals: int = 20_000) -> None:
    """Play them all; an illegal action ends the program."""
    for level in LEVELS:
        start = process_time()
        for number, rules in rules_in_turn(deals):
            played_by(seated(level, rules, number), at_deal(rules, f"legal {level}", number))
        print(
            f"{level}: {deals} deals, nothing illegal, {process_time() - start:.0f} s", flush=True
        )
