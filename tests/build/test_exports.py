"""Pyodide without the exports that nobody asks for."""

import pytest

from build.bundle import exports
from build.environment import SetupError


def module(imports: bytes, exported: tuple[str, ...]) -> bytes:
    """A module of WebAssembly with those imports and functions exported, and something else."""
    entries = [bytes([len(name)]) + name.encode() + bytes([0, 200, 1]) for name in exported]
    content = bytes([len(entries)]) + b"".join(entries)
    parts = [(2, imports), (7, content), (0, b"\x01x" + bytes(300))]
    written = [bytes([kind]) + exports.number(len(part)) + part for kind, part in parts]
    return b"\0asm\1\0\0\0" + b"".join(written)


IMPORTS = (
    b"\x06"  # each: module, name, kind and what that has
    b"\x03env\x01f\0\x05"
    b"\x03env\x01t\x01\x70\x01\x80\x01\x90\x01"  # a table with two limits
    b"\x03env\x01m\x02\0\x02"
    b"\x03env\x01g\x03\x7f\x01"
    b"\x03env\x01e\x04\0\x07"
    b"\x08GOT.func\x05place\x03\x7f\x01"
)


def test_only_the_exports_that_are_asked_for_are_left() -> None:
    names = ("f", "place", "spoken", "own", "silent", "quiet")
    script = "start(_spoken);var {};function assignWasmExports(wasmExports){{{}}}rest(own)".format(
        ",".join(f"_{name}" for name in names),
        ";".join(f'_{name}=Module["_{name}"]=wasmExports["{name}"]' for name in names),
    )
    library = module(b"\x01\x03env\x01f\0\x05", ())
    made, wasm = exports.trimmed(script, module(IMPORTS, names), library)
    assert [name for name, _ in exports.exports(wasm)] == ["f", "place", "spoken", "own"]
    assert "silent" not in made
    assert "quiet" not in made
    assert made.startswith("start(_spoken);var _f,_place,_spoken,_own;function assign")
    assert made.endswith('_own=Module["_own"]=wasmExports["own"]}rest(own)')
    assert list(exports.sections(wasm))[2] == list(exports.sections(module(IMPORTS, names)))[2]
    with pytest.raises(SetupError, match="must be adapted"):
        exports.trimmed("another version", b"", b"")


def test_the_imports_of_a_module_are_read() -> None:
    found = list(exports.imports(module(IMPORTS, ())))
    assert found == [*(("env", name) for name in "ftmge"), ("GOT.func", "place")]
