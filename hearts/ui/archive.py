"""The history behind the screen: opened bit by bit, added to, and the game that is looked at."""

from collections.abc import Callable, Iterable
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from hearts.engine.game import Game, beginning
from hearts.engine.notation import Save
from hearts.engine.rules import Seat
from hearts.records.daily import finished_daily
from hearts.records.history import (
    NO_HISTORY,
    History,
    Notice,
    Reading,
    appended,
    opening,
    save_of,
)
from hearts.records.marks import marks_of, note
from hearts.records.record import Entry, Mark, Record, finished, id_of
from hearts.records.refusal import Fault
from hearts.records.seating import owners, people
from hearts.records.storage import Storage

if TYPE_CHECKING:
    from hearts.records.review import DealReview


class Looked(NamedTuple):
    """A game that is looked back at."""

    save: Save | None  # None where only the summary is kept
    record: Record | None  # None where it goes on
    deal: int  # the number of the deal chosen
    step: int = 0  # in that deal: 0 is the pass, then the tricks from 1
    eyes: Seat | None = None  # whose view is shown; None: all hands are open

    @property
    def deals(self) -> tuple[int, ...]:
        """The numbers of the finished deals: no other may be looked into."""
        return finished_deals(self.save.game) if self.save else ()


class Archive:
    """All finished games. `records` grows while the history is being opened."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.records: tuple[Record, ...] = ()  # the oldest first
        self.looked = Looked(None, None, 0)
        self.offered: Save | Fault | None = None  # what came from outside last
        self.reviews: dict[str, tuple[DealReview, ...]] = {}  # of this session, by their `key_of`
        self.history = NO_HISTORY
        self._opening: Reading | None = opening(storage)
        self._notices: list[Notice] = []
        self._told: set[Notice] = set()

    @property
    def whole(self) -> bool:
        """Whether all records have been read."""
        return self._opening is None

    def reopen(self) -> None:
        """Look for what other windows have written."""
        if self._opening is None:
            self._opening = opening(self.storage, self.history)

    def work(self, go_on: Callable[[], bool]) -> None:
        """Read on while `go_on` says so."""
        while self._opening is not None and go_on():
            try:
                fresh = next(self._opening)
            except StopIteration as end:
                self._take(end.value)
            else:
                self._show(fresh)

    def notice(self) -> Notice | None:
        """What the person must be told, each thing once."""
        return self._notices.pop(0) if self._notices else None

    def add(self, entries: Iterable[Entry]) -> int:
        """Take games in; how many there were not before."""
        self.work(lambda: True)
        before = len(self.records)
        self._take(appended(self.storage, entries, self.history))
        return len(self.records) - before

    def finish(self, save: Save, moment: datetime, daily: bool) -> None:
        """Record a game that is over, or the deal of the day; one that is there already stays."""
        if not people(save.seats):
            return
        wanted = id_of(save, daily)
        if self.whole and any(record.id == wanted for record in self.records):
            return
        marks = marks_of(self.storage, save)
        make = finished_daily if daily else finished
        self.add((make(save, moment, marks),))

    def note(self, save: Save, mark: Mark) -> None:
        """Note that a decision was taken back or a hint was asked for."""
        note(self.storage, save, mark)

    def look(self, save: Save | None, record: Record | None = None) -> None:
        """Turn to a game, to its last finished deal."""
        if save is not None:
            save = save._replace(seats=owners(save.seats))
        if record is None and save is not None:
            record = self._record_of(save)
        deals = finished_deals(save.game) if save else ()
        self.looked = Looked(save, record, deals[-1] if deals else 0)

    def look_if_idle(self, save: Save | None) -> None:
        """Turn to the game on the table where nothing else is looked at."""
        if self.looked.save is None and self.looked.record is None:
            self.look(save)

    def look_up(self, record: Record) -> None:
        """Turn to a game of the history."""
        try:
            save = save_of(self.storage, record)
        except (OSError, ValueError):
            save = None
        self.look(save, record)

    def _record_of(self, save: Save) -> Record | None:
        """The record that this game, or deal of the day, was kept as."""
        wanted = {id_of(save), id_of(save, True)}
        ends = (each for each in self.records if each.id in wanted)
        return next((each for each in ends if each.scores == save.game.scores), None)

    def _show(self, fresh: tuple[Record, ...]) -> None:
        known = {record.id for record in self.records}
        records = [*self.records, *(record for record in fresh if record.id not in known)]
        self.records = tuple(sorted(records, key=lambda record: (record.when, record.id)))

    def _take(self, history: History) -> None:
        self._opening = None
        self.history = history
        self.records = history.records
        for notice in history.notices:
            if notice not in self._told:
                self._told.add(notice)
                self._notices.append(notice)


def finished_deals(game: Game) -> tuple[int, ...]:
    """The numbers of the deals of a game that have been scored."""
    first = beginning(game)
    number = first.deal.table.number
    return tuple(range(number, number + len(game.scores) - len(first.scores)))
