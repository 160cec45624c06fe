"""Takes the pictures of the README anew: python -m tests.ui.pictures"""

from pathlib import Path
from typing import Final

import pygame

from hearts.engine.options import rules_for
from tests.ui.pilot import FakeHost, Pilot

DOCS: Final = Path(__file__).resolve().parents[2] / "docs"


def table(size: tuple[int, int], variant: str, players: int | None, tricks: int) -> Pilot:
    """A game after so many tricks, with half of the next one on the table."""
    pilot = Pilot(FakeHost(size))
    pilot.app.change("speed", "instant")
    pilot.start(rules=rules_for(variant, players), seed="9", level="easy")
    pilot.settle()
    match = pilot.app.match
    assert match is not None
    while (
        len(match.view.table.tricks) < tricks or len(match.view.table.trick) < (players or 4) // 2
    ):
        if not tricks:
            break
        pilot.play_turn()
        pilot.settle()
    return pilot


def kept(pilot: Pilot, name: str) -> None:
    pygame.image.save(pilot.host.surface(), DOCS / f"{name}.jpg")


def main() -> None:
    DOCS.mkdir(exist_ok=True)
    kept(table((1280, 720), "classic", None, 3), "table")
    passing = table((390, 844), "classic", None, 0)
    passing.key("h").settle()
    kept(passing, "phone")
    kept(table((1280, 720), "cancellation", 8, 3), "eight")


if __name__ == "__main__":
    main()
