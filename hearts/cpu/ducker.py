"""The simple ducker among the playouts' models of other seats: how it leads.

It leads the card with the fewest lower ones outstanding, so one that loses if it can; while the
queen of spades is out it prefers spades below her, unless it holds her.
"""

from typing import Final

from hearts.cpu.picks import Picks, Planes, union
from hearts.cpu.plan import LEVEL_OF
from hearts.cpu.planes import Plane
from hearts.cpu.trick import Trick

MOST: Final = 2  # cards with more lower ones than this are not thought about
DRIVING: Final = -4.0  # for a card below a spike that is out and not the leader's
ALONE: Final = 8.0  # for a suit that nobody else holds
HEART: Final = 1.0


def lead_as_ducker(trick: Trick, may: Planes, picks: Picks) -> None:
    """Pick the leads of place 0 in the lanes in which it is a ducker."""
    plan, lanes = trick.batch.plan, trick.batch.ducking[0] & picks.need
    if not lanes:
        return
    left = lanes
    for _, card, chosen in _by_score(trick, may, lanes):
        chosen &= left
        if chosen:
            picks.cards.append((card, chosen))
            left ^= chosen
            if not left:
                break
    picks.need ^= lanes ^ left
    picks.scan(plan.leads, may, lanes)


def _by_score(trick: Trick, may: Planes, lanes: Plane) -> list[tuple[float, int, Plane]]:
    """What the leader thinks of its cards, the best first: score, card, lanes.

    Cards with more than `MOST` lower ones outstanding are left out.
    """
    plan, alive, held = trick.batch.plan, trick.batch.alive, trick.held[0]
    scored: list[tuple[float, int, Plane]] = []
    for suit, cards in enumerate(trick.suits):
        others = [alive[card] ^ held[card] for card in cards]
        alone = lanes
        for plane in others:
            alone ^= alone & plane
        risky, driving = _driving(trick, suit, lanes ^ alone)
        none, one, two = lanes, 0, 0  # so many of the others' cards are lower
        for card, plane in zip(cards, others, strict=True):
            able = may[card] & lanes
            if able:
                base = (HEART if card in plan.hearts else 0.0) - 0.1 * LEVEL_OF[card]
                drive = driving
                if card in plan.heads[suit]:
                    able ^= able & risky
                    drive = 0
                if alone and able & alone:
                    scored.append((base + ALONE, card, able & alone))
                    able ^= able & alone
                for score, number in ((base, none), (base + 2, one), (base + 4, two)):
                    here = able & number
                    if drive and here & drive:
                        scored.append((score + DRIVING, card, here & drive))
                        here ^= here & drive
                    if here:
                        scored.append((score, card, here))
            plane &= lanes
            if plane:
                two ^= two & plane
                moving = one & plane
                one ^= moving
                two |= moving
                moving = none & plane
                none ^= moving
                one |= moving
                if not (none or one or two):
                    break
    scored.sort()
    return scored


def _driving(trick: Trick, suit: int, lanes: Plane) -> tuple[Plane, Plane]:
    """The lanes in which a spike of the suit is out, and those in which another holds it."""
    for found in trick.batch.plan.spike_suits:
        if found.suit == suit:
            out = union(trick.batch.alive, found.spikes)
            own = union(trick.held[0], found.spikes)
            return out, lanes & (out ^ (out & own))
    return 0, 0
