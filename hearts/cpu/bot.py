"""The command `bot`: a computer player for any referee, over lines of JSON."""

import json
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import Final

from hearts.cpu.player import LEVELS, Player, decide, player
from hearts.cpu.protocol import reply_of
from hearts.cpu.request import read_request
from hearts.cpu.search import Searcher

WORLDS_AT_ONCE: Final = 8
"""Worlds are played out in groups of so many."""


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command line of `bot`."""
    parser.add_argument("--level", choices=LEVELS, required=True, help="how well it plays")
    parser.add_argument(
        "--seed", default="", help="any text: the same requests get the same answers (default none)"
    )
    parser.add_argument(
        "--playouts",
        type=_playouts,
        metavar="N",
        help="play every candidate out in N worlds, a multiple of 8 (hard and expert alone)",
    )


def _playouts(text: str) -> int:
    if not text.isdecimal() or int(text) < 1 or int(text) % WORLDS_AT_ONCE:
        raise ArgumentTypeError(f"{text!r} is no multiple of {WORLDS_AT_ONCE} from 8 up")
    return int(text)


def run(arguments: Namespace) -> int:
    """Answer the requests on standard input until it ends; the exit status, 2 for bad usage."""
    chosen = player(arguments.level)
    if arguments.playouts is not None:
        if not isinstance(chosen, Searcher):
            print(f"bot: level {arguments.level} plays nothing out", file=sys.stderr)
            return 2
        supposed = max(chosen.supposed, arguments.playouts)
        chosen = replace(chosen, supposed=supposed, rounds=(arguments.playouts,))
    answers = replies(sys.stdin, chosen, arguments.seed)
    try:
        for answer in answers:
            print(answer, flush=True)
    except BrokenPipeError:
        return 1
    return 0


def replies(lines: Iterable[str], player: Player, seed: str) -> Iterator[str]:
    """A line of JSON for every line that is not blank, an object with `error` for a bad one."""
    for line in lines:
        if line.strip():
            yield json.dumps(_reply(line, player, seed))


def _reply(line: str, player: Player, seed: str) -> dict[str, object]:
    """The answer to one request; it depends on the request and the seed alone."""
    try:
        request = json.loads(line)
        view = read_request(request)
    except (ValueError, RecursionError) as error:
        return {"error": str(error)}
    rng = Random(f"{seed}/{json.dumps(request, sort_keys=True)}")
    return reply_of(decide(player, view, rng))
