"""The pygame-ce wheel compiled for Pyodide; build/wheel says where it comes from."""

import hashlib
import zipfile
from pathlib import Path

from build.environment import ROOT, SetupError

NAME = "pygame_ce-2.5.8-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
SHA256 = "fee9cceb35cf3c9a777219bb328091b5357c955c1dbf903a383061dfad9c07b3"
OWN = ROOT / "build" / "wheel" / NAME
LIBRARY = "pygame/base.cpython-314-wasm32-emscripten.so"

MISSING = "{} is missing. Name a wheel of pygame-ce for Pyodide 314 with --wheel FILE."
OTHER_CONTENT = "{} has been changed: its sha256 is {}, not {}. Take it from the repository anew."
NOT_A_WHEEL = "{} is not a wheel of pygame-ce for Pyodide 314: it has no {}."


def unpack(given: Path | None, folder: Path) -> None:
    """Unpack the given wheel, or our own after a look at its hash."""
    wheel = given or OWN
    if not wheel.is_file():
        raise SetupError(MISSING.format(wheel))
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    if given is None and digest != SHA256:
        raise SetupError(OTHER_CONTENT.format(wheel, digest, SHA256))
    if not zipfile.is_zipfile(wheel):
        raise SetupError(NOT_A_WHEEL.format(wheel, LIBRARY))
    with zipfile.ZipFile(wheel) as archive:
        if LIBRARY not in archive.namelist():
            raise SetupError(NOT_A_WHEEL.format(wheel, LIBRARY))
        archive.extractall(folder)


def licences(folder: Path) -> dict[str, str]:
    """The licence texts in an unpacked wheel, by the name of the part."""
    return {
        path.stem: path.read_text(encoding="utf-8", errors="replace")
        for path in sorted(folder.glob("*.dist-info/licenses/*.txt"))
    }
