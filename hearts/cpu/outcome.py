"""What came of the worlds of a batch: points, moons, and what they are worth to a seat."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from hearts.cpu.batch import Batch
from hearts.engine.rules import Moon, RuleSet
from hearts.engine.view import View

OPTIMISM: Final = 0.09  # of all points, what the playouts promise too little early in a deal
EARLY, LATE = 0.6, 0.2  # parts of a hand: with so much left it is all that, with so little nothing


class Outcome(NamedTuple):
    """Sums over worlds for the seat that is counted."""

    worlds: int = 0
    points: int = 0  # of the cards taken, moon or not
    my_moons: float = 0
    their_moons: float = 0

    def plus(self, other: "Outcome") -> "Outcome":
        """Both together."""
        return Outcome(
            self.worlds + other.worlds,
            self.points + other.points,
            self.my_moons + other.my_moons,
            self.their_moons + other.their_moons,
        )


def outcomes(batch: Batch) -> list[Outcome]:
    """What came of each segment of a batch that has been played to its end."""
    worth = batch.plan.worth
    my_moon, their_moon = batch.my_moon, batch.their_moon
    return [
        Outcome(
            batch.worlds,
            sum(
                worth[card] * batch.segment(lanes, index).bit_count()
                for card, lanes in batch.mine.items()
            ),
            batch.segment(my_moon, index).bit_count(),
            batch.segment(their_moon, index).bit_count(),
        )
        for index in range(batch.segments)
    ]


def cost(rules: RuleSet, outcome: Outcome) -> float:
    """The expected points of the seat less the mean of the others': the lower the better."""
    others = rules.players - 1
    penalties = rules.total(rules.penalties)
    mean = outcome.points / outcome.worlds
    worse = mean + (mean - rules.total(rules.deck)) / others
    if rules.moon is Moon.OFF:
        return worse
    swing = penalties + _moon_value(rules)
    return worse + swing * (outcome.their_moons / others - outcome.my_moons) / outcome.worlds


def expected_points(rules: RuleSet, outcome: Outcome) -> float:
    """The points the seat can expect to score in the deal."""
    mean = outcome.points / outcome.worlds
    if rules.moon is Moon.OFF:
        return mean
    value, penalties = _moon_value(rules), rules.total(rules.penalties)
    mine, theirs = outcome.my_moons / outcome.worlds, outcome.their_moons / outcome.worlds
    if rules.moon is Moon.SUBTRACT:
        return mean - mine * (penalties + value)
    return mean - mine * penalties + theirs * value


def foreseen_points(view: View, outcome: Outcome) -> float:
    """The points the seat can expect to score, as found by comparing with what came.

    Real opponents play better than the playouts' and shoot the moon more often, which tells the
    more, the more is still to be played.
    """
    rules = view.rules
    left = len(view.hand) / rules.cards_each
    share = min(max((left - LATE) / (EARLY - LATE), 0), 1)
    return expected_points(rules, outcome) + OPTIMISM * share * rules.total(rules.penalties)


def _moon_value(rules: RuleSet) -> int:
    return rules.total(rules.penalties) if rules.moon_value is None else rules.moon_value


def best(costs: Iterable[float]) -> int:
    """The index of the lowest cost, the first of several."""
    listed = list(costs)
    return listed.index(min(listed))
