"""Random inputs break nothing; tests/bench/monkey.py throws many more."""

import pytest

from tests.ui.monkey import Monkey


@pytest.mark.parametrize("seed", ["one", "two"])
def test_nothing_breaks_under_random_inputs(seed: str) -> None:
    monkey = Monkey(seed)
    monkey.go(350)
    monkey.check_not_stuck()
