"""The command line, autoplay, and what is shown when something breaks."""

import asyncio

import pygame
import pytest

from hearts.ui.app import App
from hearts.ui.arguments import Options, parsed
from hearts.ui.loop import app_of, play
from hearts.ui.scenes.table import Table
from tests.ui.pilot import FakeHost


def words(text: str) -> list[str]:
    """The arguments in a command line."""
    return text.split()


class Closing(FakeHost):
    """A host whose window is closed after so many frames."""

    def __init__(self, frames: int) -> None:
        super().__init__((640, 360))
        self.left = frames

    def inputs(self) -> list[pygame.event.Event]:
        self.left -= 1
        return [pygame.event.Event(pygame.QUIT)] if self.left < 0 else []


def test_games_play_themselves_and_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = words("--autoplay --level novice --seed 7 --speed instant --games 2")
    host = FakeHost((640, 360))
    assert asyncio.run(play(parsed(arguments), host)) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("classic seed 7: seat ")
    assert second.startswith("classic seed 7+: seat ")
    assert host.storage.texts == {}  # what plays itself leaves the person's records alone


def test_the_same_seed_gives_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = words("--autoplay --level novice --seed x --speed instant --games 1")
    for _ in range(2):
        asyncio.run(play(parsed(arguments), FakeHost((640, 360))))
    first, second = capsys.readouterr().out.splitlines()
    assert first == second


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--players 9", "one pack can be played by 2 to 7 players, not by 9"),
        ("--variant whist", "invalid choice"),
        ("--games 3", "--games needs --autoplay"),
        ("--windowed 20x20", "is no size"),
        ("--windowed wide", "is no size"),
    ],
)
def test_wrong_arguments_are_refused_with_a_sentence(
    arguments: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        parsed(arguments.split())
    assert said in capsys.readouterr().err


def test_options_about_the_game_begin_one() -> None:
    options = parsed(words("--variant black_lady --players 5 --level easy --seed 7"))
    app = app_of(options, FakeHost())
    assert isinstance(app.scene, Table)
    assert app.match is not None
    assert app.match.game.rules.players == 5
    assert app.match.seats == ("person", *("easy",) * 4)
    assert app_of(parsed([]), FakeHost()).scene.name == "title"


def test_a_speed_asked_for_holds_for_this_time_only() -> None:
    host = FakeHost()
    app = app_of(parsed(words("--speed instant")), host)
    app.change("table", "blue")
    assert (app.settings.speed, app.settings.table) == ("instant", "blue")
    again = app_of(parsed([]), host)
    assert (again.settings.speed, again.settings.table) == ("normal", "blue")


def test_a_closed_window_ends_the_program_and_keeps_the_game() -> None:
    host = Closing(30)
    assert asyncio.run(play(parsed(["--seed", "7"]), host)) == 0
    assert "game" in host.storage.texts


def test_what_breaks_is_told_and_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    host = Closing(5)

    def broken(*_: object) -> bool:
        raise RuntimeError("a wheel came off")

    monkeypatch.setattr(App, "frame", broken)
    assert asyncio.run(play(Options(), host)) == 1
    assert "a wheel came off" in capsys.readouterr().err
    assert host.clipboard is not None
    assert "a wheel came off" in host.clipboard
    assert any("Something broke" in sentence for sentence in host.said)
