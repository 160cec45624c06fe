"""The virtual environment in build/.venv, made from build/requirements.txt."""

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

from build.lock import held

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / "build" / ".venv"
CACHE = ROOT / "build" / ".cache"
REQUIREMENTS = ROOT / "build" / "requirements.txt"
STAMP = "hearts-requirements"

NO_VENV = (
    "this Python cannot make a virtual environment ({} is missing). "
    "On Debian and Ubuntu: apt install python3-venv"
)
VENV_FAILED = "could not make the virtual environment {}; the lines above say why."
PIP_FAILED = (
    "pip could not install {}; the lines above say why. "
    "The first run needs a connection to the Python package index."
)


class SetupError(Exception):
    """What the environment needs and does not have, as a sentence."""


def python_of(folder: Path, system: str = os.name) -> Path:
    """The interpreter of a virtual environment; `system` is "nt" or "posix"."""
    return folder / "Scripts" / "python.exe" if system == "nt" else folder / "bin" / "python"


def stamp_of(requirements: Path) -> str:
    """What an environment made now from this file would be marked with."""
    digest = hashlib.sha256(requirements.read_bytes()).hexdigest()
    return "python {}.{}\n{}\n".format(*sys.version_info[:2], digest)


def ready(folder: Path = ENVIRONMENT, requirements: Path = REQUIREMENTS) -> bool:
    """Whether the environment is whole and of these requirements."""
    return python_of(folder).exists() and stamp_in(folder) == stamp_of(requirements)


def set_up(folder: Path = ENVIRONMENT, requirements: Path = REQUIREMENTS) -> Path:
    """Make the environment or bring it up to date, and return its interpreter."""
    if not ready(folder, requirements):
        waiting = f"Waiting for another process that is setting up {folder} ..."
        with held(CACHE / "environment.lock", waiting):
            if not ready(folder, requirements):
                make(folder, requirements)
    return python_of(folder)


def make(folder: Path, requirements: Path) -> None:
    """Install the requirements into `folder`.

    The stamp is taken away first and written last: without one, an earlier attempt was broken off
    and the folder cannot be trusted, so it is made anew, as it is for another Python.
    """
    stamp = stamp_of(requirements)
    same_python = stamp_in(folder).splitlines()[:1] == stamp.splitlines()[:1]
    if not (same_python and python_of(folder).exists()):
        make_empty(folder)
    (folder / STAMP).unlink(missing_ok=True)
    print(f"Installing {requirements.name} into {folder} ...", flush=True)
    python = [str(python_of(folder)), "-I", "-m"]  # -I: no PYTHONPATH, no packages of the user's
    install = ["pip", "install", "--quiet", "--no-deps", "--requirement", str(requirements)]
    for arguments in install, ["pip", "check"]:
        if not succeeds([*python, *arguments, "--disable-pip-version-check"]):
            raise SetupError(PIP_FAILED.format(requirements))
    (folder / STAMP).write_text(stamp, encoding="utf-8")


def make_empty(folder: Path) -> None:
    """Make an environment with nothing but pip in it, whatever was there before."""
    missing = [name for name in ("venv", "ensurepip") if not importlib.util.find_spec(name)]
    if missing:
        raise SetupError(NO_VENV.format(" and ".join(missing)))
    print(f"Making the virtual environment {folder} ...", flush=True)
    if not succeeds([sys.executable, "-I", "-m", "venv", "--clear", str(folder)]):
        raise SetupError(VENV_FAILED.format(folder))


def stamp_in(folder: Path) -> str:
    """The mark of a whole environment, or nothing."""
    stamp = folder / STAMP
    return stamp.read_text(encoding="utf-8") if stamp.exists() else ""


def succeeds(command: list[str]) -> bool:
    """Run a program that asks nothing and say whether it ended well; it holds our lock too."""
    return subprocess.run(command, stdin=subprocess.DEVNULL, close_fds=False).returncode == 0
