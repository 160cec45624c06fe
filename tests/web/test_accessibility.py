"""What axe-core has to say of the page, in every scene, two languages and more contrast."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from hearts.ui.text import Text
from tests.web.axe import findings
from tests.web.site import Site
from tests.web.table import PLAY_ON, START, Table, ready


def loading(page: Page, site: Site, language: str) -> None:
    """Open the page in that language, while a part of the game never comes."""
    page.route("**/files/game.*", lambda _: None)
    page.goto(site.address, wait_until="commit")
    page.locator(f"html[lang={language}][dir]").wait_for(state="attached")
    page.locator("#bar").wait_for()


def test_nothing_is_wrong_while_the_page_loads(page: Page, site: Site, language: str) -> None:
    loading(page, site, language)
    assert findings(page) == []
    assert page.locator("#opening").is_visible()


def test_nothing_is_wrong_with_a_page_that_fails(page: Page, site: Site, language: str) -> None:
    page.route("**/files/game.*", lambda route: route.abort())
    page.goto(site.address, wait_until="commit")
    retry = page.locator("#retry")
    retry.wait_for()
    assert page.evaluate("document.activeElement.id") == "retry"
    assert page.locator("#news").inner_text() in retry.evaluate(
        "(button) => button.ariaDescribedByElements.map((each) => each.textContent).join(' ')"
    )
    assert page.locator("html").get_attribute("lang") == language
    assert findings(page) == []


def test_nothing_is_wrong_in_any_scene(page: Page, site: Site) -> None:
    table = Table(page)
    table.open(f"{site.address}?test=--speed instant")
    wrong: dict[str, list[str]] = {"title": findings(page)}

    def look(scene: str, code: str = "") -> None:
        table.run(f"app.open({scene!r}); {code}")
        until_shown(table, scene)
        wrong[scene] = findings(page)
        table.run("app.back()")

    look("new_game", "app.scene.house, app.scene.shown = True, 'limit'")
    look("settings")
    look("rules")
    for limit, end, phase in ((100, "deal_over", "SCORED"), (10, "game_over", "OVER")):
        table.run(START.format(limit=limit))
        table.until(ready)
        wrong["passing"] = findings(page)
        table.play_turn()
        table.until(ready)
        wrong["in play"] = findings(page)
        table.run(PLAY_ON.format(end=phase))
        until_shown(table, end)
        wrong[end] = findings(page)
        look("scores")
        until_shown(table, end)
    assert {scene: found for scene, found in wrong.items() if found} == {}


def until_shown(table: Table, scene: str) -> None:
    table.until(lambda state: state.scene == scene and not state.busy)


@pytest.mark.parametrize("contrast", ["no-preference"])
def test_the_page_is_in_the_browsers_language_from_the_beginning(
    page: Page, site: Site, language: str
) -> None:
    loading(page, site, language)
    name = Text(language)("title.name")
    direction = "rtl" if language == "fa" else "ltr"
    page.locator(f"html[lang={language}][dir={direction}]").wait_for(state="attached")
    assert page.locator("h1").inner_text() == page.title() == name
    assert page.locator("#news").inner_text() != ""


def test_what_goes_on_without_a_pause_is_said_all_the_same(
    open_table: Callable[..., Table],
) -> None:
    table = open_table()
    said = table.page.evaluate(
        """async () => {
          for (let frame = 0; frame < 60; frame++) {
            hearts.say(`sentence ${frame}`, false);
            if (document.querySelector("#calm").textContent.includes("sentence 0")) return true;
            await new Promise(requestAnimationFrame);
          }
          return false;
        }"""
    )
    assert said
