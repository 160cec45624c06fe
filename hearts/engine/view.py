"""A view: what one seat may know of a game, and what it may do."""

from functools import lru_cache
from typing import NamedTuple

from hearts.engine.cards import Card
from hearts.engine.game import PLAY, Game, Phase, Seats, to_act
from hearts.engine.play import Hand, Reason, Table, playable, why_not
from hearts.engine.rules import MOST_PLAYERS, Moon, RuleSet, Seat
from hearts.engine.score import DealScore, added, score


class View(NamedTuple):
    """The table, one seat's own cards and what it may do; nothing that seat has not seen."""

    seat: Seat
    phase: Phase
    table: Table
    totals: tuple[int, ...]
    scores: tuple[DealScore, ...]
    to_act: Seats
    hand: tuple[Card, ...]  # in card order
    dealt: tuple[Card, ...]  # the hand before the pass
    passed: tuple[Card, ...]  # what the seat has given, or will give once all have chosen
    received: tuple[Card, ...]
    playable: tuple[Card, ...]  # empty unless the seat is to play

    @property
    def rules(self) -> RuleSet:
        """The rule set of the game."""
        return self.table.rules

    @property
    def acts(self) -> bool:
        """Whether the game waits for this seat."""
        return self.seat in self.to_act

    def why_not(self, card: Card) -> Reason | None:
        """Why the seat may not play the card now; None where it may."""
        if self.phase is not Phase.PLAY:
            return Reason.WRONG_PHASE
        if not self.acts:
            return Reason.NOT_YOUR_TURN
        return why_not(frozenset(self.hand), card, self.table)

    def after_moon(self, choice: Moon) -> tuple[int, ...]:
        """The totals that this choice of the shooter's would bring."""
        return added(self.totals, score(self.rules, self.table.taken, choice).points)


def view(game: Game, seat: Seat) -> View:
    """The game as that seat may know it."""
    deal, phase, acting = game.deal, game.phase, to_act(game)
    table, passes, hand = deal.table, deal.passes, deal.hands[seat]
    may = playable(hand, table) if phase is PLAY and seat in acting else ()
    return View(
        seat,
        phase,
        table,
        game.totals,
        game.scores,
        acting,
        hand=tuple(sorted(hand)),
        dealt=_in_order(deal.dealt[seat]),
        passed=passes[seat],
        received=passes[deal.giver_to(seat)] if all(passes) else (),
        playable=tuple(sorted(may)),
    )


@lru_cache(maxsize=MOST_PLAYERS)
def _in_order(dealt: Hand) -> tuple[Card, ...]:
    """The cards sorted: once a deal, not in every view of it."""
    return tuple(sorted(dealt))
