"""A review: every decision of the person's beside the best play, and luck apart from play."""

from collections.abc import Callable, Generator, Iterator, Sequence
from enum import StrEnum
from random import Random
from typing import Final, NamedTuple

from hearts.cpu.hint import Hint, HintReason, hint, pass_prices
from hearts.cpu.player import decision_rng
from hearts.engine.cards import Card
from hearts.engine.events import Action, NextDeal, Pass, Play
from hearts.engine.game import Game, beginning, step
from hearts.engine.notation import Save
from hearts.engine.rules import Seat
from hearts.engine.view import View, view
from hearts.records.record import PERSON
from hearts.records.work import at
from hearts.records.worth import worth

COSTLY: Final = 1.0  # points: a decision that cost so much is marked
SMALL: Final = 0.3  # points: less is no difference, the estimates being what they are
PLAYOUTS: Final = 40  # of each hand as it was dealt


Adviser = Callable[[View, Random], Generator[None, None, Hint]]


class Verdict(StrEnum):
    """How a decision compares with the best one; the key of its word."""

    BEST = "best"
    SMALL = "small"  # it cost something
    COSTLY = "costly"  # it cost a point or more: worth a sentence


class Situation(StrEnum):
    """What was to be decided; the key of the sentence on a costly decision."""

    PASS = "pass"
    LEAD = "lead"
    FOLLOW = "follow"
    DISCARD = "discard"


class Grade(NamedTuple):
    """A decision beside the best one."""

    deal: int
    place: int  # in the actions of the game
    situation: Situation
    action: Action
    best: Action
    cost: float  # expected points more than with the best
    reason: HintReason  # why the best is good

    @property
    def verdict(self) -> Verdict:
        """How it compares."""
        if self.cost >= COSTLY:
            return Verdict.COSTLY
        return Verdict.BEST if self.cost < SMALL else Verdict.SMALL


class DealReview(NamedTuple):
    """A deal of the person's: points = par − luck − play."""

    number: int
    points: int  # what the person scored
    par: float  # what a seat scores on average
    hand: float  # what the hand as dealt can be expected to score
    grades: tuple[Grade, ...]

    @property
    def luck(self) -> float:
        """How many points the hand was better than the average."""
        return self.par - self.hand

    @property
    def play(self) -> float:
        """How many points less were scored than the hand was worth."""
        return self.hand - self.points

    @property
    def cost(self) -> float:
        """The expected points given away by all decisions."""
        return sum(grade.cost for grade in self.grades)


class Decision(NamedTuple):
    """A moment at which the person had a choice, and what was chosen."""

    game: Game
    place: int
    action: Action


def review(
    save: Save, advise: Adviser = hint, playouts: int = PLAYOUTS, seat: Seat | None = None
) -> Generator[float, None, tuple[DealReview, ...]]:
    """Grade every decision of a person's in the finished deals of a game.

    `seat` is theirs, None the first person's. It yields how much is done, 0 to 1, whenever
    something else may be done.
    """
    game = save.game
    seat = save.seats.index(PERSON) if seat is None else seat
    deals = tuple(_deals(game))
    work = [[each for each in deal if _chose(each, seat)] for deal in deals]
    total = sum(map(len, work)) + playouts * len(deals)
    done, reviews = 0, list[DealReview]()
    for deal, decisions in zip(deals, work, strict=True):
        grades: list[Grade] = []
        for decision in decisions:
            rng = decision_rng(decision.game, seat)
            advising = advise(view(decision.game, seat), rng)
            advice = yield from at(done / total, advising)
            grades.append((yield from at(done / total, _graded(decision, advice, rng))))
            done += 1
        start, scored = deal[0].game, deal[-1].game
        rng = Random(f"{game.seed}/{start.deal.table.number}/worth")
        points: list[int] = []
        for _ in range(playouts):
            points.append((yield from at(done / total, worth(start, seat, rng))))
            done += 1
        rules = game.rules
        reviews.append(
            DealReview(
                number=start.deal.table.number,
                points=scored.scores[-1].points[seat],
                par=rules.total(rules.deck) / rules.players,
                hand=sum(points) / len(points),
                grades=tuple(grades),
            )
        )
    return tuple(reviews)


def _deals(game: Game) -> Iterator[Sequence[Decision]]:
    """Every finished deal: each action with the game before it, and last the scored game."""
    current, first = beginning(game), beginning(game)
    deal: list[Decision] = []
    for place, action in enumerate((*game.actions, NextDeal())):
        deal.append(Decision(current, place, action))
        if isinstance(action, NextDeal):
            if len(current.scores) > len(first.scores):
                yield deal
            deal = []
        if place < len(game.actions):
            current, _ = step(current, action)
            if isinstance(action, NextDeal):
                first = current


def _chose(decision: Decision, seat: Seat) -> bool:
    """Whether the seat decided, and had a choice of cards."""
    match decision.action:
        case Pass(by, _):
            return by == seat
        case Play(by, _):
            return by == seat and len(view(decision.game, seat).playable) > 1
        case _:
            return False


def _graded(decision: Decision, advice: Hint, rng: Random) -> Generator[None, None, Grade]:
    action, best, game = decision.action, advice.action, decision.game
    situation, extra = Situation.PASS, 0.0
    if isinstance(action, Play) and isinstance(best, Play):
        situation = _situation(action.card, game)
        extra = _price(action.card, advice.expected) - _price(best.card, advice.expected)
    elif isinstance(action, Pass) and isinstance(best, Pass) and not _same(action, best):
        seen = view(game, action.seat)
        mine, advised = yield from pass_prices(seen, (action.cards, best.cards), rng)
        extra = mine - advised
    number = game.deal.table.number
    return Grade(number, decision.place, situation, action, best, max(0.0, extra), advice.reason)


def _situation(card: Card, game: Game) -> Situation:
    led = game.deal.table.led
    if led is None:
        return Situation.LEAD
    return Situation.FOLLOW if card.suit is led else Situation.DISCARD


def _price(card: Card, expected: tuple[tuple[Card, float], ...]) -> float:
    """What the card can be expected to cost.

    Of cards of a suit that touch each other the adviser may name the highest alone, so the next
    higher named card stands for one that is not named; for a suit that is not named at all, the
    worst card.
    """
    prices = dict(expected)
    if card in prices:
        return prices[card]
    suit = sorted((other.rank, other) for other in prices if other.suit is card.suit)
    higher = [other for rank, other in suit if rank >= card.rank]
    if suit:
        return prices[higher[0] if higher else suit[-1][1]]
    return max(prices.values(), default=0.0)


def _same(one: Pass, other: Pass) -> bool:
    return set(one.cards) == set(other.cards)
