"""The cards a seat does not see: where each may lie, as far as that is certain."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from hearts.engine.cards import Card, Suit
from hearts.engine.game import Phase
from hearts.engine.play import Table, restrictions
from hearts.engine.rules import Opening, Seat
from hearts.engine.view import View

Place = int  # a seat, or `players` for the cards in no hand: kitty, dead, out of play
Holders = Mapping[Card, tuple[Place, ...]]


class Constraints(NamedTuple):
    """What is certain about the cards a seat does not see; there is always a way to meet it."""

    holders: Holders  # the places that may hold a card, in order, by unseen card in card order
    room: tuple[int, ...]  # how many of the unseen cards lie in each place


def constraints(view: View) -> Constraints:
    """What the view's seat can be sure of about the cards it does not see.

    It knows the cards it passed until they are played, what each play told by the rules about
    the hand it came from, and what the opening lead told about the lower clubs. Nothing is
    concluded from how well anybody plays. ValueError where nothing fits, which only a view made
    up by hand can bring about.
    """
    unseen = _unseen(view)
    room = _room(view, len(unseen))
    certain = Constraints({card: tuple(_holders(view, card, room)) for card in unseen}, room)
    ruled_out = _ruled_out(view)
    holders = {
        card: tuple(place for place in places if (card, place) not in ruled_out)
        for card, places in certain.holders.items()
    }
    if matched(holders, room) is not None:
        return Constraints(holders, room)
    # A position set up by hand may contradict the plays that led to it.
    if matched(certain.holders, room) is not None:
        return certain
    raise ValueError("no deal of the unseen cards fits what this seat knows")


def _unseen(view: View) -> tuple[Card, ...]:
    table = view.table
    seen = {*view.hand, *table.trick, *table.carried, *chain(*table.taken)}
    return tuple(card for card in view.rules.deck if card not in seen)


def _room(view: View, unseen: int) -> tuple[int, ...]:
    """How many unseen cards each seat holds, and how many nobody does."""
    full, have_played = _full(view), _have_played(view.table)
    hands = [0 if seat == view.seat else full - (seat in have_played) for seat in view.rules.seats]
    return (*hands, unseen - sum(hands))


def _full(view: View) -> int:
    """How many cards a seat holds that has not played to the trick."""
    return len(view.hand) + (view.seat in _have_played(view.table))


def _have_played(table: Table) -> list[Seat]:
    return [(table.leader + place) % table.rules.players for place in range(len(table.trick))]


def _holders(view: View, card: Card, room: Sequence[int]) -> Iterator[Place]:
    """The places with room for the card, or the only one where that is known."""
    table, players = view.table, view.rules.players
    if card == table.opening:
        yield table.leader
    elif card in view.passed:
        yield (view.seat + table.direction.offset(players)) % players
    else:
        yield from (place for place, size in enumerate(room) if size)


def _ruled_out(view: View) -> set[tuple[Card, Seat]]:
    """The cards that cannot be in a hand, by what has been played and led."""
    if view.phase is not Phase.PLAY:
        return set()
    out: set[tuple[Card, Seat]] = set()
    whole = _whole(view)
    for seat, card, before in _plays(view.table, whole):
        if seat != view.seat:
            out.update((other, seat) for other in _denied(card, before))
    if whole and view.rules.opening is Opening.LOWEST_CLUB:
        for card in _below_opening(view.table):
            out.update((card, seat) for seat in view.rules.seats)
    return out


def _whole(view: View) -> bool:
    """Whether the tricks reach back to the start of the deal, as in a position they may not."""
    table = view.table
    played = sum(len(cards) for _, cards in _tricks(table))
    shown = len(table.trick) + len(table.carried) + sum(map(len, table.taken))
    return (
        played + len(table.kitty) == shown
        and len(table.tricks) + _full(view) == view.rules.cards_each
    )


def _denied(card: Card, before: Table) -> Iterator[Card]:
    """The cards that whoever played this one did not hold, or the rules would have refused it."""
    listed = restrictions(before)
    if all(card in keep for _, keep in listed):
        return
    narrowed = frozenset(before.rules.deck)
    for _, keep in listed:
        if card in keep:
            narrowed &= keep
        else:
            yield from narrowed & keep


def _plays(table: Table, whole: bool) -> Iterator[tuple[Seat, Card, Table]]:
    """Every play of the tricks that are known, with the table as it was before."""
    opens = whole and table.rules.opening is Opening.LOWEST_CLUB
    first, broken = whole, table.broken and not whole
    for leader, cards in _tricks(table):
        for place, card in enumerate(cards):
            opening = card if opens and card.suit is Suit.CLUBS else None
            before = table._replace(
                opening=opening, first_trick=first, trick=cards[:place], broken=broken
            )
            yield (leader + place) % table.rules.players, card, before
            broken = broken or card in table.rules.breakers
            opens = False
        first = False


def _tricks(table: Table) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    for trick in table.tricks:
        yield trick.leader, trick.cards
    yield table.leader, table.trick


def _below_opening(table: Table) -> Iterator[Card]:
    """The clubs too low to be in any hand, as the lowest one dealt opens."""
    leads = (cards[0] for _, cards in _tricks(table) if cards)
    opening = next(leads, table.opening)
    for card in table.rules.deck:
        if card.suit is Suit.CLUBS and (
            opening is None
            or opening.suit is not Suit.CLUBS
            or (card.rank, card.pack) < (opening.rank, opening.pack)
        ):
            yield card


def matched(holders: Holders, room: Sequence[int]) -> dict[Card, Place] | None:
    """A place for each card with no place over- or underfull; None where there is no way.

    Cards are placed in the given order, each in the first of its holders that has room.
    """
    placed: dict[Card, Place] = {}
    lying: list[list[Card]] = [[] for _ in room]

    def place(card: Card, tried: set[Place]) -> bool:
        """Find room for the card, moving others on along a path of places not yet tried."""
        for there in holders[card]:
            if len(lying[there]) < room[there]:
                return lay(card, there)
        for there in holders[card]:
            if there in tried:
                continue
            tried.add(there)
            for other in tuple(lying[there]):
                if place(other, tried):
                    lying[there].remove(other)
                    return lay(card, there)
        return False

    def lay(card: Card, there: Place) -> bool:
        placed[card] = there
        lying[there].append(card)
        return True

    for card in holders:
        if not place(card, set()):
            return None
    return placed if [len(cards) for cards in lying] == list(room) else None
