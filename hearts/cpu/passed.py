"""What the exchange of cards tells: who took our pass has itself passed its worst cards."""

from typing import Final

from hearts.cpu.plan import Plan, plan_of
from hearts.cpu.planes import Plane, add
from hearts.cpu.worlds import Worlds
from hearts.engine.cards import CARDS
from hearts.engine.rules import Seat
from hearts.engine.view import View

WORST: Final = 7  # points of surprise that a spike or a cover was dealt and not passed
HIGH: Final = 4  # that the next highest card was
KEPT: Final = 0.52  # of the deck in the order of passing: from there on cards are kept anyway


def count_kept(view: View, worlds: Worlds, surprise: list[Plane]) -> None:
    """Count the surprise at every dangerous card in the hand that has taken our pass.

    What lies there, but for our own cards, was dealt to it and kept. The other hands have
    also taken what a stranger wanted to be rid of: of theirs nothing can be told.
    """
    if not view.passed:
        return
    players = view.rules.players
    taker: Seat = (view.seat + view.table.direction.offset(players)) % players
    plan = plan_of(view.rules)
    for place, number in enumerate(plan.passes):
        points = _surprise(plan, place)
        if not points:
            break
        card = CARDS[number]
        if card in worlds.lying and card not in view.passed:
            add(surprise, points, worlds.lying[card][taker])


def _surprise(plan: Plan, place: int) -> int:
    special = len(plan.spikes) + sum(len(found.covers) for found in plan.spike_suits)
    if place < special:
        return WORST
    return max(round(HIGH * (1 - place / (KEPT * len(plan.passes)))), 0)
