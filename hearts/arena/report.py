"""The report of a match: means, standard errors, rates and times."""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from hearts.arena.match import Match, Score, Scores, seatings, together
from hearts.engine.options import choices_of
from hearts.engine.plain import Plain


class Estimate(NamedTuple):
    """A mean and its standard error, None of a single value."""

    mean: float
    error: float | None  # the standard error

    def __str__(self) -> str:
        error = "?" if self.error is None else f"{self.error:.3f}"
        return f"{self.mean:.3f} ± {error}"


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values, one or more."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else None
    return Estimate(fmean(values), error)


class Times(NamedTuple):
    """Seconds a decision."""

    decisions: int
    median: float
    p95: float
    longest: float

    def __str__(self) -> str:
        if not self.decisions:
            return "none"
        median, p95, longest = (1000 * seconds for seconds in self[1:])
        return f"median {median:.2f} ms, 95 % {p95:.2f} ms, max {longest:.2f} ms"


def times(seconds: Sequence[float]) -> Times:
    """The times in brief, all 0 where nothing was decided."""
    if not seconds:
        return Times(0, 0, 0, 0)
    ordered = sorted(seconds)
    count = len(ordered)
    return Times(
        count, ordered[count // 2], ordered[min(count - 1, count * 95 // 100)], ordered[-1]
    )


class SideReport(NamedTuple):
    """One side over the whole match; a hand is one seat in one deal."""

    name: str
    points: Estimate  # a hand
    moons_shot: float  # of its hands
    moons_conceded: float  # of the deals: by the other side
    queens_taken: float  # queens of spades a hand
    games_won: Estimate | None  # the share of games that one of its seats won
    plays: Times
    passes: Times


class Report(NamedTuple):
    """Both sides of a match."""

    match: Match
    sides: tuple[SideReport, SideReport]
    difference: Estimate  # points a hand, A's less B's, paired by deal or game
    rounds: tuple[tuple[float, float], ...]  # points a hand of A and B, by deal or game


def report(match: Match, names: Sequence[str], rounds: Sequence[Scores]) -> Report:
    """The report of these deals or games, one at least."""
    columns = tuple(zip(*rounds, strict=True))
    a, b = (_side(match, name, columns[own], columns[1 - own]) for own, name in enumerate(names))
    # Fractions, so that equal players come out at 0 and not near it.
    differences = [float(a.mean - b.mean) for a, b in rounds]
    points = tuple((float(a.mean), float(b.mean)) for a, b in rounds)
    return Report(match, (a, b), estimate(differences), points)


def _side(match: Match, name: str, own: Sequence[Score], others: Sequence[Score]) -> SideReport:
    total, other = together(own), together(others)
    deals = (total.hands + other.hands) / match.rules.players
    plays = len(seatings(match.rules.players, match.mode))
    return SideReport(
        name=name,
        points=estimate([float(score.mean) for score in own]),
        moons_shot=total.moons / total.hands,
        moons_conceded=other.moons / deals,
        queens_taken=total.queens / total.hands,
        games_won=estimate([score.wins / plays for score in own]) if match.whole_games else None,
        plays=times(total.play_seconds),
        passes=times(total.pass_seconds),
    )


def text_of(report: Report) -> str:
    """The report as a table for people."""
    match, rules = report.match, report.match.rules
    unit = "games" if match.whole_games else "deals"
    count = len(seatings(rules.players, match.mode))
    title = (
        f"{rules.variant}, {rules.players} players, {match.mode}, seed {match.seed}:"
        f" {len(report.rounds)} {unit} in each of {count} seatings"
    )
    rows = [("", *(side.name for side in report.sides)), *_rows(report)]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
             for row in rows]  # fmt: skip
    better = f"difference (first less second; fewer is better): {report.difference}"
    return "\n".join((title, *lines, better))


def _rows(report: Report) -> Iterator[tuple[str, str, str]]:
    def row(name: str, cell: Callable[[SideReport], str]) -> tuple[str, str, str]:
        first, second = report.sides
        return name, cell(first), cell(second)

    yield row("points a hand", lambda side: str(side.points))
    if report.match.whole_games:
        yield row("games won", lambda side: str(side.games_won))
    yield row("moons shot, of hands", lambda side: f"{side.moons_shot:.2%}")
    yield row("moons conceded, of deals", lambda side: f"{side.moons_conceded:.2%}")
    yield row("queens of spades a hand", lambda side: f"{side.queens_taken:.3f}")
    yield row("time a play", lambda side: str(side.plays))
    yield row("time a pass", lambda side: str(side.passes))


def plain_report(report: Report) -> dict[str, Plain]:
    """The report as plain data, the points of every deal or game included."""
    match, rules = report.match, report.match.rules
    return {
        "variant": rules.variant,
        "players": rules.players,
        "rules": choices_of(rules),
        "mode": str(match.mode),
        "seed": match.seed,
        "games" if match.whole_games else "deals": len(report.rounds),
        "seatings": len(seatings(rules.players, match.mode)),
        "a": _plain_side(report.sides[0]),
        "b": _plain_side(report.sides[1]),
        "difference": report.difference._asdict(),
        "rounds": [[round(points, 4) for points in pair] for pair in report.rounds],
    }


def _plain_side(side: SideReport) -> dict[str, Plain]:
    return {
        name: value._asdict() if isinstance(value, Estimate | Times) else value
        for name, value in side._asdict().items()
    }
