"""Every benchmark still runs: the quick ones for a moment, the others as far as their arguments."""

import inspect
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module

import pytest

from build.commands import bench

QUICK: Mapping[str, tuple[Sequence[int], Mapping[str, int], str]] = {
    "calibration": ((), {}, "--deals 1"),
    "engine": ((), {"ROUNDS": 1, "DEALS": 1}, ""),
    "honesty": ((1,), {}, ""),
    "inference": ((), {}, "--deals 1 --worlds 64"),
    "legality": ((1,), {}, ""),
    "monkey": ((20,), {}, ""),
    "policy": ((), {}, "--batches 2 --deals 64"),
    "seven_players": ((), {"DEALS": 2}, ""),
    "soak": ((1,), {"SETTLED": 0}, ""),
}
"""By name: what `main` is told, constants made smaller, and the command line."""


@pytest.mark.parametrize("name", bench.names())
def test_a_benchmark_runs_without_arguments(name: str) -> None:
    module = import_module(f"tests.bench.{name}")
    inspect.signature(module.main).bind()


@pytest.mark.parametrize("name", QUICK)
def test_a_quick_benchmark_prints_its_figures(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    numbers, constants, line = QUICK[name]
    module = import_module(f"tests.bench.{name}")
    for constant, value in constants.items():
        monkeypatch.setattr(module, constant, value)
    monkeypatch.setattr(sys, "argv", [name, *line.split()])
    module.main(*numbers)
    assert any(letter.isdigit() for letter in capsys.readouterr().out)
