"""A recorded deal, trick by trick, with all hands open or as one seat saw it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts.engine.notation import Save
from hearts.engine.rules import Seat
from hearts.records.seating import people
from hearts.ui import widgets
from hearts.ui.geometry import Box, centred
from hearts.ui.hands import Deal, called, deal_of, laid_out, moment, rows_items, takes, told, you
from hearts.ui.input import MAIN
from hearts.ui.intents import Intent, Select
from hearts.ui.items import Area, Icon, Item, Label, Panel, Picture, Told, untold
from hearts.ui.pages import page, page_head
from hearts.ui.scenes import Scene
from hearts.ui.space import Space
from hearts.ui.text import Text
from hearts.ui.theme import ACCENT, ON_ACCENT, SOFT, TEXT

if TYPE_CHECKING:
    from hearts.ui.app import App

WIDEST: Final = 64  # type sizes


class Replay(Scene):
    """The chosen deal of the game that is looked back at."""

    name = "replay"
    over = False

    def __init__(self, app: App) -> None:
        self.app = app
        self.step = 0
        self.eyes: Seat | None = None  # None: all hands are open
        app.archive.look_if_idle(app.match and app.match.save)
        looked = app.archive.looked
        self.save: Save | None = looked.save if looked.deals else None
        self.deal: Deal | None = None
        self.people: tuple[Seat, ...] = (0,)
        if self.save is not None:
            self.deal = deal_of(self.save.game, looked.deal)
            self.people = people(self.save.seats) or (0,)
            self.eyes, self.step = looked.eyes, min(looked.step, self.deal.steps)

    def picture(self, space: Space, now: float) -> Picture:
        text = space.text
        if self.deal is None:
            items, box = page_head(space, text("replay.title"), WIDEST)
            line = box.top(space.em * 2)
            nothing = text("look_back.none")
            return (*items, Label(nothing, line, space.em, SOFT, align=space.align("left")))
        number = self.deal.dealt.deal.table.number + 1
        title = text("replay.deal", deal=number) if not self.step else self._title(text)
        items, box = page_head(space, title, WIDEST)
        em = space.em
        controls = max(44.0, em * 2.5)
        shown = moment(self.deal, self.step, self.eyes)
        sentence = text("replay.passed" if shown.passed else "replay.dealt")
        if shown.trick is not None:
            sentence = takes(text, self.people, shown.trick, len(shown.rows))
        labels, line = widgets.paragraph(space, box, sentence)
        items += untold(labels)
        items += (Told(line) for line in told(text, self.people, shown, len(shown.rows)))
        rest = box.below(line + em * 0.4)
        foot = rest.below(rest.h - controls - em * 0.6).top(controls)
        rest = rest._replace(h=rest.h - controls - em)
        places, height = laid_out(space, rest, len(shown.rows))
        inner = list(rows_items(space, places, self.people, shown))
        items.append(page("hands", rest, inner, height, self.offset))
        items += self._controls(space, foot)
        return tuple(items)

    def _title(self, text: Text) -> str:
        assert self.deal is not None
        return text("replay.trick", trick=self.step, tricks=self.deal.steps)

    def _controls(self, space: Space, foot: Box) -> list[Item]:
        assert self.deal is not None
        text, last = space.text, self.deal.steps
        before, eyes, after = foot.split((1, 2.4, 1), 8)
        left, right = ("back", "next") if not space.mirror else ("next", "back")
        if space.mirror:
            before, after = after, before
        items: list[Item] = []
        for box, icon, key, name, by, possible in (
            (before, left, "previous", "replay.previous", -1, self.step > 0),
            (after, right, MAIN, "replay.next", 1, self.step < last),
        ):
            items += turner(space, box, icon, text(name), Select("step", by), key, possible)
        label = text("replay.all")
        if self.eyes is not None:
            label = text("replay.you")
            if self.eyes != you(self.people):
                who = called(text, self.eyes, self.people, self.deal.dealt.rules.players)
                label = text("replay.eyes", player=who)
        items += widgets.button(space, eyes, label, Select("eyes", None), "eyes", icon="eye")
        return items

    def handle(self, intent: Intent, now: float) -> bool:
        if isinstance(intent, Select) and self.deal is not None:
            if intent.name == "eyes":
                self.eyes = self._next_eyes()
            else:
                self._go(self.step + (1 if intent.value == 1 else -1))
        else:
            return False
        return True

    def _next_eyes(self) -> Seat | None:
        """All hands, then the person's view, then those of the others clockwise."""
        assert self.deal is not None
        players = self.deal.dealt.rules.players
        if self.eyes is None:
            return self.people[0]
        following = (self.eyes + 1) % players
        return None if following == self.people[0] else following

    def _go(self, step: int) -> None:
        assert self.deal is not None
        self.step = max(0, min(step, self.deal.steps))
        shown = moment(self.deal, self.step, self.eyes)
        for sentence in told(self.app.text, self.people, shown, len(shown.rows)):
            self.app.say(sentence, False)


def turner(
    space: Space, box: Box, icon: str, label: str, intent: Intent, key: str, possible: bool
) -> tuple[Item, ...]:
    """A button with an arrow, the one that leads on lit."""
    lit = key == MAIN and possible
    ink = ON_ACCENT if lit else TEXT if possible else space.theme.off
    side = space.em * 1.3
    return (
        Panel(box, ACCENT if lit else space.theme.raised, 10, space.theme.edge),
        Icon(icon, centred(box.middle, side, side), ink),
        Area(key, box, intent, label, enabled=possible),
    )
