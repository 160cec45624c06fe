"""Firefox, driven over WebDriver BiDi: JSON on a websocket, which Firefox itself answers."""

import base64
import json
import re
import subprocess
import threading
from pathlib import Path
from typing import Any, Final

import websocket

from build.browsers import found

LISTENING: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
KEYS: Final = {"Enter": "\ue007", "ArrowLeft": "\ue012", "ArrowRight": "\ue014"}
SECONDS: Final = 240  # after which it is taken to hang


class Firefox:
    """One window of Firefox, with two device pixels to a CSS pixel."""

    def __init__(self, profile: Path, size: tuple[int, int]) -> None:
        program = found("firefox")
        assert program is not None, "Firefox is missing: python3 build test installs it"
        command = [program, "--headless", "--no-remote", "--profile", str(profile)]
        command += ["--remote-debugging-port", "0"]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=pipe, text=True)
        assert self._process.stderr is not None
        answers = (LISTENING.search(line) for line in self._process.stderr)
        listening = next(filter(None, answers), None)
        assert listening is not None, "Firefox ended before it could be driven"
        self._reader = threading.Thread(target=self._process.stderr.read)
        self._reader.start()  # what nobody reads would hold it up one day
        self._socket = websocket.create_connection(
            f"{listening[1]}/session", suppress_origin=True, timeout=SECONDS
        )
        self._sent = 0
        self._ask("session.new", capabilities={})
        self._tab = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        viewport = {"width": size[0], "height": size[1]}
        self._in_tab("browsingContext.setViewport", viewport=viewport, devicePixelRatio=2)

    def _ask(self, method: str, **params: object) -> Any:
        """Send a command and wait for its result; events in between are not for us."""
        self._sent += 1
        self._socket.send(json.dumps({"id": self._sent, "method": method, "params": params}))
        while (answer := json.loads(self._socket.recv())).get("id") != self._sent:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]

    def _in_tab(self, method: str, **params: object) -> Any:
        return self._ask(method, context=self._tab, **params)

    def close(self) -> None:
        self._socket.close()
        self._process.terminate()
        self._process.wait()
        self._reader.join()
        assert self._process.stderr is not None
        self._process.stderr.close()

    def goto(self, address: str) -> None:
        self._in_tab("browsingContext.navigate", url=address, wait="interactive")

    def evaluate(self, expression: str) -> Any:
        """The value of an expression of JavaScript, or of what its promise becomes."""
        text = f"(async () => JSON.stringify((await ({expression})) ?? null))()"
        target = {"context": self._tab}
        answer = self._ask("script.evaluate", expression=text, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def _act(self, kind: str, *actions: dict[str, object]) -> None:
        source = {"type": kind, "id": kind, "actions": actions}
        self._in_tab("input.performActions", actions=[source])

    def click(self, x: float, y: float) -> None:
        self._act(
            "pointer",
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        )

    def press(self, key: str) -> None:
        value = KEYS.get(key, key)
        self._act("key", {"type": "keyDown", "value": value}, {"type": "keyUp", "value": value})

    def screenshot(self) -> bytes:
        """A PNG of the window in device pixels."""
        return base64.b64decode(self._in_tab("browsingContext.captureScreenshot")["data"])
