"""What the normal level passes: danger, voids, guards of the queen; or losers before a moon."""

from collections.abc import Callable, Collection
from itertools import product
from typing import Final

from hearts.cpu.counting import heavy_cards, of_suit, rank_of
from hearts.cpu.shooting import are_few, losers
from hearts.engine.cards import Card, Suit
from hearts.engine.rules import Moon, RuleSet
from hearts.engine.view import View

Cards = tuple[Card, ...]

ENOUGH_GUARDS: Final = 3
"""With so many low cards of its suit the queen of spades, or the ace or king, is safe to keep."""

SHORTNESS: Final = 5
VOID: Final = 16
"""Danger points for every card that the suit is shorter than six, and for a suit passed whole."""


def cards_to_give(view: View) -> Cards:
    """The cards to pass."""
    return _for_the_moon(view) or _for_safety(view)


def _for_safety(view: View) -> Cards:
    """The cards that are most dangerous together, whole suits counting extra."""
    watched = {card.suit for card in heavy_cards(view.rules)}
    danger = {card: danger_of(card, view.hand, view.rules) for card in view.hand}

    def relief(given: Cards, kept: Cards) -> float:
        void = bool(given) and not kept and given[0].suit not in watched
        return sum(danger[card] for card in given) + VOID * void

    return _best_split(view, lambda card: -danger[card], relief)


def danger_of(card: Card, hand: Collection[Card], rules: RuleSet) -> float:
    """How much the hand would rather be without the card."""
    height, suit = card.rank - 2, of_suit(hand, card.suit)
    heavy = [other for other in heavy_cards(rules) if other.suit is card.suit]
    if rules.worth[card] < 0:
        return -20
    if heavy:
        lowest = min(map(rank_of, heavy))
        guards = sum(other.rank < lowest for other in suit)
        if card.rank < lowest:
            return -10
        return -5 if guards >= ENOUGH_GUARDS else 90 if card in heavy else 80
    if rules.worth[card] > 0:
        return 3 * height + (4 if len(suit) < 4 else 0)
    return 2.5 * height + SHORTNESS * (6 - len(suit))


def _for_the_moon(view: View) -> Cards | None:
    """The low cards whose loss leaves the fewest losers, where that makes a hand to shoot with."""
    rules = view.rules
    if rules.moon is Moon.OFF:
        return None
    outside = set(rules.deck).difference(view.hand)
    out = {suit: of_suit(outside, suit) for suit in Suit}

    def relief(given: Cards, kept: Cards) -> float:
        return -losers(kept, out, rules.players) - 0.001 * sum(map(rank_of, given))

    given = _best_split(view, rank_of, relief)
    left = set(view.hand).difference(given)
    return given if are_few(losers(left, out, rules.players), rules) else None


def _best_split(
    view: View, order: Callable[[Card], float], relief: Callable[[Cards, Cards], float]
) -> Cards:
    """The cards to give, the first of each suit in that order: what brings the most relief.

    `relief` judges one suit from the cards given and the cards kept of it.
    """
    best: dict[int, tuple[float, Cards]] = {0: (0, ())}  # by how many are given so far
    for suit in Suit:
        cards = tuple(sorted(of_suit(view.hand, suit), key=order))
        options = [
            (relief(cards[:count], cards[count:]), cards[:count])
            for count in range(min(len(cards), view.rules.pass_count) + 1)
        ]
        longer: dict[int, tuple[float, Cards]] = {}
        for (so_far, given), (more, cards) in product(best.values(), options):
            count = len(given) + len(cards)
            if count <= view.rules.pass_count:
                option = (so_far + more, given + cards)
                longer[count] = max(longer.get(count, option), option)
        best = longer
    return best[view.rules.pass_count][1]
