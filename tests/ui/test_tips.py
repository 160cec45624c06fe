"""Tips: each is told when what it speaks of happens first, once, and not to those who decline."""

import pytest

from hearts.engine.cards import cards_of
from hearts.engine.game import Game
from hearts.engine.options import rules_for
from hearts.engine.position import Position, set_up
from hearts.engine.view import view
from hearts.ui.intents import Open
from hearts.ui.tips import NAMES, SHOWN, sentence, tips_for
from tests.ui.pilot import FakeHost, Memory, Pilot

NORMAL: dict[str, object] = {"leader": 1, "broken": False, "first_trick": False}


def game(
    hand: str, trick: str = "", taken: str = "", variant: str = "classic", **more: object
) -> Game:
    """The person, seat 0, last in a trick led by seat 1; seat 1 has taken those cards."""
    played = cards_of(trick)
    own = cards_of(hand)
    rules = rules_for(variant)
    gone = {*own, *played, *cards_of(taken)}
    rest = [card for card in rules.deck if card not in gone and card.rank < 10]
    hands = [own]
    for seat in range(1, rules.players):
        count = len(own) - (seat <= len(played))
        hands.append(tuple(rest[:count]))
        del rest[:count]
    values = {**NORMAL, **more}
    position = Position(
        tuple(hands),
        taken=((), cards_of(taken), (), ()),
        trick=tuple((seat + 1, card) for seat, card in enumerate(played)),
        **values,  # pyright: ignore[reportArgumentType]
    )
    return set_up(rules, "t", position)


def told(shown: Game) -> list[str]:
    return list(tips_for(view(shown, 0)))


def test_before_the_pass() -> None:
    full = Pilot().start().app.match
    assert full is not None
    assert list(tips_for(full.view)) == ["pass"]


ROWS = {
    "nothing to tell": (game("2S 9C 4H", "7C 8C 3C"), []),
    "Q♠ in the trick": (game("2S 9C 4H", "7C QS 3C"), ["queen"]),
    "broken": (game("2S 9C 4H", "7C 8C 3C", broken=True), ["broken"]),
    "void": (game("2S 9S 4H", "7C 8C 3C"), ["void"]),
    "void, nothing that costs": (game("2S 9S 4D", "7C 8C 3C"), []),
    "void on the first trick": (game("2S 9S 4H", "7C 8C 3C", first_trick=True), []),
    "first trick": (game("2S 9C 4H", "7C 8C 3C", first_trick=True), ["safe"]),
    "a few hearts": (game("2S 9C 4H", "7C 8C 3C", "AH KH", broken=True), ["broken"]),
    "moon ahead": (game("2S 9C 4H", "7C 8C 3C", "QS AH", broken=True), ["moon", "broken"]),
}


@pytest.mark.parametrize(("shown", "names"), ROWS.values(), ids=ROWS)
def test_what_fits_what_is_seen(shown: Game, names: list[str]) -> None:
    assert told(shown) == names


def test_an_own_moon() -> None:
    rules = rules_for("classic")
    hands = tuple(cards_of(text) for text in ("2S KH", "3C 4C", "5C 6C", "7C 8C"))
    taken = (cards_of("QS AH"), (), (), ())
    shown = set_up(rules, "t", Position(hands, taken=taken, leader=0, broken=True))
    assert told(shown) == ["own_moon", "broken"]
    shared = (cards_of("QS AH"), cards_of("2H"), (), ())
    shown = set_up(rules, "t", Position(hands, taken=shared, leader=0, broken=True))
    assert told(shown) == ["broken"]


def test_no_moon_is_spoken_of_where_there_is_none() -> None:
    rules = rules_for("club", 4, {"moon": "off"})
    hands = tuple(cards_of(text) for text in ("2S KH", "3C 4C", "5C 6C", "7C 8C"))
    taken = (cards_of("QS AH"), (), (), ())
    shown = set_up(rules, "t", Position(hands, taken=taken, leader=0, broken=True))
    assert told(shown) == ["broken"]


# At the table


def begun(storage: Memory | None = None) -> Pilot:
    return Pilot(FakeHost(storage=storage or Memory()), tips=True).start().settle()


def tip(pilot: Pilot, name: str) -> str:
    match = pilot.app.match
    assert match is not None
    return sentence(pilot.app, name, match.view)


def test_a_tip_is_seen_for_a_while_and_said() -> None:
    pilot = begun()
    assert pilot.app.message == tip(pilot, "pass")
    assert tip(pilot, "pass") in pilot.host.said
    pilot.run(SHOWN + 0.5)
    assert pilot.app.message == ""


def test_the_game_goes_on_under_it() -> None:
    pilot = begun()
    pilot.play_turn()
    assert pilot.app.match is not None
    assert pilot.app.match.view.passed


def test_it_goes_once_the_person_has_acted() -> None:
    pilot = begun()
    assert pilot.app.match is not None
    shown = pilot.app.message
    pilot.tap(pilot.app.match.view.hand[0])
    assert pilot.app.message == shown != ""
    pilot.app.change("confirm_pass", False)
    for card in pilot.app.match.view.hand[1:3]:
        pilot.tap(card)
    assert pilot.app.message != shown


def test_it_goes_with_the_table() -> None:
    pilot = begun()
    assert pilot.app.message
    pilot.tap("pause")
    assert pilot.step().app.message == ""


def test_every_tip_is_told_once_ever() -> None:
    storage = Memory()
    said: list[str] = []
    for _ in range(2):
        pilot = Pilot(FakeHost((360, 640), storage=storage), frame=1, tips=True)
        pilot.app.change("speed", "instant")
        pilot.start().settle()
        for _ in range(18):
            pilot.play_turn() if pilot.app.scene.name == "table" else pilot.key("return")
            pilot.settle()
            pilot.run(SHOWN + 1)
        said += [line for line in pilot.host.said if line.startswith("Tip: ")]
        storage.texts.pop("game")
    assert {"pass", "safe", "queen", "broken"} <= pilot.app.tips.told <= set(NAMES)
    assert len(set(said)) == len(said) == len(pilot.app.tips.told)


def test_none_is_told_while_cards_are_in_motion() -> None:
    pilot = Pilot(tips=True).start()
    pilot.run(0.4)
    assert pilot.app.message == ""
    pilot.settle()
    assert pilot.app.message


def test_none_is_told_where_they_are_turned_off() -> None:
    pilot = Pilot(tips=True)
    pilot.app.change("tips", False)
    pilot.start().settle()
    pilot.play_turn()
    pilot.settle()
    assert not any(line.startswith("Tip: ") for line in pilot.host.said)


def test_turned_on_again_they_begin_anew() -> None:
    storage = Memory()
    pilot = begun(storage)
    assert pilot.app.store.tips() == {"pass"}
    pilot.run(SHOWN + 0.5)
    pilot.app.change("tips", False)
    pilot.step()
    assert pilot.app.store.tips() == frozenset()
    pilot.app.change("tips", True)
    pilot.step()
    assert pilot.app.message == tip(pilot, "pass")


def test_the_lesson_has_none() -> None:
    pilot = Pilot(tips=True)
    pilot.app.handle(Open("lesson"), pilot.host.now)
    pilot.settle()
    assert pilot.app.message == ""
    assert pilot.app.tips.told == frozenset()


def test_damaged_records_are_set_aside() -> None:
    storage = Memory()
    storage.texts["tips"] = "{"
    storage.texts["lesson"] = '{"version": 1, "lesson": {"step": "seven"}}'
    pilot = Pilot(FakeHost(storage=storage), tips=True)
    assert pilot.app.tips.told == frozenset()
    assert storage.texts["tips-unreadable-1"] == "{"
    assert pilot.app.store.lesson() is None
