"""`hearts replay`: the transcript of a saved game, and files that are none."""

from pathlib import Path

import pytest

from hearts.__main__ import main
from hearts.engine.cards import cards_of
from hearts.engine.events import Play
from hearts.engine.game import replay
from hearts.engine.notation import Save, write
from hearts.engine.position import Position, set_up
from hearts.engine.variants import CLASSIC, variant_rules
from hearts.transcript import transcript

HANDS = ("2C AS", "QS 3H", "KC 4D", "5C 6H")
PLAYS = "0 2C, 1 QS, 2 KC, 3 5C, 2 4D, 3 6H, 0 AS, 1 3H"
TRANSCRIPT = """\
classic, 4 players, seed 'x'
deal 0, dealer 0, pass hold
  0 holds 2C AS
  1 holds QS 3H
  2 holds KC 4D
  3 holds 5C 6H
  0:2C 1:QS 2:KC 3:5C  2 takes 13
  2:4D 3:6H (hearts broken) 0:AS 1:3H  2 takes 2
  2 shoots the moon, 15
  points 15 15 0 15  totals 15 15 0 15
"""


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """The file of a short game of two tricks."""
    position = Position(hands=tuple(cards_of(hand) for hand in HANDS))
    plays = (play.split() for play in PLAYS.split(", "))
    actions = [Play(int(seat), cards_of(card)[0]) for seat, card in plays]
    game, _ = replay(set_up(CLASSIC, "x", position), actions)
    file = tmp_path / "game.txt"
    file.write_text(write(Save(game)), "utf-8")
    return file


def test_a_trick_is_a_line(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(saved)]) == 0
    assert capsys.readouterr().out == TRANSCRIPT


def test_to_stops_after_so_many_actions(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(saved), "--to", "2"]) == 0
    assert capsys.readouterr().out.endswith("  3 holds 5C 6H\n  0:2C 1:QS\n")


def test_a_trick_begun_before_the_position_is_shown_whole() -> None:
    hands = tuple(cards_of(hand) for hand in ("", "2D", "3D"))
    rules = variant_rules("black_maria")
    start = set_up(rules, "", Position(hands=hands, trick=((0, cards_of("AD")[0]),)))
    game, _ = replay(start, [Play(1, cards_of("2D")[0]), Play(2, cards_of("3D")[0])])
    assert "  0:AD 1:2D 2:3D  0 takes 0" in transcript(game)


def test_a_damaged_file_is_refused_with_its_line(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved.write_text(saved.read_text("utf-8").replace("QS KC", "QS K"), "utf-8")
    assert main(["replay", str(saved)]) == 1
    assert "line 25, 'trick 0 2C QS K 5C': 'K' is no card" in capsys.readouterr().err


def test_a_missing_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "none")]) == 1
    assert "No such file" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [[], ["shuffle"], ["replay"], ["replay", "game.txt", "--to", "-1"], ["table", "extra"]],
)
def test_bad_usage_ends_with_status_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage: hearts" in capsys.readouterr().err
