"""Whoever cannot see the canvas can play: by roles and names, by what is said, by the keyboard."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from hearts.ui.geometry import Box
from hearts.ui.text import Text
from tests.web.axe import findings
from tests.web.reader import Node, Reader, headings
from tests.web.site import Site
from tests.web.table import PLAY_ON, START, Table, ready

LIMIT = 30
MOST_TURNS = 300
POINTS = re.compile(r"^.+: −?[0-9]+\.[0-9] points$")


@pytest.mark.parametrize("contrast", ["no-preference"])
def test_a_game_is_played_by_roles_and_names_alone(page: Page, site: Site, language: str) -> None:
    table = Table(page)
    table.open(site.address)
    reader = Reader(page, language)
    text = reader.text
    set_up(reader)
    begin(reader)
    told = play(reader)
    assert told[-1] in {text("event.won_you"), *(won(text, seat) for seat in (1, 2, 3))}
    assert len(told) > 3
    heard = page.locator("#log").inner_text()
    assert text("event.scored") in heard
    assert table.said == []
    assert table.refused == []


def won(text: Text, seat: int) -> str:
    return text("event.won", player=text(f"player.{seat}"))


def set_up(reader: Reader) -> None:
    """Nothing is to move: it takes time to watch."""
    text = reader.text
    reader.open(text("title.settings"), text("settings.title"))
    reader.press(text("settings.speed.instant"), text("settings.speed.name"))
    reader.until(
        lambda found: any(
            node.name == text("settings.speed.instant") and node.pressed for node in found
        )
    )
    reader.open(text("action.back"), text("title.name"))


def begin(reader: Reader) -> None:
    """A classic game that is over early."""
    text = reader.text
    name = text("choice.limit.name")
    reader.open(text("title.new_game"), text("new_game.title"))
    reader.press(text("new_game.own_rules"))
    usual = text("area.row", name=name, value=text.number(100))
    reader.until(lambda found: any(node.name == usual for node in found))
    reader.press(usual)
    reader.until(lambda found: any(node.group == name for node in found))
    reader.press(text.number(LIMIT), name)
    short = text("area.row", name=name, value=text.number(LIMIT))
    reader.until(lambda found: any(node.name == short for node in found))
    reader.open(text("new_game.start"), text("replay.deal", deal=1))


def play(reader: Reader) -> list[str]:
    """Play until somebody has won; the headings that came."""
    text = reader.text
    told: list[str] = []
    for _ in range(MOST_TURNS):
        found = reader.until(lambda found: asked(text, found) != "")
        if told[-1:] != headings(found):
            told += headings(found)
        if is_there(found, text("game_over.again")):
            return told
        if is_there(found, text("action.next_deal")):
            used = text("action.next_deal")
            reader.press(used)
        elif asked(text, found) == "pass":
            used = pass_cards(reader)
        else:
            used = next(node.name for node in found if node.name in reader.cards)
            reader.press(used, text("spoken.hand"))
        reader.until(lambda found, used=used: not is_there(found, used))
    raise AssertionError(f"the game does not end: {told}")


def is_there(found: list[Node], name: str) -> bool:
    return any(node.role == "button" and node.name == name for node in found)


def asked(text: Text, found: list[Node]) -> str:
    """What the person is asked for by what is read: a pass, a card, an answer, or nothing yet."""
    if is_there(found, text("action.next_deal")) or is_there(found, text("game_over.again")):
        return "answer"
    lines = {node.name for node in found if node.group == text("spoken.table")}
    names = [text(f"player.{seat}") for seat in (1, 2, 3)]
    if lines & {text("pass.choose", count=3, receiver=name) for name in names}:
        return "pass"
    begun = text("spoken.follow", cards="|").split("|")[0]
    if text("spoken.lead") in lines or any(line.startswith(begun) for line in lines):
        return "card"
    return ""


def pass_cards(reader: Reader) -> str:
    """Choose three cards and pass them; the name of the button that does it."""
    text = reader.text
    hand = [node.name for node in reader.nodes() if node.name in reader.cards]
    for name in hand[:3]:
        reader.press(name, text("spoken.hand"))
        reader.until(
            lambda found, name=name: (
                Node("button", name, " [pressed]", text("spoken.hand")) in found
            )
        )
    names = {text("pass.confirm", receiver=text(f"player.{seat}")) for seat in (1, 2, 3)}
    found = reader.until(lambda found: any(node.name in names for node in found))
    name = next(node.name for node in found if node.name in names)
    reader.press(name)
    return name


def to_play(table: Table) -> None:
    """Begin a game and pass, until a card is to be played."""
    table.run(START.format(limit=100))
    table.until(ready)
    table.play_turn()
    table.until(ready)


def test_the_focus_stays_where_the_person_is(open_table: Callable[..., Table]) -> None:
    """A card that is played takes its button along; the next one of the hand has the focus then."""
    table = open_table()
    reader = Reader(table.page, "en")
    to_play(table)
    card = next(node.name for node in reader.nodes() if node.name in reader.cards)
    reader.press(card, "Your hand")
    reader.until(lambda found: not is_there(found, card))
    table.until(ready)
    group = "document.activeElement.closest('[role=group]')?.ariaLabel"
    assert table.page.evaluate(group) == "Your hand"


def test_a_scene_is_entered_at_its_heading_and_left_to_the_button_it_came_from(
    open_table: Callable[..., Table],
) -> None:
    table = open_table()
    reader = Reader(table.page, "en")
    focused = "document.activeElement.textContent"
    reader.open("Rules", "Rules")
    assert table.page.evaluate(focused) == "Rules"
    assert table.page.evaluate("document.activeElement.tagName") == "H1"
    reader.open("Back", "Hearts")
    assert table.page.evaluate(focused) == "Rules"
    assert table.page.evaluate("document.activeElement.tagName") == "BUTTON"


def test_a_button_that_turns_pages_keeps_the_focus(open_table: Callable[..., Table]) -> None:
    table = open_table()
    table.run(START.format(limit=100))
    table.until(ready)
    table.run(PLAY_ON.format(end="SCORED"))
    table.until(lambda state: state.scene == "deal_over")
    table.run("app.archive.look(app.match.save); app.open('replay')")
    reader = Reader(table.page, "en")
    reader.until(lambda found: is_there(found, "The next step"))
    for trick in (1, 2):
        reader.open("The next step", f"Trick {trick} of 13")
        assert table.page.evaluate("document.activeElement.textContent") == "The next step"
    table.until(lambda _: "Trick 2 of 13" in table.heard("calm"))


SIZES = [(360, 640), (390, 844), (844, 390), (1280, 720)]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_focus_of_a_button_is_seen_on_the_canvas_and_beside_it(
    open_table: Callable[..., Table], size: tuple[int, int]
) -> None:
    """Its name stands at the lower edge, where it hides no card and no button."""
    table = open_table()
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    look_at_focus(table, size)
    table.run(START.format(limit=100))
    table.until(ready)
    look_at_focus(table, size)
    assert findings(table.page) == []
    to_play(table)
    look_at_focus(table, size)


def look_at_focus(table: Table, size: tuple[int, int]) -> None:
    """Go to the first two buttons and see where their names are shown."""
    table.page.evaluate("document.activeElement.blur()")
    for _ in range(2):
        table.page.locator("#choices button:not([aria-disabled])").first.focus()
        table.page.keyboard.press("Tab")
        focused = table.page.locator("#choices :focus")
        key = focused.get_attribute("data-key")
        table.until(lambda _, key=key: table.run("result = app.input.focus") == key)
        box = focused.bounding_box()
        assert box is not None
        assert box["height"] >= 20
        assert box["width"] >= 24
        place = Box(box["x"], box["y"], box["width"], box["height"])
        assert Box(0, 0, *size).contains(place)
        for name, (x, y, w, h, *_) in table.state().areas.items():
            inner = Box(x, y, w, h).inset(0, h / 4)  # where its sign or its index is
            assert not place.meets(inner), name


def test_tab_goes_through_everything_and_out_again(open_table: Callable[..., Table]) -> None:
    table = open_table()
    keys = list(table.state().areas)
    reached: list[str] = []
    for _ in range(len(keys) + 2):
        table.page.keyboard.press("Tab")
        reached.append(table.page.evaluate("document.activeElement.dataset.key ?? ''"))
    assert [key for key in reached if key] == keys
    assert "" in reached


def test_what_the_keyboard_comes_to_on_the_canvas_is_said(
    open_table: Callable[..., Table],
) -> None:
    table = open_table()
    table.run(START.format(limit=100))
    table.until(lambda _: "Choose 3 cards" in table.heard("urgent"))
    table.page.keyboard.press("ArrowRight")
    cards = Reader(table.page, "en").cards
    table.until(lambda _: any(card in table.heard("urgent") for card in cards))


def test_a_card_that_may_not_be_played_is_refused_aloud(open_table: Callable[..., Table]) -> None:
    table = open_table()
    reader = Reader(table.page, "en")
    to_play(table)
    refused = {reader.text("area.card_not", card=card) for card in reader.cards.values()}
    reader.press(next(node.name for node in reader.nodes() if node.name in refused))
    reasons = {reader.text(key) for key in reader.text.keys("reason")}
    table.until(lambda _: any(reason in table.heard("urgent") for reason in reasons))


def test_a_hint_is_heard_and_read_with_the_points_of_every_card(
    open_table: Callable[..., Table],
) -> None:
    table = open_table()
    reader = Reader(table.page, "en")
    to_play(table)
    while len(table.state().playable) < 2:
        table.play_turn()
        table.until(ready)
    reader.press("Hint")
    heard = table.page.locator("#log")
    table.until(lambda _: "you can expect" in heard.inner_text())
    listed = table.page.get_by_role("list").get_by_role("listitem").filter(has_text=POINTS)
    compared = table.run("result = len(app.scene.advice.found.expected)")
    assert listed.count() == compared - 1 > 0
    assert findings(table.page) == []
