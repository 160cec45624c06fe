"""What happened and what can be done, in sentences."""

from collections.abc import Iterable, Iterator

from hearts.engine.events import (
    DealScored,
    Dealt,
    Event,
    GameOver,
    HeartsBroken,
    KittyTaken,
    MoonShot,
    Passed,
    Played,
    TrickCarried,
    TrickTaken,
)
from hearts.engine.rules import Seat
from hearts.engine.view import View
from hearts.ui.choreography import hand_sizes
from hearts.ui.host import Choice
from hearts.ui.items import Item, areas
from hearts.ui.text import Slot, Text


def name_of(text: Text, seat: Seat, person: Seat, players: int) -> str:
    """What a seat is called: the computer players have names, clockwise from the person."""
    turn = (seat - person) % players
    return text("you.name") if turn == 0 else text(f"player.{turn}")


def sentences(text: Text, events: Iterable[Event], view: View) -> Iterator[str]:
    """A sentence for each event that is worth one, as the view's seat may know it."""
    players = view.rules.players

    def who(seat: Seat) -> str:
        return name_of(text, seat, view.seat, players)

    def told(key: str, seat: Seat, **slots: Slot) -> str:
        if seat == view.seat:
            return text(f"{key}_you", **slots)
        return text(key, player=who(seat), **slots)

    passes = False
    for event in events:
        match event:
            case Dealt(number, _, direction):
                yield text(f"event.dealt_{direction}", count=number + 1)
            case Passed(giver, receiver, cards):
                if not passes:
                    passes = True
                    yield text("event.passed_all")
                if receiver == view.seat and cards:
                    yield text("event.passed_on", cards=text.cards(cards), player=who(giver))
            case Played(seat, card):
                yield told("event.played", seat, card=card)
            case HeartsBroken():
                yield text("event.broken")
            case TrickTaken(seat, _, points):
                yield (
                    told("event.taken", seat, count=points)
                    if points
                    else (
                        text("event.taken_you_empty")
                        if seat == view.seat
                        else text("event.taken_empty", player=who(seat))
                    )
                )
            case TrickCarried(leader):
                yield told("event.carried", leader)
            case KittyTaken(seat, _, points):
                yield told("event.kitty", seat, count=points)
            case MoonShot(seat):
                yield told("event.moon", seat)
            case DealScored():
                yield text("event.scored")
            case GameOver(winner):
                yield told("event.won", winner)


def seat_summary(text: Text, view: View, seat: Seat) -> str:
    """Everything that a name plate shows, as one sentence."""
    return text(
        "seat.summary",
        player=name_of(text, seat, view.seat, view.rules.players),
        deal=text("seat.deal", count=view.table.points[seat]),
        total=text("seat.total", count=view.totals[seat]),
        cards=text("seat.cards", count=hand_sizes(view)[seat]),
    )


def choices(picture: Iterable[Item]) -> tuple[Choice, ...]:
    """All that can be done now, for the page beside the canvas, in reading order."""
    return tuple(Choice(area.key, area.label, area.group, area.enabled) for area in areas(picture))
