"""The virtual environment: what is pinned, where it lies, when it is made anew."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from subprocess import PIPE

import pytest

from build import environment
from build.environment import ROOT, SetupError, make, python_of, ready, set_up
from build.lock import acquire, held

PIN = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>\d+(\.\d+)+)(; .+)?")


def pinned() -> dict[str, str]:
    """The version of each requirement."""
    lines = (ROOT / "build" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    found = [PIN.fullmatch(line) for line in lines if line and not line.startswith("#")]
    assert all(found), "each line is a name, an exact version and maybe a marker"
    return {match["name"]: match["version"] for match in found if match}


def test_every_requirement_is_pinned_and_has_no_address() -> None:
    assert {"pygame-ce", "pytest", "ruff", "pyright", "open-spiel"} <= set(pinned())


def test_the_game_is_tested_with_the_pygame_it_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"pygame-ce=={pinned()['pygame-ce']}" in project["dependencies"]
    header = (ROOT / "main.py").read_text(encoding="utf-8").partition("# ///\n")[0]
    script = tomllib.loads(re.sub("^# (///.*)?", "", header, flags=re.MULTILINE))
    assert sorted(script["dependencies"]) == sorted(project["dependencies"])
    assert script["requires-python"] == project["requires-python"]


def test_the_interpreter_lies_where_the_system_puts_it() -> None:
    assert python_of(Path("env"), "posix") == Path("env", "bin", "python")
    assert python_of(Path("env"), "nt") == Path("env", "Scripts", "python.exe")


@pytest.fixture
def requirements(tmp_path: Path) -> Path:
    """A file that asks for nothing, so that making an environment of it needs no network."""
    path = tmp_path / "requirements.txt"
    path.write_text("# nothing\n", encoding="utf-8")
    return path


@pytest.fixture
def steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is run to make an environment, by name; nothing is, but for an interpreter's file."""
    ran: list[str] = []

    def run(command: list[str]) -> bool:
        ran.append(" ".join(command[3:5]))
        if "venv" in command:
            python_of(Path(command[-1])).parent.mkdir(parents=True, exist_ok=True)
            python_of(Path(command[-1])).touch()
        return True

    monkeypatch.setattr(environment, "succeeds", run)
    monkeypatch.setattr(environment, "CACHE", tmp_path)
    return ran


NEW = ["venv --clear", "pip install", "pip check"]
UPDATED = ["pip install", "pip check"]


def made(folder: Path, requirements: Path, steps: list[str]) -> list[str]:
    """Set up, and return the steps that this took."""
    steps.clear()
    set_up(folder, requirements)
    assert ready(folder, requirements)
    return list(steps)


def test_an_environment_is_made_once(tmp_path: Path, requirements: Path, steps: list[str]) -> None:
    folder = tmp_path / "env"
    assert not ready(folder, requirements)
    assert made(folder, requirements, steps) == NEW
    assert made(folder, requirements, steps) == []


def test_new_requirements_are_installed_into_it(
    tmp_path: Path, requirements: Path, steps: list[str]
) -> None:
    folder = tmp_path / "env"
    set_up(folder, requirements)
    requirements.write_text("# something else\n", encoding="utf-8")
    assert not ready(folder, requirements)
    assert made(folder, requirements, steps) == UPDATED


def test_one_broken_off_or_of_another_python_is_made_anew(
    tmp_path: Path, requirements: Path, steps: list[str]
) -> None:
    folder = tmp_path / "env"
    set_up(folder, requirements)
    (folder / environment.STAMP).unlink()
    assert not ready(folder, requirements)
    assert made(folder, requirements, steps) == NEW
    stamp = (folder / environment.STAMP).read_text(encoding="utf-8")
    older = stamp.replace(stamp.splitlines()[0], "python 3.1")
    (folder / environment.STAMP).write_text(older, encoding="utf-8")
    assert made(folder, requirements, steps) == NEW
    python_of(folder).unlink()
    assert made(folder, requirements, steps) == NEW


@pytest.mark.parametrize(
    ("failing", "complaint"),
    [
        ("venv", "could not make the virtual environment"),
        ("install", "pip could not install"),
        ("check", "pip could not install"),
    ],
)
def test_a_step_that_fails_is_told_and_leaves_nothing_that_looks_whole(
    failing: str,
    complaint: str,
    tmp_path: Path,
    requirements: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = tmp_path / "env"
    folder.mkdir()
    monkeypatch.setattr(environment, "succeeds", lambda command: failing not in command)
    with pytest.raises(SetupError, match=complaint):
        make(folder, requirements)
    assert not (folder / environment.STAMP).exists()


def test_a_python_without_venv_is_told_what_to_install(
    tmp_path: Path, requirements: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment.importlib.util, "find_spec", lambda _: None)
    with pytest.raises(SetupError, match=r"venv and ensurepip .* apt install python3-venv"):
        make(tmp_path / "env", requirements)


MAKING = """
import sys
from pathlib import Path
from build import environment

def run(command):
    if "venv" in command:
        sys.stdin.read()
        python = environment.python_of(Path(command[-1]))
        python.parent.mkdir(parents=True)
        python.touch()
    return True

environment.succeeds, environment.CACHE = run, Path(sys.argv[1])
environment.set_up(Path(sys.argv[2]), Path(sys.argv[3]))
"""
"""A program that sets up an environment, which takes until its standard input ends."""


def test_two_processes_make_one_environment(tmp_path: Path, requirements: Path) -> None:
    folder = tmp_path / "env"
    command = [sys.executable, "-c", MAKING, str(tmp_path), str(folder), str(requirements)]
    with (
        subprocess.Popen(command, cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True) as first,
        subprocess.Popen(command, cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True) as second,
    ):
        lines = [process.stdout.readline() for process in (first, second) if process.stdout]
        for process in (first, second):
            assert process.stdin
            process.stdin.close()
        rest = [process.stdout.read() for process in (first, second) if process.stdout]
    assert [first.returncode, second.returncode] == [0, 0]
    assert sorted(line.split()[0] for line in lines) == ["Making", "Waiting"]
    assert "Making" not in "".join(rest)
    assert ready(folder, requirements)


@pytest.mark.skipif(os.name == "nt", reason="Windows does not hand locks on to other processes")
def test_the_lock_outlives_a_killed_holder_while_its_program_runs(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    program = "import sys; print('running', flush=True); sys.stdin.read()"
    holder = (
        "import subprocess, sys; from pathlib import Path; from build.lock import held\n"
        "with held(Path(sys.argv[1]), ''):\n"
        "    subprocess.run([sys.executable, '-c', sys.argv[2]], close_fds=False)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", holder, str(lock), program],
        cwd=ROOT,
        stdin=PIPE,
        stdout=PIPE,
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stdout.readline() == b"running\n"
        process.kill()
        process.wait()
        with lock.open("a") as file:
            assert not acquire(file.fileno())
        process.stdin.close()
        with held(lock, waiting="for the program to end"):
            assert process.stdout.read() == b""
