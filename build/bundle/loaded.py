"""Runs inside Pyodide as a page has it: which files of modules the game loads there."""

import sys
from importlib import import_module


def files(names: str) -> str:
    """Import the modules, and list the files of all that are loaded then; both one a line."""
    for name in names.split("\n"):
        import_module(name)
    found = (getattr(module, "__file__", None) for module in list(sys.modules.values()))
    return "\n".join(sorted(file for file in found if isinstance(file, str)))
