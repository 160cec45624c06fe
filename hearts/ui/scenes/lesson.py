"""The first lesson, at a table like any other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from hearts.cpu.hint import Hint as Mark
from hearts.cpu.hint import HintReason
from hearts.engine.events import Action, Play
from hearts.engine.game import Phase
from hearts.engine.variants import CLASSIC
from hearts.ui.column import Column
from hearts.ui.geometry import centred
from hearts.ui.input import MAIN
from hearts.ui.intents import Back, Claim, Confirm, Hint, Intent, Select, Start, Undo
from hearts.ui.items import Item, Layer, Panel, Picture, Told
from hearts.ui.layout import EDGE, TableLayout
from hearts.ui.lesson import LEARNER, STEPS, Prepared, action_of, does
from hearts.ui.lesson_panel import Places, heading, panel_items, places, said
from hearts.ui.match import PERSON
from hearts.ui.message import Taken
from hearts.ui.scenery import Scenery
from hearts.ui.scenes.table import Table
from hearts.ui.space import Space
from hearts.ui.standing import standing

if TYPE_CHECKING:
    from hearts.ui.app import App

LAST: Final = len(STEPS) - 1
WIDEST: Final = 30  # type sizes: the scores at the end


class Lesson(Table):
    """The prepared deal: every step asks for a card, and goes on once that is played.

    The match is the scene's own: the app's, its saved games and its history are left alone.
    """

    name = "lesson"
    timed = False  # nobody is hurried here

    def __init__(self, app: App) -> None:
        self.number = (app.store.lesson() or 0) % LAST
        super().__init__(app, Prepared(self.number))
        self.done = False  # the step's card is played, and the others are at it
        self.wrong = False  # another card was tried
        self._told = -1  # the step told last
        self._resumes = app.saved() is not None
        app.store.keep_lesson(self.number)

    @property
    def thinking(self) -> bool:
        """Whether the deal goes on by itself; the end of the lesson rests at what came of it."""
        return self.match.game.phase is not Phase.SCORED and super().thinking

    # What is seen

    def picture(self, space: Space, now: float) -> Picture:
        where, sentence = self.places(space), self._sentence(space)
        told = (Told(heading(space.text, self.number), 1), Told(sentence))
        items: list[Item] = []
        if self.number == LAST:
            items += (Layer(told), *self._scores(space, where))
        else:
            still, *moves = super().picture(space, now)
            assert isinstance(still, Layer)
            seen = (item for item in still.items if not isinstance(item, Told) or item.heading != 1)
            items += (Layer((*told, *seen)), *moves)
        items += panel_items(space, where, self.number, sentence, self.done)
        return tuple(items)

    def taken(self, space: Space, now: float) -> Sequence[Taken]:
        return ()

    def layout(self, space: Space) -> TableLayout:
        return self.places(space).table

    def places(self, space: Space) -> Places:
        """Where the table and the panel are in that space."""
        return places(
            space.safe,
            space.em,
            space.text,
            len(self.match.view.hand),
            space.settings.large_print,
            space.other_side,
        )

    def scenery(self, now: float) -> Scenery:
        scene = super().scenery(now)
        step = STEPS[self.number]
        missing = tuple(card for card in step.cards if card not in self.picks.chosen)
        if self.done or not missing:
            return scene
        action = action_of(step._replace(cards=missing))
        return scene._replace(hint=Mark(action, (), HintReason.ONLY_CHOICE))

    def _sentence(self, space: Space) -> str:
        if self.done:
            return space.text("lesson.good")
        return said(space.text, self.number, "no" if self.wrong else "text")

    def _scores(self, space: Space, where: Places) -> Iterator[Item]:
        """Who took what, and what can be done next, where the table was."""
        pad = space.em * 1.2
        room = where.room.inset(EDGE)
        wide = min(room.w, WIDEST * space.em)
        probe = Column(space, 0, 0, wide - 2 * pad)
        self._fill_scores(probe)
        frame = centred(room.middle, wide, probe.y + 2 * pad)
        column = Column(space, frame.x + pad, frame.y + pad, probe.w)
        self._fill_scores(column)
        yield Panel(frame, space.theme.panel, 16, space.theme.edge, shadow=True)
        yield from column.items

    def _fill_scores(self, column: Column) -> None:
        text = column.space.text
        standing(column, self.match)
        column.gap(1)
        label, icon = ("lesson.finish", "check") if self._resumes else ("title.new", "play")
        column.buttons((MAIN, text(label), self._onward(), icon))

    def _onward(self) -> Intent:
        """What follows the lesson: a first game, or back to where there is one already."""
        if self._resumes:
            return Back()
        level = self.app.settings.level
        return Start(CLASSIC, (PERSON, *(level,) * (CLASSIC.players - 1)))

    # What happens

    def handle(self, intent: Intent, now: float) -> bool:
        match intent:
            case Select("step", int(number)):
                self.go_to(number, now)
            case Undo():
                self.go_to(self.number if self.done else self.number - 1, now)
            case Hint():
                self._told = -1
            case Claim():
                pass
            case Confirm() if self.number == LAST:
                self.app.handle(self._onward(), now)
            case _:
                return super().handle(intent, now)
        return True

    def act(self, action: Action, now: float) -> None:
        if getattr(action, "seat", LEARNER) != LEARNER:
            super().act(action, now)
        elif not self.done and does(STEPS[self.number], action):
            super().act(action, now)
            self.done, self.wrong = True, False
        elif not self.done:
            self._try_again(action, now)

    def _try_again(self, action: Action, now: float) -> None:
        """Another card that the rules allow: why not that one."""
        self.wrong = True
        self.picks.drop()
        if isinstance(action, Play):
            self.picks.shake(action.card, now)
        self.app.sound("pick")
        self.app.say(said(self.app.text, self.number, "no"), True)
        self.app.refresh()

    def tick(self, now: float) -> None:
        super().tick(now)
        if self.done and not self.stage.busy(now) and self.match.waits_for_person:
            self.go_to(self.number + 1, now)
        if self._told != self.number:
            self._told = self.number
            text = self.app.text
            self.app.say(heading(text, self.number), False)
            self.app.say(said(text, self.number, "text"), False)

    def go_to(self, number: int, now: float) -> None:
        """Begin a step: with what lies there, or with the table as the step finds it."""
        number = max(0, min(number, LAST))
        follows = self.done and number == self.number + 1 < LAST
        if not follows:
            self.match = Prepared(number)
            self.stage.clear()
            self.status = ""
        self.number, self.done, self.wrong = number, False, False
        self._told = -1
        self.settle(now)
        self.app.store.keep_lesson(number % LAST)  # once ended, it begins anew
        self.app.refresh()

    def _next_scene(self, now: float) -> bool:
        return False  # the deal is over, and so is the lesson

    def can_claim(self) -> bool:
        return False  # the lesson does it by itself
