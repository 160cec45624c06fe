"""House rules: the choices of a rule set as plain data (what JSON can say), both ways."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, cast

from hearts.engine.cards import SUIT_FACES, SUIT_TEXT, Card, Suit, card_of
from hearts.engine.plain import Plain, read_number, read_switch, read_word
from hearts.engine.rules import (
    Direction,
    Kitty,
    Moon,
    Opening,
    PointTable,
    QueenWaits,
    RuleSet,
    Twins,
    point_table,
)
from hearts.engine.variants import usual_players, variant_rules

NO_CHOICES: Final[Mapping[str, Plain]] = {}


def rules_for(
    variant: str, players: int | None = None, choices: Mapping[str, Plain] = NO_CHOICES
) -> RuleSet:
    """The variant's rule set with house rules on top.

    `choices` maps names of `CHOICES` to plain values; `points` is merged into the variant's own
    table. With a kitty chosen where the variant has none, nothing is taken out unless `removed`
    says so. ValueError, with a sentence, for an unknown or impossible choice.
    """
    usual = usual_players(variant)
    if players is None or players in usual:
        base, values = variant_rules(variant, players), {}
    else:
        base = variant_rules(variant)
        values = _stretched(base, read_number("players", players))
    for name, plain in choices.items():
        if name not in CHOICES:
            raise ValueError(f"{name!r} is no rule: choose among {', '.join(CHOICES)}")
        values[name] = CHOICES[name].read(plain, base)
    if "kitty" in values and values["kitty"] is not base.kitty:
        if base.kitty is Kitty.NONE:
            values.setdefault("removed", ())
        if values["kitty"] is Kitty.NONE:
            values.setdefault("hand_size", None)
    return replace(base, **values)


def choices_of(rules: RuleSet) -> dict[str, Plain]:
    """Every choice of the rule set as a plain value; `rules_for` turns it back."""
    return {name: choice.write(rules) for name, choice in CHOICES.items()}


def _stretched(base: RuleSet, players: int) -> dict[str, Any]:
    """What changes when a variant is played by a number of players it was not made for."""
    passing = tuple(way for way in base.passing if way is not Direction.ACROSS or players % 2 == 0)
    return {"players": players, "passing": passing, "hand_size": None}


@dataclass(frozen=True)
class Choice:
    """How one choice is read from a plain value, on top of a rule set, and written as one."""

    read: Callable[[Plain, RuleSet], Any]
    write: Callable[[RuleSet], Plain]


def _number(name: str) -> Choice:
    return Choice(lambda plain, _: read_number(name, plain), lambda rules: getattr(rules, name))


def _number_or(name: str, word: str | None) -> Choice:
    def read(plain: Plain, _: RuleSet) -> int | None:
        return None if plain is None or plain == word else read_number(name, plain)

    def write(rules: RuleSet) -> Plain:
        number: int | None = getattr(rules, name)
        return word if number is None else number

    return Choice(read, write)


def _switch(name: str) -> Choice:
    return Choice(lambda plain, _: read_switch(name, plain), lambda rules: getattr(rules, name))


def _one_of(name: str, words: type[StrEnum]) -> Choice:
    return Choice(
        lambda plain, _: read_word(name, plain, words), lambda rules: str(getattr(rules, name))
    )


def _read_passing(plain: Plain, _: RuleSet) -> tuple[Direction, ...]:
    if plain == "off":
        return ()
    if not isinstance(plain, list) or not plain:
        raise ValueError(f"passing must be 'off' or a list of directions, not {plain!r}")
    return tuple(read_word("passing", word, Direction) for word in cast(list[object], plain))


def _read_removed(plain: Plain, _: RuleSet) -> tuple[Card, ...]:
    if not isinstance(plain, list):
        raise ValueError(f"removed must be a list of cards, not {plain!r}")
    return tuple(sorted(card_of(cast(str, word)) for word in cast(list[object], plain)))


def _read_trump(plain: Plain, _: RuleSet) -> Suit | None:
    if plain not in (None, "hearts"):
        raise ValueError(f"trump must be null or 'hearts', not {plain!r}")
    return Suit.HEARTS if plain else None


def _read_points(plain: Plain, base: RuleSet) -> PointTable:
    """Points by suit ("H": 1, or "rank") and by card ("QS": 13), cards over suits."""
    if not isinstance(plain, dict):
        raise ValueError(f"points must map cards or suits to numbers, not {plain!r}")
    table = dict(base.points)
    by_length = sorted(cast(dict[str, object], plain).items(), key=lambda item: len(item[0]))
    for name, value in by_length:
        if len(name) == 1 and name in SUIT_TEXT:
            faces = SUIT_FACES[SUIT_TEXT.index(name)]
        else:
            faces = (card_of(name).face,)
        for face in faces:
            table[face] = face.rank if value == "rank" else read_number(f"points of {name}", value)
    return point_table(table)


def _write_points(rules: RuleSet) -> dict[str, Plain]:
    """Each suit's usual value and the cards that differ; 0 only where the variant says more."""
    values, own = dict(rules.points), dict(variant_rules(rules.variant).points)
    table: dict[str, Plain] = {}
    for faces in SUIT_FACES:
        worth = {face: values.get(face, 0) for face in faces}
        if all(value == face.rank for face, value in worth.items()):
            table[str(faces[0].suit)] = "rank"
            continue
        usual, _ = Counter(worth.values()).most_common(1)[0]
        silenced = [face for face in faces if face in own and not worth[face]]
        if usual or len(silenced) > 1:
            table[str(faces[0].suit)] = usual
            silenced = []
        for face, value in worth.items():
            if value != usual or face in silenced:
                table[face.text] = value
    return table


CHOICES: Final[Mapping[str, Choice]] = {
    "packs": _number("packs"),
    "removed": Choice(_read_removed, lambda rules: [card.text for card in rules.removed]),
    "hand_size": _number_or("hand_size", None),
    "kitty": _one_of("kitty", Kitty),
    "passing": Choice(_read_passing, lambda rules: [str(d) for d in rules.passing] or "off"),
    "pass_count": _number("pass_count"),
    "opening": _one_of("opening", Opening),
    "first_trick_points": _switch("first_trick_points"),
    "must_break": _switch("must_break"),
    "queen_breaks": _switch("queen_breaks"),
    "queen_waits": _one_of("queen_waits", QueenWaits),
    "trump": Choice(_read_trump, lambda rules: rules.trump and rules.trump.name.lower()),
    "points": Choice(_read_points, _write_points),
    "moon": _one_of("moon", Moon),
    "moon_value": _number_or("moon_value", "in_play"),
    "limit": _number("limit"),
    "twins": _one_of("twins", Twins),
}
"""Every choice by name, in the order they are shown."""
