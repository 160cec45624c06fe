"""The title: on with the saved game, or a new one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from hearts.engine.cards import cards_of
from hearts.engine.game import Phase
from hearts.engine.notation import Save
from hearts.engine.variants import CLASSIC
from hearts.records.seating import first_person, people
from hearts.ui import widgets
from hearts.ui.announce import name_of
from hearts.ui.column import Column, row_width
from hearts.ui.fonts import LINE
from hearts.ui.geometry import CARD_RATIO, Box, Pose, centred
from hearts.ui.input import MAIN
from hearts.ui.intents import Intent, Open, Quit, Resume, Select, Start
from hearts.ui.items import Area, CardItem, Item, Label, Panel, Picture
from hearts.ui.match import PERSON
from hearts.ui.pages import page
from hearts.ui.scenes import Scene
from hearts.ui.scenes.settings import languages_named
from hearts.ui.space import Space
from hearts.ui.text import Text
from hearts.ui.theme import ACCENT, ON_ACCENT, SMALLEST, SOFT, TEXT, TOUCH
from hearts.ui.today import Today

if TYPE_CHECKING:
    from hearts.ui.app import App

FAN: Final = cards_of("TH JH QS KH AH")
STEP: Final = 0.62  # of a card's width, from one card of the fan to the next
ARC: Final = (0.13, 0.035, 0.0, 0.035, 0.13)  # of a card's height that each lies lower
MENU: Final = 23  # type sizes: how wide the buttons are
WIDEST: Final = 66  # and everything together
QUIET: Final = 0.88  # of the type size: the line on the deal of the day
NARROW: Final = 0.6  # of the width that the buttons have beside the emblem, where it is short


class Title(Scene):
    """The first thing seen."""

    name = "title"
    over = False

    def __init__(self, app: App) -> None:
        self.app = app
        self._match = app.match
        self._found = app.saved()  # looked up before: a picture loads nothing
        self._today: Today | None = None  # until the history has been read
        self._look_at_today()

    @property
    def save(self) -> Save | None:
        """The game that can be gone on with."""
        match = self.app.match
        if match is None or match.day:
            return self._found
        return None if match.game.phase is Phase.OVER else match.save

    def picture(self, space: Space, now: float) -> Picture:
        room = space.safe.inset(max(12.0, space.em))
        wide = min(MENU * space.em, room.w)
        if space.portrait:
            high = self._menu(space, Box(0, 0, wide, 0)).y
            upper = room.top(max(0.0, room.h - high - space.em))
            lower = room.below(max(0.0, room.h - high))
        else:
            width = min(room.w, WIDEST * space.em)
            room = centred(room.middle, width, room.h)
            share = min(max(1 / 2.15, wide / room.w), NARROW)
            upper, lower = room.split((1 - share, share), space.em * 2)
            wide = min(wide, lower.w)
            high = self._menu(space, Box(0, 0, wide, 0)).y
            lower = centred(lower.middle, lower.w, min(high, lower.h))
            if space.mirror:
                upper, lower = upper.mirrored(room), lower.mirrored(room)
        box = centred(lower.middle, wide, lower.h)
        items: Picture = tuple(self._menu(space, Box(box.x, box.y, wide, 0)).items)
        if high > box.h + 0.5:
            items = (page("title", box, items, high, self.offset),)
        return (*emblem(space, upper.below(TOUCH)), *items, *language_row(space, upper.top(TOUCH)))

    @property
    def offers(self) -> bool:
        """Whether to offer the first lesson: only to those who have never played here."""
        return self.app.store.untouched and self.save is None

    def _menu(self, space: Space, box: Box) -> Column:
        line = self._today.line(space.text) if self._today else ""
        return menu(space, box, self.save, line, self.app.host.can_quit, self.offers)

    def handle(self, intent: Intent, now: float) -> bool:
        match intent:
            case Select("paste"):
                self.app.host.ask_for_paste(self.app.text("shared.question"))
            case Select("decline"):
                self.app.store.keep_lesson(0)
            case _:
                return False
        return True

    def tick(self, now: float) -> None:
        if self.app.match is not self._match:
            self._match = self.app.match
            self._found = self.app.saved()
        self._look_at_today()

    def moves(self, now: float) -> bool:
        return self._waits_for_today

    @property
    def _waits_for_today(self) -> bool:
        """Whether there may be something new to say of the deal of the day."""
        return self.app.archive.whole and not (self._today and self._today.holds(self.app))

    def _look_at_today(self) -> None:
        if self._waits_for_today:
            self._today = Today(self.app)
            self.app.refresh()


def language_row(space: Space, box: Box) -> Iterator[Item]:
    """The languages side by side, for those who cannot read this one."""
    choices = languages_named(space.text.language)
    place = centred(box.middle, min(box.w, row_width(space, choices)), box.h)
    yield from widgets.options(
        space, place, "language", choices, space.text("settings.language.name")
    )


def emblem(space: Space, box: Box) -> Iterator[Item]:
    """The name of the game and a fan of cards."""
    size = min(max(space.em * 3.6, box.h / 11), box.w / 5, box.h / 4)
    spread = 1 + STEP * (len(FAN) - 1)
    largest = max(space.em * 8.5, box.h / 5.5)
    card = min(box.w * 0.86 / spread, (box.h - size * 1.9) / CARD_RATIO / 1.2, largest)
    high = card * CARD_RATIO
    shown = card >= 34  # smaller cards than that are no ornament
    whole = size * 1.5 + (high * 1.13 + size * 0.4 if shown else 0)
    top = box.middle.y - whole / 2
    head = Box(box.x, top, box.w, size * 1.5)
    yield Label(space.text("title.name"), head, size, TEXT, True, "centre", heading=1)
    if not shown:
        return
    first = box.middle.x - card * STEP * (len(FAN) - 1) / 2
    middle = top + size * 1.9 + high / 2
    for number, (face, down) in enumerate(zip(FAN, ARC, strict=True)):
        yield CardItem(face, Pose(first + card * STEP * number, middle + high * down, card))


def menu(
    space: Space, box: Box, save: Save | None, today: str, can_quit: bool, offers: bool
) -> Column:
    """The buttons, the one most wanted first, with a quiet line below the deal of the day."""
    text = space.text
    column = Column(space, box.x, box.y, box.w)
    if save is not None:
        main_button(column, text("title.resume"), score_line(text, save), Resume())
    else:
        level = space.settings.level
        line = text("title.new_line", level=text(f"level.{level}"), count=CLASSIC.players - 1)
        seats = (PERSON, *(level,) * (CLASSIC.players - 1))
        main_button(column, text("title.new"), line, Start(CLASSIC, seats))
    column.y += 10
    if offers:
        offer(column)
        column.y += 8
    column.buttons(
        ("new_game", text("title.new_game"), Open("new_game"), "plus"),
        ("paste", text("shared.open"), Select("paste", None), "link"),
    )
    column.y += 8
    column.buttons(
        ("daily", text("daily.title"), Open("daily"), "day"),
        ("statistics", text("statistics.title"), Open("statistics"), "chart"),
    )
    quiet_line(column, "daily", today)
    column.buttons(
        ("rules", text("title.rules"), Open("rules"), "rules"),
        ("settings", text("title.settings"), Open("settings"), "settings"),
    )
    if can_quit:
        column.y += 8
        column.buttons(
            ("help", text("title.help"), Open("help"), "help"),
            ("quit", text("title.quit"), Quit(), "quit"),
        )
    return column


def offer(column: Column) -> None:
    """The first lesson, and a way to be asked no more."""
    space, text = column.space, column.space.text
    line = column.take(column.touch)
    take, leave = line.left(line.w - line.h - 8), line.after(line.w - line.h)
    word, box = text("lesson.offer"), column.place(take, line)
    column.add(widgets.button(space, box, word, Open("lesson"), "lesson", icon="hint"))
    word, box = text("lesson.decline"), column.place(leave, line)
    column.add(widgets.icon_button(space, box, "close", word, Select("decline", None), "decline"))


def quiet_line(column: Column, key: str, line: str) -> None:
    """A small line below a row of buttons; its room is there before it is known.

    Those who cannot see it are told it with the name of the button it is about.
    """
    column.y += 2
    if line:
        for number, item in enumerate(column.items):
            if isinstance(item, Area) and item.key == key:
                told = column.space.text("area.row", name=item.label, value=line)
                column.items[number] = item._replace(label=told)
        column.text(line, QUIET, SOFT, indent=0.2, told="")
    else:
        column.y += max(float(SMALLEST), QUIET * column.space.em) * LINE
    column.y += 6


def main_button(column: Column, label: str, line: str, intent: Intent) -> None:
    """A large button with a smaller line under its word."""
    space = column.space
    em = space.em
    size = max(float(SMALLEST), em * 0.88)
    inner = Box(column.x + em, 0, column.w - 2 * em, 0)
    labels, high = widgets.paragraph(space, inner, line, size, ON_ACCENT, align="centre")
    box = column.take(em * 2.3 + high + em * 0.8)
    column.add((Panel(box, ACCENT, widgets.RADIUS + 2, shadow=True),))
    head = Box(inner.x, box.y + em * 0.45, inner.w, em * 1.85)
    column.add((Label(label, head, em * 1.3, ON_ACCENT, True, "centre"),))
    for part in labels:
        column.add((part._replace(box=part.box.moved(0, head.bottom)),))
    name = space.text("area.row", name=label, value=line)
    column.add((Area(MAIN, box, intent, name, radius=widgets.RADIUS + 2),))


def score_line(text: Text, save: Save) -> str:
    """How the saved game stands."""
    game = save.game
    sitting, person = people(save.seats), first_person(save.seats)
    slots = {
        "variant": text(f"variant.{game.rules.variant}"),
        "deal": game.deal.table.number + 1,
        "count": game.totals[person],
    }
    best = min(game.totals)
    shared = len(sitting) > 1  # nobody is "you" before the device is in somebody's hand
    you = None if shared else person
    leader = name_of(text, game.totals.index(best), you, game.rules.players, sitting)
    if shared:
        return text("hot_seat.saved", leader=leader, best=best, **slots)
    if game.totals[person] == best:
        return text("title.leading", **slots)
    return text("title.behind", leader=leader, best=best, **slots)
