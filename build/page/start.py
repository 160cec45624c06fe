"""Starts the game in the page.

With `?test` in the address the page can ask what can be touched and where, and hand arguments to
the game: that is how the tests play it.
"""

import json

import js
from pyodide.ffi import create_proxy

import main
from hearts.ui.app import App
from hearts.ui.items import areas


async def start() -> None:
    """Run the game for as long as the page is open."""
    query = js.URLSearchParams.new(js.location.search)
    if query.has("test"):
        await main.main((query.get("test") or "").split(), made=open_to_tests)
    else:
        await main.main()


def open_to_tests(app: App) -> None:
    """Let the page ask for the areas, the frames painted and the games finished."""

    def all_areas() -> str:
        return json.dumps(
            [
                [area.key, area.label, area.group, area.enabled, *area.box]
                for area in areas(app.picture)
            ]
        )

    js.hearts.areas = create_proxy(all_areas)
    js.hearts.painted = create_proxy(lambda: app.frames)
    js.hearts.results = create_proxy(lambda: len(app.results))
