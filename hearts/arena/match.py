"""Matches: the same deals played in every seating of two sides."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from functools import reduce
from itertools import combinations
from operator import add
from typing import NamedTuple

from hearts.arena.contestants import Contestant
from hearts.engine.cards import QUEEN_OF_SPADES
from hearts.engine.deal import deal
from hearts.engine.events import Action, KittyTaken, NextDeal, Play, TrickTaken
from hearts.engine.game import Game, Phase, new, phase_of, step, to_act
from hearts.engine.play import playable
from hearts.engine.rules import RuleSet, Seat

Side = int  # 0 for A, 1 for B
Seating = tuple[Side, ...]  # by seat


class Mode(StrEnum):
    """How many seats each side has."""

    ONE = "1v3"  # A has one seat, B all others
    HALF = "2v2"  # A has half of the seats, rounded down


class Match(NamedTuple):
    """What is played; deal or game number n of a match is always the same cards."""

    rules: RuleSet
    seed: str
    mode: Mode
    whole_games: bool


class Score(NamedTuple):
    """What a side did in one deal or game, over all its seats."""

    hands: int  # one seat in one deal
    points: int
    moons: int
    queens: int  # of spades, taken
    wins: int  # games won by one of its seats
    play_seconds: tuple[float, ...] = ()  # of each decision between several cards
    pass_seconds: tuple[float, ...] = ()

    @property
    def mean(self) -> Fraction:
        """Points a hand."""
        return Fraction(self.points, self.hands)


Scores = tuple[Score, Score]


def seatings(players: int, mode: Mode) -> tuple[Seating, ...]:
    """Every way to seat the two sides."""
    size = 1 if mode is Mode.ONE else players // 2
    return tuple(
        tuple(0 if seat in chosen else 1 for seat in range(players))
        for chosen in combinations(range(players), size)
    )


def play_all_seatings(match: Match, sides: Sequence[Contestant], number: int) -> Scores:
    """What both sides did in deal or game `number` of the match, played once in each seating."""
    start = _start(match, number)
    played = [
        _play(start, match.whole_games, seating, sides)
        for seating in seatings(match.rules.players, match.mode)
    ]
    first, second = zip(*played, strict=True)
    return together(first), together(second)


def together(scores: Iterable[Score]) -> Score:
    """The scores of one side added up."""
    return Score(*(reduce(add, column) for column in zip(*scores, strict=True)))


def _start(match: Match, number: int) -> Game:
    """A game from its first deal, or set to one deal, so that the passes take turns."""
    game = new(match.rules, f"{match.seed}/{number}")
    if match.whole_games:
        return game
    one = deal(match.rules, game.seed, number)
    return game._replace(deal=one, phase=phase_of(one))


def _play(game: Game, whole_game: bool, seating: Seating, sides: Sequence[Contestant]) -> Scores:
    """Play one deal, or on to the end of the game."""
    ends = (Phase.OVER,) if whole_game else (Phase.SCORED, Phase.OVER)
    seconds: dict[Phase, tuple[list[float], list[float]]] = {
        phase: ([], []) for phase in (Phase.PASS, Phase.PLAY, Phase.MOON)
    }
    queens: Counter[Seat] = Counter()
    while game.phase not in ends:
        action = _only_action(game)
        if action is None:
            seat = min(to_act(game))
            action, spent = sides[seating[seat]].act(game, seat)
            seconds[game.phase][seating[seat]].append(spent)
        game, events = step(game, action)
        for event in events:
            if isinstance(event, TrickTaken | KittyTaken):
                queens[event.seat] += sum(card.face == QUEEN_OF_SPADES for card in event.cards)
    return _score(game, seating, 0, queens, seconds), _score(game, seating, 1, queens, seconds)


def _only_action(game: Game) -> Action | None:
    """What must be done next, where nobody has a choice."""
    if game.phase is Phase.SCORED:
        return NextDeal()
    if game.phase is Phase.PLAY:
        table = game.deal.table
        may = playable(game.deal.hands[table.turn], table)
        if len(may) == 1:
            return Play(table.turn, *may)
    return None


def _score(
    game: Game,
    seating: Seating,
    side: Side,
    queens: Mapping[Seat, int],
    seconds: Mapping[Phase, tuple[list[float], list[float]]],
) -> Score:
    seats = [seat for seat, owner in enumerate(seating) if owner == side]
    return Score(
        hands=len(seats) * len(game.scores),
        points=sum(score.points[seat] for score in game.scores for seat in seats),
        moons=sum(score.shooter in seats for score in game.scores),
        queens=sum(queens[seat] for seat in seats),
        wins=int(game.winner in seats),
        play_seconds=tuple(seconds[Phase.PLAY][side]),
        pass_seconds=tuple(seconds[Phase.PASS][side]),
    )
