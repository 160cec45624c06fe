"""Positions for computer players, written as one seat sees them."""

from collections.abc import Iterator
from random import Random

from hearts.engine.cards import Card, cards_of, shuffled
from hearts.engine.game import Game
from hearts.engine.position import Position, set_up
from hearts.engine.rules import RuleSet, Seat

Cards = tuple[Card, ...]


def asked(
    rules: RuleSet, hand: str, trick: str, out: str, shooter: Seat | None = None, seed: str = ""
) -> Game:
    """The game in which the seat that holds `hand` is to play to the trick that seat 0 has led.

    The cards that are `out`, and as many more as are needed, are dealt to the other seats; all
    else has been taken, the penalty cards by the shooter, or by all in turn.
    """
    led, own = cards_of(trick), cards_of(hand)
    seat = len(led)
    named = (*led, *own, *cards_of(out))
    rng = Random(seed)
    rest = list(shuffled([card for card in rules.deck if card not in named], rng))
    rest.sort(key=lambda card: card in rules.penalties, reverse=True)
    sizes = [len(own) - (other < seat) for other in rules.seats]
    others = list(cards_of(out))
    while len(others) < sum(sizes) - len(own):
        others.append(rest.pop())
    dealt = iter(shuffled(others, rng))
    hands = tuple(
        own if other == seat else tuple(next(dealt) for _ in range(sizes[other]))
        for other in rules.seats
    )
    position = Position(
        hands,
        taken=_taken(rules, rest, shooter),
        trick=tuple(enumerate(led)),
        leader=0,
        broken=True,
    )
    return set_up(rules, "position", position)


def _taken(rules: RuleSet, cards: list[Card], shooter: Seat | None) -> tuple[Cards, ...]:
    """The cards in piles: all penalty cards to the shooter, if there is one."""

    def owners() -> Iterator[Seat]:
        for place, card in enumerate(cards):
            points = card in rules.penalties
            yield place % rules.players if shooter is None or not points else shooter

    piles: list[list[Card]] = [[] for _ in rules.seats]
    for owner, card in zip(owners(), cards, strict=True):
        piles[owner].append(card)
    return tuple(map(tuple, piles))
