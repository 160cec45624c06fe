"""The device: what the person who has it sees and hears of the game, and how it is passed on."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING

from hearts.engine.cards import Card
from hearts.engine.events import Dealt, Event, Passed, seen_by
from hearts.engine.game import Game, Phase, dealt_event, step
from hearts.engine.play import NOBODY
from hearts.engine.view import View, view
from hearts.ui.anim import Motion, Serial
from hearts.ui.announce import name_of, sentences
from hearts.ui.choreography import shown

if TYPE_CHECKING:
    from hearts.ui.scenes.table import Table


def motion(
    table: Table, events: Iterable[Event], before: View, after: View, hand: tuple[Card, ...]
) -> Motion:
    """What is seen of the events of one action; they are told as well.

    The hand is the person's as it lay on the screen.
    """
    match, text = table.match, table.app.text
    eyes = NOBODY if match.eyes is None else match.eyes
    seen = tuple(seen_by(event, eyes) for event in events)
    told = tuple(sentences(text, seen, after, match.numbered, match.covered))
    for sentence in told:
        table.app.say(sentence, False)
    if told:
        table.status = told[-1]
    for event in seen:
        # The status line is short, and the cards themselves are marked.
        if isinstance(event, Passed) and event.receiver == eyes:
            giver = name_of(text, event.giver, eyes, after.rules.players, match.numbered)
            table.status = text("event.marked", player=giver)
    backs = (None,) * len(after.hand)
    return shown(seen, before, after, hand, backs if match.covered else table.hand(after))


def dealt(game: Game) -> Dealt | None:
    """That the cards have been dealt, while nothing else has happened in the deal."""
    table, deal = game.deal.table, game.deal
    if table.tricks or table.trick or any(deal.passes) or game.phase is Phase.OVER:
        return None
    return dealt_event(deal)


def cover(table: Table, now: float) -> None:
    """Hide what the person at the screen knows: another is to have the device."""
    table.match.cover()
    table.status = ""
    table.app.hush()
    table.hurry()
    table.settle(now)


def uncover(table: Table, now: float) -> None:
    """Show the hand to the person who has the device now, and what happened meanwhile."""
    games = table.match.uncover()
    views = tuple(view(game, table.match.person) for game in games)
    parts: list[Motion] = []
    for number, (before, after) in enumerate(pairwise(views)):
        _, events = step(games[number], games[number + 1].actions[-1])
        parts.append(motion(table, events, before, after, table.hand(before)))
    table.show(Serial(tuple(parts)), views[0], now)
    table.settle(now)
    table.app.refresh()
