"""Positions as plain data, the shape JSON can say, both ways; readers of single plain values."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, Final, TypeVar, cast

from hearts.engine.cards import Card, card_of
from hearts.engine.game import Game
from hearts.engine.play import NOBODY
from hearts.engine.position import Cards, Position
from hearts.engine.rules import Direction, Seat

Plain = object  # None, bool, int, str, or lists and mappings of them
Word = TypeVar("Word", bound=StrEnum)


def read_position(plain: Mapping[str, Plain]) -> Position:
    """The position these entries describe; ValueError for a missing or malformed one."""
    if plain.get("hands") is None:
        raise ValueError("a position needs hands: a list of cards for each seat")
    values: dict[str, Any] = {}
    for name, entry in plain.items():
        if name not in _READ:
            raise ValueError(f"{name!r} is no part of a position: use {', '.join(_READ)}")
        if entry is not None:
            field, read = _READ[name]
            values[field] = read(name, entry)
    return Position(**values)


def plain_position(game: Game) -> dict[str, Plain]:
    """The game's deal as a position of plain data, everything said."""
    table, deal = game.deal.table, game.deal
    players = game.rules.players
    return {
        "hands": [texts(sorted(hand)) for hand in deal.hands],
        "kitty": texts(deal.kitty),
        "dead": texts(deal.dead),
        "taken": [texts(cards) for cards in table.taken],
        "carried": texts(table.carried),
        "trick": [
            [(table.leader + place) % players, card.text] for place, card in enumerate(table.trick)
        ],
        "leader": None if table.leader == NOBODY else table.leader,
        "broken": table.broken,
        "first_trick": table.first_trick,
        "totals": list(game.totals),
        "deal": table.number,
        "dealer": table.dealer,
        "direction": str(table.direction),
    }


def texts(cards: Cards | list[Card]) -> list[str]:
    """The text of each card."""
    return [card.text for card in cards]


def read_list(name: str, plain: Plain) -> list[object]:
    """The plain value as a list; ValueError naming it where it is none."""
    if not isinstance(plain, list):
        raise ValueError(f"{name} must be a list, not {plain!r}")
    return cast(list[object], plain)


def read_number(name: str, plain: Plain) -> int:
    """The plain value as a whole number; ValueError naming it where it is none."""
    if isinstance(plain, bool) or not isinstance(plain, int):
        raise ValueError(f"{name} must be a whole number, not {plain!r}")
    return plain


def read_switch(name: str, plain: Plain) -> bool:
    """The plain value as true or false; ValueError naming it where it is neither."""
    if not isinstance(plain, bool):
        raise ValueError(f"{name} must be true or false, not {plain!r}")
    return plain


def read_word(name: str, plain: Plain, words: type[Word]) -> Word:
    """The plain value as one of the words; ValueError naming it and them where it is none."""
    try:
        return words(plain)
    except ValueError:
        raise ValueError(f"{name} must be one of {', '.join(words)}, not {plain!r}") from None


def read_cards(name: str, plain: Plain) -> Cards:
    """The plain list of card texts as cards; ValueError quoting what is no card."""
    return tuple(card_of(cast(str, text)) for text in read_list(name, plain))


def _hands(name: str, plain: Plain) -> tuple[Cards, ...]:
    return tuple(read_cards(f"an entry of {name}", cards) for cards in read_list(name, plain))


def _trick(name: str, plain: Plain) -> tuple[tuple[Seat, Card], ...]:
    plays: list[tuple[Seat, Card]] = []
    for pair in read_list(name, plain):
        entry = read_list(f"an entry of {name}", pair)
        if len(entry) != 2:
            raise ValueError(f"an entry of {name} must be [seat, card], not {pair!r}")
        plays.append((read_number("a seat", entry[0]), card_of(cast(str, entry[1]))))
    return tuple(plays)


def _numbers(name: str, plain: Plain) -> tuple[int, ...]:
    return tuple(read_number(f"an entry of {name}", number) for number in read_list(name, plain))


def _direction(name: str, plain: Plain) -> Direction:
    return read_word(name, plain, Direction)


_READ: Final[Mapping[str, tuple[str, Callable[[str, Plain], object]]]] = {
    "hands": ("hands", _hands),
    "kitty": ("kitty", read_cards),
    "dead": ("dead", read_cards),
    "taken": ("taken", _hands),
    "carried": ("carried", read_cards),
    "trick": ("trick", _trick),
    "leader": ("leader", read_number),
    "broken": ("broken", read_switch),
    "first_trick": ("first_trick", read_switch),
    "totals": ("totals", _numbers),
    "deal": ("number", read_number),
    "dealer": ("dealer", read_number),
    "direction": ("direction", _direction),
}
