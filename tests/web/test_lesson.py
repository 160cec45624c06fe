"""The first lesson in the browser, by the buttons beside the canvas alone."""

from collections.abc import Callable

from hearts.ui.lesson import STEPS
from tests.web.table import Table


def test_the_lesson_is_offered_and_played(open_table: Callable[..., Table]) -> None:
    table = open_table()
    table.push("lesson")
    for number, step in enumerate(STEPS):
        table.until(
            lambda state, number=number: (
                state.scene == "lesson"
                and not state.busy
                and table.run("result = app.scene.number") == number
            )
        )
        for card in step.cards:
            table.push(f"card:{card}")
        if number == 0:
            table.until(lambda state: state.areas["main"][4])
            table.push("main")
    table.push("main")
    table.until(lambda state: state.scene == "table")
    assert table.said == []
