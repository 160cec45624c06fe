"""A batch of worlds: many deals at the same point, one bit of every plane for each.

A batch is `segments` copies of the same worlds side by side. The copies differ in what is tried
in them, and share their cards and coins, so that candidates are compared on equal terms.
Places are counted from the leader of the trick: place 0 leads, 1 plays next, and so on.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from hearts.cpu.plan import Plan
from hearts.cpu.planes import Plane, binary, lessened, one_hot, tiled, turned, width

COINS: Final = 29  # planes of coins; prime, so that they are met in ever new pairs


class Batch:
    """The state of every world; what is by place has an entry for each seat."""

    __slots__ = (
        "alive",
        "broken",
        "burdened",
        "coins",
        "ducking",
        "first_trick",
        "fresh",
        "full",
        "loaded",
        "me",
        "mine",
        "opening",
        "owner",
        "passive",
        "plan",
        "pot",
        "segments",
        "shooting",
        "tricks",
        "tricks_left",
        "wary",
        "worlds",
    )

    def __init__(self, plan: Plan, worlds: int, segments: int, rng: Random) -> None:
        players = plan.rules.players
        self.plan, self.worlds, self.segments = plan, worlds, segments
        self.full: Plane = (1 << worlds * segments) - 1
        self.alive: list[Plane] = [0] * 104  # by card: it is in a hand
        self.owner: list[list[Plane]] = [[] for _ in range(104)]  # by card: bits of the place
        self.me = [0] * players  # the seat whose points are counted
        self.burdened = [0] * players  # has taken a penalty card
        self.shooting = [0] * players  # tries to take them all
        self.passive = [0] * players  # takes no risks: no early high cards, no driving out
        self.ducking = [0] * players  # plays like a simple ducker
        self.wary: Plane = 0  # `me` looks out for moons before anybody else does
        self.loaded = [0] * players  # has taken them in two tricks, or a spike
        self.broken: Plane = 0
        self.fresh = [self.full] * 4  # by suit: it has not been led yet
        self.pot: dict[int, Plane] = {}  # valued cards that go to the next taker
        self.mine: dict[int, Plane] = {}  # valued cards taken by `me`
        self.first_trick = False
        self.opening = False  # the lowest club must be led
        self.tricks = 0  # played before
        self.tricks_left = 0
        self.coins = [tiled(rng.getrandbits(worlds), worlds, segments) for _ in range(COINS)]

    def put(self, card: int, place: int) -> None:
        """Lay a card into the same hand in every world."""
        bits = width(self.plan.rules.players)
        self.alive[card] = self.full
        self.owner[card] = [self.full if place >> bit & 1 else 0 for bit in range(bits)]

    def spread(self, card: int, places: Sequence[Plane]) -> None:
        """Lay a card into the hands given by place, as planes one segment wide."""
        parts = [tiled(part, self.worlds, self.segments) if part else 0 for part in places]
        self.owner[card] = binary(parts)
        alive = 0
        for part in parts:
            alive |= part
        self.alive[card] = alive

    def segment(self, plane: Plane, index: int) -> Plane:
        """One segment of a plane."""
        return plane >> index * self.worlds & (1 << self.worlds) - 1

    def lanes_of(self, indices: Iterable[int]) -> Plane:
        """The lanes of these segments."""
        one = (1 << self.worlds) - 1
        lanes = 0
        for index in indices:
            lanes |= one << index * self.worlds
        return lanes

    def hands(self, cards: Iterable[int]) -> list[list[Plane]]:
        """By place and card: the place holds the card."""
        if self.plan.rules.players == 4:
            return self._hands4(cards)
        players = self.plan.rules.players
        held = [[0] * 104 for _ in range(players)]
        for card in cards:
            for place, part in enumerate(one_hot(self.owner[card], players, self.alive[card])):
                held[place][card] = part
        return held

    def _hands4(self, cards: Iterable[int]) -> list[list[Plane]]:
        alive, owner = self.alive, self.owner
        zero, one, two, three = [0] * 104, [0] * 104, [0] * 104, [0] * 104
        for card in cards:
            here = alive[card]
            low, high = owner[card]
            upper = here & high
            three[card] = odd = upper & low
            two[card] = upper ^ odd
            here ^= upper
            one[card] = odd = here & low
            zero[card] = here ^ odd
        return [zero, one, two, three]

    def turn(self, cards: Iterable[int], winning: Sequence[Plane]) -> None:
        """Count places from the winner of the trick."""
        alive, owner = self.alive, self.owner
        players = self.plan.rules.players
        if players == 4:
            one, two = winning[1] | winning[3], winning[2] | winning[3]
            for card in cards:
                if alive[card]:
                    pair = owner[card]
                    pair[0] = low = pair[0] ^ one
                    pair[1] ^= two ^ (one & low)
        else:
            less = binary(winning)
            for card in cards:
                if alive[card]:
                    owner[card] = lessened(owner[card], less, players)
        self.me = turned(self.me, winning)
        self.burdened = turned(self.burdened, winning)
        self.loaded = turned(self.loaded, winning)
        self.passive = turned(self.passive, winning)
        self.ducking = turned(self.ducking, winning)
        if any(self.shooting):
            self.shooting = self.undeterred(turned(self.shooting, winning))

    def take(self, takers: Sequence[Plane], taken: Plane) -> None:
        """Give the pot to the takers by place, in the lanes in which it is taken."""
        pot = self.pot
        if not pot:
            return
        by_me = painful = spiked = 0
        for mine, lanes in zip(self.me, takers, strict=True):
            by_me |= mine & lanes
        for card, lanes in pot.items():
            if self.plan.worth[card] > 0:
                painful |= lanes
                if self.plan.spiky[card]:
                    spiked |= lanes
            if lanes & by_me:
                self.mine[card] = self.mine.get(card, 0) | lanes & by_me
        for place, lanes in enumerate(takers):
            pained = lanes & painful
            self.loaded[place] |= self.burdened[place] & pained | lanes & spiked
            self.burdened[place] |= pained
        self.pot = (
            {}
            if taken == self.full
            else {card: left for card, lanes in pot.items() if (left := lanes ^ (lanes & taken))}
        )

    def undeterred(self, shooting: Sequence[Plane]) -> list[Plane]:
        """The shooters that go on: those of whom no other seat has taken a penalty card."""
        free = self.unburdened
        return [
            shot & (free | burdened) for shot, burdened in zip(shooting, self.sole(), strict=True)
        ]

    @property
    def unburdened(self) -> Plane:
        """The lanes in which nobody has taken a penalty card."""
        lanes = self.full
        for burdened in self.burdened:
            lanes ^= lanes & burdened
        return lanes

    def sole(self) -> list[Plane]:
        """By place: it alone has taken penalty cards."""
        once = twice = 0
        for burdened in self.burdened:
            twice |= once & burdened
            once |= burdened
        single = once ^ twice
        return [single & burdened for burdened in self.burdened]

    @property
    def my_moon(self) -> Plane:
        """The lanes in which `me` has taken all penalty cards, once all have been taken."""
        lanes = 0
        for mine, burdened in zip(self.me, self.sole(), strict=True):
            lanes |= mine & burdened
        return lanes

    @property
    def their_moon(self) -> Plane:
        """The lanes in which another seat has taken all of them."""
        lanes = 0
        for mine, burdened in zip(self.me, self.sole(), strict=True):
            lanes |= burdened & (self.full ^ mine)
        return lanes
