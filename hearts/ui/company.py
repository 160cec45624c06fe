"""The company of a game to come: how many play, who of them is a person, how strong the rest."""

from collections.abc import Sequence
from typing import NamedTuple

from hearts.cpu.player import LEVELS
from hearts.engine.rules import Seat
from hearts.records.seating import PERSON, first_person, owner, player_in
from hearts.ui import widgets
from hearts.ui.announce import name_of
from hearts.ui.column import Column
from hearts.ui.intents import Select
from hearts.ui.items import Label
from hearts.ui.text import Text
from hearts.ui.theme import SOFT, TEXT
from hearts.ui.widgets import Option

FEWEST, MOST = 2, 10  # players


class Company(NamedTuple):
    """A person at seat 0, and who sits clockwise from there; `guests` are the other people."""

    players: int
    guests: frozenset[Seat]
    levels: tuple[str, ...]  # of the seats from 1 on, people's too: what they would become

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return (0, *(seat for seat in range(1, self.players) if seat in self.guests))

    @property
    def seats(self) -> tuple[str, ...]:
        """`person` or a level for each seat."""
        people = self.people
        return (
            PERSON,
            *(
                PERSON if seat in people else self.levels[seat - 1]
                for seat in range(1, self.players)
            ),
        )

    def name(self, text: Text, seat: Seat) -> str:
        """What a seat will be called."""
        shared = len(self.people) > 1
        return name_of(text, seat, None if shared else 0, self.players, self.people)


def evenly(people: int, players: int) -> frozenset[Seat]:
    """The guests' seats where so many people sit as far apart as they can."""
    return frozenset(number * players // people for number in range(1, people))


def company_of(seats: Sequence[str], level: str) -> Company:
    """Who plays a game, seen from the first person's seat; `level` is for the seats of people."""
    first = first_person(seats)
    turned = (*seats[first:], *seats[:first])
    guests = (seat for seat, word in enumerate(turned) if seat and owner(word) == PERSON)
    levels = [player_in(word) for word in turned[1:]]
    levels = [name if name in LEVELS else level for name in levels]
    more = [levels[-1]] * (MOST - len(turned))
    return Company(len(turned), frozenset(guests), (*levels, *more))


class Stepper(NamedTuple):
    """A number that buttons make smaller and larger, within limits."""

    name: str  # of what is selected by them
    value: int
    lowest: int
    highest: int
    shown: str
    less: str  # what the buttons are called
    more: str

    def put(self, column: Column) -> None:
        """The number between its buttons."""
        space, em, value = column.space, column.space.em, self.value
        strip = column.take(column.touch)
        side = strip.h
        left, right = strip.left(side), strip.after(strip.w - side)
        for box, icon, label, other in (
            (left, "minus", self.less, value - 1),
            (right, "plus", self.more, value + 1),
        ):
            place, key = column.place(box, strip), f"{self.name}:{icon}"
            intent, possible = Select(self.name, other), self.lowest <= other <= self.highest
            column.add(widgets.icon_button(space, place, icon, label, intent, key, possible))
        room = strip.inset(side, 0)
        column.add((Label(self.shown, room, em * 1.2, TEXT, True, "centre"),))


def players_row(column: Column, players: int) -> None:
    """How many play."""
    text = column.space.text
    shown = text("players.count", count=players)
    labels = text("players.minus"), text("players.plus")
    Stepper("players", players, FEWEST, MOST, shown, *labels).put(column)


def people_row(column: Column, company: Company) -> None:
    """How many people sit at this device."""
    text, count = column.space.text, len(company.people)
    column.text(text("hot_seat.people"))
    shown = text("hot_seat.count", count=count)
    labels = text("hot_seat.minus"), text("hot_seat.plus")
    Stepper("people", count, 1, company.players, shown, *labels).put(column)
    if count > 1:
        column.text(text("hot_seat.hidden"), 0.88, SOFT)


def seats_rows(column: Column, company: Company) -> None:
    """For each seat but the first whether a person or a player of which level has it."""
    text, explained = column.space.text, set[str]()
    for seat in range(1, company.players):
        word = company.seats[seat]
        choices = ((PERSON, text("hot_seat.person")), *((n, text(f"level.{n}")) for n in LEVELS))
        options = [
            Option(label, Select(f"seat:{seat}", name), name == word) for name, label in choices
        ]
        column.labelled(f"seat:{seat}", company.name(text, seat), options)
        if word != PERSON and word not in explained:
            column.gap(0.2)
            column.text(text(f"level_line.{word}"), 0.88, SOFT)
            explained.add(word)
        column.gap(0.5)
