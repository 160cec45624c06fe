"""A page of the game in Chromium: reads the game's own layout and plays with mouse, keys, buttons.

The page's policy forbids `eval`, so waiting is a promise made through the debugger.
"""

import io
import json
from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple

import pygame
from playwright.sync_api import Page, Response
from playwright.sync_api import TimeoutError as NotInTime

STARTED = "#opening[hidden]"
FAILED = "#opening[data-failed]"
SECONDS = 240  # after which a page is taken to hang, on any machine

# What is announced, whenever it is looked at: it is taken away again after a while.
HEARD: Final = """
window.heard = { calm: [], urgent: [] };
addEventListener("DOMContentLoaded", () => {
  for (const [region, sentences] of Object.entries(heard)) {
    const place = document.getElementById(region);
    const hear = (changes) =>
      changes.forEach(({ addedNodes }) =>
        addedNodes.forEach((line) => sentences.push(line.textContent)),
      );
    if (place) new MutationObserver(hear).observe(place, { childList: true });
  }
});
"""

# Python that paints a checkerboard of single pixels on the canvas; its result is the size.
CHECKERS: Final = """
import pygame
surface = pygame.display.get_surface()
width, height = surface.get_size()
row = b"\\xff\\xff\\xff\\0\\0\\0" * (width // 2 + 1)
pixels = b"".join(row[3 * (y & 1) :][: 3 * width] for y in range(height))
surface.blit(pygame.image.frombytes(pixels, (width, height), "RGB"), (0, 0))
pygame.display.flip()
result = (width, height)
"""

# Python that begins a classic game against the weakest, to that limit.
START: Final = """
from hearts.engine.options import rules_for
from hearts.ui.intents import Start
rules = rules_for("classic", 4, {{"limit": {limit}}})
app.handle(Start(rules, ("person", "novice", "novice", "novice"), "7"), 0)
"""

# Python that lets the weakest play on for everybody, up to that phase.
PLAY_ON: Final = """
from hearts.cpu.player import decide, decision_rng, player
from hearts.engine.events import NextDeal
from hearts.engine.game import Phase, to_act
from hearts.engine.view import view
end = Phase.{end}
while app.match.game.phase is not end:
    game = app.match.game
    action = NextDeal()
    if game.phase is not Phase.SCORED:
        seat = min(to_act(game))
        action = decide(player("novice"), view(game, seat), decision_rng(game, seat))
    app.match.act(action)
"""


def sharp(
    frames: Callable[[], int], paint: Callable[[], tuple[int, int]], picture: Callable[[], bytes]
) -> bool:
    """Whether the checkerboard, once painted, is in the picture with every pixel in its place.

    A picture that the game has painted over is taken anew; `frames` are those painted so far.
    """
    while True:
        before = frames()
        size, png = paint(), picture()
        if frames() == before:
            return is_checkers(png, size)


def is_checkers(png: bytes, size: tuple[int, int]) -> bool:
    """Whether a picture is that checkerboard, pixel by pixel."""
    picture = pygame.image.load(io.BytesIO(png))
    width, height = size
    row = b"\xff\xff\xff\0\0\0" * (width // 2 + 1)
    pixels = b"".join(row[3 * (y & 1) :][: 3 * width] for y in range(height))
    return pygame.image.tobytes(picture, "RGB") == pixels


class State(NamedTuple):
    """What the page says about the game with `?test` in the address."""

    scene: str
    areas: dict[str, tuple[float, float, float, float, bool, str]]  # x, y, w, h, enabled, label
    waits: bool
    playable: list[str]
    phase: str | None
    actions: int
    frames: int
    busy: bool
    results: int

    @property
    def hand(self) -> list[str]:
        """The person's cards, from left to right."""
        return [key for key in self.areas if key.startswith("card:")]


def ready(state: State) -> bool:
    """Whether it is the person's turn at the table, or the table has been left."""
    return (state.waits and not state.busy) or state.scene != "table"


class Table:
    """One page of the game."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.by: Callable[[str], None] = self.click
        self.said: list[str] = []  # errors and warnings of the console
        self.asked: list[str] = []  # every address asked for
        self.refused: list[str] = []  # answers of 400 and more, requests that failed
        page.set_default_timeout(SECONDS * 1000)
        page.add_init_script(HEARD)
        page.on("console", lambda line: self._hear(line.type, line.text))
        page.on("pageerror", lambda error: self.said.append(str(error)))
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("requestfailed", lambda request: self.refused.append(request.url))
        page.on("response", self._look)

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and "ScriptProcessorNode" not in text:
            self.said.append(text)

    def _look(self, response: Response) -> None:
        if response.status >= 400:
            self.refused.append(response.url)

    def run(self, code: str) -> Any:
        """Run Python in the page, with `app` the game's App, and return its `result`."""
        return json.loads(self.page.evaluate("code => hearts.run(code)", code))

    def open(self, address: str) -> None:
        """Go there and wait until the game is shown; an error on the page fails the test."""
        self.page.goto(address, wait_until="commit")
        self.started()

    def started(self) -> None:
        """Wait until the game is shown."""
        either = self.page.locator(f"{STARTED}, {FAILED}")
        try:
            either.wait_for(state="attached")
        except NotInTime:
            asked = [address.rpartition("/")[2] for address in self.asked]
            page = self.page.locator("main").inner_text()
            raise AssertionError(f"not started: {page!r}, asked for {asked}, {self.said}") from None
        assert self.page.locator(FAILED).count() == 0, self.page.locator("main").inner_text()

    def state(self) -> State:
        return State(**json.loads(self.page.evaluate("hearts.state()")))

    def heard(self, region: Literal["calm", "urgent"]) -> str:
        """All that has been announced there."""
        return self.page.evaluate(f"heard.{region}.join('\\n')")

    def until(self, condition: Callable[[State], Any]) -> State:
        """Wait, frame by frame, until the game is in such a state."""
        end = self.page.evaluate("performance.now()") + 1000 * SECONDS
        while not condition(state := self.state()):
            now = self.page.evaluate("new Promise(requestAnimationFrame)")
            assert now < end, state
        return state

    def middle(self, key: str) -> tuple[float, float]:
        """The middle of an area on the page."""
        x, y, width, height, *_ = self.state().areas[key]
        return x + width / 2, y + height / 2

    # Four ways to do the same

    def click(self, key: str) -> None:
        self.page.mouse.click(*self.middle(key))

    def tap(self, key: str) -> None:
        self.page.touchscreen.tap(*self.middle(key))

    def press(self, key: str) -> None:
        """Walk to the card with the arrows, from the left end of the hand, then Enter."""
        if key == "main":
            self.page.keyboard.press("Enter" if self.state().scene == "title" else "n")
            return
        hand = self.state().hand
        for arrow in ("ArrowLeft",) * (len(hand) + 1) + ("ArrowRight",) * hand.index(key):
            self.page.keyboard.press(arrow)
        self.page.keyboard.press("Enter")

    def push(self, key: str) -> None:
        """The page's own button, by the keyboard as a screen reader would."""
        self.page.locator(f'#choices button[data-key="{key}"]').focus()
        self.page.keyboard.press("Enter")

    # Playing

    def new_game(self) -> None:
        """Begin with the title's first button and wait for the person's turn."""
        self.by("main")
        self.until(lambda state: state.scene == "table" and ready(state))

    def play_turn(self) -> None:
        """Pass or play, whatever is to be done now, and wait until it is done."""
        state = self.until(ready)
        if state.scene != "table":
            return
        before = state.actions
        if state.phase == "PASS":
            for key in state.hand[:3]:
                self.by(key)
            self.by("main")
            # The others pass meanwhile, so that their actions are no sign of the person's.
            self.until(lambda state: state.phase != "PASS")
        else:
            self.by(f"card:{state.playable[0]}")
            self.until(lambda state: state.actions > before)

    def play_deal(self) -> None:
        """Play until the deal is over and its result is shown."""
        while self.state().scene == "table":
            self.play_turn()
