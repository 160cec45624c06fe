"""Ending a deal early: when nothing that anybody does can change the score any more."""

from collections.abc import Iterator

from hearts.engine.events import Action, Play
from hearts.engine.game import Game, Phase, step
from hearts.engine.play import playable
from hearts.engine.rules import Kitty, Twins
from hearts.engine.view import View


class Claims:
    """Whether a deal is certain, worked out once for each view."""

    def __init__(self) -> None:
        self._known: tuple[View | None, bool] = (None, False)

    def certain(self, view: View) -> bool:
        """Whether nothing can change any more, as far as the view tells."""
        if self._known[0] is not view:
            self._known = view, certain(view)
        return self._known[1]


def certain(view: View) -> bool:
    """Whether every way the deal can go on, with any hands the others may hold, scores the same.

    It is answered from what the seat knows. True is always right; the answer is sought in two
    cases that cover nearly every deal's end: no card that counts is left, or every card of the
    seat to lead takes its trick.
    """
    table, rules = view.table, view.rules
    if view.phase is not Phase.PLAY or (rules.kitty is Kitty.FIRST_TRICK and table.first_trick):
        return False
    taken = {card for cards in table.taken for card in cards}
    left = [card for card in rules.deck if card not in taken]
    if not any(rules.worth[card] for card in left):
        return True
    if view.acts and not table.trick and _takes_all(view):
        # Cards that lie dead are never taken: it must be known that none of them counts.
        return rules.kitty is not Kitty.DEAD or not _may_be_dead(view)
    return False


def _takes_all(view: View) -> bool:
    """Whether each card of the hand, led at any time, takes its trick."""
    rules, table = view.rules, view.table
    seen = {card for cards in table.taken for card in cards} | set(table.carried) | set(view.hand)
    unseen = [card for card in rules.deck if card not in seen]
    for card in view.hand:
        for other in unseen:
            if other.suit is card.suit and other.rank > card.rank:
                return False
            if other.face == card.face and rules.twins is Twins.CANCEL:
                return False
            if rules.trump is other.suit and card.suit is not rules.trump:
                return False
    return True


def _may_be_dead(view: View) -> bool:
    """Whether a card that counts might be out of play."""
    rules, table = view.rules, view.table
    seen = {card for cards in table.taken for card in cards} | set(view.hand)
    return any(rules.worth[card] for card in rules.deck if card not in seen)


def played_out(game: Game) -> Iterator[Action]:
    """The actions that play the deal to its end: in turn, the lowest card that may be played."""
    while game.phase is Phase.PLAY:
        table = game.deal.table
        seat = table.turn
        action = Play(seat, min(playable(game.deal.hands[seat], table)))
        game, _ = step(game, action)
        yield action
