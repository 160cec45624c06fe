"""Runs inside Pyodide under node: finds what the game imports and compiles what it loads.

Reads `/in/library.zip`, the page's standard library as sources, `/in/game` (a tree with start.py)
and the installed pygame; leaves in `/out` the folders `stdlib`, `pygame` and `game`, with `.pyc`
files in the place of the sources.
"""

import __future__

import ast
import marshal
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

GAME = Path("/in/game")
OUT = Path("/out")
STDLIB = "/lib/python314.zip/"
SITE = Path("/lib/python3.14/site-packages")

AS_TEXT = __future__.annotations.compiler_flag  # nothing in a page looks at annotations
UNCHECKED = b"\1\0\0\0" + bytes(8)  # bound to a hash of the source, which is not looked at
SCENES = "hearts.ui.scenes"  # imported by name, each when it is opened
DESKTOP = {"hearts.ui.host_desktop"}  # needs packages that the browser does not
LATE = (
    *("_colorize", "_strptime", "calendar", "copy", "encodings.ascii", "encodings.latin_1"),
    *("encodings.utf_8", "linecache", "locale", "pyodide.ffi", "traceback", "warnings"),
)
"""What the standard library and Pyodide import only when it is needed: for arguments, dates and
texts of errors."""
LEFT_OUT = ("bz2.py", "lzma.py", "compression/zstd/", "tomllib/")
"""What the standard library imports if it is there and does without, and what reads texts on the
desktop."""


def imports(source: Path, package: str) -> Iterator[str]:
    """Every name that a file imports, anywhere in it."""
    for node in ast.walk(ast.parse(source.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")[: 1 - node.level or None] if node.level else []
            name = ".".join([*parts, *filter(None, [node.module])])
            yield name
            yield from (f"{name}.{alias.name}" for alias in node.names)


def source_of(module: str) -> Path | None:
    """The file of one of the game's modules."""
    path = GAME.joinpath(*module.split("."))
    return next((p for p in (path / "__init__.py", path.with_suffix(".py")) if p.is_file()), None)


def game_modules() -> tuple[dict[str, Path], set[str]]:
    """The game's modules that start.py reaches, with their files, and all other names imported."""
    found: dict[str, Path] = {}
    others: set[str] = set()
    scenes = GAME.joinpath(*SCENES.split(".")).glob("*.py")
    waiting = [
        "start",
        *(f"{SCENES}.{path.stem}" for path in sorted(scenes) if path.stem[0] != "_"),
    ]
    while waiting:
        name = waiting.pop()
        source = source_of(name)
        if source is None:
            others.add(name.split(".")[0])
        elif name not in found and name not in DESKTOP:
            found[name] = source
            package = name if source.name == "__init__.py" else name.rpartition(".")[0]
            parents = (name.rpartition(".")[0],) if "." in name else ()
            waiting += [*parents, *imports(source, package)]
    return found, others


def compiled(source: bytes, name: str, lines: bool) -> bytes:
    """The bytecode file of a module, without docstrings and asserts and bound to no file time."""
    code = compile(source, name, "exec", AS_TEXT, dont_inherit=True, optimize=2)
    if not lines:
        code = without_lines(code)
    return MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)


def without_lines(code: CodeType) -> CodeType:
    """The code without its line numbers, which take a third of the space once it is packed.

    Each byte of the table says of up to eight units of code that they are of no line.
    """
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = b"\xff" * whole + (bytes([0xF8 | rest - 1]) if rest else b"")
    inner = [without_lines(c) if isinstance(c, CodeType) else c for c in code.co_consts]
    return code.replace(co_linetable=table, co_consts=tuple(inner))


def write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def write_module(folder: str, relative: str, source: bytes, shown: str) -> None:
    if relative.startswith("_sysconfigdata"):
        write(OUT / folder / relative, source)
    else:
        write(OUT / folder / (relative + "c"), compiled(source, shown, lines=folder == "game"))


def imported() -> str:
    """The modules that are to be imported to load all that the game may need, one a line."""
    modules, others = game_modules()
    return "\n".join((*modules, *LATE, *sorted(others & set(sys.stdlib_module_names))))


def compile_all(loaded: str) -> None:
    """Compile the game and whatever else is among the loaded files, one a line."""
    files = set(loaded.split("\n"))
    with zipfile.ZipFile("/in/library.zip") as library:
        for name in library.namelist():
            if STDLIB + name in files and not name.startswith(LEFT_OUT):
                write_module("stdlib", name, library.read(name), STDLIB + name)
    for path in sorted((SITE / "pygame").rglob("*.py")):
        if str(path) in files:
            relative = path.relative_to(SITE).as_posix()
            write_module("pygame", relative, path.read_bytes(), str(path))
    for source in game_modules()[0].values():
        relative = source.relative_to(GAME).as_posix()
        write_module("game", relative, source.read_bytes(), relative)
