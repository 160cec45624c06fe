"""Several people on one device: every hand is seen by its owner alone."""

import pytest

from hearts.engine.cards import cards_of
from hearts.engine.game import Phase
from hearts.engine.options import rules_for
from hearts.engine.position import Position, set_up
from hearts.ui.items import CardItem
from hearts.ui.match import Match
from tests.ui.device import SHORT, Watcher, company, everything, seated
from tests.ui.monkey import Monkey

GAMES = [
    ("classic", 4, (0, 2)),
    ("classic", 4, (0, 1, 3)),
    ("classic", 4, (0, 1, 2, 3)),
    ("duel", 2, (0, 1)),
    ("black_maria", 3, (0, 1, 2)),
    ("cancellation", 6, (1, 4)),
    ("omnibus", 4, (0, 1)),
]


@pytest.mark.parametrize(
    ("variant", "players", "people", "by_keys"),
    [*((*game, False) for game in GAMES), *((*game, True) for game in GAMES[:4])],
)
def test_a_game_is_played_by_several_people(
    variant: str, players: int, people: tuple[int, ...], by_keys: bool
) -> None:
    watcher = seated(*people, variant=variant, players=players, choices=SHORT)
    match = watcher.match
    had: int | None = None  # who had the device
    while True:
        watcher.settle()
        before = match.covered, match.person, len(match.game.actions)
        if not watcher.on(by_keys):
            break
        covered, person, actions = before
        if len(match.game.actions) > actions and match.game.phase is not Phase.SCORED:
            assert not covered
        if covered and not match.covered:
            had = person
        if watcher.app.scene.name == "table" and match.waits_for_person:
            assert match.person == had
    assert match.game.winner is not None
    own = {getattr(action, "seat", None) for action in match.game.actions}
    assert set(people) <= own
    assert watcher.covers > len(people)


def test_the_first_deal_is_covered_and_each_person_passes_behind_a_cover() -> None:
    watcher = seated(0, 1, 2, 3)
    match = watcher.match
    for seat in range(4):
        watcher.settle()
        assert f"Pass the device to Player {seat + 1}" in watcher.texts
        watcher.take()
        watcher.settle()
        assert set(match.view.hand) == {
            item.card
            for item in everything(watcher.picture)
            if isinstance(item, CardItem) and item.card
        }
        watcher.play_turn()
    assert match.game.phase is Phase.PLAY
    assert watcher.settle().covered


def test_the_last_to_pass_sees_the_cards_received_and_the_others_see_theirs_later() -> None:
    watcher = seated(0, 1)
    watcher.app.change("speed", "normal")
    match, text = watcher.match, watcher.app.text
    received: list[int] = []  # who has been told
    while len(received) < 2:
        before = len(watcher.host.said)
        watcher.on()
        sentences = "\n".join(watcher.host.said[before:])
        if "You receive" in sentences:
            assert not match.covered
            assert f"You receive {text.cards(match.view.received)}" in sentences
            received.append(match.person)
    assert received == [1, 0]


def test_what_happened_meanwhile_is_shown_in_motion_and_told() -> None:
    watcher = seated(0, 2)
    watcher.app.change("speed", "normal")
    for _ in range(30):
        watcher.to_cover().take()
        if watcher.match.game.deal.table.tricks:
            break
    watcher.play_turn()
    watcher.to_cover()
    said = len(watcher.host.said)
    watcher.take()
    assert watcher.app.scene.moves(watcher.host.now)
    new = watcher.host.said[said:]
    other = 1 if watcher.match.person == 2 else 2
    assert any(sentence.startswith(f"Player {other} plays") for sentence in new)
    watcher.settle()
    assert not watcher.app.scene.moves(watcher.host.now)


def test_one_person_is_never_asked_to_pass_the_device() -> None:
    watcher = Watcher().seat(rules_for("classic", None, SHORT), company(4, 1))
    while watcher.on():
        assert not watcher.covered
    assert watcher.covers == 0
    assert watcher.match.name(watcher.app.text, 1) == "You"


def test_a_second_tap_right_after_the_last_card_shows_no_hand() -> None:
    watcher = seated(0, 1, 2, 3)
    while not watcher.covered:
        watcher.step(0.02)
    assert not watcher.areas["main"].enabled
    watcher.step(0.02)
    watcher.key("return")
    assert watcher.covered
    watcher.settle()
    assert watcher.areas["main"].enabled
    watcher.key("return")
    assert not watcher.match.covered


def test_the_device_is_asked_for_aloud_and_the_page_has_only_the_covers_buttons() -> None:
    watcher = seated(0, 1).settle()
    assert "Pass the device to Player 1" in watcher.host.said[-1]
    assert [choice.key for choice in watcher.host.choices if choice.enabled] == ["main", "pause"]
    assert watcher.areas["main"].label == "I am Player 1: show my hand"


# Undo


def test_a_decision_is_taken_back_until_the_next_person_looks() -> None:
    watcher = seated(0, 1, 2, 3).settle()
    watcher.take()
    match = watcher.match
    watcher.play_turn()
    watcher.settle()
    assert "Player 1: take it back" in watcher.texts
    watcher.tap("undo").settle()
    assert match.game.actions == ()
    assert "Pass the device to Player 1" in watcher.texts
    watcher.take()
    watcher.play_turn()
    watcher.settle()
    watcher.take()
    assert match.person == 1
    assert not match.can_undo
    watcher.key("u")
    assert len(match.game.actions) == 1
    watcher.play_turn()
    watcher.settle()
    assert match.decided == 1


def test_only_the_own_decisions_since_taking_the_device_are_taken_back() -> None:
    watcher = seated(0, 2)
    match = watcher.match
    while match.game.phase is not Phase.SCORED:
        watcher.settle()
        if match.waits_for_person:
            since = len(match.game.actions)
            watcher.play_turn()
            if watcher.app.scene.name == "table" and match.can_undo:
                assert match.decided == match.person
                assert getattr(match.game.actions[since], "seat", None) == match.person
        else:
            watcher.on()
    assert not match.can_undo or match.decided is not None


def test_the_deal_is_not_begun_anew_before_it_is_over() -> None:
    watcher = seated(0, 1).settle()
    watcher.key("p")
    assert watcher.app.scene.name == "pause"
    assert "replay" not in watcher.areas
    watcher.key("escape")
    assert watcher.covered


# The moon, the ends


def moon() -> Match:
    """Player 2 is about to shoot the moon."""
    hands = tuple(cards_of(text) for text in ("2S 2H", "QS AH", "3S 3H", "4S 4H"))
    rules = rules_for("black_lady")
    game = set_up(rules, "7", Position(hands, leader=0, broken=True, totals=(90, 20, 80, 30)))
    return Match(game, company(4, 0, 1))


@pytest.mark.parametrize("by_keys", [False, True])
def test_the_shooter_is_asked_behind_the_cover(by_keys: bool) -> None:
    watcher = Watcher()
    watcher.app.start(moon())
    match = watcher.match
    while match.game.phase is Phase.PLAY:
        watcher.on(by_keys)
    watcher.settle()
    if watcher.covered:
        watcher.take(by_keys)
        watcher.settle()
    assert watcher.app.scene.name == "moon"
    assert match.person == 1
    watcher.key("return") if by_keys else watcher.tap("main")
    watcher.settle()
    assert "Player 2 shoots the moon!" in watcher.texts or match.game.phase is Phase.OVER


def test_the_ends_name_people_and_call_nobody_you() -> None:
    watcher = seated(0, 2, choices=SHORT)
    seen: set[str] = set()
    while watcher.on():
        watcher.settle()
        if watcher.app.scene.name in ("deal_over", "game_over"):
            seen.add(watcher.app.scene.name)
            words = watcher.texts.split("\n")
            assert {"Player 1", "Player 2", "Vera", "Ella"} <= set(words)
            assert "You" not in words
            assert not any(line.startswith("You ") for line in words)
    assert "game_over" in seen


def test_computer_players_keep_their_names_whoever_looks() -> None:
    watcher = seated(0, 2)
    text, names = watcher.app.text, set()
    for _ in range(6):
        watcher.to_cover().take()
        watcher.settle()
        match = watcher.match
        names.add(tuple(match.name(text, seat) for seat in range(4)))
        assert {"Player 1", "Vera", "Player 2", "Ella"} <= set(watcher.texts.split("\n"))
        watcher.play_turn()
    assert names == {("Player 1", "Vera", "Player 2", "Ella")}


# Time


def test_when_the_time_is_up_only_that_persons_turn_is_taken() -> None:
    watcher = seated(0, 1)
    watcher.app.stand_in = "novice"
    watcher.app.change("timer", 30)
    match = watcher.match
    watcher.settle()
    watcher.run(100, 1)
    assert watcher.covered  # there is no time to keep while nobody looks
    watcher.take()
    watcher.run(40, 1)
    watcher.settle()
    assert watcher.covered
    assert match.person == 1
    watcher.take()
    watcher.play_turn()
    watcher.settle()
    while match.game.phase is Phase.PASS:
        watcher.step()
    passes = [action for action in match.game.actions if getattr(action, "seat", 9) in (0, 1)]
    assert len(passes) == 2
    assert match.level(0) == match.level(1) == "person"


@pytest.mark.parametrize("seed", ["one", "two"])
def test_random_inputs_show_no_hidden_hand(seed: str) -> None:
    monkey = Monkey(seed)
    monkey.pilot = seated(0, 1, 3)
    monkey.go(160)
