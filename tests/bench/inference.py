"""How much the players' inference knows: the log score of where unseen cards lie.

Deals are played by one level in all seats; before every play of seat 0 the weighed worlds give
each card a chance of being where it is. Printed: the mean logarithm of that chance with the
weights and without (higher is better; −1.0986 is no knowledge of three places), for all unseen
cards and for the queen of spades.
"""

import argparse
from collections.abc import Iterator
from dataclasses import replace
from math import log
from random import Random

from hearts.cpu.inference import Supposed, Weights, suppose
from hearts.cpu.player import decide, player
from hearts.engine.cards import QUEEN_OF_SPADES
from hearts.engine.deal import Deal, deal
from hearts.engine.game import Game, Phase, new, phase_of, step, to_act
from hearts.engine.play import Hand
from hearts.engine.rules import RuleSet
from hearts.engine.variants import variant_rules
from hearts.engine.view import View, view
from tests.cpu.moments import finished

LEAST = 0.02  # of every chance is spread evenly, so that no guess costs everything


def moments(rules: RuleSet, level: str, deals: int) -> Iterator[tuple[View, tuple[Hand, ...]]]:
    """What seat 0 sees before its plays, and all hands."""
    who = player(level)
    for number in range(deals):
        first = deal(rules, "inference", number)
        game: Game = replace_deal(new(rules, "inference"), first)
        while game.phase in (Phase.PASS, Phase.PLAY):
            seat = min(to_act(game))
            seen = view(game, seat)
            if seat == 0 and len(seen.playable) > 1 and seen.table.tricks:
                yield seen, game.deal.hands
            rng = Random(f"{number}/{len(game.actions)}")
            game, _ = step(game, decide(who, seen, rng))


def replace_deal(game: Game, first: Deal) -> Game:
    """The game at another deal."""
    return game._replace(deal=first, phase=phase_of(first))


def score(
    supposed: Supposed, weights: Weights, hands: tuple[Hand, ...]
) -> Iterator[tuple[bool, float]]:
    """For each unseen card whether it is the queen of spades, and the logarithm of its chance."""
    total = sum(weight * lanes.bit_count() for weight, lanes in weights)
    for card, lying in supposed.worlds.lying.items():
        places = sum(map(bool, lying))
        holder = next((seat for seat, hand in enumerate(hands) if card in hand), len(hands))
        if places > 1:
            mass = sum(weight * (lanes & lying[holder]).bit_count() for weight, lanes in weights)
            yield card == QUEEN_OF_SPADES, log(mass / total * (1 - LEAST) + LEAST / places)


def main() -> None:
    """Print the log scores."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--worlds", type=int, default=1024)
    chosen = parser.parse_args()
    rules = replace(variant_rules("classic"), queen_breaks=True)
    scores: dict[tuple[str, str], list[float]] = {}
    for number, (seen, hands) in enumerate(moments(rules, chosen.level, chosen.deals)):
        supposed = finished(suppose(seen, chosen.worlds, Random(number)))
        even: Weights = [(1.0, (1 << chosen.worlds) - 1)]
        for name, weights in (("weighed", supposed.weights), ("even", even)):
            for queen, value in score(supposed, weights, hands):
                scores.setdefault((name, "all"), []).append(value)
                if queen:
                    scores.setdefault((name, "QS"), []).append(value)
    for (name, which), values in sorted(scores.items()):
        print(f"{which:>4} {name:>8}: {sum(values) / len(values):.4f}  ({len(values)} cards)")


if __name__ == "__main__":
    main()
