"""What came of the worlds of a batch: points, moons, and what they are worth to a seat."""

from functools import lru_cache
from typing import Final, NamedTuple

from hearts.cpu.batch import Batch
from hearts.engine.rules import Moon, RuleSet
from hearts.engine.view import View

OPTIMISM: Final = 0.065  # of all points, what the playouts promise too little early in a deal
EARLY, LATE = 0.7, 0.2  # parts of a hand: with so much left it is all that, with so little nothing
ATTEMPTS: Final = 3  # others' chance of a moon counts as that of so many, to be on guard
OPEN, DECIDED = 0.5, 0.25  # with so much of a hand left; with so little it counts once
FAILED: Final = 0.3  # the part of all points that others take when a moon fails at last
CAUTION: Final = 0.7  # points that shooting must promise above playing on


class Outcome(NamedTuple):
    """Sums over worlds for the seat that is counted."""

    worlds: int = 0
    points: float = 0  # of the cards taken, moon or not
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


class Stakes(NamedTuple):
    """What a deal is about, in points."""

    deck: int
    penalties: int
    moon: int  # the value of one


@lru_cache(maxsize=64)
def stakes(rules: RuleSet) -> Stakes:
    """The points of a rule set."""
    penalties = rules.total(rules.penalties)
    moon = penalties if rules.moon_value is None else rules.moon_value
    return Stakes(rules.total(rules.deck), penalties, moon)


def cost(rules: RuleSet, outcome: Outcome) -> float:
    """The expected points of the seat less the mean of the others': the lower the better."""
    deck, penalties, moon = stakes(rules)
    others = rules.players - 1
    mean = outcome.points / outcome.worlds
    worse = mean + (mean - deck) / others
    if rules.moon is Moon.OFF:
        return worse
    swing = penalties + moon
    return worse + swing * (outcome.their_moons / others - outcome.my_moons) / outcome.worlds


def sober_cost(view: View, outcome: Outcome) -> float:
    """The cost with moons as far as they are believed in."""
    rules = view.rules
    mine = believed(outcome)
    lost = FAILED * stakes(rules).penalties * (outcome.my_moons - mine)
    sober = outcome._replace(
        points=outcome.points - lost,
        my_moons=mine,
        their_moons=feared(outcome, len(view.hand) / rules.cards_each),
    )
    return cost(rules, sober)


def believed(outcome: Outcome) -> float:
    """So many own moons are believed in, as found by comparing with what came: fewer of few."""
    return outcome.my_moons**2 / outcome.worlds


def feared(outcome: Outcome, left: float, attempts: float = ATTEMPTS) -> float:
    """So many moons of other seats are reckoned with while this part of the hand is left."""
    several = 1 + _between(left, DECIDED, OPEN) * (attempts - 1)
    return outcome.worlds * (1 - (1 - outcome.their_moons / outcome.worlds) ** several)


def expected_points(rules: RuleSet, outcome: Outcome) -> float:
    """The points the seat can expect to score in the deal."""
    mean = outcome.points / outcome.worlds
    if rules.moon is Moon.OFF:
        return mean
    _, penalties, value = stakes(rules)
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
    share = _between(left, LATE, EARLY)
    return expected_points(rules, outcome) + OPTIMISM * share * stakes(rules).penalties


def _between(left: float, late: float, early: float) -> float:
    """How early it still is: 0 up to `late`, 1 from `early` on, as parts of a hand."""
    return min(max((left - late) / (early - late), 0), 1)
