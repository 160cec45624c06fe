"""The normal level: a card count, rules of thumb in their order, and caution where none applies."""

from collections.abc import Callable, Generator
from random import Random
from typing import Final

from hearts.cpu.count import Count
from hearts.cpu.counting import heavy_cards, is_last, rank_of, takes
from hearts.cpu.easy import play_safely
from hearts.cpu.giving import cards_to_give
from hearts.cpu.shooting import shooting_answer, shooting_lead, shoots
from hearts.cpu.spoiling import spoiling_answer, spoiling_lead, threat
from hearts.engine.cards import Card
from hearts.engine.events import Action, ChooseMoon, Pass, Play
from hearts.engine.game import Phase
from hearts.engine.score import automatic_choice
from hearts.engine.view import View

CHEAP: Final = 0.5
"""The points that a high card may cost to be rid of."""

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
        chosen = (rule(count) for rule in (ANSWERS if view.table.trick else LEADS))
        card = next((card for card in chosen if card is not None), None)
        return Play(view.seat, play_safely(view) if card is None else card)


def lead_for_the_moon(count: Count) -> Card | None:
    """A hand that can take everything leads from the top."""
    return shooting_lead(count) if shoots(count) else None


def lead_to_spoil_a_moon(count: Count) -> Card | None:
    """While another seat has every point, take one with a lead that nobody can beat."""
    return spoiling_lead(count) if threat(count) is not None else None


def answer_for_the_moon(count: Count) -> Card | None:
    """A hand that can take everything takes this trick too."""
    return shooting_answer(count) if shoots(count) else None


def spoil_a_moon(count: Count) -> Card | None:
    """While another seat has every point, take some or see that a third seat does."""
    shooter = threat(count)
    return None if shooter is None else spoiling_answer(count, shooter)


def give_the_heavy_card(count: Count) -> Card | None:
    """The queen of spades goes under a higher card, or where the suit is out, at once."""
    view = count.view
    under = [card for card in view.playable if not takes(view, card)]
    heavy = heavy_cards(count.rules).intersection(under)
    return max(heavy, key=lambda card: count.worth[card], default=None)


def take_while_it_is_cheap(count: Count) -> Card | None:
    """The highest card of the suit goes while the trick can hardly cost anything."""
    view = count.view
    following = [card for card in view.playable if card.suit is view.table.led]
    light = [card for card in following if card not in heavy_cards(count.rules)]
    if not light or is_last(view):
        return None
    high = max(light, key=rank_of)
    return high if count.takes(high) * count.price(high) < CHEAP * count.unit else None


def rise_when_caught(count: Count) -> Card | None:
    """A trick that even the lowest card will take goes to the highest."""
    view = count.view
    following = [card for card in view.playable if card.suit is view.table.led]
    light = [card for card in following if card not in heavy_cards(count.rules)]
    if light and count.takes(min(light, key=rank_of)) > 0.95:
        return max(light, key=rank_of)
    return None


LEADS: Final[tuple[Rule, ...]] = (lead_for_the_moon, lead_to_spoil_a_moon)
ANSWERS: Final[tuple[Rule, ...]] = (
    answer_for_the_moon,
    spoil_a_moon,
    give_the_heavy_card,
    take_while_it_is_cheap,
    rise_when_caught,
)
