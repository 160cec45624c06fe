"""The page speaks the browser's language, and another one as soon as that is chosen."""

import json
import re

import pytest
from playwright.sync_api import Browser

from hearts.store import Settings, Store
from hearts.ui.text import Text
from tests.ui.memory import Memory
from tests.web.site import Site
from tests.web.table import State, Table

LANGUAGE = "[document.documentElement.lang, document.documentElement.dir, document.title]"


def test_the_browsers_language_is_spoken(browser: Browser, site: Site) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="fa-IR")
    table = Table(context.new_page())
    table.open(f"{site.address}?test=--speed instant")
    assert table.page.evaluate(LANGUAGE) == ["fa", "rtl", Text("fa")("title.name")]
    table.click(next(key for key, label in labels(table.state()).items() if label == "हिन्दी"))
    table.until(lambda state: labels(state)["rules"] == Text("hi")("title.rules"))
    assert table.page.evaluate(LANGUAGE) == ["hi", "ltr", Text("hi")("title.name")]
    button = table.page.locator('#choices button[data-key="rules"]')
    assert button.inner_text() == Text("hi")("title.rules")
    assert table.said == []
    context.close()


def labels(state: State) -> dict[str, str]:
    """What each thing is called that can be touched."""
    return {key: area[-1] for key, area in state.areas.items()}


def kept(language: str | None) -> str:
    """The settings as the game keeps them."""
    storage = Memory()
    Store(storage).keep_settings(Settings(language))
    return storage.texts["settings"]


def tampered(language: object) -> str:
    return json.dumps({"version": 1, "settings": {"language": language}})


SETTINGS = {
    "chosen": (kept("fa"), "fa"),
    "as the browser": (kept(None), "hi"),
    "unknown": (tampered("xx"), "hi"),
    "of every object": (tampered("toString"), "hi"),
    "a list": (tampered(["fa"]), "hi"),
    "no settings": ('{"version": 1}', "hi"),
    "nothing": ("null", "hi"),
    "not ours": ("<fa>", "hi"),
}


@pytest.mark.parametrize("name", SETTINGS)
def test_the_page_loads_in_the_language_chosen_in_the_game(
    browser: Browser, site: Site, name: str
) -> None:
    settings, language = SETTINGS[name]
    context = browser.new_context(locale="hi-IN")
    page = context.new_page()
    page.add_init_script(f"localStorage['hearts/settings'] = {json.dumps(settings)}")
    page.route("**/files/game.*", lambda _: None)  # it never comes
    page.goto(site.address, wait_until="commit")
    direction = "rtl" if language == "fa" else "ltr"
    page.locator(f"html[lang={language}][dir={direction}]").wait_for(state="attached")
    assert page.locator("h1").inner_text() == page.title() == Text(language)("title.name")
    context.close()


@pytest.mark.parametrize("language", ["hi", "mr", "fa"])
def test_the_page_counts_in_the_digits_of_its_language(
    browser: Browser, site: Site, language: str
) -> None:
    context = browser.new_context(locale=language)
    page = context.new_page()
    page.route("**/files/stdlib.*", lambda _: None)  # it never comes
    page.goto(site.address, wait_until="commit")
    news = page.locator("#news").filter(has_text=re.compile("[0-9०-९۰-۹]"))
    news.wait_for()
    digits = Text(language)("number.digits")
    assert set(re.findall(r"\d", news.inner_text())) <= set(digits)
    context.close()
