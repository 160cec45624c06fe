"""Intents: what the person at the screen wants, whatever the device said it with."""

from typing import Any, dataclass_transform

from hearts.engine.cards import Card
from hearts.engine.rules import Moon, RuleSet


@dataclass_transform(frozen_default=True)
class Intent:
    """What the person wants: a kind of its own for each thing, with its details as fields.

    Two are equal if their kinds and details are. A dataclass is the same in use, but has code
    generated for each kind, which in a browser takes longer than the title's first picture.
    """

    __match_args__: tuple[str, ...] = ()

    def __init_subclass__(cls) -> None:
        cls.__match_args__ = tuple(cls.__annotations__)

    def __init__(self, *values: Any, **named: Any) -> None:
        names = self.__match_args__
        details = dict(zip(names, values, strict=False)) | named
        needed = {name for name in names if not hasattr(type(self), name)}
        given = len(values) + len(named)
        if len(details) != given or not needed <= details.keys() <= set(names):
            raise TypeError(f"{type(self).__name__} is made of {', '.join(names) or 'nothing'}")
        vars(self).update(details)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self._details() == other._details()

    def __hash__(self) -> int:
        return hash((type(self), self._details()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self._details()}"

    def _details(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in self.__match_args__)


class Pick(Intent):
    """This card of the hand: to pass it or take that back, or to play it."""

    card: Card


class Lift(Intent):
    """A touch on a card where cards are played by dragging them."""

    card: Card


class Throw(Intent):
    """Play this card, or put it to the pass, without a second tap: it was dragged out."""

    card: Card


class Confirm(Intent):
    """The main thing the scene offers: pass the cards, go on."""


class Hint(Intent):
    pass


class Undo(Intent):
    pass


class Claim(Intent):
    """End the deal: nothing can change any more."""


class Choose(Intent):
    """The shooter's answer."""

    choice: Moon


class Start(Intent):
    """A new game; one level, or `person`, for each seat. Without a seed one is drawn."""

    rules: RuleSet
    seats: tuple[str, ...]
    seed: str | None = None


class Resume(Intent):
    """On with the saved game."""


class ReplayDeal(Intent):
    """This deal once more from its first card."""


class Open(Intent):
    """Go to a scene by its name."""

    scene: str


class Back(Intent):
    """Leave the scene."""


class Home(Intent):
    """To the title, whatever is open."""


class Change(Intent):
    """A setting's new value."""

    setting: str
    value: object


class Select(Intent):
    """A choice within a scene, such as a tab or a list entry; the scene knows the names."""

    name: str
    value: object


class Scroll(Intent):
    """Move a page by that many CSS pixels."""

    page: str
    by: float


class Copy(Intent):
    """Put a text on the clipboard."""

    text: str


class Hurry(Intent):
    """A touch that means nothing else: end what is in flight."""


class Mute(Intent):
    pass


class FullScreen(Intent):
    pass


class Quit(Intent):
    pass
