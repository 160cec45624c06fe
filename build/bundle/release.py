"""One release: all its files, those of the game named by their content."""

import base64
import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from build.bundle.archive import packed

PAGE: Final = Path(__file__).resolve().parents[1] / "page"
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
PRELOADED: Final = ("wasm", "script", "stdlib", "pygame", "game")  # in the order they are wanted


@dataclass
class Release:
    """Files by name, and what the page and the service worker are told of them."""

    files: dict[str, bytes] = field(default_factory=dict[str, bytes])
    parts: dict[str, dict[str, object]] = field(default_factory=dict[str, dict[str, object]])
    kept: list[dict[str, object]] = field(default_factory=list[dict[str, object]])

    def add(self, name: str, content: bytes, offline: bool = True) -> None:
        """A file under its own name; the service worker keeps it if it is needed offline."""
        self.files[name] = content
        if offline:
            self._keep(name, content, TYPES[Path(name).suffix], False)

    def add_named(self, name: str, content: bytes) -> str:
        """A file with its content in its name, which is returned."""
        stem, _, suffix = name.rpartition(".")
        named = f"files/{stem}.{digest(content)[:12]}.{suffix}"
        self.add(named, content)
        return named

    def add_part(self, part: str, content: bytes, kind: str) -> None:
        """A part of the game that the page unpacks."""
        small = packed(content)
        name = f"files/{part}.{digest(small)[:12]}.bin"
        self.files[name] = small
        self.parts[part] = {"url": name, "size": len(small), "type": kind}
        self._keep(name, small, kind, True)

    def _keep(self, url: str, content: bytes, kind: str, is_packed: bool) -> None:
        self.kept.append({"url": url, "sha256": digest(content), "type": kind, "packed": is_packed})

    def add_page(self, template: str, script: bytes, lock: str, library: str, pyodide: str) -> None:
        """The page with its scripts, filled in."""
        scripts = page_scripts(self)
        told = {
            "pyodide": pyodide,
            "lock": lock,
            "library": library,
            "parts": {part: self.parts[part] for part in PRELOADED},
        }
        texts = json.loads((PAGE / "texts.json").read_text(encoding="utf-8"))
        # The scripts first: they are small, and a browser opens only six connections to a server.
        loads = [f'<link rel="modulepreload" href="{name}">' for name in (*scripts, pyodide)]
        loads += [preload("fetch", str(self.parts[part]["url"])) for part in PRELOADED]
        page = filled(
            template,
            {
                "hearts.policy": policy(script),
                "hearts.preload": "\n    ".join(loads),
                "hearts.release": in_page(told),
                "hearts.texts": in_page(texts),
                "hearts.script": f'<script type="module" src="{scripts[-1]}"></script>',
            },
        ).encode()
        self.files["index.html"] = page
        self._keep("./", page, TYPES[".html"], False)

    def add_service_worker(self) -> None:
        """The service worker, with the list of all that it keeps."""
        template = (PAGE / "service-worker.js").read_text(encoding="utf-8")
        listing = json.dumps(self.kept, separators=(",", ":"))
        known = json.dumps({"id": digest(listing.encode())[:12], "files": self.kept})
        quoted = json.dumps(known)[1:-1]  # as inside a string of JavaScript
        self.add(
            "service-worker.js",
            filled(template, {"hearts.release": quoted}).encode(),
            offline=False,
        )

    def add_manifest(self) -> None:
        """manifest.json: the size and the sha256 of every other file."""
        listing = {
            name: {"size": len(content), "sha256": digest(content)}
            for name, content in sorted(self.files.items())
        }
        text = json.dumps({"files": listing}, indent=1) + "\n"
        self.add("manifest.json", text.encode(), offline=False)

    def write(self, folder: Path) -> None:
        """Write all files into an empty folder."""
        for name, content in self.files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


def page_scripts(release: Release) -> list[str]:
    """Add the page's scripts, each after those that it imports; the last is the first to run."""
    names: dict[str, str] = {}
    for stem in ("mirror", "outside", "screen", "opening", "loader"):
        text = (PAGE / f"{stem}.js").read_text(encoding="utf-8")
        for other, named in names.items():
            text = text.replace(f'"./{other}.js"', f'"./{Path(named).name}"')
        names[stem] = release.add_named(f"{stem}.js", text.encode())
    return list(names.values())


def preload(kind: str, name: str) -> str:
    return f'<link rel="preload" as="{kind}" href="{name}" crossorigin>'


def policy(script: bytes) -> str:
    """The Content-Security-Policy: nothing from elsewhere, no eval, one inline script by its hash.

    Styles may be inline since SDL sets the canvas's.
    """
    own = base64.b64encode(hashlib.sha256(script).digest()).decode()
    return (
        f"default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-{own}'; "
        "connect-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "font-src 'self'; media-src 'self' blob:; worker-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'"
    )


def in_page(value: object) -> str:
    """JSON that can stand inside a script element."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def filled(template: str, slots: Mapping[str, str]) -> str:
    """The template with its places in double braces filled, all of them exactly once."""
    for name, value in slots.items():
        place = "{{" + name + "}}"
        if template.count(place) != 1:
            raise ValueError(f"the template has {place} {template.count(place)} times, not once")
        template = template.replace(place, value)
    return template


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
