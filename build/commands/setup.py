"""Make the environment in build/.venv, or bring it up to date.

The other commands do this by themselves. It installs the exact versions in build/requirements.txt
and does nothing while that file stays the same.
"""

import argparse

from build.environment import set_up


def configure(parser: argparse.ArgumentParser) -> None:
    """No options."""


def run(_: argparse.Namespace) -> int:
    """Set up and print the interpreter to use."""
    print(set_up())
    return 0
