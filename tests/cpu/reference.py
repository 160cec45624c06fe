"""The playouts' policy written plainly, for one world: what the planes must agree with."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from hearts.cpu.ducker import ALONE, DRIVING, HEART, MOST
from hearts.cpu.plan import FRESH_TRICKS, LEVEL_OF, Plan, SpikeSuit
from hearts.engine.cards import CARDS, Card
from hearts.engine.deal import Deal
from hearts.engine.play import Hand, Table, playable, winner
from hearts.engine.rules import Seat, Twins


@dataclass
class World:
    """One world and what the policy remembers of it."""

    plan: Plan
    me: Seat
    ducking: frozenset[Seat]
    passive: frozenset[Seat]
    shooting: set[Seat]
    coins: tuple[bool, ...]
    fresh: set[int]
    wary: bool  # `me` is
    tricks: int
    kitty: tuple[Card, ...]  # hidden, for the next taker
    burdened: set[Seat] = field(default_factory=set[Seat])
    loaded: set[Seat] = field(default_factory=set[Seat])

    def finished(self, before: Deal, after: Deal) -> None:
        """Remember a trick that has just been played."""
        trick = after.table.tricks[-1]
        self.tricks += 1
        self.kitty = after.kitty
        self.fresh.discard(trick.cards[0].suit)
        for seat, cards in enumerate(after.table.taken):
            new = set(cards[len(before.table.taken[seat]) :])
            if new & self.plan.penalties:
                if seat in self.burdened or new.intersection(self.plan.spikes):
                    self.loaded.add(seat)
                self.burdened.add(seat)
        self.shooting = {seat for seat in self.shooting if not self.burdened - {seat}}

    def threat_to(self, viewer: Seat) -> Seat | None:
        """The seat that may be shooting, as it looks to this one."""
        if len(self.burdened) != 1:
            return None
        (seat,) = self.burdened
        shown = seat in self.loaded or (seat == self.me and seat in self.shooting)
        return seat if shown or (self.wary and viewer == self.me) else None


def choice(world: World, deal: Deal) -> Card:
    """What the seat to play plays."""
    table = deal.table
    seat = table.turn
    hand = deal.hands[seat]
    others = frozenset().union(*deal.hands) - hand
    able = playable(hand, table)
    if table.opening is not None:
        return table.opening
    if not table.trick:
        return _lead(world, seat, hand, able, others)
    if any(card.suit is table.trick[0].suit for card in hand):
        card = _follow(world, table, seat, able)
        return card.face if card.face in able else card  # of twins the first pack's goes first
    return _discard(world, table, seat, able, hand | others)


def _first(order: Iterable[int], cards: Iterable[int]) -> Card | None:
    among = set(cards)
    return next((CARDS[card] for card in order if card in among), None)


def _beatable(cards: Hand, others: Hand) -> set[Card]:
    return {
        card
        for card in cards
        if any(
            other.suit is card.suit and (other.rank, other.pack) > (card.rank, card.pack)
            for other in others
        )
    }


def _lead(world: World, seat: Seat, hand: Hand, able: Hand, others: Hand) -> Card:
    plan, beatable = world.plan, _beatable(able, others)
    sure = able - beatable
    if seat in world.shooting:
        by_suit = (card for suit in plan.suits for card in reversed(suit))
        return _first(by_suit, sure) or _found(_first(plan.high_first, able))
    if seat in world.ducking:
        return _lead_as_ducker(plan, hand, able, others)
    if world.threat_to(seat) not in (None, seat):
        stopper = _first(plan.stoppers, sure)
        if stopper:
            return stopper
    return _lead_with_care(world, seat, hand, able, others, beatable)


def _lead_with_care(
    world: World, seat: Seat, hand: Hand, able: Hand, others: Hand, beatable: set[Card]
) -> Card:
    plan, bold = world.plan, seat not in world.passive
    safe = set(beatable)
    for found in plan.spike_suits:
        if not (hand | others).intersection(found.spikes):
            continue
        own = hand.intersection((*found.spikes, *found.covers))
        if not own and bold and able.intersection(found.below):
            return _found(_first(found.below, able))
        safe -= set(map(CARDS.__getitem__, (*found.spikes, *found.covers)))
        if own:
            safe -= set(map(CARDS.__getitem__, found.below))
    for number in plan.bonuses:
        card = CARDS[number]
        if card in able and card not in safe and bold:
            return card
        safe.discard(card)
    if world.tricks < FRESH_TRICKS and bold:
        fresh = _first(plan.fresh_leads, (c for c in able if c.suit in world.fresh))
        if fresh:
            return fresh
    for suit in plan.plain_suits:
        held = [card for card in hand if card.suit == suit]
        if len(held) == 1 and held[0] in safe:
            return held[0]
    coins, start = world.coins, 11 * world.tricks
    likely = [
        card
        for card in safe
        if coins[(start + card.face) % len(coins)] or coins[(start + card.face + 7) % len(coins)]
    ]
    tame = [card for card in able if card not in plan.spikes and card not in plan.bonuses]
    for some in (likely, safe, tame, able):
        card = _first(plan.leads, some)
        if card:
            return card
    raise AssertionError("there is no card to lead")


def _lead_as_ducker(plan: Plan, hand: Hand, able: Hand, others: Hand) -> Card:
    scores: dict[Card, float] = {}
    for card in able:
        suit = [other for other in others if other.suit is card.suit]
        lower = sum((c.rank, c.pack) < (card.rank, card.pack) for c in suit)
        out, driving = _driving(plan, card.suit, hand, others)
        head = card in plan.heads[card.suit]
        if head and out:
            continue
        score = (HEART if card in plan.hearts else 0.0) - 0.1 * LEVEL_OF[card]
        if not suit:
            score += ALONE
        elif lower > MOST:
            continue
        else:
            score += 2 * lower
            score += DRIVING if driving and not head else 0
        scores[card] = score
    if not scores:
        return _found(_first(plan.leads, able))
    return min(scores, key=lambda card: (scores[card], card))


def _driving(plan: Plan, suit: int, hand: Hand, others: Hand) -> tuple[bool, bool]:
    for found in plan.spike_suits:
        if found.suit == suit:
            out = bool((hand | others).intersection(found.spikes))
            return out, out and not hand.intersection(found.spikes)
    return False, False


def _found(card: Card | None) -> Card:
    assert card is not None
    return card


def _takes(table: Table, card: Card) -> bool:
    """Whether the card would be winning the trick as it lies."""
    rules, trick = table.rules, (*table.trick, card)
    cancelling = rules.packs == 2 and rules.twins is Twins.CANCEL
    if cancelling and any(other.face == card.face for other in table.trick):
        return False
    return winner(rules, trick) == len(table.trick)


def _winning(table: Table) -> Seat | None:
    place = winner(table.rules, table.trick)
    return None if place is None else (table.leader + place) % table.rules.players


def _guards(world: World, table: Table, seat: Seat) -> bool:
    threat = world.threat_to(seat)
    return (
        threat is not None
        and threat == _winning(table)
        and seat not in world.shooting
        and seat not in world.ducking
        and threat != seat
    )


def _follow(world: World, table: Table, seat: Seat, able: Hand) -> Card:
    plan = world.plan
    lying = [*table.trick, *table.carried, *world.kitty]
    dull = not plan.penalties.intersection(lying)
    sweet = any(plan.worth[card] < 0 for card in lying)
    last = len(table.trick) == table.rules.players - 1
    shooting, ducking = seat in world.shooting, seat in world.ducking
    careful = table.first_trick and not table.rules.first_trick_points
    special = [card for card in (*plan.spikes, *plan.bonuses) if card in able]
    for number in special:
        card, takes = CARDS[number], _takes(table, CARDS[number])
        if plan.worth[card] > 0:
            if not takes and not shooting:
                return card
        elif last and takes and dull:
            return card
    tame = sorted((c for c in able if c not in special), key=lambda c: c.rank)
    if not tame:
        return CARDS[next(c for c in (*reversed(plan.spikes), *plan.bonuses) if c in able)]
    able_to_win = any(_takes(table, card) for card in tame)
    safe = [card for card in tame if not _takes(table, card)]
    led = table.trick[0].suit
    if shooting:
        return tame[-1] if able_to_win else tame[0]
    if _guards(world, table, seat):
        return tame[-1] if able_to_win and not dull else tame[0]
    if last and (dull or sweet):
        return tame[-1]
    if not last:
        if careful and not ducking:
            return tame[-1]
        bold = seat not in world.passive and not ducking
        if led in plan.plain_suits and led in world.fresh and dull and bold:
            return tame[-1]
    if safe:
        return safe[-1]
    return tame[-1] if last or (careful and ducking) else tame[0]


def _discard(world: World, table: Table, seat: Seat, able: Hand, alive: Hand) -> Card:
    plan = world.plan
    if seat in world.shooting:
        return _found(_first(plan.shooter_discards, able))
    if _guards(world, table, seat):
        return _found(_first(plan.guard_discards, able))
    lying = {*table.trick, *table.carried, *world.kitty}
    covers = [
        cover
        for found in plan.spike_suits
        if _out(found, alive) and not lying.intersection(found.spikes)
        for cover in found.covers
    ]
    if world.wary and seat == world.me and not world.burdened:
        order = plan.wary_discards
    else:
        order = plan.ducker_discards if seat in world.ducking else plan.discards
    return _found(_first((*plan.spikes, *covers, *order), able))


def _out(found: SpikeSuit, alive: Hand) -> bool:
    return bool(alive.intersection(found.spikes))
