"""Choosing cards by priority: scan an order of cards, each takes the lanes that want it."""

from collections.abc import Iterable, Sequence

from hearts.cpu.planes import Plane

Planes = Sequence[Plane]  # by card


class Picks:
    """What one place plays, chosen bit by bit; `need` are the lanes still without a card."""

    __slots__ = ("cards", "need")

    def __init__(self, need: Plane) -> None:
        self.need = need
        self.cards: list[tuple[int, Plane]] = []

    def scan(self, order: Iterable[int], planes: Planes, lanes: Plane) -> None:
        """In those of the lanes that are in need, pick the first card whose plane allows it."""
        wanted = left = lanes & self.need
        if not wanted:
            return
        for card in order:
            chosen = planes[card] & left
            if chosen:
                self.cards.append((card, chosen))
                left ^= chosen
                if not left:
                    break
        self.need ^= wanted ^ left


def union(planes: Planes, cards: Iterable[int]) -> Plane:
    """The lanes in which any of the cards' planes is set."""
    lanes = 0
    for card in cards:
        lanes |= planes[card]
    return lanes


def spared(planes: list[Plane], cards: Iterable[int], spare: Iterable[int], lanes: Plane) -> None:
    """Take the cards to spare out of the planes, in the lanes where another of `cards` is left."""
    unwanted = list(spare)
    if not union(planes, unwanted):
        return
    others = set(cards).difference(unwanted)
    lanes &= union(planes, others)
    if lanes:
        for card in unwanted:
            planes[card] ^= planes[card] & lanes
