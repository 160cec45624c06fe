"""A saved game as a readable transcript, one trick a line."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from hearts.engine import notation
from hearts.engine.cards import text_of
from hearts.engine.events import (
    DealScored,
    Dealt,
    Event,
    GameOver,
    HeartsBroken,
    KittyTaken,
    MoonShot,
    Passed,
    Played,
    TrickCarried,
    TrickTaken,
)
from hearts.engine.game import Game, beginning, log, replay


def transcript(game: Game) -> Iterator[str]:
    """The lines of the game from its beginning, all hands open."""
    rules = game.rules
    yield f"{rules.variant}, {rules.players} players, seed {game.seed!r}"
    trick = [f"{seat}:{card}" for seat, card in _begun_trick(game)]
    for event in log(game):
        if isinstance(event, Played):
            trick.append(f"{event.seat}:{event.card}")
        elif isinstance(event, HeartsBroken):
            trick.append("(hearts broken)")
        elif isinstance(event, TrickTaken | TrickCarried):
            yield f"  {' '.join(trick)}  {_sentence(event)}"
            trick = []
        else:
            yield from _lines(event)
    if trick:
        yield f"  {' '.join(trick)}"


def _begun_trick(game: Game) -> Iterator[tuple[int, object]]:
    """The plays that a position began with."""
    table = beginning(game).deal.table
    for place, card in enumerate(table.trick):
        yield (table.leader + place) % game.rules.players, card


def _sentence(event: TrickTaken | TrickCarried) -> str:
    if isinstance(event, TrickCarried):
        return f"all cancelled, {event.leader} leads again"
    return f"{event.seat} takes {event.points}"


def _lines(event: Event) -> Iterator[str]:
    match event:
        case Dealt(number, dealer, direction, hands):
            yield f"deal {number}, dealer {dealer}, pass {direction}"
            for seat, hand in enumerate(hands):
                yield f"  {seat} holds {text_of(hand or ())}"
        case Passed(giver, receiver, cards):
            yield f"  {giver} passes {text_of(cards or ())} to {receiver}"
        case KittyTaken(seat, cards, points):
            yield f"  {seat} takes the kitty {text_of(cards)}  {points}"
        case MoonShot(seat, value):
            yield f"  {seat} shoots the moon, {value}"
        case DealScored(_, points, totals):
            yield f"  points {_numbers(points)}  totals {_numbers(totals)}"
        case GameOver(winner, _):
            yield f"{winner} wins"
        case _:
            pass


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE and --to."""
    parser.description = "Print a saved game as a readable transcript, one trick a line."
    parser.add_argument("file", metavar="FILE", help="a saved game; - reads standard input")
    parser.add_argument("--to", type=_count, metavar="N", help="stop after N actions")


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is no number of actions")
    return int(text)


def run(options: argparse.Namespace) -> int:
    """Print the transcript; 1 with the reason on standard error where the file is no good."""
    try:
        text = sys.stdin.read() if options.file == "-" else Path(options.file).read_text("utf-8")
        game = notation.read(text).game
    except (OSError, ValueError) as error:
        print(f"hearts replay: {options.file}: {error}", file=sys.stderr)
        return 1
    game, _ = replay(beginning(game), game.actions[: options.to])
    for line in transcript(game):
        print(line)
    return 0
