"""Playing at random: the same choices from the same seed on every machine."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

from hearts.engine.cards import shuffled
from hearts.engine.events import Action, ChooseMoon, Event, NextDeal, Pass, Play
from hearts.engine.game import Game, Phase, step, to_act
from hearts.engine.play import playable
from hearts.engine.rules import Moon

Thing = TypeVar("Thing")


def one_of(some: Sequence[Thing], rng: Random) -> Thing:
    """Any of these things, drawn by `random()` alone."""
    return some[int(rng.random() * len(some))]


def random_action(game: Game, rng: Random) -> Action:
    """Any action the rules allow; only in a game that is not over."""
    if game.phase is Phase.SCORED:
        return NextDeal()
    seat = one_of(sorted(to_act(game)), rng)
    hand = game.deal.hands[seat]
    if game.phase is Phase.PASS:
        return Pass(seat, shuffled(sorted(hand), rng)[: game.rules.pass_count])
    if game.phase is Phase.MOON:
        return ChooseMoon(seat, one_of((Moon.ADD, Moon.SUBTRACT), rng))
    return Play(seat, one_of(sorted(playable(hand, game.deal.table)), rng))


def deal_by_deal(game: Game, rng: Random) -> Iterator[tuple[Game, Action, Game, Sequence[Event]]]:
    """Every step of a random game until its end: before, action, after, events."""
    while game.phase is not Phase.OVER:
        action = random_action(game, rng)
        after, events = step(game, action)
        yield game, action, after, events
        game = after


def deal_over(game: Game, rng: Random) -> Game:
    """The game when its deal has been played out at random and scored."""
    while game.phase not in (Phase.SCORED, Phase.OVER):
        game, _ = step(game, random_action(game, rng))
    return game


def somewhere(game: Game, rng: Random, deals: int = 2) -> Game:
    """The game at any moment of its first `deals` deals, or at its end."""
    per_deal = game.rules.cards_each * game.rules.players + 2 * game.rules.players
    for _ in range(int(rng.random() * per_deal * deals)):
        if game.phase is Phase.OVER:
            break
        game, _ = step(game, random_action(game, rng))
    return game
