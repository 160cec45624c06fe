"""How the playouts discard."""

from hearts.cpu.picks import Picks, spared, union
from hearts.cpu.planes import Plane
from hearts.cpu.trick import Trick
from hearts.engine.rules import QueenWaits


def discard(trick: Trick, place: int, picks: Picks, guard: Plane) -> None:
    """Pick what this place discards in the lanes in need; `guard` keeps points from a shooter."""
    batch, plan = trick.batch, trick.batch.plan
    held = _discardable(trick, place)
    shooting, ducking = batch.shooting[place], batch.ducking[place]
    if shooting:
        picks.scan(plan.shooter_discards, held, shooting)
    if guard:
        picks.scan(plan.guard_discards, held, guard)
    picks.scan(plan.spikes, held, batch.full)
    for found in plan.spike_suits:
        out = union(batch.alive, found.spikes)
        if out:
            picks.scan(found.covers, held, out & (batch.full ^ trick.spiked[found.suit]))
    wary = batch.wary & batch.me[place]
    if wary:
        picks.scan(plan.wary_discards, held, wary & batch.unburdened)
    if ducking:
        picks.scan(plan.ducker_discards, held, ducking)
    picks.scan(plan.discards, held, batch.full)


def _discardable(trick: Trick, place: int) -> list[Plane]:
    """By card the lanes in which the place may discard it, should it be void of the suit led."""
    batch, plan = trick.batch, trick.batch.plan
    rules = plan.rules
    held = trick.held[place]
    careful = batch.first_trick and not rules.first_trick_points
    waiting = bool(plan.queens) and rules.queen_waits is QueenWaits.PLAY
    if not careful and not waiting:
        return held
    held = held.copy()
    cards = [card for suit in trick.suits for card in suit]
    if careful:
        spared(held, cards, plan.penalties, batch.full)
    if waiting:
        spared(held, cards, plan.queens, batch.full ^ batch.broken)
    return held
