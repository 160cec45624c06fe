"""Saved games as text that a person can read.

    hearts save 1
    variant classic
    players 4
    rule passing ["left","right","across","hold"]
    …                                   every choice, so that the text outlives its variant
    seed "x"
    seats ["person","easy","easy","easy"]
    deal 0
    pass 0 AS KS QS
    trick 2 2C 5C KC AC                 the leader, then the cards clockwise
    moon 1 add
    deal 1
    end 57 1a2b3c4d                     the number of actions, and a checksum of all above

A game set up from a position has a line `position` with that position after `seats`, and its
deals are counted from there. Loading is replaying: a text is read whole or not at all.
"""

import json
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple, cast
from zlib import crc32

from hearts.engine.cards import card_of, text_of
from hearts.engine.complaint import ImpossibleRules
from hearts.engine.events import (
    Action,
    ChooseMoon,
    IllegalAction,
    NextDeal,
    Pass,
    Play,
)
from hearts.engine.game import Game, beginning, new, step
from hearts.engine.options import CHOICES, choices_of, rules_for
from hearts.engine.plain import (
    plain_position,
    read_list,
    read_number,
    read_position,
    read_word,
)
from hearts.engine.position import set_up
from hearts.engine.rules import Moon, RuleSet, Seat
from hearts.engine.variants import variant_rules

VERSION: Final = 1
_TITLE: Final = "hearts save"


class Save(NamedTuple):
    """A game and who plays it: one word a seat, such as `person` or a level; () if not said."""

    game: Game
    seats: tuple[str, ...] = ()


def write(save: Save) -> str:
    """The save as text; `read` turns it back."""
    lines = [*_head(save), *_played(save.game)]
    body = "".join(f"{line}\n" for line in lines)
    return f"{body}end {len(save.game.actions)} {_checksum(body)}\n"


def _checksum(body: str) -> str:
    return f"{crc32(body.encode(errors='surrogatepass')):08x}"


def _head(save: Save) -> Iterator[str]:
    rules = save.game.rules
    yield f"{_TITLE} {VERSION}"
    yield f"variant {rules.variant}"
    yield f"players {rules.players}"
    for name, value in choices_of(rules).items():
        yield f"rule {name} {_json(value)}"
    yield f"seed {_json(save.game.seed)}"
    yield f"seats {_json(save.seats)}"
    if save.game.start:
        yield f"position {_json(plain_position(save.game.start))}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _played(game: Game) -> Iterator[str]:
    """The actions, the plays to one trick on a line."""
    table = beginning(game).deal.table
    number, size = table.number, len(table.trick)
    yield f"deal {number}"
    line: list[str] = []
    for action in game.actions:
        match action:
            case Play(seat, card):
                line = [*line, card.text] if line else [f"trick {seat}", card.text]
                size += 1
                if size == game.rules.players:
                    yield " ".join(line)
                    line, size = [], 0
            case Pass(seat, cards):
                yield f"pass {seat} {text_of(cards)}"
            case ChooseMoon(seat, choice):
                yield f"moon {seat} {choice}"
            case NextDeal():
                number += 1
                yield f"deal {number}"
    if line:
        yield " ".join(line)


class _Line(NamedTuple):
    number: int
    text: str

    def words(self) -> list[str]:
        return self.text.split(" ")


@contextmanager
def _blaming(line: _Line) -> Generator[None]:
    """Add the line to the message of a ValueError."""
    try:
        yield
    except (ValueError, RecursionError) as error:
        raise ValueError(f"line {line.number}, {line.text[:80]!r}: {error}") from None


def read(text: str) -> Save:
    """The save that `write` made a text of.

    ValueError, quoting the line, for text that was damaged or cut, breaks the rules, or comes
    from a newer version.
    """
    text = text.replace("\r\n", "\n").rstrip("\n")
    lines = [_Line(number, line) for number, line in enumerate(text.split("\n"), start=1)]
    with _blaming(lines[0]):
        _check_title(lines[0].text)
    starts = [line.number for line in lines if line.text.startswith("deal ")]
    if not starts:
        raise ValueError(f"line {len(lines)}: the save ends before its first deal")
    head, played, last = lines[1 : starts[0] - 1], lines[starts[0] - 1 : -1], lines[-1]
    game, seats = _read_head(head)
    for line in played:
        with _blaming(line):
            game = _read_played(game, line, first=line is played[0])
    with _blaming(last):
        _check_end(last, game, text)
    return Save(game, seats)


def _check_title(title: str) -> None:
    name, _, version = title.rpartition(" ")
    if name != _TITLE or not version.isdecimal():
        raise ValueError(f"a save begins with '{_TITLE} {VERSION}'")
    if int(version) != VERSION:
        raise ValueError(f"version {version} is not known: update the program (it reads {VERSION})")


def _read_head(lines: Sequence[_Line]) -> tuple[Game, tuple[str, ...]]:
    entries: dict[str, _Line] = {}
    for line in lines:
        words = line.words()
        key = " ".join(words[:2]) if words[0] == "rule" else words[0]
        with _blaming(line):
            if key in entries:
                raise ValueError(f"{key} is said twice")
        entries[key] = line
    rules = _read_rules(entries)
    seed_line = _take(entries, "seed")
    with _blaming(seed_line):
        seed = _value(seed_line)
        if not isinstance(seed, str):
            raise ValueError("a seed is a text in quotes")
        game = new(rules, seed)
    seats_line = _take(entries, "seats")
    with _blaming(seats_line):
        seats = tuple(read_list("seats", _value(seats_line)))
        if len(seats) not in (0, rules.players) or not all(isinstance(s, str) for s in seats):
            raise ValueError(f"seats must be {rules.players} words, or none")
    if "position" in entries:
        line = entries.pop("position")
        with _blaming(line):
            plain = _value(line)
            if not isinstance(plain, dict):
                raise ValueError("a position maps names to values")
            game = set_up(rules, seed, read_position(cast(dict[str, object], plain)))
    for line in entries.values():
        raise ValueError(f"line {line.number}: {line.text[:80]!r} is not understood")
    return game, cast(tuple[str, ...], seats)


def _take(entries: dict[str, _Line], key: str) -> _Line:
    if key not in entries:
        raise ValueError(f"the lines before the first deal lack '{key}'")
    return entries.pop(key)


def _value(line: _Line, skip: int = 1) -> object:
    """What the JSON after the first words of a line says."""
    parts = line.text.split(" ", skip)
    if len(parts) <= skip:
        raise ValueError("a value is missing")
    return json.loads(parts[skip])


def _read_rules(entries: dict[str, _Line]) -> RuleSet:
    variant, players = _take(entries, "variant"), _take(entries, "players")
    with _blaming(variant):
        base = variant_rules(variant.text.partition(" ")[2])
    with _blaming(players):
        count = read_number("players", _value(players))
    choices: dict[str, object] = {}
    for name, choice in CHOICES.items():
        line = _take(entries, f"rule {name}")
        with _blaming(line):
            choices[name] = _value(line, skip=2)
            choice.read(choices[name], base)  # here, where the line is known
    try:
        return rules_for(base.variant, count, choices)
    except ImpossibleRules as error:
        raise ValueError(f"the lines from 'variant' to 'rule': {error}") from None


def _read_played(game: Game, line: _Line, first: bool) -> Game:
    """The game after the actions of one line; the first line says which deal the save begins."""
    word, *rest = line.words()
    try:
        if word == "deal":
            number = beginning(game).deal.table.number if first else game.deal.table.number + 1
            if rest != [str(number)]:
                raise ValueError(f"deal {number} comes next")
            return game if first else step(game, NextDeal())[0]
        for action in _actions(game, word, rest):
            game, _ = step(game, action)
    except IllegalAction as error:
        raise ValueError(f"the rules refuse it: {error.reason}") from None
    return game


def _actions(game: Game, word: str, rest: Sequence[str]) -> Iterator[Action]:
    if word not in ("pass", "trick", "moon") or len(rest) < 2:
        raise ValueError("a line is 'deal N', or 'pass', 'trick' or 'moon' with a seat and more")
    seat = _seat(game, rest[0])
    if word == "pass":
        yield Pass(seat, tuple(card_of(text) for text in rest[1:]))
    elif word == "moon":
        yield ChooseMoon(seat, read_word("the choice", " ".join(rest[1:]), Moon))
    else:
        for place, text in enumerate(rest[1:]):
            yield Play((seat + place) % game.rules.players, card_of(text))


def _seat(game: Game, text: str) -> Seat:
    if text not in [str(seat) for seat in game.rules.seats]:
        raise ValueError(f"{text!r} is no seat: seats are 0 to {game.rules.players - 1}")
    return int(text)


def _check_end(line: _Line, game: Game, text: str) -> None:
    words = line.words()
    if len(words) != 3 or words[0] != "end":
        raise ValueError("a save ends with 'end', the number of actions and a checksum")
    if words[1] != str(len(game.actions)):
        raise ValueError(f"there are {len(game.actions)} actions: some were lost or added")
    if words[2] != _checksum(text.removesuffix(line.text)):
        raise ValueError("the checksum does not match: something above was changed")
