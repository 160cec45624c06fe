"""What is as good as certain about the unseen cards, if everybody means to play well."""

from hearts.cpu.plan import plan_of
from hearts.cpu.unseen import Constraints, matched
from hearts.engine.cards import Card
from hearts.engine.rules import Seat
from hearts.engine.view import View


def likely(view: View, known: Constraints) -> Constraints:
    """The constraints, and that nobody has kept a spike it could have got rid of.

    Just `known` where that cannot be.
    """
    kept = _without_spikes(view)
    if not kept:
        return known
    spikes = set(plan_of(view.rules).spikes)
    holders = {
        card: tuple(place for place in places if place not in kept) or places
        if card in spikes
        else places
        for card, places in known.holders.items()
    }
    narrowed = Constraints(holders, known.room)
    return narrowed if matched(holders, known.room) else known


def _without_spikes(view: View) -> set[Seat]:
    """The seats that let a chance pass to throw a spike away, or to play it under a higher card."""
    plan, table, players = plan_of(view.rules), view.table, view.rules.players
    seats: set[Seat] = set()
    tricks = [(trick.leader, trick.cards) for trick in table.tricks]
    if table.trick:
        tricks.append((table.leader, table.trick))
    whole = len(table.tricks) + len(view.hand) == view.rules.cards_each
    for number, (leader, cards) in enumerate(tricks):
        careful = whole and not number and not view.rules.first_trick_points
        best = cards[0]
        for place, card in enumerate(cards):
            seat = (leader + place) % players
            if place and seat != view.seat and card not in plan.spikes:
                free = card.suit != cards[0].suit and not careful
                if free or any(
                    card.suit == best.suit == found.suit
                    and best.rank > max(CARD_RANK(spike) for spike in found.spikes)
                    for found in plan.spike_suits
                ):
                    seats.add(seat)
            if card.suit == best.suit and card.rank > best.rank:
                best = card
    return seats


def CARD_RANK(card: int) -> int:
    return card % 13 + 2
