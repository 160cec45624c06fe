"""The table: passing, playing, and everything the person can do there."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import TYPE_CHECKING, Final

from hearts.cpu.hint import Hint as HintFound
from hearts.cpu.hint import hint
from hearts.cpu.player import decision_rng
from hearts.engine.cards import Card
from hearts.engine.events import (
    Action,
    ChooseMoon,
    Dealt,
    Event,
    NextDeal,
    Pass,
    Passed,
    Play,
    seen_by,
)
from hearts.engine.game import Phase
from hearts.engine.play import NOBODY
from hearts.engine.score import automatic_choice
from hearts.engine.view import View
from hearts.ui.announce import name_of, sentences
from hearts.ui.choreography import MOMENT, PACES, shown
from hearts.ui.claim import certain, played_out
from hearts.ui.intents import (
    Choose,
    Claim,
    Confirm,
    Hint,
    Hurry,
    Intent,
    Pick,
    Throw,
    Undo,
)
from hearts.ui.items import Layer, Picture
from hearts.ui.layout import TableLayout, table_layout
from hearts.ui.own_hand import SHAKE
from hearts.ui.scenery import Scenery, moving
from hearts.ui.sorting import sorted_hand
from hearts.ui.space import Space
from hearts.ui.stage import Stage
from hearts.ui.tabletop import moving_items, resting_items

if TYPE_CHECKING:
    from hearts.ui.app import App
    from hearts.ui.match import Match

MOMENTS: Final = {"broken": 2.2 * MOMENT, "queen": 1.6 * MOMENT, "moon": 3 * MOMENT}
SOUNDS: Final = {"broken": "hearts_broken", "pass": "card", "carried": "sweep", "kitty": "sweep"}
WARNED: Final = 10  # seconds before the turn timer runs out


class Table:
    """A match on the table."""

    name = "table"
    over = False

    def __init__(self, app: App, match: Match) -> None:
        self.app = app
        self.match = match
        self.stage = Stage()
        self.chosen: tuple[Card, ...] = ()
        self.status = ""
        self._facts: View = match.view
        self._shaking: tuple[Card, float] | None = None  # and since when
        self._moment: tuple[str, float] | None = None  # and since when
        self.hinted: HintFound | None = None
        self._hinting: Generator[None, None, HintFound] | None = None
        self._turn_began: float | None = None
        self._claim: tuple[int, bool] = (-1, False)  # for so many actions: is it certain
        self._dealt = False
        self._still = Layer(())  # what does not move, painted once
        self._still_key: object = None

    # What is seen

    def picture(self, space: Space, now: float) -> Picture:
        layout, scene = self.layout(space), self.scenery(now)
        motion = moving(scene, self.match.person, space.dragged is not None)
        still = scene._replace(flying=(), shaking=None, moment=None)
        key = (space._replace(dragged=None), layout, still, motion)
        if key != self._still_key:
            self._still_key = key
            self._still = Layer(tuple(resting_items(space, layout, still, motion)))
        return (self._still, *moving_items(space, layout, scene, motion))

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
            space.settings.left_handed != space.mirror,
        )

    def scenery(self, now: float) -> Scenery:
        """What is going on."""
        view = self.match.view
        flying = self.stage.flying(now)
        moment = None
        if self._moment:
            gone = (now - self._moment[1]) / MOMENTS[self._moment[0]]
            moment = (self._moment[0], gone) if gone < 1 else None
        played = len(view.hand) < len(view.dealt)  # the first own card
        return Scenery(
            view=view,
            facts=self._facts if flying else view,
            hand=self.hand(view),
            levels=tuple(self.match.level(seat) for seat in view.rules.seats),
            flying=flying,
            chosen=self.chosen,
            received=frozenset(() if played else view.received),
            hint=self.hinted,
            shaking=self._shaking and (self._shaking[0], now - self._shaking[1]),
            moment=moment,
            status=self.status,
            calls=self._waiting_text(view),
            waiting=self.match.waits_for_person,
            can_undo=self.match.can_undo,
            can_claim=self.can_claim(),
            seconds_left=self._seconds_left(now),
        )

    def hand(self, view: View) -> tuple[Card, ...]:
        """The person's cards as they lie on the screen."""
        settings, text = self.app.settings, self.app.text
        return sorted_hand(view.hand, settings.sort, text.right_to_left)

    def moves(self, now: float) -> bool:
        return (
            self.stage.busy(now)
            or self._moment is not None
            or self._shaking is not None
            or self._seconds_left(now) is not None
        )

    @property
    def thinking(self) -> bool:
        """Whether somebody is at work: a computer player, or one who thinks about a hint."""
        game = self.match.game
        if self._hinting is not None:
            return True
        return game.phase not in (Phase.SCORED, Phase.OVER) and not self.match.waits_for_person

    def can_claim(self) -> bool:
        """Whether nothing can change any more, worked out once for each state."""
        game = self.match.game
        if game.phase is not Phase.PLAY or self.match.autopilot:
            return False
        if self._claim[0] != len(game.actions):
            self._claim = len(game.actions), certain(self.match.view)
        return self._claim[1]

    def _waiting_text(self, view: View) -> str:
        if view.phase is Phase.PLAY and self.match.waits_for_person:
            return self.app.text("turn.lead" if not view.table.trick else "turn.you")
        return ""

    # What the person wants

    def handle(self, intent: Intent, now: float) -> bool:
        match intent:
            case Pick(card):
                self.pick(card, now)
            case Throw(card):
                self.throw(card, now)
            case Confirm():
                self.confirm(now)
            case Undo():
                self.undo(now)
            case Claim():
                self.claim(now)
            case Choose(choice):
                if self.match.game.phase is Phase.MOON and self.match.waits_for_person:
                    self.act(ChooseMoon(self.match.person, choice), now)
            case Hint():
                self.hint()
            case Hurry():
                self.hurry()
            case _:
                return False
        return True

    def pick(self, card: Card, now: float) -> None:
        """A tap on a card: to the pass or back, or played."""
        view = self.match.view
        self.hurry()
        if card not in view.hand:
            return
        if view.phase is Phase.PASS:
            self._toggle(card, now)
        elif self.app.settings.tap == "once" or card in self.chosen or card not in view.playable:
            self.throw(card, now)
        else:
            self.chosen = (card,)
            self.app.sound("pick")

    def throw(self, card: Card, now: float) -> None:
        """Play the card, or put it to the pass."""
        view = self.match.view
        self.hurry()
        if card not in view.hand:
            return
        if view.phase is Phase.PASS:
            self._toggle(card, now)
            return
        reason = view.why_not(card)
        if reason is None and self.match.waits_for_person:
            self.act(Play(self.match.person, card), now)
            return
        self._shaking = card, now
        self.app.sound("illegal")
        self.tell(self.app.text(f"reason.{reason or 'not_your_turn'}"), urgent=True)

    def _toggle(self, card: Card, now: float) -> None:
        view = self.match.view
        if view.passed:
            return
        if card in self.chosen:
            self.chosen = tuple(other for other in self.chosen if other != card)
        else:
            # One too many takes the place of the card chosen last.
            self.chosen = (*self.chosen[: view.rules.pass_count - 1], card)
        self.app.sound("pick")
        if not self.app.settings.confirm_pass and len(self.chosen) == view.rules.pass_count:
            self.confirm(now)

    def confirm(self, now: float) -> None:
        """Pass the chosen cards."""
        view = self.match.view
        if view.phase is not Phase.PASS or not self.match.waits_for_person:
            return
        if len(self.chosen) == view.rules.pass_count:
            self.act(Pass(self.match.person, self.chosen), now)

    def undo(self, now: float) -> None:
        """Back to the own decision before, with nothing in flight."""
        if not self.match.undo():
            self.app.tell(self.app.text("tell.nothing_to_undo"))
            return
        self.stage.clear()
        self._settle(now)
        self.tell(self.app.text("tell.undone"))
        self.app.save()

    def claim(self, now: float) -> None:
        """Play the deal to its end, since nothing can change any more."""
        if not self.can_claim():
            self.app.tell(self.app.text("tell.not_certain"))
            return
        self.hurry()
        for action in played_out(self.match.game):
            self.match.act(action)
        self.stage.clear()
        self._settle(now)
        self.tell(self.app.text("tell.claimed"))
        self.app.save()

    def hint(self) -> None:
        """Begin to think about what an expert would do here."""
        if not self.app.settings.hints:
            self.app.tell(self.app.text("tell.no_hints"))
        elif self.match.waits_for_person and self._hinting is None:
            self.hurry()
            rng = decision_rng(self.match.game, self.match.person)
            self._hinting = hint(self.match.view, rng)
            self.tell(self.app.text("tell.thinking"))

    def _think_of_hint(self) -> None:
        """Go on thinking for the rest of the frame; show the hint once it is found."""
        while self._hinting is not None and self.app.may_think():
            try:
                next(self._hinting)
            except StopIteration as found:
                self._hinting = None
                self._show_hint(found.value)

    def _show_hint(self, found: HintFound) -> None:
        """The advised cards, why, and what each card can be expected to bring."""
        text, action = self.app.text, found.action
        self.hinted = found
        cards: tuple[Card, ...] = ()
        if isinstance(action, Pass):
            cards = self.chosen = action.cards
            self.app.say(text("hint.pass", cards=text.cards(cards)), True)
        elif isinstance(action, Play):
            cards = (action.card,)
        self.tell(text(f"hint.{found.reason}", cards=text.cards(cards)))
        self.app.refresh()

    def hurry(self) -> None:
        """Whatever is in flight is there now."""
        self.stage.finish()
        self._facts = self.match.view
        if self._moment:
            self._moment = None

    def tell(self, sentence: str, urgent: bool = False) -> None:
        """Say something in the status line, and aloud."""
        self.status = sentence
        self.app.say(sentence, urgent)

    # What goes on

    def tick(self, now: float) -> None:
        """Let the game go on: cues, computer players, what follows a deal."""
        if not self._dealt:
            self._begin(now)
        self._cues(now)
        if self._shaking and now - self._shaking[1] > SHAKE:
            self._shaking = None
        if self._moment and now - self._moment[1] > MOMENTS[self._moment[0]]:
            self._moment = None
        self._watch_timer(now)
        self._think_of_hint()
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
        self._facts = before
        self._show(events, before, hand, now)
        mine = getattr(action, "seat", NOBODY) == self.match.person
        if mine or not isinstance(action, Pass):
            self._settle(now)
        self.app.save()

    def next_deal(self, now: float) -> None:
        """Deal again, once the deal is scored."""
        if self.match.game.phase is Phase.SCORED:
            self.act(NextDeal(), now)

    def _begin(self, now: float) -> None:
        """Show the deal, when the match has just begun."""
        self._dealt = True
        game = self.match.game
        table, deal = game.deal.table, game.deal
        if table.tricks or table.trick or any(deal.passes) or game.phase is Phase.OVER:
            return
        hands = tuple(tuple(sorted(hand)) for hand in deal.dealt)
        dealt = Dealt(table.number, table.dealer, table.direction, hands)
        self._show((dealt,), self.match.view, (), now)

    def _show(
        self, events: Iterable[Event], before: View, hand: tuple[Card, ...], now: float
    ) -> None:
        seen = tuple(seen_by(event, self.match.person) for event in events)
        after = self.match.view
        motion = shown(seen, before, after, hand, self.hand(after))
        self.stage.play(motion, now, PACES[self.app.settings.speed], self.app.still)
        told = tuple(sentences(self.app.text, seen, after))
        for sentence in told:
            self.app.say(sentence, False)
        if told:
            self.status = told[-1]
        for event in seen:
            # The status line is short, and the cards themselves are marked.
            if isinstance(event, Passed) and event.receiver == self.match.person:
                giver = name_of(self.app.text, event.giver, after.seat, after.rules.players)
                self.status = self.app.text("event.marked", player=giver)

    def _settle(self, now: float) -> None:
        """Forget what belonged to the last decision."""
        self.chosen = ()
        self._shaking = None
        self.hinted = self._hinting = None
        self._turn_began = None
        self._facts = self.match.view if not self.stage.busy(now) else self._facts
        if self.match.waits_for_person and self.match.game.phase is Phase.PLAY:
            self.app.say(self._waiting_text(self.match.view), False)

    def _cues(self, now: float) -> None:
        for name in self.stage.cues(now):
            self.app.sound(SOUNDS.get(name, name))
            if name in MOMENTS and PACES[self.app.settings.speed]:
                self._moment = name, now

    def _next_scene(self, now: float) -> bool:
        """Open what follows, where the game waits for no seat; whether it goes on by itself."""
        phase = self.match.game.phase
        if phase is Phase.MOON and self.match.waits_for_person:
            self.app.open("moon")
        elif phase is Phase.SCORED and self.match.autopilot:
            self.next_deal(now)
            return True
        elif phase in (Phase.SCORED, Phase.OVER):
            self.app.deal_over()
        return False

    def _watch_timer(self, now: float) -> None:
        """When the time for a turn is up, a computer player takes it."""
        if not self.app.settings.timer or not self.match.waits_for_person:
            self._turn_began = None
            return
        if self._turn_began is None:
            self._turn_began = now
        left = self._seconds_left(now)
        if left is not None and left <= 0:
            self.match.stand_in = self.app.stand_in
            self._turn_began = None

    def _seconds_left(self, now: float) -> int | None:
        if self._turn_began is None or not self.app.settings.timer:
            return None
        left = self.app.settings.timer - int(now - self._turn_began)
        return left if left <= max(WARNED, self.app.settings.timer) else None


def automatic(match: Match) -> ChooseMoon:
    """The shooter's choice when the person leaves it to the rules."""
    game = match.game
    return ChooseMoon(
        match.person, automatic_choice(game.rules, game.totals, game.deal.table.taken)
    )
