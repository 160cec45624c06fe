"""Which of the other seats may be out to shoot the moon: the stronger its hand, the likelier."""

from collections.abc import Iterable
from random import Random
from typing import Final

from hearts.cpu.plan import plan_of
from hearts.cpu.planes import Plane, add, at_least, coins
from hearts.cpu.worlds import Worlds
from hearts.engine.cards import Card
from hearts.engine.rules import Seat
from hearts.engine.view import View

TOP: Final = 12  # queens and higher
CHANCES: Final = ((0.25, 0.08), (0.38, 0.4), (0.46, 0.75), (0.6, 0.95))
"""How likely a seat is to try, by the share of the queens, kings and aces it was dealt."""


ALARM: Final = ((1, 0.3), (4, 0.6), (8, 0.85))
"""How likely a seat is to shoot from now on that has so many points of 26, and all so far."""


def suspicion(view: View) -> tuple[Seat, float] | None:
    """The other seat that alone has taken penalty cards, and how likely it goes on to shoot."""
    plan = plan_of(view.rules)
    points = [sum(plan.units[card] for card in cards) for cards in view.table.taken]
    burdened = [seat for seat, taken in enumerate(points) if taken]
    if len(burdened) != 1 or burdened[0] == view.seat:
        return None
    (seat,) = burdened
    return seat, max(chance for least, chance in ALARM if points[seat] >= least)


def would_shoot(view: View, worlds: Worlds, rng: Random) -> dict[Seat, Plane]:
    """By other seat the worlds in which it is out to shoot; never two in one world."""
    free = (1 << worlds.number) - 1
    shooting: dict[Seat, Plane] = {}
    for seat in view.rules.seats:
        if seat != view.seat:
            shooting[seat] = _tries(view, worlds, seat, rng) & free
            free ^= shooting[seat]
    return shooting


def _tries(view: View, worlds: Worlds, seat: Seat, rng: Random) -> Plane:
    count, full = [0] * 5, (1 << worlds.number) - 1
    tops = [card for card in view.rules.deck if card.rank >= TOP]
    for card in tops:
        if card in worlds.lying:
            add(count, 1, worlds.lying[card][seat])
    for card in _played(view, seat):
        if card.rank >= TOP:
            add(count, 1, full)
    shooting = 0
    for share, chance in CHANCES:
        lanes = at_least(count, round(share * len(tops)), full)
        shooting = shooting ^ (shooting & lanes) | lanes & coins(rng, worlds.number, chance)
    return shooting


def _played(view: View, seat: Seat) -> Iterable[Card]:
    """What the seat has played."""
    table, players = view.table, view.rules.players
    for leader, cards in (*(trick[:2] for trick in table.tricks), (table.leader, table.trick)):
        place = (seat - leader) % players
        if place < len(cards):
            yield cards[place]
