"""Starts the game in the page.

With `?test` in the address the page can ask what can be touched and where, and hand arguments to
the game: that is how the tests play it.
"""

import gc
import json

import js
from pyodide.ffi import create_proxy

import main
from hearts.ui.app import App
from hearts.ui.items import areas


async def start() -> None:
    """Run the game for as long as the page is open."""
    query = js.URLSearchParams.new(js.location.search)
    arguments = (query.get("test") or "").split() if query.has("test") else ()
    await main.main(arguments, made=open_to_tests if query.has("test") else collect)


def collect(_: App) -> None:
    """Let Python look for garbage again, which the page stopped: not in all that is there now."""
    gc.freeze()
    gc.enable()


def open_to_tests(app: App) -> None:
    """Let the page ask for what is on the screen and how the match stands, and run code."""
    collect(app)

    def state() -> str:
        match = app.match
        return json.dumps(
            {
                "scene": app.scene.name,
                "areas": {
                    area.key: (*area.box, area.enabled, area.label) for area in areas(app.picture)
                },
                "waits": match is not None and match.waits_for_person,
                "playable": [] if match is None else [str(card) for card in match.view.playable],
                "phase": None if match is None else match.game.phase.name,
                "actions": 0 if match is None else len(match.game.actions),
                "frames": app.frames,
                "busy": app.busy,
                "results": len(app.results),
            }
        )

    def run(code: str) -> str:
        names: dict[str, object] = {"app": app, "result": None}
        exec(code, names)
        return json.dumps(names["result"])

    js.hearts.state = create_proxy(state)
    js.hearts.run = create_proxy(run)
