"""Why a text from outside is refused."""

from enum import StrEnum


class Fault(StrEnum):
    """What is wrong with a shared or imported text; the key of its sentence."""

    EMPTY = "empty"  # there is nothing in it
    FOREIGN = "foreign"  # it is something else
    NEWER = "newer"  # a later version of the program wrote it
    TOO_LONG = "too_long"
    CUT = "cut"  # its beginning or its end is missing
    CHANGED = "changed"  # the checksum does not match
    IMPOSSIBLE = "impossible"  # whole, but what it says cannot be


class Refused(ValueError):
    """A text that cannot be taken in; the message says what was read and what to do."""

    def __init__(self, fault: Fault, sentence: str) -> None:
        super().__init__(sentence)
        self.fault = fault
