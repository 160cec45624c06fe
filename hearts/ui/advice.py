"""A hint in the making: thought about in slices, then shown until the person has acted."""

from collections.abc import Callable, Generator, Iterator

from hearts.cpu.hint import Hint, hint
from hearts.cpu.player import decision_rng
from hearts.engine.cards import Card
from hearts.engine.events import Pass, Play
from hearts.ui.match import Match
from hearts.ui.text import Text


class Advice:
    """One hint at a time."""

    def __init__(self) -> None:
        self.found: Hint | None = None
        self._thinking: Generator[None, None, Hint] | None = None

    @property
    def thinking(self) -> bool:
        """Whether a hint is being thought about."""
        return self._thinking is not None

    def ask(self, match: Match) -> None:
        """Begin to think about what an expert would do in the person's place."""
        self._thinking = hint(match.view, decision_rng(match.game, match.person))

    def think(self, go_on: Callable[[], bool]) -> Hint | None:
        """Think while `go_on` says so; the hint, once, when it has been found."""
        while self._thinking is not None and go_on():
            try:
                next(self._thinking)
            except StopIteration as answer:
                self._thinking = None
                self.found = answer.value
                return self.found
        return None

    def drop(self) -> None:
        """The person has acted."""
        self.found = self._thinking = None


def reason_told(text: Text, found: Hint) -> str:
    """What is advised, and why."""
    return text(f"hint.{found.reason}", cards=text.cards(advised(found)))


def expectation(text: Text, found: Hint) -> Iterator[str]:
    """What the advised card can be expected to bring, where it was compared with others."""
    for card, points in found.expected:
        if card in advised(found):
            yield text("spoken.hint", card=card, points=text.decimal(points))


def others(text: Text, found: Hint) -> Iterator[str]:
    """What the other cards can be expected to bring, the best of them first."""
    for card, points in sorted(found.expected, key=lambda each: each[1]):
        if card not in advised(found):
            yield text("spoken.other", card=card, points=text.decimal(points))


def advised(found: Hint | None) -> tuple[Card, ...]:
    """The cards that a hint says to play or to pass."""
    action = found and found.action
    if isinstance(action, Pass):
        return action.cards
    return (action.card,) if isinstance(action, Play) else ()
