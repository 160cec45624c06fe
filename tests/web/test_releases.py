"""The service worker: at once and without a network, one whole release after the other."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from build.environment import ROOT
from tests.web.conftest import Assembled
from tests.web.site import Site, serving
from tests.web.table import Table, ready

READY = "navigator.serviceWorker.ready.then(() => true)"
NEW = """(async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const worker = registration.installing ?? registration.waiting;
  if (!worker) return registration.active.state;
  await new Promise((done) => {
    const look = () => ['activated', 'redundant'].includes(worker.state) && done();
    worker.addEventListener('statechange', look);
    look();
  });
  return worker.state;
})()"""

ICON = """fetch("favicon.png")
  .then((response) => response.arrayBuffer())
  .then((bytes) => Array.from(new Uint8Array(bytes)))"""


@pytest.fixture(scope="session")
def next_bundle(tmp_path_factory: pytest.TempPathFactory, assembled: Assembled) -> Path:
    """A later release: the same game under another name and with another icon."""
    source = tmp_path_factory.mktemp("source")
    for part in ("hearts", "assets"):
        shutil.copytree(ROOT / part, source / part)
    shutil.copy(ROOT / "main.py", source)
    rewrite(source / "assets/text/en/title.toml", 'name = "Hearts"', 'name = "Hearts Two"')
    rewrite(source / "assets/icon.svg", "#17613a", "#61173a")
    return assembled("next", source)


def rewrite(path: Path, old: str, new: str) -> None:
    """Write something else in the place of a text in a file."""
    before = path.read_text(encoding="utf-8")
    assert old in before
    path.write_text(before.replace(old, new), encoding="utf-8")


@pytest.fixture
def changing(bundle: Path, tmp_path: Path) -> Iterator[Site]:
    """A served copy that can be replaced."""
    shutil.copytree(bundle, tmp_path / "web")
    with serving(tmp_path / "web") as site:
        yield site


def replace(site: Site, release: Path) -> None:
    """Put another release on the server."""
    shutil.rmtree(site.folder)
    shutil.copytree(release, site.folder)


def test_without_a_network_after_the_first_visit(
    open_table: Callable[..., Table], site: Site
) -> None:
    table = open_table()
    assert table.page.evaluate(READY)
    first = list(site.names)
    assert len(first) == len(set(first)), "a file was sent twice"
    site.close()
    table.page.reload(wait_until="commit")
    table.started()
    table.new_game()
    table.play_turn()
    assert table.said == []


def test_a_new_release_comes_whole_and_leaves_the_saves(
    changing: Site, next_bundle: Path, context: BrowserContext
) -> None:
    table = Table(context.new_page())
    address = f"{changing.address}?test=--speed instant"
    table.open(address)
    table.new_game()
    table.play_turn()
    before = table.until(ready)
    assert table.page.evaluate(READY)
    replace(changing, next_bundle)
    assert table.page.evaluate(NEW) == "activated"
    table.open(address)
    assert table.page.title() == "Hearts Two"
    assert bytes(table.page.evaluate(ICON)) == (next_bundle / "favicon.png").read_bytes()
    table.click("main")
    assert table.until(lambda state: state.scene == "table").actions == before.actions
    assert table.refused == []
    assert table.said == []


def test_half_a_release_is_not_taken(
    changing: Site, next_bundle: Path, context: BrowserContext
) -> None:
    table = Table(context.new_page())
    address = f"{changing.address}?test=--speed instant"
    table.open(address)
    assert table.page.evaluate(READY)
    replace(changing, next_bundle)
    next((changing.folder / "files").glob("game.*.bin")).write_bytes(b"not the game")
    assert table.page.evaluate(NEW) == "redundant"
    table.page.reload(wait_until="commit")
    table.started()
    assert table.page.title() == "Hearts"
    assert table.said == []


def test_the_release_before_stays_though_one_between_was_not_taken(
    changing: Site, next_bundle: Path, context: BrowserContext
) -> None:
    table = Table(context.new_page())
    table.open(f"{changing.address}?test=--speed instant")
    assert table.page.evaluate(READY)
    (first,) = table.page.evaluate("caches.keys()")
    replace(changing, next_bundle)
    next((changing.folder / "files").glob("game.*.bin")).write_bytes(b"not the game")
    assert table.page.evaluate(NEW) == "redundant"
    _, half = table.page.evaluate("caches.keys()")
    replace(changing, next_bundle)
    rewrite(changing.folder / "service-worker.js", half.rpartition(" ")[2], "0" * 12)
    assert table.page.evaluate(NEW) == "activated"
    kept = table.page.evaluate("caches.keys()")
    assert kept == [first, f"{half.rpartition(' ')[0]} {'0' * 12}"]
    assert table.said == []
