"""The Pyodide runtime: the npm package `pyodide`, of one version and checked against its hash."""

import json
import shutil
import tarfile
from pathlib import Path

from build.environment import CACHE, SetupError
from build.lock import held
from build.npm import Package, fetched

PACKAGE = Package(
    "pyodide",
    "314.0.7",
    "d18bd7c4485f11da4b7dbfd790cd8114078c44eab488c517d9bcf31fda4eb6dc"
    "8c716930abe1db139bb2b860fcd8b37bcb6abe48dbe2ffa579244b0e943d91d4",
    "Or unpack that package by hand and name its folder with --pyodide DIR.",
)
VERSION = PACKAGE.version
STDLIB = "python_stdlib.zip"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", STDLIB)
LOCK = "pyodide-lock.json"

NOT_A_RUNTIME = "{} is not the npm package pyodide {}: {}. Name the folder that has pyodide.mjs."


def runtime(given: Path | None = None, cache: Path = CACHE) -> Path:
    """A folder with Pyodide: the given one if it is right, else fetched once and kept."""
    if given is not None:
        return checked(given)
    folder = cache / f"pyodide-{VERSION}"
    with held(cache / "pyodide.lock", "Waiting for another process that is fetching Pyodide ..."):
        if not (folder / LOCK).exists():
            unpack(fetched(PACKAGE, cache), folder)
    return checked(folder)


def unpack(archive: Path, folder: Path) -> None:
    """Take the runtime out of the package; the lock file comes last and marks it whole."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tarfile.open(archive) as package:
        for name in ("package.json", *FILES, LOCK):
            member = package.extractfile(f"package/{name}")
            assert member is not None  # the hash was right
            (folder / name).write_bytes(member.read())


def checked(folder: Path) -> Path:
    """The folder, if it has the runtime of our version."""
    missing = [name for name in ("package.json", *FILES, LOCK) if not (folder / name).is_file()]
    if missing:
        problem = f"{', '.join(missing)} is missing there"
        raise SetupError(NOT_A_RUNTIME.format(folder, VERSION, problem))
    try:
        version = json.loads((folder / "package.json").read_bytes())["version"]
    except (ValueError, KeyError, TypeError):
        version = "unknown"
    if version != VERSION:
        raise SetupError(NOT_A_RUNTIME.format(folder, VERSION, f"its version is {version}"))
    return folder


def empty_lock(folder: Path) -> str:
    """The lock file without the hundreds of packages that could be fetched: none will be."""
    lock = json.loads((folder / LOCK).read_text(encoding="utf-8"))
    return json.dumps({"info": lock["info"], "packages": {}})
