"""Assemble the browser bundle and serve it on this machine.

It listens on the loopback only; any file server can do the same for others.
"""

import argparse
import functools
import http.server
import webbrowser

from build.commands import web
from build.environment import SetupError

PORT = 8000
TAKEN = "port {} cannot be had ({}). Choose another one with --port."


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files with the types that browsers insist on, and no list of requests."""

    extensions_map = {  # noqa: RUF012 - the base class declares it so
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".bin": "application/octet-stream",
    }

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The port, and what is supplied by hand."""
    parser.add_argument("--port", type=int, default=PORT, help=f"default: {PORT}; 0 for a free one")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    web.supplied(parser)
    parser.set_defaults(out=web.OUT, archive=False)


def server(folder: str, port: int) -> http.server.ThreadingHTTPServer:
    """A server of the files in a folder on the loopback."""
    handler = functools.partial(Handler, directory=folder)
    return http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)


def run(options: argparse.Namespace) -> int:
    """Assemble, then serve until interrupted."""
    try:
        running = server(str(options.out), options.port)
    except (OSError, OverflowError) as error:
        raise SetupError(TAKEN.format(options.port, error)) from error
    with running:
        status = web.run(options)
        if status:
            return status
        address = f"http://127.0.0.1:{running.server_port}/"
        print(f"The game is at {address} (Ctrl+C ends it).", flush=True)
        if options.open:
            webbrowser.open(address)
        running.serve_forever()
    return 0
