"""The game may be stopped at any moment and goes on from there."""

import json

import pytest

from hearts.engine.game import Phase
from hearts.engine.options import rules_for
from hearts.store import CURRENT, DAILY, LESSON, SETTINGS, TIPS, Store
from hearts.ui.intents import Resume
from tests.ui.pilot import FakeHost, Memory, Pilot


def restarted(storage: Memory) -> Pilot:
    """A new app on a copy of what was stored, gone on with."""
    copy = Memory()
    copy.texts = dict(storage.texts)
    pilot = Pilot(FakeHost((640, 360), storage=copy), frame=0.2)
    pilot.app.change("speed", "instant")
    pilot.app.handle(Resume(), pilot.host.now)
    return pilot.step()


def played_on(pilot: Pilot) -> tuple[object, ...]:
    """All actions once the deal is over, the person playing like a novice."""
    match = pilot.app.match
    assert match is not None
    while match.game.phase not in (Phase.SCORED, Phase.OVER):
        pilot.settle()
        if match.waits_for_person:
            pilot.play_turn()
    return match.game.actions


@pytest.mark.parametrize(("variant", "players"), [("classic", 4), ("cancellation", 6), ("duel", 2)])
def test_stopped_after_any_action_the_game_goes_on_the_same(variant: str, players: int) -> None:
    pilot = Pilot(FakeHost((640, 360)), frame=0.2)
    pilot.start(rules=rules_for(variant, players))
    match = pilot.app.match
    assert match is not None
    seen, ends = -1, []
    while match.game.phase not in (Phase.SCORED, Phase.OVER):
        pilot.step()
        if match.waits_for_person and not pilot.app.busy:
            pilot.play_turn()
        if len(match.game.actions) == seen:
            continue
        seen = len(match.game.actions)
        assert Store(pilot.host.storage).game() == match.save
        if seen % 17 == 1:
            ends.append(played_on(restarted(pilot.host.storage)))
    assert len(ends) >= 1
    assert set(ends) == {match.game.actions}


def test_undo_still_reaches_back_after_a_restart() -> None:
    pilot = Pilot().start()
    for _ in range(3):
        pilot.settle().play_turn()
    pilot.settle()
    again = restarted(pilot.host.storage).settle()
    assert again.app.match is not None
    games = []
    while again.app.match.can_undo:
        again.tap("undo")
        games.append(len(again.app.match.game.actions))
    assert games[-1] <= 3  # before the own pass; others may have chosen theirs
    assert again.app.match.game.phase is Phase.PASS


def test_a_damaged_save_is_set_aside_and_told_once() -> None:
    storage = Memory()
    storage.texts[CURRENT] = "hearts save 1\nnonsense"
    pilot = Pilot(FakeHost(storage=storage))
    pilot.step()
    assert storage.texts == {f"{CURRENT}-unreadable-1": "hearts save 1\nnonsense"}
    told = [sentence for sentence in pilot.host.said if "could not be read" in sentence]
    assert len(told) == 1
    pilot.start().settle()
    assert CURRENT in storage.texts


@pytest.mark.parametrize("key", [CURRENT, DAILY, SETTINGS, LESSON, TIPS])
def test_what_cannot_be_set_aside_stays_and_is_not_said_to_be(key: str) -> None:
    storage = Full({key: "{"})
    pilot = Pilot(FakeHost(storage=storage), tips=True).settle()
    pilot.app.open("lesson")
    pilot.settle()
    damaged, refused = (pilot.app.text(f"tell.{what}") for what in ("damaged", "refused"))
    assert [told for told in pilot.host.said if told in (damaged, refused)] == [refused]
    assert storage.texts == {key: "{"}


class Full(Memory):
    """Storage that can be read, with no room for more."""

    def __init__(self, texts: dict[str, str]) -> None:
        super().__init__()
        self.texts = texts

    def write(self, key: str, text: str) -> None:
        raise OSError(f"no room for {len(text)} characters under {key}")


def test_damaged_settings_are_set_aside_and_single_nonsense_is_left_out() -> None:
    storage = Memory()
    storage.texts[SETTINGS] = "{"
    assert Pilot(FakeHost(storage=storage)).app.settings.speed == "normal"
    assert storage.texts[f"{SETTINGS}-unreadable-1"] == "{"
    record = {"version": 1, "settings": {"speed": "fast", "volume": 99, "mute": 1, "else": 2}}
    storage.texts[SETTINGS] = json.dumps(record)
    settings = Pilot(FakeHost(storage=storage)).app.settings
    assert (settings.speed, settings.volume, settings.mute) == ("fast", 7, False)


def test_storage_that_refuses_is_told_once_and_the_game_goes_on() -> None:
    storage = Memory()
    storage.refuses = True
    pilot = Pilot(FakeHost(storage=storage)).start()
    pilot.app.change("speed", "instant")
    for _ in range(4):
        pilot.settle().play_turn()
    told = [sentence for sentence in pilot.host.said if "Nothing can be saved" in sentence]
    assert len(told) == 1


def test_settings_are_kept() -> None:
    pilot = Pilot()
    pilot.app.change("table", "blue")
    pilot.key("m")
    again = Pilot(FakeHost(storage=pilot.host.storage))
    assert again.app.settings.table == "blue"
    assert again.app.settings.mute is True


def test_a_setting_changed_in_another_window_is_not_changed_back() -> None:
    storage = Memory()
    one, other = Pilot(FakeHost(storage=storage)), Pilot(FakeHost(storage=storage))
    one.app.change("table", "blue")
    other.app.change("sort", "ranks")
    settings = Store(storage).settings()
    assert (settings.table, settings.sort) == ("blue", "ranks")


@pytest.mark.parametrize("harm", ["damaged", "gone", "not read"])
def test_settings_that_were_known_are_kept_where_they_can_no_longer_be_read(harm: str) -> None:
    storage = Memory()
    pilot = Pilot(FakeHost(storage=storage))
    pilot.app.change("table", "blue")
    if harm == "not read":
        storage.refuses = True
        pilot.app.change("sort", "ranks")
        storage.refuses = False
    elif harm == "damaged":
        storage.texts[SETTINGS] = "{"
    else:
        del storage.texts[SETTINGS]
    pilot.app.change("mute", True)
    settings = Store(storage).settings()
    assert (settings.table, settings.mute) == ("blue", True)
