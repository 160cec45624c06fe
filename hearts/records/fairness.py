"""The answer to "it is rigged": deals dealt again, and where the high cards went.

A deal is made from the seed of its game and its number by a shuffle that knows nothing else.
Whoever has the seed can deal it again, on any machine, and lay it beside what was played.
"""

from collections.abc import Generator, Iterable, Iterator, Mapping
from enum import StrEnum
from itertools import islice
from typing import Final, NamedTuple

from hearts.engine.deal import Deal, deal
from hearts.engine.events import NextDeal, Pass, Play
from hearts.engine.game import Game, beginning
from hearts.engine.play import Hand
from hearts.engine.rules import RuleSet, Seat
from hearts.records.chi_square import chance_of
from hearts.records.record import Mark, Record

HIGH: Final = 12  # queens and higher
SLICE: Final = 5  # games between two looks at the count
ENOUGH: Final = 50  # high cards expected at the place that gets fewest


class Comparison(NamedTuple):
    """A deal as it was played beside the same deal, dealt again."""

    number: int
    played: tuple[Hand, ...]  # the hands that were dealt, put together from passes and plays
    again: tuple[Hand, ...]  # the hands that seed and number give

    @property
    def same(self) -> bool:
        """Whether every seat had the cards that the seed gives it."""
        return self.played == self.again


def compared(game: Game) -> Iterator[Comparison]:
    """Every finished deal of the game that came from its seed, dealt again."""
    first = beginning(game)
    number, finished = first.deal.table.number, len(game.scores) - len(first.scores)
    hands: list[set[int]] = [set() for _ in game.rules.seats]
    passes: dict[Seat, Pass] = {}
    for action in (*game.actions, NextDeal()):
        if isinstance(action, Play):
            hands[action.seat].add(action.card)
        elif isinstance(action, Pass):
            passes[action.seat] = action
        elif isinstance(action, NextDeal):
            if finished and not (game.start and number == first.deal.table.number):
                yield _comparison(game, number, hands, passes)
            number, finished = number + 1, finished - 1
            hands, passes = [set() for _ in game.rules.seats], {}


def _comparison(
    game: Game, number: int, hands: list[set[int]], passes: Mapping[Seat, Pass]
) -> Comparison:
    """The deal with these cards played, after these passes."""
    rules = game.rules
    offset = rules.direction(number).offset(rules.players)
    for giver, given in passes.items():
        hands[(giver + offset) % rules.players].difference_update(given.cards)
    for giver, given in passes.items():
        hands[giver].update(given.cards)
    played = tuple(frozenset(card for card in rules.deck if card in hand) for hand in hands)
    return Comparison(number, played, deal(rules, game.seed, number).dealt)


class Sentence(StrEnum):
    """What the χ² means; the key of its sentence."""

    FEW = "few"  # too few deals to say anything
    USUAL = "usual"  # chance strays as far more than one time in twenty
    UNUSUAL = "unusual"  # one time in twenty to one in a hundred
    RARE = "rare"  # more seldom: worth dealing some deals again


class Shape(NamedTuple):
    """How the cards are dealt out; deals of one shape are counted together."""

    players: int
    cards_each: int
    left_over: int


class HighCards(NamedTuple):
    """Where the high cards of all deals of one shape went."""

    deals: int = 0
    counts: tuple[int, ...] = ()  # the person, then the seats clockwise, then any left over
    dealt: int = 0  # high cards in all
    spread: float = 0.0  # of the counts, see `_spread`

    def expected(self, shape: Shape) -> tuple[float, ...]:
        """How many belong where, by the number of cards there."""
        return tuple(self.dealt * share for share in _shares(shape))

    def chi_square(self, shape: Shape) -> float:
        """How far the counts stray from the expectation."""
        pairs = zip(self.counts, _shares(shape), strict=True)
        return (
            sum((count - self.dealt * share) ** 2 / share for count, share in pairs) / self.spread
        )


Distribution = Mapping[Shape, HighCards]


class Verdict(NamedTuple):
    """How the distribution compares with chance."""

    chi_square: float
    freedom: int
    chance: float  # of straying at least so far
    sentence: Sentence


def high_cards(records: Iterable[Record]) -> Generator[Distribution, None, Distribution]:
    """The high cards of every deal in the records, growing from slice to slice.

    Each deal is dealt again from its seed, before any pass, and counts once however often it was
    played. Games from a position, and those of rules that this version does not know, are left
    out.
    """
    found: dict[Shape, HighCards] = {}
    counted: set[tuple[str, int, Shape]] = set()
    games = iter(records)
    while some := list(islice(games, SLICE)):
        for record in some:
            rules = None if Mark.SET_UP in record.marks else _rules(record)
            if rules is None:
                continue
            shape = Shape(rules.players, rules.cards_each, rules.kitty_size)
            deals = {(record.seed, number, shape) for number in range(len(record.scores))}
            for _, number, _ in deals - counted:
                fresh = deal(rules, record.seed, number)
                found[shape] = _with(found.get(shape, HighCards()), fresh, record.person)
            counted |= deals
        yield dict(found)
    return found


def _rules(record: Record) -> RuleSet | None:
    try:
        return record.rules
    except ValueError:
        return None


def _with(so_far: HighCards, fresh: Deal, person: Seat) -> HighCards:
    players = len(fresh.dealt)
    places = [fresh.dealt[(person + turn) % players] for turn in range(players)]
    left_over = fresh.kitty + fresh.dead
    counts = [sum(card.rank >= HIGH for card in place) for place in places]
    if left_over:
        counts.append(sum(card.rank >= HIGH for card in left_over))
    before = so_far.counts or (0,) * len(counts)
    deck = fresh.table.rules.deck
    return HighCards(
        so_far.deals + 1,
        tuple(map(int.__add__, before, counts)),
        so_far.dealt + sum(counts),
        so_far.spread + _spread(len(deck), sum(counts)),
    )


def _spread(cards: int, high: int) -> float:
    """By how much the counts of one deal vary, over the share that a place has and lacks.

    The cards of a deal are drawn without putting back, so they vary less than thrown dice: by
    (cards − high) / (cards − 1).
    """
    return high * (cards - high) / (cards - 1)


def _shares(shape: Shape) -> tuple[float, ...]:
    """The share of all cards that lies at each place."""
    places = [shape.cards_each] * shape.players + [shape.left_over] * bool(shape.left_over)
    return tuple(cards / sum(places) for cards in places)


def verdict(distribution: Distribution) -> Verdict:
    """How far all the counts together stray from chance."""
    chi_square = sum(found.chi_square(shape) for shape, found in distribution.items())
    freedom = sum(len(found.counts) - 1 for found in distribution.values())
    if not freedom:
        return Verdict(0.0, 0, 1.0, Sentence.FEW)
    chance = chance_of(chi_square, freedom)
    fewest = min(min(found.expected(shape)) for shape, found in distribution.items())
    return Verdict(chi_square, freedom, chance, _sentence(fewest, chance))


def _sentence(fewest: float, chance: float) -> Sentence:
    if fewest < ENOUGH:
        return Sentence.FEW
    if chance >= 0.05:
        return Sentence.USUAL
    return Sentence.UNUSUAL if chance >= 0.01 else Sentence.RARE
