"""Pyodide without the exports that nobody asks for.

It exports all that any library could ask for, thousands of functions; naming and handing over each
of them takes a part of every start. Kept are those that pygame's library imports, those that the
runtime looks up for itself by their place in memory, and those whose names occur in its script.
"""

import re
from collections.abc import Iterator

from build.environment import SetupError

ASSIGNED = re.compile(
    r"var (?P<names>[\w$,]+);"
    r"(?P<head>function assignWasmExports\(wasmExports\)\{)(?P<lines>[^}]*)\}"
)
EXPORT = re.compile(r'wasmExports\["([^"]+)"\]')
WORD = re.compile(r"[\w$]+")
UNKNOWN_SHAPE = (
    "pyodide.asm.mjs does not name its exports as expected: build/bundle/exports.py must be "
    "adapted to this version of Pyodide."
)

IMPORTS, EXPORTS = 2, 7  # the sections of a WebAssembly module
FUNCTION, TABLE, MEMORY, GLOBAL, TAG = range(5)
BY_PLACE = "GOT."  # modules of imports that are places in memory or in the table of functions


def trimmed(script: str, wasm: bytes, library: bytes) -> tuple[str, bytes]:
    """The runtime's script and module with only the exports that are needed."""
    found = ASSIGNED.search(script)
    if found is None:
        raise SetupError(UNKNOWN_SHAPE)
    rest = script[: found.start()] + script[found.end() :]
    needed = {name for _, name in imports(library)} | set(WORD.findall(rest))
    needed |= {name for module, name in imports(wasm) if module.startswith(BY_PLACE)}
    lines = found["lines"].split(";")
    kept = [line for line in lines if is_needed(exported(line), needed)]
    dropped = {line.partition("=")[0] for line in lines} - {line.partition("=")[0] for line in kept}
    names = [name for name in found["names"].split(",") if name not in dropped]
    assigned = f"var {','.join(names)};{found['head']}{';'.join(kept)}}}"
    script = script[: found.start()] + assigned + script[found.end() :]
    return script, with_exports(wasm, needed)


def exported(line: str) -> str:
    """The export that a line of the script names."""
    found = EXPORT.search(line)
    if found is None:
        raise SetupError(UNKNOWN_SHAPE)
    return found[1]


def is_needed(name: str, needed: set[str]) -> bool:
    """Whether an export is asked for; the script puts an underscore before its name."""
    return name in needed or f"_{name}" in needed


def with_exports(wasm: bytes, needed: set[str]) -> bytes:
    """The module with no other exports than the needed ones."""
    kept = [entry for name, entry in exports(wasm) if is_needed(name, needed)]
    section = number(len(kept)) + b"".join(kept)
    parts = [wasm[:8]]
    for kind, content in sections(wasm):
        content = section if kind == EXPORTS else content
        parts += [bytes([kind]), number(len(content)), content]
    return b"".join(parts)


def sections(wasm: bytes) -> Iterator[tuple[int, bytes]]:
    """The kind and the content of each section of a module."""
    at = 8  # after the magic number and the version
    while at < len(wasm):
        kind = wasm[at]
        size, at = number_at(wasm, at + 1)
        yield kind, wasm[at : at + size]
        at += size


def section(wasm: bytes, kind: int) -> bytes:
    """The content of a section, that of an empty list where there is none."""
    return next((content for found, content in sections(wasm) if found == kind), b"\0")


def exports(wasm: bytes) -> Iterator[tuple[str, bytes]]:
    """The name of each export and its entry."""
    content = section(wasm, EXPORTS)
    count, at = number_at(content, 0)
    for _ in range(count):
        start = at
        name, at = text_at(content, at)
        _, at = number_at(content, at + 1)
        yield name, content[start:at]


def imports(wasm: bytes) -> Iterator[tuple[str, str]]:
    """The module and the name of each import."""
    content = section(wasm, IMPORTS)
    count, at = number_at(content, 0)
    for _ in range(count):
        module, at = text_at(content, at)
        name, at = text_at(content, at)
        kind, at = content[at], at + 1
        if kind == FUNCTION:
            _, at = number_at(content, at)
        elif kind == GLOBAL:
            at += 2  # its type and whether it can change
        elif kind == TAG:
            _, at = number_at(content, at + 1)
        else:
            at = after_limits(content, at + (kind == TABLE))  # a table's type comes first
        yield module, name


def after_limits(content: bytes, at: int) -> int:
    """The place after the least size, and the greatest where the first byte says there is one."""
    limited, at = content[at] & 1, at + 1
    for _ in range(1 + limited):
        _, at = number_at(content, at)
    return at


def text_at(content: bytes, at: int) -> tuple[str, int]:
    """The text at that place, and the place after it."""
    size, at = number_at(content, at)
    return content[at : at + size].decode(), at + size


def number_at(content: bytes, at: int) -> tuple[int, int]:
    """The whole number in LEB128 at that place, and the place after it."""
    value = shift = 0
    while True:
        byte = content[at]
        value |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return value, at


def number(value: int) -> bytes:
    """A whole number in LEB128."""
    written = bytearray()
    while value >= 0x80:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*written, value])
