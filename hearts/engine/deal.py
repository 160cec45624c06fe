"""A deal: the table's public facts and the secrets beside them; dealing, passing, playing."""

from functools import partial
from random import Random
from typing import NamedTuple

from hearts.engine.cards import Card, Suit, shuffled
from hearts.engine.events import (
    Event,
    HeartsBroken,
    KittyTaken,
    Passed,
    Played,
    TrickCarried,
    TrickTaken,
)
from hearts.engine.play import NOBODY, Hand, Table, Trick, winner
from hearts.engine.rules import Direction, Kitty, Opening, RuleSet, Seat


_table = partial(tuple.__new__, Table)


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


_deal = partial(tuple.__new__, Deal)


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
    table = deal.table
    leader, opening = opening_lead(table.rules, table.dealer, deal.hands)
    return deal._replace(table=table._replace(leader=leader, opening=opening))


def opening_lead(
    rules: RuleSet, dealer: Seat, hands: tuple[Hand, ...]
) -> tuple[Seat, Card | None]:
    """Who leads to the first trick, and the card that must be led, if one must."""
    if rules.opening is Opening.LOWEST_CLUB:
        clubs = [card for hand in hands for card in hand if card.suit is Suit.CLUBS]
        if clubs:
            lowest = min(clubs, key=lambda card: (card.rank, card.pack))
            return next(seat for seat in rules.seats if lowest in hands[seat]), lowest
    return (dealer + 1) % rules.players, None


def passed(deal: Deal, seat: Seat, cards: tuple[Card, ...]) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after a seat has chosen its pass; the cards change hands once all have chosen."""
    passes = deal.passes[:seat] + (cards,) + deal.passes[seat + 1 :]
    chosen = deal._replace(passes=passes)
    if not all(passes):
        return chosen, ()
    givers = [deal.giver_to(receiver) for receiver in deal.table.rules.seats]
    hands = tuple(
        deal.hands[receiver].difference(passes[receiver]).union(passes[giver])
        for receiver, giver in enumerate(givers)
    )
    events = sorted(
        Passed(giver, receiver, passes[giver]) for receiver, giver in enumerate(givers)
    )
    return opened(chosen._replace(hands=hands)), tuple(events)


def played(deal: Deal, seat: Seat, card: Card) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after a seat has played a playable card in turn."""
    # The busiest lines of the engine: fields by place, and tuples made directly, because
    # `_replace` would cost more than all the rest of a play.
    table, hands, dealt, passes, hidden, dead = deal
    rules, number, dealer, way, first, _, leader, trick, broken, taken, carried, kitty, done = table
    hands = hands[:seat] + (hands[seat] - {card},) + hands[seat + 1 :]
    trick += (card,)
    events: tuple[Event, ...] = (Played(seat, card),)
    if not broken and card in rules.breakers:
        broken = True
        events += (HeartsBroken(seat, card),)
    table = _table((rules, number, dealer, way, first, None, leader, trick, broken, taken, carried, kitty, done))
    after = _deal((table, hands, dealt, passes, hidden, dead))
    if len(trick) < rules.players:
        return after, events
    after, more = _trick_over(after)
    return after, events + more


def _trick_over(deal: Deal) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after the last card of a trick: taken, or carried where all cancelled."""
    table = deal.table
    rules, leader, trick = table.rules, table.leader, table.trick
    place = winner(rules, trick)
    if place is None and not any(deal.hands):
        place = 0  # a last trick that nobody can take goes to the seat that led it
    if place is None:
        table = table._replace(
            first_trick=False,
            trick=(),
            carried=table.carried + trick,
            tricks=(*table.tricks, Trick(leader, trick, None)),
        )
        return deal._replace(table=table), (TrickCarried(leader, trick),)
    taker = (leader + place) % rules.players
    cards = table.carried + trick
    taken, kitty = table.taken, deal.kitty
    table = Table(
        rules,
        table.number,
        table.dealer,
        table.direction,
        first_trick=False,
        opening=None,
        leader=taker,
        trick=(),
        broken=table.broken,
        taken=taken[:taker] + (taken[taker] + cards + kitty,) + taken[taker + 1 :],
        carried=(),
        kitty=kitty or table.kitty,
        tricks=(*table.tricks, Trick(leader, trick, taker)),
    )
    after = Deal(table, deal.hands, deal.dealt, deal.passes, (), deal.dead)
    event = TrickTaken(taker, cards, rules.total(cards))
    if kitty:
        return after, (event, KittyTaken(taker, kitty, rules.total(kitty)))
    return after, (event,)
