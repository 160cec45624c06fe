"""Intents: what the person at the screen wants, whatever the device said it with."""

from typing import NamedTuple

from hearts.engine.cards import Card
from hearts.engine.rules import Moon, RuleSet


class Pick(NamedTuple):
    """This card of the hand: to pass it or take that back, or to play it."""

    card: Card


class Throw(NamedTuple):
    """Play this card, or put it to the pass, without a second tap: it was dragged out."""

    card: Card


class Confirm(NamedTuple):
    """The main thing the scene offers: pass the cards, go on."""


class Hint(NamedTuple):
    pass


class Undo(NamedTuple):
    pass


class Claim(NamedTuple):
    """End the deal: nothing can change any more."""


class Choose(NamedTuple):
    """The shooter's answer."""

    choice: Moon


class Start(NamedTuple):
    """A new game; one level, or `person`, for each seat. Without a seed one is drawn."""

    rules: RuleSet
    seats: tuple[str, ...]
    seed: str | None = None


class Resume(NamedTuple):
    """On with the saved game."""


class ReplayDeal(NamedTuple):
    """This deal once more from its first card."""


class Open(NamedTuple):
    """Go to a scene by its name."""

    scene: str


class Back(NamedTuple):
    """Leave the scene."""


class Home(NamedTuple):
    """To the title, whatever is open."""


class Change(NamedTuple):
    """A setting's new value."""

    setting: str
    value: object


class Select(NamedTuple):
    """A choice within a scene, such as a tab or a list entry; the scene knows the names."""

    name: str
    value: object


class Scroll(NamedTuple):
    """Move a page by that many CSS pixels."""

    page: str
    by: float


class Copy(NamedTuple):
    """Put a text on the clipboard."""

    text: str


class Hurry(NamedTuple):
    """A touch that means nothing else: end what is in flight."""


class Mute(NamedTuple):
    pass


class FullScreen(NamedTuple):
    pass


class Quit(NamedTuple):
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
