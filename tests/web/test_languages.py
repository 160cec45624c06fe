"""The page speaks the browser's language, and another one as soon as that is chosen."""

from playwright.sync_api import Browser

from hearts.ui.text import Text
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
