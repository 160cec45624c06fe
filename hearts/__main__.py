"""The command line: `python -m hearts COMMAND`."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

COMMANDS: Final = {
    "play": ("hearts.ui.loop", "the game in a window"),
    "table": ("hearts.protocol", "a table without a screen that speaks JSON lines"),
    "replay": ("hearts.transcript", "a saved game as a readable transcript"),
    "bot": ("hearts.cpu.bot", "a computer player that speaks JSON lines"),
    "arena": ("hearts.arena.command", "measure players against each other on duplicate deals"),
}
"""By name: the module with `add_arguments(parser)` and `run(options)`, and what it is for."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 2 on bad usage."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    parser = argparse.ArgumentParser(prog="hearts", description="The card game Hearts.")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, (module_name, summary) in COMMANDS.items():
        command = commands.add_parser(name, help=summary)
        if name in words[:1]:  # nobody waits for what the other commands need
            module = import_module(module_name)
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    options = parser.parse_args(words)
    try:
        return options.run(options)
    except BrokenPipeError:  # the reader has gone, as in `hearts replay FILE | head`
        sys.stderr.close()
        return 1


if __name__ == "__main__":
    sys.exit(main())
