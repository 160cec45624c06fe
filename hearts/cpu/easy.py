"""The easy level: ducks where it can and sheds what is dangerous; it looks no further."""

from collections import Counter
from collections.abc import Generator, Sequence
from random import Random

from hearts.cpu.counting import (
    at_stake,
    follows,
    heavy_cards,
    higher,
    is_last,
    lower,
    rank_of,
    takes,
    unseen_cards,
)
from hearts.engine.cards import Card
from hearts.engine.events import Action, ChooseMoon, Pass, Play
from hearts.engine.game import Phase
from hearts.engine.score import automatic_choice
from hearts.engine.view import View


class Easy:
    """A cautious player that never draws a random number."""

    def think(self, view: View, rng: Random) -> Generator[None, None, Action]:
        """Choose an action by what is dangerous to hold or to take."""
        del rng
        yield
        if view.phase is Phase.PASS:
            return Pass(view.seat, _passed(view))
        if view.phase is Phase.MOON:
            choice = automatic_choice(view.rules, view.totals, view.table.taken)
            return ChooseMoon(view.seat, choice)
        return Play(view.seat, play_safely(view))


def _passed(view: View) -> tuple[Card, ...]:
    """The cards most dangerous to keep."""
    by_danger = sorted(view.hand, key=lambda card: _danger(card, view), reverse=True)
    return tuple(by_danger[: view.rules.pass_count])


def _danger(card: Card, view: View) -> float:
    """How much the hand would rather be without the card, before the pass."""
    rules, height = view.rules, card.rank - 2
    suit = [other for other in view.hand if other.suit is card.suit]
    watched = [heavy for heavy in heavy_cards(rules) if heavy.suit is card.suit]
    if rules.worth[card] < 0:
        return -20
    if watched:
        lowest = min(heavy.rank for heavy in watched)
        if card.rank < lowest:
            return -10
        well_guarded = sum(other.rank < lowest for other in suit) >= 4
        return -5 if well_guarded else 90 if card in watched else 80
    if rules.worth[card] > 0:
        return 3 * height + (4 if len(suit) < 4 else 0)
    return 2.5 * height + 1.5 * (6 - len(suit))


def play_safely(view: View) -> Card:
    """The card the easy level plays."""
    if not view.table.trick:
        return min(without_bonus_thrown_away(view), key=lambda card: lead_risk(card, view))
    return stay_under(view) if follows(view) else throw_off(view)


def without_bonus_thrown_away(view: View) -> Sequence[Card]:
    """What may be played, without the bonus cards that somebody else could take."""
    kept = [
        card
        for card in view.playable
        if view.rules.worth[card] >= 0 or (is_last(view) and takes(view, card))
    ]
    return kept or view.playable


def lead_risk(card: Card, view: View) -> float:
    """How likely the card is to take the trick it leads, a card to watch weighing most."""
    unseen = unseen_cards(view)
    below = lower(card, unseen)
    risk = 2 * below - 0.1 * (card.rank - 2)
    if below + higher(card, unseen) == 0:
        risk += 8
    watched = _watched(card, view)
    if watched and card.rank >= min(heavy.rank for heavy in watched):
        risk += 30
    elif watched and not watched.intersection(view.hand):
        risk -= 4  # a lead from below may bring it out
    elif view.rules.worth[card] > 0:
        risk += 1
    return risk


def stay_under(view: View) -> Card:
    """The highest card under the trick; else over it as low as is safe."""
    may, heavy = without_bonus_thrown_away(view), heavy_cards(view.rules)
    under = [card for card in may if not takes(view, card)]
    if heavy.intersection(under):
        return max(heavy.intersection(under), key=view.rules.worth.__getitem__)
    light = [card for card in may if card not in heavy] or may
    if is_last(view) and at_stake(view) <= 0:
        return max(light, key=rank_of)
    if under:
        return max(under, key=rank_of)
    watched = _watched(light[0], view)
    if watched and not is_last(view):
        lowest = min(heavy.rank for heavy in watched)
        light = [card for card in light if card.rank < lowest] or light
        return min(light, key=rank_of)
    if is_last(view) or view.table.first_trick:
        return max(light, key=rank_of)
    return min(light, key=rank_of)


def throw_off(view: View) -> Card:
    """The card the hand would most like to be rid of, where the suit led is out."""
    may = without_bonus_thrown_away(view)
    losing = [card for card in may if not takes(view, card)]
    return max(losing or may, key=lambda card: burden(card, view))


def burden(card: Card, view: View) -> float:
    """How glad the hand is to be rid of the card."""
    rules, height = view.rules, card.rank - 2
    lengths = Counter(other.suit for other in view.hand)
    watched = _watched(card, view)
    if card in heavy_cards(rules):
        return 200 + rules.worth[card]
    if watched and card.rank > min(heavy.rank for heavy in watched):
        return 100 + height
    if rules.worth[card] < 0:
        return -20
    if rules.worth[card] > 0:
        return 20 + height
    return 1.2 * height + 5 - lengths[card.suit]


def _watched(card: Card, view: View) -> frozenset[Card]:
    """The heavy cards of the card's suit that have not been played."""
    still = (*view.hand, *unseen_cards(view))
    return frozenset(heavy_cards(view.rules).intersection(still)) & frozenset(
        other for other in still if other.suit is card.suit
    )
