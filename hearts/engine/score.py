"""Scoring: the points of a deal, the moon, and who has won."""

from typing import NamedTuple

from hearts.engine.cards import Card
from hearts.engine.rules import Moon, RuleSet, Seat

Taken = tuple[tuple[Card, ...], ...]  # the cards each seat has taken


class DealScore(NamedTuple):
    """What each seat scored in a deal, and who shot the moon in it, if anybody."""

    points: tuple[int, ...]
    shooter: Seat | None


def shooter(rules: RuleSet, taken: Taken) -> Seat | None:
    """The seat that has taken every penalty card in play, once all cards are taken.

    Judged from the cards, never from a total; None where that shoots no moon under the rules.
    """
    if rules.moon is Moon.OFF:
        return None
    penalties = rules.penalties
    burdened = [seat for seat, cards in enumerate(taken) if not penalties.isdisjoint(cards)]
    return burdened[0] if len(burdened) == 1 else None


def moon_value(rules: RuleSet, taken: Taken) -> int:
    """What a moon is worth: a fixed number, or the points of the penalty cards in play."""
    if rules.moon_value is not None:
        return rules.moon_value
    worth = rules.worth
    return sum(worth[card] for cards in taken for card in cards if worth[card] > 0)


def score(rules: RuleSet, taken: Taken, choice: Moon = Moon.ADD) -> DealScore:
    """The points of a finished deal.

    `choice` (add or subtract) decides a moon only where the rules leave it to the shooter. Bonus
    cards count for whoever took them, moon or not.
    """
    moon = shooter(rules, taken)
    if moon is None:
        return DealScore(tuple(map(rules.total, taken)), None)
    worth, value = rules.worth, moon_value(rules, taken)
    way = choice if rules.moon is Moon.CHOOSE else rules.moon
    to_shooter, to_others = (0, value) if way is Moon.ADD else (-value, 0)
    points = tuple(
        (to_shooter if seat == moon else to_others) + sum(min(worth[card], 0) for card in cards)
        for seat, cards in enumerate(taken)
    )
    return DealScore(points, moon)


def added(totals: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    """The totals after these points."""
    return tuple(map(int.__add__, totals, points))


def automatic_choice(rules: RuleSet, totals: tuple[int, ...], taken: Taken) -> Moon:
    """The shooter's choice when nobody makes it.

    The others score, unless the game would then be over with the shooter not among the lowest.
    """
    scored = score(rules, taken, Moon.ADD)
    winner = game_winner(rules, added(totals, scored.points))
    return Moon.ADD if winner in (None, scored.shooter) else Moon.SUBTRACT


def game_winner(rules: RuleSet, totals: tuple[int, ...], overtime: bool = False) -> Seat | None:
    """The seat alone with the lowest total, once some total has reached the limit.

    In `overtime` one had reached it before, and the lowest was shared: bonus cards and moons may
    have brought every total below the limit again.
    """
    lowest = min(totals)
    if (max(totals) < rules.limit and not overtime) or totals.count(lowest) > 1:
        return None
    return totals.index(lowest)
