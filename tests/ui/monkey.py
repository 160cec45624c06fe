"""A monkey at the screen: random taps, keys, resizes, settings, leaps in time."""

from random import Random

import pygame

from hearts.engine.game import Phase
from hearts.engine.options import rules_for
from hearts.engine.rules import RuleSet
from hearts.engine.variants import VARIANTS
from hearts.store import OPTIONS
from hearts.ui.geometry import Point
from hearts.ui.host import Insets
from hearts.ui.input import KEYS
from hearts.ui.intents import Home, Resume, Start
from hearts.ui.match import Match
from hearts.ui.scenes.registry import SCENES
from tests.ui.pilot import FakeHost, Pilot

SIZES = ((390, 844), (844, 390), (1280, 720), (360, 640), (768, 1024))
PLAYERS = [(variant, players) for variant, rows in VARIANTS.items() for players in rows]
NAMED_KEYS = (*KEYS, "left", "right", "up", "down", "tab", "return", "space", "page down")
CHECKED = 400  # inputs between two looks at whether the game can still go on


class Monkey:
    """Throws inputs at a pilot's app and checks what comes of them."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.pilot = Pilot(FakeHost(SIZES[0]))
        self.pilot.start()
        self.thrown = 0

    def go(self, inputs: int) -> None:
        """So many inputs, with checks between them."""
        for _ in range(inputs):
            self.throw()
            self.thrown += 1
            if self.thrown % 25 == 0:
                check_state(self.pilot.app.match)
            if self.thrown % CHECKED == 0:
                self.check_not_stuck()

    def throw(self) -> None:
        """One random input."""
        rng, pilot = self.rng, self.pilot
        kind = rng.random()
        if kind < 0.35:
            usable = [area for area in pilot.areas.values() if area.enabled]
            if usable:
                area = rng.choice(usable)
                # Leaving the program is left out: there would be nothing more to test.
                if area.key != "quit":
                    self.tap(area.box.middle)
        elif kind < 0.5:
            width, height = pilot.host.size
            self.tap(Point(rng.uniform(-5, width + 5), rng.uniform(-5, height + 5)))
        elif kind < 0.58:
            self.drag()
        elif kind < 0.8:
            pilot.key(rng.choice(NAMED_KEYS), shift=rng.random() < 0.2)
        elif kind < 0.86:
            pilot.step(rng.choice((0, 0.001, 0.1, 1, 10, 60)))
        elif kind < 0.89:
            pilot.host.size = rng.choice(SIZES)
            pilot.host.insets = Insets(*(rng.choice((0, 0, 40)) for _ in range(4)))
            pilot.step(0)
        elif kind < 0.92:
            name = rng.choice(tuple(OPTIONS))
            pilot.app.change(name, rng.choice(OPTIONS[name]))
            pilot.step(0)
        elif kind < 0.94:
            self.wheel()
        elif kind < 0.96:
            pilot.app.open(rng.choice(sorted(set(SCENES) - {"deal_over", "game_over", "moon"})))
            pilot.step(0)
        elif kind < 0.97:
            variant, players = rng.choice(PLAYERS)
            self.start(rules_for(variant, players), str(rng.random()))
        else:
            pilot.run(rng.uniform(0, 2), 0.2)

    def start(self, rules: RuleSet, seed: str) -> None:
        """A game in which some of the others may be people too."""
        people = self.rng.choice((0.0, 0.0, 0.3, 1.0))
        others = ("person" if self.rng.random() < people else "novice" for _ in rules.seats)
        seats = ("person", *others)[: rules.players]
        self.pilot.app.handle(Start(rules, seats, seed), self.pilot.host.now)
        self.pilot.step()

    def tap(self, at: Point) -> None:
        if "quit" in self.pilot.areas and self.pilot.areas["quit"].box.holds(*at):
            return
        self.pilot.tap(at)

    def drag(self) -> None:
        rng, pilot = self.rng, self.pilot
        width, height = pilot.host.size
        start = Point(rng.uniform(0, width), rng.uniform(height / 2, height))
        hand = [area for area in pilot.areas.values() if area.drag is not None]
        if hand and rng.random() < 0.7:
            start = rng.choice(hand).box.middle
        pilot.mouse("down", start)
        at = start
        for _ in range(rng.randrange(4)):
            at = Point(at.x + rng.uniform(-60, 60), at.y + rng.uniform(-90, 40))
            pilot.mouse("move", at)
        quit_area = pilot.areas.get("quit")
        if quit_area is None or not quit_area.box.inset(-20).holds(*at):
            pilot.mouse("up", at)

    def wheel(self) -> None:
        event = pygame.event.Event(pygame.MOUSEWHEEL, y=self.rng.choice((-3, -1, 1, 3)), x=0)
        self.pilot.step(0, event)

    def check_not_stuck(self) -> None:
        """From wherever the monkey has got to, a few plain steps bring the game on."""
        pilot = self.pilot
        pilot.app.change("speed", "instant")
        pilot.app.change("timer", 0)
        pilot.app.change("tap", "once")
        pilot.app.handle(Home(), pilot.host.now)
        pilot.step()
        if pilot.app.saved() is None:
            pilot.start()
        else:
            pilot.app.handle(Resume(), pilot.host.now)
        pilot.settle()
        match = pilot.app.match
        assert match is not None
        before = len(match.game.actions)
        for _ in range(6):
            pilot.settle()
            if pilot.app.scene.name == "cover":
                pilot.tap("main").settle()
            if match.game.phase in (Phase.SCORED, Phase.OVER):
                pilot.tap("main")
                return
            if match.waits_for_person:
                pilot.play_turn()
        pilot.settle()
        assert len(match.game.actions) > before


def check_state(match: Match | None) -> None:
    """Every card is in one place, and the picture's owner is one of the seats."""
    if match is None:
        return
    deal = match.game.deal
    table = deal.table
    places = (*deal.hands, *table.taken, table.trick, table.carried, deal.kitty, deal.dead)
    cards = [card for place in places for card in place]
    assert sorted(cards) == sorted(match.game.rules.deck)
    assert match.person in match.game.rules.seats
