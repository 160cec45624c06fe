"""What the scenes about finished games are shown with: a small history, and a reviewed game."""

from collections.abc import Generator
from datetime import date
from functools import cache
from random import Random

from hearts.cpu.hint import Hint, HintReason
from hearts.engine.events import Action, Pass, Play
from hearts.engine.game import Game, replay
from hearts.engine.notation import Save
from hearts.engine.variants import VARIANTS
from hearts.engine.view import View
from hearts.records.daily import EXPERT, daily, finished_daily
from hearts.records.history import appended
from hearts.records.kept import keep
from hearts.records.luck import keep_split, split
from hearts.records.record import Entry, Mark, finished
from hearts.records.review import DealReview, review
from hearts.records.work import finish
from hearts.ui.app import App
from hearts.ui.archive import Archive
from tests.engine.plays import deal_over
from tests.records.games import SHORT, entry, moment, random_game, seats_of
from tests.ui.pilot import Memory

TODAY = date(2025, 1, 31)  # of the fake host
DAYS = (date(2025, 1, 29), date(2025, 1, 30), TODAY)


@cache
def games() -> tuple[Entry, ...]:
    """Finished games of several kinds, the oldest first."""
    five = VARIANTS["black_lady"][5]
    game = random_game(five, "five")
    levels = ("person", "easy", "hard", "easy", "hard")
    return (
        *(entry(number) for number in range(9)),
        entry(9, SHORT, (Mark.UNDO, Mark.HINTS)),
        finished(Save(game, levels), moment(10)),
        finished(Save(random_game(SHORT, "last"), seats_of(4, 0, "expert")), moment(11)),
    )


@cache
def daily_game(day: date) -> Game:
    """The deal of that day, played to its end at random, always the same way."""
    return deal_over(daily(day).game, Random(f"{day}"))


@cache
def daily_begun() -> Save:
    """The deal of today after some tricks."""
    deal = daily(TODAY)
    game, _ = replay(deal.game, daily_game(TODAY).actions[:20])
    return deal._replace(game=game)


def quick_advice(view: View, _: Random) -> Generator[None, None, Hint]:
    """Always the highest cards, each the dearer the lower it is; the time that takes is none."""
    yield
    action: Action = Play(view.seat, view.playable[-1]) if view.playable else passing(view)
    expected = tuple((card, 20.0 - card.rank) for card in view.playable)
    return Hint(action, expected, HintReason.DUCK if view.playable else HintReason.PASS_HIGH)


def passing(view: View) -> Pass:
    return Pass(view.seat, view.hand[-view.rules.pass_count :])


@cache
def reviewed() -> tuple[DealReview, ...]:
    """The review of the last game, by somebody who does not think long."""
    return finish(review(last(), quick_advice, 1))


@cache
def last() -> Save:
    """The game that was played last."""
    return Save(random_game(SHORT, "last"), seats_of(4, 0, "expert"))


@cache
def texts(played: bool) -> dict[str, str]:
    """A storage with the history in it; with the deals of three days, if they were played."""
    storage = Memory()
    entries = list(games())
    if played:
        entries += [
            finished_daily(Save(daily_game(day), daily(day).seats), moment(20 + number))
            for number, day in enumerate(DAYS)
        ]
        keep(storage, EXPERT, TODAY.isoformat(), 7)
    appended(storage, entries)
    for number, each in enumerate(entries[:6]):
        luck = split(reviewed())
        keep_split(storage, each.record, luck._replace(luck=luck.luck + number, play=3.0 - number))
    return storage.texts


def remember(app: App, played: bool = True) -> Archive:
    """Give the app this history, opened."""
    storage = Memory()
    storage.texts = dict(texts(played))
    app.archive = Archive(storage)
    app.archive.work(lambda: True)
    return app.archive
