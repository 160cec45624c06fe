"""The command line of the game's window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from hearts.cpu.player import LEVELS
from hearts.engine.options import rules_for
from hearts.engine.rules import RuleSet
from hearts.engine.variants import CLASSIC, VARIANTS
from hearts.store import OPTIONS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace


class Options(NamedTuple):
    """What was asked for; nothing of it by default."""

    given: str | None = None
    variant: str | None = None
    players: int | None = None
    level: str | None = None
    seed: str | None = None
    speed: str | None = None
    autoplay: bool = False
    games: int | None = None
    windowed: tuple[int, int] | None = None
    rules: RuleSet = CLASSIC  # of that variant for so many players


def add_arguments(parser: ArgumentParser) -> None:
    """What may be asked for on the command line."""
    parser.epilog = "Any of the options about the game begins one at once."
    parser.add_argument(
        "given",
        nargs="?",
        metavar="LINK_OR_FILE",
        help="a link to a shared deal, a saved game, or an exported history",
    )
    game = parser.add_argument_group("the game")
    game.add_argument("--variant", choices=VARIANTS, help="which Hearts (classic)")
    game.add_argument("--players", type=int, metavar="N", help="2 to 10, you among them")
    game.add_argument("--level", choices=LEVELS, help="of the computer players")
    game.add_argument("--seed", help="deals the same cards again")
    game.add_argument("--speed", choices=OPTIONS["speed"], help="of the motion")
    game.add_argument("--autoplay", action="store_true", help="a computer plays your seat too")
    game.add_argument(
        "--games", type=int, metavar="N", help="with --autoplay: end after N games, print results"
    )
    parser.add_argument("--windowed", metavar="WxH", help="a window of that size, such as 390x844")


def parsed(arguments: Sequence[str]) -> Options:
    """The options in a command line; on a bad one the program ends with a sentence."""
    import argparse  # a page has no command line, and is not kept waiting for this

    description = "Play Hearts in a window. Without options the title is shown."
    parser = argparse.ArgumentParser(prog="hearts", description=description)
    add_arguments(parser)
    try:
        return checked(parser.parse_args(arguments))
    except ValueError as error:
        parser.error(str(error))


def checked(found: Namespace) -> Options:
    """The options, if they go together; ValueError with a sentence if they do not."""
    if found.games is not None and (not found.autoplay or found.games < 1):
        raise ValueError("--games needs --autoplay and a number from 1 up")
    asked = {name: value for name, value in vars(found).items() if name in Options._fields}
    rules = rules_for(found.variant or CLASSIC.variant, found.players)
    windowed = None if found.windowed is None else _size(found.windowed)
    return Options(**(asked | {"rules": rules, "windowed": windowed}))


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    try:
        size = int(width), int(height)
    except ValueError:
        size = 0, 0
    if min(size) < 200 or max(size) > 8192:
        raise ValueError(f"{text!r} is no size: write width x height, like 390x844")
    return size
