"""Moments: what a cue sounds like, and what is seen with it for a while."""

from typing import Final

from hearts.ui.choreography import MOMENT

RESTING: Final = 0.4  # the share of a moment that is seen of it where nothing is to move
LENGTHS: Final = {"broken": 2.2 * MOMENT, "queen": 1.6 * MOMENT, "moon": 3 * MOMENT}
SOUNDS: Final = {"broken": "hearts_broken", "pass": "card", "carried": "sweep", "kitty": "sweep"}


def sound_of(cue: str) -> str:
    """The sound that goes with a cue."""
    return SOUNDS.get(cue, cue)


class Moments:
    """The moment that is seen now, if there is one."""

    def __init__(self) -> None:
        self._current: tuple[str, float] | None = None  # and since when

    def begin(self, cue: str, now: float) -> None:
        """A cue has come; only some are seen."""
        if cue in LENGTHS:
            self._current = cue, now

    def end(self) -> None:
        self._current = None

    def current(self, now: float, still: bool = False) -> tuple[str, float] | None:
        """The moment by its name, and the share of it that has gone; always the same if still."""
        if self._current is None:
            return None
        name, since = self._current
        gone = (now - since) / LENGTHS[name]
        if gone >= 1:
            return None
        return name, RESTING if still else gone
