"""What the desktop's own settings ask of every program: less motion, more contrast."""

import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

PATIENCE: Final = 0.5  # seconds in which the desktop must have answered


class Wishes(NamedTuple):
    """What the person has set for all programs."""

    less_motion: bool = False
    more_contrast: bool = False


class Question(NamedTuple):
    """A command line, and the answer that means yes."""

    command: Sequence[str]
    yes: str


GNOME: Final = (
    Question(("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"), "false"),
    Question(("gsettings", "get", "org.gnome.desktop.a11y.interface", "high-contrast"), "true"),
)
QUESTIONS: Final[Mapping[str, tuple[Question, Question]]] = {
    "darwin": (
        Question(("defaults", "read", "com.apple.universalaccess", "reduceMotion"), "1"),
        Question(("defaults", "read", "com.apple.universalaccess", "increaseContrast"), "1"),
    ),
}
"""By `sys.platform`, motion before contrast; other systems are asked as GNOME."""


def wishes(system: str = sys.platform) -> Wishes:
    """The wishes of this system; none where it cannot tell them at once."""
    if system == "win32":
        return _windows()
    questions = QUESTIONS.get(system, GNOME)
    if shutil.which(questions[0].command[0]) is None:
        return Wishes()
    return Wishes(*_answers(questions))


def _answers(questions: Sequence[Question]) -> Sequence[bool]:
    """What is answered to all of them, asked at the same time."""
    try:
        asked = [
            subprocess.Popen(
                question.command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
            for question in questions
        ]
    except OSError:
        return [False] * len(questions)
    return [
        _told(process) == question.yes for process, question in zip(asked, questions, strict=True)
    ]


def _told(process: "subprocess.Popen[bytes]") -> str:
    with process:
        try:
            told, _ = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            return ""
    return told.decode(errors="replace").strip()


def _windows() -> Wishes:
    """The wishes as Windows keeps them."""
    if sys.platform != "win32":
        return Wishes()
    import ctypes
    from ctypes import wintypes

    class HighContrast(ctypes.Structure):
        _fields_ = (
            ("cbSize", wintypes.UINT),
            ("dwFlags", wintypes.DWORD),
            ("lpszDefaultScheme", wintypes.LPWSTR),
        )

    ask = ctypes.windll.user32.SystemParametersInfoW
    animated = wintypes.BOOL(True)
    ask(0x1042, 0, ctypes.byref(animated), 0)  # SPI_GETCLIENTAREAANIMATION
    scheme = HighContrast(ctypes.sizeof(HighContrast), 0, None)
    ask(0x0042, scheme.cbSize, ctypes.byref(scheme), 0)  # SPI_GETHIGHCONTRAST
    return Wishes(not animated.value, bool(scheme.dwFlags & 1))  # HCF_HIGHCONTRASTON
