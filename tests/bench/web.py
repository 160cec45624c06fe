"""The page in headless Chromium, beside a bare page that loads what Pyodide publishes.

python3 build bench web, or for one figure after the other: python -m tests.bench.web
The figures go to docs/performance.md. Both pages come from the same plain file server on the
loopback; nothing is compressed on the way but what is in the files.
"""

import shutil
import subprocess
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

from build.browsers import install
from build.bundle import wheel
from build.bundle.runtime import FILES, LOCK, runtime
from build.environment import ROOT
from hearts.cpu.player import LEVELS
from tests.bench._report import Figure, write
from tests.web.site import Site, launched, serving
from tests.web.table import Table, ready

RUNS: Final = 5
MINUTES: Final = 3  # of autoplay
DEALS: Final = 3  # that are looked at
REST: Final = 3  # seconds after which all of the game is there
SIZE: Final[ViewportSize] = {"width": 1280, "height": 720}
BARE: Final = f"""<!doctype html><link rel="icon" href="data:,"><script type="module">
import {{ loadPyodide }} from './pyodide.mjs';
const python = await loadPyodide({{ indexURL: new URL('./', location).href }});
await python.loadPackage('./{wheel.NAME}', {{ checkIntegrity: false }});
python.runPython('import pygame');
performance.mark('done');
document.documentElement.id = 'done';
</script>"""
ANSWERED: Final = """new Promise((done) => {
  const painted = () => JSON.parse(hearts.state()).frames;
  const before = painted();
  addEventListener('pointerdown', async (event) => {
    while (painted() === before) await new Promise(requestAnimationFrame);
    done(performance.now() - event.timeStamp);
  }, { capture: true, once: true });
  window.armed = true;
})"""
WATCH: Final = """() => {
  window.painted = [];
  const { shown } = hearts;
  hearts.shown = () => { painted.push(performance.now()); shown(); };
  const look = (now) => { window.ticks.push(now); requestAnimationFrame(look); };
  window.ticks = [];
  requestAnimationFrame(look);
}"""


class Visit(NamedTuple):
    """What one person sees: milliseconds to the first frame, twice, and bytes of the first time."""

    first: float
    second: float
    sent: int


def bare_page(folder: Path) -> None:
    """Pyodide and pygame as they are published, and a page that imports pygame."""
    folder.mkdir()
    for name in (*FILES, LOCK):
        shutil.copyfile(runtime() / name, folder / name)
    shutil.copyfile(wheel.OWN, folder / wheel.NAME)
    (folder / "index.html").write_text(BARE, encoding="utf-8")


def bare_visit(browser: Browser, site: Site) -> tuple[float, int]:
    """Milliseconds until pygame is imported, and bytes."""
    person = browser.new_context(viewport=SIZE)
    page = person.new_page()
    site.sent = 0
    page.goto(site.address, wait_until="commit")
    page.locator("#done").wait_for(state="attached", timeout=180_000)
    took = page.evaluate("performance.getEntriesByName('done')[0].startTime")
    person.close()
    return took, site.sent


def visit(browser: Browser, site: Site) -> Visit:
    """A first visit, until everything is kept for later, and a second one."""
    person = browser.new_context(viewport=SIZE)
    table = Table(person.new_page())
    site.sent = 0
    times: list[float] = []
    sent = 0
    for _ in range(2):
        table.open(f"{site.address}?test=")
        mark = "performance.getEntriesByName('hearts:first-frame')[0].startTime"
        times.append(table.page.evaluate(mark))
        table.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        sent = sent or site.sent
        table.click("settings")  # the title reacts
        table.until(lambda state: state.scene == "settings")
    person.close()
    return Visit(times[0], times[1], sent)


def begin(table: Table, arguments: str) -> None:
    """Open the game with nothing saved."""
    table.page.evaluate("localStorage.clear()")
    table.open(f"{table.page.url.split('?')[0]}?test={arguments}")


def answers(table: Table) -> list[float]:
    """Milliseconds from a press on a card to the next picture, several times."""
    begin(table, "--speed instant")
    table.new_game()
    table.until(ready)
    times: list[float] = []
    for key in (*table.state().hand[:6], *table.state().hand[:6]):
        x, y = table.middle(key)
        table.page.evaluate(f"() => {{ window.answer = {ANSWERED} }}")
        table.page.mouse.click(x, y)
        times.append(table.page.evaluate("window.answer"))
    return times


def deal_rate(table: Table) -> float:
    """Pictures a second while the cards are dealt slowly, so that there are many."""
    begin(table, "--speed slow")
    table.page.wait_for_timeout(1000 * REST)
    table.page.evaluate(WATCH)
    table.click("main")
    table.until(lambda state: state.scene == "table" and ready(state))
    painted: list[float] = table.page.evaluate("painted")
    steps = [later - sooner for sooner, later in pairwise(painted)]
    moving = [step for step in steps[3:] if step < 500]
    return 1000 * len(moving) / sum(moving)


def longest_gap(table: Table, seconds: int) -> float:
    """The longest time without a frame while the strongest level plays all seats."""
    arguments = f"--autoplay --level {LEVELS[-1]} --speed fast"
    begin(table, arguments)
    table.until(lambda state: state.actions > 8)  # the first tricks warm everything up
    table.page.evaluate(WATCH)
    table.page.wait_for_timeout(1000 * seconds)
    ticks: list[float] = table.page.evaluate("ticks")
    return max(later - sooner for sooner, later in pairwise(ticks))


def painted_at_rest(table: Table) -> int:
    """Pictures painted in three seconds at a table that waits for the person."""
    begin(table, "--speed instant")
    table.new_game()
    while table.run("result = app.message"):  # a tip goes by itself
        table.page.wait_for_timeout(100)
    before = table.until(ready).frames
    table.page.wait_for_timeout(3000)
    return table.state().frames - before


def memory(person: BrowserContext, table: Table) -> tuple[list[float], int]:
    """Megabytes of the tab's process, once each half minute of autoplay, and games finished."""
    begin(table, "--autoplay --level easy --speed instant")
    browser = person.browser
    assert browser is not None
    debugger = browser.new_browser_cdp_session()
    sizes: list[float] = []
    for _ in range(2 * MINUTES + 1):
        table.page.wait_for_timeout(30_000)
        processes: list[dict[str, Any]] = debugger.send("SystemInfo.getProcessInfo")["processInfo"]
        tabs = [process["id"] for process in processes if process["type"] == "renderer"]
        sizes.append(max(map(resident, tabs)))
    return sizes, table.state().results


def resident(process: int) -> float:
    """Megabytes of a process that are in memory (Linux)."""
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="utf-8").split()[1])
    return pages * 4096 / 1e6


def main() -> None:
    install()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as driver:
        folder = Path(name)
        bare_page(folder / "bare")
        command = [sys.executable, "-m", "build.bundle", "--out", str(folder / "web")]
        subprocess.run(command, cwd=ROOT, check=True)
        browser = launched(driver)
        with serving(folder / "bare") as bare_site, serving(folder / "web") as site:
            write("web", measured(browser, bare_site, site))
        browser.close()


def measured(browser: Browser, bare_site: Site, site: Site) -> list[Figure]:
    """All figures; the two pages take turns, so that the machine's moods meet both."""
    pairs = [(bare_visit(browser, bare_site), visit(browser, site)) for _ in range(RUNS)]
    bare_time = median(bare[0] for bare, _ in pairs)
    first = median(ours.first for _, ours in pairs)
    second = median(ours.second for _, ours in pairs)
    sent, bare_sent = pairs[0][1].sent, pairs[0][0][1]
    person = browser.new_context(viewport=SIZE)
    table = Table(person.new_page())
    table.open(f"{site.address}?test=")
    clicks = answers(table)
    rate = median(deal_rate(table) for _ in range(DEALS))
    gap, rest = longest_gap(table, 20), painted_at_rest(table)
    sizes, games = memory(person, table)
    person.close()
    growth = sizes[-1] / sizes[1] - 1
    return [
        Figure("bytes of a first visit", f"{sent / 1e6:.2f} MB", "7 MB", sent <= 7e6),
        Figure("the bare page's", f"{bare_sent / 1e6:.2f} MB"),
        Figure(
            "first visit: navigation to the first title frame",
            f"{first:.0f} ms, {first / bare_time:.2f} of the bare page",
            "0.5 of it",
            first <= 0.5 * bare_time,
        ),
        Figure("the bare page's `import pygame` done", f"{bare_time:.0f} ms"),
        Figure(
            "second visit",
            f"{second:.0f} ms, {second / first:.2f} of the first",
            "0.6 of it",
            second <= 0.6 * first,
        ),
        Figure(
            "a click to the next picture",
            f"{median(clicks):.0f} ms, at most {max(clicks):.0f}",
            "100 ms",
            max(clicks) <= 100,
        ),
        Figure("pictures a second while dealing", f"{rate:.0f}", "55", rate >= 55),
        Figure(
            f"longest gap between frames while {LEVELS[-1]} plays",
            f"{gap:.0f} ms",
            "100 ms",
            gap <= 100,
        ),
        Figure("pictures painted in 3 s at rest", str(rest), "0", rest == 0),
        Figure(
            f"memory of the tab after {MINUTES} minutes of autoplay ({games} games)",
            f"{sizes[-1]:.0f} MB, {growth:+.0%}",
            "within 10 %",
            growth <= 0.1,
        ),
    ]


if __name__ == "__main__":
    main()
