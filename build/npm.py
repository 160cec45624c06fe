"""Packages of npm: each of one version, checked against its hash, fetched once and kept."""

import hashlib
import tempfile
from pathlib import Path
from typing import NamedTuple

from build.bundle.tools import npm, run
from build.environment import CACHE, SetupError

NOT_FETCHED = "could not get {name} {version} with npm. {advice}\n{error}"
OTHER_CONTENT = (
    "{archive} is not {name} {version}: its sha512 is {digest}. Delete it and try again. {advice}"
)


class Package(NamedTuple):
    """A package: its sha512 is that of the archive, `advice` what to do where it is not got."""

    name: str
    version: str
    sha512: str
    advice: str = "It needs a connection to npm's registry the first time."


def fetched(package: Package, cache: Path = CACHE) -> Path:
    """The package's archive, from npm unless it is there already."""
    name, version = package.name, package.version
    archive = cache / f"{name}-{version}.tgz"
    if not archive.exists():
        cache.mkdir(parents=True, exist_ok=True)
        print(f"Fetching {name} {version} with npm ...", flush=True)
        with tempfile.TemporaryDirectory(dir=cache) as folder:
            try:
                run("npm", [*npm(), "pack", "--silent", f"{name}@{version}"], Path(folder))
            except SetupError as error:
                told = NOT_FETCHED.format(**package._asdict(), error=error)
                raise SetupError(told) from error
            (Path(folder) / archive.name).rename(archive)
    digest = hashlib.sha512(archive.read_bytes()).hexdigest()
    if digest != package.sha512:
        raise SetupError(OTHER_CONTENT.format(**package._asdict(), archive=archive, digest=digest))
    return archive
