"""Links, files and pasted texts that come in, and the links that are handed out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.cpu.player import LEVELS
from hearts.engine.notation import Save
from hearts.records.exchange import imported
from hearts.records.refusal import Refused
from hearts.records.seating import first_person, owners
from hearts.records.share import shared
from hearts.ui.match import PERSON, loaded_match

if TYPE_CHECKING:
    from hearts.ui.app import App


def take_in(app: App, text: str) -> None:
    """A text from outside: an exported history, or a shared deal or game."""
    archive = app.archive
    try:
        if not text.lstrip().startswith("{"):
            archive.offered = seated(shared(text))
        else:
            count = archive.add(imported(text))
            app.tell(app.text("import.done", count=count))
            return
    except Refused as refused:
        archive.offered = refused.fault
    if app.scene.name == "shared":
        app.back()
    app.open("shared")


def seated(save: Save) -> Save:
    """The game with one person at the table, and levels that this version knows."""
    seats = list(owners(loaded_match(save).seats))
    person = first_person(seats)
    seats = [LEVELS[-1] if name == PERSON else name for name in seats]
    seats[person] = PERSON
    return Save(save.game, tuple(seats))


def hand_out(app: App, fragment: str) -> None:
    """Put the link to a shared deal or game on the clipboard."""
    copied = app.host.copy(f"{app.host.address()}#{fragment}")
    app.tell(app.text("share.copied" if copied else "tell.not_copied"))
