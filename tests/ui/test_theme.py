"""Colours: text can be read on everything it is set on."""

import pytest

from hearts.ui.theme import (
    ACCENT,
    CHART,
    HEART,
    ON_ACCENT,
    SOFT,
    STRONG,
    TEXT,
    THEMES,
    Colour,
    theme_of,
)

LEAST = 4.5  # the contrast that text needs
MOST = 9  # and what it has where more is asked for


def brightness(colour: Colour) -> float:
    """Relative luminance, 0 to 1, as the Web Content Accessibility Guidelines define it."""
    parts = [part / 255 for part in colour[:3]]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """1 for the same brightness, 21 for black on white."""
    dark, light = sorted((brightness(one), brightness(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("ink", [TEXT, SOFT, ACCENT])
def test_text_is_read_on_every_ground(name: str, ink: Colour) -> None:
    theme = THEMES[name]
    for ground in (theme.felt, theme.rim, theme.panel, theme.raised):
        assert contrast(ink, ground) >= LEAST


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("ink", [HEART, *CHART])
def test_names_and_warnings_are_read_on_panels(name: str, ink: Colour) -> None:
    assert contrast(ink, THEMES[name].panel) >= LEAST


def test_the_main_button_is_read() -> None:
    assert contrast(ON_ACCENT, ACCENT) >= LEAST


@pytest.mark.parametrize("name", STRONG)
def test_with_more_contrast_text_stands_out_more_and_so_do_edges(name: str) -> None:
    theme = STRONG[name]
    for ground in (theme.felt, theme.rim, theme.panel, theme.raised):
        for ink in (TEXT, SOFT, ACCENT):
            assert contrast(ink, ground) >= MOST
        assert contrast(theme.edge, ground) >= 7
        assert contrast(theme.off, ground) >= LEAST
    for ink in (HEART, *CHART):
        assert contrast(ink, theme.panel) >= 7


def test_both_looks_have_the_same_tables() -> None:
    assert set(STRONG) == set(THEMES)
    assert theme_of("blue", True) == STRONG["blue"]
    assert not any(theme.strong for theme in THEMES.values())
