"""`python3 build serve`: the port it asks for, and what browsers are told of the files."""

import argparse
import threading
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import pytest

from build.commands import serve, web
from build.commands.serve import server
from build.environment import SetupError


@pytest.mark.parametrize("port", [None, -1, 70000])
def test_a_port_that_cannot_be_had_is_told_before_anything_is_assembled(
    port: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "run", lambda _: pytest.fail("assembled"))
    with server(str(tmp_path), 0) as other:
        wanted = other.server_port if port is None else port
        options = argparse.Namespace(out=tmp_path, port=wanted, open=False)
        with pytest.raises(SetupError, match=rf"^port {wanted} cannot be had .* with --port\.$"):
            serve.run(options)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.mjs", "text/javascript"),
        ("a.js", "text/javascript"),
        ("a.wasm", "application/wasm"),
        ("a.bin", "application/octet-stream"),
        ("app.webmanifest", "application/manifest+json"),
    ],
)
def test_files_are_served_with_the_types_that_browsers_insist_on(
    name: str, kind: str, tmp_path: Path
) -> None:
    (tmp_path / name).write_bytes(b"x")
    with server(str(tmp_path), 0) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        with closing(HTTPConnection("127.0.0.1", running.server_port)) as connection:
            connection.request("GET", f"/{name}")  # asked directly, past any proxy
            assert connection.getresponse().headers.get_content_type() == kind
        running.shutdown()
