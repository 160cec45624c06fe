"""The wording of every language: one word for a notion, marks and digits as it writes them."""

import re
import unicodedata
from typing import Final, NamedTuple

import pytest

from hearts.ui.text import Text, languages
from tests.ui.test_texts import forms

OTHERS = tuple(language for language in languages() if language != "en")
SLOT = re.compile(r"{\w+}")


class Notion(NamedTuple):
    """A pattern of what it is called in English, and of what it is called elsewhere."""

    en: str
    hi: str
    mr: str
    fa: str


NOTIONS: Final = {
    # the cards
    "clubs": Notion("clubs?", "चिड़ी", "किलवर", "گشنیز"),
    "diamonds": Notion("diamonds?", "ईंट", "चौकट", "خشت"),
    "spades": Notion("spades?", "हुकुम", "इस्पीक", "پیک"),
    "hearts": Notion("(?<!of )hearts?(?!, deal)", "पान", "बदाम", "دل"),
    "jack": Notion("jacks?", "गुलाम", "गुलाम", "سرباز"),
    "queen": Notion("queens?", "बेगम", "राणी|राण्या", "بی‌بی"),
    "king": Notion("kings?", "बादशाह", "राजा|राजे", "شاه"),
    "ace": Notion("aces?", "इक्क", "एक्क", "آس"),
    "suit": Notion("suits?", "रंग", "रंग", "خال"),
    "pack": Notion("packs?", "गड्डी|गड्डि", "कॅट", "دست"),
    "trump": Notion("trump", "तुरुप", "हुकूम", "حکم"),
    # the game
    "game": Notion("games?", "खेल", "खेळ", "بازی"),
    "deal": Notion("(?<!from the )deals?(?! again| it| some)", "दौर", "डाव", "دور"),
    "trick": Notion("tricks?", "बाज़ी|बाज़ि", "हात", "دست"),
    "pass": Notion("pass|passed|passing", "भेज", "दे|द्या|दिल", "داد|ده|می‌ده"),
    "broken": Notion("broken|breaks", "खुल", "उघड", "شکس|شکن"),
    "discard": Notion("discard(?:ing|ed)?", "फेंक", "टाक", "رد"),
    "point": Notion("points?", "अंक", "गुण", "امتیاز"),
    "total": Notion("totals?", "कुल", "बेरीज|बेरजे", "جمع"),
    "moon": Notion("(?:the|a) moon", "(?:सभी|सारे) अंक", "(?:सर्व|सगळे) गुण", "همهٔ امتیازها"),
    "dealer": Notion("dealer", "बाँटने वाल", "वाटणार|वाटणाऱ", "پخش‌کننده"),
    "clockwise": Notion("clockwise", "घड़ी की दिशा", "घड्याळाच्या दिशे", "عقربه‌های ساعت"),
    "seat": Notion("seats?", "जगह", "जाग", "جا"),
    "computer": Notion("computer", "कंप्यूटर", "संगणक", "رایانه"),
    "expert": Notion("experts?", "उस्ताद", "तरबेज", "استاد"),
    # the program
    "hint": Notion("hints?", "सुझाव", "सूचन", "راهنمایی"),
    "undo": Notion("taken? back|undo", "वापस", "मागे", "برگرد"),
    "rules": Notion("rules?", "नियम", "नियम", "قوانین"),
    "settings": Notion("settings", "सेटिंग", "सेटिंग", "تنظیمات"),
    "history": Notion("history", "इतिहास", "इतिहास", "تاریخچه"),
    "link": Notion("link", "लिंक", "दुवा", "پیوند"),
    "window": Notion("window", "विंडो", "विंडो", "پنجره"),
    "screen": Notion("screen", "स्क्रीन", "स्क्रीन", "صفحه"),
}

OTHERWISE: Final = {
    "hearts": {"title.name", "glossary.variant", "impossible.packs"},  # the game itself
    "clubs": {"variant.club"},  # where people meet
    "pass": {"cover.title", "hot_seat.hidden"},  # the device
    "moon": {"question.moon.answer", "lesson.text.moon"},
    "deal": {"help.key.n"},
}
"""Keys of texts that speak of something else, or of the same by a pronoun."""


@pytest.mark.parametrize("notion", NOTIONS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_notion_has_one_word(language: str, notion: str) -> None:
    shown, words = forms(language), NOTIONS[notion]
    english = re.compile(rf"\b(?:{words.en})\b", re.IGNORECASE)
    spoken = {key for key, text in forms("en").items() if english.search(SLOT.sub("", text))}
    assert spoken
    other = {
        key
        for key in spoken & shown.keys() - OTHERWISE.get(notion, set())
        if not re.search(getattr(words, language), shown[key])
    }
    assert other == set()


WRITTEN: Final = {
    "hi": "[.](?!$)|[A-Za-z)}][.]$|[?!]\\s*।|[\"']",
    "mr": "[।\"']",
    "fa": "[,;?\"'يك]",
}
"""Marks that are written otherwise in a language."""

APART: Final = re.compile(r"(?:^|\s)(?:ن?می|ها|های|تر|ترین)(?:\s|$)")


@pytest.mark.parametrize("language", OTHERS)
def test_marks_and_digits_are_those_of_the_language(language: str) -> None:
    digits = Text(language)("number.digits")
    for key, text in forms(language).items():
        if key.startswith(("index.", "help.cap.", "number.", "list.")):
            continue
        plain = SLOT.sub("x", text)
        assert set(re.findall(r"\d", plain)) <= set(digits), key
        assert not re.search(WRITTEN[language], plain), key
        assert unicodedata.is_normalized("NFC", text), key


def test_persian_endings_are_joined_without_a_space() -> None:
    assert [key for key, text in forms("fa").items() if APART.search(text)] == []


@pytest.mark.parametrize("letter", "खफज")
def test_a_hindi_word_is_always_spelled_the_same(letter: str) -> None:
    """With the dot below one of these letters, or without."""
    words = set(re.findall(r"[\u0900-\u097f]+", "\n".join(forms("hi").values())))
    dotted = {word.replace("\u093c", "") for word in words if f"{letter}\u093c" in word}
    assert {word for word in words if word in dotted} == set()
