# /// script
# requires-python = ">=3.11"
# dependencies = ["pygame-ce==2.5.8", "platformdirs>=4.3"]
# ///
"""Hearts: play in a window. In the browser the page awaits `main()`."""

import argparse
import asyncio
import sys
import traceback
from collections.abc import Callable, Sequence
from dataclasses import replace

from hearts.cpu.player import LEVELS
from hearts.engine.options import rules_for
from hearts.engine.variants import VARIANTS
from hearts.store import OPTIONS
from hearts.ui.app import App
from hearts.ui.breakdown import closes, show_breakdown
from hearts.ui.host import Host, own_host
from hearts.ui.intents import Start
from hearts.ui.match import PERSON
from hearts.ui.results import Result


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """The command line's options."""
    parser = argparse.ArgumentParser(
        prog="hearts",
        description="Play Hearts in a window. Without options the title is shown.",
        epilog="Any of the options about the game begins one at once.",
    )
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
    parser.add_argument(
        "--windowed", type=_size, metavar="WxH", help="a window of that size, such as 390x844"
    )
    options = parser.parse_args(arguments)
    if options.games is not None and (not options.autoplay or options.games < 1):
        parser.error("--games needs --autoplay and a number from 1 up")
    try:
        options.rules = rules_for(options.variant or "classic", options.players)
    except ValueError as error:
        parser.error(str(error))
    return options


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    try:
        size = int(width), int(height)
    except ValueError:
        size = 0, 0
    if min(size) < 200 or max(size) > 8192:
        raise argparse.ArgumentTypeError(f"{text!r} is no size: write width x height, like 390x844")
    return size


def app_of(options: argparse.Namespace, host: Host) -> App:
    """The app, with a game begun if the options ask for one."""
    app = App(host, autopilot=(options.level or LEVELS[-1]) if options.autoplay else None)
    if options.speed:
        app.settings = replace(app.settings, speed=options.speed)  # for this time, not kept
    begins = (options.variant, options.players, options.level, options.seed)
    if options.autoplay or any(value is not None for value in begins):
        level = options.level or app.settings.level
        seats = (PERSON, *(level,) * (options.rules.players - 1))
        app.handle(Start(options.rules, seats, options.seed), 0)
    return app


async def main(
    arguments: Sequence[str] = (),
    host: Host | None = None,
    made: Callable[[App], None] = lambda _: None,
) -> int:
    """Run the game until it is closed; the only await of the game is between two frames.

    `made` is told of the app before its first frame.
    """
    options = parsed(arguments)
    if host is None:
        host = own_host(options.windowed, options.given)
    app: App | None = None
    try:
        app = app_of(options, host)
        made(app)
        while not app.quits:
            app.frame(host.clock(), host.inputs())
            if options.games and len(app.results) >= options.games:
                break
            await host.next_frame(app.busy)
    except Exception:
        # The one place that catches everything: the person is told, and what to report.
        text = traceback.format_exc()
        print(text, file=sys.stderr)
        show_breakdown(host, app, text)
        while not any(closes(event) for event in host.inputs()):
            await host.next_frame(False)
        return 1
    for result in app.results[: options.games]:
        print(result_line(result))
    return 0


def result_line(result: Result) -> str:
    """A finished game in one line."""
    totals = " ".join(map(str, result.totals))
    return (
        f"{result.variant} seed {result.seed}: seat {result.winner} wins"
        f" after {result.deals} deals, totals {totals}"
    )


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
