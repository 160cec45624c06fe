"""The rule set: every choice the game of Hearts leaves open, as one value."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Final

from hearts.engine.cards import (
    CARDS,
    FACES,
    PACK_SIZE,
    QUEEN_OF_SPADES,
    Card,
    Suit,
    text_of,
)
from hearts.engine.complaint import Complaint, ImpossibleRules
from hearts.engine.restrictions import Restrictions, restrictions_of

Seat = int  # 0 … players − 1, clockwise
MOST_PLAYERS: Final = 10
PointTable = tuple[tuple[Card, int], ...]  # (face, points), worthless faces left out


class Direction(StrEnum):
    """Where the passed cards go."""

    LEFT = "left"
    RIGHT = "right"
    ACROSS = "across"
    HOLD = "hold"

    def offset(self, players: int) -> int:
        """How many seats clockwise of the giver the receiver sits; 0 for hold."""
        if self is Direction.LEFT:
            return 1
        if self is Direction.RIGHT:
            return players - 1
        return players // 2 if self is Direction.ACROSS else 0


class Kitty(StrEnum):
    """What becomes of the cards that are left over."""

    NONE = "none"
    FIRST_TRICK = "first_trick"  # to the taker of the first trick, hidden till then
    DEAD = "dead"  # out of play, never seen


class Opening(StrEnum):
    """Who leads to the first trick."""

    LOWEST_CLUB = "lowest_club"  # its holder, and it must be led
    LEFT_OF_DEALER = "left_of_dealer"  # that seat, any card


class QueenWaits(StrEnum):
    """What the queen of spades may not do until hearts are broken."""

    NO = "no"
    LEAD = "lead"  # be led
    PLAY = "play"  # be led or discarded


class Moon(StrEnum):
    """What one seat's taking every penalty card brings."""

    ADD = "add"  # the others score the moon value, the shooter nothing
    SUBTRACT = "subtract"  # the shooter scores minus the moon value, the others nothing
    CHOOSE = "choose"  # the shooter says which
    OFF = "off"  # the points are simply scored


class Twins(StrEnum):
    """What two identical cards in one trick do."""

    PLAY = "play"  # the first of them played ranks above the second
    CANCEL = "cancel"  # neither can take the trick


def point_table(values: Mapping[Card, int]) -> PointTable:
    """The points by face in card order, without the worthless ones."""
    return tuple((face, values[face]) for face in sorted(values) if values[face])


HEARTS_AND_QUEEN: Final = point_table(
    {face: 1 for face in FACES if face.suit is Suit.HEARTS} | {QUEEN_OF_SPADES: 13}
)


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """All rules of a game as one value; an impossible set is refused with ImpossibleRules.

    The defaults are the variant `classic`.
    """

    variant: str = "classic"  # where the choices came from; decides nothing
    players: int = 4
    packs: int = 1
    removed: tuple[Card, ...] = ()  # taken out before dealing, in card order
    hand_size: int | None = None  # None: as many as come out even
    kitty: Kitty = Kitty.NONE
    passing: tuple[Direction, ...] = tuple(Direction)  # one a deal, then again; () is off
    pass_count: int = 3
    opening: Opening = Opening.LOWEST_CLUB
    first_trick_points: bool = False  # whether penalty cards may fall on the first trick
    must_break: bool = True  # hearts must be broken before they are led
    queen_breaks: bool = False  # the queen of spades breaks hearts too
    queen_waits: QueenWaits = QueenWaits.NO
    trump: Suit | None = None
    points: PointTable = HEARTS_AND_QUEEN
    moon: Moon = Moon.ADD
    moon_value: int | None = None  # None: the points of the penalty cards in play
    limit: int = 100
    twins: Twins = Twins.PLAY

    def __post_init__(self) -> None:
        check(self)

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """The cards of the game, in card order."""
        return tuple(sorted(set(CARDS[: PACK_SIZE * self.packs]).difference(self.removed)))

    @cached_property
    def clubs(self) -> tuple[Card, ...]:
        """The clubs of the deck, the lowest first."""
        clubs = (card for card in self.deck if card.suit is Suit.CLUBS)
        return tuple(sorted(clubs, key=lambda card: (card.rank, card.pack)))

    @cached_property
    def cards_each(self) -> int:
        """How many cards a seat is dealt."""
        return len(self.deck) // self.players if self.hand_size is None else self.hand_size

    @cached_property
    def kitty_size(self) -> int:
        """How many cards are left over."""
        return len(self.deck) - self.cards_each * self.players

    @cached_property
    def worth(self) -> tuple[int, ...]:
        """The points of every card, by card number."""
        by_face = dict(self.points)
        return tuple(by_face.get(card.face, 0) for card in CARDS)

    @cached_property
    def strength(self) -> tuple[tuple[int, ...], ...]:
        """By suit led and card number: which card of a trick takes it; 0 never does."""
        return tuple(
            tuple(
                card.rank + 20 * (card.suit is self.trump) if card.suit in (led, self.trump) else 0
                for card in CARDS
            )
            for led in Suit
        )

    @cached_property
    def penalties(self) -> frozenset[Card]:
        """The cards of the deck that are worth more than nothing."""
        return frozenset(card for card in self.deck if self.worth[card] > 0)

    @cached_property
    def restrictions(self) -> tuple[tuple[tuple[Restrictions, ...], ...], ...]:
        """What narrows a hand: by the suit led or `ON_LEAD`, first trick or not, broken or not."""
        return restrictions_of(self)

    def queen_waits_now(self, led: Suit | None) -> bool:
        """Whether the queen of spades must wait for broken hearts when that suit is led."""
        if led is None:
            return self.queen_waits is not QueenWaits.NO
        return self.queen_waits is QueenWaits.PLAY and led is not Suit.SPADES

    @cached_property
    def breakers(self) -> frozenset[Card]:
        """The cards that break hearts when they are played."""
        return frozenset(
            card
            for card in self.deck
            if card.suit is Suit.HEARTS or (self.queen_breaks and card.face == QUEEN_OF_SPADES)
        )

    @cached_property
    def seats(self) -> range:
        """All seats, clockwise."""
        return range(self.players)

    def direction(self, deal: int) -> Direction:
        """Where the cards go in this deal, counted from 0."""
        return self.passing[deal % len(self.passing)] if self.passing else Direction.HOLD

    def total(self, cards: Iterable[Card]) -> int:
        """The points of these cards together."""
        worth, points = self.worth, 0
        for card in cards:  # quicker than to sum a list of them
            points += worth[card]
        return points


def check(rules: RuleSet) -> None:
    """Refuse a rule set that cannot be played: ImpossibleRules with a sentence saying why."""
    _check_seats(rules)
    _check_deck(rules)
    _check_pass(rules)
    _check_play(rules)
    _check_score(rules)


def _check_seats(rules: RuleSet) -> None:
    players = rules.players
    if rules.packs not in (1, 2):
        raise ImpossibleRules(Complaint.PACKS, packs=rules.packs)
    if rules.packs == 1 and not 2 <= players <= 7:
        raise ImpossibleRules(Complaint.PLAYERS_ONE_PACK, fewest=2, most=7, players=players)
    if rules.packs == 2 and not 6 <= players <= MOST_PLAYERS:
        raise ImpossibleRules(
            Complaint.PLAYERS_TWO_PACKS, fewest=6, most=MOST_PLAYERS, players=players
        )


def _check_deck(rules: RuleSet) -> None:
    if len(set(rules.removed)) < len(rules.removed):
        raise ImpossibleRules(Complaint.REMOVED_TWICE, cards=text_of(rules.removed))
    if list(rules.removed) != sorted(rules.removed):
        raise ImpossibleRules(Complaint.REMOVED_ORDER, cards=text_of(rules.removed))
    strangers = [card for card in rules.removed if card.pack >= rules.packs]
    if strangers:
        raise ImpossibleRules(Complaint.REMOVED_STRANGERS, cards=text_of(strangers))
    size, players, each = len(rules.deck), rules.players, rules.cards_each
    if each < 1:
        raise ImpossibleRules(Complaint.TOO_FEW_CARDS, cards=size, players=players)
    if rules.kitty_size < 0:
        raise ImpossibleRules(Complaint.HANDS_TOO_LARGE, cards=size, players=players, each=each)
    if rules.kitty_size and rules.kitty is Kitty.NONE:
        left = rules.kitty_size
        raise ImpossibleRules(
            Complaint.LEFT_OVER, cards=size, players=players, each=each, left=left
        )


def _check_pass(rules: RuleSet) -> None:
    if not rules.passing:
        return
    if Direction.ACROSS in rules.passing and rules.players % 2:
        raise ImpossibleRules(Complaint.NOBODY_ACROSS, players=rules.players)
    if not 1 <= rules.pass_count <= rules.cards_each:
        raise ImpossibleRules(Complaint.PASS_COUNT, most=rules.cards_each, count=rules.pass_count)


def _check_play(rules: RuleSet) -> None:
    if rules.opening is Opening.LOWEST_CLUB and len(rules.clubs) <= rules.kitty_size:
        raise ImpossibleRules(Complaint.NO_CLUB_DEALT)
    if rules.trump not in (None, Suit.HEARTS):
        raise ImpossibleRules(Complaint.TRUMP, suit=rules.trump.name.lower())


def _check_score(rules: RuleSet) -> None:
    if [face for face, _ in rules.points] != sorted({face.face for face, _ in rules.points}):
        raise ImpossibleRules(Complaint.POINTS_ORDER)
    beyond = [face for face, points in rules.points if not -1000 <= points <= 1000]
    if beyond:
        raise ImpossibleRules(Complaint.POINTS_RANGE, cards=text_of(beyond))
    if not rules.penalties:
        raise ImpossibleRules(Complaint.NO_PENALTY)
    if rules.total(rules.deck) <= 0:
        raise ImpossibleRules(Complaint.BONUS_OUTWEIGHS)
    if rules.moon is Moon.SUBTRACT and len(rules.penalties) == 1:
        raise ImpossibleRules(Complaint.ONLY_MOONS)
    if rules.moon_value is not None and not 1 <= rules.moon_value <= 1000:
        raise ImpossibleRules(Complaint.MOON_VALUE, value=rules.moon_value)
    if not 10 <= rules.limit <= 1000:
        raise ImpossibleRules(Complaint.LIMIT, limit=rules.limit)
