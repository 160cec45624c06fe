"""The command `arena`: two computer players measured against each other on duplicate deals."""

from hearts.arena.command import add_arguments, run

__all__ = ["add_arguments", "run"]
