"""A rating after Elo, against computer players whose ratings are fixed."""

from typing import Final, NamedTuple

from hearts.records.record import Record

ANCHORS: Final = {"novice": 670, "easy": 1000, "normal": 1050, "hard": 1250, "expert": 1280}
"""As measured in 400 games of classic among themselves, give or take 30."""

START: Final = 1000.0
SCALE: Final = 400.0  # so much more makes ten wins to one
UNSETTLED: Final = 30  # games in which the rating moves twice as fast
STEP: Final = 24.0  # the most a game moves it afterwards


class Rating(NamedTuple):
    """A rating and how many games it rests on."""

    value: float = START
    games: int = 0

    @property
    def settled(self) -> bool:
        """Whether it rests on enough games to be believed."""
        return self.games >= UNSETTLED


def expected(mine: float, other: float) -> float:
    """The share of the comparisons a player should win against another."""
    return 1 / (1 + 10 ** ((other - mine) / SCALE))


def rated(rating: Rating, record: Record) -> Rating:
    """The rating after a game.

    The person is compared with each computer player: the lower total has won, equal totals are a
    draw and count half. Games with any mark, such as undo, hints or several people, leave it as
    it is, and so do players whose level has no anchor.
    """
    own = record.totals[record.person]
    gains = [
        (1.0 if own < total else 0.5 if own == total else 0.0)
        - expected(rating.value, ANCHORS[level])
        for level, total in zip(record.seats, record.totals, strict=True)
        if level in ANCHORS
    ]
    if record.marks or not gains:
        return rating
    step = STEP if rating.settled else 2 * STEP
    return Rating(rating.value + step * sum(gains) / len(gains), rating.games + 1)
