"""What the person can do at the table, and what is seen of it."""

import pytest

from hearts.cpu.hint import HintReason
from hearts.engine.cards import card_of, cards_of
from hearts.engine.events import ChooseMoon, Play
from hearts.engine.game import Phase
from hearts.engine.options import rules_for
from hearts.engine.play import Reason
from hearts.engine.position import Position, set_up
from hearts.engine.rules import Moon
from hearts.ui.geometry import Point, card_box
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
    assert table_of(pilot).chosen == hand[1:3]
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


def test_undo_goes_back_to_every_own_decision_of_the_deal() -> None:
    pilot = Pilot().start()
    before = []
    for _ in range(4):
        pilot.settle()
        before.append(match_of(pilot).view.hand)
        pilot.play_turn()
    pilot.settle()
    while before:
        pilot.key("u")
        assert match_of(pilot).waits_for_person
        assert match_of(pilot).view.hand == before.pop()
    assert not match_of(pilot).can_undo
    pilot.key("u")
    assert "nothing to take back" in pilot.texts


def test_undo_in_mid_flight_shows_every_card_where_it_is() -> None:
    pilot = playing()
    pilot.play_turn()
    pilot.run(0.1)
    pilot.key("u")
    view = match_of(pilot).view
    hand = {str(card) for card in view.hand} | {str(card) for card in view.table.trick}
    assert set(cards_shown(pilot)) == hand


def test_the_last_trick_is_shown_with_its_taker() -> None:
    pilot = playing()
    assert not pilot.areas["last_trick"].enabled
    for _ in range(2):
        pilot.play_turn()
        pilot.settle()
    pilot.key("l")
    trick = match_of(pilot).view.table.tricks[-1]
    shown = {text for text, item in cards_shown(pilot).items() if item.outline}
    assert trick.taker is not None
    place = (trick.taker - trick.leader) % 4
    assert shown == {str(trick.cards[place])}
    pilot.key("escape")
    assert pilot.app.scene.name == "table"


def test_the_deal_is_ended_when_the_rest_is_certain() -> None:
    taken = cards_of("QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH")
    pilot = at(
        Position(
            hands=(cards_of("2C 3C"), cards_of("4C 5C"), cards_of("6C 7C"), cards_of("8C 9C")),
            taken=((), taken, (), ()),
            leader=0,
            first_trick=False,
        )
    )
    pilot.tap("claim")
    pilot.settle()
    assert match_of(pilot).game.phase is Phase.SCORED
    assert match_of(pilot).game.scores[-1].points == (26, 0, 26, 26)


def test_a_deal_that_can_change_is_not_ended() -> None:
    pilot = playing()
    assert "claim" not in pilot.areas
    pilot.key("e")
    assert match_of(pilot).game.phase is Phase.PLAY
    assert "can still change" in pilot.texts


MOON = Position(
    hands=(cards_of("AH"), cards_of("2C"), cards_of("4C"), cards_of("6C")),
    taken=(cards_of("QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"), (), (), ()),
    leader=0,
    broken=True,
    first_trick=False,
    totals=(20, 80, 30, 55),
)


@pytest.mark.parametrize(
    ("key", "totals"), [("main", (20, 106, 56, 81)), ("moon:subtract", (-6, 80, 30, 55))]
)
def test_the_shooter_chooses_with_both_tables_in_sight(key: str, totals: tuple[int, ...]) -> None:
    pilot = at(MOON, "black_lady", (390, 844))
    pilot.tap(card_of("AH")).settle()
    assert pilot.app.scene.name == "moon"
    for number in ("106", "56", "81", "−6", "80"):
        assert number in pilot.texts
    pilot.tap(key).settle()
    assert match_of(pilot).game.totals == totals


def test_leaving_the_moon_unanswered_leaves_it_to_the_automatic_rule() -> None:
    pilot = at(MOON, "black_lady")
    pilot.tap(card_of("AH")).settle()
    pilot.key("escape").settle()
    assert match_of(pilot).game.actions[-1] == ChooseMoon(0, Moon.ADD)


def test_a_turn_whose_time_is_up_is_played() -> None:
    pilot = playing()
    pilot.app.change("timer", 30)
    actions = len(match_of(pilot).game.actions)
    pilot.run(25, 0.5)
    assert len(match_of(pilot).game.actions) == actions
    assert {"5", "6"} & {label.text for label in pilot.labels}
    pilot.run(6, 0.5)
    assert len(match_of(pilot).game.actions) > actions


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


def test_nothing_is_painted_while_nothing_changes() -> None:
    pilot = playing()
    pilot.run(2)
    frames = pilot.app.frames
    pilot.run(20)
    assert pilot.app.frames == frames


def test_the_same_deal_can_be_played_again() -> None:
    pilot = playing()
    dealt = match_of(pilot).view.dealt
    for _ in range(2):
        pilot.play_turn()
        pilot.settle()
    pilot.key("p")
    pilot.tap("replay").settle()
    assert match_of(pilot).view.hand == dealt
    assert match_of(pilot).game.phase is Phase.PASS


def test_the_page_is_told_what_can_be_done_and_what_happens() -> None:
    pilot = playing()
    keys = [choice.key for choice in pilot.host.choices]
    assert [key for key in keys if key.startswith("card:")]
    assert "undo" in keys
    pilot.play_turn()
    pilot.settle()
    plays = [sentence for sentence in pilot.host.said if " plays the " in sentence]
    assert len(plays) >= 3


def test_a_hint_marks_the_card_and_says_why_and_what_to_expect() -> None:
    pilot = playing()
    while len(match_of(pilot).view.playable) < 3:
        pilot.play_turn()
        pilot.settle()
    pilot.tap("hint").settle()
    found = table_of(pilot).hinted
    assert found is not None
    assert isinstance(found.action, Play)
    marked = {text for text, item in cards_shown(pilot).items() if item.outline}
    assert marked == {str(found.action.card)}
    assert pilot.app.text.card(found.action.card) in table_of(pilot).status
    for card, points in found.expected:
        assert card in match_of(pilot).view.playable
        assert pilot.app.text.decimal(points) in pilot.texts
    pilot.tap(found.action.card)
    assert table_of(pilot).hinted is None


def test_a_hint_for_the_pass_chooses_the_cards() -> None:
    pilot = Pilot().start().settle()
    pilot.key("h").settle()
    assert len(table_of(pilot).chosen) == 3
    pilot.tap("main")
    assert len(match_of(pilot).view.passed) == 3


def test_no_hints_where_they_are_turned_off() -> None:
    pilot = playing()
    pilot.app.change("hints", False)
    pilot.step()
    assert not pilot.areas["hint"].enabled
    pilot.key("h").settle()
    assert table_of(pilot).hinted is None
    assert "turned off" in pilot.texts


def test_every_reason_has_its_sentence() -> None:
    text = Pilot().app.text
    for reason in Reason:
        assert text(f"reason.{reason}")
    for found in HintReason:
        assert text(f"hint.{found}", cards="the two of clubs")
