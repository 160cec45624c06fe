"""House rules as the screen shows them: every value has a name, and rules come back whole."""

import re
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts.engine.complaint import Complaint, ImpossibleRules
from hearts.engine.options import CHOICES, Plain, rules_for
from hearts.engine.variants import VARIANTS
from hearts.ui import house
from hearts.ui.house import GROUPS, POINTS, chosen, differing, house_rules, in_force, unchosen
from hearts.ui.scenes.new_game import complaint
from hearts.ui.text import Text

ALL = tuple(chain(*GROUPS.values()))
TEXT = Text("en")
EVERY = [(variant, players) for variant, rows in VARIANTS.items() for players in rows]


def test_every_choice_of_the_rules_is_shown() -> None:
    names = {choice.name for choice in ALL if not choice.name.startswith(POINTS)}
    assert names == set(CHOICES) - {"points"}


@pytest.mark.parametrize(("variant", "players"), EVERY)
def test_every_value_has_a_name(variant: str, players: int) -> None:
    usual = in_force(variant, players, {})
    for choice in ALL:
        assert TEXT(f"choice.{choice.name}.why")
        values = house.values_of(choice, usual[choice.name], usual[choice.name], players, 1)
        names = [house.value_text(TEXT, choice.name, value) for value in values]
        assert len(set(names)) == len(names), choice.name


@pytest.mark.parametrize("which", Complaint)
def test_every_complaint_has_a_text_with_the_same_slots(which: Complaint) -> None:
    slots = dict.fromkeys(re.findall(r"{(\w+)}", which.value), 7)
    told = complaint(TEXT, ImpossibleRules(which, **slots))
    assert ("7" in told) == bool(slots)


@pytest.mark.parametrize(("variant", "players"), EVERY)
def test_a_variant_differs_from_itself_in_nothing(variant: str, players: int) -> None:
    assert differing(rules_for(variant, players)) == {}
    assert house_rules(rules_for(variant, players)) == {}


@st.composite
def changes(draw: st.DrawFn) -> tuple[str, int, dict[str, Plain]]:
    variant = draw(st.sampled_from(sorted(VARIANTS)))
    players = draw(st.integers(2, 10))
    choices: dict[str, Plain] = {}
    for choice in draw(st.lists(st.sampled_from(ALL), max_size=4)):
        now = in_force(variant, players, choices)
        values = house.values_of(choice, now[choice.name], now[choice.name], players, 1)
        choices = chosen(choices, choice.name, draw(st.sampled_from(values)))
    return variant, players, choices


@given(changes())
def test_house_rules_come_back_whole(change: tuple[str, int, dict[str, Plain]]) -> None:
    variant, players, choices = change
    shown = in_force(variant, players, choices)
    assert set(shown) == {choice.name for choice in ALL}
    try:
        rules = rules_for(variant, players, choices)
    except ImpossibleRules:
        return
    assert in_force(variant, players, house_rules(rules)) == shown
    assert rules_for(variant, players, house_rules(rules)) == rules


@given(changes())
def test_a_choice_can_be_taken_back(change: tuple[str, int, dict[str, Plain]]) -> None:
    variant, players, choices = change
    for choice in ALL:
        choices = unchosen(choices, choice.name)
    assert choices == {}
    assert in_force(variant, players, choices) == in_force(variant, players, {})
