"""The ways into Python that Pyodide and the page use."""

from importlib import import_module


def eval_code(source, globals=None):
    """Run statements and return the value of the expression after the last semicolon."""
    statements, _, expression = source.rpartition(";")
    names = {} if globals is None else globals
    exec(statements, names)
    return eval(expression.strip(), names)


def pyimport_impl(path):
    return import_module(path)
