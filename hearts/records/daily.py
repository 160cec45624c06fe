"""The deal of the day: the date gives the cards and the players, the same for everybody.

It is one classic deal. Its result goes into the history as a record marked `daily`, so it is kept,
exported and counted once like a game.
"""

import re
from collections.abc import Generator, Iterable, Mapping
from datetime import date, datetime, timedelta
from typing import Final, NamedTuple

from hearts.cpu.player import decision_rng, player
from hearts.engine.game import Game, beginning, new, step, to_act
from hearts.engine.notation import Save
from hearts.engine.play import Trick
from hearts.engine.rules import Seat
from hearts.engine.variants import CLASSIC
from hearts.engine.view import view
from hearts.records.kept import keep, kept
from hearts.records.record import PERSON, Entry, Mark, Record, entry_of
from hearts.records.seating import owners
from hearts.records.storage import Storage
from hearts.records.work import at

LEVELS: Final = (
    ("easy", "easy", "easy"),
    ("easy", "normal", "easy"),
    ("normal", "normal", "normal"),
    ("normal", "hard", "normal"),
    ("hard", "hard", "hard"),
    ("hard", "expert", "hard"),
    ("expert", "expert", "expert"),
)
"""The players clockwise of the person, by the day of the week from Monday."""

EXPERT: Final = "daily-expert"  # the key under which the expert's points are kept, by the day
_SEED: Final = re.compile(r"daily ([0-9]{4}-[0-9]{2}-[0-9]{2})")


def daily(day: date) -> Save:
    """The deal of that day, not yet played; the person has seat 0."""
    seats = (PERSON, *LEVELS[day.weekday()])
    return Save(new(CLASSIC, f"daily {day.isoformat()}"), seats)


def is_over(game: Game) -> bool:
    """Whether the deal of the day has been played: it ends with its first deal."""
    return bool(game.scores)


def finished_daily(save: Save, when: datetime, marks: Iterable[Mark] = ()) -> Entry:
    """The deal of the day as a record, with its save.

    Actions after its one deal are left out. ValueError where it has not been played, or is not
    the deal of any day.
    """
    if day_of_save(save) is None:
        raise ValueError(f"the seed {save.game.seed!r} with {save.seats} is no deal of the day")
    game = beginning(save.game)
    for action in save.game.actions:
        if is_over(game):
            break
        game, _ = step(game, action)
    if not is_over(game):
        raise ValueError("the deal of the day has not been played to its end")
    return entry_of(Save(game, save.seats), when, {*marks, Mark.DAILY})


def day_of(seed: str) -> date | None:
    """The day whose deal has that seed."""
    match = _SEED.fullmatch(seed)
    try:
        return date.fromisoformat(match[1]) if match else None
    except ValueError:  # no day of the calendar
        return None


def day_of_save(save: Save) -> date | None:
    """The day whose deal is played there, None for any other game."""
    day = day_of(save.game.seed)
    return day if day and (beginning(save.game), owners(save.seats)) == daily(day) else None


def results(records: Iterable[Record]) -> dict[date, Record]:
    """The days that were played, the first one first, with what came of them."""
    found = {day_of(record.seed): record for record in records if Mark.DAILY in record.marks}
    return {day: found[day] for day in sorted(filter(None, found))}


def points(record: Record) -> int:
    """What the person scored in the deal of the day."""
    return record.scores[0].points[record.person]


class Streak(NamedTuple):
    """Days without a gap."""

    current: int  # up to today, or to yesterday while today's deal is still to be played
    longest: int


def streak(days: Iterable[date], today: date) -> Streak:
    """The streaks of the days that were played."""
    played, one = set(days), timedelta(days=1)
    lengths: dict[date, int] = {}
    for day in sorted(played):
        lengths[day] = lengths.get(day - one, 0) + 1
    last = today if today in played else today - one
    return Streak(lengths.get(last, 0), max(lengths.values(), default=0))


def expert_plays(save: Save) -> Generator[float, None, Game]:
    """The deal of the day with the expert in the person's seat, played to its end.

    It yields how much is done, 0 to 1, whenever something else may be done; the points in the
    person's seat of the game it returns are what the person's are compared with.
    """
    game = beginning(save.game)
    decisions = game.rules.players * (1 + game.rules.cards_each)
    while not is_over(game):
        seat = min(to_act(game))
        name = save.seats[seat]
        thinker = player("expert" if name == PERSON else name)
        thinking = thinker.think(view(game, seat), decision_rng(game, seat))
        action = yield from at(len(game.actions) / decisions, thinking)
        game, _ = step(game, action)
    return game


def expert_points(storage: Storage, day: date) -> int | None:
    """What the expert scored in the person's seat, None while that has not been worked out."""
    found = kept(storage, EXPERT).get(day.isoformat())
    return found if type(found) is int else None


def keep_expert_points(storage: Storage, day: date, game: Game) -> bool:
    """Keep what the game of `expert_plays` came to; whether the storage took it."""
    person = daily(day).seats.index(PERSON)
    return keep(storage, EXPERT, day.isoformat(), game.scores[0].points[person])


def share_slots(save: Save, days: int, expert: int | None = None) -> Mapping[str, str | int]:
    """What a text to share says of a deal of the day that was played: no card, no seed.

    `days` is the streak, `expert` what the expert scored in the seat, left out where it is not
    known. `tricks` has a sign for each trick: · another's, ○ an own one without points, ● one
    with points.
    """
    game, seats = save
    day, person = day_of(game.seed), seats.index(PERSON)
    scored = game.scores[0].points
    others = [value for seat, value in enumerate(scored) if seat != person]
    return {
        "day": "" if day is None else day.isoformat(),
        "points": scored[person],
        "others": " ".join(map(str, others)),
        "tricks": "".join(_sign(game, trick, person) for trick in game.deal.table.tricks),
        "streak": days,
        **({} if expert is None else {"expert": expert}),
    }


def _sign(game: Game, trick: Trick, person: Seat) -> str:
    if trick.taker != person:
        return "·"
    return "●" if game.rules.total(trick.cards) else "○"
