"""How the playouts lead to a trick."""

from hearts.cpu.ducker import lead_as_ducker
from hearts.cpu.picks import Picks, spared, union
from hearts.cpu.plan import FRESH_TRICKS, SUIT_OF
from hearts.cpu.planes import Plane
from hearts.cpu.trick import Pick, Trick


def lead(trick: Trick) -> list[Pick]:
    """What place 0 leads in each lane."""
    batch = trick.batch
    plan, picks = batch.plan, Picks(batch.full)
    may = playable(trick)
    if batch.opening:
        picks.scan(plan.opening, may, batch.full)
    beatable = _beatable(trick, may)
    if batch.shooting[0]:
        _lead_as_shooter(trick, may, beatable, picks)
    if batch.ducking[0]:
        lead_as_ducker(trick, may, picks)
    seen = trick.threats.seen(batch.wary & batch.me[0])
    threat = union(seen, range(1, len(seen)))
    if threat:
        _lead_to_stop(trick, may, beatable, picks, threat)
    if picks.need:
        _lead_with_care(trick, may, beatable, picks)
    return picks.cards


def playable(trick: Trick) -> list[Plane]:
    """By card the lanes in which place 0 may lead it."""
    batch = trick.batch
    plan, rules = batch.plan, batch.plan.rules
    may = trick.held[0].copy()
    cards = [card for suit in trick.suits for card in suit]
    unbroken = batch.full ^ batch.broken
    if batch.first_trick and not rules.first_trick_points:
        spared(may, cards, plan.penalties, batch.full)
    if unbroken and rules.must_break:
        spared(may, cards, trick.suits[3], unbroken)
    if unbroken and plan.queens:
        spared(may, cards, plan.queens, unbroken)
    return may


def _lead_as_shooter(trick: Trick, may: list[Plane], beatable: list[Plane], picks: Picks) -> None:
    """Sure winners first, suit by suit from the top; then whatever is high."""
    plan = trick.batch.plan
    shooting = trick.batch.shooting[0]
    sure = [some ^ beaten for some, beaten in zip(may, beatable, strict=True)]
    for suit in trick.suits:
        picks.scan(reversed(suit), sure, shooting)
    picks.scan(plan.high_first, may, shooting)


def _lead_to_stop(
    trick: Trick, may: list[Plane], beatable: list[Plane], picks: Picks, threat: Plane
) -> None:
    """Against a seat that may shoot: penalty cards that nobody can beat, the cheapest first."""
    sure = [some ^ beaten for some, beaten in zip(may, beatable, strict=True)]
    picks.scan(trick.batch.plan.stoppers, sure, threat)


def _beatable(trick: Trick, may: list[Plane]) -> list[Plane]:
    """By card the lanes in which place 0 may lead it and somebody else holds a higher one."""
    alive, held = trick.batch.alive, trick.held[0]
    beatable = [0] * 104
    for suit in trick.suits:
        higher = 0
        for card in reversed(suit):
            if may[card]:
                beatable[card] = may[card] & higher
            higher |= alive[card] ^ held[card]
    return beatable


def _lead_with_care(trick: Trick, may: list[Plane], safe: list[Plane], picks: Picks) -> None:
    """Drive spikes out, cash early high cards, then low cards that somebody can beat.

    `safe` are at first all beatable cards.
    """
    batch, plan = trick.batch, trick.batch.plan
    bold = batch.full ^ batch.passive[0]
    for found in plan.spike_suits:
        out = union(batch.alive, found.spikes)
        if not out:
            continue
        own = union(trick.held[0], found.spikes) | union(trick.held[0], found.covers)
        bad = out & own
        picks.scan(found.below, may, (out ^ bad) & bold)
        for card in found.spikes:
            safe[card] = 0
        for card in found.covers:
            safe[card] ^= safe[card] & out
        for card in found.below:
            safe[card] ^= safe[card] & bad
    for card in plan.bonuses:
        picks.scan((card,), may, bold & (batch.full ^ safe[card]))
        safe[card] = 0
    if batch.tricks < FRESH_TRICKS:
        fresh = may.copy()
        for card in plan.fresh_leads:
            fresh[card] &= batch.fresh[SUIT_OF[card]]
        picks.scan(plan.fresh_leads, fresh, bold)
    for suit in plan.plain_suits:
        picks.scan(trick.suits[suit], safe, _singleton(trick, suit))
    if picks.need:
        _lead_by_chance(trick, safe, picks)
        picks.scan(plan.leads, safe, batch.full)
    if picks.need:
        special = {*plan.spikes, *plan.bonuses}
        picks.scan([card for card in plan.leads if card not in special], may, batch.full)
        picks.scan(plan.leads, may, batch.full)


def _lead_by_chance(trick: Trick, safe: list[Plane], picks: Picks) -> None:
    """Of the safe cards the lowest but one in four, here passed over and there not."""
    coins, start = trick.batch.coins, 11 * trick.batch.tricks
    left = picks.need
    for card in trick.batch.plan.leads:
        chosen = safe[card] & left
        if chosen:
            face = start + card % 52
            chosen &= coins[face % len(coins)] | coins[(face + 7) % len(coins)]
            picks.cards.append((card, chosen))
            left ^= chosen
            if not left:
                break
    picks.need = left


def _singleton(trick: Trick, suit: int) -> Plane:
    """The lanes in which place 0 holds one card of the suit."""
    once = twice = 0
    for card in trick.suits[suit]:
        held = trick.held[0][card]
        twice |= once & held
        once |= held
    return once ^ twice
