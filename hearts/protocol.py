"""The table protocol: a table without a screen that speaks JSON, one request and answer a line.

docs/protocol.md lists the requests.
"""

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Final, TypeVar, cast

from hearts.engine import notation
from hearts.engine.cards import TWIN_MARK, Card, card_of
from hearts.engine.events import (
    Action,
    ChooseMoon,
    Event,
    IllegalAction,
    NextDeal,
    Pass,
    Play,
)
from hearts.engine.game import Game, Phase, log, new, step, to_act
from hearts.engine.options import choices_of, rules_for
from hearts.engine.plain import (
    read_list,
    read_number,
    read_position,
    texts,
)
from hearts.engine.play import NOBODY, Reason
from hearts.engine.position import set_up
from hearts.engine.rules import Moon, RuleSet, Seat
from hearts.engine.view import view

Request = Mapping[str, object]
Answer = dict[str, object]
Word = TypeVar("Word", bound=StrEnum)

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
        request = _request(line)
        operation = _chosen("op", request.get("op"), OPERATIONS)
        return operation(game, request)
    except IllegalAction as error:
        reason = error.reason
        refusal = {"error": "illegal", "reason": str(reason), "message": REFUSALS[reason]}
        return game, {"ok": False, **refusal}
    except (ValueError, RecursionError) as error:
        return game, {"ok": False, "error": "bad_request", "message": str(error)}


def _request(line: str) -> Request:
    try:
        request: object = json.loads(line.strip())
    except json.JSONDecodeError as error:
        raise ValueError(f"not JSON: {error}") from None
    if not isinstance(request, dict):
        raise ValueError('a request is an object like {"op":"state"}')
    return cast(Request, request)


def _chosen(name: str, word: object, among: Mapping[str, "Operation"]) -> "Operation":
    if not isinstance(word, str) or word not in among:
        raise ValueError(f"{name} must be one of {', '.join(among)}, not {word!r}")
    return among[word]


def _only(request: Request, *names: str) -> None:
    unknown = [name for name in request if name not in ("op", *names)]
    if unknown:
        raise ValueError(f"{', '.join(unknown)}: not understood here, use {', '.join(names)}")


def _rules(request: Request) -> RuleSet:
    choices = request.get("rules", {})
    if not isinstance(choices, dict):
        raise ValueError(f"rules must map choices to values, not {choices!r}")
    players = request.get("players")
    count = None if players is None else read_number("players", players)
    variant = cast(str, request.get("variant", "classic"))
    return rules_for(variant, count, cast(dict[str, object], choices))


def _seed(request: Request) -> str:
    seed = request.get("seed", "")
    if not isinstance(seed, str):
        raise ValueError(f"seed must be a text, not {seed!r}")
    return seed


def _new(_: Game | None, request: Request) -> tuple[Game, Answer]:
    _only(request, "variant", "players", "rules", "seed")
    game = new(_rules(request), _seed(request))
    return game, _opening(game)


def _position(_: Game | None, request: Request) -> tuple[Game, Answer]:
    about = ("op", "variant", "players", "rules", "seed")
    entries = {name: value for name, value in request.items() if name not in about}
    game = set_up(_rules(request), _seed(request), read_position(entries))
    return game, _opening(game)


def _load(_: Game | None, request: Request) -> tuple[Game, Answer]:
    _only(request, "text")
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
    game, events = step(_started(game), _action(_started(game), request))
    told = [plain_event(event) for event in events]
    return game, {"ok": True, "events": told, "to_act": sorted(to_act(game))}


def _action(game: Game, request: Request) -> Action:
    match request.get("action"):
        case "pass":
            _only(request, "seat", "action", "cards")
            seat = _seat(game, request)
            return Pass(seat, _held(game, seat, read_list("cards", request.get("cards"))))
        case "play":
            _only(request, "seat", "action", "card")
            seat = _seat(game, request)
            return Play(seat, _held(game, seat, [request.get("card")])[0])
        case "moon":
            _only(request, "seat", "action", "choice")
            choice = request.get("choice")
            if choice not in (Moon.ADD, Moon.SUBTRACT):
                raise ValueError(f"choice must be 'add' or 'subtract', not {choice!r}")
            return ChooseMoon(_seat(game, request), Moon(choice))
        case "next":
            _only(request, "action", "seat")
            return NextDeal()
        case other:
            raise ValueError(f"action must be one of pass, play, moon, next, not {other!r}")


def _seat(game: Game, request: Request) -> Seat:
    seat = read_number("seat", request.get("seat"))
    if seat not in game.rules.seats:
        raise ValueError(f"there is no seat {seat}: seats are 0 to {game.rules.players - 1}")
    return seat


def _held(game: Game, seat: Seat, words: Sequence[object]) -> tuple[Card, ...]:
    """The cards meant; one named without its mark is its twin where only that is left to name."""
    cards: list[Card] = []
    for word in words:
        card = card_of(cast(str, word))
        hand = game.deal.hands[seat]
        if game.rules.packs == 2 and (card not in hand or card in cards):
            twin = card_of(card.text + TWIN_MARK) if not card.pack else card
            card = twin if twin in hand else card
        cards.append(card)
    return tuple(cards)


def _state(game: Game | None, request: Request) -> tuple[Game, Answer]:
    _only(request)
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
    _only(request, "seat")
    game = _started(game)
    seen = view(game, _seat(game, request))
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
    _only(request, "seat")
    game = _started(game)
    seat = _seat(game, request) if "seat" in request else None
    return game, {"ok": True, "events": [plain_event(event) for event in log(game, seat)]}


def _save(game: Game | None, request: Request) -> tuple[Game, Answer]:
    _only(request)
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
