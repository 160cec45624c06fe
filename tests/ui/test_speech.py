"""What is said aloud on a desktop, and what the desktop wishes, with programs made for it."""

import os
import stat
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hearts.ui.app import App
from hearts.ui.host_desktop import Desktop
from hearts.ui.speech import WAITING, Speech
from hearts.ui.wishes import Wishes, wishes
from tests.ui.pilot import FakeHost, Pilot
from tests.ui.tables import match_of, playing

# One call of printf: a line is in the notes whole or not at all, even of a program that is ended.
NOTES = 'IFS="|"; printf "%s\\n" "${0##*/}|$*|$HEARTS_LANGUAGE" >> "$NOTES"'
HELD = 'read -r go < "$NOTES.held"'  # until it is let go
LONGEST = 120.0  # seconds, after which a program is taken to hang


class Programs:
    """A folder of programs, the only one that is looked in."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.folder = folder
        self.notes = folder / "notes"
        held = folder / "notes.held"
        os.mkfifo(held)
        self._held = os.open(held, os.O_RDWR)  # so that neither end waits for the other to open it
        self._speeches: list[Speech] = []

    def speech(self, system: str) -> Speech:
        """A voice that has these programs, and is silenced when the test ends."""
        self._speeches.append(Speech(system))
        return self._speeches[-1]

    def add(self, name: str, script: str) -> None:
        """A program that runs this shell script."""
        path = self.folder / name
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    def let_go(self) -> None:
        """Those that are held go on, and so do all that come later."""
        os.write(self._held, b"\n" * 100)  # each takes a line

    def close(self) -> None:
        """Leave no program running."""
        for speech in self._speeches:
            speech.hush()
            finish(speech)
        os.close(self._held)

    @property
    def said(self) -> list[list[str]]:
        """The arguments of every call so far, and the language in the environment."""
        if not self.notes.exists():
            return []
        return [line.split("|") for line in self.notes.read_text(encoding="utf-8").splitlines()]


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Programs]:
    found = Programs(tmp_path / "bin")
    monkeypatch.setenv("PATH", str(found.folder))
    monkeypatch.setenv("NOTES", str(found.notes))
    for patience in ("wishes.PATIENCE", "speech.LISTING"):
        monkeypatch.setattr(f"hearts.ui.{patience}", LONGEST)
    yield found
    found.close()


def finish(speech: Speech) -> None:
    """Let it say all it has to, as the frames of the game do."""
    until = time.monotonic() + LONGEST
    while speech.busy:
        speech.go_on()
        assert time.monotonic() < until, "the program does not end"


def test_sentences_are_said_one_after_the_other_in_their_language(programs: Programs) -> None:
    programs.add("spd-say", f"{NOTES}; {HELD}")
    speech = programs.speech("linux")
    speech.speak("hi")
    speech.say("हुकुम की बेगम", urgent=False)
    speech.say("-- $(odd) 'one'", urgent=False)
    assert len(programs.said) < 2
    programs.let_go()
    finish(speech)
    assert programs.said == [
        ["spd-say", "-w", "-l", "hi", "--", "हुकुम की बेगम", "hi"],
        ["spd-say", "-w", "-l", "hi", "--", "-- $(odd) 'one'", "hi"],
    ]


def test_an_urgent_sentence_cuts_short_what_is_being_said(programs: Programs) -> None:
    programs.add("spd-say", f'{NOTES}; case "$*" in *long*) {HELD};; esac')
    speech = programs.speech("linux")
    speech.say("a long story", urgent=False)
    speech.say("never heard", urgent=False)
    until = time.monotonic() + LONGEST
    while not programs.said:
        assert time.monotonic() < until, "the program does not begin"
    speech.say("now", urgent=True)
    finish(speech)
    assert [call[-2] for call in programs.said] == ["a long story", "now"]
    assert programs.said[-1][1] == "-C"


def test_who_has_fallen_behind_hears_the_newest(programs: Programs) -> None:
    programs.add("spd-say", f"{NOTES}; {HELD}")
    speech = programs.speech("linux")
    for number in range(20):
        speech.say(f"{number}", urgent=False)
    programs.let_go()
    finish(speech)
    assert [call[-2] for call in programs.said] == ["0", *map(str, range(20 - WAITING, 20))]


def test_macos_is_asked_for_a_voice_of_the_language(programs: Programs) -> None:
    voices = "Samantha            en_US    # Hello\\nLekha (Premium)     hi_IN    # Hi\\n"
    programs.add("say", f'if [ "$2" = "?" ]; then printf "{voices}"; else {NOTES}; fi')
    speech = programs.speech("darwin")
    for language in ("hi", "fa"):
        speech.speak(language)
        speech.say("text", urgent=False)
        finish(speech)
    assert programs.said == [
        ["say", "-v", "Lekha (Premium)", "--", "text", "hi"],
        ["say", "--", "text", "fa"],
    ]


def test_windows_gets_the_sentence_where_it_cannot_be_code(programs: Programs) -> None:
    programs.add("powershell", 'printf "%s|%s" "$HEARTS_SENTENCE" "$HEARTS_LANGUAGE" > "$NOTES"')
    speech = programs.speech("win32")
    speech.speak("mr")
    speech.say("'; exit", urgent=True)
    finish(speech)
    assert programs.said == [["'; exit", "mr"]]


@pytest.mark.usefixtures("programs")
@pytest.mark.parametrize("system", ["linux", "darwin", "win32"])
def test_without_a_program_nothing_is_said_and_nothing_breaks(system: str) -> None:
    speech = Speech(system)
    assert not speech.available
    speech.say("one", urgent=True)
    speech.say("two", urgent=False)
    speech.hush()
    finish(speech)


def test_a_program_that_is_taken_away_or_fails_breaks_nothing(programs: Programs) -> None:
    programs.add("spd-say", "exit 1")
    speech = programs.speech("linux")
    speech.say("one", urgent=False)
    finish(speech)
    (programs.folder / "spd-say").unlink()
    speech.say("two", urgent=True)
    assert not speech.available


def test_the_desktop_speaks_only_where_that_is_turned_on(
    programs: Programs, tmp_path: Path
) -> None:
    programs.add("spd-say", NOTES)
    desktop = Desktop((640, 360), tmp_path / "data")
    desktop.speech = programs.speech("linux")
    desktop.speak("fa", True)
    desktop.say("shown in the status line", True)
    desktop.aloud("دل", True)
    finish(desktop.speech)
    assert programs.said == [["spd-say", "-w", "-l", "fa", "--", "دل", "fa"]]


def test_what_is_told_is_spoken_and_so_is_the_focus() -> None:
    pilot = playing()
    assert pilot.host.spoken_aloud == []
    pilot.app.change("speech", True)
    card = match_of(pilot).view.playable[0]
    pilot.pick(card, by_keys=True)
    pilot.settle()
    name = pilot.app.text.card(card)
    assert [sentence for sentence, urgent in pilot.host.spoken_aloud if urgent and name in sentence]
    assert [sentence for sentence, _ in pilot.host.spoken_aloud if " plays the " in sentence]
    pilot.app.change("speech", False)
    assert pilot.host.spoken_aloud[-1] == ("", True)  # silenced
    before = len(pilot.host.spoken_aloud)
    pilot.play_turn()
    pilot.settle()
    assert len(pilot.host.spoken_aloud) == before


@pytest.mark.parametrize("available", [True, False])
def test_the_setting_is_shown_where_the_system_can_speak(available: bool) -> None:
    host = FakeHost()
    host.can_speak = available
    pilot = Pilot(host).tap("settings")
    assert (pilot.app.text("settings.speech") in pilot.texts) is available


@pytest.mark.parametrize(
    ("system", "program", "script", "found"),
    [
        ("linux", "gsettings", "echo false", Wishes(True, False)),
        ("linux", "gsettings", "echo true", Wishes(False, True)),
        ("linux", "gsettings", "exit 1", Wishes()),
        ("darwin", "defaults", "echo 1", Wishes(True, True)),
        ("darwin", "defaults", "echo 0", Wishes()),
        ("linux", "other", "echo true", Wishes()),
    ],
)
def test_the_desktop_is_asked_what_it_wishes(
    system: str, program: str, script: str, found: Wishes, programs: Programs
) -> None:
    programs.add(program, script)
    assert wishes(system) == found


def test_the_game_heeds_what_the_desktop_wishes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for wish in (Wishes(True, False), Wishes(False, True)):
        monkeypatch.setattr("hearts.ui.host_desktop.wishes", lambda wish=wish: wish)
        app = App(Desktop((640, 360), tmp_path))
        assert (app.still, app.space().theme.strong) == wish


def test_a_switch_is_read_with_what_it_is_now() -> None:
    pilot = Pilot()
    pilot.app.change("speech", True)
    pilot.tap("settings")
    while pilot.app.input.focus != "large_print":
        pilot.key("tab")
    assert pilot.host.spoken_aloud[-1] == ("Large print on the cards: off", True)
    pilot.key("return")
    assert pilot.host.spoken_aloud[-1] == ("Large print on the cards: on", True)
    pilot.app.input.focus = "tap:0"
    pilot.key("right")
    assert pilot.host.spoken_aloud[-1] == ("A card is played by: Two taps: off", True)


def test_a_desktop_that_does_not_answer_is_not_waited_for(
    programs: Programs, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs.add("gsettings", f"{HELD}; echo true")
    monkeypatch.setattr("hearts.ui.wishes.PATIENCE", 0.05)
    assert wishes("linux") == Wishes()
