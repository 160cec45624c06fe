"""Shooting the moon by rules of thumb: when to try, and what to play then."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from hearts.cpu.count import Count
from hearts.cpu.counting import at_stake, higher, is_last, of_suit, rank_of, takes
from hearts.engine.cards import Card, Suit
from hearts.engine.rules import Moon, RuleSet

FEW: Final = 0.25
"""With no more losers than this part of a hand as it was dealt, it goes for the moon."""

Out = Mapping[Suit, Sequence[Card]]  # the cards of other hands by suit


def losers(hand: Collection[Card], out: Out, players: int) -> int:
    """How many cards of the hand are likely to lose a trick, led from the top of each suit."""
    return sum(_losers_of(of_suit(hand, suit), out[suit], players) for suit in Suit)


def _losers_of(holding: Sequence[Card], out: Sequence[Card], players: int) -> int:
    others = players - 1
    longest = max(1, len(out) // others + (len(out) > 1)) if out else 0
    winners = lost = 0
    for card in reversed(holding):
        if higher(card, out) <= lost or winners >= longest:
            winners += 1
        else:
            lost += 1
    return lost


def are_few(losing: int, rules: RuleSet) -> bool:
    """Whether a hand with so many losers may go for the moon."""
    return losing <= FEW * rules.cards_each


def shoots(count: Count) -> bool:
    """Whether the hand is strong enough to take every penalty card, and still can."""
    view, rules = count.view, count.rules
    if rules.moon is Moon.OFF or any(seat != view.seat for seat in count.on_board):
        return False
    lost = at_stake(view) > 0 and not any(takes(view, card) for card in view.playable)
    return not lost and are_few(losers(view.hand, count.out, rules.players), rules)


def shooting_lead(count: Count) -> Card:
    """The card least likely to lose, of the longest suit."""
    hand = count.view.hand
    return min(
        count.view.playable,
        key=lambda card: (
            higher(card, count.out[card.suit]),
            -len(of_suit(hand, card.suit)),
            -card.rank,
        ),
    )


def shooting_answer(count: Count) -> Card:
    """A card that takes the trick, as high as it needs to be; else the one to lose with."""
    view = count.view
    over = [card for card in view.playable if takes(view, card)]
    if over:
        return min(over, key=rank_of) if is_last(view) else max(over, key=rank_of)
    return min(view.playable, key=lambda card: (count.worth[card] > 0, card.rank))
