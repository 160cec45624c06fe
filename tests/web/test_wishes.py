"""What the browser asks of every page is heeded until the person has set it otherwise."""

from typing import Final

from playwright.sync_api import Browser

from tests.web.site import Site
from tests.web.table import Table

LOOK: Final = "result = (app.space().theme.strong, app.still)"


def test_contrast_and_less_motion_are_as_the_browser_asks(browser: Browser, site: Site) -> None:
    context = browser.new_context(contrast="more", reduced_motion="reduce")
    table = Table(context.new_page())
    table.open(f"{site.address}?test=--speed instant")
    assert table.run(LOOK) == [True, True]
    assert table.run(f"app.change('contrast', False); {LOOK}") == [False, True]
    table.page.emulate_media(contrast="no-preference", reduced_motion="no-preference")
    assert table.run(f"app.change('contrast', None); {LOOK}") == [False, False]
    assert table.run(f"app.change('contrast', True); {LOOK}") == [True, False]
    assert table.said == []
    context.close()
