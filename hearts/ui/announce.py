"""What happened and what can be done, in sentences."""

from collections.abc import Iterable, Iterator
from typing import Final

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
from hearts.ui.input import HAND
from hearts.ui.items import Area, Clip, Item, Label, Layer, Told
from hearts.ui.text import Slot, Text

ORDER: Final = {HAND: 1, "actions": 2, "seats": 3}  # groups of the table; all else comes first
FACTS: Final = ("seats", "trick")  # groups of areas that only tell something


def name_of(
    text: Text, seat: Seat, you: Seat | None, players: int, people: tuple[Seat, ...] = ()
) -> str:
    """What a seat is called by the person at seat `you`, None for nobody in particular.

    The computer players have names, clockwise from the first person. `people` are the seats of
    people where there are several: they have numbers.
    """
    if seat == you:
        return text("you.name")
    if len(people) > 1 and seat in people:
        return text("hot_seat.player", number=people.index(seat) + 1)
    first = people[0] if people else you or 0
    return text(f"player.{(seat - first) % players}")


def sentences(
    text: Text,
    events: Iterable[Event],
    view: View,
    people: tuple[Seat, ...] = (),
    covered: bool = False,
) -> Iterator[str]:
    """A sentence for each event that is worth one, as the view's seat may know it.

    `people` is as in `name_of`; where the hands are covered, nobody is told of as "you".
    """
    players = view.rules.players
    you = None if covered else view.seat

    def who(seat: Seat) -> str:
        return name_of(text, seat, you, players, people)

    def told(key: str, seat: Seat, **slots: Slot) -> str:
        if seat == you:
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
                if receiver == you and cards:
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
                        if seat == you
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


def seat_summary(text: Text, view: View, seat: Seat, name: str) -> str:
    """Everything that a name plate shows, as one sentence."""
    return text(
        "seat.summary",
        player=name,
        deal=text("seat.deal", count=view.table.points[seat]),
        total=text("seat.total", count=view.totals[seat]),
        cards=text("seat.cards", count=hand_sizes(view)[seat]),
    )


def content(picture: Iterable[Item]) -> tuple[Told | Choice, ...]:
    """All that is shown and can be done, for the page beside the canvas, in reading order."""
    return tuple(sorted(_content(picture), key=_place))


def _place(part: Told | Choice) -> int:
    """The scene's heading first, the groups of the table last."""
    return -1 if isinstance(part, Told) and part.heading == 1 else ORDER.get(part.group, 0)


def _content(picture: Iterable[Item]) -> Iterator[Told | Choice]:
    items = tuple(_without_layers(picture))
    places = [item.box for item in items if isinstance(item, Area)]
    for item in items:
        if isinstance(item, Told):
            yield item
        elif isinstance(item, Area) and item.group in FACTS:
            yield Told(item.label, 0, item.group)
        elif isinstance(item, Area):
            yield Choice(
                item.key,
                item.label,
                item.group,
                item.enabled,
                item.named,
                item.on,
                item.opened,
                item.language,
            )
        elif isinstance(item, Clip):
            yield from _content(item.items)
        elif isinstance(item, Label):
            text = item.text if item.told is None else item.told
            if text and not any(place.holds(*item.box.middle) for place in places):
                yield Told(text, item.heading)


def _without_layers(picture: Iterable[Item]) -> Iterator[Item]:
    for item in picture:
        if isinstance(item, Layer):
            yield from item.items
        else:
            yield item
