"""History, looking back at a game, and its deals step by step."""

from hearts.engine.events import ChooseMoon
from hearts.engine.game import step
from hearts.engine.rules import Moon
from hearts.engine.view import view
from hearts.records.moments import trick_moments
from hearts.records.share import deal_fragment, game_fragment
from hearts.ui.hands import deal_of, moment
from hearts.ui.items import CardItem, clips
from hearts.ui.scenes.replay import Replay
from tests.ui.kept import games, last, remember
from tests.ui.pilot import FakeHost, Pilot
from tests.ui.states import match_of, played, shot


def history(size: tuple[int, int] = (1280, 720)) -> Pilot:
    pilot = Pilot(FakeHost(size))
    remember(pilot.app)
    pilot.app.open("history")
    return pilot.step()


def looking() -> Pilot:
    """Back at the game that was played last but for the deals of the day."""
    pilot = history()
    record = games()[-1].record
    pilot.tap(f"game:{record.id}")
    assert pilot.app.archive.looked.save == last()
    return pilot


def replaying(steps: int = 0) -> tuple[Pilot, Replay]:
    pilot = looking().tap("main")
    for _ in range(steps):
        pilot.tap("main")
    scene = pilot.app.scene
    assert isinstance(scene, Replay)
    return pilot, scene


def cards(pilot: Pilot) -> list[CardItem]:
    """The cards on the page."""
    (clip,) = clips(pilot.picture)
    return [item for item in clip.items if isinstance(item, CardItem)]


def test_the_newest_game_stands_first() -> None:
    keys = [key for key in history().areas if key.startswith("game:")]
    ids = [record.id for record in history().app.archive.records]
    assert keys == [f"game:{each}" for each in reversed(ids)][: len(keys)]
    assert len(keys) > 5


def test_every_game_is_reached_by_the_keyboard_however_far_below() -> None:
    pilot = history((844, 390))
    seen: list[str] = []
    for _ in range(60):
        pilot.key("down")
        if pilot.app.input.focus and pilot.app.input.focus not in seen:
            seen.append(pilot.app.input.focus)
    wanted = [f"game:{each.id}" for each in reversed(pilot.app.archive.records)]
    assert [key for key in seen if key != "back"] == wanted


def test_a_long_history_makes_only_the_lines_in_sight() -> None:
    pilot = history()
    few = pilot.app.archive.records
    pilot.app.archive.records = few * 400
    pilot.app.refresh()
    (clip,) = clips(pilot.step().picture)
    assert len(clip.items) < 150
    assert clip.height > 400 * clip.box.h / 20


def test_a_game_kept_as_a_summary_is_told_so() -> None:
    pilot = history()
    record = games()[-1].record
    pilot.app.archive.storage.remove(f"history-save-{record.id}")
    pilot.tap(f"game:{record.id}")
    assert "only the summary is kept" in pilot.texts
    assert "review" not in pilot.areas


def test_links_to_the_deal_and_the_game() -> None:
    pilot = looking().tap("deal:0").tap("link")
    assert pilot.host.clipboard == f"{pilot.host.address()}#{deal_fragment(last(), 0)}"
    pilot.tap("link_game")
    assert pilot.host.clipboard == f"{pilot.host.address()}#{game_fragment(last())}"


def test_a_deal_of_it_is_played_again() -> None:
    pilot = looking().tap("again").tap("main")
    match = pilot.app.match
    assert match is not None
    assert pilot.app.scene.name == "table"
    dealt = trick_moments(last().game, match.game.deal.table.number)[0].deal.dealt
    assert match.game.deal.dealt == dealt
    assert match.seats == last().seats


def test_the_pass_is_the_first_step_and_every_trick_follows() -> None:
    pilot, scene = replaying()
    assert scene.deal is not None
    out = [item.card for item in cards(pilot) if item.outline]
    assert len(out) == 12
    assert "the cards passed" in pilot.texts
    assert not pilot.areas["previous"].enabled
    for number in range(1, 14):
        pilot.tap("main")
        assert f"Trick {number} of 13" in pilot.texts
        trick = scene.deal.tricks[-1].deal.table.tricks[number - 1]
        assert {item.card for item in cards(pilot) if item.outline} == set(trick.cards)
        assert len(cards(pilot)) == 4 * (14 - number)
    assert not pilot.areas["main"].enabled
    pilot.tap("previous")
    assert "Trick 12 of 13" in pilot.texts
    assert any("Vera plays" in sentence for sentence in pilot.host.said)


def test_with_own_eyes_only_the_own_hand_and_what_is_played_is_seen() -> None:
    pilot, scene = replaying(3)
    assert scene.deal is not None
    before = scene.deal.tricks[2]
    trick = scene.deal.tricks[3].deal.table.tricks[-1]
    for eyes, label in ((0, "What you saw"), (1, "What Vera saw"), (2, ""), (3, "")):
        pilot.tap("eyes")
        assert label in pilot.texts
        seen = {item.card for item in cards(pilot)} - {None}
        assert seen == set(view(before, eyes).hand) | set(trick.cards)
        assert len(cards(pilot)) == 4 * 11
    pilot.tap("eyes")
    assert None not in {item.card for item in cards(pilot)}


def test_what_a_seat_sees_at_the_pass_is_its_own_hand() -> None:
    deal = deal_of(last().game, 0)
    for eyes in range(4):
        shown = moment(deal, 0, eyes)
        hands = [[card for card in row.hand if card is not None] for row in shown.rows]
        assert hands[eyes] == sorted(deal.dealt.deal.dealt[eyes])
        assert not any(hand for seat, hand in enumerate(hands) if seat != eyes)


def test_the_choice_after_a_moon_is_no_trick() -> None:
    game, _ = step(shot(), ChooseMoon(0, Moon.ADD))
    deal = deal_of(game, 0)
    assert deal.steps == len(game.deal.table.tricks) == 2


def test_no_deal_that_goes_on_can_be_looked_into() -> None:
    pilot = Pilot()
    pilot.app.match = match_of(played("classic", None, 99, 30))
    for scene, words in (("look_back", "No deal of this game is over"), ("replay", "no finished")):
        pilot.app.open(scene)
        assert words in pilot.step().texts
        pilot.app.back()
    assert pilot.app.archive.looked.deals == ()


def test_the_game_on_the_table_is_looked_back_at_from_its_end() -> None:
    pilot = Pilot()
    pilot.app.match = match_of(played("classic", None, 2))
    pilot.app.open("deal_over")
    pilot.step().tap("look_back")
    assert pilot.app.archive.looked.deals == (0, 1)
    assert pilot.app.archive.looked.deal == 1
    pilot.key("escape")
    assert pilot.app.scene.name == "deal_over"
