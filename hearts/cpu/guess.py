"""Guessing: one deal that a view could be a view of."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from hearts.cpu.unseen import Constraints, Place, constraints, matched
from hearts.engine.cards import Card, shuffled
from hearts.engine.deal import Deal
from hearts.engine.game import Phase
from hearts.engine.play import Hand, Table
from hearts.engine.rules import Kitty, Seat
from hearts.engine.view import View

STIRRING: Final = 8
"""How many exchanges are tried for every card; more change nothing that can be measured."""


def guess(view: View, rng: Random) -> Deal:
    """A deal whose view from the same seat is this one, near enough any such deal alike.

    What is certain about the unseen cards holds in it, and it has a history: hands before the
    pass, passes, and a kitty where one lies hidden.
    """
    table = view.table
    places = _lying(view, placement(constraints(view), rng))
    hands = tuple(frozenset(cards) for cards in places[:-1])
    left_over = shuffled(places[-1], rng)
    hidden = min(_hidden_kitty(table), len(left_over))
    before = _before_play(view, hands)
    passes = _passes(view, before, rng)
    return Deal(
        table=table,
        hands=hands,
        dealt=_dealt(view, before, passes),
        passes=passes.given,
        kitty=tuple(sorted(left_over[:hidden])),
        dead=tuple(sorted(left_over[hidden:])),
    )


def placement(known: Constraints, rng: Random) -> dict[Card, Place]:
    """A place for every unseen card: each way that meets the constraints about equally likely."""
    order = shuffled(tuple(known.holders), rng)
    order = sorted(order, key=lambda card: len(known.holders[card]))
    holders = {card: _in_random_order(known.holders[card], known.room, rng) for card in order}
    placed = matched(holders, known.room)
    if placed is None:
        raise ValueError("no deal of the unseen cards fits the constraints")
    return _stirred(placed, known, rng)


def _in_random_order(
    places: Sequence[Place], room: Sequence[int], rng: Random
) -> tuple[Place, ...]:
    """The places in random order, one with more room likely sooner."""
    return tuple(sorted(places, key=lambda place: rng.random() ** (1 / room[place]), reverse=True))


def _stirred(placed: dict[Card, Place], known: Constraints, rng: Random) -> dict[Card, Place]:
    """The placement after many random exchanges between two or three cards.

    An exchange is as likely as its reverse, so a placement drawn evenly stays drawn evenly, and
    any other comes nearer to it.
    """
    cards = [card for card, places in known.holders.items() if len(places) > 1]
    holders = {card: frozenset(known.holders[card]) for card in cards}
    draw, count = rng.random, len(cards)
    for _ in range(STIRRING * count if count > 1 else 0):
        one, other = cards[int(draw() * count)], cards[int(draw() * count)]
        here, there = placed[one], placed[other]
        if there not in holders[one]:
            continue
        if here in holders[other]:
            placed[one], placed[other] = there, here
            continue
        third = cards[int(draw() * count)]
        last = placed[third]
        if last != there and last in holders[other] and here in holders[third]:
            placed[one], placed[other], placed[third] = there, last, here
    return placed


def _lying(view: View, placed: dict[Card, Place]) -> list[list[Card]]:
    """The cards in each place, the view's own hand among them."""
    places: list[list[Card]] = [[] for _ in range(view.rules.players + 1)]
    places[view.seat].extend(view.hand)
    for card, place in placed.items():
        places[place].append(card)
    return places


def _hidden_kitty(table: Table) -> int:
    """How many cards lie in the kitty for the first taker."""
    waiting = table.rules.kitty is Kitty.FIRST_TRICK and not any(table.taken)
    return table.rules.kitty_size if waiting else 0


def _before_play(view: View, hands: Sequence[Hand]) -> tuple[Hand, ...]:
    """The hands together with all that has been played from them."""
    table = view.table
    played: list[list[Card]] = [[] for _ in hands]
    for leader, cards in (*(trick[:2] for trick in table.tricks), (table.leader, table.trick)):
        for place, card in enumerate(cards):
            played[(leader + place) % len(hands)].append(card)
    return tuple(hand.union(cards) for hand, cards in zip(hands, played, strict=True))


class _Passes(NamedTuple):
    """By seat, empty where nothing has been given or received."""

    given: tuple[tuple[Card, ...], ...]
    received: tuple[tuple[Card, ...], ...]


def _passes(view: View, before: Sequence[Hand], rng: Random) -> _Passes:
    """The passes: those the seat knows, any for the others that must have chosen."""
    seats, count = view.rules.seats, view.rules.pass_count

    def some_of(hand: Hand) -> tuple[Card, ...]:
        return shuffled(sorted(hand), rng)[:count]

    if not view.received:
        nothing: tuple[Card, ...] = ()
        given = [
            view.passed if seat == view.seat
            else nothing if seat in view.to_act or view.phase is not Phase.PASS
            else some_of(before[seat])
            for seat in seats
        ]  # fmt: skip
        return _Passes(tuple(given), (nothing,) * len(seats))
    offset = view.table.direction.offset(len(seats))
    received = {view.seat: view.received, (view.seat + offset) % len(seats): view.passed}
    by_receiver = [received.get(seat) or some_of(before[seat]) for seat in seats]
    given = tuple(by_receiver[(seat + offset) % len(seats)] for seat in seats)
    return _Passes(given, tuple(by_receiver))


def _dealt(view: View, before: Sequence[Hand], passes: _Passes) -> tuple[Hand, ...]:
    """The hands as they were dealt."""

    def dealt(seat: Seat) -> Hand:
        if seat == view.seat:
            return frozenset(view.dealt)
        return before[seat].difference(passes.received[seat]).union(passes.given[seat])

    return tuple(dealt(seat) for seat in view.rules.seats)
