"""The table: passing, playing, and everything the person can do there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hearts.engine.cards import Card
from hearts.engine.events import Action, ChooseMoon, NextDeal, Pass
from hearts.engine.game import Phase
from hearts.engine.play import NOBODY
from hearts.engine.view import View
from hearts.ui import turn
from hearts.ui.advice import Advice
from hearts.ui.anim import Motion
from hearts.ui.choreography import PACES
from hearts.ui.claim import Claims
from hearts.ui.device import cover, dealt, motion
from hearts.ui.intents import (
    Choose,
    Claim,
    Confirm,
    Hint,
    Hurry,
    Intent,
    Lift,
    Pick,
    Throw,
    Undo,
)
from hearts.ui.items import Layer, Picture, untold
from hearts.ui.layout import TableLayout, table_layout
from hearts.ui.message import Taken
from hearts.ui.moments import Moments, sound_of
from hearts.ui.picks import Picks
from hearts.ui.results import deal_over
from hearts.ui.scenery import Scenery, moving
from hearts.ui.scenes import Scene
from hearts.ui.sorting import sorted_hand
from hearts.ui.space import Space
from hearts.ui.stage import Stage
from hearts.ui.summary import Calls, summary
from hearts.ui.tabletop import moving_items, resting_items, taken
from hearts.ui.turn_timer import TurnTimer

if TYPE_CHECKING:
    from hearts.ui.app import App
    from hearts.ui.match import Match


class Table(Scene):
    """A match on the table."""

    name = "table"
    over = False
    timed = True  # the turn timer runs, where it is set

    def __init__(self, app: App, match: Match) -> None:
        self.app = app
        self.match = match
        self.stage = Stage()
        self.picks = Picks()
        self.advice = Advice()
        self.status = ""
        self._facts: View = match.view
        self._moments = Moments()
        self.timer = TurnTimer()
        self._calls = Calls()
        self._claims = Claims()
        self._dealt = False
        self._seats = match.seats
        self._eyes = match.eyes  # for which status and motion are
        self._still = Layer(())  # what does not move, painted once
        self._still_key: object = None

    def picture(self, space: Space, now: float) -> Picture:
        layout, scene = self.layout(space), self.scenery(now)
        moves = moving(scene, self.match.person, space.dragged is not None)
        still = scene._replace(flying=(), shaking=None, moment=None)
        key = (space._replace(dragged=None), layout, still, moves)
        if key != self._still_key:
            self._still_key = key
            seen = untold(resting_items(space, layout, still, moves))
            self._still = Layer((*summary(space.text, still), *seen))
        return (self._still, *untold(moving_items(space, layout, scene, moves)))

    def taken(self, space: Space, now: float) -> Sequence[Taken]:
        return tuple(taken(space, self.layout(space), self.scenery(now)))

    def layout(self, space: Space) -> TableLayout:
        """Where everything rests in that space."""
        rules = self.match.game.rules
        return table_layout(
            space.safe,
            space.em,
            rules.players,
            self.match.person,
            len(self.match.view.hand),
            rules.cards_each,
            space.settings.large_print,
            space.other_side,
        )

    def scenery(self, now: float) -> Scenery:
        """What is going on."""
        view, same = self.match.view, self._eyes == self.match.eyes
        flying = self.stage.flying(now) if same else ()
        played = len(view.hand) < len(view.dealt)  # the first own card
        return Scenery(
            view=view,
            facts=self._facts if flying else view,
            hand=self.hand(view),
            levels=tuple(self.match.level(seat) for seat in view.rules.seats),
            people=self.match.numbered,
            covered=self.match.covered,
            flying=flying,
            chosen=self.picks.chosen,
            received=frozenset(() if played or self.match.covered else view.received),
            hint=self.advice.found,
            shaking=None if self.app.still else self.picks.shaking(now),
            moment=self._moments.current(now, self.app.still),
            status=self.status if same else "",
            calls=self._waiting_text(view),
            waiting=self.match.waits_for_person,
            can_undo=self.match.can_undo and not self.match.covered,
            can_claim=self.can_claim(),
            seconds_left=self.timer.left(self.app.settings.timer),
        )

    def hand(self, view: View) -> tuple[Card, ...]:
        """The person's cards as they lie on the screen: none while they are covered."""
        if self.match.covered:
            return ()
        settings, text = self.app.settings, self.app.text
        return sorted_hand(view.hand, settings.sort, text.right_to_left)

    def moves(self, now: float) -> bool:
        return (
            self.stage.busy(now)
            or self._moments.current(now) is not None
            or self.picks.shaking(now) is not None
        )

    @property
    def thinking(self) -> bool:
        """Whether the game goes on by itself, or somebody thinks about a hint."""
        return self.advice.thinking or not self.match.waits_for_person

    def can_claim(self) -> bool:
        """Whether the person at the screen sees that nothing can change any more."""
        match = self.match
        return not match.autopilot and not match.covered and self._claims.certain(match.view)

    def _waiting_text(self, view: View) -> str:
        if view.phase is Phase.PLAY and self.match.waits_for_person:
            return self.app.text("turn.lead" if not view.table.trick else "turn.you")
        return ""

    def handle(self, intent: Intent, now: float) -> bool:
        if self.match.covered and not isinstance(intent, Hurry):
            return False
        match intent:
            case Pick(card):
                turn.pick(self, card, now)
            case Lift(card):
                turn.lift(self, card, now)
            case Throw(card):
                turn.throw(self, card, now)
            case Confirm():
                turn.confirm(self, now)
            case Undo():
                turn.undo(self, now)
            case Claim():
                turn.claim(self, now)
            case Choose(choice):
                if self.match.game.phase is Phase.MOON and self.match.waits_for_person:
                    self.act(ChooseMoon(self.match.person, choice), now)
            case Hint():
                turn.ask_hint(self)
            case Hurry():
                self.hurry()
            case _:
                return False
        return True

    def hurry(self) -> None:
        """Whatever is in flight is there now."""
        self.stage.finish()
        self._facts = self.match.view
        self._moments.end()

    def tell(self, sentence: str, urgent: bool = False) -> None:
        """Say something in the status line, and aloud."""
        self.status = sentence
        self.app.say(sentence, urgent)

    # What goes on

    def tick(self, now: float) -> None:
        """Let the game go on: cues, computer players, what follows a deal."""
        if not self._dealt:
            self._begin(now)
        if self._seats != self.match.seats:
            self._seats = self.match.seats
            self.settle(now)
        self._cues(now)
        self._call(now)
        turn.watch_timer(self, now)
        found = self.advice.think(self.app.may_think)
        if found is not None:
            turn.show_hint(self, found)
        while True:
            answer = self.match.think(self.app.may_think)
            if self.stage.busy(now):
                return
            self._facts = self.match.view
            if answer is not None:
                self.act(answer, now)
            elif not self._next_scene(now):
                return
            self._cues(now)
            if not self.app.may_think():
                return

    def act(self, action: Action, now: float) -> None:
        """Take an action and show what happens."""
        before = self.match.view
        hand = self.hand(before)
        events = self.match.act(action)
        self.hurry()
        self.show(motion(self, events, before, self.match.view, hand), before, now)
        mine = getattr(action, "seat", NOBODY) == self.match.person
        if mine or not isinstance(action, Pass):
            self.settle(now)
        self.app.refresh()  # at instant speed nothing moves that would ask for it
        self.app.save()

    def next_deal(self, now: float) -> None:
        """Deal again, once the deal is scored."""
        if self.match.game.phase is Phase.SCORED:
            self.act(NextDeal(), now)

    def _begin(self, now: float) -> None:
        """Show the deal, when the match has just begun."""
        self._dealt = True
        view, event = self.match.view, dealt(self.match.game)
        if event is not None:
            self.show(motion(self, (event,), view, view, ()), view, now)

    def show(self, motion: Motion, facts: View, now: float) -> None:
        """Begin a motion; until it ends, points and cards are those of `facts`."""
        self._facts, self._eyes = facts, self.match.eyes
        self.stage.play(motion, now, PACES[self.app.settings.speed], self.app.still)

    def settle(self, now: float) -> None:
        """Forget what belonged to the last decision."""
        self.picks.drop()
        self.advice.drop()
        self.timer.stop()
        self._facts = self.match.view if not self.stage.busy(now) else self._facts

    def _call(self, now: float) -> None:
        """Tell the person that it is their turn, once what led to it has been shown."""
        if not self.stage.busy(now):
            sentence = self._calls.due(self.app.text, self.match)
            if sentence:
                self.app.say(sentence, True)

    def _cues(self, now: float) -> None:
        for name in self.stage.cues(now):
            self.app.sound(sound_of(name))
            if PACES[self.app.settings.speed]:
                self._moments.begin(name, now)

    def _next_scene(self, now: float) -> bool:
        """Open what follows, where the game waits for no seat; whether it goes on by itself."""
        phase = self.match.game.phase
        if self.match.waits_for_device:
            cover(self, now)
            self.app.open("cover")
        elif phase is Phase.MOON and self.match.waits_for_person:
            self.app.open("moon")
        elif phase is Phase.SCORED and self.match.autopilot:
            self.next_deal(now)
            return True
        elif phase in (Phase.SCORED, Phase.OVER):
            deal_over(self.app, self.match)
        return False
