"""Playing to a trick: the public facts, what may be played and why not, who takes it."""

from typing import Final, NamedTuple

from hearts.engine.cards import Card, Suit
from hearts.engine.restrictions import ON_LEAD, Hand, Reason, Restrictions
from hearts.engine.rules import Direction, RuleSet, Seat, Twins

__all__ = (
    "NOBODY",
    "Hand",
    "Reason",
    "Table",
    "Trick",
    "playable",
    "restrictions",
    "why_not",
    "winner",
)

NOBODY: Final[Seat] = -1


class Trick(NamedTuple):
    """A finished trick: who led, the cards clockwise from there, who took it."""

    leader: Seat
    cards: tuple[Card, ...]
    taker: Seat | None  # None where all that could take it cancelled


class Table(NamedTuple):
    """What everybody at the table knows of a deal being played."""

    rules: RuleSet
    number: int  # the deal, counted from 0
    dealer: Seat
    direction: Direction  # of the pass
    first_trick: bool
    opening: Card | None  # the card that must be led now
    leader: Seat  # NOBODY until the pass is over
    trick: tuple[Card, ...]  # so far, clockwise from the leader
    broken: bool
    taken: tuple[tuple[Card, ...], ...]  # by seat
    carried: tuple[Card, ...]  # of tricks that nobody took; the next taker gets them
    kitty: tuple[Card, ...]  # once it has been taken
    tricks: tuple[Trick, ...]  # finished

    @property
    def turn(self) -> Seat:
        """The seat that plays next."""
        return (self.leader + len(self.trick)) % self.rules.players

    @property
    def led(self) -> Suit | None:
        """The suit of the trick, None while nobody has led."""
        return self.trick[0].suit if self.trick else None

    @property
    def points(self) -> tuple[int, ...]:
        """The points of the cards each seat has taken so far."""
        return tuple(self.rules.total(cards) for cards in self.taken)


def restrictions(table: Table) -> Restrictions:
    """What narrows the choice of the seat to play, in order."""
    if table.trick:
        led = table.trick[0].suit
    elif table.opening is None:
        led = ON_LEAD
    else:
        return ((Reason.OPEN_WITH, frozenset((table.opening,))),)
    return table.rules.restrictions[led][table.first_trick][table.broken]


def playable(hand: Hand, table: Table) -> Hand:
    """The cards of the hand that the seat to play may play."""
    for _, keep in restrictions(table):
        hand = hand & keep or hand
    return hand


def why_not(hand: Hand, card: Card, table: Table) -> Reason | None:
    """The first reason that rules the card out for the seat to play; None where it is playable."""
    if card not in hand:
        return Reason.NOT_IN_HAND
    listed = restrictions(table)
    for _, keep in listed:
        if card not in keep:
            break
    else:
        return None  # the usual case, without a look at the rest of the hand
    for reason, keep in listed:
        left = hand & keep
        if left and card not in left:
            return reason
        hand = left or hand
    return None


def winner(rules: RuleSet, trick: tuple[Card, ...]) -> int | None:
    """The place in the trick, counted from its leader, of the card that takes it.

    None where every card that could take it cancelled.
    """
    strength = rules.strength[trick[0].suit]
    cancels = rules.packs > 1 and rules.twins is Twins.CANCEL
    faces = [card.face for card in trick] if cancels else []
    best, taking = 0, None
    for card in trick:  # of equal twins that play on, the first played takes it
        power = strength[card]
        if power > best and faces.count(card.face) < 2:
            best, taking = power, card
    return None if taking is None else trick.index(taking)
