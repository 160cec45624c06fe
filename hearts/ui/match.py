"""A game and who plays it: people at the screen, and computer players that think in slices."""

from collections.abc import Callable, Generator
from typing import Final

from hearts.cpu.player import LEVELS, decision_rng, player
from hearts.engine.events import Action, ChooseMoon, Event, NextDeal
from hearts.engine.game import Game, Phase, beginning, new, step, to_act
from hearts.engine.notation import Save
from hearts.engine.rules import RuleSet, Seat
from hearts.engine.score import automatic_choice
from hearts.engine.view import View, view
from hearts.records.daily import day_of_save, is_over

PERSON: Final = "person"
Thinking = Generator[None, None, Action]


class Match:
    """The game as it goes on. `seats` has a level, or `person`, for each seat."""

    def __init__(self, game: Game, seats: tuple[str, ...], autopilot: str | None = None) -> None:
        self.game = game
        self.seats = seats
        self.autopilot = autopilot  # the level that plays for the people too
        self.day = day_of_save(self.save)  # the deal of that day is played, and nothing more
        self.person: Seat = seats.index(PERSON) if PERSON in seats else 0
        self.stand_in: str | None = None  # the level that takes the person's next turn
        self._viewed: tuple[Game, View] | None = None
        self._before: list[Game] = []  # before each own decision of this deal
        self._thinking: dict[Seat, Thinking] = {}
        self._answer: Action | None = None
        self._find_decisions()

    @property
    def view(self) -> View:
        """What the person at the screen may know; the same object while nothing changes."""
        if self._viewed is None or self._viewed[0] is not self.game:
            self._viewed = self.game, view(self.game, self.person)
        return self._viewed[1]

    @property
    def waits_for_person(self) -> bool:
        """Whether the game cannot go on without the person at the screen."""
        return self.level(self.person) == PERSON and self.person in to_act(self.game)

    @property
    def over(self) -> bool:
        """Whether it has come to its end: the deal of the day has after one deal."""
        return is_over(self.game) if self.day else self.game.phase is Phase.OVER

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    @property
    def save(self) -> Save:
        return Save(self.game, self.seats)

    def level(self, seat: Seat) -> str:
        """Who plays the seat, with the autopilot for people."""
        name = self.seats[seat]
        return (self.autopilot or self.stand_in or PERSON) if name == PERSON else name

    def act(self, action: Action) -> tuple[Event, ...]:
        """Take an action; IllegalAction, with nothing changed, where the rules refuse it."""
        before = self.game
        self.game, events = step(before, action)
        if isinstance(action, NextDeal):
            self._before = []
        elif action.seat == self.person and self._is_person():
            self._before.append(before)
            self.stand_in = None
        self._thinking.pop(getattr(action, "seat", -1), None)
        self._answer = None
        return events

    def think(self, go_on: Callable[[], bool]) -> Action | None:
        """Let the computer players think while `go_on` says so; the next action they take.

        Seats that may act in any order (a pass) are asked clockwise.
        """
        if self._answer is not None:
            return self._answer
        for seat in sorted(to_act(self.game)):
            if self.level(seat) == PERSON:
                continue
            if seat not in self._thinking:
                thinker = player(self.level(seat))
                rng = decision_rng(self.game, seat)
                self._thinking[seat] = thinker.think(view(self.game, seat), rng)
            self._answer = _answer(self._thinking[seat], go_on)
            return self._answer
        return None

    def undo(self) -> bool:
        """Back to the person's last decision of this deal; whether there was one."""
        if not self._before:
            return False
        self.game = self._before.pop()
        self._forget()
        return True

    def take_over(self, seat: Seat, level: str) -> None:
        """Let another player have the seat from now on."""
        self.seats = (*self.seats[:seat], level, *self.seats[seat + 1 :])
        self._forget()

    def stop_thinking(self) -> None:
        """Drop what has been thought: it is thought again, to the same end."""
        self._forget()

    def _forget(self) -> None:
        self._thinking.clear()
        self._answer = None

    def _is_person(self) -> bool:
        return self.seats[self.person] == PERSON

    def _find_decisions(self) -> None:
        """The games before each own decision of this deal, of a game that was loaded."""
        if not self._is_person():
            return
        first = 0
        for place, action in enumerate(self.game.actions):
            if isinstance(action, NextDeal):
                first = place + 1
        game = beginning(self.game)
        for place, action in enumerate(self.game.actions):
            if place >= first and getattr(action, "seat", -1) == self.person:
                self._before.append(game)
            game, _ = step(game, action)


def _answer(thinking: Thinking, go_on: Callable[[], bool]) -> Action | None:
    while go_on():
        try:
            next(thinking)
        except StopIteration as answer:
            return answer.value
    return None


def new_match(rules: RuleSet, seats: tuple[str, ...], seed: str, autopilot: str | None) -> Match:
    """A match at its first deal; ValueError for the wrong number of seats or unknown levels."""
    if len(seats) != rules.players:
        raise ValueError(f"{rules.players} players need {rules.players} seats, not {len(seats)}")
    for name in seats:
        if name != PERSON and name not in LEVELS:
            raise ValueError(f"{name!r} is no level: choose one of {', '.join(LEVELS)}")
    return Match(new(rules, seed), seats, autopilot)


def loaded_match(save: Save, autopilot: str | None = None) -> Match:
    """The match of a save; seats that it does not name are the first level's, the first a person's.

    A level that this version does not know is replaced by the strongest.
    """
    usual = (PERSON, *(LEVELS[0],) * (save.game.rules.players - 1))
    seats = tuple(
        name if name == PERSON or name in LEVELS else LEVELS[-1] for name in save.seats or usual
    )
    return Match(save.game, seats, autopilot)


def replayed_deal(match: Match) -> Match:
    """The same deal again from its first card, with the totals from before it."""
    first = 0
    for place, action in enumerate(match.game.actions):
        if isinstance(action, NextDeal):
            first = place + 1
    game = beginning(match.game)
    for action in match.game.actions[:first]:
        game, _ = step(game, action)
    return Match(game, match.seats, match.autopilot)


def automatic(match: Match) -> ChooseMoon:
    """The shooter's choice when the person leaves it to the rules."""
    game = match.game
    return ChooseMoon(
        match.person, automatic_choice(game.rules, game.totals, game.deal.table.taken)
    )
