"""Positions: a game set up in the middle of a deal."""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import NamedTuple

from hearts.engine.cards import Card
from hearts.engine.deal import Deal, opened, opening_lead
from hearts.engine.game import Game, phase_of
from hearts.engine.play import NOBODY, Table
from hearts.engine.rules import Direction, Kitty, RuleSet, Seat

Cards = tuple[Card, ...]


class Position(NamedTuple):
    """A deal as it stands; cards named nowhere are out of play.

    None means: as follows from the rest. Without a leader the rules find one, and with a
    direction other than hold the pass comes first.
    """

    hands: tuple[Cards, ...]
    kitty: Cards = ()  # hidden, for the next taker
    dead: Cards = ()
    taken: tuple[Cards, ...] | None = None
    carried: Cards = ()
    trick: tuple[tuple[Seat, Card], ...] = ()
    leader: Seat | None = None
    broken: bool | None = None
    first_trick: bool | None = None
    totals: tuple[int, ...] | None = None
    number: int = 0
    dealer: Seat = 0
    direction: Direction = Direction.HOLD


def set_up(rules: RuleSet, seed: str, position: Position) -> Game:
    """The game at this position; ValueError, with a sentence, for one that cannot be.

    `seed` deals the deals that follow.
    """
    taken = position.taken or ((),) * rules.players
    _check_counts(rules, position, taken)
    _check_cards(rules, position, taken)
    leader = _leader(rules, position)
    _check_hands(rules, position, leader)
    first_trick = _first_trick(rules, position, taken)
    trick = tuple(card for _, card in position.trick)
    shown = (*chain(*taken), *position.carried, *trick)
    hands = tuple(frozenset(hand) for hand in position.hands)
    table = Table(
        rules=rules,
        number=position.number,
        dealer=position.dealer,
        direction=position.direction,
        first_trick=first_trick,
        opening=None,
        leader=NOBODY if leader is None else leader,
        trick=trick,
        broken=not rules.breakers.isdisjoint(shown) if position.broken is None else position.broken,
        taken=taken,
        carried=position.carried,
        kitty=(),
        tricks=(),
    )
    passes = ((),) * rules.players
    deal = Deal(table, hands, hands, passes, position.kitty, position.dead)
    if leader is None and position.direction is Direction.HOLD:
        deal = opened(deal)
    elif first_trick and leader is not None and not trick:
        deal = _opened_by(deal, leader)
    totals = position.totals or (0,) * rules.players
    game = Game(rules, seed, phase_of(deal), totals, (), deal, (), None)
    return game._replace(start=game)


def _check_counts(rules: RuleSet, position: Position, taken: Sequence[Cards]) -> None:
    totals = position.totals or (0,) * rules.players
    for name, entries in (("hands", position.hands), ("taken", taken), ("totals", totals)):
        if len(entries) != rules.players:
            raise ValueError(
                f"{name} must have an entry for each of {rules.players} seats, not {len(entries)}"
            )
    seats = [position.dealer, *(seat for seat, _ in position.trick)]
    if position.leader is not None:
        seats.append(position.leader)
    for seat in seats:
        if seat not in rules.seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {rules.players - 1}")
    if position.number < 0:
        raise ValueError(f"deal must be 0 or more, not {position.number}")
    if position.direction is Direction.ACROSS and rules.players % 2:
        raise ValueError(f"nobody sits across with {rules.players} players")


def _check_cards(rules: RuleSet, position: Position, taken: Iterable[Cards]) -> None:
    trick = [card for _, card in position.trick]
    places = (*position.hands, position.kitty, position.dead, *taken, position.carried, trick)
    seen: set[Card] = set()
    for card in chain(*places):
        if card in seen:
            raise ValueError(f"{card} is in two places")
        if card not in rules.deck:
            raise ValueError(f"{card} is not in the deck of these rules")
        seen.add(card)
    if position.kitty and rules.kitty is not Kitty.FIRST_TRICK:
        raise ValueError("these rules have no kitty for a taker: name its cards dead")


def _leader(rules: RuleSet, position: Position) -> Seat | None:
    """Who leads the trick; None where the rules, or a pass that comes first, decide."""
    if not position.trick:
        begun = any(position.taken or ()) or position.carried or position.first_trick is False
        if position.leader is None and begun:
            raise ValueError("who leads? The rules find the leader of the first trick only")
        return position.leader
    leader = position.trick[0][0] if position.leader is None else position.leader
    for place, (seat, card) in enumerate(position.trick):
        if seat != (leader + place) % rules.players:
            raise ValueError(
                f"the trick cannot be: {card} is seat {seat}'s, but play goes clockwise"
                f" from seat {leader}"
            )
    if len(position.trick) >= rules.players:
        raise ValueError("the trick is complete: put its cards among the taken ones")
    return leader


def _check_hands(rules: RuleSet, position: Position, leader: Seat | None) -> None:
    have_played = {seat for seat, _ in position.trick}
    sizes = {len(hand) + (seat in have_played) for seat, hand in enumerate(position.hands)}
    if len(sizes) > 1:
        listed = ", ".join(str(len(hand)) for hand in position.hands)
        raise ValueError(f"hands of {listed} cards cannot be in this trick: one is too long")
    if sizes == {0}:
        raise ValueError("there is no card left to play")
    passing = leader is None and position.direction is not Direction.HOLD
    if passing and max(sizes) < rules.pass_count:
        raise ValueError(f"hands of {max(sizes)} cannot pass {rules.pass_count} cards")


def _first_trick(rules: RuleSet, position: Position, taken: Iterable[Cards]) -> bool:
    if position.first_trick is not None:
        return position.first_trick
    if position.leader is None and not position.trick:
        return True
    full = max(len(hand) for hand in position.hands) == rules.cards_each
    return full and not any(taken) and not position.carried


def _opened_by(deal: Deal, leader: Seat) -> Deal:
    """The deal with its opening card, led by the seat the position names."""
    table, hands = deal.table, deal.hands
    right, opening = opening_lead(table.rules, table.dealer, hands)
    if right != leader:
        holds = "" if opening is None else f" holds {opening}"
        raise ValueError(f"seat {leader} cannot lead the first trick: seat {right}{holds}")
    return deal._replace(table=table._replace(opening=opening))
