"""Making values where it has to be quick."""

from typing import Final

made: Final = tuple[object, ...].__new__
"""`made(Kind, fields)` is `Kind(*fields)` of a NamedTuple, in half the time.

Nothing checks the fields: it is for the few lines that run for every card played.
"""
