"""Imports go down only: ui -> records -> cpu -> engine; each thing outside has its one place."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
HEARTS = ROOT / "hearts"

BELOW = {
    "engine": ("hearts.engine",),
    "cpu": ("hearts.engine", "hearts.cpu"),
    "records": ("hearts.engine", "hearts.cpu", "hearts.records"),
}
"""What each of the lower layers may import of the project."""

OUTSIDE = {"asyncio", "datetime", "js", "os", "pathlib", "platformdirs", "pygame", "socket"}
OUTSIDE |= {"subprocess", "threading", "time"}
"""Modules of screen, clock, storage and network, which the lower layers do without."""

VALUES_ONLY = {"records": {"datetime"}}
"""What a layer may use of them for its values: records have a date, but nobody's clock."""

IMPORT_ALL = """
import importlib, pkgutil, sys
sys.modules["pygame"] = None
for name in sys.argv[1:]:
    package = importlib.import_module(name)
    for module in pkgutil.walk_packages(package.__path__, name + "."):
        importlib.import_module(module.name)
print(*sorted(name for name in sys.modules if name.startswith("hearts.")))
"""


def sources(folder: Path) -> list[Path]:
    """The Python files of a folder and of those in it."""
    return sorted(folder.rglob("*.py"))


def imports(tree: ast.Module, package: str) -> Iterator[str]:
    """The full names of all modules that a module in `package` imports, anywhere in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")[: 1 - node.level or None] if node.level else []
            name = ".".join([*parts, *filter(None, [node.module])])
            # `from hearts import ui` imports hearts.ui, so a package's names count as modules.
            yield from (f"{name}.{alias.name}" for alias in node.names)


def imported_by(path: Path) -> set[str]:
    """The full names of all that a file of the project imports."""
    package = ".".join(path.relative_to(ROOT).parent.parts)
    return set(imports(ast.parse(path.read_text(encoding="utf-8")), package))


def within(name: str, packages: tuple[str, ...]) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("import os.path, js", {"os.path", "js"}),
        ("from hearts import ui", {"hearts.ui"}),
        ("def f():\n    from hearts.ui.app import App", {"hearts.ui.app.App"}),
        ("from . import play", {"hearts.cpu.play"}),
        ("from .guess import guess", {"hearts.cpu.guess.guess"}),
        ("from .. import ui", {"hearts.ui"}),
        ("from ..ui.app import App", {"hearts.ui.app.App"}),
    ],
)
def test_every_form_of_import_is_read(text: str, names: set[str]) -> None:
    assert set(imports(ast.parse(text), "hearts.cpu")) == names


@pytest.mark.parametrize("layer", BELOW)
def test_a_layer_imports_only_from_those_below(layer: str) -> None:
    wrong = {
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sources(HEARTS / layer)
        for name in imported_by(path)
        if within(name, ("hearts",)) and not within(name, BELOW[layer])
    }
    assert not wrong


@pytest.mark.parametrize("layer", BELOW)
def test_the_lower_layers_know_no_outside(layer: str) -> None:
    wrong = {
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sources(HEARTS / layer)
        for name in imported_by(path)
        if name.split(".")[0] in OUTSIDE - VALUES_ONLY.get(layer, set())
    }
    assert not wrong


def test_only_the_host_touches_the_page() -> None:
    touching = {
        path for path in sources(HEARTS) for name in imported_by(path) if within(name, ("js",))
    }
    assert all(
        path.parent == HEARTS / "ui" and path.stem.startswith("host") for path in touching
    ), touching


def test_the_lower_layers_run_without_pygame() -> None:
    packages = [f"hearts.{layer}" for layer in BELOW if (HEARTS / layer).is_dir()]
    ended = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, *packages],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 0, ended.stderr
    files = [path for layer in BELOW for path in sources(HEARTS / layer)]
    modules = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in files
    }
    assert modules <= set(ended.stdout.split())
