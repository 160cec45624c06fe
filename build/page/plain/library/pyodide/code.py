"""What Pyodide runs Python with."""

from _pyodide._base import eval_code

__all__ = ("eval_code",)
