"""House rules as the screen shows them: every choice, its usual values, and their names.

Works on plain choices, as `hearts/engine/options.py` reads and writes them. Points are shown as
one choice for the hearts and one for each card that some variant counts.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, cast

from hearts.engine.cards import CARDS, PACK_SIZE, Card, Suit, card_of, cards_of
from hearts.engine.complaint import ImpossibleRules
from hearts.engine.options import Plain, choices_of, rules_for
from hearts.engine.rules import Direction, RuleSet
from hearts.engine.variants import VARIANTS, usual_players, variant_rules
from hearts.ui.text import Text

Choices = Mapping[str, Plain]
POINTS: Final = "points_"  # what the names of choices about points begin with
NAMED: Final = 2  # so many cards taken out are named one by one
PASSES: Final = (
    "off",
    ["left"],
    ["right"],
    ["left", "right"],
    ["left", "right", "hold"],
    ["left", "right", "across", "hold"],
)


class Choice(NamedTuple):
    """One choice by name, and values for it besides the one in force."""

    name: str
    values: tuple[Plain, ...]


SWITCH: Final = (True, False)
GROUPS: Final[Mapping[str, tuple[Choice, ...]]] = {
    "cards": (
        Choice("packs", (1, 2)),
        Choice("removed", ([],)),
        Choice("kitty", ("none", "first_trick", "dead")),
        Choice("hand_size", (None, 13, 10, 8)),
    ),
    "passing": (
        Choice("passing", PASSES),
        Choice("pass_count", (1, 2, 3, 4, 5)),
    ),
    "play": (
        Choice("opening", ("lowest_club", "left_of_dealer")),
        Choice("first_trick_points", (False, True)),
        Choice("must_break", SWITCH),
        Choice("queen_breaks", SWITCH),
        Choice("queen_waits", ("no", "lead", "play")),
        Choice("trump", (None, "hearts")),
        Choice("twins", ("play", "cancel")),
    ),
    "points": (
        Choice("points_H", (0, 1, 2, "rank")),
        Choice("points_QS", (0, 5, 13, 25)),
        Choice("points_KS", (0, 10)),
        Choice("points_AS", (0, 7)),
        Choice("points_JD", (0, -10)),
    ),
    "end": (
        Choice("moon", ("add", "subtract", "choose", "off")),
        Choice("moon_value", ("in_play", 20, 26, 50)),
        Choice("limit", (30, 50, 100, 150, 200, 300, 500, 1000)),
    ),
}
"""Every choice of a rule set, as they are grouped on the screen."""


def in_force(variant: str, players: int, choices: Choices) -> dict[str, Plain]:
    """The value of every choice, also where all together are impossible."""
    try:
        return shown_values(choices_of(rules_for(variant, players, choices)))
    except ImpossibleRules:
        pass
    values = choices_of(variant_rules(variant, players if is_usual(variant, players) else None))
    if not is_usual(variant, players):
        values["hand_size"] = None
        if isinstance(values["passing"], list) and players % 2:
            values["passing"] = [way for way in values["passing"] if way != Direction.ACROSS]
    points = {**cast(Choices, values["points"]), **cast(Choices, choices.get("points", {}))}
    return shown_values({**values, **choices, "points": points})


def is_usual(variant: str, players: int) -> bool:
    """Whether the variant is made for that many players."""
    return players in usual_players(variant)


def shown_values(plain: Choices) -> dict[str, Plain]:
    """Plain choices with the points split up."""
    values = dict(plain)
    table = cast(Choices, values.pop("points"))
    for choice in GROUPS["points"]:
        what = choice.name.removeprefix(POINTS)
        values[choice.name] = table.get(what, 0) if len(what) == 1 else _worth(table, what)
    return values


def _worth(table: Choices, face: str) -> Plain:
    of_suit = table.get(face[1], 0)
    return table.get(face, card_of(face).rank if of_suit == "rank" else of_suit)


def chosen(choices: Choices, name: str, value: Plain) -> dict[str, Plain]:
    """The choices with one more made, or changed."""
    if not name.startswith(POINTS):
        return {**choices, name: value}
    table = {**cast(Choices, choices.get("points", {})), name.removeprefix(POINTS): value}
    return {**choices, "points": table}


def unchosen(choices: Choices, name: str) -> dict[str, Plain]:
    """The choices without that one: it is as the variant has it."""
    if not name.startswith(POINTS):
        return {other: value for other, value in choices.items() if other != name}
    left = dict(cast(Choices, choices.get("points", {})))
    left.pop(name.removeprefix(POINTS), None)
    rest = unchosen(choices, "points")
    return {**rest, "points": left} if left else rest


def differing(rules: RuleSet) -> dict[str, tuple[Plain, Plain]]:
    """By name, each choice that is not as the variant has it: its value and the usual one."""
    own = shown_values(choices_of(rules))
    usual = in_force(rules.variant, rules.players, {})
    return {name: (own[name], usual[name]) for name in own if own[name] != usual[name]}


def house_rules(rules: RuleSet) -> dict[str, Plain]:
    """The choices that make this rule set out of its variant."""
    plain = choices_of(rules)
    differ = set(differing(rules))
    if "kitty" in differ:  # which decides these where nothing else does
        differ |= {"removed", "hand_size"}
    if rules.points != variant_rules(rules.variant).points:
        differ.add("points")
    return {name: value for name, value in plain.items() if name in differ}


def values_of(choice: Choice, now: Plain, usual: Plain, players: int, packs: int) -> list[Plain]:
    """The values to choose from: those listed, what comes out even, the usual and the present."""
    values = list(choice.values)
    if choice.name == "removed":
        values.append([card.text for card in evening_out(players, packs)])
    found: list[Plain] = []
    for value in (*values, usual, now):
        if not any(type(value) is type(other) and value == other for other in found):
            found.append(value)
    if all(isinstance(value, int) and not isinstance(value, bool) for value in found):
        found.sort(key=lambda value: cast(int, value))
    return found


def evening_out(players: int, packs: int) -> tuple[Card, ...]:
    """Low cards to take out so that the rest come out even."""
    if packs == 1 and players in VARIANTS["black_lady"]:
        return VARIANTS["black_lady"][players].removed
    diamonds = [card for card in CARDS[: PACK_SIZE * packs] if card.suit is Suit.DIAMONDS]
    diamonds.sort(key=lambda card: card.rank)
    return tuple(sorted(diamonds[: PACK_SIZE * packs % players]))


def name_text(text: Text, name: str) -> str:
    return text(f"choice.{name}.name")


def value_text(text: Text, name: str, value: Plain) -> str:
    """The name of a value."""
    if name == "passing" and isinstance(value, list):
        words = tuple(text(f"direction.{way}") for way in cast(Sequence[str], value))
        return capital(text.listed(words))
    if name == "removed":
        cards = cards_of(" ".join(cast(Sequence[str], value)))
        if 0 < len(cards) <= NAMED:
            return capital(text.cards(cards))
        return text("choice.removed.cards" if cards else "choice.removed.none", count=len(cards))
    if isinstance(value, bool):
        return text(f"choice.{name}.{'yes' if value else 'no'}")
    if isinstance(value, int):
        return text.number(value)
    return text(f"choice.{name}.{'none' if value is None else value}")


def capital(sentence: str) -> str:
    """The text with its first letter as at the beginning of a sentence."""
    return sentence[:1].upper() + sentence[1:]
