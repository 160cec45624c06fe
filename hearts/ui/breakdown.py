"""What is shown when something broke: that the game is kept, and what to report."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from hearts.ui import fonts
from hearts.ui.text import Text
from hearts.ui.theme import THEMES

if TYPE_CHECKING:
    from hearts.ui.app import App
    from hearts.ui.host import Host

SIZE: Final = 18
SHOWN: Final = 1500  # characters of the report


def show_breakdown(host: Host, app: App | None, report: str) -> None:
    """Paint the message over the whole window, and put the report on the clipboard."""
    text = Text(app.text.language if app else "en")
    surface = host.surface()
    theme = THEMES["graphite"]
    surface.fill(theme.panel)
    copied = text("breakdown.copied") if host.copy(report) else ""
    head = f"{text('breakdown.title')}\n{text('breakdown.saved')} {copied}\n\n{report[-SHOWN:]}"
    y = 24
    for line in fonts.wrapped(head, surface.get_width() - 48, SIZE):
        surface.blit(fonts.rendered(line, SIZE, False, (245, 243, 236)), (24, y))
        y += round(SIZE * fonts.LINE)
    host.show()
    host.say(text("breakdown.title"), True)


def closes(event: pygame.event.Event) -> bool:
    """Whether the person has seen enough."""
    return event.type == pygame.QUIT or (
        event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
    )
