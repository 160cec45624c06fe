"""What a frame costs, beside a bare frame of the same window: python -m tests.bench.frames

A bare frame fills the window and flips it. The worst case has ten seats and every card of two
packs in motion at once; at rest means that the whole table is painted though nothing has changed.
Run it where there is a screen (a real one or Xvfb); with SDL_VIDEODRIVER=dummy a flip costs
nothing and the bare frame is only its fill.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final

import pygame

from hearts.engine.options import rules_for
from hearts.engine.rules import RuleSet
from hearts.ui.anim import Motion, Move, Parallel, Place, Where
from hearts.ui.app import App
from hearts.ui.choreography import hand_sizes
from hearts.ui.host_desktop import Desktop
from hearts.ui.intents import Start
from hearts.ui.match import PERSON
from hearts.ui.scenes.table import Table
from hearts.ui.theme import THEMES

SIZES: Final = ((1280, 720), (2560, 1440))
FRAMES: Final = 90
WORST_GOAL: Final = 3.0  # bare frames, at 1280 × 720
FIRST_GOAL: Final = 0.4  # seconds


def app_at(size: tuple[int, int], rules: RuleSet) -> App:
    """An app with a game of these rules on its table."""
    app = App(Desktop(size, Path(tempfile.mkdtemp())))
    app.handle(Start(rules, (PERSON, *("novice",) * (rules.players - 1)), "1"), 0)
    return app


def everything_moves(app: App) -> Motion:
    """Every card of the deck on its way from the middle to its seat, for an hour."""
    assert app.match is not None
    view = app.match.view
    moves: list[Motion] = []
    for seat, size in enumerate(hand_sizes(view)):
        for index in range(size):
            own = seat == view.seat
            end = Place(Where.HAND, seat, index, size)
            card = view.hand[index] if own else None
            moves.append(Move(card, Place(Where.DECK), end, 3600, own))
    for card in set(view.rules.deck) - set(view.hand):
        end = Place(Where.TRICK, int(card) % view.rules.players)
        if sum(isinstance(move, Move) and move.card is not None for move in moves) < 30:
            moves.append(Move(card, Place(Where.DECK), end, 3600))
    return Parallel(tuple(moves))


def timed(frame: Callable[[int], object]) -> float:
    """The median time of a frame, in seconds."""
    times: list[float] = []
    for number in range(FRAMES):
        began = time.perf_counter()
        frame(number)
        times.append(time.perf_counter() - began)
    return median(times)


def bare_frame(app: App) -> float:
    surface = app.host.surface()

    def frame(number: int) -> None:
        surface.fill((number % 255, 40, 40))
        pygame.display.flip()

    return timed(frame)


def worst_frame(app: App) -> float:
    table = app.scene
    assert isinstance(table, Table)
    app.frame(0.0)
    table.stage.play(everything_moves(app), 1.0, 1, False)
    app.frame(1.0)
    return timed(lambda number: app.frame(2.0 + 30 * number))


def resting_frame(app: App) -> float:
    """The window was covered and is seen again."""
    app.frame(10_000.0)
    app.frame(10_100.0)
    exposed = pygame.event.Event(pygame.WINDOWEXPOSED)

    def frame(number: int) -> None:
        assert app.frame(10_200.0 + number, [exposed])

    return timed(frame)


def idle_frame(app: App) -> float:
    return timed(lambda number: app.frame(20_000.0 + number))


def main() -> int:
    began = time.perf_counter()
    app = app_at(SIZES[0], rules_for("classic"))
    app.frame(0.0)
    first = time.perf_counter() - began
    print(f"driver {pygame.display.get_driver()}, {os.cpu_count()} cores, themes {len(THEMES)}")
    print(f"first frame of the table, cold: {first * 1000:.0f} ms (goal {FIRST_GOAL * 1000:.0f})")
    missed = first > FIRST_GOAL
    for size in SIZES:
        app = app_at(size, rules_for("cancellation", 10))
        bare = bare_frame(app)
        worst, rest, idle = worst_frame(app), resting_frame(app), idle_frame(app)
        print(f"{size[0]} x {size[1]}: bare frame {bare * 1000:.2f} ms")
        for name, cost in (("all cards moving", worst), ("at rest", rest), ("idle", idle)):
            print(f"  {name}: {cost * 1000:.2f} ms, {cost / bare:.2f} bare frames")
        missed = missed or (size == SIZES[0] and worst > WORST_GOAL * bare)
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
