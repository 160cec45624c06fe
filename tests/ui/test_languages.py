"""Every language: the same texts, plural forms, digits, and letters shaped as HarfBuzz does."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
import uharfbuzz

from hearts.engine.cards import CARDS, card_of
from hearts.engine.options import rules_for
from hearts.engine.variants import VARIANTS
from hearts.ui import fonts
from hearts.ui.bidi import Run, runs
from hearts.ui.host_desktop import Desktop
from hearts.ui.intents import Change, Open
from hearts.ui.rule_text import chapters
from hearts.ui.text import FOLDER, Text, languages, plural_form, spoken, texts_of
from tests.ui.pilot import FakeHost, Pilot
from tests.ui.test_texts import all_runs, forms

OTHERS = tuple(language for language in languages() if language != "en")
FOREIGN = re.compile("[A-Za-z0-9]")
LARGE = 160  # pixels: at such a size hinting changes a width by little


def slots(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_the_languages_there_are() -> None:
    assert sorted(languages()) == ["en", "fa", "hi", "mr"]
    assert [Text(language).right_to_left for language in languages()] == [
        language == "fa" for language in languages()
    ]


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_files_keys_and_slots(language: str) -> None:
    assert names(FOLDER / language) == names(FOLDER / "en")
    english, other = forms("en"), forms(language)
    assert list(other) == list(english)
    assert [key for key in english if slots(english[key]) != slots(other[key])] == []


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_left_in_english(language: str) -> None:
    other = forms(language)
    same = [key for key, text in forms("en").items() if other[key] == text and words_of(text)]
    assert [key for key in same if not key.startswith(("index.", "help.cap."))] == []


def words_of(text: str) -> list[str]:
    """The words besides what fills the slots."""
    return re.findall(r"[^\W\d_]+", re.sub(r"{\w+}", "", text))


@pytest.mark.parametrize("language", languages())
def test_no_digit_of_another_language(language: str) -> None:
    own = texts_of(language)["number.digits"]
    wrong = {
        key: text
        for key, text in forms(language).items()
        if any(character.isdecimal() and character not in own for character in text)
    }
    assert [key for key in wrong if not key.startswith("index.")] == []


PLURALS = [
    ("en", [(0, "other"), (1, "one"), (2, "other"), (21, "other"), (-1, "other")]),
    ("hi", [(0, "one"), (1, "one"), (2, "other"), (100, "other")]),
    ("mr", [(0, "other"), (1, "one"), (2, "other")]),
    ("fa", [(0, "one"), (1, "one"), (2, "other")]),
]


@pytest.mark.parametrize(("language", "expected"), PLURALS)
def test_plural_forms(language: str, expected: list[tuple[int, str]]) -> None:
    assert [(count, plural_form(language, count)) for count, _ in expected] == expected


SENTENCES = [
    ("en", "1 card", "13 cards", "−5", "2.5", "the queen of spades"),
    ("hi", "१ पत्ता", "१३ पत्ते", "−५", "२.५", "हुकुम की बेगम"),
    ("mr", "१ पान", "१३ पाने", "−५", "२.५", "इस्पीक राणी"),
    ("fa", "۱ ورق", "۱۳ ورق", "\u200e−۵", "۲٫۵", "بی‌بی پیک"),
]


@pytest.mark.parametrize(("language", "one", "many", "minus", "half", "queen"), SENTENCES)
def test_numbers_and_cards(
    language: str, one: str, many: str, minus: str, half: str, queen: str
) -> None:
    text = Text(language)
    assert text("seat.cards", count=1) == one
    assert text("seat.cards", count=13) == many
    assert text.number(-5) == minus
    assert text.decimal(2.5) == half
    assert text.card(card_of("QS")) == queen


@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    text = Text(language)
    assert len({text.card(card) for card in CARDS[:52]}) == 52


@pytest.mark.parametrize("language", languages())
def test_text_is_drawn_as_harfbuzz_shapes_it(language: str) -> None:
    odd = [
        run for run in all_runs(language) if abs(drawn(run) - shaped(run)) > 3 + 0.015 * shaped(run)
    ]
    assert odd == []


def test_unshaped_text_is_noticed() -> None:
    """Letter by letter, nothing joins: that is much wider or narrower."""
    for word in ("हुकुम की बेगम", "दुर्री", "प्रत्येक", "همهٔ امتیازها", "گشنیز"):
        (run,) = runs(word)
        apart = sum(drawn(run._replace(text=letter)) for letter in run.text)
        assert abs(apart - shaped(run)) > 3 + 0.05 * shaped(run), word


def drawn(run: Run) -> float:
    """How wide a run is on the screen."""
    return fonts.font_of(run, LARGE, False).size(run.text)[0]


def shaped(run: Run) -> float:
    """How wide HarfBuzz makes the run: what is inked, and at least how far the pen goes."""
    buffer = uharfbuzz.Buffer()
    buffer.add_str(run.text)
    buffer.script = run.script
    buffer.direction = "rtl" if run.backwards else "ltr"
    buffer.language = "en"
    face = typeface(run.script)
    uharfbuzz.shape(face, buffer)
    pen = left = right = 0.0
    for glyph, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        assert glyph.codepoint, f"a part of {run.text!r} has no glyph"
        ink = face.get_glyph_extents(glyph.codepoint)
        if ink and ink.width:
            left = min(left, pen + place.x_offset + ink.x_bearing)
            right = max(right, pen + place.x_offset + ink.x_bearing + ink.width)
        pen += place.x_advance
    return (max(right, pen) - left) / face.face.upem * LARGE


@cache
def typeface(script: str) -> uharfbuzz.Font:
    path = fonts.FOLDER / f"{fonts.FACES[script]}-regular.ttf"
    return uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path))))


WISHES = [
    ([], "en"),
    (["fa"], "fa"),
    (["hi-IN"], "hi"),
    (["mr_IN.UTF-8"], "mr"),
    (["fa_IR@calendar"], "fa"),
    (["Marathi_India"], "mr"),
    (["", "C", "tlh-QO", "HI_in", "fa"], "hi"),
    (["en-GB", "fa"], "en"),
    (["fab", "hindustani"], "en"),
]


@pytest.mark.parametrize(("wishes", "language"), WISHES)
def test_the_first_known_wish_is_granted(wishes: list[str], language: str) -> None:
    assert spoken(wishes) == language


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "hi_IN.UTF-8"}, "hi"),
        ({"LANG": "hi_IN.UTF-8", "LC_ALL": "fa_IR.UTF-8"}, "fa"),
        ({"LANGUAGE": "tlh:mr:en", "LANG": "en_GB.UTF-8"}, "mr"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_desktop_says_which_language_it_speaks(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert Desktop((640, 480), tmp_path).language() == language


@pytest.mark.parametrize("language", languages())
def test_the_systems_language_is_spoken(language: str) -> None:
    host = FakeHost()
    host.wanted_language = language
    pilot = Pilot(host)
    assert Text(language)("title.name") in pilot.texts
    assert pilot.app.space().mirror == (language == "fa")
    assert host.spoken == (language, language == "fa")


def test_a_language_nobody_speaks_here_is_english() -> None:
    host = FakeHost()
    host.wanted_language = "tlh"
    assert "Hearts" in Pilot(host).texts


@pytest.mark.parametrize("scene", ["title", "settings"])
@pytest.mark.parametrize("language", languages())
def test_the_language_changes_at_once(scene: str, language: str) -> None:
    pilot = Pilot()
    pilot.app.handle(Open(scene), pilot.host.now)
    pilot.step()
    (key,) = [
        area.key for area in pilot.areas.values() if area.intent == Change("language", language)
    ]
    assert pilot.areas[key].label == Text(language)("language.name")
    pilot.tap(key)
    assert pilot.app.text.language == language
    assert Text(language)(f"{scene}.{'name' if scene == 'title' else 'title'}") in pilot.texts
    assert pilot.app.space().mirror == (language == "fa")
    assert pilot.host.spoken == (language, language == "fa")
    again = Pilot(FakeHost(storage=pilot.host.storage))
    assert again.app.text.language == language


def test_persian_lies_from_the_right_and_play_goes_on_clockwise() -> None:
    hands: dict[str, Iterable[str]] = {}
    plates: dict[str, list[float]] = {}
    for language in ("en", "fa"):
        host = FakeHost((844, 390))
        host.wanted_language = language
        pilot = Pilot(host).start().settle()
        cards = {key: area.box.x for key, area in pilot.areas.items() if key.startswith("card:")}
        hands[language] = sorted(cards, key=lambda key: cards[key])
        plates[language] = [pilot.areas[f"seat:{seat}"].box.middle.x for seat in (1, 2, 3)]
    assert hands["fa"] == list(reversed(list(hands["en"])))
    for left, across, right in plates.values():
        assert left < across < right


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_is_told_in_one_language(language: str) -> None:
    host = FakeHost()
    host.wanted_language = language
    pilot = Pilot(host, frame=0.5)
    pilot.app.change("speed", "instant")
    pilot.start(rules=rules_for("black_lady", 4, {"limit": 20})).play_game()
    assert [sentence for sentence in host.said if FOREIGN.search(sentence)] == []
    assert len(host.said) > 100


@pytest.mark.parametrize("language", OTHERS)
def test_all_rules_are_told_in_one_language(language: str) -> None:
    for variant, players in ((name, count) for name in VARIANTS for count in VARIANTS[name]):
        for chapter in chapters(Text(language), rules_for(variant, players)):
            assert not FOREIGN.search(" ".join(chapter.sentences)), (variant, players)
