"""The browsers that the tests drive: found on the machine, or installed where apt works."""

import os
import shutil
import subprocess
import sys

from build.environment import SetupError

PROGRAMS = {
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
    "firefox": ("firefox-esr", "firefox"),
    "webkit": ("WebKitWebDriver",),
    "display": ("Xvfb",),
}
PACKAGES = {
    "chromium": ("chromium",),
    "firefox": ("firefox-esr",),
    "webkit": ("webkit2gtk-driver",),
    "display": ("xvfb",),
}
MISSING = (
    "the tests in browsers need {}. On Debian, root gets them by itself; elsewhere install them "
    "by hand (in Debian's words: {}), or leave these tests out: python3 build test tests/engine ..."
)


def found(what: str) -> str | None:
    """The program for that purpose, if the machine has one."""
    return next(filter(None, map(shutil.which, PROGRAMS[what])), None)


def missing() -> list[str]:
    """What is not there."""
    return [what for what in PROGRAMS if found(what) is None]


def install() -> None:
    """Install what is missing, or say what to do."""
    lacking = missing()
    if lacking and can_install():
        packages = [package for what in lacking for package in PACKAGES[what]]
        print(f"Installing {', '.join(packages)} with apt-get ...", flush=True)
        apt("update")
        apt("install", "--yes", "--no-install-recommends", *packages)
        lacking = missing()
    if lacking:
        packages = [package for what in lacking for package in PACKAGES[what]]
        raise SetupError(MISSING.format(" and ".join(lacking), " ".join(packages)))


def can_install() -> bool:
    """Whether apt-get may be asked: by root, or by who may become root without a password."""
    return sys.platform == "linux" and shutil.which("apt-get") is not None and bool(root())


def root() -> list[list[str]]:
    """How to begin a command as root; nothing if there is no way."""
    if os.geteuid() == 0:
        return [[]]
    sudo = ["sudo", "--non-interactive"]
    if shutil.which("sudo") and not subprocess.run([*sudo, "true"], capture_output=True).returncode:
        return [sudo]
    return []


def apt(*arguments: str) -> None:
    """Run apt-get as root; what goes wrong shows in what is missing afterwards."""
    command = [*root()[0], "apt-get", "--quiet", "--quiet", *arguments]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, stdin=subprocess.DEVNULL, env=environment)


def chromium() -> str:
    """The Chromium to drive."""
    program = found("chromium")
    if program is None:
        raise SetupError(MISSING.format("chromium", "chromium"))
    return program


if __name__ == "__main__":
    try:
        install()
    except SetupError as error:
        sys.exit(str(error))
