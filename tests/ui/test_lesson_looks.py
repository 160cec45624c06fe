"""The first lesson in every language and window."""

from functools import cache

import pygame
import pytest

from hearts.ui import draw, fonts
from hearts.ui.cards import CardStyle
from hearts.ui.items import labels
from hearts.ui.lesson import STEPS
from hearts.ui.lesson_panel import heading, said
from hearts.ui.text import Text, languages
from tests.ui.lessons import SIZES, at_step, lesson_of, opened
from tests.ui.pilot import FakeHost, Pilot
from tests.ui.recorded import looks_as_recorded
from tests.ui.test_languages import FOREIGN
from tests.ui.test_scenes import check_text


@cache
def spoken(language: str) -> Pilot:
    host = FakeHost()
    host.wanted_language = language
    return opened(host)


@pytest.mark.parametrize("large", [False, True], ids=["plain", "large"])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", languages())
def test_all_of_it_fits(language: str, size: tuple[int, int], large: bool) -> None:
    pilot = spoken(language)
    pilot.host.size = size
    pilot.app.change("large_print", large)
    lesson = lesson_of(pilot)
    for number in range(len(STEPS)):
        for wrong in (False, True):
            lesson.go_to(number, pilot.host.now)
            lesson.wrong = wrong and bool(said(pilot.app.text, number, "no"))
            pilot.step()
            check_text(pilot.picture)
            space = pilot.app.space()
            where = lesson.places(space)
            sentence = said(pilot.app.text, number, "no" if lesson.wrong else "text")
            shown = fonts.wrapped(sentence, where.panel.w - 2 * space.em * 0.8, space.em)
            found = [label for label in labels(pilot.picture) if label.text in shown]
            assert len(found) == len(shown)
            assert all(where.panel.contains(label.box) for label in found)
            assert space.safe.contains(where.panel)
            assert not where.panel.meets(where.table.board)
            assert not any(where.panel.meets(plate) for plate in where.table.plates)


@pytest.mark.parametrize("language", [name for name in languages() if name != "en"])
def test_it_is_told_in_one_language(language: str) -> None:
    text = Text(language)
    told = [said(text, number, way) for number in range(len(STEPS)) for way in ("text", "no")]
    told += [heading(text, number) for number in range(len(STEPS))]
    assert [sentence for sentence in told if FOREIGN.search(sentence)] == []


def test_persian_has_the_panel_and_its_buttons_the_other_way_round() -> None:
    sides: dict[str, list[float]] = {}
    for language in ("en", "fa"):
        pilot = spoken(language)
        pilot.host.size = (1280, 720)
        pilot.step()
        keys = ("earlier", "skip", "leave")
        sides[language] = [pilot.areas[key].box.middle.x for key in keys]
    assert sides["en"] == sorted(sides["en"])
    assert sides["fa"] == sorted(sides["fa"], reverse=True)
    assert min(sides["en"]) > 640 > max(sides["fa"])


PICTURES = {"duck": ("en", (390, 844)), "moon": ("fa", (844, 390))}


@pytest.mark.usefixtures("plain_cloth")
@pytest.mark.parametrize("key", PICTURES)
def test_a_step_looks_as_recorded(key: str, record: bool) -> None:
    language, size = PICTURES[key]
    host = FakeHost(size)
    host.wanted_language = language
    pilot = at_step(key, host)
    surface = pygame.Surface(size)
    draw.Painter(1, pilot.app.space().theme, CardStyle()).paint(pilot.picture, surface)
    looks_as_recorded(f"lesson_{key}", surface, record)


def test_the_end_shows_who_took_what() -> None:
    pilot = at_step("score")
    assert {"Vera", "+24", "+2"} <= set(pilot.texts.split("\n"))
    assert "main" in pilot.areas
    assert not any(key.startswith(("card:", "seat:")) for key in pilot.areas)
