"""The strong players: every candidate is played out in many worlds that could be."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from random import Random
from typing import Final, NamedTuple

from hearts.cpu.draw import draw
from hearts.cpu.inference import Styles, Weights, dress, styles, weights
from hearts.cpu.outcome import Outcome, cost, outcomes
from hearts.cpu.passing import choose_pass
from hearts.cpu.playout import playout
from hearts.cpu.setting import batch_of
from hearts.cpu.unseen import constraints
from hearts.cpu.worlds import Worlds, sample
from hearts.engine.cards import Card
from hearts.engine.events import Action, ChooseMoon, Pass, Play
from hearts.engine.game import Phase
from hearts.engine.score import automatic_choice
from hearts.engine.view import View


Supposed = tuple[Worlds, Styles, Weights]


class Manner(Enum):
    """How the seat itself goes on in the playouts after its candidate."""

    USUAL = auto()
    PASSIVE = auto()
    SHOOTING = auto()


class Try(NamedTuple):
    """A candidate and how it is followed up."""

    card: Card
    manner: Manner


@dataclass(frozen=True)
class Searcher:
    """A player by playouts, with its budget."""

    supposed: int = 1024  # worlds weighed by what has been played
    rounds: tuple[int, ...] = (128,)  # worlds in each round
    manners: tuple[Manner, ...] = (Manner.USUAL, Manner.SHOOTING)
    kept: int = 6  # tries that go on to the next round
    forgiving: float = 0.7
    duckers: float = 0.5
    shooters: float = 0.08
    caution: float = 1.0  # points a moon attempt must be better by
    trust: float = 0.8  # of the predicted own moons that come out
    pass_worlds: int = 128
    pass_tries: int = 20

    def think(self, view: View, rng: Random) -> Generator[None, None, Action]:
        """Choose by playouts; see `Player`."""
        if view.phase is Phase.MOON:
            return ChooseMoon(
                view.seat, automatic_choice(view.rules, view.totals, view.table.taken)
            )
        if view.phase is Phase.PASS:
            chosen = yield from choose_pass(self, view, rng)
            return Pass(view.seat, chosen)
        if len(view.playable) == 1:
            return Play(view.seat, view.playable[0])
        tried = yield from self.tried(view, rng)
        best = min(tried, key=lambda each: each[1])
        return Play(view.seat, best[0].card)

    def tried(
        self, view: View, rng: Random
    ) -> Generator[None, None, list[tuple[Try, float, Outcome]]]:
        """The tries of the last round with their costs."""
        supposed = yield from self._suppose(view, rng)
        tries = self._tries(view)
        totals = [Outcome()] * len(tries)
        for number, count in enumerate(self.rounds):
            if number:
                order = sorted(
                    range(len(tries)), key=lambda i: self._cost(view, tries[i], totals[i])
                )
                order = order[: self.kept]
                if len({tries[i].card for i in order}) == 1:
                    break
                tries, totals = [tries[i] for i in order], [totals[i] for i in order]
            new = yield from self._round(view, supposed, tries, count, rng)
            totals = [old.plus(more) for old, more in zip(totals, new, strict=True)]
        return [
            (each, self._cost(view, each, total), total)
            for each, total in zip(tries, totals, strict=True)
        ]

    def _suppose(self, view: View, rng: Random) -> Generator[None, None, Supposed]:
        """Many worlds, weighted by what has been played."""
        worlds = sample(constraints(view), self.supposed, rng)
        yield
        drawn = styles(view, self.supposed, rng, self.duckers, self.shooters)
        weighted = yield from weights(view, worlds, drawn, self.forgiving, rng)
        return worlds, drawn, weighted

    def _cost(self, view: View, each: Try, total: Outcome) -> float:
        adjusted = total._replace(
            my_moons=total.my_moons * self.trust,
            points=total.points - 8 * (1 - self.trust) * total.my_moons,
        )
        extra = self.caution if each.manner is Manner.SHOOTING else 0.0
        return cost(view.rules, adjusted) + extra

    def _tries(self, view: View) -> list[Try]:
        others = [
            seat
            for seat, cards in enumerate(view.table.taken)
            if seat != view.seat and not view.rules.penalties.isdisjoint(cards)
        ]
        return [
            Try(card, manner)
            for manner in self.manners
            for card in candidates(view)
            if manner is not Manner.SHOOTING or not others
        ]

    def _round(
        self, view: View, supposed: Supposed, tries: Sequence[Try], count: int, rng: Random
    ) -> Generator[None, None, list[Outcome]]:
        worlds, drawn = draw(*supposed, count, rng)
        yield
        batch = batch_of(view, worlds, len(tries), rng)
        leader = view.table.leader
        dress(batch, drawn, leader)
        batch.shooting = batch.undeterred(batch.shooting)
        mine = (view.seat - leader) % view.rules.players
        for manner, planes in (
            (Manner.SHOOTING, batch.shooting),
            (Manner.PASSIVE, batch.passive),
        ):
            planes[mine] = batch.lanes_of(
                index for index, each in enumerate(tries) if each.manner is manner
            )
        yield
        picks = [
            (card, batch.lanes_of(i for i, each in enumerate(tries) if each.card == card))
            for card in dict.fromkeys(each.card for each in tries)
        ]
        begun = [[(card, batch.full)] for card in view.table.trick] + [picks]
        yield from playout(batch, begun)
        return outcomes(batch)


def candidates(view: View) -> list[Card]:
    """The playable cards, of those that touch each other only the highest."""
    worth = view.rules.worth
    held = set(view.hand)
    gone = set(view.rules.deck) - held - set(view.table.trick)
    known = {card for cards in view.table.taken for card in cards}
    out = gone & known
    chosen: list[Card] = []
    for card in view.playable:
        if chosen:
            last = chosen[-1]
            between = [
                c for c in view.rules.deck if c.suit == card.suit and last.rank < c.rank < card.rank
            ]
            if (
                last.suit == card.suit
                and worth[last] == worth[card]
                and all(c in out or c in held for c in between)
            ):
                chosen[-1] = card
                continue
        chosen.append(card)
    return chosen


HARD: Final = Searcher()
EXPERT: Final = Searcher(supposed=4096, rounds=(256, 768), manners=tuple(Manner))
