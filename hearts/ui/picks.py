"""What the person has picked so far: cards for the pass, or the card tapped once."""

from typing import Final

from hearts.engine.cards import Card

SHAKE: Final = 0.18  # seconds that a card which may not be played shakes


class Picks:
    """The chosen cards, and the one that shakes because it may not be played."""

    def __init__(self) -> None:
        self.chosen: tuple[Card, ...] = ()
        self._shaking: tuple[Card, float] | None = None  # and since when

    def toggle(self, card: Card, most: int) -> None:
        """Choose the card or take it back; one too many takes the place of the last."""
        if card in self.chosen:
            self.chosen = tuple(other for other in self.chosen if other != card)
        else:
            self.chosen = (*self.chosen[: most - 1], card)

    def shake(self, card: Card, now: float) -> None:
        """The card may not be played."""
        self._shaking = card, now

    def shaking(self, now: float) -> tuple[Card, float] | None:
        """The card that shakes, and for how long it has."""
        if self._shaking is None or now - self._shaking[1] > SHAKE:
            return None
        return self._shaking[0], now - self._shaking[1]

    def drop(self) -> None:
        """Nothing is picked, nothing shakes."""
        self.chosen = ()
        self._shaking = None
