"""House rules for the tests of everything: any choice on top of any variant."""

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

import pytest
from hypothesis import strategies as st

from hearts.engine.cards import FACES
from hearts.engine.options import rules_for
from hearts.engine.rules import RuleSet
from hearts.engine.variants import VARIANTS, usual_players

ALL_RULES: Final = [rules for rows in VARIANTS.values() for rules in rows.values()]
EVERY_RULE_SET: Final = pytest.mark.parametrize(
    "rules", ALL_RULES, ids=[f"{rules.variant}/{rules.players}" for rules in ALL_RULES]
)


class HouseRules(NamedTuple):
    """A variant, a number of players, and choices on top, possible or not."""

    variant: str
    players: int
    choices: Mapping[str, object]


VALUES: Final[Mapping[str, tuple[object, ...]]] = {
    "packs": (1, 2),
    "removed": ([], ["2C"], ["2D"], ["2C", "2D"], ["3C", "2D", "3D"], ["QS", "AH", "KH", "QH"]),
    "hand_size": (None, 1, 2, 7),
    "kitty": ("none", "first_trick", "dead"),
    "passing": ("off", ["hold"], ["left"], ["right", "hold"], ["across"]),
    "pass_count": (1, 2, 3, 4),
    "opening": ("lowest_club", "left_of_dealer"),
    "first_trick_points": (False, True),
    "must_break": (True, False),
    "queen_breaks": (False, True),
    "queen_waits": ("no", "lead", "play"),
    "trump": (None, "hearts"),
    "points": ({"JD": -10}, {"KS": 10, "AS": 7}, {"H": "rank"}, {"QS": 0}, {"H": 0, "C": 1}),
    "moon": ("add", "subtract", "choose", "off"),
    "moon_value": ("in_play", 20),
    "limit": (10, 50, 150, 1000),
    "twins": ("play", "cancel"),
}
"""Of every choice the values that differ in kind."""


def with_choice(variant: str, players: int, name: str, value: object) -> HouseRules:
    """The variant with one choice on top, and what makes it possible for that many players."""
    return HouseRules(variant, players, {**made_possible(variant, players), name: value})


@cache
def made_possible(variant: str, players: int) -> Mapping[str, object]:
    """The first choices with which that many can play the variant."""
    packs = {"packs": 1 if players < 6 else 2}
    kitty = {"kitty": "first_trick"}
    for choices in ({}, kitty, packs, {**packs, **kitty}):
        if not refused(HouseRules(variant, players, choices)):
            return choices
    raise ValueError(f"{variant} cannot be played by {players}")


def rules_or_sentence(house: HouseRules) -> RuleSet | str:
    """The rule set, or the sentence that refuses it."""
    try:
        return rules_for(*house)
    except ValueError as refused:
        return str(refused)


@st.composite
def house_rules(draw: st.DrawFn) -> HouseRules:
    """Any variant, any number of players, any choices: playable more often than not."""
    variant = draw(st.sampled_from(sorted(VARIANTS)))
    usual = st.sampled_from(usual_players(variant))
    players = draw(usual | st.integers(2, 10))
    choices = draw(st.fixed_dictionaries({}, optional={
        name: st.sampled_from(values) for name, values in VALUES.items()
    }))  # fmt: skip
    if draw(st.booleans()):
        choices["removed"] = [
            card.text for card in draw(st.lists(st.sampled_from(FACES), max_size=8, unique=True))
        ]
    if draw(st.booleans()):
        choices["kitty"] = draw(st.sampled_from(["first_trick", "dead"]))
    if players > 7:
        choices["packs"] = 2
    return HouseRules(variant, players, choices)


@st.composite
def playable_rules(draw: st.DrawFn) -> RuleSet:
    """House rules that are not refused."""
    rules = rules_or_sentence(draw(house_rules().filter(lambda h: not refused(h))))
    assert isinstance(rules, RuleSet)
    return rules


def refused(house: HouseRules) -> bool:
    """Whether these house rules cannot be played."""
    return isinstance(rules_or_sentence(house), str)
