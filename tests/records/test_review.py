"""The review of a game."""

from collections.abc import Generator
from random import Random

import pytest

from hearts.cpu.hint import Hint, HintReason
from hearts.cpu.player import decide, decision_rng, player
from hearts.engine.cards import card_of, cards_of, text_of
from hearts.engine.events import Pass, Play
from hearts.engine.game import Game, new, step, to_act
from hearts.engine.notation import Save
from hearts.engine.position import Position, set_up
from hearts.engine.rules import RuleSet, Seat
from hearts.engine.variants import CLASSIC
from hearts.engine.view import View, view
from hearts.records.review import SMALL, DealReview, Grade, Situation, Verdict, review
from hearts.records.work import finish
from hearts.records.worth import worth
from tests.engine.plays import deal_over
from tests.records.games import RULE_SETS, SHORT, autoplayed, random_game, seats_of


def lowest(view: View, rng: Random) -> Generator[None, None, Hint]:
    """An adviser for whom a card costs its rank in tenths of a point."""
    assert view.acts
    rng.random()
    yield
    yield
    if not view.playable:
        cards = view.hand[: view.rules.pass_count]
        return Hint(Pass(view.seat, cards), (), HintReason.DUCK)
    expected = tuple((card, card.rank / 10) for card in view.playable)
    best = min(expected, key=lambda pair: pair[1])[0]
    return Hint(Play(view.seat, best), expected, HintReason.DUCK)


def reviewed(save: Save, playouts: int = 3) -> tuple[tuple[DealReview, ...], list[float]]:
    progress, working = list[float](), review(save, lowest, playouts)
    while True:
        try:
            progress.append(next(working))
        except StopIteration as answer:
            return answer.value, progress


@pytest.mark.parametrize("rules", RULE_SETS[::3], ids=lambda r: f"{r.variant}-{r.players}")
def test_every_decision_of_the_person_is_graded(rules: RuleSet) -> None:
    game = deal_over(new(rules, "x"), Random("x"))
    (deal,), progress = reviewed(Save(game, seats_of(rules.players, person=1)))
    assert progress == sorted(progress)
    assert 0 <= progress[0] < progress[-1] <= 1
    for grade in deal.grades:
        assert game.actions[grade.place] == grade.action
        assert isinstance(grade.action, Play | Pass)
        assert grade.action.seat == 1
        assert grade.reason is HintReason.DUCK
        if isinstance(grade.action, Play) and isinstance(grade.best, Play):
            over = grade.action.card.rank - grade.best.card.rank
            assert grade.cost == pytest.approx(over / 10)
    passes = [grade for grade in deal.grades if grade.situation is Situation.PASS]
    assert len(passes) == (1 if rules.passing else 0)
    assert deal.cost == sum(grade.cost for grade in deal.grades)


def test_luck_and_play_make_up_the_result() -> None:
    game = autoplayed(SHORT, "x", "novice")
    deals, _ = reviewed(Save(game, seats_of(4)))
    assert [deal.points for deal in deals] == [score.points[0] for score in game.scores]
    assert [deal.number for deal in deals] == list(range(len(game.scores)))
    for deal in deals:
        assert deal.par == 6.5
        assert deal.par - deal.luck - deal.play == pytest.approx(deal.points)


def grade(situation: Situation, cost: float) -> Grade:
    action = Pass(0, cards_of("2C 3C 4C"))
    return Grade(0, 0, situation, action, action, cost, HintReason.DUCK)


@pytest.mark.parametrize(
    ("some", "verdict"),
    [
        (grade(Situation.LEAD, 0), Verdict.BEST),
        (grade(Situation.FOLLOW, 0.29), Verdict.BEST),
        (grade(Situation.LEAD, 0.5), Verdict.SMALL),
        (grade(Situation.DISCARD, 1.0), Verdict.COSTLY),
        (grade(Situation.PASS, 0), Verdict.BEST),
        (grade(Situation.PASS, 2.5), Verdict.COSTLY),
    ],
)
def test_verdicts(some: Grade, verdict: Verdict) -> None:
    assert some.verdict is verdict


def test_a_card_the_adviser_does_not_name_costs_as_much_as_the_next_higher_one() -> None:
    hands = tuple(
        cards_of(text) for text in ("6C 7C 9C AS", "2C 2H 3H 4H", "3C 2D 3D 6D", "4C 4D 5D 7D")
    )
    position = Position(hands, leader=0, first_trick=False)
    start = set_up(CLASSIC, "x", position)

    def adviser(view: View, _: Random) -> Generator[None, None, Hint]:
        yield
        expected = ((card_of("6C"), 0.5), (card_of("9C"), 1.0))
        named = tuple(pair for pair in expected if pair[0] in view.playable)
        return Hint(Play(0, named[0][0]), named, HintReason.DUCK)

    def cost_of(first: str) -> tuple[float, Verdict, Situation]:
        game, _ = step(start, Play(0, card_of(first)))
        game = deal_over(game, Random(1))
        (deal,) = finish(review(Save(game, seats_of(4)), adviser, 1))
        found = deal.grades[0]
        return found.cost, found.verdict, found.situation

    assert cost_of("6C") == (0.0, Verdict.BEST, Situation.LEAD)
    assert cost_of("7C") == cost_of("9C") == (0.5, Verdict.SMALL, Situation.LEAD)
    assert cost_of("AS") == cost_of("9C")


DANGERS = "9D JD QS"
SMALL_CLUBS = "2C 4C 6C"


@pytest.mark.parametrize(
    ("passed", "advised", "costly"),
    [
        (SMALL_CLUBS, DANGERS, True),
        (DANGERS, SMALL_CLUBS, False),
        (DANGERS, "QS JD 9D", False),
    ],
)
def test_a_pass_costs_what_the_cards_kept_bring(passed: str, advised: str, costly: bool) -> None:
    """The queen of spades and two lone diamonds, beside small clubs."""
    game = new(CLASSIC, "1043")
    assert text_of(sorted(game.deal.hands[0])) == "2C 4C 6C JC AC 9D JD 4S 5S QS 2H 4H 9H"
    save = Save(deal_over(step(game, Pass(0, cards_of(passed)))[0], Random(1)), seats_of(4))

    def adviser(view: View, rng: Random) -> Generator[None, None, Hint]:
        if view.playable:
            return (yield from lowest(view, rng))
        yield
        return Hint(Pass(0, cards_of(advised)), (), HintReason.PASS_QUEEN)

    (deal,) = finish(review(save, adviser, 1))
    (graded,) = (each for each in deal.grades if each.situation is Situation.PASS)
    assert (graded.verdict is Verdict.COSTLY) == costly
    assert (graded.cost == 0) == (not costly)


def test_the_adviser_draws_what_the_seat_drew() -> None:
    game = random_game(SHORT, "x")
    drawn: list[float] = []

    def adviser(view: View, rng: Random) -> Generator[None, None, Hint]:
        drawn.append(rng.random())
        return (yield from lowest(view, rng))

    finish(review(Save(game, seats_of(4)), adviser, 1))
    first = decision_rng(new(SHORT, "x"), 0).random()
    assert drawn[0] == first
    assert len(set(drawn)) == len(drawn)


def test_the_expert_makes_no_costly_decision() -> None:
    """The review asks with the draws that the expert itself has in that seat."""
    game = new(CLASSIC, "expert")
    while not game.scores:
        seat = min(to_act(game))
        level = player("expert" if seat == 0 else "easy")
        game, _ = step(game, decide(level, view(game, seat), decision_rng(game, seat)))
    (deal,) = finish(review(Save(game, seats_of(4, level="easy")), playouts=1))
    assert len(deal.grades) > 5
    assert Verdict.COSTLY not in {grade.verdict for grade in deal.grades}
    assert deal.cost < SMALL * len(deal.grades)


def test_thrown_away_points_are_costly() -> None:
    """Whoever takes the queen of spades with the king, a low spade in hand, is told so."""
    hands = tuple(
        cards_of(text)
        for text in ("2S KS 2H 3H 4H", "QS 5H 6H 7H 8H", "3S 4C 5C 6C 7C", "4S 4D 5D 6D 7D")
    )
    position = Position(hands, leader=1, first_trick=False)
    game = set_up(CLASSIC, "x", position)
    for seat, card in ((1, "QS"), (2, "3S"), (3, "4S"), (0, "KS")):
        game, _ = step(game, Play(seat, card_of(card)))
    (deal,) = finish(review(Save(deal_over(game, Random(1)), seats_of(4)), playouts=1))
    grade = deal.grades[0]
    assert grade.verdict is Verdict.COSTLY
    assert grade.best == Play(0, card_of("2S"))
    assert grade.situation is Situation.FOLLOW
    assert grade.cost > 3


def mean_worth(start: Game, seat: Seat) -> float:
    rng = Random("worth")
    return sum(finish(worth(start, seat, rng)) for _ in range(30)) / 30


def test_a_good_hand_is_worth_fewer_points_than_a_bad_one() -> None:
    good = cards_of("2C 3C 4C 8C 2D 3D 4D 2S 3S 4S 2H 3H 4H")
    bad = cards_of("AC KC QC AD KD QD AS KS QS 7H JH QH KH")
    others = [card for card in CLASSIC.deck if card not in (*good, *bad)]
    start = set_up(CLASSIC, "x", Position((good, bad, tuple(others[:13]), tuple(others[13:]))))
    assert mean_worth(start, 0) == mean_worth(start, 0) < 5
    assert mean_worth(start, 1) > 9
