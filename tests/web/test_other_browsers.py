"""The same page in Firefox and in WebKit: start, a trick by clicks, keys, a reload, sharpness."""

import json
import socket
from collections.abc import Callable, Iterator

import pytest

from tests.web.firefox import Firefox
from tests.web.site import Site
from tests.web.table import CHECKERS, SECONDS, State, ready, sharp
from tests.web.webkit import WebKit, reserved_port

Browser = Firefox | WebKit
SIZE = 640, 480
OPENED = """new Promise((done) => {
  const opening = document.getElementById('opening');
  const look = () => (opening.hidden || opening.dataset.failed) && done(opening.innerText);
  new MutationObserver(look).observe(opening, { attributes: true });
  look();
})"""


def state_of(browser: Browser) -> State:
    return State(**json.loads(browser.evaluate("hearts.state()")))


def until(browser: Browser, condition: Callable[[State], object]) -> State:
    """Wait, frame by frame, until the game is in such a state."""
    end = browser.evaluate("performance.now()") + 1000 * SECONDS
    while not condition(state := state_of(browser)):
        assert browser.evaluate("new Promise(requestAnimationFrame)") < end, state
    return state


def click(browser: Browser, key: str) -> None:
    """Click on the middle of an area."""
    x, y, width, height, *_ = state_of(browser).areas[key]
    browser.click(x + width / 2, y + height / 2)


def opened(browser: Browser, site: Site) -> None:
    """Open the page and wait until the game is shown."""
    browser.goto(f"{site.address}?test=--speed%20instant")
    browser.evaluate(OPENED)
    assert browser.evaluate("document.getElementById('opening').dataset.failed") is None


@pytest.fixture(scope="module", params=[Firefox, WebKit])
def browser(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    browser = request.param(tmp_path_factory.mktemp("profile"), SIZE)
    yield browser
    browser.close()


def test_a_trick_is_played_and_a_reload_goes_on(browser: Browser, site: Site) -> None:
    opened(browser, site)
    click(browser, "main")
    state = until(browser, lambda state: state.scene == "table" and ready(state))
    for key in state.hand[:3]:
        click(browser, key)
    click(browser, "main")
    state = until(browser, lambda state: state.phase == "PLAY" and ready(state))
    click(browser, f"card:{state.playable[0]}")
    before = until(browser, lambda after: after.actions > state.actions and ready(after))
    opened(browser, site)
    browser.press("Enter")
    after = until(browser, lambda state: state.scene == "table" and ready(state))
    assert (after.actions, after.playable) == (before.actions, before.playable)
    for key in ("ArrowLeft",) * 15 + ("ArrowRight",) * after.hand.index(
        f"card:{after.playable[0]}"
    ):
        browser.press(key)
    browser.press("Enter")
    until(browser, lambda state: state.actions > after.actions)


def test_every_pixel_is_in_its_place(browser: Browser, site: Site) -> None:
    opened(browser, site)
    assert browser.evaluate("devicePixelRatio") == 2
    code = f"hearts.run({json.dumps(CHECKERS)})"
    assert sharp(
        lambda: state_of(browser).frames,
        lambda: json.loads(browser.evaluate(code)),
        browser.screenshot,
    )


def test_a_reserved_port_is_for_whoever_asks_for_it_by_number() -> None:
    with reserved_port() as port:
        with socket.socket() as other, pytest.raises(OSError, match="in use"):
            other.bind(("127.0.0.1", port))
        with socket.create_server(("127.0.0.1", port)) as driver:
            socket.create_connection(driver.getsockname()).close()
