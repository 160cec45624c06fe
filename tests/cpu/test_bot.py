"""The bot protocol: the documented session, every view as a request, and lines that are bad."""

import json
import re
from argparse import ArgumentParser
from copy import deepcopy
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hearts.cpu import bot
from hearts.cpu.bot import replies
from hearts.cpu.player import decide, player
from hearts.cpu.protocol import action_of, reply_of, request_of
from hearts.cpu.request import read_request
from hearts.engine.events import ChooseMoon, NextDeal
from hearts.engine.game import Phase, new, to_act
from hearts.engine.rules import Moon, RuleSet
from hearts.engine.variants import CLASSIC
from hearts.engine.view import View, view
from tests.cpu.moments import at_deal, moments
from tests.engine.house import EVERY_RULE_SET, playable_rules
from tests.engine.plays import somewhere

DOCUMENT = Path(__file__).parents[2] / "docs" / "bot.md"
HAND = ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC", "JC", "QC", "KC", "QS"]
GOOD = json.dumps({"op": "pass", "seat": 0, "hand": HAND})


def answers(*lines: str) -> list[dict[str, object]]:
    return [json.loads(answer) for answer in replies(lines, player("easy"), "")]


def test_the_documented_session() -> None:
    session = re.findall(r"^> (.*)\n< (.*)$", DOCUMENT.read_text("utf-8"), re.MULTILINE)
    assert len(session) == 3
    assert answers(*(line for line, _ in session)) == [json.loads(line) for _, line in session]


def same(one: View, other: View) -> bool:
    """Whether the views are alike, but for scores of past deals and who else is to pass."""
    return one._replace(scores=(), to_act=frozenset()) == other._replace(
        scores=(), to_act=frozenset()
    )


@EVERY_RULE_SET
def test_a_view_is_the_same_as_a_request(rules: RuleSet) -> None:
    rng = Random(f"{rules.variant}/{rules.players}")
    for number in range(2):
        for game in moments(at_deal(rules, "bot", number), rng):
            for seat in to_act(game) if rng.random() < 0.5 else ():
                seen = view(game, seat)
                assert same(read_request(json.loads(json.dumps(request_of(seen)))), seen)


@settings(max_examples=40)
@given(playable_rules(), st.integers(0, 10**6))
def test_house_rules_are_said_in_the_request(rules: RuleSet, seed: int) -> None:
    game = somewhere(new(rules, str(seed)), Random(seed))
    for seat in to_act(game):
        seen = view(game, seat)
        assert same(read_request(json.loads(json.dumps(request_of(seen)))), seen)


QUEEN_FALLS = [
    {"leader": 0, "cards": ["2C", "AC", "4C", "6C"]},
    {"leader": 1, "cards": ["AS", "9S", "3S", "QS"]},
]


@pytest.mark.parametrize(
    ("changes", "breaks"),
    [
        ({}, False),
        ({"hearts_broken": True}, True),
        ({"trick": [[1, "9H"]]}, True),
        ({"trick": [[1, "9H"]], "queen_breaks": False}, False),
        ({"trick": [[1, "9H"]], "hearts_broken": True, "queen_breaks": False}, False),
    ],
)
def test_a_referee_may_forget_to_say_that_the_queen_breaks_hearts(
    changes: dict[str, object], breaks: bool
) -> None:
    """Then hearts broken, or led, by nothing else tell."""
    request = {"trick": [[1, "TS"]], "hearts_broken": None, "queen_breaks": None, "legal": None}
    hand = ["9C", "KC", "3D", "6D", "8D", "TD", "2S", "5S", "3H", "7H", "JH"]
    line = play_request(**request | {"hand": hand, "history": QUEEN_FALLS} | changes)
    assert read_request(json.loads(line)).rules.queen_breaks is breaks


def test_the_shooter_is_asked_to_choose() -> None:
    seen = view(at_deal(CLASSIC, "moon", 3), 0)
    moon = seen._replace(phase=Phase.MOON)
    for choice in (Moon.ADD, Moon.SUBTRACT):
        action = ChooseMoon(0, choice)
        assert action_of(moon, reply_of(action)) == action


def test_every_answer_is_read_back_as_the_action() -> None:
    easy = player("easy")
    for game in moments(at_deal(CLASSIC, "answers", 0), Random("answers")):
        for seat in to_act(game):
            seen = view(game, seat)
            action = decide(easy, seen, Random(1))
            assert action_of(seen, json.loads(json.dumps(reply_of(action)))) == action
    with pytest.raises(ValueError, match="no answer"):
        reply_of(NextDeal())


def play_request(**changes: object) -> str:
    """A request to play on the second trick, changed; None takes an entry out."""
    line = re.findall(r"^> (.*)$", DOCUMENT.read_text("utf-8"), re.MULTILINE)[1]
    request = json.loads(line) | changes
    return json.dumps({name: entry for name, entry in request.items() if entry is not None})


HISTORY = [{"leader": 0, "cards": ["2C", "AC", "4C", "6C"], "winner": 1}]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("{", "Expecting property name"),
        ("[" * 100_000, "recursion"),
        ("[1]", "a request must be a JSON object"),
        ("{}", "op is missing"),
        ('{"op":"sing"}', "op must be one of pass, play, moon"),
        ('{"op":"pass"}', "seat is missing"),
        ('{"op":"pass","seat":4}', "seat must be 0 to 3, not 4"),
        ('{"op":"pass","seat":true}', "seat must be a whole number"),
        ('{"op":"pass","seat":0,"hand":["1C"]}', "'1C' is no card"),
        ('{"op":"pass","seat":0,"hand":["2C","2C"]}', "2C is there twice"),
        ('{"op":"pass","seat":0}', "hand must hold a card"),
        ('{"op":"pass","seat":0,"hand":["2C"]}', "do not make the 13 cards of a deal"),
        ('{"op":"pass","seat":0,"variant":"bridge"}', "'bridge' is no variant"),
        ('{"op":"pass","seat":0,"variant":[]}', "variant must be a name"),
        ('{"op":"pass","seat":0,"rules":{"limit":1}}', "limit must be 10 to 1000"),
        ('{"op":"pass","seat":0,"hand":["2C"],"direction":"up"}', "direction must be one of"),
        ('{"op":"pass","seat":0,"hand":["2C"],"deal":-1}', "deal must be 0 or more"),
        ('{"op":"pass","seat":0,"hand":["2C"],"totals":[1]}', "totals must have 4 entries"),
        (play_request(trick=[[1, "TS"], [3, "2H"]]), "must go clockwise"),
        (play_request(trick=[[0, "TS"], [1, "JS"]]), "led by seat 1, not seat 0"),
        (play_request(trick=[[1]]), "must be .seat, card."),
        (play_request(trick=[[1, "TS"], [2, "JS"], [3, "QD"], [0, "KD"]]), "is complete"),
        (play_request(trick=[]), "it is seat 1's turn"),
        (play_request(trick=[[1, "9S"]]), "9S is there twice"),
        (play_request(history=None), "the history must be whole"),
        (play_request(history=[{"leader": 0, "cards": ["2C"]}]), "must have 4 cards, not 1"),
        (play_request(history=[HISTORY[0] | {"winner": 3}]), "goes to seat 1 by these rules"),
        (play_request(hearts_broken="no"), "hearts_broken must be true or false"),
        (play_request(legal=["2C"]), "legal must name cards of the hand"),
        (play_request(legal=[]), "legal must name cards of the hand"),
        (play_request(passed=["QS"]), "passed and received must hold 3 cards"),
        (play_request(passed=["9C", "AS", "KH"]), "must not hold a card that was passed"),
        (play_request(players=5), "do not come out even for 5 hands"),
    ],
)
def test_a_bad_line_is_answered_and_changes_nothing(line: str, sentence: str) -> None:
    first, bad, last = answers(GOOD, line, GOOD)
    assert first == last == {"cards": ["QS", "KC", "QC"]}
    assert set(bad) == {"error"}
    assert re.search(sentence, str(bad["error"]))


@settings(max_examples=100)
@given(st.data())
def test_no_request_ends_the_program(data: st.DataObject) -> None:
    """Any entry of a request, changed into anything, is answered by a line."""
    plain = st.recursive(
        st.none() | st.booleans() | st.integers(-2, 60) | st.sampled_from(["QS", "2C", "left", ""]),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner),
        max_leaves=6,
    )
    request = json.loads(play_request())
    for name in data.draw(st.lists(st.sampled_from(sorted(request)), max_size=3)):
        request[name] = data.draw(plain)
    cards = [card.text for card in data.draw(st.permutations(CLASSIC.deck))]
    swaps = {"hand": cards[:12], "history": [{"leader": 0, "cards": cards[12:16]}]}
    for name in data.draw(st.lists(st.sampled_from(sorted(swaps)), max_size=2)):
        request[name] = deepcopy(swaps[name])
    (answer,) = answers(json.dumps(request))
    assert set(answer) in ({"card"}, {"error"})


def command(monkeypatch: pytest.MonkeyPatch, words: str, *lines: str) -> int:
    """The exit status of the command with these words and these lines to read."""
    parser = ArgumentParser(prog="bot")
    bot.add_arguments(parser)
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
    try:
        return bot.run(parser.parse_args(words.split()))
    except SystemExit as exit_:
        return exit_.code if isinstance(exit_.code, int) else -1


def test_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(monkeypatch, "--level novice --seed 7", GOOD, "", GOOD) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == second
    assert len(json.loads(first)["cards"]) == 3


def test_the_number_of_playouts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(monkeypatch, "--level hard --playouts 8", play_request()) == 0
    assert set(json.loads(capsys.readouterr().out)) == {"card"}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "the following arguments are required: --level"),
        ("--level wizard", "invalid choice: 'wizard'"),
        ("--level hard --playouts 12", "'12' is no multiple of 8"),
        ("--level hard --playouts many", "'many' is no multiple of 8"),
        ("--level easy --playouts 16", "level easy plays nothing out"),
    ],
)
def test_bad_usage(
    words: str,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Exit status 2, and a sentence on standard error."""
    assert command(monkeypatch, words, GOOD) == 2
    printed = capsys.readouterr()
    assert sentence in printed.err
    assert not printed.out
