"""Lets the game play itself for 200 games and looks at its memory: python -m tests.bench.soak

Goal: after the last game the process holds at most 5 % more than after the twentieth. Pictures
that are kept are bounded in number; they are made to the brim first, so that what grows is a leak.
"""

import gc
import os
import sys
import time
from itertools import product
from pathlib import Path
from typing import Final

from hearts.engine.cards import FACES
from hearts.engine.options import rules_for
from hearts.engine.variants import VARIANTS
from hearts.ui import draw, fonts
from hearts.ui.cards import CardStyle
from hearts.ui.intents import Start
from hearts.ui.match import PERSON
from hearts.ui.theme import TEXT
from tests.ui.pilot import FakeHost, Pilot

GAMES: Final = 200
SETTLED: Final = 20
GROWTH_GOAL: Final = 1.05


def resident() -> int:
    """The memory the process holds, in bytes (Linux)."""
    statm = Path("/proc/self/statm").read_text(encoding="ascii")
    return int(statm.split()[1]) * os.sysconf("SC_PAGE_SIZE")


def fill_caches() -> None:
    """Make as many pictures of cards and of text as are ever kept."""
    style = CardStyle()
    for card, width, dim in product(FACES, (104, 122), (False, True)):
        draw.sprite(card, width, style, dim, False)
    for number in range(300):
        fonts.rendered(f"Somebody plays the seven of diamonds {number}.", 20, False, TEXT)


def main(games: int = GAMES) -> int:
    """Play the games, each variant in turn; 1 when memory has grown beyond the goal."""
    began = time.perf_counter()
    pilot = Pilot(FakeHost((1280, 720)), autopilot="novice", frame=0.5)
    pilot.app.change("speed", "instant")
    fill_caches()
    variants = list(VARIANTS)
    held: list[int] = []
    while len(held) < games:
        rules = rules_for(variants[len(held) % len(variants)])
        seats = (PERSON, *("novice",) * (rules.players - 1))
        pilot.app.handle(Start(rules, seats, str(len(held))), pilot.host.now)
        before = len(pilot.app.results)
        while len(pilot.app.results) == before:
            pilot.step()
        pilot.host.said.clear()
        gc.collect()
        held.append(resident())
    first = held[min(SETTLED, games) - 1]
    growth = held[-1] / first
    print(
        f"{games} games in {time.perf_counter() - began:.0f} s: {first / 2**20:.1f} MiB after game"
        f" {min(SETTLED, games)}, {held[-1] / 2**20:.1f} MiB at the end, {growth:.3f} times that"
    )
    return int(growth > GROWTH_GOAL)


if __name__ == "__main__":
    sys.exit(main(*(int(text) for text in sys.argv[1:2])))
