"""Plays, tests and measures Hearts, setting up first what that needs."""

import argparse
import sys
from pathlib import Path
from types import ModuleType

OLDEST_PYTHON = (3, 11)

if sys.version_info < OLDEST_PYTHON:  # before the imports below, which need it
    sys.exit(
        "Hearts needs Python {}.{} or newer; this is Python {}.{}.".format(
            *OLDEST_PYTHON, *sys.version_info
        )
    )

# `python3 build` puts this folder on the path; its parent makes the folder a package.
sys.path[0] = str(Path(__file__).resolve().parent.parent)

from build.commands import bench, play, serve, setup, test, web  # noqa: E402
from build.environment import SetupError  # noqa: E402

COMMANDS: tuple[ModuleType, ...] = (play, serve, web, test, bench, setup)


def parser_of(commands: tuple[ModuleType, ...] = COMMANDS) -> argparse.ArgumentParser:
    """The parser of the whole command line, with one subparser for each command."""
    parser = argparse.ArgumentParser(
        prog="python3 build",
        description=__doc__,
        epilog="python3 build COMMAND -h explains one command.",
        allow_abbrev=False,
    )
    choices = parser.add_subparsers(
        dest="command", metavar="COMMAND", title="commands", required=True
    )
    for module in commands:
        name = module.__name__.rpartition(".")[2]
        text = module.__doc__ or ""
        choice = choices.add_parser(
            name,
            help=text.splitlines()[0],
            description=text,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        choice.set_defaults(run=module.run, passes_on=False)
        module.configure(choice)
    return parser


def main(arguments: list[str]) -> int:
    """Run one command and return its exit status: 1 when it failed, 2 for bad usage."""
    parser = parser_of()
    options, rest = parser.parse_known_args(arguments)
    if rest and not options.passes_on:
        parser.error(f"{options.command}: unrecognized arguments: {' '.join(rest)}")
    options.rest = rest[1:] if rest[:1] == ["--"] else rest
    try:
        return options.run(options)
    except SetupError as error:
        print(f"python3 build {options.command}: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
