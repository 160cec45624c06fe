"""Actions, which a seat takes, and events, which say what happened."""

from typing import Final, NamedTuple

from hearts.engine.cards import CARDS, Card
from hearts.engine.play import Reason
from hearts.engine.rules import MOST_PLAYERS, Direction, Moon, Seat


class Pass(NamedTuple):
    """The cards a seat gives away before the play."""

    seat: Seat
    cards: tuple[Card, ...]


class Play(NamedTuple):
    """The card a seat leads, follows or discards."""

    seat: Seat
    card: Card


class ChooseMoon(NamedTuple):
    """The shooter's answer: `Moon.ADD` or `Moon.SUBTRACT`."""

    seat: Seat
    choice: Moon


class NextDeal(NamedTuple):
    """On to the next deal, once the last is scored; nobody's turn in particular."""


Action = Pass | Play | ChooseMoon | NextDeal


class IllegalAction(ValueError):
    """An action the rules refuse; the game is as it was."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class Dealt(NamedTuple):
    """A new deal; as one seat may know it, the other hands are None."""

    number: int
    dealer: Seat
    direction: Direction
    hands: tuple[tuple[Card, ...] | None, ...]


class Passed(NamedTuple):
    """One seat's pass, told when all have chosen; None to those whom it does not concern."""

    giver: Seat
    receiver: Seat
    cards: tuple[Card, ...] | None


class Played(NamedTuple):
    seat: Seat
    card: Card


class HeartsBroken(NamedTuple):
    seat: Seat
    card: Card


class TrickTaken(NamedTuple):
    """The taker, every card taken (the carried ones first, no kitty) and their points."""

    seat: Seat
    cards: tuple[Card, ...]
    points: int


class TrickCarried(NamedTuple):
    """All that could take the trick cancelled: the leader leads again."""

    leader: Seat
    cards: tuple[Card, ...]


class KittyTaken(NamedTuple):
    seat: Seat
    cards: tuple[Card, ...]
    points: int


class MoonShot(NamedTuple):
    """Every penalty card in play went to one seat; `value` is what that is worth."""

    seat: Seat
    value: int


class DealScored(NamedTuple):
    number: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


class GameOver(NamedTuple):
    winner: Seat
    totals: tuple[int, ...]


Event = (
    Dealt
    | Passed
    | Played
    | HeartsBroken
    | TrickTaken
    | TrickCarried
    | KittyTaken
    | MoonShot
    | DealScored
    | GameOver
)


PLAYED: Final[tuple[tuple[tuple[Event, ...], ...], ...]] = tuple(
    tuple((Played(seat, card),) for card in CARDS) for seat in range(MOST_PLAYERS)
)
"""What a play tells if it brings nothing else, by seat and card number."""


def seen_by(event: Event, seat: Seat) -> Event:
    """The event as that seat may know it."""
    if isinstance(event, Dealt):
        own = (hand if owner == seat else None for owner, hand in enumerate(event.hands))
        return event._replace(hands=tuple(own))
    if isinstance(event, Passed) and seat not in (event.giver, event.receiver):
        return event._replace(cards=None)
    return event
