"""The standard library's colours for texts of errors in a terminal, of which a page has none.

Its own module makes one class after the other by generated code, at every start.
"""


class Plain(str):
    """A colour, or a theme of them: nothing is written for it."""

    def __getattr__(self, name: str) -> "Plain":
        return self


def can_colorize(**_: object) -> bool:
    return False


def get_theme(**_: object) -> Plain:
    return Plain()


def decolor(text: str) -> str:
    return text
