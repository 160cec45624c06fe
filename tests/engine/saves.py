"""Saved games for the tests of their text."""

from random import Random
from zlib import crc32

from hearts.engine.cards import cards_of
from hearts.engine.events import ChooseMoon, NextDeal, Pass
from hearts.engine.game import Phase, new, step
from hearts.engine.notation import Save
from hearts.engine.plain import read_position
from hearts.engine.position import set_up
from hearts.engine.rules import Moon
from tests.engine.plays import deal_over, random_action
from tests.engine.tables import play, rules_of


def sealed(text: str) -> str:
    """The text with the checksum that belongs to it."""
    body, _, last = text.rstrip("\n").rpartition("\n")
    end = " ".join(last.split(" ")[:2])
    checksum = crc32(f"{body}\n".encode(errors="surrogatepass"))
    return f"{body}\n{end} {checksum:08x}\n"


def short_save() -> Save:
    """A game of two tricks from a position, with every kind of line there is."""
    plain = {
        "hands": [["2C", "AH"], ["4C", "QS"]],
        "totals": [7, 9],
        "deal": 3,
        "dealer": 1,
        "direction": "left",
    }
    rules = rules_of("duel passing=left pass_count=1 moon=choose")
    game = set_up(rules, 'a seed: ♥ "1"', read_position(plain))
    game, _ = step(game, Pass(1, cards_of("QS")))
    game, _ = step(game, Pass(0, cards_of("AH")))
    game = play(game, "2C 4C AH QS")
    game, _ = step(game, ChooseMoon(1, Moon.SUBTRACT))
    game, _ = step(game, NextDeal())
    game, _ = step(game, Pass(0, tuple(sorted(game.deal.hands[0])[:1])))
    return Save(game, ("person", "hard"))


def long_save(rules: str, deals: int) -> Save:
    """A game in the middle of a trick, after so many whole deals."""
    rng = Random(rules)
    game = new(rules_of(rules), "x")
    for _ in range(deals):
        game, _ = step(deal_over(game, rng), NextDeal())
    while game.phase is Phase.PASS or len(game.deal.table.tricks) < 4:
        game, _ = step(game, random_action(game, rng))
    return Save(step(game, random_action(game, rng))[0], ())
