"""What each setting changes of what is seen, and how fast."""

from itertools import pairwise

from hearts.ui.geometry import card_box
from hearts.ui.items import CardItem, Icon, Panel, Sign
from hearts.ui.layout import INDEX, LARGE_INDEX
from hearts.ui.moments import Moments
from hearts.ui.theme import STRONG, THEMES
from tests.ui.flipped import every, flipped, painted
from tests.ui.pilot import FakeHost, Pilot
from tests.ui.states import STATES
from tests.ui.tables import cards_shown, flat, match_of, playing, table_of

PHONE = (390, 844)


# What the system wishes, what is set, and what is heeded.
WISHES = ((False, None, False), (True, None, True), (True, False, False), (False, True, True))


def looks(setting: str, value: object) -> None:
    """Flipping it changes the picture of the table, and flipping it back restores it."""
    pilot = playing()
    pilot.run(10, 1)  # until no message is left
    before = painted(pilot)
    default = getattr(pilot.app.settings, setting)
    pilot.app.change(setting, value)
    assert painted(pilot) != before
    pilot.app.change(setting, default)
    assert painted(pilot) == before


def language() -> None:
    pilot = playing()
    assert "Your turn" in pilot.texts or "Your lead" in pilot.texts
    pilot.app.change("language", "fa")
    pilot.step()
    assert "نوبت شماست" in pilot.texts or "شروع دست با شماست" in pilot.texts
    assert pilot.host.spoken == ("fa", True)


def speed() -> None:
    seconds: list[float] = []
    for value in ("slow", "normal", "fast", "instant"):
        pilot = Pilot()
        pilot.app.change("speed", value)
        began = pilot.host.now
        pilot.start().settle()
        seconds.append(pilot.host.now - began)
    assert seconds == sorted(set(seconds), reverse=True)
    assert seconds[-1] < 0.5


def four_colours() -> None:
    """On the cards, and of the signs that are drawn on a dark ground."""
    looks("four_colours", True)
    pilot = Pilot()
    pilot.app.match = None
    scene = STATES["deal over"].enter(pilot.app)
    picture = scene.picture(pilot.app.space(), 0)
    assert [item for item in every(picture) if isinstance(item, Sign)]
    pilot.app.open("deal_over")
    before = painted(pilot)
    pilot.app.change("four_colours", True)
    assert painted(pilot) != before


def large_print() -> None:
    """On the table, and in rows of cards elsewhere, which show as much as the print needs."""
    looks("large_print", True)
    for value, share in ((False, INDEX), (True, LARGE_INDEX)):
        pilot = Pilot(FakeHost(PHONE))
        pilot.app.change("large_print", value)
        for name in ("replay, dealt", "fairness"):
            scene = STATES[name].enter(pilot.app)
            items = every(scene.picture(pilot.app.space(), 0))
            cards = [item for item in items if isinstance(item, CardItem) and item.card]
            for one, other in pairwise(cards):
                if one.pose.w == other.pose.w and 0 < other.pose.x - one.pose.x < one.pose.w:
                    assert other.pose.x - one.pose.x >= share * one.pose.w - 0.01


def back() -> None:
    looks("back", "moons")


def table() -> None:
    looks("table", "blue")


def reduced_motion() -> None:
    """By the system or the setting: nothing is between two places, nothing shakes or grows."""
    for system, setting, still in WISHES:
        host = FakeHost()
        host.still = system
        pilot = Pilot(host)
        pilot.app.change("reduced_motion", setting)
        playing(pilot)
        wrong = next(c for c in match_of(pilot).view.hand if c not in match_of(pilot).view.playable)
        rest = cards_shown(pilot)[str(wrong)].pose
        pilot.tap(wrong)
        assert (cards_shown(pilot)[str(wrong)].pose == rest) is still
        moments = Moments()
        moments.begin("moon", 0)
        assert (moments.current(0.1, pilot.app.still) == moments.current(0.5, still)) is still
        pilot.play_turn()
        shares = set[float]()
        for _ in range(20):
            pilot.step()
            shares |= {flying.share for flying in table_of(pilot).stage.flying(host.now)}
        assert (shares <= {0.0, 1.0}) is still


def contrast() -> None:
    """By the system or the setting: other colours, thicker marks, edges around what is touched."""
    looks("contrast", True)
    for system, setting, strong in WISHES:
        host = FakeHost()
        host.contrast = system
        pilot = Pilot(host)
        pilot.app.change("contrast", setting)
        assert pilot.app.space().theme == (STRONG if strong else THEMES)["green"]
        pilot.start().settle()
        box = pilot.areas["pause"].box
        edges = [i.edge for i in flat(pilot.picture) if isinstance(i, Panel) and i.box == box]
        assert any(edges) is strong


def signs() -> None:
    """Cards received, chosen and advised have signs of their own; without it, none has."""
    assert signs_on(flipped("signs", True)) == {"import"}
    assert signs_on(flipped("signs", False)) == set()
    for value in (True, False):
        pilot = Pilot()
        pilot.app.change("signs", value)
        pilot.start().settle()
        pilot.tap(match_of(pilot).view.hand[0])
        assert signs_on(pilot) == ({"check"} if value else set())
        pilot.key("h").settle()
        assert signs_on(pilot) == ({"hint"} if value else set())


def signs_on(pilot: Pilot) -> set[str]:
    """The signs that lie on cards of the hand."""
    cards = [card_box(card.pose) for card in cards_shown(pilot).values()]
    icons = [item for item in flat(pilot.picture) if isinstance(item, Icon)]
    return {icon.name for icon in icons if any(box.contains(icon.box) for box in cards)}


def left_handed() -> None:
    """Buttons stand on the other side: those of the table, and the one that closes a dialog."""
    for size in ((1280, 720), PHONE):
        pilot = playing(Pilot(FakeHost(size)))
        sides: list[list[float]] = []
        for value in (False, True):
            pilot.app.change("left_handed", value)
            pilot.step()
            at_table = pilot.areas["pause"].box.middle.x
            pilot.key("p")
            sides.append([at_table, pilot.areas["close"].box.middle.x])
            pilot.key("escape")
        middle = size[0] / 2
        assert all((one < middle) != (other < middle) for one, other in zip(*sides, strict=True))


FLIPS = (
    *(language, speed, four_colours, large_print, back, table),
    *(reduced_motion, contrast, signs, left_handed),
)
