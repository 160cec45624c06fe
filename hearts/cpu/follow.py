"""How the playouts follow suit."""

from collections.abc import Sequence

from hearts.cpu.discard import discard
from hearts.cpu.picks import Picks
from hearts.cpu.plan import LEVEL_OF, LEVELS, SUIT_OF
from hearts.cpu.planes import Plane
from hearts.cpu.trick import Played, Trick


def follow(trick: Trick, place: int) -> Played:
    """What this place plays in each lane: the suit led where it can, else a discard."""
    batch = trick.batch
    folded = _folded(trick, place)
    following = 0
    for lanes in folded:
        following |= lanes
    guard = _guard(trick, place)
    levels = _follow(trick, place, folded, following, guard) if following else folded
    void = batch.full ^ following
    picks = Picks(void)
    if void:
        discard(trick, place, picks, guard)
    return Played(levels, picks.cards)


def _folded(trick: Trick, place: int) -> list[Plane]:
    """By level: the place may follow with that card of whatever suit was led."""
    held = trick.held[place]
    folded: list[Plane] = [0] * LEVELS
    spare: list[Plane] = [0] * LEVELS
    batch = trick.batch
    careful = batch.first_trick and not batch.plan.rules.first_trick_points
    for suit, led in enumerate(trick.led):
        if led:
            for card in trick.suits[suit]:
                lanes = held[card] & led
                if lanes:
                    if careful and card in batch.plan.penalties:
                        spare[LEVEL_OF[card]] |= lanes
                    else:
                        folded[LEVEL_OF[card]] |= lanes
    if any(spare):
        harmless = 0
        for lanes in folded:
            harmless |= lanes
        for level, lanes in enumerate(spare):
            folded[level] |= lanes ^ (lanes & harmless)
    return folded


def _guard(trick: Trick, place: int) -> Plane:
    """The lanes in which a seat that may shoot is winning the trick, and is not this place."""
    batch, guard = trick.batch, 0
    seen = trick.threats.seen(batch.wary & batch.me[place])
    for winning, threat in zip(trick.winning, seen, strict=False):
        guard |= winning & threat
    if guard:
        guard ^= guard & (batch.shooting[place] | batch.ducking[place])
    return guard


def _safe(trick: Trick) -> list[Plane]:
    """By level of the suit led: playing it would not take the lead."""
    plan = trick.batch.plan
    above = trick.above[:LEVELS]
    once = trick.once
    if plan.rules.packs == 2:
        above = [lanes | once[level] for level, lanes in enumerate(above)]
    trump = plan.trump
    if trump is not None and trick.led[trump]:
        led = trick.led[trump]
        for level in range(LEVELS):
            high = trick.above[LEVELS + level] | (
                once[LEVELS + level] if plan.rules.packs == 2 else 0
            )
            above[level] ^= above[level] & led
            above[level] |= high & led
    return above


def _follow(
    trick: Trick, place: int, folded: list[Plane], need: Plane, guard: Plane
) -> list[Plane]:
    """The cards that follow, by level."""
    batch = trick.batch
    players = batch.plan.rules.players
    levels: list[Plane] = [0] * LEVELS
    safe = _safe(trick)
    shooting, ducking = batch.shooting[place], batch.ducking[place]
    last = place == players - 1
    need, kept = _use_specials(trick, place, folded, levels, safe, need)
    quiet = trick.dull | trick.sweet
    high = 0
    if last:
        high = quiet & need
    else:
        if batch.first_trick and not batch.plan.rules.first_trick_points:
            high = need ^ (need & ducking)
        fresh = 0
        for suit in batch.plan.plain_suits:
            fresh |= batch.fresh[suit] & trick.led[suit]
        high |= fresh & trick.dull & need & (batch.full ^ (batch.passive[place] | ducking))
    low = 0
    if guard:
        guard &= need
        stop = guard & _able(folded, safe, batch.full)
        stop ^= stop & trick.dull
        high = high ^ (high & guard) | stop
        low = guard ^ stop
    if shooting:
        shot = shooting & need
        able = shot & _able(folded, safe, batch.full)
        high = high ^ (high & shot) | able
        low |= shot ^ able
    need ^= high | low
    if need:
        for level in range(LEVELS - 1, -1, -1):
            lanes = folded[level] & safe[level] & need
            if lanes:
                levels[level] |= lanes
                need ^= lanes
    if last:
        high |= need
    else:
        low |= need
        if batch.first_trick and not batch.plan.rules.first_trick_points:
            stuck = need & ducking
            low ^= stuck
            high |= stuck
    for level in range(LEVELS - 1, -1, -1):
        if not high:
            break
        lanes = folded[level] & high
        if lanes:
            levels[level] |= lanes
            high ^= lanes
    for level in range(LEVELS):
        if not low:
            break
        lanes = folded[level] & low
        if lanes:
            levels[level] |= lanes
            low ^= lanes
    rest = high | low
    for level, lanes in kept:  # where nothing else was left
        levels[level] |= lanes & rest
        rest ^= lanes & rest
    return levels


def _able(folded: Sequence[Plane], safe: Sequence[Plane], full: Plane) -> Plane:
    """The lanes in which some card would take the lead."""
    able = 0
    for lanes, losing in zip(folded, safe, strict=True):
        if lanes:
            able |= lanes & (full ^ losing)
    return able


def _use_specials(
    trick: Trick,
    place: int,
    folded: list[Plane],
    levels: list[Plane],
    safe: list[Plane],
    need: Plane,
) -> tuple[Plane, list[tuple[int, Plane]]]:
    """Get rid of spikes under a higher card, win the last card's bonus; hold back the others.

    Returns the lanes that are still in need, and the levels held back, the least bad first.
    """
    batch, plan = trick.batch, trick.batch.plan
    held = trick.held[place]
    last = place == plan.rules.players - 1
    kept: list[tuple[int, Plane]] = []
    for card in (*plan.spikes, *plan.bonuses):
        level = LEVEL_OF[card]
        special = folded[level] & held[card] & trick.led[SUIT_OF[card]]
        if not special:
            continue
        if plan.worth[card] > 0:
            now = special & safe[level] & (batch.full ^ batch.shooting[place])
        else:
            now = special & (batch.full ^ safe[level]) & trick.dull if last else 0
        now &= need
        if now:
            levels[level] |= now
            need ^= now
        folded[level] ^= special
        kept.insert(0 if plan.worth[card] > 0 else len(kept), (level, special))
    return need, kept
