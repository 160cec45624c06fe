"""How today's deal of the day stands, in one line."""

from collections.abc import Sequence
from datetime import date

from hearts.records.daily import points, results, streak
from hearts.records.record import Record
from hearts.ui.text import Text


class Today:
    """What the records say of a day's deal."""

    def __init__(self, records: Sequence[Record], day: date) -> None:
        self._records, self._day = records, day
        played = results(records)
        self.points = points(played[day]) if day in played else None  # None: not played yet
        self.row = streak(played, day).current

    def is_of(self, records: Sequence[Record], day: date) -> bool:
        """Whether it says what these very records say of that day."""
        return self._records is records and self._day == day

    def line(self, text: Text) -> str:
        """The sentence on it."""
        if self.points is not None:
            return text("daily.today", count=self.points, days=self.row)
        return text("daily.open_row", days=self.row) if self.row else text("daily.open")
