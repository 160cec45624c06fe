"""Whether what the searching players predict comes true: points and moons.

One level plays all seats, or each in turn against another level in all others. For every decision
of that level the prediction of the play chosen, moons as far as they are believed in, is set beside
what came of the deal; printed are the means and the standard error of their difference over deals.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import mean

from hearts.cpu.candidates import Manner
from hearts.cpu.outcome import believed, feared, foreseen_points
from hearts.cpu.player import LEVELS, Player, decide, player
from hearts.cpu.search import EXPERT, HARD, Searcher
from hearts.engine.deal import deal
from hearts.engine.events import Play
from hearts.engine.game import Game, Phase, new, phase_of, step, to_act
from hearts.engine.rules import RuleSet
from hearts.engine.variants import variant_rules
from hearts.engine.view import view
from tests.cpu.moments import finished

FORESEEN = 2  # attempts as which others' chance comes, because more are reckoned with

Kind = tuple[str, str]
Notes = list[tuple[Kind, int, float]]  # what was predicted for a seat, and how much of it
Pairs = dict[Kind, list[tuple[float, float]]]  # what was predicted and what came


def compared(searcher: Searcher, others: Player | None, rules: RuleSet, number: int) -> Pairs:
    """The predictions of one deal beside what came."""
    game, notes = played(searcher, others, rules, number)
    (result,) = game.scores
    pairs: Pairs = defaultdict(list)
    for kind, seat, predicted in notes:
        real = {
            "points": result.points[seat],
            "own moon": result.shooter == seat,
            "other's moon": result.shooter not in (None, seat),
        }[kind[0]]
        pairs[kind].append((predicted, float(real)))
    return pairs


def played(
    searcher: Searcher, others: Player | None, rules: RuleSet, number: int
) -> tuple[Game, Notes]:
    """One deal played out, and the predictions made in it."""
    alone = number // len(rules.passing) % rules.players  # each seat meets each pass
    first = deal(rules, "calibration", number)
    game = new(rules, "calibration")._replace(deal=first, phase=phase_of(first))
    notes: Notes = []
    while game.phase in (Phase.PASS, Phase.PLAY):
        seat = min(to_act(game))
        seen = view(game, seat)
        rng = Random(f"{number}/{len(game.actions)}")
        who = searcher if others is None or seat == alone else others
        if who is others or len(seen.playable) < 2:
            game, _ = step(game, decide(who, seen, rng))
            continue
        best = finished(searcher.tried(seen, rng))[0]
        outcome, stage = best.outcome, f"tricks {len(seen.table.tricks) // 3 * 3 + 1} on"
        shooting = "shooting" if best.tried.manner is Manner.SHOOTING else "not shooting"
        notes.append((("points", stage), seat, foreseen_points(seen, outcome)))
        notes.append((("points", "in all"), seat, foreseen_points(seen, outcome)))
        left = len(seen.hand) / rules.cards_each
        for when in (shooting, "in all"):
            notes.append((("own moon", when), seat, believed(outcome) / outcome.worlds))
        for when in (stage, "in all"):
            chance = feared(outcome, left, FORESEEN) / outcome.worlds
            notes.append((("other's moon", when), seat, chance))
        game, _ = step(game, Play(seat, best.tried.card))
    return game, notes


def main() -> None:
    """Print predicted and real means."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", choices=("hard", "expert"), default="hard")
    parser.add_argument("--against", choices=LEVELS, help="the level of all other seats")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    searcher = EXPERT if chosen.level == "expert" else HARD
    rules = replace(variant_rules("classic"), queen_breaks=True)
    numbers = range(chosen.first, chosen.first + chosen.deals)
    others = player(chosen.against) if chosen.against else None
    compare = partial(compared, searcher, others, rules)
    if chosen.jobs == 1:
        show(map(compare, numbers))
        return
    with get_context("spawn").Pool(chosen.jobs) as pool:
        show(pool.imap(compare, numbers))


def show(pairs: Iterable[Pairs]) -> None:
    """Print the means over all decisions, and the errors over deals."""
    by_deal: dict[Kind, list[list[tuple[float, float]]]] = defaultdict(list)
    for here in pairs:
        for kind, some in here.items():
            by_deal[kind].append(some)
    for kind, deals in sorted(by_deal.items()):
        every = [pair for some in deals for pair in some]
        gaps = [sum(real - predicted for predicted, real in some) for some in deals]
        spread = sqrt(sum((gap - mean(gaps)) ** 2 for gap in gaps) / len(gaps))
        error = spread * sqrt(len(gaps)) / len(every)
        print(
            f"{kind[0]:>12} {kind[1]:>13}: predicted {mean(p for p, _ in every):7.4f}"
            f"  real {mean(r for _, r in every):7.4f}  standard error {error:.4f}"
            f"  ({len(every)} decisions)"
        )


if __name__ == "__main__":
    main()
