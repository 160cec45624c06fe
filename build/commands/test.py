"""Check and test everything: ruff, pyright, pytest.

All steps run even if one fails; the exit status is 0 if none did. All arguments go to pytest:
paths of tests, -k WORDS, -x, or --record, which writes the golden files anew.
"""

import argparse
import os
import subprocess
import sys

from build.environment import CACHE, ROOT, set_up

PYTEST = ["pytest", "--numprocesses", "auto", "--dist", "worksteal"]


def configure(parser: argparse.ArgumentParser) -> None:
    """No options of its own."""
    parser.usage = "python3 build test [-h] [PYTEST ARGUMENT ...]"
    parser.set_defaults(passes_on=True)


def run(options: argparse.Namespace) -> int:
    """Set up and run every step; pytest is the last, so that its summary closes the output."""
    python = str(set_up())
    return run_steps(
        {
            "ruff check": [python, "-m", "ruff", "check", "."],
            "ruff format": [python, "-m", "ruff", "format", "--check", "."],
            "pyright": [python, "-m", "pyright", "--pythonpath", python],
            "pytest": [python, "-m", *PYTEST, *options.rest],
        }
    )


def run_steps(steps: dict[str, list[str]]) -> int:
    """Run the named command lines at the top of the repository and say which of them failed."""
    failed = []
    for name, command in steps.items():
        print(f"== {name}", flush=True)
        ended = subprocess.run(command, cwd=ROOT, env=variables(), stdin=subprocess.DEVNULL)
        if ended.returncode:
            failed.append(name)
    if failed:
        print(f"python3 build test: failed: {', '.join(failed)}", file=sys.stderr)
    return int(bool(failed))


def variables() -> dict[str, str]:
    """The environment variables for the steps: what they keep goes to build/.cache."""
    return {
        **os.environ,
        "HYPOTHESIS_STORAGE_DIRECTORY": str(CACHE / "hypothesis"),
        "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1",  # else it asks the network for a newer one
    }
