"""A game: deals until somebody has won. One value, one step."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final, NamedTuple

from hearts.engine.deal import Deal, deal, passed, played
from hearts.engine.events import (
    Action,
    ChooseMoon,
    DealScored,
    Dealt,
    Event,
    GameOver,
    IllegalAction,
    MoonShot,
    NextDeal,
    Pass,
    Play,
    seen_by,
)
from hearts.engine.made import made
from hearts.engine.play import Reason, why_not
from hearts.engine.rules import MOST_PLAYERS, Moon, RuleSet, Seat
from hearts.engine.score import DealScore, added, game_winner, moon_value, score, shooter

Seats = frozenset[Seat]
_ONLY: Final = tuple(frozenset((seat,)) for seat in range(MOST_PLAYERS))
_NO_SEATS: Final[Seats] = frozenset()


class Phase(StrEnum):
    """What a game waits for."""

    PASS = "pass"
    PLAY = "play"
    MOON = "moon"  # the shooter's choice
    SCORED = "scored"  # the next deal
    OVER = "over"  # nothing


PLAY: Final = Phase.PLAY  # asked for at every card, and slow to look up in its class


class Game(NamedTuple):
    """Everything about a game; lists are by seat."""

    rules: RuleSet
    seed: str
    phase: Phase
    totals: tuple[int, ...]
    scores: tuple[DealScore, ...]  # of the finished deals
    deal: Deal
    actions: tuple[Action, ...]  # since `start`
    start: "Game | None"  # the position it was set up from, None for a game from its first deal

    @property
    def winner(self) -> Seat | None:
        """Who has won, None while the game goes on."""
        return self.totals.index(min(self.totals)) if self.phase is Phase.OVER else None

    @property
    def overtime(self) -> bool:
        """Whether some total reached the limit in an earlier deal, and the lowest was shared."""
        totals = self.totals
        for scored in reversed(self.scores):
            if max(totals) >= self.rules.limit:
                return True
            totals = tuple(map(int.__sub__, totals, scored.points))
        return max(totals) >= self.rules.limit


def new(rules: RuleSet, seed: str) -> Game:
    """A game at its first deal."""
    first = deal(rules, seed, 0)
    return Game(rules, seed, phase_of(first), (0,) * rules.players, (), first, (), None)


def phase_of(current: Deal) -> Phase:
    """What a deal that is not over waits for."""
    return Phase.PASS if current.passing else Phase.PLAY


def to_act(game: Game) -> Seats:
    """The seats the game waits for; none of them when it waits for `NextDeal` or is over."""
    phase = game.phase
    if phase is PLAY:
        return _ONLY[game.deal.table.turn]
    if phase is Phase.PASS:
        return frozenset([seat for seat, cards in enumerate(game.deal.passes) if not cards])
    if phase is Phase.MOON:
        moon = shooter(game.rules, game.deal.table.taken)
        return _NO_SEATS if moon is None else _ONLY[moon]
    return _NO_SEATS


def step(game: Game, action: Action) -> tuple[Game, tuple[Event, ...]]:
    """The game after an action, and what happened; IllegalAction where the rules refuse it."""
    if isinstance(action, Play):
        return _play(game, action)
    if isinstance(action, Pass):
        return _pass(game, action)
    if isinstance(action, ChooseMoon):
        return _choose(game, action)
    return _next(game, action)


def _play(game: Game, action: Play) -> tuple[Game, tuple[Event, ...]]:
    rules, seed, phase, totals, scores, current, actions, start = game
    if phase is not PLAY:
        raise IllegalAction(Reason.WRONG_PHASE)
    seat, card = action
    table = current.table
    if seat != (table.leader + len(table.trick)) % rules.players:  # its turn, without a call
        raise IllegalAction(Reason.NOT_YOUR_TURN)
    reason = why_not(current.hands[seat], card, table)
    if reason is not None:
        raise IllegalAction(reason)
    current, events = played(current, seat, card)
    actions += (action,)
    after = made(Game, (rules, seed, phase, totals, scores, current, actions, start))
    if current.table.trick or current.hands[seat]:  # all hold as many at the end of a trick
        return after, events
    moon = shooter(rules, current.table.taken)
    if moon is not None:
        events += (MoonShot(moon, moon_value(rules, current.table.taken)),)
        if rules.moon is Moon.CHOOSE:
            return after._replace(phase=Phase.MOON), events
    after, more = _scored(after, Moon.ADD)
    return after, events + more


def _pass(game: Game, action: Pass) -> tuple[Game, tuple[Event, ...]]:
    rules, seed, phase, totals, scores, current, actions, start = game
    seat, cards = action
    if phase is not Phase.PASS:
        raise IllegalAction(Reason.WRONG_PHASE)
    if seat not in rules.seats or current.passes[seat]:
        raise IllegalAction(Reason.NOT_YOUR_TURN)
    if len(cards) != rules.pass_count:
        raise IllegalAction(Reason.PASS_COUNT)
    if len(set(cards)) < len(cards):
        raise IllegalAction(Reason.PASS_REPEATED)
    if not current.hands[seat].issuperset(cards):
        raise IllegalAction(Reason.NOT_IN_HAND)
    current, events = passed(current, seat, cards)
    actions += (action,)
    return Game(rules, seed, phase_of(current), totals, scores, current, actions, start), events


def _choose(game: Game, action: ChooseMoon) -> tuple[Game, tuple[Event, ...]]:
    if game.phase is not Phase.MOON or action.choice not in (Moon.ADD, Moon.SUBTRACT):
        raise IllegalAction(Reason.WRONG_PHASE)
    if action.seat not in to_act(game):
        raise IllegalAction(Reason.NOT_YOUR_TURN)
    return _scored(game._replace(actions=(*game.actions, action)), action.choice)


def _next(game: Game, action: NextDeal) -> tuple[Game, tuple[Event, ...]]:
    if game.phase is not Phase.SCORED:
        raise IllegalAction(Reason.WRONG_PHASE)
    current = deal(game.rules, game.seed, game.deal.table.number + 1)
    actions = (*game.actions, action)
    after = game._replace(phase=phase_of(current), deal=current, actions=actions)
    return after, (dealt_event(current),)


def _scored(game: Game, choice: Moon) -> tuple[Game, tuple[Event, ...]]:
    """The game after a deal's points have been added."""
    rules, seed, _, totals, scores, current, actions, start = game
    result = score(rules, current.table.taken, choice)
    totals = added(totals, result.points)
    winner = game_winner(rules, totals, game.overtime)
    events: tuple[Event, ...] = (DealScored(current.table.number, result.points, totals),)
    if winner is not None:
        events += (GameOver(winner, totals),)
    phase = Phase.SCORED if winner is None else Phase.OVER
    scores += (result,)
    return Game(rules, seed, phase, totals, scores, current, actions, start), events


def dealt_event(current: Deal) -> Dealt:
    """That the cards have been dealt, with all hands open."""
    table = current.table
    hands = tuple(tuple(sorted(hand)) for hand in current.dealt)
    return Dealt(table.number, table.dealer, table.direction, hands)


def beginning(game: Game) -> Game:
    """The game before its first action."""
    start = game.start
    return new(game.rules, game.seed) if start is None else start._replace(start=start)


def replay(game: Game, actions: Iterable[Action]) -> tuple[Game, tuple[Event, ...]]:
    """The game after these actions, and all that happened; IllegalAction at the first bad one."""
    events: list[Event] = []
    for action in actions:
        game, more = step(game, action)
        events.extend(more)
    return game, tuple(events)


def log(game: Game, seat: Seat | None = None) -> tuple[Event, ...]:
    """All that has happened since the beginning, as `seat` may know it, or with all hands open."""
    start = beginning(game)
    _, events = replay(start, game.actions)
    everything = (dealt_event(start.deal), *events)
    return everything if seat is None else tuple(seen_by(event, seat) for event in everything)
