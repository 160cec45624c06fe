"""The draw list: what a scene shows, as data. Later items lie over earlier ones.

All places are in CSS pixels. `draw.py` paints these and nothing else; tests assert on them.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from hearts.engine.cards import Card, Suit
from hearts.ui.geometry import Box, Point, Pose
from hearts.ui.intents import Intent
from hearts.ui.theme import Colour


class Panel(NamedTuple):
    """A filled box with round corners, an edge and a soft shadow if asked for."""

    box: Box
    fill: Colour | None
    radius: float = 0
    edge: Colour | None = None
    edge_width: float = 1
    shadow: bool = False


class Label(NamedTuple):
    """One line of text, kept inside its box: made smaller and then cut if it is too long.

    Those who cannot see it are told its text, or what is `told` instead, "" for nothing; as a
    heading of that level, if it is one.
    """

    text: str
    box: Box
    size: float
    colour: Colour
    bold: bool = False
    align: str = "left"  # or "centre", "right"; the scene has mirrored it already
    told: str | None = None
    heading: int = 0


class Told(NamedTuple):
    """A paragraph, or a heading of that level, for those who cannot see; it is not painted."""

    text: str
    heading: int = 0
    group: str = ""  # that of the areas it stands with
    listed: bool = False  # one line of a list, which is a group of its own


class CardItem(NamedTuple):
    """A card face up, or its back where the card is None."""

    card: Card | None
    pose: Pose
    dim: bool = False
    outline: Colour | None = None  # something to notice about it
    received: bool = False  # in the pass of this deal: marked in its corner
    drawn: float = 0  # in motion: the width it is drawn at, to be stretched to its pose's


class Sign(NamedTuple):
    """A suit sign."""

    suit: Suit
    box: Box
    pale: bool = False  # on a dark ground: black signs are drawn light


class Icon(NamedTuple):
    """A picture of assets/icons in one colour."""

    name: str
    box: Box
    colour: Colour


class Line(NamedTuple):
    """A line through points."""

    points: tuple[Point, ...]
    width: float
    colour: Colour


class Dot(NamedTuple):
    """A filled circle."""

    middle: Point
    radius: float
    colour: Colour


class Area(NamedTuple):
    """Where the screen can be touched, what that means, and what it is called.

    `key` names the area for the keyboard's focus and the tests ("card:QS", "hint"). `drag` is
    the intent of dragging it upwards. What is not `enabled` can be neither touched nor focused.
    `named` is what those who cannot see are told of its `group`, and the last two whether it is
    on, or is open, if it can be. Labels inside the box are told as its own label.
    """

    key: str
    box: Box
    intent: Intent
    label: str
    group: str = ""
    enabled: bool = True
    drag: Intent | None = None
    tap: Intent | None = None  # what a touch means, where a key means something else
    radius: float = 10
    named: str = ""
    on: bool | None = None
    opened: bool | None = None
    language: str = ""  # of the label, where it is another one


class Clip(NamedTuple):
    """Items shown only inside a box, all moved up by `offset`: a page that scrolls.

    `height` is that of everything in it; `key` names it for the scroll intent.
    """

    key: str
    box: Box
    items: tuple["Item", ...]
    height: float
    offset: float = 0


class Layer(NamedTuple):
    """Items under all others that stay as they are for many frames: painted once and kept."""

    items: tuple["Item", ...]


Item = Layer | Panel | Label | Told | CardItem | Sign | Icon | Line | Dot | Area | Clip
Picture = tuple[Item, ...]


def areas(items: Iterable[Item]) -> Iterator[Area]:
    """All areas where they are on the screen, in reading order; hidden parts left out."""
    for item in items:
        if isinstance(item, Area):
            yield item
        elif isinstance(item, Layer):
            yield from areas(item.items)
        elif isinstance(item, Clip):
            for area in areas(item.items):
                shown = area.box.moved(0, -item.offset).common(item.box)
                if shown.h >= min(8, area.box.h) and shown.w > 0:
                    yield area._replace(box=shown)


def clips(items: Iterable[Item]) -> Iterator[Clip]:
    """The pages that scroll; one without a key lies under another scene."""
    return (item for item in items if isinstance(item, Clip) and item.key)


def labels(items: Iterable[Item]) -> Iterator[Label]:
    """All text, that on pages too."""
    for item in items:
        if isinstance(item, Label):
            yield item
        elif isinstance(item, Clip | Layer):
            yield from labels(item.items)


def untold(items: Iterable[Item]) -> Iterator[Item]:
    """The items with no label told: those who cannot see are told something else."""
    for item in items:
        if isinstance(item, Label):
            yield item._replace(told="")
        elif isinstance(item, Clip):
            yield item._replace(items=tuple(untold(item.items)))
        else:
            yield item
