"""The docstrings of Pyodide's functions: a page shows none."""


def get_cmeth_docstring(func):
    return ""
