"""Statistics, computed from the records whenever they are asked for."""

from collections import Counter, deque
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from hearts.records.record import Mark, Record

WINDOW: Final = 20  # games that a point of the trend sums up
NEVER: Final = frozenset((Mark.DAILY, Mark.HOT_SEAT))  # what is never counted


class Group(NamedTuple):
    """Games that are counted together."""

    variant: str
    level: str  # of the computer players, or `mixed`
    players: int


class Wanted(NamedTuple):
    """Which games count; None is any."""

    variant: str | None = None
    level: str | None = None
    players: int | None = None
    marked: bool = True  # also those with any mark, such as undo

    def __call__(self, record: Record) -> bool:
        """Whether the game counts.

        The deal of the day is no game, and one of several people is nobody's alone.
        """
        return (
            self.variant in (None, record.variant)
            and self.level in (None, record.level)
            and self.players in (None, record.players)
            and not NEVER.intersection(record.marks)
            and (self.marked or not record.marks)
        )


class Tally(NamedTuple):
    """What the person's games come to."""

    games: int = 0
    won: int = 0
    deals: int = 0
    points: int = 0
    distribution: Mapping[int, int] = MappingProxyType({})  # deals by the points scored in them
    moons_shot: int = 0
    moons_suffered: int = 0
    queens: int = 0  # queens of spades taken
    best: int | None = None  # the lowest total of a game
    worst: int | None = None

    @property
    def points_a_deal(self) -> float | None:
        """The mean, None before the first deal."""
        return self.points / self.deals if self.deals else None


ANY: Final = Wanted()


def tally(record: Record) -> Tally:
    """What one game comes to."""
    me = record.person
    points = [score.points[me] for score in record.scores]
    moons = [score.shooter for score in record.scores if score.shooter is not None]
    return Tally(
        games=1,
        won=int(record.winner == me),
        deals=len(points),
        points=sum(points),
        distribution=Counter(points),
        moons_shot=moons.count(me),
        moons_suffered=len(moons) - moons.count(me),
        queens=sum(takers.count(me) for takers in record.queens),
        best=record.totals[me],
        worst=record.totals[me],
    )


def together(tallies: Iterable[Tally]) -> Tally:
    """What these come to together."""
    some = [each for each in tallies if each.games]
    distribution = Counter[int]()
    for each in some:
        distribution.update(each.distribution)
    return Tally(
        games=sum(each.games for each in some),
        won=sum(each.won for each in some),
        deals=sum(each.deals for each in some),
        points=sum(each.points for each in some),
        distribution=dict(sorted(distribution.items())),
        moons_shot=sum(each.moons_shot for each in some),
        moons_suffered=sum(each.moons_suffered for each in some),
        queens=sum(each.queens for each in some),
        best=min((each.best for each in some if each.best is not None), default=None),
        worst=max((each.worst for each in some if each.worst is not None), default=None),
    )


def trend(records: Iterable[Record], wanted: Wanted = ANY, window: int = WINDOW) -> list[float]:
    """After each game, the points a deal over the last `window` games up to it."""
    last = deque[Tally](maxlen=window)
    means: list[float] = []
    for record in filter(wanted, records):
        last.append(tally(record))
        means.append(sum(game.points for game in last) / sum(game.deals for game in last))
    return means
