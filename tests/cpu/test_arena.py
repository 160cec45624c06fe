"""The arena: duplicate deals, what equal players bring, the report, and bad usage."""

import json
import shlex
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

import pytest

from hearts import arena
from hearts.arena.contestants import Contestant, contestant
from hearts.arena.match import Match, Mode, Scores, play_all_seatings, seatings
from hearts.arena.report import estimate, times
from hearts.engine.game import new
from hearts.engine.variants import CLASSIC

ROOT = Path(__file__).parents[2]
PROGRAM = f"cmd:{sys.executable} -m tests.cpu.novice_bot"


@pytest.fixture(autouse=True)
def _in_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs are started where they find this package."""
    monkeypatch.chdir(ROOT)


def command(words: str) -> int:
    """The exit status of the command with these words."""
    parser = ArgumentParser(prog="arena")
    arena.add_arguments(parser)
    return arena.run(parser.parse_args(shlex.split(words)))


@pytest.mark.parametrize(
    "words",
    [
        "easy easy --deals 3",
        "novice novice --deals 3 --mode 2v2",
        "normal normal --deals 1 --variant black_maria",
        "novice novice --deals 1 --variant cancellation --players 7 --mode 2v2",
        "novice novice --deals 3 --jobs 2",
        "novice novice --games 1",
        f"'{PROGRAM}' '{PROGRAM}' --deals 1",
    ],
)
def test_equal_players_differ_by_exactly_nothing(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(words) == 0
    assert ": 0.000 ± " in capsys.readouterr().out


def test_the_better_player_scores_less(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The report says by how much, over what, and how it was measured."""
    file = tmp_path / "report.json"
    assert command(f"easy novice --deals 40 --seed s --report {file}") == 0
    printed = capsys.readouterr()
    assert "classic, 4 players, 1v3, seed s: 40 deals in each of 4 seatings" in printed.out
    assert "40/40" in printed.err
    report = json.loads(file.read_text("utf-8"))
    assert (report["a"]["name"], report["b"]["name"]) == ("easy", "novice")
    assert (report["variant"], report["deals"], report["seatings"]) == ("classic", 40, 4)
    assert report["difference"]["mean"] < -3 * report["difference"]["error"]
    assert report["difference"]["mean"] == pytest.approx(
        report["a"]["points"]["mean"] - report["b"]["points"]["mean"]
    )
    hands = report["a"]["queens_taken"] + 3 * report["b"]["queens_taken"]
    assert hands == pytest.approx(1)
    assert report["a"]["moons_conceded"] == pytest.approx(3 * report["b"]["moons_shot"])
    assert report["b"]["moons_conceded"] == pytest.approx(report["a"]["moons_shot"])
    assert report["a"]["plays"]["decisions"] > 0 < report["a"]["passes"]["decisions"]
    assert len(report["rounds"]) == 40


def test_the_same_for_any_number_of_processes(tmp_path: Path) -> None:
    def rounds(jobs: int) -> object:
        file = tmp_path / f"{jobs}.json"
        assert command(f"novice easy --deals 4 --jobs {jobs} --report {file}") == 0
        return json.loads(file.read_text("utf-8"))["rounds"]

    assert rounds(1) == rounds(2)


def test_an_interrupted_match_reports_what_was_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def play_three(match: Match, sides: Sequence[Contestant], number: int) -> Scores:
        if number == 3:
            raise KeyboardInterrupt
        return play_all_seatings(match, sides, number)

    monkeypatch.setattr("hearts.arena.command.play_all_seatings", play_three)
    assert command("easy novice --deals 10") == 130
    assert "3 deals in each of 4 seatings" in capsys.readouterr().out


def test_whole_games_are_won(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    assert command(f"easy novice --games 4 --mode 2v2 --report {file}") == 0
    assert "games won" in capsys.readouterr().out
    report = json.loads(file.read_text("utf-8"))
    won = [report[side]["games_won"]["mean"] for side in "ab"]
    assert sum(won) == pytest.approx(1)
    assert won[0] > 0.5


@pytest.mark.parametrize(
    ("players", "mode", "count", "of_a"),
    [
        (4, Mode.ONE, 4, 1),
        (4, Mode.HALF, 6, 2),
        (3, Mode.HALF, 3, 1),
        (7, Mode.HALF, 35, 3),
        (2, Mode.ONE, 2, 1),
    ],
)
def test_every_seating_is_played(players: int, mode: Mode, count: int, of_a: int) -> None:
    """So each side sits in each seat as often as its size says."""
    every = seatings(players, mode)
    assert len(set(every)) == len(every) == count
    assert all(seating.count(0) == of_a for seating in every)
    by_seat = Counter(seat for seating in every for seat in range(players) if seating[seat] == 0)
    assert len(set(by_seat.values())) == 1


def test_the_standard_error_is_that_of_the_mean() -> None:
    assert tuple(estimate([1, 2, 3, 6])) == pytest.approx((3, sqrt(14 / 3 / 4)))
    assert str(estimate([2])) == "2.000 ± ?"


def test_times_in_brief() -> None:
    brief = times([0.001 * number for number in range(1, 101)])
    assert tuple(brief) == pytest.approx((100, 0.051, 0.096, 0.1))
    assert str(times([])) == "none"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "the following arguments are required: A, B"),
        ("easy", "the following arguments are required: B"),
        ("easy wizard", "'wizard' is no level"),
        ("easy cmd:", "there is no program ''"),
        ("easy cmd:no-such-program", "there is no program 'no-such-program'"),
        ("easy easy --deals 0", "'0' is no whole number from 1 up"),
        ("easy easy --deals many", "'many' is no whole number from 1 up"),
        ("easy easy --deals 1 --games 1", "not allowed with argument"),
        ("easy easy --mode 3v1", "invalid"),
        ("easy easy --variant bridge", "invalid choice: 'bridge'"),
        ("easy easy --rules []", "house rules must be a JSON object"),
        ("easy easy --rules {", "Expecting property name"),
        ("easy easy --rules '{\"limit\": 1}'", "limit must be 10 to 1000"),
        ("easy easy --players 11", "can be played by"),
        ("easy easy --report no/such/folder/x.json", "there is no folder no/such/folder"),
        ("easy easy --report tests", "tests is a folder: name a file"),
    ],
)
def test_bad_usage(words: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 2, and a sentence on standard error."""
    try:
        status = command(words)
    except SystemExit as exit_:
        status = exit_.code
    assert status == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("", "ended without an answer"),
        ("input(); print(1)", "an answer must be a JSON object"),
        ("input(); print('{}')", "cards is missing"),
        ("input(); print('[' * 100_000)", "answered '[[["),
        ("input(); open(1, 'wb').write(bytes([255, 10]))", "answered '\ufffd'"),
        ('input(); print(\'{"error": "no idea"}\')', "it reports an error: no idea"),
        ('input(); print(\'{"cards": ["2C"]}\')', "cards must be 3 different ones of the hand"),
    ],
)
def test_a_program_that_does_not_play_ends_the_match(
    code: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    program = shlex.quote(f"cmd:{sys.executable} -c {shlex.quote(code)}")
    assert command(f"{program} easy --deals 1") == 1
    assert sentence in capsys.readouterr().err


def test_a_program_that_does_not_end_by_itself_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise this would never end."""
    monkeypatch.setattr("hearts.arena.contestants.PATIENCE", 0.01)
    code = "import threading; input(); print(1, flush=True); threading.Event().wait()"
    program = contestant(f"cmd:{sys.executable} -c {shlex.quote(code)}")
    with pytest.raises(ValueError, match="answered '1'"):
        program.act(new(CLASSIC, "x"), 0)
    program.close()
