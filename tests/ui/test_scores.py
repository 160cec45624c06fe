"""The score sheet, the ends of deals and games, and the chart."""

from itertools import pairwise

import pytest

from hearts.engine.cards import cards_of
from hearts.engine.game import Phase
from hearts.engine.options import rules_for
from hearts.ui.chart import Series, level_step, line_chart
from hearts.ui.geometry import Box
from hearts.ui.intents import Start
from hearts.ui.items import Icon, Label, Line
from hearts.ui.match import Match
from hearts.ui.scenes.scores import Scores, running
from hearts.ui.standing import Haul, hauls, order, place
from tests.ui.pilot import Pilot
from tests.ui.states import match_of, played, shot


def over(pilot: Pilot, match: Match) -> Pilot:
    """The match on the table, which opens what follows it."""
    pilot.app.start(match)
    return pilot.settle()


def test_the_sheet_shows_every_deal_and_total() -> None:
    pilot = Pilot()
    pilot.app.match = match_of(played("classic"))
    pilot.app.open("scores")
    pilot.step()
    game = pilot.app.match.game
    shown = pilot.texts.split("\n")
    for deal, totals in enumerate(running(pilot.app.match)[1:]):
        assert str(deal + 1) in shown
        for total in totals:
            assert str(total) in shown
    assert running(pilot.app.match)[-1] == game.totals


def test_the_sheet_says_so_when_no_deal_is_over() -> None:
    pilot = Pilot().start().settle()
    pilot.key("s")
    assert isinstance(pilot.app.scene, Scores)
    assert "No deal is over yet." in pilot.texts
    pilot.key("escape")
    assert pilot.app.scene.name == "table"


@pytest.mark.parametrize("size", [(390, 844), (1280, 720)])
def test_the_moon_is_marked(size: tuple[int, int]) -> None:
    pilot = over(Pilot(), match_of(shot()))
    pilot.tap("main")
    pilot.settle()
    assert pilot.app.scene.name in ("deal_over", "game_over")
    assert moons(pilot) == 1
    assert "You shoot the moon!" in pilot.texts
    pilot.host.size = size
    pilot.tap("scores")
    pilot.run(0.1)
    assert moons(pilot) == 1


def moons(pilot: Pilot) -> int:
    """How many moons are on the screen, on pages too."""
    found = list(pilot.picture)
    for item in pilot.picture:
        found += getattr(item, "items", ())
    return sum(isinstance(item, Icon) and item.name == "moon" for item in found)


def test_a_sheet_of_a_set_up_game_begins_with_its_totals() -> None:
    assert running(match_of(shot()))[0] == (90, 80, 20, 30)


def test_the_next_deal_is_dealt() -> None:
    pilot = over(Pilot(), match_of(played("classic", None, 1)))
    assert "Deal 1 is over" in pilot.texts
    pilot.tap("main")
    assert pilot.app.scene.name == "table"
    assert pilot.app.match is not None
    assert pilot.app.match.game.deal.table.number == 1


@pytest.mark.parametrize("end", ["deal", "game"])
def test_the_deal_is_played_once_more(end: str) -> None:
    game = played("classic", None, 1 if end == "deal" else 99)
    pilot = over(Pilot(), match_of(game))
    pilot.tap("replay")
    assert pilot.app.match is not None
    again = pilot.app.match.game
    assert again.deal.dealt == game.deal.dealt
    assert len(again.scores) == len(game.scores) - 1


def test_the_winner_is_named_and_another_game_begun() -> None:
    game = played("classic")
    pilot = over(Pilot(), match_of(game))
    assert pilot.app.scene.name == "game_over"
    assert game.winner is not None
    name = "You win" if game.winner == 0 else "wins the game."
    assert name in pilot.texts
    pilot.tap("main")
    assert pilot.app.match is not None
    assert pilot.app.match.game.phase is Phase.PASS
    assert pilot.app.match.game.rules == game.rules
    assert pilot.app.match.game.seed != game.seed


def test_the_same_cards_are_dealt_again() -> None:
    pilot = over(Pilot(), match_of(played("classic")))
    intent = pilot.areas["same_cards"].intent
    assert isinstance(intent, Start)
    assert intent.seed == "7"


@pytest.mark.parametrize("key", ["scores", "new_game"])
def test_scenes_over_the_end_of_a_game_are_left_to_it(key: str) -> None:
    pilot = over(Pilot(), match_of(played("classic")))
    pilot.tap(key)
    assert pilot.app.scene.name == key
    pilot.key("escape")
    assert pilot.app.scene.name == "game_over"


def test_escape_leaves_the_end_of_a_game_to_the_title() -> None:
    pilot = over(Pilot(), match_of(played("classic"))).key("escape")
    assert pilot.app.scene.name == "title"
    assert "Continue" not in pilot.texts


def test_escape_at_the_end_of_a_deal_is_a_pause() -> None:
    pilot = over(Pilot(), match_of(played("classic", None, 1))).key("escape")
    assert pilot.app.scene.name == "pause"
    pilot.key("return").run(0.2)
    assert pilot.app.scene.name == "deal_over"


HEARTS, SPADES, DIAMONDS = (cards_of(text)[0].suit for text in ("2H", "2S", "2D"))


@pytest.mark.parametrize(
    ("variant", "cards", "expected"),
    [
        ("classic", "2H 9H 3C QS", [Haul(HEARTS, "", 2), Haul(SPADES, "Q", 1)]),
        ("classic", "3C JD", []),
        ("omnibus", "JD AH", [Haul(HEARTS, "", 1), Haul(DIAMONDS, "J", 1)]),
        ("cancellation", "QS QS' AS", [Haul(SPADES, "Q", 2)]),
        ("black_maria", "QS KS", [Haul(SPADES, "K", 1), Haul(SPADES, "Q", 1)]),
    ],
)
def test_what_a_seat_took(variant: str, cards: str, expected: list[Haul]) -> None:
    found = hauls(rules_for(variant), cards_of(cards))
    assert sorted(found) == sorted(expected)


def test_equal_totals_share_a_place() -> None:
    totals = (20, 5, 20, 31)
    assert order(totals) == (1, 0, 2, 3)
    assert [place(totals, seat) for seat in range(4)] == [2, 1, 2, 4]


@pytest.mark.parametrize(
    ("low", "high", "step"), [(0, 1, 1), (0, 26, 10), (0, 130, 50), (-40, 60, 20), (0, 9000, 2000)]
)
def test_lines_across_are_few_and_round(low: int, high: int, step: int) -> None:
    assert level_step(low, high) == step


def test_a_chart_keeps_its_lines_and_names_inside() -> None:
    space = Pilot().app.space()
    box = Box(10, 20, 400, 220)
    series = [Series(f"Name {n}", (0, 3 * n, -5, 20 + n)) for n in range(10)]
    items = tuple(line_chart(space, box, series, 100))
    lines = [item for item in items if isinstance(item, Line)]
    assert len(lines) == 10
    for line in lines:
        assert all(box.holds(*point) for point in line.points)
        assert [x for x, _ in line.points] == sorted(x for x, _ in line.points)
    names = [item for item in items if isinstance(item, Label) and item.text.startswith("Name")]
    middles = sorted(label.box.middle.y for label in names)
    assert all(after - before >= 14 for before, after in pairwise(middles))
    assert box.contains(Box(box.x, middles[0], 0, middles[-1] - middles[0]))
