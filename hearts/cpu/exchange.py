"""The exchange of cards: the deal after all have passed, one segment for each pass of ours."""

from collections.abc import Generator, Mapping, Sequence
from random import Random
from typing import Final

from hearts.cpu.batch import Batch
from hearts.cpu.plan import Plan, plan_of
from hearts.cpu.planes import Plane, binary, coins, tiled
from hearts.cpu.styles import DUCKERS
from hearts.cpu.worlds import Worlds
from hearts.engine.cards import Card
from hearts.engine.rules import Kitty
from hearts.engine.view import View

PAUSE: Final = 13  # so many cards are laid out between two pauses


def exchanged(
    view: View, worlds: Worlds, tries: Sequence[tuple[Card, ...]], rng: Random
) -> Generator[None, None, Batch]:
    """The deal after all have passed, one segment for each of our passes."""
    rules, plan = view.rules, plan_of(view.rules)
    batch = Batch(plan, worlds.number, len(tries), rng)
    players = rules.players
    offset = view.table.direction.offset(players)
    lying = yield from _after_passes(view, worlds, plan, rng)
    by_seat: dict[int, list[Plane]] = {
        card: [tiled(part, worlds.number, len(tries)) for part in parts[:players]]
        for card, parts in lying.items()
    }
    for card in view.hand:
        gone = batch.lanes_of(index for index, cards in enumerate(tries) if card in cards)
        parts = [0] * players
        parts[view.seat] = batch.full ^ gone
        parts[(view.seat + offset) % players] |= gone
        by_seat[card] = parts
    yield
    leads = _leads(view, plan, by_seat, batch.full)
    for number, (card, parts) in enumerate(by_seat.items()):
        if number % PAUSE == 0:
            yield
        turned = [0] * players
        for leader, lanes in enumerate(leads):
            if lanes:
                for place in range(players):
                    turned[place] |= parts[(leader + place) % players] & lanes
        batch.owner[card] = binary(turned)
        for part in turned:
            batch.alive[card] |= part
    yield
    for leader, lanes in enumerate(leads):
        batch.me[(view.seat - leader) % players] |= lanes
    for card, parts in lying.items():
        if parts[-1] and plan.worth[card] and rules.kitty is Kitty.FIRST_TRICK:
            batch.pot[card] = tiled(parts[-1], worlds.number, len(tries))
    _draw_duckers(batch, view, rng)
    batch.first_trick = True
    batch.opening = bool(plan.opening)
    batch.tricks_left = rules.cards_each
    return batch


def _draw_duckers(batch: Batch, view: View, rng: Random) -> None:
    """Draw the other seats that are simple duckers, as planes by place."""
    players = view.rules.players
    for seat in view.rules.seats:
        if seat != view.seat:
            ducking = tiled(coins(rng, batch.worlds, DUCKERS), batch.worlds, batch.segments)
            for place in range(players):
                ours = (place + view.seat - seat) % players  # when that seat is in this place
                batch.ducking[place] |= batch.me[ours] & ducking


def _leads(
    view: View, plan: Plan, by_seat: Mapping[int, Sequence[Plane]], full: Plane
) -> list[Plane]:
    """By seat the lanes in which it leads to the first trick."""
    leads = [0] * view.rules.players
    need = full
    for card in plan.opening:
        for seat, part in enumerate(by_seat[card]):
            leads[seat] |= part & need
            need ^= part & need
    leads[(view.table.dealer + 1) % view.rules.players] |= need
    return leads


def _after_passes(
    view: View, worlds: Worlds, plan: Plan, rng: Random
) -> Generator[None, None, dict[Card, list[Plane]]]:
    """Where the unseen cards lie once the other seats have passed their most dangerous ones."""
    players, count = view.rules.players, view.rules.pass_count
    offset = view.table.direction.offset(players)
    lying = {card: list(parts) for card, parts in worlds.lying.items()}
    moves: list[tuple[Card, int, int, Plane]] = []
    for seat in view.rules.seats:
        if seat == view.seat:
            continue
        for card, lanes in _passed(lying, seat, worlds.number, plan, count, rng):
            moves.append((card, seat, (seat + offset) % players, lanes))
        yield
    for card, giver, receiver, lanes in moves:
        lying[card][giver] ^= lanes
        lying[card][receiver] |= lanes
    return lying


def _passed(
    lying: Mapping[Card, Sequence[Plane]],
    seat: int,
    worlds: int,
    plan: Plan,
    count: int,
    rng: Random,
) -> list[tuple[Card, Plane]]:
    """What a seat passes: in a fixed order, now and then leaving a card out."""
    full = (1 << worlds) - 1
    by_number = {int(card): card for card in lying}
    have: list[Plane] = [full] + [0] * count  # lanes in which exactly so many are chosen
    chosen: dict[Card, Plane] = {}
    for hesitant in (True, False):
        for number in plan.passes:
            card = by_number.get(number)
            if card is None:
                continue
            lanes = lying[card][seat] & (full ^ have[count]) & (full ^ chosen.get(card, 0))
            if hesitant and lanes:
                lanes &= rng.getrandbits(worlds) | rng.getrandbits(worlds)
            if lanes:
                chosen[card] = chosen.get(card, 0) | lanes
                for done in range(count - 1, -1, -1):
                    moving = have[done] & lanes
                    have[done] ^= moving
                    have[done + 1] |= moving
            if have[count] == full:
                break
    return list(chosen.items())
