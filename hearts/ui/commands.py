"""What the app does itself, whatever scene is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts.records.record import Mark
from hearts.ui.intents import (
    Back,
    Change,
    Copy,
    FullScreen,
    Home,
    Intent,
    Mute,
    Open,
    Quit,
    ReplayDeal,
    Resume,
    Scroll,
    Start,
)
from hearts.ui.match import loaded_match, new_match, replayed_deal
from hearts.ui.pages import scrolled
from hearts.ui.scenes.registry import SCENES

if TYPE_CHECKING:
    from hearts.ui.app import App

GAME_SCENES: Final = frozenset(
    (
        *("pause", "scores", "last_trick", "deal_over", "game_over", "moon", "table"),
        *("cover", "take_over"),
    )
)


def commanded(app: App, intent: Intent, now: float) -> bool:
    """Do what the person wants of the app; whether the intent was for the app."""
    match intent:
        case Open(name):
            _open(app, name)
        case Back():
            if not app.scene.handle(intent, now):
                app.back()
        case Home():
            app.home()
        case Change(setting, value):
            app.change(setting, value)
        case Copy(text):
            copied = app.host.copy(text)
            app.tell(app.text("tell.copied" if copied else "tell.not_copied"))
        case Mute():
            app.change("mute", not app.settings.mute)
            app.tell(app.text("tell.muted" if app.settings.mute else "tell.unmuted"))
        case FullScreen():
            app.host.full_screen()
        case Scroll(page, by):
            app.scene.scroll(page, scrolled(app.picture, page, by))
        case Start(rules, seats, seed):
            app.start(new_match(rules, seats, seed or app.host.seed(), app.autopilot))
        case Resume():
            save = app.saved()
            if save is not None:
                app.start(loaded_match(save, app.autopilot))
        case ReplayDeal():
            if app.match is not None:
                app.archive.note(app.match.save, Mark.UNDO)
                app.start(replayed_deal(app.match))
        case Quit():
            app.save_now()
            app.quits = app.host.can_quit
        case _:
            return False
    return True


def _open(app: App, name: str) -> None:
    """Open a scene; those of a game are for when there is one, and not for the lesson."""
    if name in GAME_SCENES and (app.match is None or app.scene.name == "lesson"):
        return
    if name in SCENES:
        app.open(name)
