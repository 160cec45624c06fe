"""The first lesson at the table: played to its end, other cards answered, every step told."""

import pytest

from hearts.engine.cards import card_of
from hearts.engine.events import Play
from hearts.engine.variants import CLASSIC
from hearts.ui.lesson import STEPS
from hearts.ui.lesson_panel import heading, said
from hearts.ui.scenes.lesson import LAST
from tests.ui.lessons import NUMBERS, SIZES, at_step, lesson_of, opened, take
from tests.ui.pilot import FakeHost


@pytest.mark.parametrize("by_keys", [False, True], ids=["taps", "keys"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_is_played_to_its_end(size: tuple[int, int], by_keys: bool) -> None:
    pilot = opened(FakeHost(size), 1 / 20)
    began = pilot.host.now
    for number, wish in enumerate(STEPS[:LAST]):
        lesson = lesson_of(pilot)
        assert (lesson.number, lesson.done) == (number, False)
        assert heading(pilot.app.text, number) in pilot.host.told
        take(pilot, wish, by_keys)
    assert lesson_of(pilot).number == LAST
    assert pilot.host.now - began < 60  # what is waited for, of the three minutes
    pilot.key("return") if by_keys else pilot.tap("main")
    match = pilot.app.match
    assert match is not None
    assert (pilot.app.scene.name, match.game.rules, match.seats[0]) == ("table", CLASSIC, "person")


@pytest.mark.parametrize("tap", ["once", "twice", "drag"])
@pytest.mark.parametrize("speed", ["slow", "instant"])
def test_it_heeds_how_cards_are_played(tap: str, speed: str) -> None:
    pilot = opened()
    for setting, value in (("tap", tap), ("speed", speed), ("timer", 30), ("confirm_pass", False)):
        pilot.app.change(setting, value)
    pilot.step()
    for wish in STEPS[:LAST]:
        for card in wish.cards:
            start = pilot.areas[f"card:{card}"].box.middle
            if tap == "drag":
                pilot.mouse("down", start)
                pilot.mouse("move", start._replace(y=start.y - 120))
                pilot.mouse("up", start._replace(y=start.y - 150))
            else:
                pilot.tap(card)
                if tap == "twice" and wish.name != "pass":
                    assert not lesson_of(pilot).done
                    pilot.tap(card)
        pilot.settle()
    assert lesson_of(pilot).number == LAST


def test_nobody_is_hurried() -> None:
    pilot = opened()
    pilot.app.change("timer", 30)
    pilot.run(100, 1)
    assert lesson_of(pilot).number == 0
    assert lesson_of(pilot).match.waits_for_person


@pytest.mark.parametrize("number", range(LAST))
def test_only_the_meant_cards_are_marked(number: int) -> None:
    pilot = at_step(STEPS[number].key)
    hint = lesson_of(pilot).scenery(pilot.host.now).hint
    assert hint is not None
    action = hint.action
    cards = (action.card,) if isinstance(action, Play) else getattr(action, "cards", ())
    assert cards == STEPS[number].cards


@pytest.mark.parametrize("number", range(1, LAST))
def test_another_card_is_answered_kindly_and_may_be_replaced(number: int) -> None:
    pilot = at_step(STEPS[number].key)
    lesson = lesson_of(pilot)
    before = lesson.match.game
    for card in lesson.match.view.playable:
        if card not in STEPS[number].cards:
            pilot.tap(card)
            kind = said(pilot.app.text, number, "no")
            assert pilot.host.said[-1] == kind
            assert kind.split()[-1] in pilot.texts
            assert lesson.match.game is before
    take(pilot, STEPS[number])
    assert lesson.number == number + 1
    assert not lesson.wrong


def test_other_cards_are_not_passed() -> None:
    pilot = opened()
    for text in ("KC", "3S", "AD"):
        pilot.tap(card_of(text))
    pilot.tap("main")
    assert pilot.host.said[-1] == said(pilot.app.text, 0, "no")
    assert lesson_of(pilot).picks.chosen == ()
    take(pilot, STEPS[0])
    assert lesson_of(pilot).number == 1


def test_a_card_the_rules_refuse_is_refused_with_the_reason() -> None:
    pilot = at_step("duck")
    pilot.tap(card_of("KH"))
    assert pilot.host.said[-1] == pilot.app.text("reason.follow_suit")
    assert not lesson_of(pilot).wrong


def test_every_step_is_told() -> None:
    pilot = opened()
    for number, wish in enumerate(STEPS):
        for sentence in (heading(pilot.app.text, number), said(pilot.app.text, number, "text")):
            assert sentence in pilot.host.said
            assert sentence in pilot.host.told
        pilot.key("h")
        assert pilot.host.said[-1] == said(pilot.app.text, number, "text")
        if wish.cards:
            take(pilot, wish)


def test_the_step_is_read_before_the_table_and_its_buttons_with_what_can_be_done() -> None:
    pilot = at_step("moon")
    text, number = pilot.app.text, NUMBERS["moon"]
    told = pilot.host.told
    assert told[:2] == [heading(text, number), said(text, number, "text")]
    assert told.count(told[1]) == 1
    actions = [choice.key for choice in pilot.host.choices if choice.group == "actions"]
    assert actions == ["earlier", "skip", "leave"]
