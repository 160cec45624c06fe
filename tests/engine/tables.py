"""Rule tests as tables of text, and the readers of their cells."""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from hearts.engine.cards import Card, cards_of
from hearts.engine.deal import deal
from hearts.engine.events import Pass, Play
from hearts.engine.game import Game, step
from hearts.engine.options import rules_for
from hearts.engine.play import Table
from hearts.engine.position import Position, set_up
from hearts.engine.rules import RuleSet

Cards = tuple[Card, ...]
SWITCHES = ("first_trick_points", "must_break", "queen_breaks")


def table(text: str) -> Callable[[Callable[..., None]], Any]:
    """A test for each row: the first line names the columns, `# a sentence` names what follows.

    Every cell is handed over as text.
    """
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    head, *body = lines
    columns = [name.replace(" ", "_") for name in _cells(head)]
    sentence = ""
    rows: list[Any] = []
    for before, line in pairwise(["", *body]):
        if line.startswith("#"):
            sentence = f"{sentence} {line[1:].strip()}" if before.startswith("#") else line[2:]
            continue
        cells = _cells(line)
        if len(cells) != len(columns):
            raise ValueError(f"{len(columns)} cells wanted, not {len(cells)}: {line}")
        rows.append(pytest.param(*cells, id=f"{sentence}: {line}" if sentence else line))
    return pytest.mark.parametrize(columns, rows)


def _cells(line: str) -> list[str]:
    return [" ".join(cell.split()) for cell in line.split("|")]


def rules_of(text: str) -> RuleSet:
    """The rules written as `club/5 kitty=first_trick must_break=off points=JD:-10,H:rank`."""
    name, *changes = text.split()
    variant, _, players = name.partition("/")
    choices = dict(_choice_of(*change.split("=")) for change in changes)
    return rules_for(variant, int(players) if players else None, choices)


def _choice_of(name: str, value: str) -> tuple[str, object]:
    if name in SWITCHES:
        return name, {"on": True, "off": False}[value]
    if name == "points":
        pairs = (pair.split(":") for pair in value.split(","))
        return name, {key: _number(worth) for key, worth in pairs}
    if name == "removed" or (name == "passing" and value != "off"):
        return name, value.split(",") if value else []
    return name, None if value == "none" and name in ("trump", "hand_size") else _number(value)


def _number(text: str) -> int | str:
    return int(text) if text.lstrip("-").isdigit() else text


def table_of(rules: RuleSet, text: str) -> Table:
    """The table written as `first trick, broken, opening 2C, led 7C 9C`; seat 0 led."""
    begun = deal(rules, "any", 0).table
    table = begun._replace(leader=0, opening=None, first_trick=False)
    for part in text.split(", "):
        word, _, cards = part.partition(" ")
        match word:
            case "lead":
                pass
            case "first":
                table = table._replace(first_trick=True)
            case "broken":
                table = table._replace(broken=True)
            case "opening":
                table = table._replace(opening=cards_of(cards)[0])
            case "led":
                table = table._replace(trick=cards_of(cards))
            case _:
                raise ValueError(f"{part!r} says nothing of a table")
    return table


def by_seat(text: str) -> tuple[Cards, ...]:
    """Cards for each seat, written with strokes between the seats: `2C AS / 3C KS`."""
    return tuple(cards_of(cards) for cards in text.split("/"))


def exactly(sentence: str) -> str:
    """The pattern that only this sentence matches."""
    return f"^{re.escape(sentence)}$"


def numbers(text: str) -> tuple[int, ...]:
    """Whole numbers with blanks between them."""
    return tuple(int(word) for word in text.split())


def game_of(rules: str | RuleSet, hands: str, **rest: Any) -> Game:
    """The game in which the seats hold these cards; `rest` as in `Position`."""
    known = rules_of(rules) if isinstance(rules, str) else rules
    return set_up(known, "seed", Position(by_seat(hands), **rest))


def play(game: Game, cards: str) -> Game:
    """The game after these cards, each played by the seat whose turn it is."""
    for card in cards_of(cards):
        game, _ = step(game, Play(game.deal.table.turn, card))
    return game


def pass_all(game: Game, passes: str) -> Game:
    """The game after the passes of seats 0, 1, 2, … in turn."""
    for seat, cards in enumerate(by_seat(passes)):
        game, _ = step(game, Pass(seat, cards))
    return game
