"""Bytecode for Python 3.14 of everything the game imports, made inside Pyodide under node."""

import json
import shutil
import zipfile
from pathlib import Path

from build.bundle.archive import files_in, zipped
from build.bundle.policy import recording
from build.bundle.runtime import FILES, LOCK, STDLIB, empty_lock
from build.bundle.tools import NODE, run

SCRIPT = Path(__file__).with_name("compile.mjs")
PAGE = Path(__file__).resolve().parents[1] / "page"
START = PAGE / "start.py"
PLAIN = PAGE / "plain"  # modules that are enough for a page, and load quickly


def compile_all(runtime: Path, pygame: Path, game: Path, work: Path) -> tuple[Path, list[str]]:
    """Compile what the page's start.py imports of the game, pygame and the standard library.

    Modules in `PLAIN` take the place of others. Returns a folder with `stdlib`, `pygame` and
    `game`, and the JavaScript functions that pygame's library has the page evaluate.
    """
    shutil.copyfile(START, game / START.name)
    shutil.copytree(PLAIN / "pygame", pygame / "pygame", dirs_exist_ok=True)
    trial = work / "runtime"
    trial.mkdir()
    for name in FILES:
        shutil.copyfile(runtime / name, trial / name)
    (trial / LOCK).write_text(empty_lock(runtime), encoding="utf-8")
    script = trial / "pyodide.asm.mjs"
    script.write_text(recording(script.read_text(encoding="utf-8")), encoding="utf-8")
    library, out = work / "library.zip", work / "compiled"
    library.write_bytes(page_library(runtime / STDLIB))
    command = [*NODE, str(SCRIPT), *map(str, (trial, library, pygame, game, out))]
    run("compiling the game inside Pyodide", command, work)
    functions = json.loads((out / "functions.json").read_text(encoding="utf-8"))
    return out, functions


def page_library(published: Path) -> bytes:
    """The standard library with the plain modules in it."""
    with zipfile.ZipFile(published) as archive:
        names = (name for name in archive.namelist() if not name.endswith("/"))
        modules = {name: archive.read(name) for name in names}
    return zipped(modules | files_in(PLAIN / "library"))
