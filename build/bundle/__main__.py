"""Assemble the web bundle; runs in the environment, started by `python3 build web`."""

import argparse
import json
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from build.bundle import stage, wheel
from build.bundle.archive import files_in, tarred, zipped
from build.bundle.bytecode import compile_all
from build.bundle.exports import trimmed
from build.bundle.icons import icons
from build.bundle.policy import without_eval
from build.bundle.release import PAGE, Release
from build.bundle.runtime import empty_lock, runtime
from build.environment import CACHE, ROOT, SetupError

NOT_OURS = (
    "{} is not replaced: {} is no part of an earlier bundle. "
    "Name an empty or a new folder with --out."
)
NOT_WRITTEN = "{} cannot be written: {}"


def assemble(source: Path, pyodide: Path | None, given_wheel: Path | None, work: Path) -> Release:
    """Make a release of the game in `source`, using a work folder."""
    release = Release()
    pictures = icons(source / "assets" / "icon.svg")
    icon = work / "icon.png"
    icon.write_bytes(pictures["favicon.png"])
    game, template = stage.pack(source, work, icon)
    python = runtime(pyodide)
    pygame = work / "pygame"
    wheel.unpack(given_wheel, pygame)
    compiled, functions = compile_all(python, pygame, game, work)

    library = (pygame / wheel.LIBRARY).read_bytes()
    script = without_eval((python / "pyodide.asm.mjs").read_text(encoding="utf-8"), functions)
    script, wasm = trimmed(script, (python / "pyodide.asm.wasm").read_bytes(), library)
    release.add_part("wasm", wasm, "application/wasm")
    release.add_part("script", script.encode(), "text/javascript")
    release.add_part("stdlib", zipped(files_in(compiled / "stdlib")), "application/zip")
    release.add_part("pygame", library, "application/wasm")
    assets = dict(shipped(files_in(game / "assets")))
    modules = {**files_in(compiled / "pygame"), **files_in(compiled / "game")}
    release.add_part("game", tarred({**modules, **assets}), "application/x-tar")

    named = release.add_named("pyodide.js", (python / "pyodide.mjs").read_bytes())
    for name, picture in pictures.items():
        release.add(name, picture, offline=name == "favicon.png")
    release.add("app.webmanifest", (PAGE / "app.webmanifest").read_bytes())
    release.add("licences.txt", licences(pygame).encode(), offline=False)
    release.add_page(template, script.encode(), empty_lock(python), wheel.LIBRARY, named)
    release.add_service_worker()
    release.add_manifest()
    return release


def shipped(assets: Mapping[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """The assets as the game in a page has them, with texts in a form that is read quickly."""
    for name, data in assets.items():
        if name.endswith(".toml"):
            texts = json.dumps(tomllib.loads(data.decode()), ensure_ascii=False)
            yield f"assets/{name.removesuffix('.toml')}.json", texts.encode()
        elif name != "icon.png":  # the page has icons of its own
            yield f"assets/{name}", data


def licences(pygame: Path) -> str:
    """The licence texts of everything in the bundle."""
    own = {"Hearts": (ROOT / "LICENSE").read_text(encoding="utf-8")}
    runtimes = (PAGE / "licences.txt").read_text(encoding="utf-8")
    typefaces = {
        f"Typeface, {path.stem.removeprefix('OFL-')}": path.read_text(encoding="utf-8")
        for path in sorted((ROOT / "assets" / "fonts").glob("OFL-*.txt"))
    }
    texts = {**own, **typefaces, "Python, Pyodide": runtimes, **wheel.licences(pygame)}
    return "\n".join(f"==== {name} ====\n\n{text.strip()}\n" for name, text in texts.items())


def check(out: Path) -> None:
    """Refuse to put a release where it would take the place of anything but an older one."""
    there = {out.name} if out.is_file() else set(files_in(out))
    try:
        listed = json.loads((out / "manifest.json").read_bytes())["files"]
        there -= {"manifest.json", *listed}
    except (OSError, ValueError, KeyError, TypeError):
        pass  # no manifest of ours: nothing there is
    if there:
        raise SetupError(NOT_OURS.format(out, min(there)))


def put(release: Release, out: Path) -> None:
    """Write the release to `out`, in the place of an older one if there is one."""
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=out.parent) as folder:
            release.write(Path(folder) / "new")
            if out.exists():
                out.rename(Path(folder) / "old")
            (Path(folder) / "new").rename(out)
    except OSError as error:
        raise SetupError(NOT_WRITTEN.format(out, error)) from error


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m build.bundle")
    parser.add_argument("--source", type=Path, default=ROOT)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--pyodide", type=Path)
    parser.add_argument("--wheel", type=Path)
    parser.add_argument("--archive", action="store_true")
    options = parser.parse_args(arguments)
    CACHE.mkdir(parents=True, exist_ok=True)
    try:
        check(options.out)
        with tempfile.TemporaryDirectory(dir=CACHE, prefix="web-") as folder:
            release = assemble(options.source, options.pyodide, options.wheel, Path(folder))
        put(release, options.out)
    except SetupError as error:
        print(f"python3 build web: {error}", file=sys.stderr)
        return 1
    total = sum(map(len, release.files.values()))
    print(f"{options.out}: {len(release.files)} files, {total / 1e6:.2f} MB")
    if options.archive:
        archive = options.out.with_name(f"{options.out.name}.zip")
        files = dict(sorted(release.files.items()))
        archive.write_bytes(zipped(files, zipfile.ZIP_DEFLATED))
        print(f"{archive}: {archive.stat().st_size / 1e6:.2f} MB, for itch.io")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
