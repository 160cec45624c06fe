"""Worlds: many ways the unseen cards may lie, as planes."""

from collections.abc import Generator, Iterable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from hearts.cpu.guess import placement
from hearts.cpu.planes import LANES, Plane, one_hot, tiled, width
from hearts.cpu.unseen import Constraints, Holders, Place
from hearts.engine.cards import Card, shuffled
from hearts.engine.rules import RuleSet

DEALT: Final = 8  # worlds dealt card by card; the others come of them by exchanges
STIRRING: Final = 7  # rounds in which every card meets another
TRIES: Final = 6  # hasty deals before a careful one
USUAL_SIZE: Final = 4 * 52  # seats times cards


class Worlds(NamedTuple):
    """Where every unseen card lies."""

    number: int
    lying: Mapping[Card, Sequence[Plane]]  # by card and place, as in `Constraints`


def affordable(rules: RuleSet, worlds: int) -> int:
    """So many worlds, fewer with more seats and cards than usual; a multiple of 8."""
    share = min(USUAL_SIZE / (rules.players * len(rules.deck)), 1)
    return max(round(worlds * share / LANES), 1) * LANES


def sample(known: Constraints, count: int, rng: Random) -> Generator[None, None, Worlds]:
    """So many worlds (a multiple of 8) that meet the constraints, each about equally likely."""
    open_places = [place for place, size in enumerate(known.room) if size]
    bits = max(width(len(open_places)), 1)
    index = {place: number for number, place in enumerate(open_places)}
    owner = {card: [0] * bits for card in known.holders}
    for world in range(DEALT):
        for card, place in _hasty(known, rng).items():
            for bit in range(bits):
                owner[card][bit] |= (index[place] >> bit & 1) << world
        yield
    for card, planes in owner.items():
        owner[card] = [tiled(plane, DEALT, count // DEALT) for plane in planes]
    allowed = {
        card: frozenset(index[place] for place in places if known.room[place])
        for card, places in known.holders.items()
    }
    yield from _stir(owner, allowed, count, rng)
    full = (1 << count) - 1
    lying: dict[Card, Sequence[Plane]] = {}
    for card, planes in owner.items():
        by_place = [0] * len(known.room)
        for place, part in zip(open_places, one_hot(planes, len(open_places), full), strict=True):
            by_place[place] = part
        lying[card] = by_place
    return Worlds(count, lying)


def _hasty(known: Constraints, rng: Random) -> Mapping[Card, Place]:
    """One world dealt card by card, the most constrained cards first."""
    for _ in range(TRIES):
        dealt = _dealt(known.holders, known.room, rng)
        if dealt is not None:
            return dealt
    return placement(known, rng)


def _dealt(holders: Holders, room: Sequence[int], rng: Random) -> dict[Card, Place] | None:
    cards = sorted(shuffled(tuple(holders), rng), key=lambda card: len(holders[card]))
    left = list(room)
    dealt: dict[Card, Place] = {}
    draw = rng.random
    for card in cards:
        places = holders[card]
        total = 0
        for place in places:
            total += left[place]
        if not total:
            return None
        at = draw() * total
        for place in places:
            at -= left[place]
            if at < 0:
                left[place] -= 1
                dealt[card] = place
                break
        else:
            return None
    return dealt


def _stir(
    owner: Mapping[Card, list[Plane]],
    allowed: Mapping[Card, frozenset[int]],
    count: int,
    rng: Random,
) -> Generator[None, None, None]:
    """Exchange cards in pairs, each pair in a random half of the worlds, where both may go.

    An exchange is as likely as its reverse, so evenly drawn worlds stay so and others become so.
    """
    cards = [card for card in owner if len(allowed[card]) > 1]
    full = (1 << count) - 1
    for _ in range(STIRRING):
        cards = list(shuffled(cards, rng))
        for one, other in zip(cards[::2], cards[1::2], strict=False):
            lanes = rng.getrandbits(count)
            here, there = owner[one], owner[other]
            if allowed[one] != allowed[other]:
                lanes &= _within(there, allowed[one], full) & _within(here, allowed[other], full)
            for bit, (x, y) in enumerate(zip(here, there, strict=True)):
                change = (x ^ y) & lanes
                here[bit] = x ^ change
                there[bit] = y ^ change
        yield


def _within(bits: Sequence[Plane], places: Iterable[int], full: Plane) -> Plane:
    """The lanes in which the bits spell one of the places."""
    lanes = 0
    for place in places:
        here = full
        for number, bit in enumerate(bits):
            here &= bit if place >> number & 1 else full ^ bit
        lanes |= here
    return lanes
