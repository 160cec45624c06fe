"""The first lesson in tests: opened, at a step, a step taken."""

from hearts.ui.intents import Select
from hearts.ui.lesson import STEPS, Step
from hearts.ui.scenes.lesson import Lesson
from tests.ui.pilot import FakeHost, Pilot
from tests.ui.test_title import walk

NUMBERS = {step.key: number for number, step in enumerate(STEPS)}
SIZES = [(360, 640), (844, 390), (1280, 720)]


def opened(host: FakeHost | None = None, frame: float = 0.25) -> Pilot:
    """The lesson, opened from the title of somebody who has never played."""
    return Pilot(host, frame=frame).tap("lesson").settle()


def lesson_of(pilot: Pilot) -> Lesson:
    assert isinstance(pilot.app.scene, Lesson)
    return pilot.app.scene


def take(pilot: Pilot, wish: Step, by_keys: bool = False) -> None:
    """Do what a step asks for."""
    for card in wish.cards:
        if by_keys:
            walk(pilot, f"card:{card}")
            pilot.key("return")
        else:
            pilot.tap(card)
    if wish.name == "pass":
        pilot.key("n") if by_keys else pilot.tap("main")
    pilot.settle()


def at_step(key: str, host: FakeHost | None = None) -> Pilot:
    pilot = opened(host)
    pilot.app.handle(Select("step", NUMBERS[key]), pilot.host.now)
    return pilot.settle()
