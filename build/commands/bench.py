"""Run the benchmarks in tests/bench, or those named.

Each is a module with a main() that prints its figures.
"""

import argparse
import subprocess

from build.environment import ROOT, set_up

FOLDER = ROOT / "tests" / "bench"


def names() -> list[str]:
    """The benchmarks there are."""
    return sorted(path.stem for path in FOLDER.glob("*.py") if not path.stem.startswith("_"))


def configure(parser: argparse.ArgumentParser) -> None:
    """The names to run."""
    parser.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help=f"one of: {', '.join(names()) or 'there are none yet'} (default: all)",
    )
    parser.set_defaults(usage_error=parser.error)


def run(options: argparse.Namespace) -> int:
    """Set up and run each benchmark in a fresh process, and return 1 if one of them failed."""
    unknown = sorted(set(options.names) - set(names()))
    if unknown:
        options.usage_error(
            f"no benchmark is called {' or '.join(unknown)} (there are: {', '.join(names())})"
        )
    python = str(set_up())
    failed = False
    for name in options.names or names():
        print(f"== {name}", flush=True)
        code = f"from tests.bench.{name} import main; main()"
        failed |= subprocess.run([python, "-c", code], cwd=ROOT).returncode != 0
    return int(failed)
