"""The novice: plays by the rules, keeps no count, and ducks when it thinks of it."""

from collections.abc import Generator, Sequence
from random import Random
from typing import Final

from hearts.engine.cards import Card
from hearts.engine.events import Action, ChooseMoon, Pass, Play
from hearts.engine.game import Phase
from hearts.engine.play import winner
from hearts.engine.score import automatic_choice
from hearts.engine.view import View

CARE: Final = 0.6
"""How often the novice thinks before it plays; otherwise any card will do."""


class Novice:
    """A beginner."""

    def think(self, view: View, rng: Random) -> Generator[None, None, Action]:
        """Choose an action, most times with some thought."""
        yield
        if view.phase is Phase.PASS:
            return Pass(view.seat, _passed(view, rng))
        if view.phase is Phase.MOON:
            choice = automatic_choice(view.rules, view.totals, view.table.taken)
            return ChooseMoon(view.seat, choice)
        return Play(view.seat, _played(view, rng))


def _passed(view: View, rng: Random) -> tuple[Card, ...]:
    """Mostly high cards, whatever their suit."""
    by_fear = sorted(view.hand, key=lambda card: card.rank + 6 * rng.random(), reverse=True)
    return tuple(by_fear[: view.rules.pass_count])


def _played(view: View, rng: Random) -> Card:
    may = view.playable
    if rng.random() > CARE:
        return _any_of(may, rng)
    if not view.table.trick:
        return min(may, key=_rank)
    losing = [card for card in may if not _takes(view, card)]
    if losing:
        return max(losing, key=lambda card: (view.rules.worth[card], card.rank))
    return _any_of(may, rng)


def _takes(view: View, card: Card) -> bool:
    """Whether the card would hold the trick as it lies."""
    trick = view.table.trick
    return winner(view.rules, (*trick, card)) == len(trick)


def _any_of(cards: Sequence[Card], rng: Random) -> Card:
    return cards[int(rng.random() * len(cards))]


def _rank(card: Card) -> int:
    return card.rank
