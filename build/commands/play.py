"""Play Hearts.

All arguments go to main.py; `python3 build play -- -h` lists them.
"""

import argparse
import subprocess

from build.environment import ROOT, set_up


def configure(parser: argparse.ArgumentParser) -> None:
    """No options of its own."""
    parser.usage = "python3 build play [-h] [ARGUMENT ...]"
    parser.set_defaults(passes_on=True)


def run(options: argparse.Namespace) -> int:
    """Set up and run main.py in the folder the command was given in."""
    return subprocess.run([str(set_up()), str(ROOT / "main.py"), *options.rest]).returncode
