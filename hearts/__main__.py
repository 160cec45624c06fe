"""The command line: `python -m hearts COMMAND`."""

import argparse
import sys
from collections.abc import Sequence
from typing import Final

from hearts import protocol, transcript

COMMANDS: Final = {
    "table": (protocol, "a table without a screen that speaks JSON lines"),
    "replay": (transcript, "a saved game as a readable transcript"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 2 on bad usage."""
    parser = argparse.ArgumentParser(prog="hearts", description="The card game Hearts.")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, (module, summary) in COMMANDS.items():
        command = commands.add_parser(name, help=summary)
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    options = parser.parse_args(arguments)
    try:
        return options.run(options)
    except BrokenPipeError:  # the reader has gone, as in `hearts replay FILE | head`
        sys.stderr.close()
        return 1


if __name__ == "__main__":
    sys.exit(main())
