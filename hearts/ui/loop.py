"""The loop of the game, on the desktop and in a page."""

import asyncio
import sys
import traceback
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from hearts.cpu.player import LEVELS
from hearts.ui.ahead import ahead
from hearts.ui.app import App
from hearts.ui.arguments import Options, add_arguments, checked
from hearts.ui.breakdown import closes, show_breakdown
from hearts.ui.host import Host, own_host
from hearts.ui.intents import Start
from hearts.ui.match import PERSON
from hearts.ui.results import Result

if TYPE_CHECKING:
    from argparse import Namespace

__all__ = ("add_arguments", "app_of", "play", "run")


def run(found: "Namespace") -> int:
    """Play in a window; 2 with the reason on standard error where the options are no good."""
    try:
        options = checked(found)
    except ValueError as error:
        print(f"hearts play: {error}", file=sys.stderr)
        return 2
    return asyncio.run(play(options))


def app_of(options: Options, host: Host) -> App:
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


async def play(
    options: Options,
    host: Host | None = None,
    made: Callable[[App], None] = lambda _: None,
) -> int:
    """Run the game until it is closed; the only await of the game is between two frames.

    `made` is told of the app before its first frame.
    """
    if host is None:
        host = own_host(options.windowed, options.given)
    app: App | None = None
    try:
        app = app_of(options, host)
        made(app)
        later = ahead(app)
        while not app.quits:
            painted = app.frame(host.clock(), host.inputs())
            if not painted and not app.busy and not app.sounds.prepare():
                next(later, None)
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
