"""All text for people: whole sentences by key, with named slots, in one language.

The texts of a language are the TOML files of its folder in assets/text. A key is the path to a
text, such as `reason.follow_suit`. A slot is a name in braces. A text that depends on a number is
a table of plural forms (`one`, `other`, …), chosen by the slot `count`.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, cast

from hearts.engine.cards import RANK_TEXT, Card
from hearts.ui.assets import ASSETS

FOLDER: Final = ASSETS / "text"
PLURAL_FORMS: Final = frozenset(("zero", "one", "two", "few", "many", "other"))
RIGHT_TO_LEFT: Final = frozenset(("fa", "ar", "ur", "he"))
WINDOWS_NAMES: Final = {"hindi": "hi", "marathi": "mr", "persian": "fa"}
Slot = str | int | Card


def languages() -> tuple[str, ...]:
    """The languages there are texts for, English first."""
    found = sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())
    return tuple(sorted(found, key=lambda name: name != "en"))


def spoken(wishes: Iterable[str]) -> str:
    """The first language wished for that there are texts in, or English.

    A wish is what a system or a browser calls a language: `fa`, `hi-IN`, `mr_IN.UTF-8`, or
    `Persian_Iran` on Windows.
    """
    for wish in wishes:
        name = re.split("[-_.@]", wish.lower())[0]
        name = WINDOWS_NAMES.get(name, name)
        if name in languages():
            return name
    return "en"


class Text:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.right_to_left = language in RIGHT_TO_LEFT
        self._texts = texts_of(language)

    def __call__(self, key: str, /, **slots: Slot) -> str:
        """The text of that key with its slots filled; KeyError where there is none."""
        text = self._texts[key]
        if isinstance(text, Mapping):
            count = slots["count"]
            text = text[plural_form(self.language, cast(int, count))]
        return text.format(**{name: self._shown(value) for name, value in slots.items()})

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def keys(self, under: str) -> tuple[str, ...]:
        """All keys that begin with this and a dot, in the order of the files."""
        return tuple(key for key in self._texts if key.startswith(f"{under}."))

    def number(self, number: int) -> str:
        """The number in the language's digits."""
        digits = self._texts["number.digits"]
        minus = self._texts["number.minus"]
        assert isinstance(digits, str)
        assert isinstance(minus, str)
        shown = "".join(digits[int(digit)] for digit in str(abs(number)))
        return f"{minus}{shown}" if number < 0 else shown

    def decimal(self, number: float) -> str:
        """The number with one decimal, in the language's digits."""
        tenths = round(number * 10)
        point = self._texts["number.point"]
        shown = f"{self.number(abs(tenths) // 10)}{point}{self.number(abs(tenths) % 10)}"
        return f"{self._texts['number.minus']}{shown}" if tenths < 0 else shown

    def card(self, card: Card) -> str:
        """The name of a card, as in "the queen of spades"."""
        rank = self(f"rank.{RANK_TEXT[card.rank - 2]}")
        return self("card.name", rank=rank, suit=self(f"suit.{card.suit}"))

    def cards(self, cards: tuple[Card, ...]) -> str:
        """The names of several cards as a list."""
        return self.listed(tuple(self.card(card) for card in cards))

    def listed(self, words: tuple[str, ...]) -> str:
        """Words as a list, such as "a, b and c"."""
        if len(words) < 2:
            return "".join(words)
        first = self("list.comma").join(words[:-1])
        return self("list.last", first=first, last=words[-1])

    def _shown(self, value: Slot) -> str:
        if isinstance(value, Card):
            return self.card(value)
        return self.number(value) if isinstance(value, int) else value


def text_in(*wishes: str | None) -> Text:
    """The texts of the first wish that there are texts for, or the English ones."""
    known = languages()
    return Text(next((wish for wish in wishes if wish in known and wish), "en"))


@cache
def own_name(language: str) -> str:
    """What a language is called by those who speak it; the rest of its texts is not read."""
    file = next(file for file in (FOLDER / language).iterdir() if file.stem == "settings")
    return str(dict(_flat("", _read(file)))["language.name"])


@cache
def texts_of(language: str) -> Mapping[str, str | Mapping[str, str]]:
    """The texts of a language by key; ValueError where there is no such language."""
    if language not in languages():
        raise ValueError(f"there are no texts in {language!r}: choose {', '.join(languages())}")
    texts: dict[str, str | Mapping[str, str]] = {}
    for file in sorted((FOLDER / language).iterdir()):
        texts |= dict(_flat("", _read(file)))
    return texts


def _read(file: Path) -> Mapping[str, object]:
    """The texts of one file; pages get them as JSON, which is read many times quicker."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".json":
        return json.loads(text)
    import tomllib  # not in a page

    return tomllib.loads(text)


def _flat(before: str, table: Mapping[str, object]) -> Iterator[tuple[str, str | Mapping]]:
    for name, value in table.items():
        key = f"{before}{name}"
        if not isinstance(value, Mapping):
            yield key, str(value)
        elif set(value) <= PLURAL_FORMS:
            yield key, value
        else:
            yield from _flat(f"{key}.", value)


def plural_form(language: str, count: int) -> str:
    """The plural form a number takes, after the Unicode plural rules."""
    if language in ("hi", "fa"):
        return "one" if count in (0, 1) else "other"
    return "one" if count == 1 else "other"
