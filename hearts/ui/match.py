"""A game and who plays it: people at the screen, and computer players that think in slices.

Where several people play on one device, only one of them looks at a time. The others' hands stay
covered until they say that they have the device.
"""

from collections.abc import Callable, Generator

from hearts.cpu.player import LEVELS, decision_rng, player
from hearts.engine.events import Action, ChooseMoon, Event, NextDeal
from hearts.engine.game import Game, Phase, beginning, new, step, to_act
from hearts.engine.notation import Save
from hearts.engine.rules import RuleSet, Seat
from hearts.engine.score import automatic_choice
from hearts.engine.view import View, view
from hearts.records.daily import day_of_save, is_over
from hearts.records.seating import PERSON, owner, people, player_in, taken_over
from hearts.ui.announce import name_of
from hearts.ui.text import Text

Thinking = Generator[None, None, Action]


class Match:
    """The game as it goes on. `seats` has a level, or `person`, for each seat."""

    def __init__(self, game: Game, seats: tuple[str, ...], autopilot: str | None = None) -> None:
        self.game = game
        self.seats = seats
        self.autopilot = autopilot  # the level that plays for the people too
        self.day = day_of_save(self.save)  # the deal of that day is played, and nothing more
        self.people = people(seats)
        self.person: Seat = next(iter(self._playing() or self.people), 0)  # whose side is seen
        self.covered = self.shared and not self._alone()  # nobody's hand is seen
        self._stand_ins: dict[Seat, str] = {}  # levels that take people's next turns
        self._viewed: tuple[Game, View] | None = None
        self._past: list[Game] = []  # before each action of this deal
        self._decisions: list[int] = []  # places of own decisions there that can be taken back
        self._seen: dict[Seat, int] = {}  # how many actions of this deal each person has seen
        self._thinking: dict[Seat, Thinking] = {}
        self._answer: Action | None = None
        self._find_past()

    @property
    def eyes(self) -> Seat | None:
        """Whose hand is seen."""
        return None if self.covered else self.person

    @property
    def view(self) -> View:
        """What the person at the screen may know; the same object while nothing changes."""
        known = self._viewed
        if known is None or known[0] is not self.game or known[1].seat != self.person:
            known = self._viewed = self.game, view(self.game, self.person)
        return known[1]

    @property
    def shared(self) -> bool:
        """Whether several people have a seat."""
        return len(self.people) > 1 and self.autopilot is None

    @property
    def numbered(self) -> tuple[Seat, ...]:
        """The seats of people who are told apart by numbers: none where there is only one."""
        return self.people if self.shared else ()

    @property
    def you(self) -> Seat | None:
        """The only person's seat: screens that several people look at call nobody "you"."""
        return None if self.shared else self.person

    def name(self, text: Text, seat: Seat) -> str:
        """What a seat is called on a screen that everybody looks at."""
        return name_of(text, seat, self.you, self.game.rules.players, self.numbered)

    @property
    def asked(self) -> Seat | None:
        """The person the game waits for: the one at the screen, or else the next clockwise."""
        waiting = [seat for seat in to_act(self.game) if self.level(seat) == PERSON]
        count = self.game.rules.players
        return min(waiting, key=lambda seat: (seat - self.person) % count, default=None)

    @property
    def waits_for_person(self) -> bool:
        """Whether the game cannot go on without the person at the screen."""
        return not self.covered and self.asked == self.person

    @property
    def waits_for_device(self) -> bool:
        """Whether it cannot go on before another person has the device."""
        return self.asked is not None and not self.waits_for_person

    @property
    def over(self) -> bool:
        """Whether it has come to its end: the deal of the day has after one deal."""
        return is_over(self.game) if self.day else self.game.phase is Phase.OVER

    @property
    def can_undo(self) -> bool:
        return bool(self._decisions)

    @property
    def decided(self) -> Seat | None:
        """Who can take a decision back."""
        if not self._decisions:
            return None
        place = self._decisions[-1]
        after = self._past[place + 1] if place + 1 < len(self._past) else self.game
        return getattr(after.actions[-1], "seat", None)

    @property
    def save(self) -> Save:
        return Save(self.game, self.seats)

    def level(self, seat: Seat) -> str:
        """Who plays the seat, with the autopilot for people."""
        name = player_in(self.seats[seat])
        if name != PERSON:
            return name
        return self.autopilot or self._stand_ins.get(seat) or PERSON

    def act(self, action: Action) -> tuple[Event, ...]:
        """Take an action; IllegalAction, with nothing changed, where the rules refuse it."""
        before = self.game
        self.game, events = step(before, action)
        if isinstance(action, NextDeal):
            self._past, self._decisions, self._seen = [], [], {}
            self.covered = self.covered or (self.shared and not self._alone())
        else:
            if action.seat == self.person and self.seats[action.seat] == PERSON:
                self._decisions.append(len(self._past))
            self._stand_ins.pop(action.seat, None)
            self._past.append(before)
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
        """Back to the last decision of this deal, where nobody else has acted or looked since.

        Whether there was one. Where the hands are covered, they stay so: whose decision it was is
        asked for again.
        """
        decided = self.decided
        if decided is None:
            return False
        place = self._decisions.pop()
        self.game, self.person = self._past[place], decided
        del self._past[place:]
        self._seen = {seat: min(seen, place) for seat, seen in self._seen.items()}
        self.stop_thinking()
        return True

    # One device for several people

    def cover(self) -> None:
        """Hide the hands: the device goes to the person asked for."""
        self._hide()
        if self.asked is not None:
            self.person = self.asked

    def uncover(self) -> tuple[Game, ...]:
        """Show the hand of the person at the screen, who takes back nobody else's decision.

        The games of this deal since the person last looked, the present one last.
        """
        self.covered = False
        if self.decided != self.person:
            self._decisions.clear()
        return (*self._past[self._seen.get(self.person, 0) :], self.game)

    def stand_in(self, level: str) -> None:
        """The time of the person at the screen is up: a computer player takes this turn."""
        self._stand_ins[self.person] = level

    def take_over(self, seat: Seat, level: str) -> None:
        """Let a computer player have a person's seat until it is given back."""
        self._seat(seat, taken_over(level))

    def give_back(self, seat: Seat) -> None:
        """Let the person play on whose seat it is."""
        self._seat(seat, PERSON)

    def _seat(self, seat: Seat, word: str) -> None:
        if owner(self.seats[seat]) != PERSON:
            raise ValueError(f"seat {seat} is no person's: there is nobody to play for")
        self.seats = (*self.seats[:seat], word, *self.seats[seat + 1 :])
        self._stand_ins.pop(seat, None)
        self.stop_thinking()
        if self.shared and self.seats[self.person] != PERSON:
            self._hide()

    def _hide(self) -> None:
        if not self.covered:
            self._seen[self.person] = len(self._past)
        self.covered = True

    def stop_thinking(self) -> None:
        """Drop what has been thought: it is thought again, to the same end."""
        self._thinking.clear()
        self._answer = None

    def _playing(self) -> tuple[Seat, ...]:
        """The seats that people play themselves."""
        return tuple(seat for seat in self.people if self.seats[seat] == PERSON)

    def _alone(self) -> bool:
        """Whether the person at the screen is the only one who plays."""
        return self._playing() == (self.person,)

    def _find_past(self) -> None:
        """What can be taken back and what has been seen, of a game that was loaded.

        Among several people nothing is taken back: who has looked since is not known.
        """
        game = beginning(self.game)
        for action in self.game.actions:
            if isinstance(action, NextDeal):
                self._past, self._decisions, self._seen = [], [], {}
            else:
                if not self.shared and self.seats[action.seat] == PERSON:
                    self._decisions.append(len(self._past))
                self._past.append(game)
                self._seen[action.seat] = len(self._past)
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
    for word in seats:
        if not _known(word):
            raise ValueError(f"{word!r} is no level: choose one of {', '.join(LEVELS)}")
    return Match(new(rules, seed), seats, autopilot)


def _known(word: str) -> bool:
    return word == PERSON or player_in(word) in LEVELS


def loaded_match(save: Save, autopilot: str | None = None) -> Match:
    """The match of a save; seats that it does not name are the first level's, the first a person's.

    A level that this version does not know is replaced by the strongest.
    """
    usual = (PERSON, *(LEVELS[0],) * (save.game.rules.players - 1))
    seats = tuple(word if _known(word) else _stronger(word) for word in save.seats or usual)
    return Match(save.game, seats, autopilot)


def _stronger(word: str) -> str:
    return taken_over(LEVELS[-1]) if owner(word) == PERSON else LEVELS[-1]


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
