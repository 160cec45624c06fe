"""Drawing worlds by their likelihood: a few that stand for many."""

from collections.abc import Generator
from itertools import compress
from operator import itemgetter
from random import Random
from typing import Final

from hearts.cpu.inference import Supposed, Weights
from hearts.cpu.picks import union
from hearts.cpu.planes import Plane
from hearts.cpu.styles import Styles
from hearts.cpu.worlds import Worlds
from hearts.engine.cards import Card


def draw(
    supposed: Supposed, count: int, rng: Random
) -> Generator[None, None, tuple[Worlds, Styles]]:
    """So many worlds, each as often as its weight says, with the ways of the other seats."""
    worlds, styles, weights = supposed
    lanes = yield from _lanes(weights, count, rng)
    chosen = itemgetter(*lanes)
    yield

    def gathered(plane: Plane) -> Plane:
        if not plane:
            return 0
        digits = format(plane, f"0{worlds.number}b")[::-1]
        return int("".join(chosen(digits)), 2)

    full = (1 << count) - 1
    lying: dict[Card, list[Plane]] = {}
    for card, planes in worlds.lying.items():
        last = max(place for place, plane in enumerate(planes) if plane)
        lying[card] = there = [gathered(plane) for plane in planes[:last]]
        there.append(full ^ union(there, range(last)))  # each card lies in one place
        there += [0] * (len(planes) - len(there))
        yield
    by_seat = Styles(
        {seat: gathered(plane) for seat, plane in styles.ducking.items()},
        {seat: gathered(plane) for seat, plane in styles.shooting.items()},
    )
    return Worlds(count, lying), by_seat


def _lanes(weights: Weights, count: int, rng: Random) -> Generator[None, None, list[int]]:
    """Lane numbers, evenly spread over the total weight."""
    total = sum(weight * lanes.bit_count() for weight, lanes in weights)
    step = total / count
    at = rng.random() * step  # how far into the weight of the set the next lane lies
    chosen: list[int] = []
    for weight, lanes in weights:
        mass = weight * lanes.bit_count()
        if at < mass:
            numbers = _set_bits(lanes)
            while at < mass and len(chosen) < count:
                chosen.append(numbers[min(int(at / weight), len(numbers) - 1)])
                at += step
            yield
        at -= mass
    while len(chosen) < count:
        chosen.append(chosen[-1])  # what rounding may have left out
    return chosen


def _set_bits(plane: Plane) -> list[int]:
    digits = format(plane, "b")[::-1].encode().translate(_AS_TRUTH)
    return list(compress(range(len(digits)), digits))


_AS_TRUTH: Final = bytes.maketrans(b"01", bytes((0, 1)))
