"""Tournaments of the playouts' own ways of playing, thousands of deals at a time.

One seat plays in one way, the others with care, in random deals without a pass; the same deals
are played with care by all. Printed: what the way costs its seat in points a deal above the mean
of the others, with the standard error over batches. A new idea for the policy is measured here
before it is measured in matches.
"""

import argparse
from collections.abc import Callable
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import mean

from hearts.cpu.batch import Batch
from hearts.cpu.outcome import cost, outcomes
from hearts.cpu.plan import Plan, plan_of
from hearts.cpu.playout import playout
from hearts.cpu.setting import lay_unseen
from hearts.cpu.unseen import Constraints
from hearts.cpu.worlds import Worlds, sample
from hearts.engine.variants import variant_rules
from tests.cpu.moments import finished

Way = Callable[[Batch], None]  # dresses the seat that is counted


def with_care(_batch: Batch) -> None:
    pass


def passive(batch: Batch) -> None:
    batch.passive = batch.me.copy()


def ducking(batch: Batch) -> None:
    batch.ducking = batch.me.copy()


def wary(batch: Batch) -> None:
    batch.wary = batch.full


def shooting(batch: Batch) -> None:
    batch.shooting = batch.me.copy()


WAYS: dict[str, Way] = {
    "passive": passive,
    "ducking": ducking,
    "wary": wary,
    "shooting": shooting,
}


def dealt(plan: Plan, deals: int, seed: str) -> Worlds:
    """So many random deals to the places of the first trick; place 0 leads what it likes."""
    rules = plan.rules
    room = (*[rules.cards_each] * rules.players, rules.kitty_size)
    places = tuple(place for place, size in enumerate(room) if size)
    known = Constraints(dict.fromkeys(rules.deck, places), room)
    return finished(sample(known, deals, Random(seed)))


def costs(plan: Plan, worlds: Worlds, way: Way, seed: str) -> float:
    """What the counted seat, one after another in every place, pays above the others' mean."""
    total = 0.0
    for place in range(plan.rules.players):
        batch = Batch(plan, worlds.number, 1, Random(seed))
        lay_unseen(batch, worlds, 0)
        batch.me[place] = batch.full
        batch.first_trick = True
        batch.tricks_left = plan.rules.cards_each
        way(batch)
        for _ in playout(batch):
            pass
        total += cost(plan.rules, outcomes(batch)[0])
    return total / plan.rules.players


def main() -> None:
    """Print what each way costs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", default="classic")
    parser.add_argument("--batches", type=int, default=12)
    parser.add_argument("--deals", type=int, default=4096, help="in a batch, a multiple of 8")
    chosen = parser.parse_args()
    plan = plan_of(replace(variant_rules(chosen.variant), queen_breaks=True))
    differences: dict[str, list[float]] = {name: [] for name in WAYS}
    for number in range(chosen.batches):
        worlds = dealt(plan, chosen.deals, str(number))
        base = costs(plan, worlds, with_care, str(number))
        for name, way in WAYS.items():
            differences[name].append(costs(plan, worlds, way, str(number)) - base)
    for name, values in differences.items():
        spread = sqrt(sum((value - mean(values)) ** 2 for value in values))
        error = spread / sqrt(max(len(values) - 1, 1) * len(values))
        print(f"{name:>9}: {mean(values):+.3f} points a deal, standard error {error:.3f}")


if __name__ == "__main__":
    main()
