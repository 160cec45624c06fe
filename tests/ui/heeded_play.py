"""What each setting changes of what is done, heard and told."""

from hearts.engine.cards import Card
from hearts.engine.game import Phase
from hearts.ui.geometry import Point
from hearts.ui.items import Panel
from hearts.ui.theme import HEART
from hearts.ui.turn_timer import WARNING
from tests.ui.flipped import flipped, painted
from tests.ui.pilot import Pilot
from tests.ui.tables import flat, match_of, playing, table_of


def volume() -> None:
    pilot = Pilot()
    pilot.app.change("volume", 2)
    assert pilot.app.sounds.volume == 0.2
    pilot.app.change("volume", 10)
    assert pilot.app.sounds.volume == 1


def mute() -> None:
    pilot = Pilot().key("m")
    assert pilot.app.sounds.muted
    assert not pilot.key("m").app.sounds.muted


def tap() -> None:
    """How often a card is touched before it is played, or whether a touch never plays it."""
    touches = {"once": 1, "twice": 2, "drag": None}
    for value, count in touches.items():
        pilot = flipped("tap", value)
        match = match_of(pilot)
        card = match.view.playable[0]
        for number in range(1, 4):
            pilot.tap(card)
            if card not in match.view.hand:
                assert number == count
                break
        else:
            assert count is None
            assert pilot.app.text("told.drag") in pilot.texts
            dragged(pilot, card)
            assert card not in match.view.hand


def dragged(pilot: Pilot, card: Card) -> None:
    start = pilot.areas[f"card:{card}"].box.middle
    pilot.mouse("down", start)
    pilot.mouse("move", Point(start.x, start.y - 90))
    pilot.mouse("up", Point(start.x, start.y - 90))


def sort() -> None:
    pilot = playing()
    cards = [key for key in pilot.areas if key.startswith("card:")]
    pilot.app.change("sort", "ranks")
    pilot.step()
    assert [key for key in pilot.areas if key.startswith("card:")] != cards


def timer() -> None:
    """The time is shown, its near end told once and urgently, its end played by a computer."""
    pilot = flipped("timer", 30)
    pilot.app.change("speech", True)
    match = match_of(pilot)
    actions = len(match.game.actions)
    warning = pilot.app.text("told.seconds", count=WARNING)
    pilot.run(18, 0.5)
    assert warning not in pilot.host.said
    rings = [item for item in flat(pilot.picture) if isinstance(item, Panel) and item.edge == HEART]
    assert not rings
    pilot.run(4, 0.5)
    assert pilot.host.said.count(warning) == 1
    assert (warning, True) in pilot.host.spoken_aloud
    assert warning in pilot.texts
    assert [item for item in flat(pilot.picture) if isinstance(item, Panel) and item.edge == HEART]
    pilot.key("p").run(60, 0.5)  # nobody is hurried who looks at something else
    pilot.key("escape")
    assert len(match.game.actions) == actions
    pilot.run(10, 0.5)
    assert len(match.game.actions) > actions
    assert pilot.host.said.count(warning) == 1


def confirm_pass() -> None:
    for value, phase in ((True, Phase.PASS), (False, Phase.PLAY)):
        pilot = Pilot()
        pilot.app.change("confirm_pass", value)
        pilot.start().settle()
        for card in match_of(pilot).view.hand[:3]:
            pilot.tap(card)
        pilot.settle()
        assert match_of(pilot).game.phase is phase


def hints() -> None:
    assert playing().areas["hint"].enabled
    pilot = flipped("hints", False)
    assert not pilot.areas["hint"].enabled
    pilot.key("h").settle()
    assert table_of(pilot).advice.found is None


def tips() -> None:
    told = []
    for value in (True, False):
        pilot = Pilot(tips=True)
        pilot.app.change("tips", value)
        pilot.start().settle()
        told.append(bool(pilot.app.message))
    assert told == [True, False]


def speech() -> None:
    for value in (False, True):
        pilot = flipped("speech", value)
        pilot.play_turn()
        pilot.settle()
        assert any(" plays " in sentence for sentence, _ in pilot.host.spoken_aloud) is value


def variant() -> None:
    chosen("variant", "omnibus", "players", 5)


def players() -> None:
    chosen("players", 5)


def level() -> None:
    chosen("level", "hard")
    pilot = Pilot()
    pilot.app.change("level", "normal")
    pilot.step()
    assert pilot.app.text("level.normal") in pilot.texts


def chosen(*pairs: object) -> None:
    """The last new game is offered again: the scene looks otherwise."""
    pilot = Pilot().tap("new_game")
    before = pilot.texts, painted(pilot)
    pilot.key("escape")
    for name, value in zip(pairs[::2], pairs[1::2], strict=True):
        pilot.app.change(str(name), value)
    pilot.tap("new_game")
    assert (pilot.texts, painted(pilot)) != before


FLIPS = (
    *(volume, mute, tap, sort, timer, confirm_pass, hints, tips, speech),
    *(variant, players, level),
)
