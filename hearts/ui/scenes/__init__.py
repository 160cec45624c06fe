"""The scenes, and how one is written.

A scene is a subclass of `Scene` below, one to a file named like the scene.
`SCENES` maps each scene's name to a function that makes it from the app.

**It shows data.** `picture(space, now)` returns the draw list (`hearts/ui/items.py`): panels,
labels, cards, icons, and `Area`s, which are what can be touched. It is a pure function of the
scene, the space and the time; it changes nothing, loads nothing and asks no clock. The widgets of
`hearts/ui/widgets.py` give items for buttons, options, switches, dialogs and scrolling pages.

**All places are CSS pixels inside `space.safe`**, put together from `Box` (`geometry.py`), in
fractions of the room and of the type size `space.em`; never smaller type than `theme.SMALLEST`,
nothing to touch below `theme.TOUCH`. Must look right from 360 × 640 to 2560 × 1440, both ways up.
`space.mirror` says that the language is read from right to left: use `space.align("left")` for
text and `box.mirrored(frame)` for things that stand in a row. Cards and play are never mirrored.

**All text comes from `space.text("key", slot=…)`**, whose keys are in `assets/text/en/*.toml`, one
file for each group of scenes: whole sentences, never put together from parts.

**It handles intents** (`hearts/ui/intents.py`). A touch, a key or a page's button on an area is
that area's intent; the letters of `input.KEYS` are intents too. The app answers those of
`commands.py` itself, such as `Open`, `Change` and `Start`; every other goes to
`handle(intent, now)` of the uppermost scene, which says whether it meant anything to it. What is
particular to a scene is a `Select(name, value)`. After any intent the picture is asked for anew,
so a scene just changes its own few fields. A page that scrolls is shown with the scene's `offset`,
which the app moves on.

**The keyboard needs nothing of its own.** Arrows and Tab move a focus over the areas as they lie
on the screen, Enter and Space choose. An area whose key is `input.MAIN` is what Enter means while
nothing is focused: give it to the scene's main button. Escape is `Back`: every scene but the
title is left by it, so a scene needs no intent for that, only a button with `Back()`; a scene that
must do something first answers `Back` in `handle`, and then leaves by `app.back()` itself.

**Over another.** `over = True` draws the scene below it, darkened, first; the game waits
meanwhile.

**Tests** play scenes through `tests/ui/pilot.py`: `pilot.tap("key of an area")`, `pilot.key("h")`,
`pilot.run(seconds)`, and assert on `pilot.picture`; `tests/ui/test_scenes.py` goes through every
scene of `SCENES` at every size and checks that all is inside the safe area, big enough to touch,
and no text is cut.

The app's public parts for scenes: `app.settings`, `app.text`, `app.match` (the game, or None),
`app.store`, `app.archive` (all finished games), `app.host`, `app.open(name)`, `app.back()`,
`app.tell(sentence)` (a short message on the screen, said aloud too).
"""

from collections.abc import Sequence
from typing import Protocol

from hearts.ui.intents import Intent
from hearts.ui.items import Picture
from hearts.ui.message import Taken
from hearts.ui.space import Space


class Scene(Protocol):
    """One thing on the screen."""

    name: str  # the key of its texts, and what `Open` calls it
    over: bool  # drawn over the scene below
    offset: float = 0.0  # that its page is moved up by, where it has one that scrolls

    @property
    def thinking(self) -> bool:
        """Whether a computer player is at work; only at the table."""
        return False

    def picture(self, space: Space, now: float) -> Picture:
        """What is shown at that time."""
        ...

    def taken(self, space: Space, now: float) -> Sequence[Taken]:
        """What a short message should not cover; most need nothing."""
        return ()

    def handle(self, intent: Intent, now: float) -> bool:
        """Do what the person wants; whether it meant anything here."""
        return False

    def scroll(self, page: str, offset: float) -> None:
        """Move the page of that name up so far."""
        self.offset = offset

    def tick(self, now: float) -> None:
        """Called before every frame while the scene is the uppermost; most need nothing."""

    def moves(self, now: float) -> bool:
        """Whether the picture changes by itself; most do not."""
        return False
