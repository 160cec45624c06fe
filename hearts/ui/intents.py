"""Intents: what the person at the screen wants, whatever the device said it with."""

from dataclasses import dataclass

from hearts.engine.cards import Card
from hearts.engine.rules import Moon, RuleSet


@dataclass(frozen=True)
class Pick:
    """This card of the hand: to pass it or take that back, or to play it."""

    card: Card


@dataclass(frozen=True)
class Throw:
    """Play this card, or put it to the pass, without a second tap: it was dragged out."""

    card: Card


@dataclass(frozen=True)
class Confirm:
    """The main thing the scene offers: pass the cards, go on."""


@dataclass(frozen=True)
class Hint:
    pass


@dataclass(frozen=True)
class Undo:
    pass


@dataclass(frozen=True)
class Claim:
    """End the deal: nothing can change any more."""


@dataclass(frozen=True)
class Choose:
    """The shooter's answer."""

    choice: Moon


@dataclass(frozen=True)
class Start:
    """A new game; one level, or `person`, for each seat. Without a seed one is drawn."""

    rules: RuleSet
    seats: tuple[str, ...]
    seed: str | None = None


@dataclass(frozen=True)
class Resume:
    """On with the saved game."""


@dataclass(frozen=True)
class ReplayDeal:
    """This deal once more from its first card."""


@dataclass(frozen=True)
class Open:
    """Go to a scene by its name."""

    scene: str


@dataclass(frozen=True)
class Back:
    """Leave the scene."""


@dataclass(frozen=True)
class Home:
    """To the title, whatever is open."""


@dataclass(frozen=True)
class Change:
    """A setting's new value."""

    setting: str
    value: object


@dataclass(frozen=True)
class Select:
    """A choice within a scene, such as a tab or a list entry; the scene knows the names."""

    name: str
    value: object


@dataclass(frozen=True)
class Scroll:
    """Move a page by that many CSS pixels."""

    page: str
    by: float


@dataclass(frozen=True)
class Copy:
    """Put a text on the clipboard."""

    text: str


@dataclass(frozen=True)
class Hurry:
    """A touch that means nothing else: end what is in flight."""


@dataclass(frozen=True)
class Mute:
    pass


@dataclass(frozen=True)
class FullScreen:
    pass


@dataclass(frozen=True)
class Quit:
    pass


Intent = (
    Pick
    | Throw
    | Confirm
    | Hint
    | Undo
    | Claim
    | Choose
    | Start
    | Resume
    | ReplayDeal
    | Open
    | Back
    | Home
    | Change
    | Select
    | Scroll
    | Copy
    | Hurry
    | Mute
    | FullScreen
    | Quit
)
