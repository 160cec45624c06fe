"""A pilot: plays the app headless, through taps and keys, on a fake host with its own clock."""

from typing import Self

import pygame

from hearts.cpu.player import decide, decision_rng, player
from hearts.engine.cards import Card
from hearts.engine.events import ChooseMoon, Pass, Play
from hearts.engine.game import Phase
from hearts.engine.options import rules_for
from hearts.engine.rules import RuleSet
from hearts.ui.app import App
from hearts.ui.geometry import Point
from hearts.ui.intents import Start
from hearts.ui.items import Area, Item, Label, areas, labels
from hearts.ui.match import PERSON
from hearts.ui.tips import NAMES
from tests.ui.fake_host import FRAME, FakeHost
from tests.ui.memory import Memory

__all__ = ["FakeHost", "Memory", "Pilot"]
SETTLING = 0.1  # seconds between two frames that nobody looks at
STUCK = 600.0  # seconds after which nothing will come any more: ten experts need a hundred a deal


class Pilot:
    """Hands on an app: `tap` an area or a card, press a `key`, let time `run`."""

    def __init__(
        self,
        host: FakeHost | None = None,
        autopilot: str | None = None,
        frame: float = FRAME,
        tips: bool = False,  # without them all have been told
    ) -> None:
        self.frame = frame  # seconds between two frames
        self.host = host or FakeHost()
        self.app = App(self.host, autopilot=autopilot)
        if not tips:
            self.app.tips.told = frozenset(NAMES)
        self.step()

    def start(
        self,
        variant: str = "classic",
        players: int | None = None,
        seed: str = "7",
        level: str = "novice",
        rules: RuleSet | None = None,
    ) -> Self:
        """Begin a game, the person in seat 0."""
        rules = rules or rules_for(variant, players)
        seats = (PERSON, *(level,) * (rules.players - 1))
        self.app.handle(Start(rules, seats, seed), self.host.now)
        return self.step()

    def step(self, seconds: float | None = None, *events: pygame.event.Event) -> Self:
        """One frame, that much later."""
        self.host.now += self.frame if seconds is None else seconds
        self.app.frame(self.host.now, events)
        return self

    def run(self, seconds: float, step: float | None = None) -> Self:
        """Frames for that long."""
        until = self.host.now + seconds
        while self.host.now < until:
            self.step(step)
        return self

    def settle(self, longest: float = STUCK) -> Self:
        """Run until the game waits for the person, or for nobody, and nothing moves."""
        until = self.host.now + longest
        while self.app.busy or self.app.thinking:
            self.step(max(self.frame, SETTLING))
            assert self.host.now < until, f"still busy in {self.app.scene.name}"
        return self

    @property
    def picture(self) -> tuple[Item, ...]:
        return self.app.picture

    @property
    def areas(self) -> dict[str, Area]:
        """What can be touched, by key."""
        return {area.key: area for area in areas(self.picture)}

    @property
    def labels(self) -> list[Label]:
        return list(labels(self.picture))

    @property
    def texts(self) -> str:
        """All text on the screen."""
        return "\n".join((*(label.text for label in self.labels), self.app.message))

    def tap(self, target: Card | str | Point) -> Self:
        """Press and release on a card of the hand, an area's key or a place."""
        if isinstance(target, Card):
            target = f"card:{target}"
        if isinstance(target, str):
            area = self.areas.get(target)
            assert area is not None, f"there is no {target}, only {', '.join(self.areas)}"
            assert area.enabled, f"{target} cannot be touched now"
            target = area.box.middle
        self.mouse("down", target)
        return self.mouse("up", target)

    def mouse(self, what: str, at: Point) -> Self:
        """The mouse's button `down` or `up` at a place, or a `move` there."""
        pos = (round(at.x * self.host.ratio), round(at.y * self.host.ratio))
        if what == "move":
            event = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0))
        else:
            kind = pygame.MOUSEBUTTONDOWN if what == "down" else pygame.MOUSEBUTTONUP
            event = pygame.event.Event(kind, pos=pos, button=1)
        return self.step(None, event)

    def key(self, name: str, shift: bool = False) -> Self:
        """A key by its name, such as `h`, `?`, `left`, `return` or `escape`."""
        code = pygame.K_SLASH if name == "?" else pygame.key.key_code(name)
        mod = pygame.KMOD_SHIFT if shift else 0
        text = name if len(name) == 1 else ""
        return self.step(
            None, pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=text, scancode=0)
        )

    def play_turn(self, by_keys: bool = False) -> None:
        """Take the person's turn as a novice would, on the screen."""
        match = self.app.match
        assert match is not None
        action = decide(player("novice"), match.view, decision_rng(match.game, match.person))
        match action:
            case Pass(seat, cards):
                for card in cards:
                    self.pick(card, by_keys)
                deal = match.game.deal
                if deal.passing and not deal.passes[seat]:  # not yet passed by the last pick
                    self.key("n") if by_keys else self.tap("main")
            case Play(_, card):
                self.pick(card, by_keys)
            case ChooseMoon():
                self.key("return") if by_keys else self.tap("main")

    def pick(self, card: Card, by_keys: bool) -> None:
        """A card of the hand, by a tap or by walking there with the arrows."""
        if not by_keys:
            self.tap(card)
            return
        hand = [key for key in self.areas if key.startswith("card:")]
        target = f"card:{card}"
        while self.app.input.focus not in hand:
            self.key("left")
        while self.app.input.focus != target:
            ahead = hand.index(target) > hand.index(self.app.input.focus or "")
            before = self.app.input.focus
            self.key("right" if ahead else "left")
            if self.app.input.focus == before:  # the end of a row
                self.key("down" if ahead else "up")
        self.key("return")

    def play_game(self, by_keys: bool = False, longest: int = 4000) -> None:
        """Play to the end of the game."""
        for _ in range(longest):
            self.settle()
            match = self.app.match
            assert match is not None
            phase = match.game.phase
            if phase is Phase.OVER:
                return
            if phase is Phase.SCORED:
                self.key("return") if by_keys else self.tap("main")
            else:
                self.play_turn(by_keys)
        raise AssertionError("the game does not end")
