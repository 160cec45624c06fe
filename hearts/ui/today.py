"""How today's deal of the day stands, in one line."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from hearts.engine.notation import Save
from hearts.records.daily import day_of_save, is_over, points, results, streak
from hearts.store import DAILY
from hearts.ui.text import Text

if TYPE_CHECKING:
    from hearts.ui.app import App


class Today:
    """What the records and the saved deal say of today's."""

    def __init__(self, app: App) -> None:
        day = app.host.today()
        self._seen = app.archive.records, app.match, day
        played, save = results(app.archive.records), begun(app, day)
        self.points = points(played[day]) if day in played else None  # None: not played to the end
        self.begun = save is not None and not is_over(save.game)
        self.row = streak(played, day).current

    def holds(self, app: App) -> bool:
        """Whether there is nothing new to say: of these very records, this match and this day."""
        records, match, day = self._seen
        archive = app.archive
        return records is archive.records and match is app.match and day == app.host.today()

    def line(self, text: Text) -> str:
        """The sentence on it."""
        if self.points is not None:
            return text("daily.today", count=self.points, days=self.row)
        stand = "begun" if self.begun else "open"
        return text(f"daily.{stand}_row", days=self.row) if self.row else text(f"daily.{stand}")


def begun(app: App, day: date) -> Save | None:
    """The deal of that day as far as it has been played, None before it was dealt here."""
    match = app.match
    if match is not None and match.day == day:
        return match.save
    save = app.store.game(DAILY)
    return save if save is not None and day_of_save(save) == day else None
