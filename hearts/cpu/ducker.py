"""The simple ducker among the playouts' models of other seats: how it leads.

It leads the card with the fewest lower ones outstanding, so one that loses if it can; while the
queen of spades is out it prefers spades below her, unless it holds her.
"""

from enum import Enum, auto
from functools import lru_cache
from typing import Final, NamedTuple

from hearts.cpu.picks import Picks, Planes, union
from hearts.cpu.plan import LEVEL_OF, SUIT_OF, Plan
from hearts.cpu.planes import Plane
from hearts.cpu.trick import Trick

MOST: Final = 5  # lower cards are counted up to one less


class _Case(Enum):
    """What a card's suit is to the leader."""

    USUAL = auto()
    DRIVING = auto()  # a spike is out that the leader does not hold, and the card is below it
    ALONE = auto()  # nobody else holds the suit


_EXTRA: Final = {_Case.USUAL: 0.0, _Case.DRIVING: -4.0, _Case.ALONE: 8.0}


class _Entry(NamedTuple):
    card: int
    lower: int
    case: _Case


def lead_as_ducker(trick: Trick, may: Planes, picks: Picks) -> None:
    """Pick the leads of place 0 in the lanes in which it is a ducker."""
    plan, lanes = trick.batch.plan, trick.batch.ducking[0] & picks.need
    if not lanes:
        return
    others = [a ^ h for a, h in zip(trick.batch.alive, trick.held[0], strict=True)]
    lower = _lower(trick, others, lanes)
    cases = [_cases(trick, others, suit, lanes) for suit in range(4)]
    heads = {card for found in plan.spike_suits for card in (*found.spikes, *found.covers)}
    left = lanes
    for entry in _order(plan):
        card = entry.card
        chosen = may[card] & left
        if chosen:
            suit = SUIT_OF[card]
            chosen &= lower[card][entry.lower]
            if card in heads:
                chosen &= cases[suit][_Case.USUAL] if entry.case is _Case.USUAL else 0
                chosen ^= chosen & _out(trick, suit)
            else:
                chosen &= cases[suit][entry.case]
            if chosen:
                picks.cards.append((card, chosen))
                left ^= chosen
                if not left:
                    break
    picks.need ^= lanes ^ left
    picks.scan(plan.leads, may, lanes)


@lru_cache(maxsize=64)
def _order(plan: Plan) -> tuple[_Entry, ...]:
    def score(entry: _Entry) -> tuple[float, int]:
        heart = 1 if entry.card in plan.hearts else 0
        level = LEVEL_OF[entry.card]
        return 2 * entry.lower + heart + _EXTRA[entry.case] - 0.1 * level, entry.card

    spiky = {found.suit for found in plan.spike_suits}
    entries = [
        _Entry(card, lower, case)
        for suit in plan.suits
        for card in suit
        for case in _Case
        if case is not _Case.DRIVING or SUIT_OF[card] in spiky
        for lower in (range(1) if case is _Case.ALONE else range(MOST))
    ]
    return tuple(sorted(entries, key=score))


def _lower(trick: Trick, others: Planes, lanes: Plane) -> list[list[Plane]]:
    """By card and number: the others hold just so many lower cards of its suit."""
    counts: list[list[Plane]] = [[]] * 104
    for suit in trick.suits:
        exactly = [lanes, *[0] * (MOST - 1)]
        for card in suit:
            counts[card] = exactly
            one_more = others[card] & lanes
            if one_more:
                exactly = exactly.copy()
                for number in range(MOST - 1, -1, -1):
                    moving = exactly[number] & one_more
                    exactly[number] ^= moving
                    if number + 1 < MOST:
                        exactly[number + 1] |= moving
    return counts


def _out(trick: Trick, suit: int) -> Plane:
    """The lanes in which a spike of the suit is still in a hand."""
    for found in trick.batch.plan.spike_suits:
        if found.suit == suit:
            return union(trick.batch.alive, found.spikes)
    return 0


def _cases(trick: Trick, others: Planes, suit: int, lanes: Plane) -> dict[_Case, Plane]:
    alone = lanes ^ (lanes & union(others, trick.suits[suit]))
    driving = 0
    for found in trick.batch.plan.spike_suits:
        if found.suit == suit:
            out = union(trick.batch.alive, found.spikes)
            driving = out ^ (out & union(trick.held[0], found.spikes))
    driving &= lanes ^ alone
    return {
        _Case.ALONE: alone,
        _Case.DRIVING: driving,
        _Case.USUAL: lanes ^ alone ^ driving,
    }
