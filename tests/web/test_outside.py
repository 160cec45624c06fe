"""The page's links, files and clipboard."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext

from hearts.engine.game import new
from hearts.engine.notation import Save
from hearts.engine.options import rules_for
from hearts.records.share import deal_fragment
from tests.web.site import Site
from tests.web.table import Table

SEATS: Final = ("person", "novice", "easy", "novice")
FRAGMENT: Final = deal_fragment(Save(new(rules_for("omnibus"), "linked"), SEATS), 0)
GAME: Final = "result = (app.match.game.rules.variant, app.match.game.seed, app.match.seats)"
SHORT_GAME: Final = """
from dataclasses import replace
from hearts.engine.variants import CLASSIC
from hearts.ui.intents import Start
seats = ("person", "novice", "novice", "novice")
app.handle(Start(replace(CLASSIC, limit=10), seats, "short"), 0)
"""
RECORDS: Final = "result = [record.seed for record in app.archive.records]"


def test_the_deal_of_a_link_is_played(context: BrowserContext, site: Site) -> None:
    table = Table(context.new_page())
    table.open(f"{site.address}?test=--speed instant#{FRAGMENT}")
    table.until(lambda state: state.scene == "shared")
    assert "#" not in table.page.url
    table.click("main")
    table.until(lambda state: state.scene == "table")
    assert table.run(GAME) == ["omnibus", "linked", list(SEATS)]
    table.page.evaluate("location.hash = '#1.2.nonsense'")
    table.until(lambda state: state.scene == "shared")
    assert table.said == []


def test_a_link_is_copied_and_pasted(context: BrowserContext, site: Site) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = Table(context.new_page())
    table.open(f"{site.address}?test=--speed instant --seed copied")
    table.until(lambda state: state.scene == "table")
    table.page.keyboard.press("p")
    table.until(lambda state: "link" in state.areas)
    table.click("link")
    table.click("home")
    table.until(lambda state: state.scene == "title")
    copied = "navigator.clipboard.readText()"
    table.until(lambda _: table.page.evaluate(copied).startswith(f"{site.address}?test="))
    table.click("paste")
    table.until(lambda state: state.scene == "shared")
    table.click("main")
    table.until(lambda state: state.scene == "table")
    assert table.run(GAME)[1] == "copied"


def test_the_history_is_downloaded_and_taken_in_elsewhere(
    open_table: Callable[..., Table], tmp_path: Path
) -> None:
    table = open_table()
    table.run(SHORT_GAME)
    while table.state().phase != "OVER":
        table.play_deal()
        if table.until(lambda state: state.scene != "table").phase != "OVER":
            table.click("main")
            table.until(lambda state: state.scene == "table")
    assert table.run(RECORDS) == ["short"]
    table.run("app.home(); app.open('statistics')")
    table.until(lambda state: "export" in state.areas)
    with table.page.expect_download() as download:
        table.click("export")
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    table.page.evaluate("localStorage.clear()")
    table.page.reload()
    table.started()
    assert table.run(RECORDS) == []
    table.click("statistics")
    table.until(lambda state: "import" in state.areas)
    with table.page.expect_file_chooser() as chooser:
        table.click("import")
    chooser.value.set_files(path)
    until_taken_in(table)
    assert table.run(RECORDS) == ["short"]
    assert table.said == []


def until_taken_in(table: Table) -> None:
    """Wait until the chosen file has been read."""
    table.until(lambda _: table.run(RECORDS))
