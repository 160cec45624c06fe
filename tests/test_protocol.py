"""The table protocol: the documented session, every operation, and lines that make no sense."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hearts.engine.play import Reason
from hearts.engine.variants import VARIANTS
from hearts.protocol import OPERATIONS, REFUSALS, conversation

ROOT = Path(__file__).parent.parent
SESSION = (ROOT / "docs" / "protocol.md").read_text("utf-8").split("```")[1].split("\n")


def ask(*requests: str | dict[str, Any]) -> dict[str, Any]:
    """The answer to the last of these requests."""
    lines = [line if isinstance(line, str) else json.dumps(line) for line in requests]
    return json.loads(list(conversation(lines))[-1])


def act(seat: int, action: str, **more: Any) -> dict[str, Any]:
    return {"op": "act", "seat": seat, "action": action, **more}


def test_the_documented_session_is_what_happens() -> None:
    requests = [line[2:] for line in SESSION if line.startswith("> ")]
    answers = [json.loads(line[2:]) for line in SESSION if line.startswith("< ")]
    assert [json.loads(line) for line in conversation(requests)] == answers
    assert len(answers) > 10


def test_the_command_speaks_on_standard_input_and_output() -> None:
    lines = b'{"op":"new","seed":"x"}\n\xff\n\n{"op":"state"}\n'
    command = [sys.executable, "-m", "hearts", "table"]
    ended = subprocess.run(command, input=lines, capture_output=True, cwd=ROOT, check=True)
    answers = [json.loads(line) for line in ended.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, False, True]
    assert answers[-1]["phase"] == "pass"


@pytest.mark.parametrize(
    ("variant", "players"),
    [(variant, players) for variant, rows in VARIANTS.items() for players in rows],
)
def test_new_says_every_choice_and_takes_it_back(variant: str, players: int) -> None:
    first = ask({"op": "new", "variant": variant, "players": players})
    again = {"op": "new", "variant": variant, "players": players, "rules": first["rules"]}
    assert first["ok"]
    assert ask(again) == first


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "not JSON"),
        ("what?", "not JSON"),
        ("[" * 100_000, ""),
        ("[]", "a request is an object"),
        ("{}", "op must be one of new, position, act"),
        ('{"op":["new"]}', "op must be one of"),
        ('{"op":"new","variant":"whist"}', "'whist' is no variant"),
        ('{"op":"new","variant":["classic"]}', "is no variant"),
        ('{"op":"new","players":"4"}', "players must be a whole number"),
        ('{"op":"new","players":true}', "players must be a whole number"),
        ('{"op":"new","players":5}', "do not come out even"),
        ('{"op":"new","players":11}', "2 to 7 players, not by 11"),
        ('{"op":"new","seed":7}', "seed must be a text"),
        ('{"op":"new","rules":[]}', "rules must map"),
        ('{"op":"new","rules":{"speed":1}}', "'speed' is no rule"),
        ('{"op":"new","rules":{"limit":5}}', "limit must be 10 to 1000"),
        ('{"op":"new","rules":{"limit":NaN}}', "limit must be a whole number"),
        ('{"op":"new","rules":{"points":{"ZZ":1}}}', "'ZZ' is no card"),
        ('{"op":"new","rules":{"removed":[["2C"]]}}', "is no card"),
        ('{"op":"new","stake":5}', "stake: not understood"),
        ('{"op":"state"}', "there is no game yet"),
        ('{"op":"save"}', "there is no game yet"),
        ('{"op":"load"}', "text must be a saved game"),
        ('{"op":"load","text":"hearts save 9"}', "version 9 is not known"),
        ('{"op":"position"}', "needs hands"),
        ('{"op":"position","hands":[["2C"],["2C"],["3C"],["4C"]]}', "2C is in two places"),
        ('{"op":"position","hands":[["2C"],["3C"]]}', "an entry for each of 4 seats"),
        ('{"op":"position","hands":[["2C"],["5C"],["3C"],["4C","AS"]]}', "one is too long"),
        ('{"op":"position","hands":[["2C"],["5C"],["3C"],["4C"]],"leader":7}', "no seat 7"),
        ('{"op":"position","hands":[["2C"],["5C"],["3C"],["4C"]],"wind":"north"}', "'wind'"),
    ],
)
def test_a_bad_line_is_answered_with_what_was_wrong(line: str, words: str) -> None:
    answer = ask(line)
    assert answer["ok"] is False
    assert answer["error"] == "bad_request"
    assert words in str(answer["message"])


@pytest.mark.parametrize(
    ("request_", "words"),
    [
        (act(9, "play", card="2C"), "there is no seat 9"),
        (act(0, "play", card="2X"), "'2X' is no card"),
        (act(0, "play"), "None is no card"),
        (act(0, "fold"), "action must be one of"),
        (act(0, "pass", cards="2C"), "cards must be a list"),
        (act(0, "moon", choice="off"), "choice must be"),
        ({"op": "view"}, "seat must be a whole number"),
        ({"op": "view", "seat": 4}, "there is no seat 4"),
        ({"op": "view", "seat": 0, "peek": True}, "peek: not understood here, use seat"),
        ({"op": "state", "seat": 0}, "seat: not understood here, nothing more is needed"),
    ],
)
def test_a_bad_request_leaves_the_game_as_it_was(request_: dict[str, Any], words: str) -> None:
    before, save = {"op": "new", "seed": "x"}, {"op": "save"}
    assert words in str(ask(before, request_)["message"])
    assert ask(before, request_, save) == ask(before, save)


def test_every_reason_has_its_sentence() -> None:
    assert set(REFUSALS) == set(Reason)


def test_a_refused_action_says_why_and_changes_nothing() -> None:
    hands = [["2C", "AS"], ["3C", "4C"], ["5C", "6C"], ["7C", "8C"]]
    position = {"op": "position", "hands": hands}
    refused = ask(position, act(0, "play", card="AS"))
    assert (refused["error"], refused["reason"]) == ("illegal", "open_with")
    assert ask(position, act(0, "play", card="AS"), {"op": "save"}) == ask(position, {"op": "save"})


def test_twins_may_be_named_without_their_mark() -> None:
    hands = [["QS'", "3C"], ["2S", "2C"], ["4S", "4C"], ["5S", "5C"], ["6S", "6C"], ["7S", "7C"]]
    position = {"op": "position", "variant": "cancellation", "hands": hands, "leader": 0}
    played = ask(position, act(0, "play", card="QS"))
    assert played["events"] == [{"event": "played", "seat": 0, "card": "QS'"}]


def test_twins_in_one_pass_may_both_be_named_without_their_mark() -> None:
    rules = {"passing": ["left"], "pass_count": 2}
    hands = [["QS", "QS'"]] + [[f"{rank}S", f"{rank}C"] for rank in range(2, 7)]
    position = {"op": "position", "variant": "cancellation", "hands": hands, "direction": "left"}
    passed = ask({**position, "rules": rules}, act(0, "pass", cards=["QS", "QS"]))
    assert passed == {"ok": True, "events": [], "to_act": [1, 2, 3, 4, 5]}


def test_a_shooter_sees_both_tables_and_chooses() -> None:
    position = {
        "op": "position",
        "variant": "black_lady",
        "hands": [["AH"], ["2C"], ["3C"], ["4C"]],
        "taken": [["QS", *(f"{rank}H" for rank in "23456789TJQK")], [], [], []],
        "totals": [90, 80, 20, 30],
        "leader": 0,
    }
    last = [act(seat, "play", card=hand[0]) for seat, hand in enumerate(position["hands"])]
    shown = ask(position, *last, {"op": "view", "seat": 0})
    assert shown["after_moon"] == {"add": [90, 106, 46, 56], "subtract": [64, 80, 20, 30]}
    chosen = ask(position, *last, act(0, "moon", choice="subtract"))
    assert chosen["events"][0]["totals"] == [64, 80, 20, 30]


def test_a_seat_learns_the_kitty_when_it_is_taken() -> None:
    position = {
        "op": "position",
        "variant": "club",
        "players": 3,
        "rules": {"kitty": "first_trick"},
        "hands": [["2C", "3D"], ["3C", "4D"], ["4C", "5D"]],
        "kitty": ["QS"],
    }
    plays = [act(seat, "play", card=f"{seat + 2}C") for seat in range(3)]
    assert "kitty" not in ask(position, {"op": "view", "seat": 2})
    assert ask(position, *plays, {"op": "view", "seat": 2})["kitty"] == ["QS"]
    assert ask(position, *plays, {"op": "view", "seat": 2})["points"] == [0, 0, 13]


def test_a_log_hides_what_a_seat_has_not_seen() -> None:
    events = ask({"op": "new", "seed": "x"}, {"op": "log", "seat": 1})["events"]
    hands = events[0]["hands"]
    assert [hand is None for hand in hands] == [True, False, True, True]
    assert len(ask({"op": "new", "seed": "x"}, {"op": "log"})["events"][0]["hands"][0]) == 13


def test_a_saved_game_loads_at_the_same_place() -> None:
    begun = [{"op": "new", "seed": "x"}, act(2, "pass", cards=_hand(2)[:3])]
    text = ask(*begun, {"op": "save"})["text"]
    assert ask({"op": "load", "text": text})["to_act"] == [0, 1, 3]
    assert ask({"op": "load", "text": text}, {"op": "save"})["text"] == text


def _hand(seat: int) -> list[str]:
    return ask({"op": "new", "seed": "x"}, {"op": "view", "seat": seat})["hand"]


def test_the_document_names_every_operation_choice_and_reason() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    choices = ask({"op": "new"})["rules"]
    for name in OPERATIONS:
        assert f'{{"op":"{name}"' in text
    for name in (*choices, *Reason):
        assert f"`{name}`" in text
