"""A table in a test: games at a certain point, and what lies on the screen."""

from hearts.engine.options import rules_for
from hearts.engine.position import Position, set_up
from hearts.ui.items import CardItem, Item, Layer
from hearts.ui.match import PERSON, Match
from hearts.ui.scenes.table import Table
from tests.ui.pilot import FakeHost, Pilot


def flat(items: tuple[Item, ...]) -> list[Item]:
    """The draw list with kept layers opened."""
    opened: list[Item] = []
    for item in items:
        opened += item.items if isinstance(item, Layer) else (item,)
    return opened


def cards_shown(pilot: Pilot) -> dict[str, CardItem]:
    """The cards that lie face up, by their text."""
    found = [item for item in flat(pilot.picture) if isinstance(item, CardItem) and item.card]
    return {str(item.card): item for item in found}


def playing(pilot: Pilot | None = None) -> Pilot:
    """A game at the person's first turn to play."""
    pilot = pilot or Pilot()
    pilot.start().settle()
    pilot.play_turn()
    return pilot.settle()


def match_of(pilot: Pilot) -> Match:
    assert pilot.app.match is not None
    return pilot.app.match


def table_of(pilot: Pilot) -> Table:
    assert isinstance(pilot.app.scene, Table)
    return pilot.app.scene


def at(position: Position, variant: str = "classic", size: tuple[int, int] = (1280, 720)) -> Pilot:
    """A game set up at that position, the person in seat 0."""
    rules = rules_for(variant, len(position.hands))
    seats = (PERSON, *("novice",) * (rules.players - 1))
    pilot = Pilot(FakeHost(size))
    pilot.app.start(Match(set_up(rules, "t", position), seats))
    return pilot.settle()
