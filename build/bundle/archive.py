"""Archives whose bytes depend on their contents alone."""

import gzip
import io
import tarfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

DATE = (2026, 1, 1, 0, 0, 0)
LONGEST_NAME = 100  # what the page's reader of tar archives knows


def files_in(folder: Path) -> dict[str, bytes]:
    """All files in a folder by their names below it, in order."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def zipped(files: Mapping[str, bytes], method: int = zipfile.ZIP_STORED) -> bytes:
    """A zip archive; stored as it is by default, since all of it gets packed later."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", method, compresslevel=9) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, DATE)
            entry.compress_type = method
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content)
    return written.getvalue()


def tarred(files: Mapping[str, bytes]) -> bytes:
    """A tar archive of plain files."""
    written = io.BytesIO()
    with tarfile.open(fileobj=written, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in files.items():
            if len(name.encode()) > LONGEST_NAME:
                raise ValueError(f"{name} is longer than {LONGEST_NAME} bytes")
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return written.getvalue()


def packed(content: bytes) -> bytes:
    """The content as the page and the service worker unpack it."""
    return gzip.compress(content, 9, mtime=0)
