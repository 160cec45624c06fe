"""The texts: every character can be drawn, every text is a sentence that is used."""

import re
from pathlib import Path

import pytest

from hearts.engine.cards import card_of
from hearts.ui import fonts
from hearts.ui.bidi import Run, runs
from hearts.ui.text import Text, languages, texts_of

CODE = Path(__file__).resolve().parents[2] / "hearts"
NOWHERE = "\ue000"  # a character that no typeface here has


def forms(language: str) -> dict[str, str]:
    """Every text by its key, each plural form by its own."""
    found: dict[str, str] = {}
    for key, text in texts_of(language).items():
        if isinstance(text, str):
            found[key] = text
        else:
            found |= {f"{key}.{form}": shown for form, shown in text.items()}
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("bold", [False, True])
def test_every_character_has_a_glyph(language: str, bold: bool) -> None:
    missing = fonts.font(20, bold).metrics(NOWHERE)
    drawn = {run._replace(text=one) for run in all_runs(language) for one in run.text}
    assert [run for run in drawn if fonts.font_of(run, 20, bold).metrics(run.text) == missing] == []


def all_runs(language: str) -> set[Run]:
    """Everything that is drawn of the texts, cards, numbers and foreign words in the slots."""
    text = Text(language)
    lines = {text.number(-1234567890), text.decimal(-2.5)}
    for filling in (text.card(card_of("QS")), text.number(-26), "7f3a2c"):
        for shown in forms(language).values():
            lines |= set(re.sub(r"{\w+}", filling, shown).split("\n"))
    return {run for line in lines for run in runs(line)}


@pytest.mark.parametrize("language", languages())
def test_no_text_is_empty_or_untidy(language: str) -> None:
    odd = [key for key, text in forms(language).items() if text.strip() != text or "  " in text]
    assert [key for key in odd if not key.startswith("list.")] == []
    assert "" not in forms(language).values()


def test_every_text_is_asked_for() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in CODE.rglob("*.py"))
    asked = set(re.findall(r"""["']([a-z_]+(?:\.\w+)+)["']""", code))
    begun = [re.compile(pattern) for pattern in begun_keys(code)]
    unused = [
        key
        for key in texts_of("en")
        if key.removesuffix("_you") not in asked  # told of the person: `announce.sentences`
        and key not in asked
        and not any(pattern.fullmatch(key) for pattern in begun)
    ]
    assert unused == []


def begun_keys(code: str) -> list[str]:
    """Patterns of the keys that code puts together: `f"level.{name}"` asks for all levels."""
    patterns = [rf"{name}\..+" for name in re.findall(r'\.keys\("(\w+)"\)', code)]
    for key in re.findall(r'f"((?:[a-z_.]|{[^}]*})+)"', code):
        words = re.split(r"{[^}]*}", key)
        if "." in "".join(words) and re.search("[a-z]", "".join(words)):
            patterns.append(r"(?:\w+|\?)".join(map(re.escape, words)))
    return patterns


def test_a_text_nobody_asks_for_is_noticed() -> None:
    patterns = [re.compile(pattern) for pattern in begun_keys('text(f"level.{name}.why")')]
    assert [bool(patterns[0].fullmatch(key)) for key in ("level.easy.why", "level.easy")] == [
        True,
        False,
    ]


def test_texts_of_an_unknown_language_are_refused() -> None:
    with pytest.raises(ValueError, match="there are no texts in 'xx': choose en"):
        Text("xx")
