"""Motion as data: cards fly between places, in series and side by side; sampled by time.

A flight holds places at the table, not pixels, so a window that changes its size in mid-flight
changes nothing here.
"""

from collections.abc import Iterator
from enum import Enum, auto
from typing import NamedTuple

from hearts.engine.cards import Card
from hearts.engine.rules import Seat


class Where(Enum):
    """The kinds of places a card can be."""

    DECK = auto()  # in the middle, before it is dealt
    HAND = auto()  # of a seat: the index-th of count
    TRICK = auto()  # before a seat, in the middle
    PILE = auto()  # taken by a seat, out of sight
    CARRIED = auto()  # left in the middle, for the next taker
    PASS = auto()  # on the way from a seat: before it


class Place(NamedTuple):
    """A place at the table, whatever the size of the window."""

    where: Where
    seat: Seat = 0
    index: int = 0
    count: int = 0


class Move(NamedTuple):
    """One card from place to place in so many seconds; None is a card nobody here knows."""

    card: Card | None
    start: Place
    end: Place
    seconds: float
    face_up: bool = True


class Wait(NamedTuple):
    seconds: float


class Cue(NamedTuple):
    """A moment: a sound, and what is shown with it, by name."""

    name: str


class Serial(NamedTuple):
    """One after the other."""

    parts: tuple["Motion", ...]


class Parallel(NamedTuple):
    """All at once; over when the last is."""

    parts: tuple["Motion", ...]


Motion = Move | Wait | Cue | Serial | Parallel


class Flight(NamedTuple):
    """A move with its times, in seconds from the beginning of the whole."""

    begins: float
    ends: float
    move: Move


class Timeline(NamedTuple):
    """A motion worked out: flights and cues by time, and how long it all takes."""

    flights: tuple[Flight, ...]
    cues: tuple[tuple[float, str], ...]
    seconds: float


def timeline(motion: Motion, pace: float = 1, still: bool = False) -> Timeline:
    """The times of everything in a motion; `pace` stretches them.

    With `still` cards are at their end at once and only the times remain.
    """
    flights: list[Flight] = []
    cues: list[tuple[float, str]] = []
    seconds = 0.0
    for begins, ends, part in _timed(motion, 0.0, pace):
        seconds = max(seconds, ends)
        if isinstance(part, Move):
            flights.append(Flight(begins, begins if still else ends, part))
        elif isinstance(part, Cue):
            cues.append((begins, part.name))
    flights.sort(key=lambda flight: flight.begins)
    cues.sort(key=lambda cue: cue[0])
    return Timeline(tuple(flights), tuple(cues), seconds)


def _timed(
    motion: Motion, begins: float, pace: float
) -> Iterator[tuple[float, float, Move | Wait | Cue]]:
    if isinstance(motion, Serial):
        for part in motion.parts:
            ends = begins
            for timed in _timed(part, begins, pace):
                ends = max(ends, timed[1])
                yield timed
            begins = ends
    elif isinstance(motion, Parallel):
        for part in motion.parts:
            yield from _timed(part, begins, pace)
    elif isinstance(motion, Cue):
        yield begins, begins, motion
    else:
        yield begins, begins + motion.seconds * pace, motion


def eased(share: float) -> float:
    """Quick at first and slow at the end; 0 … 1 on both sides."""
    left = 1 - min(1.0, max(0.0, share))
    return 1 - left * left * left
