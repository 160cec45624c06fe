"""The table at every size and number of seats: all text whole, all of it inside the safe area."""

import pytest

from hearts.ui import fonts
from hearts.ui.host import Insets
from hearts.ui.items import labels
from hearts.ui.scenes.table import Table
from hearts.ui.theme import SMALLEST
from tests.ui.pilot import FakeHost, Pilot

SIZES = [(360, 640), (390, 844), (768, 1024), (844, 390), (1280, 720), (1920, 1080), (2560, 1440)]
SEATS = [("duel", 2), ("black_maria", 3), ("classic", 4), ("black_lady", 5), ("black_lady", 7)]
SEATS += [("cancellation", 8), ("cancellation", 10)]
LONGEST = (
    "Every card that could take the trick is cancelled. Hugo leads again.",
    "The queen of spades waits until hearts are broken.",
    "Nico plays the seven of diamonds.",
)


@pytest.mark.parametrize(("variant", "players"), SEATS)
def test_all_text_fits(variant: str, players: int) -> None:
    host = FakeHost(SIZES[0])
    pilot = Pilot(host)
    pilot.app.change("speed", "instant")
    pilot.start(variant, players)
    pilot.settle()
    check(pilot)
    pilot.play_turn()
    pilot.settle()
    check(pilot)


def check(pilot: Pilot) -> None:
    table = pilot.app.scene
    assert isinstance(table, Table)
    for size in SIZES:
        for insets in (Insets(), Insets(24, 0, 21, 44)):
            pilot.host.size, pilot.host.insets = size, insets
            for sentence in LONGEST:
                table.status = sentence
                space = pilot.app.space()
                for label in labels(table.picture(space, pilot.host.now)):
                    assert space.safe.contains(label.box, 1), label
                    smallest = min(SMALLEST, round(label.size))
                    shown, used = fonts.fitted(
                        label.text, label.box.w, round(label.size), smallest, label.bold
                    )
                    assert shown == label.text, (size, label)
                    assert used >= SMALLEST, (size, label)
