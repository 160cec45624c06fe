"""The person's turn: what a tap, a drag or a button does at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.cpu.hint import Hint as Found
from hearts.engine.cards import Card
from hearts.engine.events import Pass, Play
from hearts.engine.game import Phase
from hearts.records.record import Mark
from hearts.ui.advice import advised, expectation, reason_told
from hearts.ui.claim import played_out
from hearts.ui.turn_timer import WARNING

if TYPE_CHECKING:
    from hearts.ui.scenes.table import Table


def pick(table: Table, card: Card, now: float) -> None:
    """A tap on a card: to the pass or back, or played."""
    view = table.match.view
    table.hurry()
    if card not in view.hand:
        return
    if view.phase is Phase.PASS:
        _toggle(table, card, now)
    elif (
        table.app.settings.tap != "twice" or card in table.picks.chosen or card not in view.playable
    ):
        throw(table, card, now)
    else:
        table.picks.chosen = (card,)
        table.app.sound("pick")


def lift(table: Table, card: Card, now: float) -> None:
    """A touch on a card that is to be dragged: it rises or goes back; how to play it is told."""
    view = table.match.view
    table.hurry()
    if card not in view.playable or not table.match.waits_for_person:
        throw(table, card, now)
        return
    table.picks.toggle(card, 1)
    table.app.sound("pick")
    table.tell(table.app.text("told.drag"))


def throw(table: Table, card: Card, now: float) -> None:
    """Play the card, or put it to the pass."""
    view = table.match.view
    table.hurry()
    if card not in view.hand:
        return
    if view.phase is Phase.PASS:
        _toggle(table, card, now)
        return
    reason = view.why_not(card)
    if reason is None and table.match.waits_for_person:
        table.act(Play(table.match.person, card), now)
        return
    table.picks.shake(card, now)
    table.app.sound("illegal")
    table.tell(table.app.text(f"reason.{reason or 'not_your_turn'}"), urgent=True)


def _toggle(table: Table, card: Card, now: float) -> None:
    view = table.match.view
    if view.passed:
        return
    table.picks.toggle(card, view.rules.pass_count)
    table.app.sound("pick")
    missing = view.rules.pass_count - len(table.picks.chosen)
    if missing:
        table.app.say(table.app.text("pass.left", count=missing), False)
    if not table.app.settings.confirm_pass and len(table.picks.chosen) == view.rules.pass_count:
        confirm(table, now)


def confirm(table: Table, now: float) -> None:
    """Pass the chosen cards."""
    view = table.match.view
    if view.phase is not Phase.PASS or not table.match.waits_for_person:
        return
    if len(table.picks.chosen) == view.rules.pass_count:
        table.act(Pass(table.match.person, table.picks.chosen), now)


def undo(table: Table, now: float) -> None:
    """Back to the own decision before, with nothing in flight."""
    if not table.match.undo():
        table.app.tell(table.app.text("tell.nothing_to_undo"))
        return
    table.app.archive.note(table.match.save, Mark.UNDO)
    table.stage.clear()
    table.settle(now)
    table.tell(table.app.text("tell.undone"))
    table.app.save()


def claim(table: Table, now: float) -> None:
    """Play the deal to its end, since nothing can change any more."""
    if not table.can_claim():
        table.app.tell(table.app.text("tell.not_certain"))
        return
    table.hurry()
    for action in played_out(table.match.game):
        table.match.act(action)
    table.stage.clear()
    table.settle(now)
    table.tell(table.app.text("tell.claimed"))
    table.app.save()


def watch_timer(table: Table, now: float) -> None:
    """Tell when the time for a turn is nearly up; when it is, a computer player takes it."""
    app, timer = table.app, table.timer
    allowed = app.settings.timer if table.timed else 0
    if not allowed or not table.match.waits_for_person:
        timer.stop()
        return
    shown = timer.left(allowed)
    timer.run(now)
    if timer.left(allowed) != shown:
        app.refresh()
    if timer.warns(allowed):
        table.tell(app.text("told.seconds", count=WARNING), urgent=True)
    if not timer.left(allowed):
        table.match.stand_in(app.stand_in)
        timer.stop()


def ask_hint(table: Table) -> None:
    """Begin to think about what an expert would do here."""
    if not table.app.settings.hints:
        table.app.tell(table.app.text("tell.no_hints"))
    elif table.match.waits_for_person and not table.advice.thinking:
        table.hurry()
        table.advice.ask(table.match)
        table.tell(table.app.text("tell.thinking"))


def show_hint(table: Table, found: Found) -> None:
    """The advised cards and why, and what they can be expected to bring, which is seen on them."""
    text, cards = table.app.text, advised(found)
    table.app.archive.note(table.match.save, Mark.HINTS)
    if isinstance(found.action, Pass):
        table.picks.chosen = cards
        table.app.say(text("hint.pass", cards=text.cards(cards)), True)
    table.tell(reason_told(text, found))
    for sentence in expectation(text, found):
        table.app.say(sentence, False)
    table.app.refresh()
