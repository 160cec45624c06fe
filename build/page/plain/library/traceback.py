"""Where an error came from, without the lines of source that a page does not have."""

import sys


def format_exception(error, value=None, traceback=None, **_):
    """The lines that tell of an error and of those that led to it."""
    error = error if value is None else value
    lines = []
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        lines += [*format_exception(before), "\nwhich led to:\n\n"]
    lines.append("Traceback (most recent call last):\n")
    traceback = error.__traceback__
    while traceback is not None:
        code = traceback.tb_frame.f_code
        lines.append(
            f'  File "{code.co_filename}", line {traceback.tb_lineno}, in {code.co_name}\n'
        )
        traceback = traceback.tb_next
    return [*lines, f"{type(error).__name__}: {error}\n"]


def format_exc():
    return "".join(format_exception(sys.exception()))


def print_exception(error, value=None, traceback=None, file=None, **_):
    print("".join(format_exception(error, value)), end="", file=file or sys.stderr)
