"""A deal: the table's public facts and the secrets beside them; dealing, passing, playing."""

from random import Random
from typing import NamedTuple

from hearts.engine.cards import Card, shuffled
from hearts.engine.events import (
    PLAYED,
    Event,
    HeartsBroken,
    KittyTaken,
    Passed,
    TrickCarried,
    TrickTaken,
)
from hearts.engine.made import made
from hearts.engine.play import NOBODY, Hand, Table, Trick, winner
from hearts.engine.rules import Direction, Kitty, Opening, RuleSet, Seat


class Deal(NamedTuple):
    """The table and what not everybody knows; lists are by seat."""

    table: Table
    hands: tuple[Hand, ...]
    dealt: tuple[Hand, ...]  # the hands before the pass
    passes: tuple[tuple[Card, ...], ...]  # by giver; () of a seat that has not chosen
    kitty: tuple[Card, ...]  # hidden until the first trick is taken
    dead: tuple[Card, ...]

    @property
    def passing(self) -> bool:
        """Whether cards are still to be passed."""
        return self.table.leader == NOBODY

    @property
    def over(self) -> bool:
        """Whether every card has been played."""
        return not self.passing and not any(self.hands) and not self.table.trick

    def giver_to(self, seat: Seat) -> Seat:
        """The seat whose pass this seat receives."""
        rules = self.table.rules
        return (seat - self.table.direction.offset(rules.players)) % rules.players


def deal(rules: RuleSet, seed: str, number: int) -> Deal:
    """Deal number `number`, counted from 0, of the game with that seed: always the same cards.

    One card at a time clockwise from the dealer's left. Of dead cards one is laid aside before
    the first card is dealt, the others are what is left at the end.
    """
    cards = shuffled(rules.deck, Random(f"{seed}/{number}"))
    first = 1 if rules.kitty is Kitty.DEAD and rules.kitty_size else 0
    last = first + rules.cards_each * rules.players
    dealer = number % rules.players
    hands = tuple(
        frozenset(cards[first + (seat - dealer - 1) % rules.players : last : rules.players])
        for seat in rules.seats
    )
    left_over = tuple(sorted(cards[:first] + cards[last:]))
    to_taker = rules.kitty is Kitty.FIRST_TRICK
    table = Table(
        rules=rules,
        number=number,
        dealer=dealer,
        direction=rules.direction(number),
        first_trick=True,
        opening=None,
        leader=NOBODY,
        trick=(),
        broken=False,
        taken=((),) * rules.players,
        carried=(),
        kitty=(),
        tricks=(),
    )
    start = Deal(
        table=table,
        hands=hands,
        dealt=hands,
        passes=((),) * rules.players,
        kitty=left_over if to_taker else (),
        dead=() if to_taker else left_over,
    )
    return opened(start) if table.direction is Direction.HOLD else start


def opened(deal: Deal) -> Deal:
    """The deal with its first leader found, after any pass."""
    table, hands, dealt, passes, kitty, dead = deal
    leader, opening = opening_lead(table.rules, table.dealer, hands)
    table = table._replace(leader=leader, opening=opening)
    return Deal(table, hands, dealt, passes, kitty, dead)


def opening_lead(rules: RuleSet, dealer: Seat, hands: tuple[Hand, ...]) -> tuple[Seat, Card | None]:
    """Who leads to the first trick, and the card that must be led, if one must."""
    if rules.opening is Opening.LOWEST_CLUB:
        for club in rules.clubs:
            for seat, hand in enumerate(hands):
                if club in hand:
                    return seat, club
    return (dealer + 1) % rules.players, None


def passed(deal: Deal, seat: Seat, cards: tuple[Card, ...]) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after a seat has chosen its pass; the cards change hands once all have chosen."""
    table, hands, dealt, passes, kitty, dead = deal
    passes = passes[:seat] + (cards,) + passes[seat + 1 :]
    if not all(passes):
        return Deal(table, hands, dealt, passes, kitty, dead), ()
    players = table.rules.players
    offset = table.direction.offset(players)
    held, events = list(hands), list[Event]()
    for giver, given in enumerate(passes):
        receiver = (giver + offset) % players
        held[giver] = held[giver].difference(given)
        held[receiver] = held[receiver].union(given)
        events.append(Passed(giver, receiver, given))
    return opened(Deal(table, tuple(held), dealt, passes, kitty, dead)), tuple(events)


def played(deal: Deal, seat: Seat, card: Card) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after a seat has played a playable card in turn."""
    # The engine's busiest lines: fields by place, because names cost as much as all the rest.
    table, hands, dealt, passes, hidden, dead = deal
    rules, number, dealer, way, first, _, leader, trick, broken, taken, carried, kitty, tricks = (
        table
    )
    held = list(hands)
    held[seat] = hands[seat] - {card}
    trick += (card,)
    events = PLAYED[seat][card]
    if not broken and card in rules.breakers:
        broken = True
        events += (HeartsBroken(seat, card),)
    if len(trick) == rules.players:
        first = False
        taker = _taker(rules, leader, trick, held)
        tricks += (made(Trick, (leader, trick, taker)),)
        if taker is None:
            carried += trick
            events += (TrickCarried(leader, trick),)
        else:
            leader, gained = taker, carried + trick
            events += (made(TrickTaken, (taker, gained, rules.total(gained))),)
            if hidden:
                events += (KittyTaken(taker, hidden, rules.total(hidden)),)
                gained, kitty, hidden = gained + hidden, hidden, ()
            heaps = list(taken)
            heaps[taker] += gained
            taken = tuple(heaps)
            carried = ()
        trick = ()
    facts = (
        rules,
        number,
        dealer,
        way,
        first,
        None,
        leader,
        trick,
        broken,
        taken,
        carried,
        kitty,
        tricks,
    )
    return made(Deal, (made(Table, facts), tuple(held), dealt, passes, hidden, dead)), events


def _taker(rules: RuleSet, leader: Seat, trick: tuple[Card, ...], hands: list[Hand]) -> Seat | None:
    """The seat that takes a full trick; a last one that nobody can take goes to its leader."""
    place = winner(rules, trick)
    if place is None:
        return None if any(hands) else leader
    return (leader + place) % rules.players
