"""WebKit: GTK's small browser on a screen of its own, driven through Selenium."""

import base64
import os
import socket
import subprocess
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.service import Service

from build.browsers import found

BROWSER: Final = "*/webkit*gtk-*/MiniBrowser"  # below /usr/lib, by machine and version
KEYS: Final = {"Enter": Keys.ENTER, "ArrowLeft": Keys.ARROW_LEFT, "ArrowRight": Keys.ARROW_RIGHT}
SECONDS: Final = 240  # after which it is taken to hang


@contextmanager
def reserved_port() -> Iterator[int]:
    """A port of the loopback for whoever asks for it by number; nobody is given it by chance.

    One that Selenium chooses is free again until the driver has it.
    """
    with socket.socket() as place:
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # lets the driver in beside it
        place.bind(("127.0.0.1", 0))
        yield place.getsockname()[1]


class WebKit:
    """One window of WebKit, with two device pixels to a CSS pixel."""

    def __init__(self, folder: Path, size: tuple[int, int]) -> None:
        program = found("webkit")
        assert program is not None, "WebKit is missing: python3 build test installs it"
        browser = min(Path("/usr/lib").glob(BROWSER), default=None)
        assert browser is not None, f"there is no /usr/lib/{BROWSER}"
        screen = ["Xvfb", "-displayfd", "1", "-screen", "0", "3200x2400x24", "-nolisten", "tcp"]
        self._screen = subprocess.Popen(screen, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self._screen.stdout is not None
        display = f":{int(self._screen.stdout.readline())}"
        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(browser)
        options.add_argument("--automation")
        environment = {**os.environ, "DISPLAY": display, "GDK_SCALE": "2", "HOME": str(folder)}
        log = str(folder / "driver.log")
        with reserved_port() as port, warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # of Selenium about itself
            service = Service(program, port, log_output=log, env=environment)
            self._driver = webdriver.WebKitGTK(options=options, service=service)
        self._driver.set_window_size(*size)
        self._driver.set_script_timeout(SECONDS)
        self._driver.set_page_load_timeout(SECONDS)

    def close(self) -> None:
        self._driver.quit()
        self._screen.terminate()
        self._screen.wait()
        assert self._screen.stdout is not None
        self._screen.stdout.close()

    def goto(self, address: str) -> None:
        self._driver.get(address)

    def evaluate(self, expression: str) -> Any:
        """The value of an expression of JavaScript, or of what its promise becomes."""
        return self._driver.execute_script(f"return (async () => (await ({expression})) ?? null)()")

    def click(self, x: float, y: float) -> None:
        actions = ActionChains(self._driver)
        actions.w3c_actions.pointer_action.move_to_location(round(x), round(y))
        actions.w3c_actions.pointer_action.click()
        actions.perform()

    def press(self, key: str) -> None:
        ActionChains(self._driver).send_keys(KEYS.get(key, key)).perform()

    def screenshot(self) -> bytes:
        """A PNG of the window in device pixels."""
        return base64.b64decode(self._driver.get_screenshot_as_base64())
