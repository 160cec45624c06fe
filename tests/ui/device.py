"""Several people at one device, played by a pilot that looks for hands nobody may see."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Self

import pygame

from hearts.cpu.player import LEVELS
from hearts.engine.cards import Card
from hearts.engine.game import Phase
from hearts.engine.options import Plain, rules_for
from hearts.engine.rules import RuleSet
from hearts.ui.intents import Resume, Start
from hearts.ui.items import Area, CardItem, Clip, Item, Label, Layer, Told
from hearts.ui.match import PERSON, Match
from tests.ui.pilot import FakeHost, Memory, Pilot

SIZE = (640, 360)
OTHER_CARDS = frozenset(  # scenes with cards of their own, or of deals that are over
    (
        *("title", "rules", "settings", "new_game", "lesson", "shared"),
        *("look_back", "replay", "fairness", "review", "daily"),
    )
)
NO_CHOICES: Mapping[str, Plain] = {}
SHORT: Mapping[str, Plain] = {"limit": 12}  # a game of few deals


def everything(items: Sequence[Item]) -> Iterator[Item]:
    """All items, those on pages and layers too."""
    for item in items:
        if isinstance(item, Layer | Clip):
            yield from everything(item.items)
        else:
            yield item


class Watcher(Pilot):
    """After every frame: no hidden card is drawn, told, mirrored or to be touched."""

    def __init__(self, host: FakeHost | None = None, frame: float = 0.25) -> None:
        self.told = 0  # sentences looked at so far
        self.read = 0  # what the focus came to, looked at so far
        self.covers = 0  # seen so far
        super().__init__(host or FakeHost(SIZE), frame=frame)
        self.app.change("speed", "instant")

    def seat(self, rules: RuleSet, seats: Sequence[str], seed: str = "7") -> Self:
        """Begin a game with these seats."""
        self.app.handle(Start(rules, tuple(seats), seed), self.host.now)
        self.step()
        return self

    @property
    def match(self) -> Match:
        assert self.app.match is not None
        return self.app.match

    @property
    def covered(self) -> bool:
        return self.app.scene.name == "cover"

    def step(self, seconds: float | None = None, *events: pygame.event.Event) -> Self:
        before = self.app.match is not None and self.app.match.covered
        super().step(seconds, *events)
        heard = (*self.host.said[self.told :], *self.host.focuses[self.read :])
        self.told, self.read = len(self.host.said), len(self.host.focuses)
        if self.app.match is not None:
            self.check(heard if before == self.match.covered else ())
        return self

    def check(self, heard: Sequence[str]) -> None:
        """Whatever the person at the screen may not know is nowhere."""
        match = self.match
        hands = match.game.deal.hands
        seen = None if match.covered else match.person
        hidden = {card for seat, hand in enumerate(hands) if seat != seen for card in hand}
        if not match.covered:
            hidden -= set(match.view.passed)  # which the person knows
        looking = self.app._stack._seen()[0].name
        if looking in OTHER_CARDS:
            return
        drawn = {i.card for i in everything(self.picture) if isinstance(i, CardItem) and i.card}
        assert not drawn & hidden, (looking, drawn & hidden)
        areas = {item.key for item in everything(self.picture) if isinstance(item, Area)}
        assert not areas & {f"card:{card}" for card in hidden}
        if match.covered:
            assert not any(key.startswith("card:") for key in areas)
        if match.game.rules.packs == 1:
            items = tuple(everything(self.picture))
            shown = (item.text for item in items if isinstance(item, Label | Told))
            told = (item.told or "" for item in items if isinstance(item, Label))
            named = (item.label for item in items if isinstance(item, Area))
            words = "\n".join((*heard, *shown, *told, *named, *self.mirrored, self.app.message))
            told = [card for card in hidden if self.named(card) in words]
            assert not told, (told, words)

    @property
    def mirrored(self) -> Iterator[str]:
        """All that the page beside the canvas says."""
        for part in self.host.content:
            yield part.text if isinstance(part, Told) else part.label

    def named(self, card: Card) -> str:
        return self.app.text.card(card)

    def take(self, by_keys: bool = False) -> None:
        """Take the device: the cover names the next person, whose hand is then seen."""
        assert self.covered
        match = self.match
        assert match.covered
        assert match.person == match.asked
        assert match.name(self.app.text, match.person) in self.texts
        self.covers += 1
        self.key("return") if by_keys else self.tap("main")
        assert not match.covered
        assert self.app.scene.name in ("table", "moon")

    def on(self, by_keys: bool = False) -> bool:
        """One thing that the game waits for; whether it goes on."""
        self.settle()
        phase = self.match.game.phase
        if phase is Phase.OVER:
            return False
        if self.covered:
            self.take(by_keys)
        elif phase is Phase.SCORED:
            self.key("return") if by_keys else self.tap("main")
        else:
            self.play_turn(by_keys)
        return True

    def to_cover(self) -> Self:
        """Play on to the next cover."""
        for _ in range(200):
            self.settle()
            if self.covered:
                return self
            self.on()
        raise AssertionError("no cover comes")


def company(players: int, *people: int, level: str = "novice") -> tuple[str, ...]:
    """Seats with people in some of them."""
    return tuple(PERSON if seat in people else level for seat in range(players))


def seated(
    *people: int,
    variant: str = "classic",
    players: int | None = None,
    choices: Mapping[str, Plain] = NO_CHOICES,
) -> Watcher:
    """A watcher at a new game with people in these seats."""
    these = rules_for(variant, players, choices)
    return Watcher().seat(these, company(these.players, *people))


def reloaded(storage: Memory) -> Watcher:
    copy = Memory()
    copy.texts = dict(storage.texts)
    watcher = Watcher(FakeHost((640, 360), storage=copy))
    watcher.app.handle(Resume(), watcher.host.now)
    watcher.step()
    return watcher


def hand_over(pilot: Pilot, seat: int, level: str = "novice") -> None:
    """Let a computer player have the seat, through the menus."""
    menu(pilot)
    choose(pilot, f"seat:{seat}:{LEVELS.index(level)}")
    close(pilot)


def give_back(pilot: Pilot, seat: int) -> None:
    menu(pilot)
    choose(pilot, f"back:{seat}")
    close(pilot)


def menu(pilot: Pilot) -> None:
    pilot.key("p").tap("take_over")
    assert pilot.app.scene.name == "take_over"


def choose(pilot: Pilot, key: str) -> None:
    """Tap on it, or walk there where it is scrolled out of sight."""
    if key in pilot.areas:
        pilot.tap(key)
        return
    while pilot.app.input.focus != key:
        pilot.key("tab")
    pilot.key("return")


def close(pilot: Pilot) -> None:
    pilot.key("escape").key("escape")
    assert pilot.app.scene.name not in ("take_over", "pause")


def single(choices: Mapping[str, Plain] = NO_CHOICES) -> Watcher:
    watcher = Watcher(FakeHost((844, 390)))
    watcher.seat(rules_for("classic", None, choices), company(4, 0))
    return watcher
