"""Drawing worlds by their likelihood: a few that stand for many."""

from collections.abc import Iterator, Sequence
from operator import itemgetter
from random import Random

from hearts.cpu.inference import Styles, Weights
from hearts.cpu.planes import Plane
from hearts.cpu.worlds import Worlds


def draw(
    worlds: Worlds, drawn: Styles, weights: Weights, count: int, rng: Random
) -> tuple[Worlds, Styles]:
    """So many worlds, each as often as its weight says, with the ways of the other seats."""
    chosen = itemgetter(*_lanes(weights, count, rng))

    def gathered(plane: Plane) -> Plane:
        if not plane:
            return 0
        digits = format(plane, f"0{worlds.count}b")[::-1]
        return int("".join(chosen(digits)), 2)

    lying = {
        card: [gathered(plane) for plane in planes] for card, planes in worlds.lying.items()
    }
    styles = Styles(
        {seat: gathered(plane) for seat, plane in drawn.ducking.items()},
        {seat: gathered(plane) for seat, plane in drawn.shooting.items()},
    )
    return Worlds(count, lying), styles


def _lanes(weights: Weights, count: int, rng: Random) -> list[int]:
    """Lane numbers, evenly spread over the total weight."""
    total = sum(weight * lanes.bit_count() for weight, lanes in weights)
    step = total / count
    at = rng.random() * step
    chosen: list[int] = []
    passed = 0.0
    for lane, weight in _by_lane(weights):
        passed += weight
        while at < passed and len(chosen) < count:
            chosen.append(lane)
            at += step
    while len(chosen) < count:
        chosen.append(chosen[-1])  # what rounding may have left out
    return chosen


def _by_lane(weights: Weights) -> Iterator[tuple[int, float]]:
    for weight, lanes in weights:
        for lane in _set_bits(lanes):
            yield lane, weight


def _set_bits(plane: Plane) -> Sequence[int]:
    digits = format(plane, "b")[::-1]
    return [place for place, digit in enumerate(digits) if digit == "1"]
