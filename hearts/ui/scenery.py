"""What is going on at the table, as its pictures need it."""

from typing import NamedTuple

from hearts.cpu.hint import Hint as HintFound
from hearts.engine.cards import Card
from hearts.engine.rules import Seat
from hearts.engine.view import View
from hearts.ui.anim import Where
from hearts.ui.stage import Flying


class Scenery(NamedTuple):
    """What is going on at the table."""

    view: View  # as the game stands
    facts: View  # as it is told: behind the view while something is in motion
    hand: tuple[Card, ...]  # as it lies, from left to right
    levels: tuple[str, ...]
    people: tuple[Seat, ...]  # the seats that belong to people
    covered: bool  # nobody's hand is seen: another person is to have the device
    flying: tuple[Flying, ...]
    chosen: tuple[Card, ...]  # for the pass, or the one tapped once
    received: frozenset[Card]  # marked until the first card is played
    hint: HintFound | None
    shaking: tuple[Card, float] | None  # the card, and for how long so far
    moment: tuple[str, float] | None  # hearts broken, the queen, a moon: its name and share gone
    status: str  # what happened last
    calls: str  # what the person is asked for
    waiting: bool  # for the person
    can_undo: bool
    can_claim: bool
    seconds_left: int | None  # of the turn timer


class Moving(NamedTuple):
    """Which parts of the table are in motion, and so cannot be painted once and kept."""

    cards: frozenset[Card]
    fans: bool
    hand: bool


def moving(scene: Scenery, person: Seat, dragged: bool) -> Moving:
    """What is in motion now."""
    ends = [place for flying in scene.flying for place in (flying.start, flying.end)]
    in_hand = any(place.where is Where.HAND and place.seat == person for place in ends)
    return Moving(
        cards=frozenset(flying.card for flying in scene.flying if flying.card is not None),
        fans=any(f.card is None and f.end.where is Where.HAND for f in scene.flying),
        hand=in_hand or scene.shaking is not None or dragged,
    )
