"""Check and test everything: ruff, pyright, pytest, and the bundle in real browsers.

All steps run even if one fails; the exit status is 0 if none did. All arguments go to pytest:
paths of tests, -k WORDS, -x, --record, which writes the golden files anew, or
--hypothesis-profile=search, which looks for examples nobody has seen, where else a test says the
same every time. The tests in browsers are those in tests/web; only they take minutes, and only they
need browsers, which are installed where apt-get can do it. Naming other paths leaves them out.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence

from build.environment import CACHE, ROOT, set_up

PYTEST = (
    "pytest",
    "--disable-plugin-autoload",  # plugins that nobody asks for cost time
    *("-p", "xdist", "-p", "hypothesispytest", "--dist", "worksteal"),
    *("--override-ini", "faulthandler_exit_on_timeout=true", "--numprocesses"),
)
TESTS = ROOT / "tests"
WEB = "tests/web"
NO_TESTS = 5  # pytest's exit status when nothing was selected


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
            **test_steps(python, options.rest),
        },
        may_be_empty=bool(options.rest),
    )


def test_steps(python: str, arguments: Sequence[str]) -> dict[str, list[str]]:
    """The steps that run tests: all, or those whose paths are among the arguments."""
    places = {text: (ROOT / text.partition("::")[0]).resolve() for text in arguments}
    paths = [text for text in arguments if places[text].is_relative_to(TESTS)]
    web = [path for path in paths if places[path].is_relative_to(ROOT / WEB)]
    others = [path for path in paths if path not in web]
    options = [text for text in arguments if text not in paths]
    steps: dict[str, list[str]] = {}
    if others or not web:
        steps["pytest"] = [python, "-m", *PYTEST, "auto", f"--ignore={WEB}", *options, *others]
    if web or not others:
        steps["browsers"] = [python, "-m", "build.browsers"]
        steps["pytest in browsers"] = [python, "-m", *PYTEST, "2", *options, *(web or [WEB])]
    return steps


def run_steps(steps: dict[str, list[str]], may_be_empty: bool = False) -> int:
    """Run the named command lines at the top of the repository and say which of them failed.

    `may_be_empty`: it is no failure of pytest that the arguments select none of its tests.
    """
    failed = []
    for name, command in steps.items():
        print(f"== {name}", flush=True)
        ended = subprocess.run(command, cwd=ROOT, env=variables(), stdin=subprocess.DEVNULL)
        empty = may_be_empty and name.startswith("pytest") and ended.returncode == NO_TESTS
        if ended.returncode and not empty:
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
