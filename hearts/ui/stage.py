"""The stage: what is in motion, sampled by time. The game has already moved on."""

from typing import NamedTuple

from hearts.engine.cards import Card
from hearts.ui.anim import Motion, Move, Place, Timeline, eased, timeline

_NOTHING = Timeline((), (), 0)


class Flying(NamedTuple):
    """A card between two places: share 0 at the start, 1 at the end."""

    card: Card | None
    face_up: bool
    start: Place
    end: Place
    share: float


class Stage:
    """One timeline at a time."""

    def __init__(self) -> None:
        self._timeline = _NOTHING
        self._began = 0.0
        self._cued = 0  # how many cues have been told

    def play(self, motion: Motion, now: float, pace: float, still: bool) -> None:
        """Begin a motion; what was under way is at its end."""
        self._timeline = timeline(motion, pace, still)
        self._began = now
        self._cued = 0

    def busy(self, now: float) -> bool:
        """Whether anything is still to come."""
        return now - self._began < self._timeline.seconds

    def finish(self) -> None:
        """Everything is at its end now; cues not told yet are still told."""
        left = self._timeline.cues[self._cued :]
        self._timeline = Timeline((), left, 0)
        self._cued = 0

    def clear(self) -> None:
        """Nothing was ever in motion."""
        self._timeline = _NOTHING
        self._cued = 0

    def cues(self, now: float) -> tuple[str, ...]:
        """The cues whose time has come since the last call."""
        since = now - self._began
        told = self._cued
        cues = self._timeline.cues
        while self._cued < len(cues) and (
            cues[self._cued][0] <= since or not self._timeline.seconds
        ):
            self._cued += 1
        return tuple(name for _, name in cues[told : self._cued])

    def flying(self, now: float) -> tuple[Flying, ...]:
        """Every card of the timeline where it is, in the order they set out.

        A card with several flights is in the last one that has begun. Those not yet begun wait
        where they start from.
        """
        if not self.busy(now):
            return ()
        since = now - self._began
        current: dict[object, Flying] = {}
        for number, (begins, ends, move) in enumerate(self._timeline.flights):
            key = number if move.card is None else move.card
            if since < begins and key in current:
                continue
            current.pop(key, None)
            current[key] = _sampled(move, begins, ends, since)
        return tuple(current.values())


def _sampled(move: Move, begins: float, ends: float, since: float) -> Flying:
    if since < begins:
        share = 0.0
    elif since >= ends:
        share = 1.0
    else:
        share = eased((since - begins) / (ends - begins))
    return Flying(move.card, move.face_up, move.start, move.end, share)
