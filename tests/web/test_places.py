"""Where the page may stand, and what may be wrong with the place."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.web.site import Site, serving
from tests.web.table import FAILED, SECONDS, STARTED, Table

REFUSED = """Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('not here', 'SecurityError'); },
});"""
FULL = """Storage.prototype.setItem = () => {
  throw new DOMException('full', 'QuotaExceededError');
};"""


def test_under_a_path(bundle: Path, context: BrowserContext, tmp_path: Path) -> None:
    shutil.copytree(bundle, tmp_path / "games" / "my hearts")
    with serving(tmp_path) as site:
        table = Table(context.new_page())
        table.open(f"{site.address}games/my%20hearts/index.html?test=--speed instant")
        table.new_game()
        assert table.said == []
        assert table.refused == []


def test_in_a_frame_of_another_origin(site: Site, context: BrowserContext, tmp_path: Path) -> None:
    address = f"{site.address}?test=--speed instant"
    (tmp_path / "index.html").write_text(
        '<!doctype html><link rel="icon" href="data:,"><style>body { margin: 40px }</style>'
        f'<iframe src="{address}" width="800" height="600" style="border: 0"></iframe>'
    )
    with serving(tmp_path) as around:
        page = context.new_page()
        page.goto(around.address)
        frame = page.frame(url=address.replace(" ", "%20"))
        assert frame is not None
        frame.locator(STARTED).wait_for(state="attached", timeout=SECONDS * 1000)
        page.mouse.click(40 + 10, 40 + 10)
        page.keyboard.press("o")
        scene = "JSON.parse(hearts.state()).scene"
        until = f"(async () => {{ while ({scene} !== 'settings') await hearts.frame(true) }})()"
        frame.evaluate(until)
        assert page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_in_a_frame_that_may_load_no_scripts(
    site: Site, context: BrowserContext, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text(
        '<!doctype html><link rel="icon" href="data:,">'
        f'<iframe src="{site.address}" sandbox="allow-scripts" width="800" height="600"></iframe>'
    )
    with serving(tmp_path) as around:
        page = context.new_page()
        page.goto(around.address)
        sentence = page.frame_locator("iframe").locator("#stuck")
        sentence.wait_for(state="visible", timeout=SECONDS * 1000)
        assert "window of its own" in sentence.inner_text()


@pytest.mark.parametrize("script", [REFUSED, FULL], ids=["refused", "full"])
def test_storage_that_keeps_nothing(context: BrowserContext, site: Site, script: str) -> None:
    page = context.new_page()
    page.add_init_script(script)
    table = Table(page)
    table.open(f"{site.address}?test=--speed instant")
    table.new_game()
    table.play_turn()
    table.play_turn()
    assert table.state().scene == "table"
    assert table.said == []


def test_storage_that_somebody_tampered_with(open_table: Callable[..., Table]) -> None:
    table = open_table()
    table.new_game()
    table.play_turn()
    table.page.evaluate(
        """() => {
          for (const key of Object.keys(localStorage)) localStorage[key] = '{"version": 99}';
          localStorage['another page'] = 'not ours';
        }"""
    )
    table.page.reload(wait_until="commit")
    table.started()
    table.new_game()
    kept = table.page.evaluate("({...localStorage})")
    assert kept["another page"] == "not ours"
    assert [key for key in kept if key.startswith("hearts/") and "unreadable" in key]
    assert table.said == []


def test_two_tabs(open_table: Callable[..., Table]) -> None:
    tables = [open_table(), open_table()]
    for table in tables:
        table.page.bring_to_front()
        table.new_game()
        table.play_turn()
    for table in tables:
        table.page.bring_to_front()
        table.page.reload(wait_until="commit")
        table.started()
        table.click("main")
        assert table.until(lambda state: state.waits and not state.busy).actions
        assert table.said == []


def failed(page: Page, address: str) -> str:
    """Why the game did not start, as the page says it."""
    page.goto(address, wait_until="commit")
    page.locator(FAILED).wait_for(state="attached", timeout=SECONDS * 1000)
    assert page.locator("#retry").is_visible()
    return page.locator("#news").inner_text()


def test_a_file_that_is_missing_and_comes_back(
    bundle: Path, context: BrowserContext, tmp_path: Path
) -> None:
    folder = tmp_path / "web"
    shutil.copytree(bundle, folder)
    missing = next((folder / "files").glob("stdlib.*.bin"))
    aside = missing.rename(tmp_path / missing.name)
    with serving(folder) as site:
        page = context.new_page()
        assert "could not be fetched" in failed(page, f"{site.address}?test=")
        aside.rename(missing)
        page.locator("#retry").click()
        page.locator(STARTED).wait_for(state="attached", timeout=SECONDS * 1000)


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ("delete window.WebAssembly", "too old"),
        ("delete window.DecompressionStream", "too old"),
        ("WebAssembly.instantiate = async () => { throw new RangeError('no room') }", "memory"),
    ],
)
def test_a_browser_that_cannot(
    context: BrowserContext, site: Site, script: str, sentence: str
) -> None:
    page = context.new_page()
    page.add_init_script(script)
    assert sentence in failed(page, site.address)


def test_twenty_cold_starts_with_little_of_everything(context: BrowserContext, site: Site) -> None:
    browser = context.browser
    assert browser is not None
    for _ in range(20):
        person = browser.new_context(viewport={"width": 390, "height": 844})
        table = Table(person.new_page())
        debugger = person.new_cdp_session(table.page)
        debugger.send("Emulation.setCPUThrottlingRate", {"rate": 2})
        speed = {"latency": 40, "downloadThroughput": 2_500_000, "uploadThroughput": 500_000}
        debugger.send("Network.emulateNetworkConditions", {"offline": False, **speed})
        table.open(f"{site.address}?test=")
        assert table.state().scene == "title"
        assert table.said == []
        person.close()
