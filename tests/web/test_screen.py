"""The canvas: every pixel in its place, every click too, whatever the window does."""

from collections.abc import Callable
from math import ceil, floor

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright

from tests.web.site import Site, launched
from tests.web.table import CHECKERS, SECONDS, Table, sharp

LEAP = """
let leap = 0, held = null;
const now = performance.now.bind(performance);
const frame = requestAnimationFrame.bind(window);
performance.now = () => now() + leap;
window.requestAnimationFrame = (wish) => (held ? held.push(wish) : frame(wish));
Object.defineProperty(document, 'hidden', { get: () => held !== null });
const changed = () => document.dispatchEvent(new Event('visibilitychange'));
window.hide = () => { held = []; changed(); };
window.show = (gone) => {
  leap += gone;
  const wishes = held;
  held = null;
  wishes.forEach((wish) => frame(wish));
  changed();
};
window.sounds = [];
window.AudioContext = class extends AudioContext {
  constructor(...options) { super(...options); window.sounds.push(this); }
};
"""
# A hidden page has no frames to wait with.
SILENT = f"""new Promise((done) => {{
  const look = () => sounds[0].state === "suspended" && done();
  sounds[0].onstatechange = look;
  setTimeout(done, {1000 * SECONDS});
  look();
}})"""


def canvas_size(table: Table) -> list[int]:
    """Width and height in device pixels."""
    return table.run("import pygame; result = pygame.display.get_surface().get_size()")


def is_sharp(table: Table) -> bool:
    """Whether a one-pixel checkerboard comes out pixel by pixel."""
    return sharp(
        lambda: table.state().frames,
        lambda: table.run(CHECKERS),
        lambda: table.page.screenshot(scale="device"),
    )


def clicks_are_exact(table: Table) -> bool:
    """Whether a button is hit just inside its corners and missed just outside.

    Browsers tell the place of a click in whole CSS pixels, and the button's edge lies between two.
    """
    x, y, width, height, *_ = table.state().areas["new_game"]
    inside = (ceil(x) + 1, ceil(y) + 1), (floor(x + width) - 1, floor(y + height) - 1)
    outside = (floor(x) - 1, round(y + height / 2)), (ceil(x + width) + 1, round(y + height / 2))
    for near, far in zip(inside, outside, strict=True):
        table.page.mouse.click(*near)
        table.until(lambda state: state.scene == "new_game")
        table.page.keyboard.press("Escape")
        table.until(lambda state: state.scene == "title" and not state.busy)
        table.page.mouse.click(*far)
        table.page.evaluate("hearts.frame(true).then(() => hearts.frame(true))")
        if table.state().scene != "title":
            return False
    return True


def follows(table: Table, width: int, height: int) -> None:
    """Wait until the game has the window's new size."""
    code = "window = app.host.window(); result = (round(window.width), round(window.height))"
    table.until(lambda _: table.run(code) == [width, height])


@pytest.mark.parametrize("ratio", [1, 2, 3])
def test_sharp_and_exact_at_every_ratio(browser: Browser, site: Site, ratio: int) -> None:
    person = browser.new_context(viewport={"width": 360, "height": 640}, device_scale_factor=ratio)
    table = Table(person.new_page())
    table.open(f"{site.address}?test=--speed instant")
    assert is_sharp(table)
    assert clicks_are_exact(table)
    table.page.set_viewport_size({"width": 640, "height": 360})
    follows(table, 640, 360)
    assert is_sharp(table)
    assert clicks_are_exact(table)
    person.close()


def test_a_change_of_the_ratio_alone_is_followed(context: BrowserContext, site: Site) -> None:
    table = Table(context.new_page())
    table.open(f"{site.address}?test=--speed instant")
    debugger = context.new_cdp_session(table.page)
    for ratio in (2, 3, 1):
        size = {"width": 480, "height": 400, "deviceScaleFactor": ratio, "mobile": False}
        debugger.send("Emulation.setDeviceMetricsOverride", size)
        wanted = [480 * ratio, 400 * ratio]
        table.until(lambda _, wanted=wanted: canvas_size(table) == wanted)
        assert clicks_are_exact(table)


def test_sharp_at_a_true_ratio_of_one_and_a_half(driver: Playwright, site: Site) -> None:
    browser = launched(driver, "--force-device-scale-factor=1.5")
    table = Table(browser.new_context(no_viewport=True).new_page())
    table.open(f"{site.address}?test=--speed instant")
    assert table.page.evaluate("devicePixelRatio") == 1.5
    assert is_sharp(table)
    assert clicks_are_exact(table)
    browser.close()


def test_a_large_window_is_cut_down_to_what_can_be_painted(browser: Browser, site: Site) -> None:
    person = browser.new_context(viewport={"width": 1920, "height": 1080}, device_scale_factor=2)
    table = Table(person.new_page())
    table.open(f"{site.address}?test=--speed instant")
    width, height = canvas_size(table)
    assert 2.3e6 < width * height < 2.6e6
    assert clicks_are_exact(table)
    person.close()


def test_a_hidden_tab_stands_still_and_is_silent(context: BrowserContext, site: Site) -> None:
    page = context.new_page()
    page.add_init_script(LEAP)
    table = Table(page)
    table.open(f"{site.address}?test=--speed slow")
    table.click("main")
    sounding = "sounds.map((sound) => sound.state)"
    table.until(lambda _: page.evaluate(sounding) == ["running"])
    before = table.run("result = app.host.clock()")
    page.evaluate("hide()")
    page.evaluate(SILENT)
    assert page.evaluate(sounding) == ["suspended"]
    page.evaluate("show(10 * 3_600_000)")
    table.until(lambda _: page.evaluate(sounding) == ["running"])
    assert table.run("result = app.host.clock()") - before < 3600
    table.until(lambda state: state.waits and not state.busy)


def test_a_window_may_turn_in_mid_motion(
    open_table: Callable[..., Table],
) -> None:
    table = open_table("--speed slow")
    table.click("main")
    table.until(lambda state: state.scene == "table")
    for width, height in ((844, 390), (390, 844), (768, 1024)):
        table.page.set_viewport_size({"width": width, "height": height})
        follows(table, width, height)
    table.until(lambda state: state.waits and not state.busy)
    assert table.said == []
