"""A new game: the variant, how many play, how strong they are, and house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from hearts.cpu.player import LEVELS
from hearts.engine.complaint import ImpossibleRules
from hearts.engine.options import Plain, rules_for
from hearts.engine.rules import RuleSet, Seat
from hearts.engine.variants import VARIANTS, usual_players
from hearts.ui import widgets
from hearts.ui.column import Column
from hearts.ui.company import (
    MOST,
    Company,
    company_of,
    evenly,
    people_row,
    players_row,
    seats_rows,
)
from hearts.ui.geometry import Box
from hearts.ui.house import chosen, house_rules, in_force, unchosen
from hearts.ui.input import MAIN
from hearts.ui.intents import Intent, Select, Start
from hearts.ui.items import Area, Icon, Panel, Picture
from hearts.ui.match import PERSON
from hearts.ui.pages import columns, page_head
from hearts.ui.rule_list import rule_list
from hearts.ui.scenes import Scene
from hearts.ui.space import Space
from hearts.ui.text import Text
from hearts.ui.theme import ACCENT, HEART, SOFT, TEXT
from hearts.ui.widgets import Option

if TYPE_CHECKING:
    from hearts.ui.app import App

TWO_COLUMNS: Final = 54  # type sizes of width that two columns need
WIDEST: Final = 76


class NewGame(Scene):
    """Everything about the game to come; nothing is begun before it is possible."""

    name = "new_game"
    over = False

    def __init__(self, app: App) -> None:
        self.app = app
        settings = app.settings
        self.variant = settings.variant
        self.players = settings.players
        self.levels = [settings.level] * (MOST - 1)  # of the other seats, clockwise
        self.guests: frozenset[Seat] = frozenset()  # the seats of people besides the first
        self.each = False  # whether the levels are shown one by one
        self.choices: dict[str, Plain] = {}
        self.house = False  # whether the house rules are shown
        self.shown: str | None = None  # the rule that is open
        self.offsets = {"variants": 0.0, "new_game": 0.0}  # by page
        self.gives_up = app.saved() is not None  # another game, by beginning this one
        if app.match is not None:
            self._like(app.match.game.rules, app.match.seats)

    def _like(self, rules: RuleSet, seats: tuple[str, ...]) -> None:
        """Begin with the game that is on the table."""
        self.variant, self.players = rules.variant, rules.players
        self.choices = house_rules(rules)
        self.house = bool(self.choices)
        like = company_of(seats, self.app.settings.level)
        self.levels, self.guests = list(like.levels), like.guests
        others = {word for word in like.seats if word != PERSON}
        self.each = len(others) > 1 or self.guests != evenly(len(like.people), self.players)

    @property
    def rules(self) -> RuleSet | ImpossibleRules:
        """The rules of the game to come, or why they are none."""
        try:
            return rules_for(self.variant, self.players, self.choices)
        except ImpossibleRules as impossible:
            return impossible

    @property
    def company(self) -> Company:
        """Who is to play."""
        return Company(self.players, self.guests, tuple(self.levels))

    def handle(self, intent: Intent, now: float) -> bool:
        if isinstance(intent, Select):
            self._select(intent.name, intent.value)
        return isinstance(intent, Select)

    def scroll(self, page: str, offset: float) -> None:
        self.offsets[page] = offset

    def _select(self, name: str, value: object) -> None:
        kind, _, rest = name.partition(":")
        if kind == "variant":
            self._take_variant(cast(str, value))
        elif kind == "players":
            self._take_players(cast(int, value))
        elif kind == "people":
            self.guests = evenly(cast(int, value), self.players)
        elif kind == "level":
            self.levels = [cast(str, value)] * (MOST - 1)
            self.app.change("level", value)
        elif kind == "seat":
            self._take_seat(int(rest), cast(str, value))
        elif kind == "each":
            self.each = bool(value)
        elif kind == "house":
            self.house = bool(value)
        elif kind == "show":
            self.shown = rest if self.shown != rest else None
        elif kind == "rule":
            self._choose(rest, value)
        elif kind == "plain":
            self.choices = {}

    def _take_players(self, players: int) -> None:
        people = min(len(self.company.people), players)
        self.players, self.guests = players, evenly(people, players)
        self.app.change("players", players)

    def _take_seat(self, seat: Seat, word: str) -> None:
        self.guests = self.guests - {seat}
        if word == PERSON:
            self.guests = self.guests | {seat}
        else:
            self.levels[seat - 1] = word

    def _take_variant(self, variant: str) -> None:
        self.variant = variant
        self.choices = {}
        self.shown = None
        if self.players not in usual_players(variant):
            self._take_players(usual_players(variant)[0])
        self.app.change("variant", variant)

    def _choose(self, name: str, value: Plain) -> None:
        without = unchosen(self.choices, name)
        usual = in_force(self.variant, self.players, without)[name]
        same = type(usual) is type(value) and usual == value
        self.choices = without if same else chosen(self.choices, name, value)

    def picture(self, space: Space, now: float) -> Picture:
        em = space.em
        two = space.safe.w >= TWO_COLUMNS * em
        items, box = page_head(space, space.text("new_game.title"), WIDEST if two else 40)
        rules = self.rules
        foot = Column(space, box.x, 0, box.w)
        self._foot(foot, rules)
        high = foot.y
        foot = Column(space, box.x, box.bottom - high, box.w)
        self._foot(foot, rules)
        box = box.top(box.h - high)
        if two:
            parts = box.split((1, 1.1), em * 1.8)
            if space.mirror:
                parts = tuple(part.mirrored(box) for part in parts)
            pages = (("variants", parts[0], self._variants), ("new_game", parts[1], self._others))
            for key, part, fill in pages:
                items.append(columns(space, key, part, self.offsets[key], (fill,)))
        else:
            fills = (self._variants, self._others)
            items.append(columns(space, "new_game", box, self.offsets["new_game"], fills))
        return (*items, *foot.items)

    def _others(self, column: Column) -> None:
        self._players(column)
        self._levels(column)
        self._house(column)

    def _foot(self, column: Column, rules: RuleSet | ImpossibleRules) -> None:
        """Start, or why that is impossible."""
        space, em = column.space, column.space.em
        column.gap(0.5)
        wide = min(column.w, em * 30)
        possible = isinstance(rules, RuleSet)
        if not possible:
            column.open_panel()
            column.text(complaint(space.text, rules), colour=HEART, bold=True, align="centre")
            column.close_panel()
            column.gap(-0.7)
        elif self.gives_up:
            column.text(space.text("new_game.gives_up"), 0.88, SOFT, align="centre")
            column.gap(0.3)
        strip = column.take(max(column.touch, em * 2.8))
        box = Box(strip.middle.x - wide / 2, strip.y, wide, strip.h)
        start = Start(rules, self.company.seats) if possible else Select("none", None)
        label = space.text("new_game.start")
        column.add(widgets.button(space, box, label, start, MAIN, True, "play", possible))
        column.gap(0.8)

    def _variants(self, column: Column) -> None:
        space = column.space
        column.heading(space.text("new_game.variant"))
        column.open_panel()
        for number, variant in enumerate(VARIANTS):
            if number:
                column.rule()
            self._variant(column, variant)
        column.close_panel()

    def _variant(self, column: Column, variant: str) -> None:
        space, em = column.space, column.space.em
        lit = variant == self.variant
        top, place = column.y, len(column.items)
        column.y += em * 0.35
        column.text(space.text(f"variant.{variant}"), colour=ACCENT if lit else TEXT, bold=True)
        column.text(space.text(f"variant_line.{variant}"), 0.88, TEXT if lit else SOFT)
        column.y += em * 0.35
        box = Box(column.x, top, column.w, column.y - top).inset(-em * 0.5, 0)
        if lit:
            column.items.insert(place, Panel(box, space.theme.raised, 8))
            side = em * 1.1
            tick = Box(box.right - side - em * 0.5, top + em * 0.5, side, side)
            column.add((Icon("check", column.place(tick, box), ACCENT),))
        label = space.text(
            "area.row",
            name=space.text(f"variant.{variant}"),
            value=space.text(f"variant_line.{variant}"),
        )
        named, intent = space.text("new_game.variant"), Select("variant", variant)
        key = f"variant:{variant}"
        column.add((Area(key, box, intent, label, "variant", radius=8, named=named, on=lit),))

    def _players(self, column: Column) -> None:
        text = column.space.text
        column.heading(text("new_game.players"))
        column.open_panel()
        players_row(column, self.players)
        usual = tuple(sorted(usual_players(self.variant)))
        key = "new_game.made_for" if self.players in usual else "new_game.not_made_for"
        line = text(key, players=text.listed(tuple(map(text.number, usual))))
        column.text(line, 0.88, SOFT)
        column.gap(0.5)
        people_row(column, self.company)
        column.gap(0.2)
        column.close_panel()

    def _levels(self, column: Column) -> None:
        text = column.space.text
        column.heading(text("hot_seat.seats" if self.each else "new_game.level"))
        column.open_panel()
        column.gap(0.2)
        if not self.each and len(self.company.people) < self.players:
            level = self.levels[0]
            options = [
                Option(text(f"level.{name}"), Select("level", name), name == level)
                for name in LEVELS
            ]
            column.choose("level", options, text("new_game.level"))
            column.gap(0.3)
            column.text(text(f"level_line.{level}"), 0.88, SOFT)
        elif self.each:
            seats_rows(column, self.company)
        column.switch("each", text("new_game.each"), self.each, Select("each", not self.each))
        column.close_panel()

    def _house(self, column: Column) -> None:
        text = column.space.text
        column.heading(text("new_game.house"))
        column.open_panel()
        column.switch(
            "house", text("new_game.own_rules"), self.house, Select("house", not self.house)
        )
        if self.house:
            rule_list(column, self.variant, self.players, self.choices, self.shown)
            if self.choices:
                column.gap(0.6)
                column.buttons(("plain", text("new_game.plain"), Select("plain", None), "undo"))
        elif self.choices:
            column.text(text("new_game.changed"), 0.88, ACCENT)
        column.close_panel()


def complaint(text: Text, impossible: ImpossibleRules) -> str:
    """Why rules cannot be played, in the language of the texts."""
    return text(f"impossible.{impossible.complaint.name.lower()}", **impossible.slots)
