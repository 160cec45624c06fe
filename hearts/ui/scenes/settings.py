"""The settings: every one is kept, and heeded at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from hearts.engine.cards import cards_of
from hearts.store import OPTIONS
from hearts.ui import widgets
from hearts.ui.column import Column
from hearts.ui.geometry import CARD_RATIO, Box, Pose
from hearts.ui.intents import Change, FullScreen
from hearts.ui.items import CardItem, Panel, Picture
from hearts.ui.pages import columns, page_head
from hearts.ui.scenes import Scene
from hearts.ui.space import Space
from hearts.ui.text import languages, own_name
from hearts.ui.theme import ACCENT
from hearts.ui.widgets import Option

if TYPE_CHECKING:
    from hearts.ui.app import App

SHOWN: Final = (*cards_of("TC AD KH QS"), None)  # what the look is shown with; None is a back
TWO_COLUMNS: Final = 54  # type sizes of width that two columns need
LOUDEST: Final = OPTIONS["volume"][-1]


class Settings(Scene):
    """A page with everything that can be set."""

    name = "settings"
    over = False

    def __init__(self, app: App) -> None:
        self.app = app

    def picture(self, space: Space, now: float) -> Picture:
        two = space.safe.w >= TWO_COLUMNS * space.em
        items, box = page_head(space, space.text("settings.title"), 72 if two else 34)
        fills = [partial(self._group, name, fill) for name, fill in GROUPS]
        parts = (fills[:2], fills[2:]) if two else (fills,)
        return (*items, columns(space, "settings", box, self.offset, *parts))

    def _group(self, name: str, fill: Callable[[Column], None], column: Column) -> None:
        """The settings of one kind in a panel."""
        column.heading(column.space.text(f"settings.group.{name}"))
        column.open_panel()
        fill(column)
        if name == "sound" and self.app.host.can_speak:
            flip(column, "speech")
        column.close_panel()


def look(column: Column) -> None:
    """What the cards and the table are like, shown by some cards."""
    show_cards(column)
    column.gap(0.8)
    values(column, "table")
    column.gap(0.5)
    values(column, "back")
    column.gap(0.3)
    flip(column, "four_colours")
    flip(column, "large_print")
    flip(column, "signs")
    column.gap(0.3)
    values(column, "contrast")


def play(column: Column) -> None:
    values(column, "tap")
    column.gap(0.5)
    values(column, "sort")
    column.gap(0.5)
    values(column, "timer")
    column.gap(0.3)
    flip(column, "confirm_pass")
    flip(column, "hints")
    flip(column, "tips")


def motion(column: Column) -> None:
    values(column, "speed")
    column.gap(0.5)
    values(column, "reduced_motion")


def sound(column: Column) -> None:
    volume(column)
    column.gap(0.2)
    flip(column, "mute")


def window(column: Column) -> None:
    text, chosen = column.space.text, column.space.settings.language
    system = Option(text("settings.language.system"), Change("language", None), chosen is None)
    choices = (system, *languages_named(chosen))
    column.labelled("language", text("settings.language.name"), choices)
    column.gap(0.3)
    flip(column, "left_handed")
    column.gap(0.3)
    column.buttons(("full_screen", text("settings.full_screen"), FullScreen(), "screen"))


def languages_named(chosen: str | None) -> tuple[Option, ...]:
    """Every language, each called by its own name."""
    return tuple(
        Option(
            own_name(language),
            Change("language", language),
            language == chosen,
            language=language,
        )
        for language in languages()
    )


GROUPS: Final[tuple[tuple[str, Callable[[Column], None]], ...]] = (
    ("look", look),
    ("sound", sound),
    ("play", play),
    ("motion", motion),
    ("window", window),
)


def values(column: Column, setting: str) -> None:
    """One of several values."""
    text = column.space.text
    current = getattr(column.space.settings, setting)
    choices = [
        Option(text(value_key(setting, value)), Change(setting, value), current == value)
        for value in OPTIONS[setting]
    ]
    column.labelled(setting, text(f"settings.{setting}.name"), choices)


def value_key(setting: str, value: object) -> str:
    """The key of the text for a value."""
    words = {None: "system", True: "on", False: "off"}
    word = value if type(value) is int else words.get(value, value)
    return f"settings.{setting}.{word}"


def flip(column: Column, setting: str) -> None:
    """Something that is on or off."""
    on = getattr(column.space.settings, setting)
    column.switch(setting, column.space.text(f"settings.{setting}"), on, Change(setting, not on))


def volume(column: Column) -> None:
    """How loud: a row of bars between a softer and a louder button."""
    space, text = column.space, column.space.text
    now = space.settings.volume
    told = text("spoken.volume", now=now, most=LOUDEST)
    column.text(text("settings.volume.name"), told=told)
    column.y += 2
    strip = column.take(column.touch)
    less, more = strip.left(strip.h), strip.after(strip.w - strip.h)
    bars = strip.inset(strip.h + space.em * 0.8, 0)
    ends = ((less, "minus", now - 1, "softer"), (more, "plus", now + 1, "louder"))
    for box, icon, value, key in ends:
        possible = 0 <= value <= LOUDEST
        intent = Change("volume", value)
        label = text(f"settings.volume.{key}")
        place = column.place(box, strip)
        column.add(widgets.icon_button(space, place, icon, label, intent, key, possible))
    for number, part in enumerate(bars.split([1] * LOUDEST, 4)):
        high = strip.h * (0.2 + 0.4 * (number + 1) / LOUDEST)
        bar = Box(part.x, strip.middle.y - high / 2, part.w, high)
        lit = number < now and not space.settings.mute
        fill, edge = (ACCENT, None) if lit else (space.theme.raised, space.theme.off)
        column.add(
            (Panel(column.place(bar, strip), fill, 3, edge if space.theme.strong else None),)
        )


def show_cards(column: Column) -> None:
    """A few cards as they look now."""
    space = column.space
    card = min(space.em * 4.6, column.w / (len(SHOWN) + 0.4))
    gap = card * 0.1
    whole = len(SHOWN) * card + (len(SHOWN) - 1) * gap
    box = column.take(card * CARD_RATIO)
    first = box.middle.x - whole / 2 + card / 2
    felt = box.inset(-space.em * 0.4, -space.em * 0.3)
    column.add((Panel(felt, space.theme.felt, 10),))
    for number, shown in enumerate(SHOWN):
        x = first + number * (card + gap)
        column.add((CardItem(shown, Pose(x, box.middle.y, card)),))
