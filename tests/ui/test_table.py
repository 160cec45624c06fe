"""What is seen and done at the table: passing, playing, motion."""

import pytest

from hearts.engine.events import Play
from hearts.engine.game import Phase
from hearts.ui.geometry import Point, card_box
from hearts.ui.items import CardItem
from tests.ui.fake_host import TICK
from tests.ui.pilot import FakeHost, Pilot
from tests.ui.tables import cards_shown, flat, match_of, playing, table_of


def test_the_deal_is_seen_and_a_tap_hurries_it() -> None:
    pilot = Pilot().start()
    pilot.run(0.4)
    assert table_of(pilot).stage.busy(pilot.host.now)
    assert len(cards_shown(pilot)) < 13
    pilot.tap(Point(600, 300))
    assert not table_of(pilot).stage.busy(pilot.host.now)
    assert len(cards_shown(pilot)) == 13


def test_the_pass_is_picked_taken_back_and_confirmed() -> None:
    pilot = Pilot().start().settle()
    hand = match_of(pilot).view.hand
    assert not pilot.areas["main"].enabled
    for card in hand[:3]:
        pilot.tap(card)
    pilot.tap(hand[0])
    assert table_of(pilot).picks.chosen == hand[1:3]
    pilot.tap(hand[5])
    raised = cards_shown(pilot)
    assert raised[str(hand[5])].pose.y < raised[str(hand[6])].pose.y
    assert "Pass to Vera" in pilot.texts
    pilot.tap("main")
    assert match_of(pilot).view.passed == (hand[1], hand[2], hand[5])


def test_received_cards_are_marked_until_the_first_own_card_is_played() -> None:
    pilot = playing()
    received = {str(card) for card in match_of(pilot).view.received}
    marked = {text for text, item in cards_shown(pilot).items() if item.received}
    assert len(received) == 3
    assert marked == received & {str(card) for card in match_of(pilot).view.hand}
    pilot.play_turn()
    pilot.settle()
    assert not any(item.received for item in cards_shown(pilot).values())


def test_an_illegal_pick_shakes_and_says_why() -> None:
    pilot = playing()
    view = match_of(pilot).view
    wrong = next(card for card in view.hand if card not in view.playable)
    rest = cards_shown(pilot)[str(wrong)].pose.x
    pilot.tap(wrong)
    assert cards_shown(pilot)[str(wrong)].pose.x != rest
    reason = view.why_not(wrong)
    assert pilot.app.text(f"reason.{reason}") in pilot.texts
    assert pilot.host.said[-1] == pilot.app.text(f"reason.{reason}")
    assert match_of(pilot).view == view
    pilot.run(0.5)
    assert cards_shown(pilot)[str(wrong)].pose.x == rest


def test_cards_that_may_not_be_played_are_dimmed_and_the_others_stand_out() -> None:
    pilot = playing()
    view = match_of(pilot).view
    shown = cards_shown(pilot)
    for card in view.hand:
        assert shown[str(card)].dim == (card not in view.playable)


def test_a_tapped_card_waits_for_a_second_tap_where_that_is_set() -> None:
    pilot = playing()
    pilot.app.change("tap", "twice")
    card = match_of(pilot).view.playable[0]
    actions = len(match_of(pilot).game.actions)
    pilot.tap(card)
    assert len(match_of(pilot).game.actions) == actions
    pilot.tap(card)
    assert match_of(pilot).game.actions[actions] == Play(0, card)


@pytest.mark.parametrize("tap", ["once", "twice", "drag"])
def test_a_card_dragged_up_is_played(tap: str) -> None:
    pilot = playing()
    pilot.app.change("tap", tap)
    pilot.step()
    card = match_of(pilot).view.playable[0]
    actions = len(match_of(pilot).game.actions)
    start = pilot.areas[f"card:{card}"].box.middle
    pilot.mouse("down", start)
    pilot.mouse("move", Point(start.x + 30, start.y - 60))
    assert cards_shown(pilot)[str(card)].pose.y < start.y
    pilot.mouse("move", Point(start.x + 40, start.y - 150))
    pilot.mouse("up", Point(start.x + 40, start.y - 150))
    assert match_of(pilot).game.actions[actions] == Play(0, card)


@pytest.mark.parametrize("moment", [0.05, 0.3, 0.8, 1.3])
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (2560, 1440)])
def test_a_rotation_in_mid_flight_leaves_every_card_in_its_place(
    moment: float, size: tuple[int, int]
) -> None:
    pilot = playing()
    pilot.play_turn()
    pilot.run(moment)
    pilot.host.size = size
    pilot.step()
    window = pilot.app.space().box
    for item in flat(pilot.picture):
        if isinstance(item, CardItem):
            assert window.contains(card_box(item.pose), 40)
    pilot.settle()
    view = match_of(pilot).view
    assert set(cards_shown(pilot)) == {str(card) for card in (*view.hand, *view.table.trick)}


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "instant"])
def test_every_speed_plays_the_same_cards(speed: str) -> None:
    pilot = Pilot()
    pilot.app.change("speed", speed)
    pilot.start()
    for _ in range(4):
        pilot.settle()
        pilot.play_turn()
    pilot.settle()
    usual = Pilot().start()
    for _ in range(4):
        usual.settle()
        usual.play_turn()
    usual.settle()
    assert match_of(pilot).game == match_of(usual).game


def test_faster_speeds_take_less_time() -> None:
    times = []
    for speed in ("slow", "normal", "fast", "instant"):
        pilot = Pilot()
        pilot.app.change("speed", speed)
        began = pilot.host.now
        pilot.start().settle()
        pilot.play_turn()
        pilot.settle()
        times.append(pilot.host.now - began)
    assert times == sorted(times, reverse=True)
    assert times[-1] < 1


def test_with_reduced_motion_no_card_is_between_two_places() -> None:
    host = FakeHost()
    host.still = True
    pilot = Pilot(host).start().settle()
    resting: set[float] = set()
    pilot.play_turn()
    for _ in range(40):
        pilot.step()
        for flying in table_of(pilot).stage.flying(host.now):
            resting.add(flying.share)
    assert resting <= {0.0, 1.0}
    pilot.app.change("reduced_motion", False)
    assert not pilot.app.still


def test_the_frame_rate_changes_nothing() -> None:
    games = []
    for step in (1 / 120, 1 / 7, 3.0):
        pilot = Pilot().start()
        for _ in range(3):
            pilot.run(30 if step > 1 else 12, step)
            pilot.play_turn()
        pilot.run(30, step)
        games.append(match_of(pilot).game)
    assert games[0] == games[1] == games[2]


def test_what_follows_a_deal_opens_however_little_time_a_frame_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pilot = Pilot()
    pilot.app.change("speed", "instant")
    pilot.start(seed="1").settle()  # a computer player has the last card
    monkeypatch.setattr("hearts.ui.app.SLICE", 1.5 * TICK)  # one look at the clock
    while match_of(pilot).game.phase in (Phase.PASS, Phase.PLAY):
        pilot.play_turn()
        pilot.settle()
    assert pilot.app.scene.name == "deal_over"


def test_nothing_is_painted_while_nothing_changes() -> None:
    pilot = playing()
    pilot.run(2)
    frames = pilot.app.frames
    pilot.run(20)
    assert pilot.app.frames == frames


def test_the_page_is_told_what_can_be_done_and_what_happens() -> None:
    pilot = playing()
    keys = [choice.key for choice in pilot.host.choices]
    assert [key for key in keys if key.startswith("card:")]
    assert "undo" in keys
    pilot.play_turn()
    pilot.settle()
    plays = [sentence for sentence in pilot.host.said if " plays the " in sentence]
    assert len(plays) >= 3
