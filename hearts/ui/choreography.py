"""From events to motion. Times are in seconds at normal speed (UX: motion)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from hearts.engine.cards import QUEEN_OF_SPADES, Card
from hearts.engine.events import (
    Dealt,
    Event,
    HeartsBroken,
    KittyTaken,
    MoonShot,
    Passed,
    Played,
    TrickCarried,
    TrickTaken,
)
from hearts.engine.play import Table
from hearts.engine.rules import Seat
from hearts.engine.view import View
from hearts.ui.anim import Cue, Motion, Move, Parallel, Place, Serial, Wait, Where

DEAL_STEP: Final = 0.035
DEAL_FLIGHT: Final = 0.18
DEAL_LONGEST: Final = 1.9  # all the steps together, however many cards
PLAY: Final = 0.22
BREATH: Final = 0.14  # after a card, before the next seat plays
REST: Final = 0.65
SWEEP: Final = 0.26
PASS: Final = 0.3
MOMENT: Final = 0.5  # hearts broken, the queen of spades, a moon
REFLOW: Final = 0.16

PACES: Final[Mapping[str, float]] = {"slow": 1.8, "normal": 1.0, "fast": 0.45, "instant": 0.0}


class OwnHand(NamedTuple):
    """The hand of the person at the screen as it lies there, before and after an action.

    While it is covered, nothing is known of it before, and None stands for each card after.
    """

    seat: Seat
    before: tuple[Card, ...]
    after: tuple[Card | None, ...]

    def place_before(self, card: Card) -> Place:
        return Place(Where.HAND, self.seat, self.before.index(card), len(self.before))

    def place_after(self, card: Card) -> Place:
        return Place(Where.HAND, self.seat, self.after.index(card), len(self.after))


def shown(
    events: Sequence[Event],
    before: View,
    after: View,
    hand_before: tuple[Card, ...],
    hand_after: tuple[Card | None, ...],
) -> Motion:
    """The motion that shows the events of one action, as the person may know them.

    The hands are the person's as they lie on the screen.
    """
    person = after.seat
    own = OwnHand(person, hand_before, hand_after)
    sizes = hand_sizes(after)
    parts: list[Motion] = []
    passes = [event for event in events if isinstance(event, Passed)]
    if passes:
        parts.append(_passes(passes, own, after, sizes))
    for event in events:
        match event:
            case Dealt():
                parts.append(_deal(event, own))
            case Played():
                parts.append(_play(event, own, sizes))
            case HeartsBroken():
                parts += (Cue("broken"), Wait(MOMENT / 2))
            case TrickTaken():
                parts += _sweep(event, before.table)
            case TrickCarried(leader, cards):
                parts += (Wait(REST), Cue("carried"), Wait(MOMENT))
                parts.append(_carried(leader, cards))
            case KittyTaken():
                parts += (Cue("kitty"), Wait(MOMENT))
            case MoonShot():
                parts += (Cue("moon"), Wait(2 * MOMENT))
    return Serial(tuple(parts))


def hand_sizes(view: View) -> tuple[int, ...]:
    """How many cards every seat holds, by seat."""
    table, players = view.table, view.rules.players
    played = {(table.leader + place) % players for place in range(len(table.trick))}
    full = len(view.hand) + (view.seat in played)
    return tuple(full - (seat in played) for seat in view.rules.seats)


def _deal(event: Dealt, own: OwnHand) -> Motion:
    """One card at a time from the dealer's left, as it was dealt."""
    players, cards_each = len(event.hands), len(own.after)
    step = min(DEAL_STEP, DEAL_LONGEST / (players * cards_each))
    moves: list[Motion] = []
    for number in range(players * cards_each):
        index, turn = divmod(number, players)
        seat = (event.dealer + 1 + turn) % players
        mine = seat == own.seat
        move = Move(
            own.after[index] if mine else None,
            Place(Where.DECK),
            Place(Where.HAND, seat, index, cards_each),
            DEAL_FLIGHT,
            mine,
        )
        moves.append(Serial((Wait(step * number), move)))
    return Serial((Cue("deal"), Parallel(tuple(moves))))


def _passes(passes: Sequence[Passed], own: OwnHand, after: View, sizes: tuple[int, ...]) -> Motion:
    moves: list[Motion] = []
    count = after.rules.pass_count
    going: set[Card] = set()
    for giver, receiver, cards in passes:
        mine = own.seat in (giver, receiver)
        for number in range(count):
            card = cards[number] if cards and mine else None
            start = Place(Where.PASS, giver, number, count)
            end = Place(Where.HAND, receiver, number, sizes[receiver])
            if card and giver == own.seat:
                start = own.place_before(card)
            if card and receiver == own.seat:
                end = own.place_after(card)
            if card:
                going.add(card)
            moves.append(Move(card, start, end, PASS, mine))
    moves += _reflow(own, going)
    return Serial((Cue("pass"), Parallel(tuple(moves)), Wait(BREATH)))


def _play(event: Played, own: OwnHand, sizes: tuple[int, ...]) -> Motion:
    seat, card = event
    mine = seat == own.seat and card in own.before
    middle = Place(Where.HAND, seat, sizes[seat] // 2, sizes[seat] + 1)
    start = own.place_before(card) if mine else middle
    flight = Move(card, start, Place(Where.TRICK, seat), PLAY)
    landed: tuple[Motion, ...] = (Cue("card"), Wait(BREATH))
    if card.face == QUEEN_OF_SPADES:
        landed = (Cue("queen"), Wait(MOMENT))
    if mine:
        return Parallel((Serial((flight, *landed)), *_reflow(own, {card})))
    return Serial((flight, *landed))


def _reflow(own: OwnHand, moved: set[Card]) -> Iterator[Motion]:
    """The cards that stay in the hand close ranks."""
    for card in own.after:
        if card is not None and card in own.before and card not in moved:
            yield Move(card, own.place_before(card), own.place_after(card), REFLOW)


def _sweep(event: TrickTaken, before: Table) -> Iterator[Motion]:
    """The complete trick rests, then goes to its taker, with what was carried."""
    carried = len(before.carried)
    players = before.rules.players
    moves: list[Motion] = []
    for number, card in enumerate(event.cards):
        start = Place(Where.CARRIED, 0, number, carried)
        if number >= carried:
            start = Place(Where.TRICK, (before.leader + number - carried) % players)
        moves.append(Move(card, start, Place(Where.PILE, event.seat), SWEEP))
    yield Wait(REST)
    yield Cue("sweep")
    yield Parallel(tuple(moves))


def _carried(leader: Seat, cards: tuple[Card, ...]) -> Motion:
    return Parallel(
        tuple(
            Move(
                card,
                Place(Where.TRICK, (leader + number) % len(cards)),
                Place(Where.CARRIED, 0, number, len(cards)),
                SWEEP,
            )
            for number, card in enumerate(cards)
        )
    )
