"""Ending a deal early is offered only where no hands and no play could change the score."""

from random import Random

import pytest

from hearts.cpu.guess import guess
from hearts.engine.cards import cards_of
from hearts.engine.events import Pass, Play
from hearts.engine.game import Game, Phase, new, step, to_act
from hearts.engine.options import rules_for
from hearts.engine.position import Position, set_up
from hearts.engine.score import DealScore, score
from hearts.engine.variants import VARIANTS
from hearts.engine.view import view
from hearts.ui.claim import certain, played_out


def random_step(game: Game, rng: Random) -> Game:
    seat = min(to_act(game))
    seen = view(game, seat)
    if game.phase is Phase.PASS:
        action = Pass(seat, tuple(rng.sample(seen.hand, game.rules.pass_count)))
    else:
        action = Play(seat, rng.choice(seen.playable))
    return step(game, action)[0]


def at_random(game: Game, rng: Random) -> DealScore:
    """What the deal scores when everybody plays at random."""
    while game.phase is Phase.PLAY:
        game = random_step(game, rng)
    return score(game.rules, game.deal.table.taken)


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_certain_comes_whatever_the_others_hold_and_play(variant: str) -> None:
    rng = Random(variant)
    found = 0
    for number in range(25):
        game = new(rules_for(variant), f"{variant} {number}")
        while game.phase in (Phase.PASS, Phase.PLAY):
            seat = min(to_act(game))
            if game.phase is Phase.PLAY and certain(view(game, seat)):
                break
            game = random_step(game, rng)
        if game.phase is not Phase.PLAY:
            continue
        found += 1
        seen = view(game, min(to_act(game)))
        ended = game
        for action in played_out(game):
            ended, _ = step(ended, action)
        expected = score(game.rules, ended.deal.table.taken)
        for _ in range(8):
            supposed = game._replace(deal=guess(seen, rng))
            assert at_random(supposed, rng) == expected
    assert found >= (0 if variant == "duel" else 3)


def position(hands: str, taken: str, trick: str = "") -> Position:
    played = tuple((place, card) for place, card in enumerate(cards_of(trick)))
    return Position(
        hands=tuple(cards_of(hand) for hand in hands.split("|")),
        taken=((), cards_of(taken), (), ()),
        trick=played,
        leader=0,
        first_trick=False,
    )


ALL_HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"


@pytest.mark.parametrize(
    ("hands", "taken", "answer"),
    [
        ("2C 3C|4C 5C|6C 7C|8C 9C", f"QS {ALL_HEARTS}", True),  # no penalty card is left
        ("2C 3C|4C 5C|6C 7C|8C QS", ALL_HEARTS, False),
        ("AC KC|4C 5C|6C 7C|8C QS", ALL_HEARTS, True),  # all mine, whoever has the queen
        ("AC QC|4C 5C|6C 7C|KC QS", ALL_HEARTS, False),  # not the second club
        ("AC AD|4C 5C|6C 7C|8C QS", ALL_HEARTS, True),
    ],
)
def test_cases(hands: str, taken: str, answer: bool) -> None:
    game = set_up(rules_for("classic"), "c", position(hands, taken))
    assert certain(view(game, 0)) is answer


def test_a_trick_that_has_begun_decides_with_the_penalty_cards_in_it() -> None:
    game = set_up(
        rules_for("classic"), "c", position("3C|4C 5C|6C 7C|8C 9C", f"QS {ALL_HEARTS}", "2C")
    )
    assert certain(view(game, 1))
    hands = "3C|4C QS|6C 7C|8C 9C"
    game = set_up(rules_for("classic"), "c", position(hands, ALL_HEARTS, "2C"))
    assert not certain(view(game, 1))
