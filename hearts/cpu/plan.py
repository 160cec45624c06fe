"""What the playouts need to know of a rule set: which cards are dangerous, and in what order."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from hearts.engine.cards import CARDS, QUEEN_OF_SPADES, SUITS, Card, Suit
from hearts.engine.rules import Opening, QueenWaits, RuleSet

Order = tuple[int, ...]  # card numbers, the first choice first
Key = float | tuple[float, ...]  # what cards are sorted by
LEVELS: Final = 13  # of a suit; trumps rank above, at 13 … 25
SUIT_OF: Final = tuple(int(card.suit) for card in CARDS)
LEVEL_OF: Final = tuple(card.rank - 2 for card in CARDS)
FRESH_TRICKS: Final = 4  # for so many tricks high cards of untouched suits are cashed
JACK: Final = 11


class SpikeSuit(NamedTuple):
    """A suit in which a few cards are bad, as spades with their queen."""

    suit: int
    spikes: Order  # the bad cards
    covers: Order  # harmless cards that would catch a bad one
    below: Order  # the others, highest first: leading them drives the spike out


class Telltale(NamedTuple):
    """Cards of a suit that mean the same when they are played."""

    card: int  # one of them
    levels: tuple[int, ...]
    breaks: bool  # they break hearts


class Plan(NamedTuple):
    """A rule set seen by the playouts."""

    rules: RuleSet
    suits: tuple[Order, ...]  # the deck by suit, lowest first
    worth: tuple[int, ...]
    valued: Order  # the cards worth something
    penalties: frozenset[int]
    units: tuple[int, ...]  # points by card on the scale of 26 a deal
    spikes: Order  # the worst first
    spiky: tuple[bool, ...]  # by card
    spike_suits: tuple[SpikeSuit, ...]
    heads: tuple[frozenset[int], ...]  # by suit: its spikes and the cards above them
    bonuses: Order
    telling: tuple[tuple[Telltale, ...], ...]  # by suit: what is worth something or breaks hearts
    breaks: tuple[bool, ...]  # by card
    tells: tuple[bool, ...]  # by card: it is one of those
    hearts: frozenset[int]
    queens: frozenset[int]  # those that have to wait for broken hearts
    plain_suits: tuple[int, ...]  # suits without points
    leads: Order
    high_first: Order
    fresh_leads: Order
    opening: Order  # the clubs, if the lowest of them must be led first
    discards: Order
    shooter_discards: Order
    guard_discards: Order
    stoppers: Order
    ducker_discards: Order
    wary_discards: Order  # penalty cards late and the highest last, which may stop a moon
    passes: Order
    trump: int | None


@lru_cache(maxsize=64)
def plan_of(rules: RuleSet) -> Plan:
    """The plan of a rule set."""
    deck, worth = rules.deck, rules.worth
    suits = tuple(tuple(sorted(_of(deck, suit), key=_low_first)) for suit in SUITS)
    unit = max(rules.total(rules.penalties) / 26, 0.01)
    spike_suits = tuple(
        found for suit in SUITS if (found := _spike_suit(rules, suits[suit])) is not None
    )
    spikes = [card for card in deck if any(card in found.spikes for found in spike_suits)]
    bonuses = tuple(card for card in deck if worth[card] < 0)
    plain = tuple(
        int(suit)
        for suit in SUITS
        if suit is not rules.trump and not rules.penalties.intersection(suits[suit])
    )

    def danger(card: Card) -> float:
        if worth[card] < 0:
            return -50.0
        in_spike_suit = any(found.suit == card.suit for found in spike_suits)
        heavy = 0.0 if card in spikes else 2.5 * worth[card] / unit
        return card.rank + heavy - (4 if in_spike_suit else 0) + 0.01 * card.suit

    def order(key: Callable[[Card], Key], cards: Iterable[Card] = deck) -> Order:
        return tuple(sorted(cards, key=key))

    tame = [card for card in deck if card not in spikes]
    return Plan(
        rules=rules,
        suits=suits,
        worth=worth,
        valued=tuple(card for card in deck if worth[card]),
        penalties=frozenset(map(int, rules.penalties)),
        units=tuple(max(round(points / unit), 1) if points > 0 else 0 for points in worth),
        spikes=order(lambda card: -worth[card], spikes),
        spiky=tuple(card in spikes for card in CARDS),
        spike_suits=spike_suits,
        heads=tuple(
            frozenset(
                card
                for found in spike_suits
                if found.suit == suit
                for card in (*found.spikes, *found.covers)
            )
            for suit in SUITS
        ),
        bonuses=bonuses,
        telling=tuple(_telltales(rules, suit, spikes) for suit in suits),
        breaks=tuple(card in rules.breakers for card in CARDS),
        tells=tuple(worth[card] != 0 or card in rules.breakers for card in CARDS),
        hearts=frozenset(suits[Suit.HEARTS]),
        queens=frozenset(
            card
            for card in deck
            if card.face == QUEEN_OF_SPADES and rules.queen_waits is not QueenWaits.NO
        ),
        plain_suits=plain,
        leads=order(lambda card: (card.rank, (1, 0, 2, 3)[card.suit], card.pack)),
        high_first=order(lambda card: (-card.rank, card)),
        fresh_leads=order(
            lambda card: (-card.rank, card),
            (c for c in deck if c.suit in plain and c.rank >= JACK and worth[c] == 0),
        ),
        opening=suits[Suit.CLUBS] if rules.opening is Opening.LOWEST_CLUB else (),
        discards=order(lambda card: -danger(card), tame),
        shooter_discards=order(lambda card: (worth[card] > 0, card.rank)),
        guard_discards=order(lambda card: (worth[card], card.rank)),
        stoppers=order(
            lambda card: (worth[card], card), (card for card in deck if worth[card] > 0)
        ),
        ducker_discards=order(lambda card: (worth[card] <= 0, -card.rank, card), tame),
        wary_discards=order(
            lambda card: (
                worth[card] < 0,
                worth[card] > 0,
                card.rank if worth[card] > 0 else -danger(card),
            ),
            tame,
        ),
        passes=_passes(rules, spike_suits, spikes),
        trump=None if rules.trump is None else int(rules.trump),
    )


def _telltales(
    rules: RuleSet, suit: Iterable[Card], spikes: Sequence[Card]
) -> tuple[Telltale, ...]:
    """The cards worth something and the breakers, grouped by what they mean in a trick."""
    groups: dict[tuple[int, bool, bool], list[Card]] = {}
    for card in suit:
        worth, breaks = rules.worth[card], card in rules.breakers
        if worth or breaks:
            sign = (worth > 0) - (worth < 0)
            groups.setdefault((sign, card in spikes, breaks), []).append(card)
    return tuple(
        Telltale(cards[0], tuple(dict.fromkeys(LEVEL_OF[card] for card in cards)), breaks)
        for (_, _, breaks), cards in groups.items()
    )


def _low_first(card: Card) -> tuple[int, int]:
    return card.rank, card.pack


def _of(deck: Iterable[Card], suit: Suit) -> list[Card]:
    return [card for card in deck if card.suit is suit]


def _spike_suit(rules: RuleSet, cards: Order) -> SpikeSuit | None:
    """The suit as a spike suit; None where it has no bad card, or little else."""
    bad = [card for card in cards if rules.worth[card] > 0]
    if not bad or 2 * len(bad) > len(cards):
        return None
    lowest = min(LEVEL_OF[card] for card in bad)
    tame = [card for card in reversed(cards) if rules.worth[card] <= 0]
    return SpikeSuit(
        suit=SUIT_OF[cards[0]],
        spikes=tuple(sorted(bad, key=lambda card: -rules.worth[card])),
        covers=tuple(card for card in tame if LEVEL_OF[card] > lowest),
        below=tuple(card for card in tame if LEVEL_OF[card] < lowest),
    )


def _passes(rules: RuleSet, spike_suits: tuple[SpikeSuit, ...], spikes: Iterable[int]) -> Order:
    """The order in which the playouts' other seats pass: spikes and their covers, then by rank."""
    special = [
        *sorted(spikes, key=lambda card: -rules.worth[card]),
        *(card for found in spike_suits for card in found.covers),
    ]
    rest = [card for card in rules.deck if card not in special]
    keep = {found.suit for found in spike_suits}

    def key(card: Card) -> tuple[bool, float, int]:
        bonus = rules.worth[card] < 0
        return bonus or card.suit in keep, -card.rank - 0.6 * (card.suit is Suit.HEARTS), card

    return (*special, *map(int, sorted(rest, key=key)))
