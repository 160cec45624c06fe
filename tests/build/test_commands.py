"""`python3 build` as it is used: its help, its errors, its exit status."""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from build import browsers
from build.__main__ import main
from build.commands import bench, play, test
from build.environment import SetupError

ROOT = Path(__file__).resolve().parents[2]
COMMANDS = sorted(
    path.stem for path in (ROOT / "build" / "commands").glob("*.py") if path.stem != "__init__"
)


# As wide a terminal as any, without colours.
TERMINAL = {"COLUMNS": "80", "PYTHON_COLORS": "0"}


def build(*arguments: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run the tool as a person would, in some folder and without the environment's packages."""
    return subprocess.run(
        [sys.executable, "-S", str(ROOT / "build"), *arguments],
        cwd=folder,
        env=os.environ | TERMINAL,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )


def test_help_lists_every_command(tmp_path: Path) -> None:
    ended = build("-h", folder=tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert sorted(re.findall(r"^    (\w+) +[A-Z]\w+ ", ended.stdout, re.MULTILINE)) == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_help_explains_each_command(command: str) -> None:
    ended = build(command, "-h")
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.startswith(f"usage: python3 build {command} ")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "COMMAND"),
        (["fly"], "'fly'"),
        (["setup", "everything"], "everything"),
        (["setup", "--fast"], "--fast"),
        (["bench", "patience"], "no benchmark is called patience"),
    ],
)
def test_bad_usage_is_an_error_that_says_what_was_wrong(
    arguments: list[str], complaint: str
) -> None:
    ended = build(*arguments)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("usage: ")
    assert complaint in ended.stderr


def test_an_old_python_is_refused_with_a_sentence() -> None:
    code = (
        "import runpy, sys; sys.version_info = (3, 8, 1, 'final', 0); "
        "runpy.run_path(sys.argv[1], run_name='__main__')"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code, str(ROOT / "build")], capture_output=True, text=True
    )
    assert ended.returncode == 1
    assert ended.stderr == "Hearts needs Python 3.11 or newer; this is Python 3.8.\n"


def test_steps_all_run_and_the_failed_ones_are_named(capfd: pytest.CaptureFixture[str]) -> None:
    steps = {
        "first": [sys.executable, "-c", "raise SystemExit(3)"],
        "second": [sys.executable, "-c", "import sys; print(repr(sys.stdin.read()))"],
        "third": [sys.executable, "-c", "raise SystemExit(1)"],
    }
    assert test.run_steps(steps) == 1
    printed = capfd.readouterr()
    assert printed.out.splitlines() == ["== first", "== second", "''", "== third"]
    assert printed.err == "python3 build test: failed: first, third\n"


def test_the_summary_of_the_last_step_closes_the_output(capfd: pytest.CaptureFixture[str]) -> None:
    assert test.run_steps({"only": [sys.executable, "-c", "print('1 passed')"]}) == 0
    printed = capfd.readouterr()
    assert (printed.out, printed.err) == ("== only\n1 passed\n", "")


def steps_of(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> dict[str, list[str]]:
    """What `python3 build test` would run."""
    taken: dict[str, list[str]] = {}
    monkeypatch.setattr(test, "set_up", lambda: Path("python"))
    monkeypatch.setattr(test, "run_steps", lambda steps, **_: taken.update(steps) or 0)
    assert main(["test", *arguments]) == 0
    return taken


def test_pytest_is_the_last_step_and_takes_the_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = steps_of(monkeypatch, "-k", "moon", "--record")
    checks = ["ruff check", "ruff format", "pyright"]
    assert list(taken) == [*checks, "pytest", "browsers", "pytest in browsers"]
    for name in ("pytest", "pytest in browsers"):
        assert taken[name][:3] == ["python", "-m", "pytest"]
        assert {"-k", "moon", "--record"} <= set(taken[name])
    assert "--ignore=tests/web" in taken["pytest"]
    assert taken["pytest in browsers"][-1] == "tests/web"


@pytest.mark.parametrize(
    ("paths", "names"),
    [
        (["tests/engine"], ["pytest"]),
        (["tests/web"], ["browsers", "pytest in browsers"]),
        (["tests/web/test_play.py::test_two_tabs"], ["browsers", "pytest in browsers"]),
        (["tests/engine", "tests/web"], ["pytest", "browsers", "pytest in browsers"]),
        (["./tests/web/"], ["browsers", "pytest in browsers"]),
        ([str(ROOT / "tests" / "web" / "test_play.py")], ["browsers", "pytest in browsers"]),
        (["tests/nowhere"], ["pytest"]),
    ],
)
def test_paths_choose_the_steps(
    paths: list[str], names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = steps_of(monkeypatch, *paths)
    assert list(taken)[3:] == names
    given = {argument for command in taken.values() for argument in command}
    assert set(paths) <= given


@pytest.mark.parametrize("word", ["build", "docs", ""])
def test_a_word_that_is_the_name_of_a_folder_is_no_path(
    word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = steps_of(monkeypatch, "-k", word, "-x")
    for name in ("pytest", "pytest in browsers"):
        place = taken[name].index("-k")
        assert taken[name][place : place + 3] == ["-k", word, "-x"]


def test_a_failed_set_up_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> Path:
        raise SetupError("there is no room left.")

    monkeypatch.setattr(play, "set_up", fail)
    assert main(["play"]) == 1
    assert capsys.readouterr().err == "python3 build play: there is no room left.\n"


def test_missing_browsers_are_told_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    there = {"firefox-esr": "/usr/bin/firefox-esr", "Xvfb": "/usr/bin/Xvfb"}
    monkeypatch.setattr(browsers.shutil, "which", there.get)
    told = r"need chromium and webkit\. .* \(in Debian's words: chromium webkit2gtk-driver\)"
    with pytest.raises(SetupError, match=told):
        browsers.install()


def test_it_is_no_failure_that_arguments_select_nothing() -> None:
    nothing = {"pytest": [sys.executable, "-c", "raise SystemExit(5)"]}
    assert test.run_steps(nothing, may_be_empty=True) == 0
    assert test.run_steps(nothing) == 1


def test_play_hands_on_arguments_and_exit_status(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "main.py").write_text("import sys; print(*sys.argv[1:]); sys.exit(7)\n")
    monkeypatch.setattr(play, "ROOT", tmp_path)
    monkeypatch.setattr(play, "set_up", lambda: Path(sys.executable))
    assert play.run(argparse.Namespace(rest=["--players", "5"])) == 7
    assert capfd.readouterr().out == "--players 5\n"


@pytest.mark.parametrize(
    ("arguments", "handed_on"),
    [
        (["--variant", "spot", "game.txt"], ["--variant", "spot", "game.txt"]),
        (["--", "-h"], ["-h"]),
        (["--seed", "x", "--", "-h"], ["--seed", "x", "--", "-h"]),
        ([], []),
    ],
)
def test_play_hands_on_what_is_behind_two_dashes(
    arguments: list[str], handed_on: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[argparse.Namespace] = []
    monkeypatch.setattr(play, "run", lambda options: taken.append(options) or 0)
    assert main(["play", *arguments]) == 0
    assert taken[0].rest == handed_on


def test_bench_runs_the_named_ones_and_tells_of_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "tests" / "bench"
    folder.mkdir(parents=True)
    (folder / "good.py").write_text("def main():\n    print('12 a second')\n")
    (folder / "lame.py").write_text("def main():\n    raise SystemExit(1)\n")
    (folder / "_shared.py").write_text("")
    monkeypatch.setattr(bench, "ROOT", tmp_path)
    monkeypatch.setattr(bench, "FOLDER", folder)
    monkeypatch.setattr(bench, "set_up", lambda: Path(sys.executable))
    assert bench.names() == ["good", "lame"]
    assert bench.run(argparse.Namespace(names=["good"])) == 0
    assert bench.run(argparse.Namespace(names=[])) == 1
    good = "== good\n12 a second\n"
    assert capfd.readouterr().out == good + good + "== lame\n"
