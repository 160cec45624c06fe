"""A file server on the loopback that counts what it sends, and a browser to visit it."""

import contextlib
import functools
import threading
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Playwright

from build.browsers import chromium
from build.commands.serve import Handler

SECONDS: Final = 240  # after which a browser that does not start is taken to hang


class Site:
    """A folder being served."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sent = 0  # bytes of all files sent
        self.names: list[str] = []  # of the files sent, in order
        handler = functools.partial(_Counting, self, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}/"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop answering: from then on there is no network."""
        self._server.shutdown()
        self._server.server_close()


class _Counting(Handler):
    def __init__(self, site: Site, *arguments: Any, **named: Any) -> None:
        self._site = site
        super().__init__(*arguments, **named)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        content = source.read()
        self._site.sent += len(content)
        self._site.names.append(self.path)
        with contextlib.suppress(ConnectionError):  # the page was left meanwhile
            outputfile.write(content)


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[Site]:
    """Serve the folder for a while."""
    site = Site(folder)
    try:
        yield site
    finally:
        site.close()


def launched(driver: Playwright, *switches: str) -> Browser:
    """A Chromium without a window."""
    return driver.chromium.launch(
        executable_path=chromium(), args=["--no-sandbox", *switches], timeout=SECONDS * 1000
    )
