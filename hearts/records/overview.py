"""Everything that is worth seeing of many games at once, growing from slice to slice."""

from collections.abc import Generator, Sequence
from typing import Final, NamedTuple

from hearts.records.rating import Rating, rated
from hearts.records.record import Record
from hearts.records.statistics import ANY, WINDOW, Group, Tally, Wanted, tally, together, trend

SLICE: Final = 40  # games between two looks


class Overview(NamedTuple):
    """What the games come to so far."""

    groups: dict[Group, Tally]  # of all games, whatever the wish
    tally: Tally  # of those that were asked for
    trend: tuple[float, ...]  # after each of these, the points a deal over the last ones
    rating: Rating  # after all games that count for it
    ratings: tuple[float, ...]  # after each of them


NOTHING: Final = Overview({}, Tally(), (), Rating(), ())


def overview(
    records: Sequence[Record], wanted: Wanted = ANY
) -> Generator[Overview, None, Overview]:
    """The overview of these records, the oldest first, with the games that are wanted.

    The groups and the rating are those of all games; a group counts games with undo or hints only
    where `wanted` does.
    """
    every = ANY._replace(marked=wanted.marked)
    sight, counted = NOTHING, list[Record]()
    for first in range(0, len(records), SLICE):
        some = records[first : first + SLICE]
        groups = dict(sight.groups)
        for record in filter(every, some):
            group = Group(record.variant, record.level, record.players)
            groups[group] = together((groups.get(group, Tally()), tally(record)))
        fresh = list(filter(wanted, some))
        means = trend((*counted, *fresh))[len(counted) :]
        counted = [*counted, *fresh][1 - WINDOW :]
        rating, ratings = sight.rating, list[float]()
        for record in some:
            after = rated(rating, record)
            if after.games > rating.games:
                ratings.append(after.value)
            rating = after
        sight = Overview(
            groups,
            together((sight.tally, *map(tally, fresh))),
            (*sight.trend, *means),
            rating,
            (*sight.ratings, *ratings),
        )
        yield sight
    return sight
