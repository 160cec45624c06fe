"""The bot protocol: a view as a request of plain data, and an action as the answer to it.

`request.py` reads requests; `docs/bot.md` describes both for the authors of referees.
"""

from collections.abc import Mapping
from typing import cast

from hearts.engine.events import Action, ChooseMoon, Pass, Play
from hearts.engine.game import Phase
from hearts.engine.options import choices_of
from hearts.engine.plain import Plain, read_cards, texts
from hearts.engine.rules import Moon
from hearts.engine.variants import VARIANTS
from hearts.engine.view import View

Entries = Mapping[str, Plain]


def request_of(view: View) -> dict[str, Plain]:
    """The request that asks the view's seat to act."""
    rules, table = view.rules, view.table
    request: dict[str, Plain] = {
        "op": str(view.phase),
        "seat": view.seat,
        "variant": rules.variant,
        "players": rules.players,
        "totals": list(view.totals),
        "deal": table.number,
        "dealer": table.dealer,
        "direction": str(table.direction),
        "hand": texts(view.hand),
    }
    if rules != VARIANTS[rules.variant].get(rules.players):
        request["rules"] = choices_of(rules)
    if view.phase is Phase.PASS:
        return request
    return request | {
        "dealt": texts(view.dealt),
        "passed": texts(view.passed),
        "received": texts(view.received),
        "legal": texts(view.playable),
        "trick": [
            [(table.leader + place) % rules.players, card.text]
            for place, card in enumerate(table.trick)
        ],
        "history": [
            {"leader": leader, "cards": texts(cards), "winner": taker}
            for leader, cards, taker in table.tricks
        ],
        "kitty": texts(table.kitty),
        "points": list(table.points),
        "hearts_broken": table.broken,
        "queen_breaks": rules.queen_breaks,
    }


def reply_of(action: Action) -> dict[str, Plain]:
    """The answer that says the action."""
    match action:
        case Pass(_, cards):
            return {"cards": texts(cards)}
        case Play(_, card):
            return {"card": card.text}
        case ChooseMoon(_, choice):
            return {"choice": str(choice)}
        case _:
            raise ValueError(f"{action} is no answer to a request")


def action_of(view: View, reply: Plain) -> Action:
    """The action an answer says; ValueError for one that says none or breaks the rules."""
    answer = read_entries("an answer", reply)
    if "error" in answer:
        raise ValueError(f"it reports an error: {answer['error']}")
    if view.phase is Phase.PASS:
        cards, count = read_cards("cards", entry(answer, "cards")), view.rules.pass_count
        if len(cards) != count or len(set(cards).intersection(view.hand)) != count:
            raise ValueError(f"cards must be {count} different ones of the hand")
        return Pass(view.seat, cards)
    if view.phase is Phase.MOON:
        choice = entry(answer, "choice")
        if choice not in ("add", "subtract"):
            raise ValueError(f"choice must be 'add' or 'subtract', not {choice!r}")
        return ChooseMoon(view.seat, Moon(choice))
    (card,) = read_cards("card", [entry(answer, "card")])
    if card not in view.playable:
        raise ValueError(f"{card} may not be played")
    return Play(view.seat, card)


def read_entries(name: str, plain: Plain) -> Entries:
    """The plain value as named entries; ValueError where it is none."""
    if not isinstance(plain, dict):
        raise ValueError(f"{name} must be a JSON object, not {plain!r}")
    return cast(Entries, plain)


def entry(entries: Entries, name: str) -> Plain:
    """The entry of that name; ValueError where it is missing."""
    if name not in entries:
        raise ValueError(f"{name} is missing")
    return entries[name]
