"""The app: scenes over one another, the match, settings, and one frame after the other."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import pygame

from hearts.cpu.player import LEVELS
from hearts.engine.game import Phase
from hearts.engine.notation import Save
from hearts.store import Settings, Store
from hearts.ui import theme, widgets
from hearts.ui.announce import choices
from hearts.ui.cards import CardStyle
from hearts.ui.draw import Painter
from hearts.ui.geometry import Box
from hearts.ui.host import Choice, Host, Window
from hearts.ui.input import HAND, Input
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
    Start,
)
from hearts.ui.items import Area, Clip, Item, Label, Layer, Panel, Picture, areas
from hearts.ui.match import Match, loaded_match, new_match, replayed_deal
from hearts.ui.scenes import Scene
from hearts.ui.scenes.registry import SCENES
from hearts.ui.scenes.table import Table
from hearts.ui.sound import Sounds
from hearts.ui.space import Space
from hearts.ui.text import Text, languages

SLICE: Final = 0.006  # seconds of a frame that computer players may think
WAKING: Final = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)  # browsers allow sound from then on
TOLD: Final = 3.2  # seconds that a message stays
FOCUS_RING: Final = 3  # CSS pixels


class Result(NamedTuple):
    """A finished game."""

    variant: str
    seed: str
    levels: tuple[str, ...]
    totals: tuple[int, ...]
    winner: int
    deals: int


class App:
    """Everything on the screen. `frame` is called again and again; nothing else moves it on."""

    def __init__(self, host: Host, settings: Settings | None = None, autopilot: str | None = None):
        self.host = host
        self.store = Store(host.storage)
        self.settings = settings or self.store.settings()
        self.autopilot = autopilot
        self.text = Text(self._language())
        self.match: Match | None = None
        self.results: list[Result] = []
        self.quits = False
        self.stand_in = LEVELS[-1]  # plays a turn whose time is up
        self.input = Input()
        self.sounds = Sounds(self.settings.volume / 10, self.settings.mute)
        self.scenes: list[Scene] = []
        self.picture: Picture = ()
        self.frames = 0  # painted so far
        self._window: Window | None = None
        self._now = 0.0
        self._deadline = 0.0
        self._message: tuple[str, float] | None = None  # and until when
        self._dirty = True
        self._unsaved = False
        self._mirrored: tuple[Choice, ...] = ()
        self._painter: Painter | None = None
        self._focus: dict[int, str | None] = {}  # by scene, to return to
        self.open("title")

    # What scenes use

    @property
    def scene(self) -> Scene:
        """The uppermost scene."""
        return self.scenes[-1]

    @property
    def message(self) -> str:
        """The short message on the screen, if there is one."""
        return self._message[0] if self._message else ""

    @property
    def still(self) -> bool:
        """Whether cards are not to be seen moving."""
        wish = self.settings.reduced_motion
        return self.host.reduced_motion() if wish is None else wish

    def open(self, name: str) -> None:
        """Put a scene over the others; one that is open already is returned to."""
        for place, scene in enumerate(self.scenes):
            if scene.name == name:
                self._leave_to(place)
                return
        scene = SCENES[name](self)
        if self.scenes:
            self._focus[id(self.scene)] = self.input.focus
        self.scenes.append(scene)
        self._entered()

    def back(self) -> None:
        """Leave the uppermost scene; from the table to the pause, from there to the table."""
        if isinstance(self.scene, Table):
            self.open("pause")
        elif len(self.scenes) > 1:
            self._leave_to(len(self.scenes) - 2)

    def home(self) -> None:
        """To the title."""
        self.save_now()
        self._leave_to(0)

    def tell(self, sentence: str) -> None:
        """A short message on the screen, said aloud too."""
        self._message = sentence, self._now + TOLD
        self.say(sentence, True)
        self._dirty = True

    def say(self, sentence: str, urgent: bool) -> None:
        """Tell those who cannot see the screen."""
        self.host.say(sentence, urgent)

    def sound(self, name: str) -> None:
        """Play a sound by its name, as loud as the settings say."""
        self.sounds.play(name)

    def change(self, setting: str, value: object) -> None:
        """A setting's new value, kept and heeded at once."""
        self.settings = replace(self.settings, **{setting: value})
        self.store.keep_settings(self.settings)
        self.sounds.volume = self.settings.volume / 10
        self.sounds.muted = self.settings.mute
        if setting == "language":
            self.text = Text(self._language())
        self._dirty = True

    def save(self) -> None:
        """Keep the match as it stands, at the end of this frame; not one that plays itself."""
        self._unsaved = self.autopilot is None

    def save_now(self) -> None:
        """Keep the match as it stands."""
        if self._unsaved and self.match is not None:
            self.store.keep_game(self.match.save)
        self._unsaved = False

    def refresh(self) -> None:
        """Something is to be seen that nobody asked for just now: paint it."""
        self._dirty = True

    def may_think(self) -> bool:
        """Whether this frame has time left for computer players."""
        return self.host.clock() < self._deadline

    def saved(self) -> Save | None:
        """The game that can be gone on with."""
        if self.match is not None and self.match.game.phase is not Phase.OVER:
            return self.match.save
        save = self.store.game()
        return None if save is None or save.game.phase is Phase.OVER else save

    def start(self, match: Match) -> None:
        """Put a match on the table."""
        self.match = match
        self._leave_to(0)
        self.scenes.append(Table(self, match))
        self._entered()
        self.save()

    def deal_over(self) -> None:
        """The deal is scored: show it, or note the result of a game that plays itself."""
        assert self.match is not None
        game = self.match.game
        if self.autopilot and game.winner is not None:
            self._note_result(self.match)
            return
        self.open("deal_over" if game.winner is None else "game_over")

    # One frame

    def frame(self, now: float, inputs: Sequence[pygame.event.Event] = ()) -> bool:
        """Heed the inputs, let the game go on, paint; whether anything was painted.

        `now` is in seconds and never goes back.
        """
        self._now = now
        self._deadline = self.host.clock() + SLICE
        window = self.host.window()
        if window != self._window:
            self._window = window
            self._dirty = True
        for event in inputs:
            self._heed(event, window)
        self.scene.tick(now)
        self._complain()
        if self._message and now >= self._message[1]:
            self._message = None
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
        return self._dirty or self.thinking

    @property
    def thinking(self) -> bool:
        """Whether a computer player is at work."""
        return isinstance(self.scene, Table) and self.scene.thinking

    def handle(self, intent: Intent, now: float) -> None:
        """Do what the person wants: here, or in the uppermost scene."""
        self._dirty = True
        match intent:
            case Open(name):
                self._open_if_possible(name)
            case Back():
                if not self.scene.handle(intent, now):
                    self.back()
            case Home():
                self.home()
            case Change(setting, value):
                self.change(setting, value)
            case Copy(text):
                copied = self.host.copy(text)
                self.tell(self.text("tell.copied" if copied else "tell.not_copied"))
            case Mute():
                self.change("mute", not self.settings.mute)
                self.tell(self.text("tell.muted" if self.settings.mute else "tell.unmuted"))
            case FullScreen():
                self.host.full_screen()
            case Start(rules, seats, seed):
                self.start(new_match(rules, seats, seed or self.host.seed(), self.autopilot))
            case Resume():
                save = self.saved()
                if save is not None:
                    self.start(loaded_match(save, self.autopilot))
            case ReplayDeal():
                if self.match is not None:
                    self.start(replayed_deal(self.match))
            case Quit():
                self.save_now()
                self.quits = self.host.can_quit
            case _:
                self.scene.handle(intent, now)

    def _open_if_possible(self, name: str) -> None:
        """Scenes of a game are for when there is one."""
        if self.match is None and name in GAME_SCENES:
            return
        if name in SCENES:
            self.open(name)

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
        if before != after or event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._dirty = True

    def _complain(self) -> None:
        complaint = self.store.complaint()
        if complaint:
            self.tell(self.text(f"tell.{complaint}"))

    def _paint(self, now: float, window: Window) -> bool:
        self._compose(now, window)
        over = self._over(self.space(window))
        self._painter_for(window).paint((*self.picture, *over), self.host.surface())
        self.host.show()
        self.frames += 1
        mirrored = choices(self.picture)
        if mirrored != self._mirrored:
            self._mirrored = mirrored
            self.host.mirror(self.text("title.name"), mirrored)
        return True

    def _painter_for(self, window: Window) -> Painter:
        settings = self.settings
        style = CardStyle(settings.large_print, settings.four_colours, settings.back)
        wanted = (window.ratio, theme.THEMES[settings.table], style)
        if self._painter is None or self._painter.look != wanted:
            self._painter = Painter(*wanted)
        return self._painter

    def _compose(self, now: float, window: Window) -> None:
        """The draw list of all scenes that are seen; only the uppermost can be touched."""
        space = self.space(window)
        items: list[Item] = []
        for scene in self._seen():
            if scene is self.scene:
                if items:
                    items.append(Panel(space.box, theme.SHADE))
                items += scene.picture(space, now)
            else:
                below = scene.picture(space._replace(focus=None, dragged=None), now)
                items += without_areas(below)
        self.picture = tuple(items)

    def _seen(self) -> list[Scene]:
        """The uppermost scene and what can be seen below it."""
        seen = [self.scene]
        for scene in reversed(self.scenes[:-1]):
            if not seen[0].over:
                break
            seen.insert(0, scene)
        return seen

    def space(self, window: Window | None = None) -> Space:
        """What the scenes are shown in."""
        window = window or self.host.window()
        insets = window.insets
        box = Box(0, 0, window.width, window.height)
        safe = Box(
            insets.left,
            insets.top,
            window.width - insets.left - insets.right,
            window.height - insets.top - insets.bottom,
        )
        return Space(
            box=box,
            safe=safe,
            em=theme.type_size(window.width, window.height),
            text=self.text,
            theme=theme.THEMES[self.settings.table],
            settings=self.settings,
            mirror=self.text.right_to_left,
            focus=self.input.focus if self.input.focus_seen else None,
            dragged=self.input.dragged,
        )

    def _over(self, space: Space) -> list[Item]:
        """What lies over the scenes: focus, what is pressed, a message."""
        items: list[Item] = []
        for area in areas(self.picture):
            if area.group == HAND:
                continue
            if area.key == space.focus:
                ring = area.box.inset(-FOCUS_RING)
                items.append(
                    Panel(ring, None, area.radius + FOCUS_RING, theme.ACCENT, FOCUS_RING - 0.5)
                )
            if area.key == self.input.pressed:
                items.append(Panel(area.box, (0, 0, 0, 60), area.radius))
            elif area.key == self.input.hover and area.enabled and not space.focus:
                items.append(Panel(area.box, (255, 255, 255, 22), area.radius))
        if self._message:
            items += message(space, self._message[0])
        return items

    def _language(self) -> str:
        for language in (self.settings.language, self.host.language()):
            if language in languages():
                return language
        return "en"

    def _leave_to(self, place: int) -> None:
        """Leave every scene above the one at that place."""
        if place < len(self.scenes) - 1:
            for scene in self.scenes[place + 1 :]:
                self._focus.pop(id(scene), None)
            del self.scenes[place + 1 :]
            self._entered()
            self.input.focus = self._focus.pop(id(self.scene), None)

    def _entered(self) -> None:
        self.input.leave()
        self._dirty = True

    def _note_result(self, match: Match) -> None:
        """Keep the result of a game that has played itself, and begin the next."""
        game = match.game
        assert game.winner is not None
        levels = tuple(match.level(seat) for seat in game.rules.seats)
        self.results.append(
            Result(
                game.rules.variant, game.seed, levels, game.totals, game.winner, len(game.scores)
            )
        )
        seed = f"{game.seed}+"
        self.start(new_match(game.rules, match.seats, seed, self.autopilot))


GAME_SCENES: Final = frozenset(
    ("pause", "scores", "last_trick", "deal_over", "game_over", "moon", "table")
)


def without_areas(items: Iterable[Item]) -> Iterator[Item]:
    """The items that are only looked at: the scene is under another."""
    for item in items:
        if isinstance(item, Layer):
            yield from without_areas(item.items)
        elif isinstance(item, Clip):
            yield item._replace(key="", items=tuple(without_areas(item.items)))
        elif not isinstance(item, Area):
            yield item


def message(space: Space, sentence: str) -> list[Item]:
    """A short message near the top."""
    width = min(space.safe.w - 32, space.em * 30)
    labels, high = widgets.paragraph(
        space, Box(0, 0, width - 2 * space.em, 0), sentence, align="centre"
    )
    frame = Box(space.safe.middle.x - width / 2, space.safe.y + 14, width, high + space.em)
    items: list[Item] = [Panel(frame, theme.ACCENT, 12, shadow=True)]
    for label in labels:
        box = label.box.moved(frame.x + space.em, frame.y + space.em / 2)
        items.append(Label(label.text, box, label.size, theme.ON_ACCENT, True, "centre"))
    return items
