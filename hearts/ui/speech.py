"""Sentences said aloud by the program that the system has for it; nothing here waits for it."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

WAITING: Final = 6  # sentences that wait at most: who has fallen behind hears the newest
LISTING: Final = 2.0  # seconds in which macOS must have told its voices
NO_WINDOW: Final = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # a console, on Windows
SCRIPT: Final = """
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
try {
  $culture = [Globalization.CultureInfo]::GetCultureInfo($env:HEARTS_LANGUAGE)
  $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, $culture)
} catch { }
$voice.Speak($env:HEARTS_SENTENCE)
"""
"""For PowerShell. The sentence comes in the environment, where it cannot be taken for code."""


class Sentence(NamedTuple):
    """What is to be said, in which language, and whether it cuts another sentence short."""

    text: str
    language: str
    interrupts: bool


Command = Callable[[str, Sentence], Sequence[str]]  # the program's path and what it is to say


def _spd_say(program: str, said: Sentence) -> Sequence[str]:
    """The command line of speech-dispatcher; ending its client would not silence its server."""
    cut = ("-C",) if said.interrupts else ()
    return (program, *cut, "-w", "-l", said.language, "--", said.text)


def _say(program: str, said: Sentence) -> Sequence[str]:
    """The command line of macOS."""
    name = _voice(program, said.language)
    return (program, *(("-v", name) if name else ()), "--", said.text)


def _powershell(program: str, _: Sentence) -> Sequence[str]:
    """The command line that has SAPI speak on Windows."""
    return (program, "-NoProfile", "-NonInteractive", "-Command", SCRIPT)


SPD_SAY: Final = ("spd-say", _spd_say)
PROGRAMS: Final[Mapping[str, tuple[str, Command]]] = {
    "darwin": ("say", _say),
    "win32": ("powershell", _powershell),
}
"""By `sys.platform`; every other system may have speech-dispatcher."""


@cache
def _voice(program: str, language: str) -> str | None:
    """The first of macOS's voices that speaks the language."""
    try:
        told = subprocess.run(
            (program, "-v", "?"), capture_output=True, timeout=LISTING, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    listed = told.stdout.decode(errors="replace")
    found = re.search(rf"^(\S.*?)\s+{re.escape(language)}[_-]", listed, re.MULTILINE)
    return found[1] if found else None


class Speech:
    """Says one sentence after the other; an urgent one at once, instead of all before it."""

    def __init__(self, system: str = sys.platform) -> None:
        name, self._command = PROGRAMS.get(system, SPD_SAY)
        self._program = shutil.which(name)
        self._language = "en"
        self._waiting = deque[str](maxlen=WAITING)
        self._speaking: subprocess.Popen[bytes] | None = None
        self._cut: list[subprocess.Popen[bytes]] = []  # told to end
        self._interrupts = False  # whether the next sentence cuts another short

    @property
    def available(self) -> bool:
        """Whether the system has a program that speaks."""
        return self._program is not None

    @property
    def busy(self) -> bool:
        """Whether something is being said, or is to be."""
        return self._speaking is not None or bool(self._waiting) or bool(self._cut)

    def speak(self, language: str) -> None:
        """What is said from now on is in that language."""
        self._language = language

    def say(self, sentence: str, urgent: bool) -> None:
        """Say it after what is being said, or at once."""
        if urgent:
            self.hush()
        self._waiting.append(sentence)
        self.go_on()

    def hush(self) -> None:
        """Say no more of what was to be said."""
        self._waiting.clear()
        if self._speaking is not None:
            with contextlib.suppress(OSError):
                self._speaking.terminate()
            self._cut.append(self._speaking)
            self._speaking = None
            self._interrupts = True

    def go_on(self) -> None:
        """Begin the next sentence if the last one has been said; called again and again."""
        self._cut = [process for process in self._cut if process.poll() is None]
        if self._speaking is not None and self._speaking.poll() is None:
            return
        self._speaking = None
        if self._waiting and self._program is not None:
            sentence = Sentence(self._waiting.popleft(), self._language, self._interrupts)
            self._interrupts = False
            self._speaking = self._begin(self._program, sentence)

    def _begin(self, program: str, said: Sentence) -> "subprocess.Popen[bytes] | None":
        try:
            return subprocess.Popen(
                self._command(program, said),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=os.environ | {"HEARTS_SENTENCE": said.text, "HEARTS_LANGUAGE": said.language},
                creationflags=NO_WINDOW,
            )
        except (OSError, ValueError):  # gone since, or a sentence that cannot be passed on
            self._program = None
            return None
