"""The nine variants: named rule sets, each saying only what differs from `classic`."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from hearts.engine.cards import FACES, QUEEN_OF_SPADES, Suit, card_of, cards_of
from hearts.engine.rules import (
    Direction,
    Kitty,
    Moon,
    Opening,
    RuleSet,
    Twins,
    point_table,
)

CLASSIC: Final = RuleSet()

_TAKEN_OUT: Final = {
    3: cards_of("2D"),
    4: (),
    5: cards_of("2C 2D"),
    6: cards_of("3C 4C 2D 3D"),
    7: cards_of("3C 2D 3D"),
}
_LEFT_RIGHT: Final = (Direction.LEFT, Direction.RIGHT)


def _black_lady(players: int) -> RuleSet:
    return replace(
        CLASSIC,
        variant="black_lady",
        players=players,
        removed=_TAKEN_OUT[players],
        passing=CLASSIC.passing if players == 4 else _LEFT_RIGHT,
        queen_breaks=True,
        moon=Moon.CHOOSE,
    )


def _club(players: int) -> RuleSet:
    return replace(
        CLASSIC,
        variant="club",
        players=players,
        removed=_TAKEN_OUT[players],
        passing=CLASSIC.passing if players == 4 else (*_LEFT_RIGHT, Direction.HOLD),
    )


_DUEL: Final = replace(
    CLASSIC,
    variant="duel",
    players=2,
    removed=tuple(face for face in FACES if face.rank in (3, 5, 7, 9, 11, 13)),
    hand_size=13,
    kitty=Kitty.DEAD,
    passing=(),
    first_trick_points=True,
    trump=Suit.HEARTS,
    moon_value=20,
)
_OLD_SCHOOL: Final = replace(
    CLASSIC,
    variant="old_school",
    passing=(),
    opening=Opening.LEFT_OF_DEALER,
    first_trick_points=True,
    must_break=False,
)
_BLACK_MARIA: Final = replace(
    _OLD_SCHOOL,
    variant="black_maria",
    players=3,
    removed=cards_of("2C"),
    passing=(Direction.RIGHT,),
    points=point_table(dict(CLASSIC.points) | {card_of("KS"): 10, card_of("AS"): 7}),
)
_SPOT: Final = replace(
    CLASSIC,
    variant="spot",
    points=point_table(
        {face: face.rank for face in FACES if face.suit is Suit.HEARTS} | {QUEEN_OF_SPADES: 25}
    ),
    limit=500,
)
_OMNIBUS: Final = replace(
    CLASSIC,
    variant="omnibus",
    points=point_table(dict(CLASSIC.points) | {card_of("JD"): -10}),
)


def _cancellation(players: int) -> RuleSet:
    return replace(
        _OLD_SCHOOL,
        variant="cancellation",
        players=players,
        packs=2,
        kitty=Kitty.FIRST_TRICK,
        twins=Twins.CANCEL,
    )


def _by_players(*rule_sets: RuleSet) -> Mapping[int, RuleSet]:
    return {rules.players: rules for rules in rule_sets}


VARIANTS: Final[Mapping[str, Mapping[int, RuleSet]]] = {
    "classic": _by_players(CLASSIC),
    "black_lady": _by_players(*(_black_lady(players) for players in (4, 3, 5, 6, 7))),
    "club": _by_players(*(_club(players) for players in (4, 3, 5))),
    "duel": _by_players(_DUEL),
    "omnibus": _by_players(_OMNIBUS),
    "black_maria": _by_players(_BLACK_MARIA),
    "spot": _by_players(_SPOT),
    "cancellation": _by_players(*(_cancellation(players) for players in (6, 7, 8, 9, 10))),
    "old_school": _by_players(_OLD_SCHOOL),
}
"""Rule sets by variant and number of players, the usual number first."""


def usual_players(variant: str) -> tuple[int, ...]:
    """The numbers of players a variant is made for, the usual one first."""
    return tuple(_rows(variant))


def variant_rules(variant: str, players: int | None = None) -> RuleSet:
    """The rule set of a variant, ValueError when it is unknown.

    For a number of players the variant is not made for, see `rules_for` in `options.py`.
    """
    rows = _rows(variant)
    return next(iter(rows.values())) if players is None else rows[players]


def _rows(variant: str) -> Mapping[int, RuleSet]:
    try:
        return VARIANTS[variant]
    except (KeyError, TypeError):
        raise ValueError(
            f"{variant!r} is no variant: choose one of {', '.join(VARIANTS)}"
        ) from None
