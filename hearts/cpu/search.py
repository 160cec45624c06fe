"""The strong players: every candidate is played out in many worlds that could be."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from hearts.cpu.batch import Batch
from hearts.cpu.candidates import Manner, Try, tries
from hearts.cpu.draw import draw
from hearts.cpu.inference import Supposed, suppose
from hearts.cpu.outcome import CAUTION, Outcome, outcomes, sober_cost
from hearts.cpu.passing import Effort, choose_pass
from hearts.cpu.planes import Plane
from hearts.cpu.playout import playout
from hearts.cpu.setting import batch_of
from hearts.cpu.styles import alarmed, dress
from hearts.cpu.worlds import affordable
from hearts.engine.events import Action, ChooseMoon, Pass, Play
from hearts.engine.game import Phase
from hearts.engine.score import automatic_choice
from hearts.engine.view import View


class Tried(NamedTuple):
    """What came of a try, and what that costs: the lower the better."""

    tried: Try
    outcome: Outcome
    cost: float


@dataclass(frozen=True, kw_only=True)
class Searcher:
    """A player by playouts and its budget; see `Player`."""

    supposed: int  # worlds weighed by what has been played, a multiple of 8
    rounds: tuple[int, ...]  # worlds drawn from them in each round, multiples of 8
    manners: tuple[Manner, ...]
    passing: Effort
    kept: int = 6  # tries that go on to the next round
    recalls: bool = False  # whether it thinks of what the others have passed

    def think(self, view: View, rng: Random) -> Generator[None, None, Action]:
        """Choose by playouts; their number is fixed, and so is all else but the draws."""
        if view.phase is Phase.MOON:
            choice = automatic_choice(view.rules, view.totals, view.table.taken)
            return ChooseMoon(view.seat, choice)
        if view.phase is Phase.PASS:
            cards = yield from choose_pass(view, self.passing, rng)
            return Pass(view.seat, cards)
        if len(view.playable) == 1:
            return Play(view.seat, view.playable[0])
        tried = yield from self.tried(view, rng)
        return Play(view.seat, tried[0].tried.card)

    def tried(self, view: View, rng: Random) -> Generator[None, None, list[Tried]]:
        """Every try, the best first, those that fell out in an earlier round last."""
        supposed = yield from suppose(
            view, affordable(view.rules, self.supposed), rng, self.recalls
        )
        left = [self._judged(view, each, Outcome()) for each in tries(view, self.manners)]
        dropped: list[Tried] = []
        for number, worlds in enumerate(self.rounds):
            if number:
                left, dropped = left[: self.kept], left[self.kept :] + dropped
                if len({each.tried.card for each in left}) == 1:
                    break
            count = affordable(view.rules, worlds)
            new = yield from _outcomes(view, supposed, [each.tried for each in left], count, rng)
            left = [
                self._judged(view, old.tried, old.outcome.plus(more))
                for old, more in zip(left, new, strict=True)
            ]
            left.sort(key=lambda each: _preference(view, each))
        return left + dropped

    def _judged(self, view: View, tried: Try, outcome: Outcome) -> Tried:
        if not outcome.worlds:
            return Tried(tried, outcome, 0.0)
        extra = CAUTION if tried.manner is Manner.SHOOTING else 0.0
        return Tried(tried, outcome, sober_cost(view, outcome) + extra)


def _preference(view: View, each: Tried) -> tuple[float, int, int]:
    """The cheaper the better; of equals the card to be rid of: worth more, then higher."""
    card = each.tried.card
    return round(each.cost, 6), -view.rules.worth[card], -card.rank


def _outcomes(
    view: View, supposed: Supposed, tried: Sequence[Try], count: int, rng: Random
) -> Generator[None, None, list[Outcome]]:
    """What comes of each try in the same worlds."""
    worlds, styles = yield from draw(supposed, count, rng)
    yield
    batch = batch_of(view, worlds, len(tried), rng)
    yield
    leader = view.table.leader
    dress(batch, alarmed(styles, view, count, rng), leader)
    batch.shooting = batch.undeterred(batch.shooting)
    place = (view.seat - leader) % view.rules.players
    batch.shooting[place] = _lanes_in(batch, tried, Manner.SHOOTING)
    batch.passive[place] = _lanes_in(batch, tried, Manner.PASSIVE)
    batch.wary = _lanes_in(batch, tried, Manner.WARY)
    picks = [
        (card, batch.lanes_of(index for index, each in enumerate(tried) if each.card == card))
        for card in dict.fromkeys(each.card for each in tried)
    ]
    yield
    begun = [[(card, batch.full)] for card in view.table.trick]
    yield from playout(batch, [*begun, picks])
    return outcomes(batch)


def _lanes_in(batch: Batch, tried: Sequence[Try], manner: Manner) -> Plane:
    """The lanes in which the seat goes on in that manner."""
    return batch.lanes_of(index for index, each in enumerate(tried) if each.manner is manner)


HARD: Final = Searcher(
    supposed=256,
    rounds=(96,),
    manners=(Manner.USUAL, Manner.SHOOTING),
    passing=Effort(tries=20, rounds=(128,)),
)
EXPERT: Final = Searcher(
    supposed=4096,
    rounds=(256, 1280),
    manners=tuple(Manner),
    passing=Effort(tries=80, rounds=(256, 1536), kept=8, shooting=True),
    recalls=True,
)
