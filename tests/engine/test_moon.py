"""The moon in a game: who is asked, what may be answered, and the answer nobody gives."""

import pytest

from hearts.engine.cards import cards_of
from hearts.engine.events import (
    ChooseMoon,
    DealScored,
    GameOver,
    IllegalAction,
    MoonShot,
    NextDeal,
    Pass,
    Play,
)
from hearts.engine.game import Game, Phase, step, to_act
from hearts.engine.play import Reason
from hearts.engine.rules import Moon
from hearts.engine.score import automatic_choice
from hearts.engine.view import view
from tests.engine.tables import game_of, numbers, play, rules_of, table

LAST_TRICK = "AD / 2D / 3D / 2H"


def before_the_end(rules: str, totals: tuple[int, ...] = (0, 0, 0, 0)) -> Game:
    """Seat 0 holds the A♦ and all penalty cards but the one that falls on it."""
    taken = (cards_of("QS"), (), (), ())
    return game_of(rules, LAST_TRICK, leader=0, first_trick=False, taken=taken, totals=totals)


@table(
    """
    rules | waits for | asked | totals
    # only where the rules leave it to the shooter is the shooter asked
    classic               | scored | -  | 0 14 14 14
    classic moon=subtract | scored | -  | -14 0 0 0
    classic moon=choose   | moon   | 0  | 0 0 0 0
    classic moon=off      | scored | -  | 14 0 0 0
    black_lady            | moon   | 0  | 0 0 0 0
    """
)
def test_who_is_asked(rules: str, waits_for: str, asked: str, totals: str) -> None:
    game = play(before_the_end(rules), "AD 2D 3D 2H")
    assert game.phase is Phase(waits_for)
    assert to_act(game) == (set() if asked == "-" else {int(asked)})
    assert game.totals == numbers(totals)


@table(
    """
    rules | events
    classic             | MoonShot DealScored
    classic moon=off    | DealScored
    classic moon=choose | MoonShot
    """
)
def test_what_is_told(rules: str, events: str) -> None:
    game = play(before_the_end(rules), "AD 2D 3D")
    _, told = step(game, Play(3, cards_of("2H")[0]))
    assert [type(event).__name__ for event in told[3:]] == events.split()
    assert all(event == MoonShot(0, 14) for event in told if isinstance(event, MoonShot))


@table(
    """
    choice | points
    add      | 0 14 14 14
    subtract | -14 0 0 0
    """
)
def test_the_shooter_answers(choice: str, points: str) -> None:
    game = play(before_the_end("black_lady"), "AD 2D 3D 2H")
    game, events = step(game, ChooseMoon(0, Moon(choice)))
    assert events == (DealScored(0, numbers(points), numbers(points)),)
    assert game.totals == numbers(points)
    assert game.scores[0] == (numbers(points), 0)
    assert game.phase is Phase.SCORED


def test_the_shooter_is_shown_both_resulting_score_tables() -> None:
    game = play(before_the_end("black_lady", (1, 2, 3, 4)), "AD 2D 3D 2H")
    for seat in range(4):
        assert view(game, seat).after_moon(Moon.ADD) == (1, 16, 17, 18)
        assert view(game, seat).after_moon(Moon.SUBTRACT) == (-13, 2, 3, 4)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (ChooseMoon(1, Moon.ADD), Reason.NOT_YOUR_TURN),
        (ChooseMoon(0, Moon.OFF), Reason.WRONG_PHASE),
        (ChooseMoon(0, Moon.CHOOSE), Reason.WRONG_PHASE),
        (NextDeal(), Reason.WRONG_PHASE),
        (Play(0, cards_of("AD")[0]), Reason.WRONG_PHASE),
        (Pass(0, cards_of("AD")), Reason.WRONG_PHASE),
    ],
)
def test_nothing_else_is_taken_for_an_answer(action: ChooseMoon, reason: Reason) -> None:
    game = play(before_the_end("black_lady"), "AD 2D 3D 2H")
    with pytest.raises(IllegalAction) as refused:
        step(game, action)
    assert refused.value.reason is reason


def test_nobody_answers_where_nobody_is_asked() -> None:
    with pytest.raises(IllegalAction) as refused:
        step(before_the_end("black_lady"), ChooseMoon(0, Moon.ADD))
    assert refused.value.reason is Reason.WRONG_PHASE


def test_the_answer_can_end_the_game() -> None:
    game = play(before_the_end("black_lady", (50, 90, 20, 30)), "AD 2D 3D 2H")
    over, events = step(game, ChooseMoon(0, Moon.ADD))
    assert over.phase is Phase.OVER
    assert events[-1] == GameOver(2, (50, 104, 34, 44))
    going_on, _ = step(game, ChooseMoon(0, Moon.SUBTRACT))
    assert going_on.phase is Phase.SCORED


@table(
    """
    before | limit | after
    # the automatic rule: others + value, unless the shooter would then not be lowest or level
    # with the lowest while the game would be over; in that case shooter − value
    90 80 20 30 | 100 | 64 80 20 30
    10 80 30 40 | 100 | 10 106 56 66
    46 80 20 30 | 100 | 46 106 46 56
    # the shooter not lowest, but the game not over
    60 20 20 20 | 100 | 60 46 46 46
    # nor where the limit is reached and others share the lowest total: another deal is played
    60 80 20 20 | 100 | 60 106 46 46
    # one point from level
    47 80 20 30 | 100 | 21 80 20 30
    # exactly at the limit is over
    50 74 20 30 | 100 | 24 74 20 30
    50 73 20 30 | 100 | 50 99 46 56
    50 74 20 30 | 101 | 50 100 46 56
    """
)
def test_automatic_choice(before: str, limit: str, after: str) -> None:
    rules = rules_of(f"black_lady limit={limit}")
    totals = numbers(before)
    hearts_and_queen = tuple(sorted(rules.penalties))
    taken = (hearts_and_queen, (), (), ())
    position = game_of(rules, LAST_TRICK.replace("2H", "4D"), leader=0, totals=totals, taken=taken)
    game = play(position, "AD 2D 3D 4D")
    game, _ = step(game, ChooseMoon(0, automatic_choice(rules, totals, game.deal.table.taken)))
    assert game.totals == numbers(after)


def test_the_automatic_choice_counts_bonus_cards() -> None:
    rules = rules_of("black_lady points=JD:-10")
    taken = (tuple(sorted(rules.penalties)), (), cards_of("JD"), ())
    assert automatic_choice(rules, (36, 80, 20, 30), taken) is Moon.ADD
    assert automatic_choice(rules, (37, 80, 20, 30), taken) is Moon.SUBTRACT
