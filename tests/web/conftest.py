"""One bundle and one Chromium for all tests here, and a table for each."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    ViewportSize,
    sync_playwright,
)

from build.environment import ROOT
from build.lock import held
from tests.web.site import Site, launched, serving
from tests.web.table import SECONDS, Table

Contrast = Literal["no-preference", "more"]
LANGUAGES = {"en": "en-GB", "fa": "fa-IR"}  # and what a browser asks for


Assembled = Callable[[str, Path], Path]


@pytest.fixture(scope="session")
def assembled(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Assembled:
    """A bundle, under that name, of the game in a folder; made once for all workers."""
    shared = tmp_path_factory.getbasetemp()
    shared = shared if worker_id == "master" else shared.parent

    def assembled(name: str, source: Path) -> Path:
        out = shared / name
        command = [sys.executable, "-m", "build.bundle", "--source", str(source), "--out", str(out)]
        with held(shared / f"{name}.lock", ""):
            if not out.exists():
                subprocess.run(command, cwd=ROOT, check=True)
        return out

    return assembled


@pytest.fixture(scope="session")
def bundle(assembled: Assembled) -> Path:
    """The bundle of the game as it is."""
    return assembled("web", ROOT)


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(driver: Playwright) -> Iterator[Browser]:
    browser = launched(driver)
    yield browser
    browser.close()


@pytest.fixture
def site(bundle: Path) -> Iterator[Site]:
    """The bundle being served."""
    with serving(bundle) as site:
        yield site


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A person who has never been here, with a window of 1280 by 720."""
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    context.set_default_timeout(SECONDS * 1000)
    yield context
    context.close()


@pytest.fixture
def open_table(context: BrowserContext, site: Site) -> Callable[..., Table]:
    """Open the game in a new tab of that person."""

    def opened(arguments: str = "--speed instant", path: str = "") -> Table:
        table = Table(context.new_page())
        table.open(f"{site.address}{path}?test={arguments}")
        return table

    return opened


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(params=["no-preference", "more"])
def contrast(request: pytest.FixtureRequest) -> Contrast:
    return request.param


@pytest.fixture
def page(browser: Browser, language: str, contrast: Contrast) -> Iterator[Page]:
    """A page whose browser asks for that language and contrast."""
    size = ViewportSize(width=1280, height=720)
    context = browser.new_context(viewport=size, locale=LANGUAGES[language], contrast=contrast)
    context.set_default_timeout(SECONDS * 1000)
    yield context.new_page()
    context.close()
