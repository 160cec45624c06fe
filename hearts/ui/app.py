"""The app: scenes over one another, the match, settings, and one frame after the other."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pygame

from hearts.cpu.player import LEVELS
from hearts.engine.game import Phase
from hearts.engine.notation import Save
from hearts.store import CURRENT, DAILY, Store
from hearts.ui.archive import Archive
from hearts.ui.commands import commanded
from hearts.ui.easel import Easel
from hearts.ui.host import Host, Window
from hearts.ui.incoming import take_in
from hearts.ui.input import Input
from hearts.ui.intents import Intent
from hearts.ui.items import Picture
from hearts.ui.match import Match
from hearts.ui.overlay import overlay
from hearts.ui.results import Result
from hearts.ui.scenes import Scene
from hearts.ui.scenes.registry import SCENES, table
from hearts.ui.scenes.stack import Stack
from hearts.ui.sound import Sounds
from hearts.ui.space import Space, space_in
from hearts.ui.telling import Telling, complaint
from hearts.ui.text import Text, text_in
from hearts.ui.tips import Tips

SLICE: Final = 0.006  # seconds of a frame that computer players may think
WAKING: Final = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)  # browsers allow sound from then on
EXPOSING: Final = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED)  # the window may be blank
TOLD: Final = 3.2  # seconds that a message stays


class App:
    """Everything on the screen. `frame` is called again and again; nothing else moves it on."""

    def __init__(self, host: Host, autopilot: str | None = None) -> None:
        self.host = host
        self.store = Store(host.storage)
        self.archive = Archive(host.storage)
        self.tips = Tips(self.store.tips())
        self.settings = self._kept = self.store.settings()
        self.autopilot = autopilot
        self.text = self._speak()
        self.match: Match | None = None
        self.results: list[Result] = []
        self.quits = False
        self.stand_in = LEVELS[-1]  # plays a turn whose time is up
        self.input = Input()
        self.sounds = Sounds(self.settings.volume / 10, self.settings.mute)
        self._stack = Stack(self.input)
        self.easel = Easel(host)
        self._telling = Telling(host, self.settings.speech)
        self.picture: Picture = ()
        self._top: Picture = ()  # the part of it that is the uppermost scene's
        self._window: Window | None = None
        self._now = self._deadline = 0.0
        self._dirty = True
        self._unsaved = False
        self.open("title")

    # What scenes use

    @property
    def scene(self) -> Scene:
        """The uppermost scene."""
        return self._stack.top

    @property
    def frames(self) -> int:
        """How many have been painted."""
        return self.easel.frames

    @property
    def message(self) -> str:
        """The short message on the screen, if there is one."""
        return self._telling.message

    @property
    def still(self) -> bool:
        """Whether cards are not to be seen moving."""
        wish = self.settings.reduced_motion
        return self.host.reduced_motion() if wish is None else wish

    def open(self, name: str) -> None:
        """Put a scene over the others; one that is open already is returned to."""
        self._dirty = True
        place = self._stack.place(name)
        if place is None:
            self._stack.push(SCENES[name](self))
        else:
            self._stack.leave_to(place)

    def back(self) -> None:
        """Leave the uppermost scene; from the table to the pause, from there to the table."""
        if self.scene.name == "table":
            self.open("pause")
        elif len(self._stack) > 1:
            self._stack.leave_to(len(self._stack) - 2)
        self._dirty = True

    def home(self) -> None:
        """To the title."""
        self.save_now()
        self._stack.leave_to(0)
        self._dirty = True

    def tell(self, sentence: str, seconds: float = TOLD, urgent: bool = True) -> None:
        """A short message on the screen, said aloud too."""
        self._telling.show(sentence, self._now + seconds)
        self.say(sentence, urgent)
        self._dirty = True

    def hush(self) -> None:
        """No short message any more: it was for somebody else."""
        self._telling.hush()

    def say(self, sentence: str, urgent: bool) -> None:
        """Tell those who cannot see the screen."""
        self._telling.say(sentence, urgent)

    def sound(self, name: str) -> None:
        """Play a sound by its name, as loud as the settings say."""
        self.sounds.play(name)

    def change(self, setting: str, value: object) -> None:
        """A setting's new value, kept and heeded at once."""
        self.settings = replace(self.settings, **{setting: value})
        # Others may hold for this time only, or have been changed in another window.
        self._kept = replace(self.store.settings(self._kept), **{setting: value})
        self.store.keep_settings(self._kept)
        self.sounds.volume = self.settings.volume / 10
        self.sounds.muted = self.settings.mute
        self._telling.turn(self.settings.speech)
        if setting == "language":
            self.text = self._speak()
        self._dirty = True

    def _speak(self) -> Text:
        """The texts of the language that is chosen, or of the system's."""
        text = text_in(self.settings.language, self.host.language())
        self.host.speak(text.language, text.right_to_left)
        return text

    def save(self) -> None:
        """Keep the match as it stands, at the end of this frame; not one that plays itself."""
        self._unsaved = self.autopilot is None

    def save_now(self) -> None:
        """Keep the match as it stands."""
        match = self.match
        if self._unsaved and match is not None:
            if match.day in (None, self.host.today()):  # no other day's is gone on with
                self.store.keep_game(match.save, DAILY if match.day else CURRENT)
            if match.over:
                self.archive.finish(match.save, self.host.moment(), bool(match.day))
        self._unsaved = False

    def refresh(self) -> None:
        """Something is to be seen that nobody asked for just now: paint it."""
        self._dirty = True

    def may_think(self) -> bool:
        """Whether this frame has time left for computer players."""
        return self.host.clock() < self._deadline

    def saved(self) -> Save | None:
        """The game that can be gone on with."""
        match = self.match
        if match is not None and not match.day and match.game.phase is not Phase.OVER:
            return match.save
        save = self.store.game()
        if save is not None and save.game.phase is Phase.OVER:
            if match is None:  # the program may have been stopped before it was recorded
                self.archive.finish(save, self.host.moment(), False)
            return None
        return save

    def start(self, match: Match) -> None:
        """Put a match on the table."""
        self.match = match
        self._stack.leave_to(0)
        self._stack.push(table(self, match))
        self._dirty = True
        self.save()

    # One frame

    def frame(self, now: float, inputs: Sequence[pygame.event.Event] = ()) -> bool:
        """Heed the inputs, let the game go on, paint; whether anything was painted.

        `now` is in seconds and never goes back.
        """
        self._now = now
        self._deadline = self.host.clock() + SLICE
        window = self.host.window()
        self._dirty = self._dirty or window != self._window
        self._window = window
        for event in inputs:
            self._heed(event, window)
        text = self.host.received()
        if text is not None:
            take_in(self, text)
        self.scene.tick(now)
        self.tips.watch(self, now)
        self.archive.work(self.may_think)
        wrong = None if self.message else complaint(self.text, self.store, self.archive)
        if wrong:
            self.tell(wrong)
        if self._telling.fades(now):
            self._dirty = True
        if self._unsaved:
            self.save_now()
        moving = self.scene.moves(now)
        if not self._dirty and not moving:
            return False
        self._dirty = moving
        return self._paint(now, window)

    @property
    def busy(self) -> bool:
        """Whether the next frame should come soon."""
        return self._dirty or self.thinking or not self.archive.whole

    @property
    def thinking(self) -> bool:
        """Whether a computer player is at work."""
        return self.scene.thinking

    def handle(self, intent: Intent, now: float) -> None:
        """Do what the person wants: here, or in the uppermost scene."""
        self._dirty = True
        if not commanded(self, intent, now):
            self.scene.handle(intent, now)

    def _heed(self, event: pygame.event.Event, window: Window) -> None:
        if event.type == pygame.QUIT:
            self.save_now()
            self.quits = True
            return
        if event.type in WAKING:
            self.sounds.wake()
        before = (self.input.focus, self.input.focus_seen, self.input.hover, self.input.press)
        for intent in tuple(self.input.read(event, self.picture, window.ratio)):
            self.handle(intent, self._now)
            self._compose(self._now, window)
        after = (self.input.focus, self.input.focus_seen, self.input.hover, self.input.press)
        if event.type == pygame.KEYDOWN and self.input.focus_seen:
            moved = self.input.focus != before[0]
            self._telling.read(self.text, self.picture, self.input.focus, moved)
        if event.type in EXPOSING:
            self.easel.forget()
        if before != after or event.type in EXPOSING:
            self._dirty = True

    def _paint(self, now: float, window: Window) -> bool:
        self._compose(now, window)
        space, taken = self.space(window), self.scene.taken
        over = overlay(space, self.picture, self.input, self.message, lambda: taken(space, now))
        self.easel.paint(self.picture, list(over), space)
        self.easel.mirror(self.text("title.name"), self._top)
        return True

    def _compose(self, now: float, window: Window) -> None:
        """The draw list of all scenes that are seen; only the uppermost can be touched."""
        below, self._top = self._stack.pictures(self.space(window), now)
        self.picture = (*below, *self._top)

    def space(self, window: Window | None = None) -> Space:
        """What the scenes are shown in."""
        focus = self.input.focus if self.input.focus_seen else None
        window = window or self.host.window()
        wish = self.settings.contrast
        contrast = self.host.more_contrast() if wish is None else wish
        space = space_in(window, self.text, self.settings, focus, contrast)
        return space._replace(dragged=self.input.dragged)
