"""The play aids: undo, last trick, ending the deal, hints, the moon, the turn timer."""

import pytest

from hearts.cpu.hint import HintReason
from hearts.engine.cards import card_of, cards_of
from hearts.engine.events import ChooseMoon, Play
from hearts.engine.game import Phase
from hearts.engine.play import Reason
from hearts.engine.position import Position
from hearts.engine.rules import Moon
from hearts.ui.items import Told
from tests.ui.pilot import Pilot
from tests.ui.tables import at, cards_shown, match_of, playing, table_of


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


def test_a_hint_marks_the_card_and_says_why_and_what_to_expect() -> None:
    pilot = playing()
    while len(match_of(pilot).view.playable) < 3:
        pilot.play_turn()
        pilot.settle()
    pilot.tap("hint").settle()
    found = table_of(pilot).advice.found
    assert found is not None
    assert isinstance(found.action, Play)
    marked = {text for text, item in cards_shown(pilot).items() if item.outline}
    assert marked == {str(found.action.card)}
    assert pilot.app.text.card(found.action.card) in table_of(pilot).status
    for card, points in found.expected:
        assert card in match_of(pilot).view.playable
        assert pilot.app.text.decimal(points) in pilot.texts
    pilot.tap(found.action.card)
    assert table_of(pilot).advice.found is None


def test_a_hint_is_told_with_what_every_card_can_be_expected_to_bring() -> None:
    pilot = playing()
    pilot.app.change("speech", True)
    while len(match_of(pilot).view.playable) < 3:
        pilot.play_turn()
        pilot.settle()
    before = len(pilot.host.said), len(pilot.host.spoken_aloud)
    pilot.tap("hint").settle()
    text, found = pilot.app.text, table_of(pilot).advice.found
    assert found is not None
    assert isinstance(found.action, Play)
    best = found.action.card
    points = dict(found.expected)
    reason = text(f"hint.{found.reason}", cards=text.card(best))
    expected = f"With {text.card(best)} you can expect {text.decimal(points[best])} points"
    said = pilot.host.said[before[0] :]
    aloud = [sentence for sentence, _ in pilot.host.spoken_aloud[before[1] :]]
    for told in (said, aloud, pilot.host.told):
        place = told.index(reason)
        assert told[place + 1].startswith(expected)
    rest = sorted(points.keys() - {best}, key=lambda card: points[card])
    lines = [f"{text.card(card)}: {text.decimal(points[card])} points" for card in rest]
    listed = [part for part in pilot.host.content if isinstance(part, Told) and part.listed]
    assert [part.text for part in listed] == lines
    pilot.tap(best)
    assert not set(lines) & set(pilot.host.told)


def test_a_hint_for_the_pass_chooses_the_cards() -> None:
    pilot = Pilot().start().settle()
    pilot.key("h").settle()
    assert len(table_of(pilot).picks.chosen) == 3
    pilot.tap("main")
    assert len(match_of(pilot).view.passed) == 3


def test_no_hints_where_they_are_turned_off() -> None:
    pilot = playing()
    pilot.app.change("hints", False)
    pilot.step()
    assert not pilot.areas["hint"].enabled
    pilot.key("h").settle()
    assert table_of(pilot).advice.found is None
    assert "turned off" in pilot.texts


def test_every_reason_has_its_sentence() -> None:
    text = Pilot().app.text
    for reason in Reason:
        assert text(f"reason.{reason}")
    for found in HintReason:
        assert text(f"hint.{found}", cards="the two of clubs")
