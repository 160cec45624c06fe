"""The normal level: a card count, and rules of thumb of which the first that applies decides."""

from collections.abc import Callable, Generator
from random import Random
from typing import Final

from hearts.cpu.count import Count
from hearts.cpu.counting import at_stake, follows, heavy_cards, is_last, rank_of, takes
from hearts.cpu.easy import lead_risk, stay_under, throw_off, without_bonus_thrown_away
from hearts.cpu.giving import cards_to_give
from hearts.cpu.shooting import shooting_answer, shooting_lead, shoots
from hearts.cpu.spoiling import spoiling_answer, spoiling_lead, threat
from hearts.engine.cards import Card
from hearts.engine.events import Action, ChooseMoon, Pass, Play
from hearts.engine.game import Phase
from hearts.engine.score import automatic_choice
from hearts.engine.view import View

CHEAP: Final = 0.5
"""The points that a trick may be expected to cost a high card that goes with it."""

SURE: Final = 0.95
"""A card that takes the trick so likely is taken to do so."""

VOID_RISK: Final = 3
"""What a seat known to be out of the suit adds to the risk of leading it."""

Rule = Callable[[Count], Card | None]  # None where it does not apply


class Normal:
    """A player who counts; it never draws a random number."""

    def think(self, view: View, rng: Random) -> Generator[None, None, Action]:
        """Choose an action by the first rule that applies."""
        del rng
        yield
        if view.phase is Phase.PASS:
            return Pass(view.seat, cards_to_give(view))
        if view.phase is Phase.MOON:
            choice = automatic_choice(view.rules, view.totals, view.table.taken)
            return ChooseMoon(view.seat, choice)
        if len(view.playable) == 1:
            return Play(view.seat, view.playable[0])
        count = Count(view)
        rules = ANSWERS if view.table.trick else LEADS
        chosen = (rule(count) for rule in rules)
        return Play(view.seat, next(card for card in chosen if card is not None))


def lead_for_the_moon(count: Count) -> Card | None:
    """A hand that can take everything leads from the top."""
    return shooting_lead(count) if shoots(count) else None


def lead_to_spoil_a_moon(count: Count) -> Card | None:
    """While another seat has every point, take some with a lead that nobody can beat."""
    return None if threat(count) is None else spoiling_lead(count)


def cash_the_bonus(count: Count) -> Card | None:
    """The jack of diamonds is led once nothing above him is out."""
    sure = [
        card
        for card in count.view.playable
        if count.worth[card] < 0 and count.takes(card) > SURE and count.price(card) < 0
    ]
    return min(sure, key=count.price, default=None)


def lead_safely(count: Count) -> Card:
    """A card that few can stay under, of a suit in which nobody is known to be out.

    Spades bring the queen out, unless she or a card above her is led.
    """

    def risk(card: Card) -> float:
        out_of_suit = sum(count.void(seat, card.suit) for seat in count.later)
        return lead_risk(card, count.view) + VOID_RISK * out_of_suit * (count.takes(card) > 0.3)

    return min(without_bonus_thrown_away(count.view), key=risk)


def answer_for_the_moon(count: Count) -> Card | None:
    """A hand that can take everything takes this trick too."""
    return shooting_answer(count) if shoots(count) else None


def spoil_a_moon(count: Count) -> Card | None:
    """While another seat has every point, take some or see that a third seat does."""
    shooter = threat(count)
    return None if shooter is None else spoiling_answer(count, shooter)


def give_the_heavy_card(count: Count) -> Card | None:
    """The queen of spades goes under a higher card, or where the suit is out, at once."""
    under = [card for card in count.view.playable if not takes(count.view, card)]
    heavy = heavy_cards(count.rules).intersection(under)
    return max(heavy, key=lambda card: count.worth[card], default=None)


def catch_the_bonus(count: Count) -> Card | None:
    """A trick that is worth having is taken with the card most likely to hold it."""
    over = [card for card in count.view.playable if takes(count.view, card)]
    if not over:
        return None
    best = max(over, key=lambda card: (count.takes(card), card.rank))
    worth_having = at_stake(count.view) + count.worth[best] < 0 and count.price(best) < 0
    return best if worth_having and count.takes(best) > 0.5 else None


def take_while_it_is_cheap(count: Count) -> Card | None:
    """The highest card of the suit goes while the trick can hardly cost anything."""
    light = _light_followers(count)
    if not light or is_last(count.view):
        return None
    high = max(light, key=rank_of)
    cheap = count.takes(high) * count.price(high) < CHEAP * count.unit
    return high if cheap and takes(count.view, high) else None


def rise_when_caught(count: Count) -> Card | None:
    """A trick that even the lowest card will take goes to the highest."""
    light = _light_followers(count)
    caught = light and count.takes(min(light, key=rank_of)) > SURE
    return max(light, key=rank_of) if caught else None


def follow_low(count: Count) -> Card | None:
    """Under the trick as high as may be; last, over it where it costs nothing."""
    return stay_under(count.view) if follows(count.view) else None


def discard(count: Count) -> Card:
    """What is dangerous to keep goes first."""
    return throw_off(count.view)


def _light_followers(count: Count) -> list[Card]:
    """The cards of the suit led that are neither heavy nor a bonus."""
    heavy = heavy_cards(count.rules)
    return [
        card
        for card in count.view.playable
        if card.suit is count.view.table.led and card not in heavy and count.worth[card] >= 0
    ]


LEADS: Final[tuple[Rule, ...]] = (
    lead_for_the_moon,
    lead_to_spoil_a_moon,
    cash_the_bonus,
    lead_safely,
)
ANSWERS: Final[tuple[Rule, ...]] = (
    answer_for_the_moon,
    spoil_a_moon,
    give_the_heavy_card,
    catch_the_bonus,
    take_while_it_is_cheap,
    rise_when_caught,
    follow_low,
    discard,
)
