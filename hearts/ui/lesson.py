"""The first lesson: one prepared deal, what everybody plays in it, and the steps it is told in.

It is a deal like any other: the engine deals it from a position and judges every card. Only who
plays what is fixed, so that each step shows what it speaks of.
"""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from hearts.engine.cards import Card, cards_of
from hearts.engine.events import Action, Pass, Play
from hearts.engine.game import Game, Phase, step, to_act
from hearts.engine.position import Position, set_up
from hearts.engine.rules import Direction
from hearts.engine.variants import CLASSIC
from hearts.ui.claim import played_out
from hearts.ui.match import PERSON, Match

LEARNER: Final = 0  # the seat of the person; the others sit clockwise
LEVEL: Final = "easy"  # what the other seats are called
HANDS: Final = (
    "3C 4C 8C KC TD QD AD 3S 6S 8S 9S 3H 7H",
    "2C 6C 7C 9C QC 4D 5D 7D 4S KS JH QH AH",
    "5C AC KD 2S 5S 7S TS QS AS 4H 6H 8H TH",
    "TC JC 2D 3D 6D 8D 9D JD JS 2H 5H 9H KH",
)
PASSES: Final = ("TD QD AD", "QC KS JH", "AC KD QS", "JC JS KH")
TRICKS: Final = (  # by seat, not in the order of play
    "KC 2C QC AC",
    "8C 9C 5C TC",
    "KH AD JH 2D",
    "7H AH TH 9H",
    "3H QH 8H 5H",
    "4C 7C 6H QS",
    "JC 6C 4H 2H",
)


class Step(NamedTuple):
    """What the person does next, and the keys of its texts below `lesson`.

    Two steps of one name are told under the same heading.
    """

    name: str
    key: str
    cards: tuple[Card, ...]  # to pass or to play; none where the deal is over


STEPS: Final = (
    Step("pass", "pass", cards_of(PASSES[LEARNER])),
    *(
        Step(name, key, cards_of(trick)[LEARNER : LEARNER + 1])
        for (name, key), trick in zip(
            (
                ("follow", "follow"),
                ("duck", "duck"),
                ("discard", "discard"),
                ("broken", "broken"),
                ("broken", "again_hearts"),
                ("queen", "queen"),
                ("moon", "moon"),
            ),
            TRICKS,
            strict=True,
        )
    ),
    Step("score", "score", ()),
)
NAMES: Final = tuple(dict.fromkeys(step.name for step in STEPS))
"""The steps as they are counted."""


@cache
def beginning() -> Game:
    """The prepared deal before the pass."""
    hands = tuple(cards_of(hand) for hand in HANDS)
    return set_up(CLASSIC, "lesson", Position(hands, direction=Direction.LEFT))


@cache
def game_at(number: int) -> Game:
    """The game as it is when that step begins."""
    game = beginning()
    for wanted in STEPS[:number]:
        while LEARNER not in to_act(game):
            game, _ = step(game, prepared(game))
        game, _ = step(game, action_of(wanted))
    if number == len(STEPS) - 1:
        while len(game.deal.table.tricks) < len(TRICKS):
            game, _ = step(game, prepared(game))
        for action in played_out(game):
            game, _ = step(game, action)
    while game.phase in (Phase.PASS, Phase.PLAY) and LEARNER not in to_act(game):
        game, _ = step(game, prepared(game))
    return game


def action_of(step: Step) -> Action:
    """What the person is to do in a step that asks for cards."""
    if step.name == "pass":
        return Pass(LEARNER, step.cards)
    return Play(LEARNER, step.cards[0])


def prepared(game: Game) -> Action:
    """What the next of the other seats does."""
    seat = min(to_act(game) - {LEARNER})
    if game.phase is Phase.PASS:
        return Pass(seat, cards_of(PASSES[seat]))
    return Play(seat, cards_of(TRICKS[len(game.deal.table.tricks)])[seat])


def does(step: Step, action: Action) -> bool:
    """Whether the action is what the step asks for."""
    if isinstance(action, Pass):
        return set(action.cards) == set(step.cards)
    return isinstance(action, Play) and (action.card,) == step.cards


class Prepared(Match):
    """The prepared deal as a match: the other seats do what is written down for them."""

    def __init__(self, number: int) -> None:
        super().__init__(game_at(number), (PERSON, *(LEVEL,) * (CLASSIC.players - 1)))

    def think(self, go_on: Callable[[], bool]) -> Action | None:
        waiting = to_act(self.game) - {LEARNER}
        scripted = len(self.game.deal.table.tricks) < len(TRICKS)
        return prepared(self.game) if waiting and scripted and go_on() else None
