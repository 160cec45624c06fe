"""Setting up a batch: the point a view has reached, in many worlds."""

from collections.abc import Iterable
from itertools import chain
from random import Random
from typing import Final

from hearts.cpu.batch import Batch
from hearts.cpu.plan import plan_of
from hearts.cpu.planes import tiled
from hearts.cpu.worlds import Worlds
from hearts.engine.cards import Card
from hearts.engine.rules import Kitty, Seat
from hearts.engine.view import View

LOADED: Final = 4  # points of 26 that make a seat that has all of them suspect


def batch_of(view: View, worlds: Worlds, segments: int, rng: Random) -> Batch:
    """The batch at the beginning of the trick the view's seat is to play to.

    The cards of the trick are back in their hands: they are to be played again.
    """
    table, rules = view.table, view.rules
    batch = Batch(plan_of(rules), worlds.number, segments, rng)
    for place, card in enumerate(table.trick):
        batch.put(card, place)
    for card in view.hand:
        batch.put(card, (view.seat - table.leader) % rules.players)
    lay_unseen(batch, worlds, table.leader)
    if hides_kitty(view):
        lay_kitty(batch, worlds)
    batch.me[(view.seat - table.leader) % rules.players] = batch.full
    _put_taken(batch, view)
    batch.first_trick = table.first_trick
    batch.opening = table.opening is not None
    batch.tricks = rules.cards_each - len(view.hand)
    batch.tricks_left = len(view.hand)
    batch.broken = batch.full if broken_before(view) else 0
    led = {trick.cards[0].suit for trick in table.tricks}
    for suit in range(4):
        if suit in led:
            batch.fresh[suit] = 0
    return batch


def lay_unseen(batch: Batch, worlds: Worlds, leader: Seat) -> None:
    """Lay the unseen cards into the hands, places counted from the leader."""
    players = batch.plan.rules.players
    for card, lying in worlds.lying.items():
        batch.spread(card, [lying[(leader + place) % players] for place in range(players)])


def lay_kitty(batch: Batch, worlds: Worlds) -> None:
    """Lay the valued cards that are in no hand into the pot of the first trick."""
    for card, lying in worlds.lying.items():
        if lying[-1] and batch.plan.worth[card]:
            lanes = tiled(lying[-1], batch.worlds, batch.segments)
            batch.pot[card] = lanes


def hides_kitty(view: View) -> bool:
    """Whether the cards in no hand go to the next taker."""
    table = view.table
    return view.rules.kitty is Kitty.FIRST_TRICK and not any(table.taken) and not table.kitty


def broken_before(view: View) -> bool:
    """Whether hearts were broken before this trick."""
    table = view.table
    breakers = view.rules.breakers
    return table.broken and (
        breakers.isdisjoint(table.trick) or _shown(view, breakers) or not is_whole(view)
    )


def _shown(view: View, cards: Iterable[Card]) -> bool:
    table = view.table
    return not set(cards).isdisjoint(chain(*(trick.cards for trick in table.tricks)))


def is_whole(view: View) -> bool:
    """Whether the finished tricks are all known, as in a position they may not be."""
    return len(view.table.tricks) + len(view.hand) == view.rules.cards_each


def _put_taken(batch: Batch, view: View) -> None:
    table, plan = view.table, batch.plan
    players = view.rules.players
    for seat, cards in enumerate(table.taken):
        place = (seat - table.leader) % players
        if sum(plan.units[card] for card in cards) >= LOADED:
            batch.loaded[place] = batch.full
        for card in cards:
            if card in plan.penalties:
                batch.burdened[place] = batch.full
            if plan.worth[card] and seat == view.seat:
                batch.mine[card] = batch.full
    for card in table.carried:
        if plan.worth[card]:
            batch.pot[card] = batch.full
