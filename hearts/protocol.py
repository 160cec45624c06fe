"""The table protocol: a table without a screen that speaks JSON, one request and answer a line.

docs/protocol.md lists the requests.
"""

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Final, cast

from hearts.engine import notation
from hearts.engine.cards import Card
from hearts.engine.events import Event, IllegalAction
from hearts.engine.game import Game, Phase, log, new, step, to_act
from hearts.engine.options import choices_of
from hearts.engine.plain import read_position, texts
from hearts.engine.play import NOBODY, Reason
from hearts.engine.position import set_up
from hearts.engine.rules import Moon
from hearts.engine.view import view
from hearts.requests import (
    Request,
    action_of,
    only,
    read_request,
    rules_of,
    seat_of,
    seed_of,
)

Answer = dict[str, object]

REFUSALS: Final[Mapping[Reason, str]] = {
    Reason.NOT_YOUR_TURN: "it is not this seat's turn",
    Reason.NOT_IN_HAND: "the seat does not hold that card",
    Reason.FOLLOW_SUIT: "the suit led must be followed",
    Reason.OPEN_WITH: "the lowest club must be led first",
    Reason.NO_POINTS_YET: "no penalty card may fall on the first trick",
    Reason.NOT_BROKEN: "hearts are not broken yet and may not be led",
    Reason.QUEEN_WAITS: "the queen of spades must wait until hearts are broken",
    Reason.PASS_COUNT: "that is not the number of cards to pass",
    Reason.PASS_REPEATED: "a card is named twice in the pass",
    Reason.WRONG_PHASE: "the game does not wait for that now",
}


def answer(game: Game | None, line: str) -> tuple[Game | None, Answer]:
    """The game after a request, and the answer to it; after a bad request the game as it was."""
    try:
        request = read_request(line)
        return _operation(request)(game, request)
    except IllegalAction as error:
        reason = error.reason
        refusal = {"error": "illegal", "reason": str(reason), "message": REFUSALS[reason]}
        return game, {"ok": False, **refusal}
    except (ValueError, RecursionError) as error:
        return game, {"ok": False, "error": "bad_request", "message": str(error)}


def _operation(request: Request) -> "Operation":
    name = request.get("op")
    if not isinstance(name, str) or name not in OPERATIONS:
        raise ValueError(f"op must be one of {', '.join(OPERATIONS)}, not {name!r}")
    return OPERATIONS[name]


def _new(_: Game | None, request: Request) -> tuple[Game, Answer]:
    only(request, "variant", "players", "rules", "seed")
    game = new(rules_of(request), seed_of(request))
    return game, _opening(game)


def _position(_: Game | None, request: Request) -> tuple[Game, Answer]:
    about = ("op", "variant", "players", "rules", "seed")
    entries = {name: value for name, value in request.items() if name not in about}
    game = set_up(rules_of(request), seed_of(request), read_position(entries))
    return game, _opening(game)


def _load(_: Game | None, request: Request) -> tuple[Game, Answer]:
    only(request, "text")
    text = request.get("text")
    if not isinstance(text, str):
        raise ValueError(f"text must be a saved game, not {text!r}")
    game = notation.read(text).game
    return game, _opening(game)


def _opening(game: Game) -> Answer:
    rules = game.rules
    about: Answer = {"variant": rules.variant, "players": rules.players}
    return {"ok": True, **about, "rules": choices_of(rules), "to_act": sorted(to_act(game))}


def _started(game: Game | None) -> Game:
    if game is None:
        raise ValueError("there is no game yet: begin with new, position or load")
    return game


def _act(game: Game | None, request: Request) -> tuple[Game, Answer]:
    game, events = step(_started(game), action_of(_started(game), request))
    told = [plain_event(event) for event in events]
    return game, {"ok": True, "events": told, "to_act": sorted(to_act(game))}


def _state(game: Game | None, request: Request) -> tuple[Game, Answer]:
    only(request)
    game = _started(game)
    table = game.deal.table
    return game, {
        "ok": True,
        "phase": str(game.phase),
        "deal": table.number,
        "dealer": table.dealer,
        "direction": str(table.direction),
        "to_act": sorted(to_act(game)),
        "totals": list(game.totals),
        "scores": [list(score.points) for score in game.scores],
        "moons": [score.shooter for score in game.scores],
        "winner": game.winner,
    }


def _view(game: Game | None, request: Request) -> tuple[Game, Answer]:
    only(request, "seat")
    game = _started(game)
    seen = view(game, seat_of(game, request))
    table = seen.table
    reasons = {card.text: seen.why_not(card) for card in seen.hand}
    plays = enumerate(table.trick, start=table.leader)
    shown: Answer = {
        "ok": True,
        "seat": seen.seat,
        "phase": str(seen.phase),
        "to_act": sorted(seen.to_act),
        "hand": texts(seen.hand),
        "playable": texts(seen.playable),
        "why_not": {text: str(reason) for text, reason in reasons.items() if reason},
        "leader": None if table.leader == NOBODY else table.leader,
        "trick": [[seat % seen.rules.players, card.text] for seat, card in plays],
        "taken": [texts(cards) for cards in table.taken],
        "carried": texts(table.carried),
        "points": list(table.points),
        "broken": table.broken,
        "first_trick": table.first_trick,
        "deal": table.number,
        "dealer": table.dealer,
        "direction": str(table.direction),
        "passed": texts(seen.passed),
        "received": texts(seen.received),
        "totals": list(seen.totals),
    }
    if table.kitty:
        shown["kitty"] = texts(table.kitty)
    if seen.phase is Phase.MOON:
        choices = (Moon.ADD, Moon.SUBTRACT)
        shown["after_moon"] = {str(choice): list(seen.after_moon(choice)) for choice in choices}
    return game, shown


def _log(game: Game | None, request: Request) -> tuple[Game, Answer]:
    only(request, "seat")
    game = _started(game)
    seat = seat_of(game, request) if "seat" in request else None
    return game, {"ok": True, "events": [plain_event(event) for event in log(game, seat)]}


def _save(game: Game | None, request: Request) -> tuple[Game, Answer]:
    only(request)
    game = _started(game)
    return game, {"ok": True, "text": notation.write(notation.Save(game))}


Operation = Callable[[Game | None, Request], tuple[Game, Answer]]
OPERATIONS: Final[Mapping[str, Operation]] = {
    "new": _new,
    "position": _position,
    "act": _act,
    "state": _state,
    "view": _view,
    "log": _log,
    "save": _save,
    "load": _load,
}


def plain_event(event: Event) -> Answer:
    """The event as plain data: its name under `event`, then its fields."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()
    return {"event": name, **{field: _plain(value) for field, value in event._asdict().items()}}


def _plain(value: object) -> object:
    if isinstance(value, Card | StrEnum):
        return str(value)
    if isinstance(value, tuple):
        return [_plain(item) for item in cast(tuple[object, ...], value)]
    return value


def conversation(lines: Iterable[str]) -> Iterator[str]:
    """The answers to these requests, each a line of JSON."""
    game = None
    for line in lines:
        game, reply = answer(game, line)
        yield json.dumps(reply)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """No options: everything is said on standard input."""
    parser.description = "A table that speaks JSON lines: one request and one answer a line."


def run(_: argparse.Namespace) -> int:
    """Answer standard input on standard output until it ends."""
    lines = (raw.decode(errors="replace") for raw in sys.stdin.buffer)
    for reply in conversation(lines):
        print(reply, flush=True)
    return 0
