"""The anchors of the rating: whole games of classic, the levels at the table drawn by lot.

Two at a table are compared as `hearts.records.rating` compares them, and the ratings are those
under which the comparisons come out as they did (the Bradley-Terry model, fitted step by step).
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import log10
from multiprocessing import get_context
from random import Random

from hearts.cpu.player import LEVELS, decide, decision_rng, player
from hearts.engine.events import Action, NextDeal
from hearts.engine.game import Game, Phase, new, step, to_act
from hearts.engine.variants import CLASSIC
from hearts.engine.view import view
from hearts.records.rating import SCALE

FIXED = ("easy", 1000.0)  # the level whose rating is set, and to what
ROUNDS = 2000  # of the fit
LEAST = 100  # games, so that every level meets every other

Pair = tuple[str, str]


def played(seed: str) -> Counter[Pair]:
    """The comparisons of one game, two points each: to the lower total, or one to both."""
    levels = Random(seed).choices(LEVELS, k=CLASSIC.players)
    game = new(CLASSIC, seed)
    while game.phase is not Phase.OVER:
        game, _ = step(game, _action(game, levels))
    won: Counter[Pair] = Counter()
    for (one, mine), (other, yours) in combinations(zip(levels, game.totals, strict=True), 2):
        if one != other:
            won[one, other] += (mine < yours) + (mine <= yours)
            won[other, one] += (yours < mine) + (yours <= mine)
    return won


def _action(game: Game, levels: Sequence[str]) -> Action:
    if game.phase is Phase.SCORED:
        return NextDeal()
    seat = min(to_act(game))
    return decide(player(levels[seat]), view(game, seat), decision_rng(game, seat))


def fitted(won: Counter[Pair]) -> dict[str, float]:
    """The ratings that explain the comparisons best."""
    strength = dict.fromkeys(LEVELS, 1.0)
    for _ in range(ROUNDS):
        for level in LEVELS:
            games = sum(
                (won[level, other] + won[other, level]) / (strength[level] + strength[other])
                for other in LEVELS
                if other != level
            )
            strength[level] = sum(won[level, other] for other in LEVELS) / games
    name, value = FIXED
    return {level: value + SCALE * log10(strength[level] / strength[name]) for level in LEVELS}


def spread(parts: Iterable[Counter[Pair]]) -> dict[str, float]:
    """The standard errors: from fits that leave out one part of the games each."""
    parts = list(parts)
    whole = sum(parts, Counter[Pair]())
    fits = [fitted(whole - part) for part in parts]
    count = len(fits)
    errors = {}
    for level in LEVELS:
        mean = sum(fit[level] for fit in fits) / count
        squares = sum((fit[level] - mean) ** 2 for fit in fits)
        errors[level] = (squares * (count - 1) / count) ** 0.5
    return errors


def main() -> None:
    """Play, fit, print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    if options.games < LEAST:
        parser.error(f"ratings take {LEAST} games or more, not {options.games}")
    seeds = [f"anchors/{number}" for number in range(options.games)]
    parts = [Counter[Pair]() for _ in range(20)]
    with get_context("spawn").Pool(options.jobs) as pool:
        for number, won in enumerate(pool.imap(played, seeds)):
            parts[number % len(parts)] += won
    ratings, errors = fitted(sum(parts, Counter[Pair]())), spread(parts)
    print(f"{options.games} games of classic, seed `anchors`")
    for level in LEVELS:
        print(f"{level:8} {ratings[level]:6.0f} ± {errors[level]:.0f}")


if __name__ == "__main__":
    main()
