"""Assemble the browser bundle in build/web.

The folder is the whole game: put on any file server, it runs with nothing fetched from anywhere
else. The first time, npm fetches the Pyodide runtime.
"""

import argparse
import subprocess
from pathlib import Path

from build.environment import ROOT, set_up

OUT = ROOT / "build" / "web"


def configure(parser: argparse.ArgumentParser) -> None:
    """Where it goes, and what is supplied by hand."""
    parser.add_argument("--out", metavar="DIR", type=Path, default=OUT, help="instead of build/web")
    parser.add_argument(
        "--archive", action="store_true", help="also make a zip beside it, for itch.io"
    )
    supplied(parser)


def supplied(parser: argparse.ArgumentParser) -> None:
    """The options for pieces that cannot be fetched."""
    parser.add_argument(
        "--pyodide", metavar="DIR", type=Path, help="the npm package pyodide, unpacked"
    )
    parser.add_argument("--wheel", metavar="FILE", type=Path, help="pygame-ce for Pyodide")


def run(options: argparse.Namespace) -> int:
    """Set up and assemble."""
    command = [str(set_up()), "-m", "build.bundle", "--out", str(options.out.absolute())]
    for name in ("pyodide", "wheel"):
        given = getattr(options, name)
        if given is not None:
            command += [f"--{name}", str(given.absolute())]
    if options.archive:
        command.append("--archive")
    return subprocess.run(command, cwd=ROOT).returncode
