"""Work done in slices: generators that pause whenever something else may be done."""

from collections.abc import Generator
from typing import TypeVar

Value = TypeVar("Value")


def finish(work: Generator[object, None, Value]) -> Value:
    """What the work comes to, done in one go."""
    while True:
        try:
            next(work)
        except StopIteration as answer:
            return answer.value


def at(progress: float, work: Generator[object, None, Value]) -> Generator[float, None, Value]:
    """The same work, as a part of other work that has come so far."""
    while True:
        try:
            next(work)
        except StopIteration as answer:
            return answer.value
        yield progress
