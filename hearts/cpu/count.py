"""The card count that rules of thumb go by: who may hold what, and what a trick may cost."""

from collections.abc import Iterable
from functools import cached_property
from math import prod
from typing import Final

from hearts.cpu.counting import at_stake, heavy_cards, of_suit, takes
from hearts.cpu.unseen import constraints
from hearts.engine.cards import Card, Suit
from hearts.engine.play import winner
from hearts.engine.rules import Seat
from hearts.engine.view import View

USUAL_POINTS: Final = 26
"""The points of the common game, in which the rules of thumb reckon."""


class Count:
    """What a careful player keeps in mind when it is to play; the chances are rough ones."""

    def __init__(self, view: View) -> None:
        known = constraints(view)
        self.view = view
        self.rules = view.rules
        self.worth = view.rules.worth
        self._holders = known.holders
        self._room = known.room

    @cached_property
    def unit(self) -> float:
        """What one point of the common game is worth in this one."""
        return self.rules.total(self.rules.penalties) / USUAL_POINTS

    @cached_property
    def out(self) -> dict[Suit, list[Card]]:
        """The cards of each suit that may lie in another hand, low to high."""
        nobody = (self.rules.players,)
        cards = [card for card, places in self._holders.items() if places != nobody]
        return {suit: of_suit(cards, suit) for suit in Suit}

    @cached_property
    def heavy(self) -> frozenset[Card]:
        """The cards to watch that another seat may hold."""
        return heavy_cards(self.rules).intersection(self._holders)

    @cached_property
    def later(self) -> tuple[Seat, ...]:
        """The seats that play to this trick after the view's own."""
        players = self.rules.players
        left = players - 1 - len(self.view.table.trick)
        return tuple((self.view.seat + 1 + place) % players for place in range(left))

    @cached_property
    def on_board(self) -> tuple[Seat, ...]:
        """The seats that have taken a penalty card."""
        taken = enumerate(self.view.table.taken)
        return tuple(seat for seat, cards in taken if not self.rules.penalties.isdisjoint(cards))

    @cached_property
    def holding_trick(self) -> Seat | None:
        """The seat whose card takes the trick as it lies, if any."""
        table = self.view.table
        place = winner(self.rules, table.trick) if table.trick else None
        return None if place is None else (table.leader + place) % self.rules.players

    def penalty(self, cards: Iterable[Card]) -> int:
        """The points of these cards, without bonuses."""
        return sum(max(self.worth[card], 0) for card in cards)

    def chance(self, seat: Seat, card: Card) -> float:
        """How likely the seat holds the card."""
        places = self._holders[card]
        if seat not in places:
            return 0.0
        return self._room[seat] / sum(self._room[place] for place in places)

    def none_of(self, seat: Seat, cards: Iterable[Card]) -> float:
        """How likely the seat holds none of these cards."""
        return prod(1 - self.chance(seat, card) for card in cards)

    def void(self, seat: Seat, suit: Suit) -> bool:
        """Whether the seat is known to be out of the suit."""
        return all(seat not in self._holders[card] for card in self.out[suit])

    def takes(self, card: Card) -> float:
        """How likely the card takes the trick if the others go under it where they can."""
        if not takes(self.view, card):
            return 0.0
        out = self.out[card.suit]
        above = [other for other in out if other.rank > card.rank]
        below = [other for other in out if other.rank < card.rank]
        return prod(
            1 - self.none_of(seat, below) * (1 - self.none_of(seat, above)) for seat in self.later
        )

    def price(self, card: Card) -> float:
        """The points to be expected in the trick if this card takes it."""
        suit = self.view.table.led or card.suit
        gifts = sum(self._gift(seat, suit, card) for seat in self.later)
        return at_stake(self.view) + self.worth[card] + gifts

    def _gift(self, seat: Seat, suit: Suit, card: Card) -> float:
        """The points to be expected from a later seat, following or not."""
        out = self.out[suit]
        light = [other for other in out if other not in self.heavy]
        void = self.none_of(seat, out)
        gift = (1 - void) * self.penalty(light) / max(1, len(light))
        if self.rules.first_trick_points or not self.view.table.first_trick:
            gift += void * self._worst_of(seat)
        for other in self.heavy.intersection(out):
            # Thrown under a higher card; else it stays in the hand where it can.
            willing = 0.9 if other.rank < card.rank else 0.1
            gift += willing * self.chance(seat, other) * self.worth[other]
        return gift

    def _worst_of(self, seat: Seat) -> float:
        """The points of what a seat gives away that cannot follow: the most it can."""
        expected, none_so_far = 0.0, 1.0
        for card in self._penalties_by_worth:
            chance = self.chance(seat, card)
            expected += none_so_far * chance * self.worth[card]
            none_so_far *= 1 - chance
        return expected

    @cached_property
    def _penalties_by_worth(self) -> list[Card]:
        penalties = self.rules.penalties.intersection(self._holders)
        return sorted(penalties, key=lambda card: self.worth[card], reverse=True)
