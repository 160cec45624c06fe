"""Links: handed out from the table, taken in from the page, the command line and the clipboard."""

import pytest

from hearts.engine.game import beginning
from hearts.engine.notation import Save, write
from hearts.records.daily import daily
from hearts.records.refusal import Fault
from hearts.records.seating import taken_over
from hearts.records.share import deal_fragment, game_fragment
from hearts.store import DAILY, Store
from hearts.ui.match import PERSON, Match
from tests.ui.kept import DAYS, TODAY, daily_begun, last
from tests.ui.pilot import Pilot
from tests.ui.states import match_of, played


def offered(text: str, pilot: Pilot | None = None) -> Pilot:
    """An app that has been given a text."""
    pilot = pilot or Pilot()
    pilot.host.outside.append(text)
    return pilot.step()


def test_a_link_from_the_pause_opens_the_same_deal_elsewhere() -> None:
    pilot = Pilot()
    pilot.app.match = match_of(played("black_lady", 5, 99, 150))
    pilot.app.open("pause")
    pilot.step().tap("link")
    link = pilot.host.clipboard
    assert link is not None
    assert link.startswith("https://cards.example/hearts/#1.")
    other = offered(link)
    assert "Black Lady, 5 players" in other.texts
    other.tap("main")
    mine, theirs = pilot.app.match.game, other.app.match and other.app.match.game
    assert theirs is not None
    assert theirs.deal.dealt == mine.deal.dealt
    assert theirs.deal.table.number == mine.deal.table.number > 0
    assert theirs.totals == mine.totals
    assert not theirs.actions
    assert other.app.match is not None
    assert other.app.match.seats == pilot.app.match.seats


@pytest.mark.parametrize("form", ["fragment", "link", "save", "spaced"])
def test_a_game_is_played_from_its_start_in_any_form(form: str) -> None:
    fragment = game_fragment(last())
    texts = {
        "fragment": f"#{fragment}",
        "link": f"https://elsewhere.example/#{fragment}",
        "save": write(last()),
        "spaced": f"  {fragment[:40]}\n{fragment[40:]} \n",
    }
    pilot = offered(texts[form]).tap("main")
    match = pilot.app.match
    assert match is not None
    assert (match.game, match.seats) == (beginning(last().game), last().seats)


def test_a_game_that_was_finished_can_be_looked_back_at() -> None:
    pilot = offered(game_fragment(last())).tap("look_back")
    assert pilot.app.scene.name == "look_back"
    assert pilot.app.archive.looked.save == last()
    assert "look_back" not in offered(deal_fragment(last(), 0)).areas


def test_it_is_said_that_the_saved_game_is_given_up() -> None:
    fragment = deal_fragment(last(), 0)
    assert "given up" not in offered(fragment).texts
    pilot = Pilot().start().settle()
    assert "given up" in offered(fragment, pilot).texts
    pilot.key("escape")
    assert pilot.app.scene.name == "table"


def test_a_link_to_the_deal_of_today_leads_to_it_as_far_as_it_was_played() -> None:
    pilot = Pilot().start().settle()
    pilot.app.store.keep_game(daily_begun(), DAILY)
    offered(deal_fragment(daily(TODAY), 0), pilot)
    assert "given up" not in pilot.texts
    pilot.tap("main")
    assert pilot.app.scene.name == "daily"
    pilot.tap("main")
    assert match_on(pilot).save == daily_begun()


def test_the_deal_of_another_day_leaves_that_of_today_as_it_is() -> None:
    pilot = Pilot().start(seed="mine").settle()
    saved = match_on(pilot).save
    pilot.app.store.keep_game(daily_begun(), DAILY)
    offered(deal_fragment(daily(DAYS[0]), 0), pilot)
    assert "given up" not in pilot.texts
    pilot.tap("main").settle().play_turn()
    assert match_on(pilot).day == DAYS[0]
    pilot.app.home()
    store = Store(pilot.host.storage)
    assert (store.game(DAILY), store.game()) == (daily_begun(), saved)


def match_on(pilot: Pilot) -> Match:
    assert pilot.app.match is not None
    return pilot.app.match


@pytest.mark.parametrize(
    "seats",
    [
        (),
        ("novice",) * 4,
        (PERSON,) * 4,
        ("easy", PERSON, "x", "x"),
        ("easy", taken_over("hard"), PERSON, "novice"),
    ],
)
def test_one_person_sits_at_the_table_of_any_shared_game(seats: tuple[str, ...]) -> None:
    pilot = offered(write(Save(beginning(last().game), seats))).tap("main")
    match = pilot.app.match
    assert match is not None
    assert match.seats.count(PERSON) == 1
    pilot.settle()
    assert match.waits_for_person


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", Fault.EMPTY),
        ("#hello", Fault.FOREIGN),
        (game_fragment(last())[:-3], Fault.CUT),
        (game_fragment(last()).replace("1.", "9.", 1), Fault.NEWER),
        ("1.5.00000000.AAAAA", Fault.CHANGED),
        ("hearts save 1\nvariant whist", Fault.IMPOSSIBLE),
        ("x" * 300_000, Fault.TOO_LONG),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_sentence(text: str, fault: Fault) -> None:
    pilot = offered(text)
    assert pilot.app.archive.offered is fault
    assert pilot.app.text(f"refused.{fault}").split(":")[0] in pilot.texts.replace("\n", " ")
    pilot.tap("main")
    assert pilot.app.scene.name == "title"


def test_another_text_takes_the_place_of_the_one_before() -> None:
    pilot = offered("#nonsense")
    assert "main" in offered(game_fragment(last()), pilot).areas
    assert "Classic" in pilot.texts


def test_a_deal_is_pasted_from_the_title() -> None:
    pilot = Pilot()
    pilot.host.clipboard_outside = game_fragment(last())
    pilot.tap("paste")
    assert "Classic, 4 players" in pilot.step().texts
