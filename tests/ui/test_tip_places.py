"""Where tips lie: beside whatever the person needs to see, in every language."""

from collections.abc import Iterator

import pytest

from hearts.engine.game import Game, Phase
from hearts.engine.rules import RuleSet
from hearts.engine.variants import VARIANTS
from hearts.records.share import dealt_game
from hearts.ui.app import App
from hearts.ui.geometry import Box, around, card_box
from hearts.ui.items import Line, Panel, labels
from hearts.ui.layout import TableLayout
from hearts.ui.match import PERSON, Match
from hearts.ui.message import message
from hearts.ui.space import Space
from hearts.ui.text import languages
from hearts.ui.tips import NAMES
from tests.ui.pilot import FakeHost, Pilot
from tests.ui.tables import flat, table_of
from tests.ui.test_scenes import check_text
from tests.ui.test_table_golden import asked

SIZES = [(360, 640), (390, 844), (768, 1024), (844, 390), (1280, 720), (2560, 1440)]
IN_PLAY = tuple(name for name in NAMES if name != "pass")
TABLES = ["duel", "black_maria", "classic", *["black_lady"] * 3, *["cancellation"] * 3]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", languages())
def test_a_tip_covers_nothing_of_any_pass(language: str, size: tuple[int, int]) -> None:
    pilot = quick(language, size)
    for game in passes():
        sit_down(pilot, game)
        space, layout = laid_out(pilot)
        arrow = [point for item in flat(pilot.picture) if isinstance(item, Line)
                 for point in item.points]  # fmt: skip
        assert arrow
        (frame,) = frames(pilot, ("pass",))
        assert space.safe.contains(frame)
        assert not around(arrow).meets(frame)
        assert not pilot.areas["main"].box.meets(frame)
        assert covered(frame, whole(layout)) == []


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", languages())
def test_a_tip_covers_no_card_that_may_be_played(language: str, size: tuple[int, int]) -> None:
    """With up to four players it covers nothing at all; the tables of more are crowded."""
    pilot = quick(language, size)
    for players, variant in enumerate(TABLES, start=2):
        sit_down(pilot, asked(variant, players, 1))
        space, layout = laid_out(pilot)
        trick = tuple(map(card_box, layout.trick[1:]))
        for frame in frames(pilot, IN_PLAY):
            assert space.safe.contains(frame)
            assert covered(frame, layout.strips) == []
            assert players > 4 or covered(frame, (*whole(layout), *trick)) == []


def quick(language: str, size: tuple[int, int]) -> Pilot:
    host = FakeHost(size)
    host.wanted_language = language
    pilot = Pilot(host)
    pilot.app.change("speed", "instant")
    return pilot


def passes() -> Iterator[Game]:
    """A deal before the pass for every number of players and every direction they pass in."""
    first: dict[tuple[int, str], tuple[RuleSet, int]] = {}
    for counts in VARIANTS.values():
        for players, rules in counts.items():
            for number, direction in enumerate(rules.passing):
                first.setdefault((players, direction), (rules, number))
    for rules, number in first.values():
        game = dealt_game(rules, "7", number, (0,) * rules.players)
        if game.phase is Phase.PASS:
            yield game


def sit_down(pilot: Pilot, game: Game) -> None:
    pilot.app.start(Match(game, (PERSON, *("novice",) * (game.rules.players - 1))))
    pilot.step().settle()


def laid_out(pilot: Pilot) -> tuple[Space, TableLayout]:
    space = pilot.app.space()
    return space, table_of(pilot).layout(space)


def whole(layout: TableLayout) -> tuple[Box, ...]:
    """What a tip leaves free wherever there is room."""
    return (*layout.plates, *layout.tools, *layout.strips, layout.status)


def covered(frame: Box, boxes: tuple[Box, ...]) -> list[Box]:
    return [box for box in boxes if box.meets(frame)]


def frames(pilot: Pilot, names: tuple[str, ...]) -> Iterator[Box]:
    """The grounds of these tips, whose text is whole."""
    space, table = pilot.app.space(), table_of(pilot)
    for name in names:
        shown = longest_tip(pilot.app, name)
        items = tuple(message(space, shown, table.taken(space, pilot.host.now)))
        check_text(items)
        assert len(list(labels(items))) <= 6
        assert isinstance(items[0], Panel)
        yield items[0].box


def longest_tip(app: App, name: str) -> str:
    """The tip with the longest name in it that a player can have."""
    names = [app.text(f"player.{turn}") for turn in range(1, 10)]
    return app.text(f"first.{name}", player=max(names, key=len), count=13)
