"""The game is played in a page, by every way there is."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.web.site import Site
from tests.web.table import Table, ready


@pytest.mark.parametrize("way", ["click", "press", "push"])
def test_a_deal_is_played(open_table: Callable[..., Table], site: Site, way: str) -> None:
    table = open_table()
    table.by = getattr(table, way)
    table.new_game()
    table.play_deal()
    assert table.state().scene == "deal_over"
    assert table.said == []
    assert table.refused == []
    assert [url for url in table.asked if not url.startswith(site.address)] == []


def test_a_deal_is_played_by_touch_on_a_phone(browser: Browser, site: Site) -> None:
    phone = browser.new_context(
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        device_scale_factor=2,
    )
    table = Table(phone.new_page())
    table.by = table.tap
    table.open(f"{site.address}?test=--speed instant")
    table.new_game()
    table.play_turn()
    table.page.set_viewport_size({"width": 844, "height": 390})
    table.until(lambda state: state.areas["pause"][0] > 390)
    table.play_deal()
    assert table.state().scene == "deal_over"
    assert table.said == []
    scrolled = table.page.evaluate("[scrollX, scrollY, visualViewport.scale]")
    assert scrolled == [0, 0, 1]
    phone.close()


def test_what_happens_is_told(open_table: Callable[..., Table]) -> None:
    table = open_table()
    table.new_game()
    table.play_turn()
    table.play_turn()
    told = table.page.locator("#log").inner_text()
    assert "You play the" in told
    assert table.page.locator("#mirror").get_attribute("aria-label") == "Hearts"


def test_a_reload_in_mid_trick_goes_on(open_table: Callable[..., Table]) -> None:
    table = open_table()
    table.new_game()
    for _ in range(3):
        table.play_turn()
    before = table.until(ready)
    table.page.reload(wait_until="commit")
    table.started()
    table.click("main")
    after = table.until(lambda state: state.scene == "table" and ready(state))
    assert after.actions == before.actions
    assert after.playable == before.playable
    table.play_turn()


def test_a_table_at_rest_paints_nothing(open_table: Callable[..., Table]) -> None:
    table = open_table()
    table.run("app.change('tips', False)")  # which go after a while
    table.new_game()
    others = 3  # who pass meanwhile
    table.until(lambda state: ready(state) and state.actions == others)

    def painted() -> int:
        before = table.state().frames
        frames = "(async () => { for (let i = 0; i < 90; i++) await hearts.frame(true) })()"
        table.page.evaluate(frames)
        return table.state().frames - before

    table.until(lambda _: painted() == 0)  # the browser may still tell where the mouse is
    assert painted() == 0


def test_tab_leaves_the_canvas_and_comes_back(open_table: Callable[..., Table]) -> None:
    table = open_table()
    keyboard = table.page.keyboard
    focused = "document.activeElement.dataset.key ?? document.activeElement.id"
    assert table.page.evaluate(focused) == "canvas"
    keyboard.press("Tab")
    assert table.page.evaluate(focused) == "main"
    keyboard.press("Shift+Tab")
    assert table.page.evaluate(focused) == "canvas"
    keyboard.press("s")
    keyboard.press("o")
    assert table.until(lambda state: state.scene != "title").scene == "settings"


def test_the_keyboard_and_a_long_press_do_nothing_to_the_page(
    open_table: Callable[..., Table],
) -> None:
    table = open_table()
    table.page.evaluate(
        "addEventListener('contextmenu', (event) => { window.menu = event.defaultPrevented })"
    )
    table.page.mouse.click(300, 300, button="right")
    for key in ("Space", "ArrowDown", "PageDown", "End"):
        table.page.keyboard.press(key)
    assert table.page.evaluate("[window.menu, scrollX, scrollY]") == [True, 0, 0]


def test_the_game_fills_the_screen_and_leaves_it(open_table: Callable[..., Table]) -> None:
    table = open_table()
    for filled in (True, False):
        table.page.keyboard.press("f")
        now = "document.fullscreenElement !== null"
        table.until(lambda _, filled=filled, now=now: table.page.evaluate(now) is filled)
    assert table.said == []


def test_every_module_and_every_scene_works_with_the_trimmed_library(
    open_table: Callable[..., Table],
) -> None:
    table = open_table()
    modules = table.run(
        "import importlib, os\n"
        "files = [f'{folder}/{name}' for folder, _, names in os.walk('hearts') for name in names]\n"
        "names = [file.removesuffix('.pyc').replace('/', '.').removesuffix('.__init__')\n"
        "         for file in sorted(files) if file.endswith('.pyc')]\n"
        "result = [importlib.import_module(name).__name__ for name in names]"
    )
    assert {"hearts.engine.game", "hearts.cpu.player", "hearts.ui.app"} <= set(modules)
    table.new_game()
    scenes = table.run("from hearts.ui.scenes.registry import SCENES; result = sorted(SCENES)")
    for scene in sorted(set(scenes) - {"cover", "deal_over", "game_over", "moon"}):
        table.run(f"app.open({scene!r})")
        table.until(lambda state, scene=scene: state.scene == scene and not state.busy)
    report = table.run(
        "import json, traceback\n"
        "try: json.loads('{')\n"
        "except ValueError: result = traceback.format_exc()"
    )
    assert "JSONDecodeError" in report
    assert table.said == []
