"""Who sits where: the words of a save's seats.

`person`, a level, or `person:easy`: the seat of a person for whom an easy computer player plays
until it is given back.
"""

from collections.abc import Sequence
from typing import Final

from hearts.engine.rules import Seat

PERSON: Final = "person"
_FOR: Final = f"{PERSON}:"


def people(seats: Sequence[str]) -> tuple[Seat, ...]:
    """The seats that belong to people, whoever plays for them now."""
    return tuple(seat for seat, word in enumerate(seats) if owner(word) == PERSON)


def first_person(seats: Sequence[str]) -> Seat:
    """The first person's seat, 0 where nobody at the screen plays."""
    return next(iter(people(seats)), 0)


def owner(word: str) -> str:
    """To whom the seat belongs: `person` or a level."""
    return PERSON if word.startswith(_FOR) else word


def owners(seats: Sequence[str]) -> tuple[str, ...]:
    """The seats as they were when nobody had taken over any."""
    return tuple(map(owner, seats))


def player_in(word: str) -> str:
    """Who plays there now: `person` or a level."""
    return word.removeprefix(_FOR)


def taken_over(level: str) -> str:
    """The word for a person's seat that a computer player of the level plays."""
    return f"{_FOR}{level}"
