"""The list of house rules: one line for each choice, and the values of the one that is open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from hearts.engine.cards import cards_of
from hearts.engine.options import Plain
from hearts.ui.column import Column
from hearts.ui.house import GROUPS, Choice, in_force, name_text, value_text, values_of
from hearts.ui.intents import Select
from hearts.ui.theme import SOFT
from hearts.ui.widgets import Option


def rule_list(
    column: Column, variant: str, players: int, choices: Mapping[str, Plain], shown: str | None
) -> None:
    """Every choice, those that differ from the variant lit; `shown` names the one that is open."""
    now, usual = in_force(variant, players, choices), in_force(variant, players, {})
    for group, members in GROUPS.items():
        column.gap(0.7)
        column.text(column.space.text(f"choices.{group}"), 0.88, SOFT, bold=True, heading=3)
        for choice in members:
            column.rule()
            _line(column, choice.name, now, usual, choice.name == shown)
            if choice.name == shown:
                _values(column, choice, now, usual, players)


def _line(
    column: Column, name: str, now: Mapping[str, Plain], usual: Mapping[str, Plain], opened: bool
) -> None:
    text = column.space.text
    label, value = name_text(text, name), value_text(text, name, now[name])
    lit = now[name] != usual[name]
    key = f"show:{name}"
    column.opener(key, label, value, Select(key, None), lit, opened)


def _values(
    column: Column,
    choice: Choice,
    now: Mapping[str, Plain],
    usual: Mapping[str, Plain],
    players: int,
) -> None:
    """What the choice means, and its values."""
    text, name = column.space.text, choice.name
    column.text(text(f"choice.{name}.why"), 0.92, SOFT)
    column.gap(0.4)
    packs = cast(int, now["packs"])
    values = values_of(choice, now[name], usual[name], players, packs)
    options = [
        Option(
            value_text(text, name, value),
            Select(f"rule:{name}", value),
            now[name] == value and type(now[name]) is type(value),
        )
        for value in values
    ]
    column.choose(f"rule:{name}", options, name_text(text, name))
    column.gap(0.4)
    if name == "removed" and now[name]:
        cards = text.cards(cards_of(" ".join(cast(list[str], now[name]))))
        column.text(text("choice.removed.now", cards=cards), 0.88, SOFT)
    if now[name] != usual[name]:
        shown = value_text(text, name, usual[name])
        column.text(text("choice.usual", value=shown), 0.88, SOFT)
    column.gap(0.4)
