"""Requests of the table protocol: what a line says, as values of the engine.

Everything here raises ValueError, with a sentence, for what cannot be understood.
"""

import json
from collections.abc import Mapping, Sequence
from typing import cast

from hearts.engine.cards import TWIN_MARK, Card, card_of
from hearts.engine.events import Action, ChooseMoon, NextDeal, Pass, Play
from hearts.engine.game import Game
from hearts.engine.options import rules_for
from hearts.engine.plain import read_list, read_number
from hearts.engine.rules import Moon, RuleSet, Seat

Request = Mapping[str, object]


def read_request(line: str) -> Request:
    """The request on a line of JSON; ValueError where it is none."""
    try:
        request: object = json.loads(line.strip())
    except json.JSONDecodeError as error:
        raise ValueError(f"not JSON: {error}") from None
    if not isinstance(request, dict):
        raise ValueError('a request is an object like {"op":"state"}')
    return cast(Request, request)


def only(request: Request, *names: str) -> None:
    """Refuse a request that says more than its operation and these."""
    unknown = [name for name in request if name not in ("op", *names)]
    if unknown:
        use = f"use {', '.join(names)}" if names else "nothing more is needed"
        raise ValueError(f"{', '.join(unknown)}: not understood here, {use}")


def rules_of(request: Request) -> RuleSet:
    """The rule set asked for: a variant, players and house rules, each optional."""
    choices = request.get("rules", {})
    if not isinstance(choices, dict):
        raise ValueError(f"rules must map choices to values, not {choices!r}")
    players = request.get("players")
    count = None if players is None else read_number("players", players)
    variant = cast(str, request.get("variant", "classic"))
    return rules_for(variant, count, cast(dict[str, object], choices))


def seed_of(request: Request) -> str:
    """The seed asked for, the empty text if none is."""
    seed = request.get("seed", "")
    if not isinstance(seed, str):
        raise ValueError(f"seed must be a text, not {seed!r}")
    return seed


def action_of(game: Game, request: Request) -> Action:
    """The action asked for; whether the rules allow it is not looked at."""
    match request.get("action"):
        case "pass":
            only(request, "seat", "action", "cards")
            seat = seat_of(game, request)
            return Pass(seat, _held(game, seat, read_list("cards", request.get("cards"))))
        case "play":
            only(request, "seat", "action", "card")
            seat = seat_of(game, request)
            return Play(seat, _held(game, seat, [request.get("card")])[0])
        case "moon":
            only(request, "seat", "action", "choice")
            choice = request.get("choice")
            if choice not in (Moon.ADD, Moon.SUBTRACT):
                raise ValueError(f"choice must be 'add' or 'subtract', not {choice!r}")
            return ChooseMoon(seat_of(game, request), Moon(choice))
        case "next":
            only(request, "action", "seat")
            return NextDeal()
        case other:
            raise ValueError(f"action must be one of pass, play, moon, next, not {other!r}")


def seat_of(game: Game, request: Request) -> Seat:
    """The seat named, which must be one of the game's."""
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
