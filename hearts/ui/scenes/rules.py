"""The rules: those of the game on the table or of any variant, words, tips and questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from hearts.engine.rules import RuleSet
from hearts.engine.variants import VARIANTS, variant_rules
from hearts.ui import widgets
from hearts.ui.column import Column, row_width
from hearts.ui.geometry import centred
from hearts.ui.intents import Intent, Open, Select
from hearts.ui.items import Label, Picture
from hearts.ui.pages import columns, page_head
from hearts.ui.rule_text import chapters
from hearts.ui.scenes import Scene
from hearts.ui.space import Space
from hearts.ui.theme import ACCENT, SMALLEST, SOFT, TEXT
from hearts.ui.widgets import Option

if TYPE_CHECKING:
    from hearts.ui.app import App

TABS: Final = ("rules", "words", "tips", "questions")
BESIDE: Final = 20  # type sizes that the variant's name needs beside the tabs
WIDEST: Final = 44  # type sizes: longer lines are hard to read


class Rules(Scene):
    """Pages of text, with tabs above them."""

    name = "rules"
    over = False

    def __init__(self, app: App) -> None:
        self.app = app
        self.tab = "rules"
        own = app.match.game.rules if app.match else None
        usual = [variant_rules(variant) for variant in VARIANTS]
        self.sets: tuple[RuleSet, ...] = tuple(usual) if own is None else (own, *usual)
        self.number = 0
        if own is None:
            self.number = list(VARIANTS).index(app.settings.variant)

    @property
    def rules(self) -> RuleSet:
        """The rule set that is shown."""
        return self.sets[self.number]

    def picture(self, space: Space, now: float) -> Picture:
        text = space.text
        items, box = page_head(space, text("rules.title"), WIDEST)
        head = Column(space, box.x, box.y + 2, box.w)
        tabs = [
            Option(text(f"rules.tab.{tab}"), Select("tab", tab), tab == self.tab) for tab in TABS
        ]
        wide = row_width(space, tabs)
        if self.tab != "rules" or wide + BESIDE * space.em > box.w:
            head.choose("tab", tabs, text("rules.title"))
            head.gap(0.5)
            if self.tab == "rules":
                self._stepper(head)
                head.gap(0.5)
        else:
            strip = head.take(max(head.touch, space.em * 3))
            place = centred(strip.middle, wide, head.touch)._replace(x=strip.x)
            place = head.place(place, strip)
            head.add(widgets.options(space, place, "tab", tabs, text("rules.title")))
            aside = head.place(strip.after(wide + space.em * 2), strip)
            beside = Column(space, aside.x, strip.y, aside.w)
            self._stepper(beside)
            head.add(beside.items)
            head.gap(0.5)
        box = box.below(head.y - box.y)
        fills = {
            "rules": self._rules,
            "words": self._words,
            "tips": self._tips,
            "questions": self._questions,
        }
        body = columns(space, "rules", box, self.offset, (fills[self.tab],))
        return (*items, *head.items, body)

    def _stepper(self, column: Column) -> None:
        """The variant shown, between buttons to the one before and after it."""
        space, em = column.space, column.space.em
        strip = column.take(max(column.touch, em * 3))
        side = column.touch
        ends = (
            (strip.left(side), "back", "previous", -1),
            (strip.after(strip.w - side), "next", "next", 1),
        )
        for box, icon, key, step in ends:
            place = centred(column.place(box, strip).middle, side, side)
            intent = Select("number", (self.number + step) % len(self.sets))
            label = space.text(f"rules.{key}")
            column.add(widgets.icon_button(space, place, icon, label, intent, key))
        rules = self.rules
        name = space.text(f"variant.{rules.variant}")
        if self.app.match is not None and self.number == 0:
            name = space.text("rules.of_game", variant=name)
        room = strip.inset(side, 0)
        upper, lower = room.top(strip.h * 0.58), room.below(strip.h * 0.52)
        small = max(float(SMALLEST), em * 0.88)
        players = space.text("rules.players", count=rules.players)
        column.add((Label(name, upper, em * 1.2, TEXT, True, "centre"),))
        column.add((Label(players, lower, small, SOFT, align="centre"),))

    def _rules(self, column: Column) -> None:
        word = column.space.text("lesson.open")
        column.buttons(("lesson", word, Open("lesson"), "hint"))
        column.gap()
        for chapter in chapters(column.space.text, self.rules):
            column.heading(column.space.text(f"chapter.{chapter.name}"))
            column.open_panel()
            colour = ACCENT if chapter.name == "house" else TEXT
            for sentence in chapter.sentences:
                column.bullet(sentence, colour)
            column.close_panel()

    def _words(self, column: Column) -> None:
        self._list(column, column.space.text.keys("glossary"))

    def _tips(self, column: Column) -> None:
        self._list(column, column.space.text.keys("tip"))

    def _list(self, column: Column, keys: tuple[str, ...]) -> None:
        column.open_panel()
        for key in keys:
            column.bullet(column.space.text(key))
        column.close_panel()

    def _questions(self, column: Column) -> None:
        text = column.space.text
        for key in text.keys("question"):
            if key.endswith(".ask"):
                column.open_panel()
                column.text(text(key), bold=True, colour=ACCENT, heading=2)
                column.gap(0.3)
                column.text(text(f"{key.removesuffix('.ask')}.answer"))
                column.close_panel()
                column.gap(-0.5)
        column.gap(0.5)

    def handle(self, intent: Intent, now: float) -> bool:
        if not isinstance(intent, Select):
            return False
        if intent.name == "tab":
            self.tab = cast(str, intent.value)
        elif intent.name == "number":
            self.number = cast(int, intent.value)
        self.offset = 0.0
        return True
