"""Playing to a trick: the public facts, what may be played and why not, who takes it."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import cache
from operator import attrgetter
from typing import Final, NamedTuple

from hearts.engine.cards import QUEEN_OF_SPADES, Card, Suit
from hearts.engine.rules import Direction, QueenWaits, RuleSet, Seat, Twins

Hand = frozenset[Card]
NOBODY: Final[Seat] = -1
Restriction = tuple["Reason", Hand]  # why, and the cards it leaves alone


class Reason(StrEnum):
    """Why an action is refused."""

    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    FOLLOW_SUIT = "follow_suit"
    OPEN_WITH = "open_with"
    NO_POINTS_YET = "no_points_yet"
    NOT_BROKEN = "not_broken"
    QUEEN_WAITS = "queen_waits"
    PASS_COUNT = "pass_count"
    PASS_REPEATED = "pass_repeated"
    WRONG_PHASE = "wrong_phase"


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


def restrictions(table: Table) -> tuple[Restriction, ...]:
    """What narrows the next seat's choice, in the order the restrictions apply.

    Each keeps some cards of the deck; one that would leave nothing of a hand falls away.
    """
    if table.opening is not None:
        return ((Reason.OPEN_WITH, frozenset((table.opening,))),)
    trick = table.trick
    led = trick[0].suit if trick else None
    return _restrictions(table.rules, led, table.first_trick, table.broken)


@cache
def _restrictions(
    rules: RuleSet, led: Suit | None, first_trick: bool, broken: bool
) -> tuple[Restriction, ...]:
    def keep(allowed: Iterable[Card]) -> Hand:
        return frozenset(allowed)

    def listed() -> Iterator[Restriction]:
        deck = rules.deck
        if led is not None:
            yield Reason.FOLLOW_SUIT, keep(card for card in deck if card.suit is led)
        if first_trick and not rules.first_trick_points:
            yield Reason.NO_POINTS_YET, keep(deck) - rules.penalties
        if led is None and rules.must_break and not broken:
            yield Reason.NOT_BROKEN, keep(card for card in deck if card.suit is not Suit.HEARTS)
        if _queen_waits(rules, led) and not broken:
            yield Reason.QUEEN_WAITS, keep(card for card in deck if card.face != QUEEN_OF_SPADES)

    return tuple(listed())


def _queen_waits(rules: RuleSet, led: Suit | None) -> bool:
    if led is None:
        return rules.queen_waits is not QueenWaits.NO
    return rules.queen_waits is QueenWaits.PLAY and led is not Suit.SPADES


def playable(hand: Hand, table: Table) -> Hand:
    """The cards of the hand that the seat to play may play."""
    for _, keep in restrictions(table):
        hand = hand & keep or hand
    return hand


def why_not(hand: Hand, card: Card, table: Table) -> Reason | None:
    """The first reason that rules the card out for the seat to play; None where it is playable."""
    if card not in hand:
        return Reason.NOT_IN_HAND
    for reason, keep in restrictions(table):
        if card in keep:
            hand = hand & keep
        elif hand & keep:
            return reason
    return None


def winner(rules: RuleSet, trick: tuple[Card, ...]) -> int | None:
    """The place in the trick, counted from its leader, of the card that takes it.

    None where every card that could take it cancelled.
    """
    standing = list(trick)
    if rules.packs == 2 and rules.twins is Twins.CANCEL:
        faces = [card.face for card in trick]
        standing = [card for card in trick if faces.count(card.face) == 1]
    for suit in (rules.trump, trick[0].suit):
        able = [card for card in standing if card.suit is suit]
        if able:
            return trick.index(max(able, key=_RANK))  # of equal twins the first played
    return None


_RANK: Final = attrgetter("rank")
