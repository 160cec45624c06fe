"""Lines as runs: the Unicode Bidirectional Algorithm as far as the game's texts need it."""

import re

import pytest
from bidi import get_display
from hypothesis import given
from hypothesis import strategies as st

from hearts.ui import fonts
from hearts.ui.bidi import LEFT_MARK, RIGHT_MARK, Run, from_right, runs

MIRRORED = str.maketrans("()[]«»", ")(][»«")
PIECES = (
    *("دل", "بی‌بی", " ", " ", "، ", ". ", ": ", "؟", "؛", "(", ")", "۱۲", "۳٫۵", "۷"),
    *("Esc", "7f3a", "10", "3.5", "−", "+", "-", "/", "%", "×", "…", "خُشت", "هٔ", LEFT_MARK),
)

ON_SCREEN = [  # the line as it is read, and its runs from left to right
    ("Hearts", ["Hearts"]),
    ("बाज़ी ३: Esc", ["बाज़ी ३: ", "Esc"]),
    ("دل", ["<دل"]),
    ("دل ۱۲ پیک", ["< پیک", "۱۲", "<دل "]),
    ("دور ۳.", ["<.", "۳", "<دور "]),
    ("کلید Esc.", ["<.", "Esc", "<کلید "]),
    ("شمارهٔ 7f3a. دور", ["<. دور", "7f3a", "<شمارهٔ "]),
    ("دل PgUp PgDn خشت", ["< خشت", "PgUp PgDn", "<دل "]),
    ("دل (Esc) خشت", ["<) خشت", "Esc", "<دل ("]),
    ("۵", ["۵"]),
    ("۳٫۵ دل", ["< دل", "۳٫۵"]),
    (f"{LEFT_MARK}−۵", ["−", "۵"]),
    (f"با {LEFT_MARK}−۵ دل", ["< دل", "−", "۵", "<با "]),
    (f"{LEFT_MARK}+۵", ["+", "۵"]),
    (f"{RIGHT_MARK}7f3a.", ["<.", "7f3a"]),
    ("", []),
]


@pytest.mark.parametrize(("line", "shown"), ON_SCREEN)
def test_runs_stand_from_left_to_right(line: str, shown: list[str]) -> None:
    assert [f"{'<' * run.backwards}{run.text}" for run in runs(line)] == shown


def test_each_run_has_one_script() -> None:
    assert [(run.text, run.script) for run in runs("Deal ३ of हुकुम, and A")] == [
        ("Deal ", "Latn"),
        ("३ ", "Deva"),
        ("of ", "Latn"),
        ("हुकुम, ", "Deva"),
        ("and A", "Latn"),
    ]
    assert runs("هفت‌لو") == (Run("هفت‌لو", "Arab", True),)


def on_screen(line: str) -> str:
    """The characters from left to right, invisible ones left out."""
    return re.sub("[\u200c-\u200f]", "", "".join(map(run_on_screen, runs(line))))


def run_on_screen(run: Run) -> str:
    return run.text[::-1].translate(MIRRORED) if run.backwards else run.text


@given(st.lists(st.sampled_from(PIECES), max_size=12).map(lambda parts: "".join(parts).strip()))
def test_another_implementation_puts_the_same_characters_there(line: str) -> None:
    # Brackets around foreign words are paired there and not here.
    line = re.sub(r"[()]", "", line)
    expected = get_display(line, base_dir="R" if from_right(line) else "L")
    assert on_screen(line) == re.sub("[\u200c-\u200f]", "", str(expected))


def test_a_wrapped_line_of_foreign_words_is_still_read_from_the_right() -> None:
    lines = fonts.wrapped("شمارهٔ بازی 7f3a2c.", 90, 20)
    assert lines[-1] == f"{RIGHT_MARK}7f3a2c."
    assert [run.text for run in runs(lines[-1])] == [".", "7f3a2c"]
    assert fonts.wrapped("7f3a2c.", 90, 20) == ("7f3a2c.",)


ODD = ["\0", "\ud800", "\u00ad", "\u061c", "\u200d", "\ufeff", "\u202e", "\uffff", "\U000e0001"]


@pytest.mark.parametrize("odd", ODD, ids=ascii)
@pytest.mark.parametrize("around", ["{}", "Deal {}3", "दौर {}", "شمارهٔ {}.", "{0}{0}"])
def test_any_character_from_outside_can_be_drawn(odd: str, around: str) -> None:
    """A seed may be any text."""
    line = around.format(odd)
    picture = fonts.rendered(line, 20, False, (0, 0, 0))
    assert picture.get_width() == fonts.width(line, 20)
    assert fonts.wrapped(line, 90, 20)
    assert fonts.fitted(line, 90, 20, 14, False)[0]
