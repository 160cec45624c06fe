"""The command line of `arena`, its processes and its progress bar."""

import json
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import Final

from hearts.arena.contestants import Contestant, contestant
from hearts.arena.match import Match, Mode, Scores, play_all_seatings
from hearts.arena.report import estimate, plain_report, report, text_of
from hearts.cpu.player import LEVELS
from hearts.cpu.protocol import read_entries
from hearts.engine.options import rules_for
from hearts.engine.variants import VARIANTS

BAR: Final = 30  # characters


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command line of `arena`."""
    who = f"a level ({', '.join(LEVELS)}) or cmd:PROGRAM, a program that speaks the bot protocol"
    parser.add_argument("a", metavar="A", type=_name, help=who)
    parser.add_argument("b", metavar="B", type=_name, help="the same, for the other side")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--deals", type=_count, default=100, help="how many deals (default 100)")
    length.add_argument("--games", type=_count, help="play so many whole games instead")
    parser.add_argument(
        "--mode",
        type=Mode,
        choices=tuple(Mode),
        default=Mode.ONE,
        help="1v3: A in one seat, B in all others (default); 2v2: A in half of the seats",
    )
    parser.add_argument("--variant", choices=tuple(VARIANTS), default="classic")
    parser.add_argument("--players", type=_count, help="how many seats (default: the usual number)")
    parser.add_argument("--rules", type=_rules, default={}, help="house rules as a JSON object")
    parser.add_argument("--seed", default="1", help="any text (default 1)")
    parser.add_argument("--jobs", type=_count, default=1, help="how many processes (default 1)")
    parser.add_argument("--report", type=Path, help="write the report to this file, as JSON")


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is no whole number from 1 up")
    return int(text)


def _name(text: str) -> str:
    try:
        with closing(contestant(text)):
            return text
    except ValueError as error:
        raise ArgumentTypeError(str(error)) from None


def _rules(text: str) -> dict[str, object]:
    try:
        return dict(read_entries("house rules", json.loads(text)))
    except ValueError as error:
        raise ArgumentTypeError(str(error)) from None


def run(arguments: Namespace) -> int:
    """Play the match and print its report, or what there is of it when interrupted.

    The exit status is 2 for a match that cannot be, 1 where a program fails, 130 if interrupted.
    """
    try:
        match = _match(arguments)
    except ValueError as error:
        print(f"arena: {error}", file=sys.stderr)
        return 2
    names = (arguments.a, arguments.b)
    count = arguments.games or arguments.deals
    rounds: list[Scores] = []
    status = 0
    try:
        rounds.extend(_shown(_rounds(match, names, count, arguments.jobs), count))
    except ValueError as error:
        print(f"\narena: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        status = 130
    if not rounds:
        return status
    result = report(match, names, rounds)
    print(text_of(result))
    if arguments.report:
        arguments.report.write_text(json.dumps(plain_report(result)) + "\n", "utf-8")
    return status


def _match(arguments: Namespace) -> Match:
    file: Path | None = arguments.report
    if file is not None and not file.parent.is_dir():
        raise ValueError(f"there is no folder {file.parent} for the report")
    if file is not None and file.is_dir():
        raise ValueError(f"{file} is a folder: name a file for the report")
    rules = rules_for(arguments.variant, arguments.players, arguments.rules)
    return Match(rules, arguments.seed, arguments.mode, arguments.games is not None)


def _rounds(match: Match, names: Sequence[str], count: int, jobs: int) -> Iterator[Scores]:
    """The scores of every deal or game in turn, the same for any number of processes."""
    if jobs == 1:
        with ExitStack() as stack:
            sides = [stack.enter_context(closing(contestant(name))) for name in names]
            yield from map(partial(play_all_seatings, match, sides), range(count))
    else:
        # Started anew: a fork has the locks of other threads, and ends for no signal after pygame.
        with get_context("spawn").Pool(jobs, _sit_down, (match, names)) as pool:
            yield from pool.imap(_work, range(count))


_table: list[tuple[Match, list[Contestant]]] = []  # of a worker process: what it plays, and who


def _sit_down(match: Match, names: Sequence[str]) -> None:
    """Prepare a worker process; an interrupt is its parent's to answer."""
    signal(SIGINT, SIG_IGN)
    _table.append((match, [contestant(name) for name in names]))


def _work(number: int) -> Scores:
    """One deal or game, in a worker process."""
    match, sides = _table[0]
    return play_all_seatings(match, sides, number)


def _shown(rounds: Iterator[Scores], count: int) -> Iterator[Scores]:
    """The same scores, with a bar on standard error that tells how far they have come."""
    differences: list[float] = []
    for done, scores in enumerate(rounds, start=1):
        differences.append(float(scores[0].mean - scores[1].mean))
        full = BAR * done // count
        bar = f"[{'#' * full}{'.' * (BAR - full)}] {done}/{count}  {estimate(differences)}"
        print(f"\r{bar:<79}", end="", file=sys.stderr, flush=True)
        yield scores
    print(file=sys.stderr)
