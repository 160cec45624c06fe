"""What Pyodide and the library ask about functions."""

from types import CoroutineType

CO_COROUTINE = 0x80


def iscoroutine(value):
    return isinstance(value, CoroutineType)


def iscoroutinefunction(value):
    code = getattr(value, "__code__", None)
    return code is not None and bool(code.co_flags & CO_COROUTINE)
