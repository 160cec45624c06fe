"""Spoiling another seat's moon by rules of thumb."""

from typing import Final

from hearts.cpu.count import Count
from hearts.cpu.counting import follows, heavy_cards, rank_of, takes
from hearts.cpu.easy import burden
from hearts.engine.cards import Card
from hearts.engine.rules import Moon, Seat

ALARMING_POINTS: Final = 8
ALARMING_CARDS: Final = 3
"""So many points, in so many cards, on one seat and none on any other look like a moon."""

PRICE: Final = 4
"""The most points to pay for spoiling it."""


def threat(count: Count) -> Seat | None:
    """The other seat that may be shooting the moon."""
    if count.rules.moon is Moon.OFF or len(count.on_board) != 1:
        return None
    (seat,) = count.on_board
    taken = count.rules.penalties.intersection(count.view.table.taken[seat])
    alarming = len(taken) >= ALARMING_CARDS and count.penalty(taken) >= ALARMING_POINTS * count.unit
    return seat if alarming and seat != count.view.seat else None


def spoiling_lead(count: Count) -> Card | None:
    """A penalty card that surely takes the trick it leads, and not for much."""
    sure = [
        card
        for card in count.view.playable
        if count.worth[card] > 0 and count.takes(card) > 0.95 and _affordable(count, card)
    ]
    return min(sure, key=count.price) if sure else None


def spoiling_answer(count: Count, shooter: Seat) -> Card | None:
    """Take points away from the shooter or give some to another seat; else keep what may."""
    view = count.view
    to_shooter = count.holding_trick == shooter or shooter in count.later
    if follows(view):
        return _taking(count, shooter) or (_staying_low(count) if to_shooter else None)
    points = [card for card in view.playable if count.worth[card] > 0]
    if to_shooter:
        harmless = [card for card in view.playable if count.worth[card] <= 0]
        return max(harmless, key=lambda card: burden(card, view)) if harmless else None
    watched = heavy_cards(count.rules).intersection(points)
    if watched:
        return max(watched, key=lambda card: count.worth[card])
    return min(points, key=lambda card: (count.worth[card], card.rank)) if points else None


def _taking(count: Count, shooter: Seat) -> Card | None:
    """The highest card that takes a trick with points, where it is cheap and likely to hold."""
    if count.penalty((*count.view.table.trick, *count.view.table.carried)) == 0:
        return None
    over = [
        card
        for card in count.view.playable
        if _affordable(count, card) and (shooter not in count.later or count.takes(card) > 0.5)
    ]
    return max(over, key=rank_of) if over else None


def _affordable(count: Count, card: Card) -> bool:
    return takes(count.view, card) and count.price(card) <= PRICE * count.unit


def _staying_low(count: Count) -> Card | None:
    """The lowest card under the trick, so that a higher one may still stop the shooter."""
    under = [card for card in count.view.playable if not takes(count.view, card)]
    return min(under, key=lambda card: (card in heavy_cards(count.rules), card.rank), default=None)
