"""What came of the worlds of a batch: points, moons, and what they are worth to a seat."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hearts.cpu.batch import Batch
from hearts.cpu.planes import Plane
from hearts.engine.rules import Moon, RuleSet

Weights = Sequence[tuple[float, Plane]]  # disjoint sets of worlds, one segment wide, with weights


class Outcome(NamedTuple):
    """Sums over weighted worlds for the seat that is counted."""

    weight: float = 0.0
    points: float = 0.0  # of the cards taken, moon or not
    my_moons: float = 0.0
    their_moons: float = 0.0
    squares: float = 0.0  # of the weights: how many worlds they are good for

    def plus(self, other: "Outcome") -> "Outcome":
        """Both together."""
        return Outcome(*(mine + more for mine, more in zip(self, other, strict=True)))


def outcomes(batch: Batch, weights: Weights) -> list[Outcome]:
    """What came of each segment of a batch that has been played to its end."""
    worth = batch.plan.worth
    my_moon, their_moon = batch.my_moon, batch.their_moon
    weight = sum(each * lanes.bit_count() for each, lanes in weights)
    squares = sum(each * each * lanes.bit_count() for each, lanes in weights)
    results: list[Outcome] = []
    for index in range(batch.segments):
        points = 0.0
        for card, lanes in batch.mine.items():
            points += worth[card] * _mass(batch.segment(lanes, index), weights)
        my_moons = _mass(batch.segment(my_moon, index), weights)
        their_moons = _mass(batch.segment(their_moon, index), weights)
        results.append(Outcome(weight, points, my_moons, their_moons, squares))
    return results


def _mass(plane: Plane, weights: Weights) -> float:
    if not plane:
        return 0.0
    return sum(weight * (plane & lanes).bit_count() for weight, lanes in weights)


def cost(rules: RuleSet, outcome: Outcome) -> float:
    """The expected points of the seat less the mean of the others': the lower the better."""
    others = rules.players - 1
    penalties = rules.total(rules.penalties)
    mean = outcome.points / outcome.weight
    worse = mean + (mean - rules.total(rules.deck)) / others
    if rules.moon is Moon.OFF:
        return worse
    swing = penalties + _moon_value(rules)
    return worse + swing * (outcome.their_moons / others - outcome.my_moons) / outcome.weight


def expected_points(rules: RuleSet, outcome: Outcome) -> float:
    """The points the seat can expect to score in the deal."""
    mean = outcome.points / outcome.weight
    if rules.moon is Moon.OFF:
        return mean
    value, penalties = _moon_value(rules), rules.total(rules.penalties)
    mine, theirs = outcome.my_moons / outcome.weight, outcome.their_moons / outcome.weight
    if rules.moon is Moon.SUBTRACT:
        return mean - mine * (penalties + value)
    return mean - mine * penalties + theirs * value


def _moon_value(rules: RuleSet) -> int:
    return rules.total(rules.penalties) if rules.moon_value is None else rules.moon_value


def best(costs: Iterable[float]) -> int:
    """The index of the lowest cost, the first of several."""
    listed = list(costs)
    return listed.index(min(listed))
