"""A finished game as one short record, and the record as a line of JSON."""

import json
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from enum import StrEnum
from functools import cache
from hashlib import sha256
from typing import Any, Final, NamedTuple

from hearts.engine.cards import QUEEN_OF_SPADES
from hearts.engine.game import Game, Phase, beginning, step
from hearts.engine.notation import Save, write
from hearts.engine.options import choices_of, rules_for
from hearts.engine.rules import RuleSet, Seat
from hearts.engine.score import DealScore
from hearts.engine.variants import variant_rules
from hearts.records.packing import packed
from hearts.records.seating import PERSON, owners, people

VERSION: Final = 1
MIXED: Final = "mixed"


class Mark(StrEnum):
    """What sets a game apart from one played straight through."""

    UNDO = "undo"  # a decision was taken back
    HINTS = "hints"  # a hint was asked for
    TAKEN_OVER = "taken_over"  # a computer player had a person's seat for a while
    SET_UP = "set_up"  # it began from a position
    DAILY = "daily"  # the deal of the day: one deal, no game
    HOT_SEAT = "hot_seat"  # several people played on one device


class Record(NamedTuple):
    """The summary of a finished game; lists are by seat, those of deals by deal and seat."""

    id: str  # of the game's beginning, so that a game counts once however often it ends
    when: str  # the moment it ended, as 2026-03-01T18:00:00Z
    variant: str
    choices: Mapping[str, object]  # house rules: what differs from the variant
    seed: str
    seats: tuple[str, ...]  # `person` or a level
    marks: tuple[Mark, ...]
    scores: tuple[DealScore, ...]
    queens: tuple[tuple[Seat, ...], ...]  # of each deal, who took queens of spades
    totals: tuple[int, ...]
    winner: Seat | None
    size: int  # characters of the packed save

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def person(self) -> Seat:
        """The seat of the person whose records these are; of several people the first."""
        return self.seats.index(PERSON)

    @property
    def level(self) -> str:
        """The level of the computer players, or `mixed`."""
        levels = set(self.seats) - {PERSON}
        return levels.pop() if len(levels) == 1 else MIXED

    @property
    def rules(self) -> RuleSet:
        """The rule set; ValueError where this version cannot play it."""
        return rules_for(self.variant, self.players, self.choices)


class Entry(NamedTuple):
    """A record and, while it is kept, the packed save of its game."""

    record: Record
    save: str | None


def finished(save: Save, when: datetime, marks: Iterable[Mark] = ()) -> Entry:
    """A game that is over as a record, with its save.

    ValueError for a game that goes on, that nobody at the screen played, or for a moment without
    a time zone.
    """
    if save.game.phase is not Phase.OVER:
        raise ValueError("the game is not over: a record is made once somebody has won")
    return entry_of(save, when, marks)


def entry_of(save: Save, when: datetime, marks: Iterable[Mark]) -> Entry:
    """The record and save of a game, over or, for the deal of the day, with one deal scored."""
    game, seats = save.game, owners(save.seats)
    if PERSON not in seats:
        raise ValueError(f"no seat of {seats} is a {PERSON}'s: nobody's game is not recorded")
    if when.tzinfo is None:
        raise ValueError(f"{when} has no time zone: times of several devices must compare")
    all_marks = {*marks, *((Mark.SET_UP,) if game.start else ())}
    if len(people(seats)) > 1:
        all_marks.add(Mark.HOT_SEAT)
    text = packed(write(Save(game, seats)))
    record = Record(
        id=id_of(save, Mark.DAILY in all_marks),
        when=f"{when.astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}",
        variant=game.rules.variant,
        choices=house_rules(game.rules),
        seed=game.seed,
        seats=seats,
        marks=tuple(sorted(all_marks)),
        scores=game.scores,
        queens=tuple(_queens(after) for after in scored_deals(game)),
        totals=game.totals,
        winner=game.winner,
        size=len(text),
    )
    return Entry(record, text)


def id_of(save: Save, daily: bool = False) -> str:
    """The same for every ending of a game: of undone last cards, reloads and replays too.

    It stands for the rules, the seed, the seats and the first position, not for what was played,
    nor for seats that a computer player has taken over.
    """
    first = write(Save(beginning(save.game), owners(save.seats)))
    return sha256(f"{daily}\n{first}".encode(errors="surrogatepass")).hexdigest()[:16]


def house_rules(rules: RuleSet) -> dict[str, object]:
    """The choices in which the rule set differs from its variant for that many players."""
    try:
        usual = choices_of(variant_rules(rules.variant, rules.players))
    except KeyError:  # a number of players the variant is not made for
        usual = {}
    return {name: value for name, value in choices_of(rules).items() if usual.get(name) != value}


def scored_deals(game: Game) -> Iterator[Game]:
    """The game as it stood each time a deal had been scored."""
    current = beginning(game)
    for action in game.actions:
        after, _ = step(current, action)
        if len(after.scores) > len(current.scores):
            yield after
        current = after


def _queens(game: Game) -> tuple[Seat, ...]:
    return tuple(
        seat
        for seat, cards in enumerate(game.deal.table.taken)
        for card in cards
        if card.face == QUEEN_OF_SPADES
    )


def plain(record: Record) -> list[object]:
    """The record as plain data, the shape JSON can say: short, for there may be thousands."""
    scores = record.scores
    return [
        VERSION,
        record.id,
        record.when,
        record.variant,
        record.choices,
        record.seed,
        record.seats,
        record.marks,
        [points for score in scores for points in score.points],
        [(deal, each.shooter) for deal, each in enumerate(scores) if each.shooter is not None],
        ".".join("".join(map(str, takers)) for takers in record.queens),
        record.totals,
        record.winner,
        record.size,
    ]


def record_of(data: Sequence[Any]) -> Record:
    """The record that plain data says; ValueError, TypeError or IndexError for other data."""
    if data[0] != VERSION:
        raise ValueError(f"a record of version {data[0]!r}: this program reads {VERSION}")
    _, id_, when, variant, choices, seed, seats, marks, points, moons, queens, *rest = data
    totals, winner, size = rest
    players, moon_of = len(seats), dict(moons)
    scores = [
        DealScore(tuple(points[first : first + players]), moon_of.get(first // players))
        for first in range(0, len(points), players)
    ]
    return Record(
        id_,
        when,
        variant,
        choices,
        seed,
        tuple(seats),
        tuple(map(Mark, marks)) if marks else (),
        tuple(scores),
        tuple(map(_takers, queens.split("."))),
        tuple(totals),
        winner,
        size,
    )


@cache
def _takers(text: str) -> tuple[Seat, ...]:
    """The seats written in it, a digit each."""
    return tuple(map(int, text))


def line_of(record: Record) -> str:
    """The record as one line: a checksum and JSON."""
    text = json.dumps(plain(record), separators=(",", ":"))
    return f"{zlib.crc32(text.encode()):08x} {text}"


def record_in(line: str) -> Record:
    """The record that `line_of` wrote; one of the errors of `record_of` for anything else."""
    check, _, text = line.partition(" ")
    if check != f"{zlib.crc32(text.encode(errors='surrogatepass')):08x}":
        raise ValueError(f"the checksum of {line[:40]!r} does not match")
    return record_of(json.loads(text))
