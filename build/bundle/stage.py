"""A clean copy of what the browser needs of the game, packed by pygbag."""

import shutil
import sys
import zipfile
from pathlib import Path

from build.bundle.tools import run
from build.environment import ROOT, SetupError

NAME = "hearts"
PARTS = ("main.py", "hearts", "assets")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.pyc", ".*")
MISSING = "{} is missing from {}; the game cannot be packed without it."


def stage(source: Path, folder: Path) -> None:
    """Copy `main.py`, `hearts/` and `assets/` and nothing else."""
    folder.mkdir(parents=True)
    for part in PARTS:
        found = source / part
        if found.is_dir():
            shutil.copytree(found, folder / part, ignore=LEFT_OUT)
        elif found.is_file():
            shutil.copy2(found, folder / part)
        else:
            raise SetupError(MISSING.format(part, source))


def pack(source: Path, work: Path, icon: Path) -> tuple[Path, str]:
    """Let pygbag pack the game: the unpacked tree as it goes into the bundle, and the page."""
    staged = work / NAME
    stage(source, staged)
    command = [sys.executable, "-m", "pygbag", "--build", "--no_opt", "--title", "Hearts"]
    command += ["--template", str(ROOT / "index.html"), "--icon", str(icon), str(staged)]
    run("pygbag", command, work)
    built = staged / "build" / "web"
    tree = work / "packed"
    with zipfile.ZipFile(built / f"{NAME}.apk") as archive:
        archive.extractall(tree)
    return tree / "assets", (built / "index.html").read_text(encoding="utf-8")
