"""Luck and play of a reviewed game, kept so that many games make a chart."""

from collections.abc import Iterable, Sequence
from math import isfinite
from typing import Any, Final, NamedTuple, cast

from hearts.records.kept import keep, kept
from hearts.records.record import Record
from hearts.records.review import DealReview
from hearts.records.storage import Storage

KEY: Final = "reviews"


class Split(NamedTuple):
    """What a game's deals came to, in points; more is better."""

    deals: int
    luck: float  # by hands better than the average
    play: float  # by scoring less than the hands were worth
    cost: float  # expected points given away by decisions: less is better


def split(reviews: Sequence[DealReview]) -> Split:
    """The sums over the deals of a review."""
    return Split(
        len(reviews),
        round(sum(deal.luck for deal in reviews), 2),
        round(sum(deal.play for deal in reviews), 2),
        round(sum(deal.cost for deal in reviews), 2),
    )


def keep_split(storage: Storage, record: Record, result: Split) -> bool:
    """Keep what the review of a game came to; whether the storage took it."""
    return keep(storage, KEY, record.id, list(result))


def splits(storage: Storage, records: Iterable[Record]) -> list[tuple[Record, Split]]:
    """The games that have been reviewed, in the order of the records."""
    results = kept(storage, KEY)
    found: list[tuple[Record, Split]] = []
    for record in records:
        result = results.get(record.id)
        numbers = cast(list[Any], result) if isinstance(result, list) else []
        if len(numbers) == len(Split._fields) and all(map(_is_number, numbers)):
            found.append((record, Split(*numbers)))
    return found


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and isfinite(value)
