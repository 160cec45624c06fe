"""The first lesson: what it says is so, it can be played to its end, left, and come back to."""

from functools import cache

import pygame
import pytest

from hearts.engine.cards import QUEEN_OF_SPADES, Card, Suit, card_of
from hearts.engine.events import Play
from hearts.engine.game import Game, Phase, step
from hearts.engine.play import winner
from hearts.engine.rules import Direction
from hearts.engine.variants import CLASSIC
from hearts.engine.view import View, view
from hearts.ui import draw, fonts
from hearts.ui.cards import CardStyle
from hearts.ui.claim import certain, played_out
from hearts.ui.intents import Open, Select
from hearts.ui.items import labels
from hearts.ui.lesson import LEARNER, NAMES, PASSES, STEPS, Step, beginning, game_at, prepared
from hearts.ui.lesson_panel import heading, said
from hearts.ui.scenes.lesson import LAST, Lesson
from hearts.ui.text import Text, languages
from tests.ui.pilot import FakeHost, Memory, Pilot
from tests.ui.test_languages import FOREIGN
from tests.ui.test_scenes import check_text
from tests.ui.test_scenes_golden import GOLDEN, off
from tests.ui.test_title import walk

NUMBERS = {step.key: number for number, step in enumerate(STEPS)}
SIZES = [(360, 640), (844, 390), (1280, 720)]
OTHERS = (1, 2, 3)


def seen(key: str) -> View:
    """What the person sees when that step begins."""
    return view(game_at(NUMBERS[key]), LEARNER)


def wanted(key: str) -> Card:
    (card,) = STEPS[NUMBERS[key]].cards
    return card


def after(key: str, card: Card | None = None) -> Game:
    """The game once the step's trick is taken; with another card, if one is given."""
    game, _ = step(game_at(NUMBERS[key]), Play(LEARNER, card or wanted(key)))
    while game.deal.table.trick:
        game, _ = step(game, prepared(game))
    return game


def of(suit: Suit, cards: tuple[Card, ...]) -> set[Card]:
    return {card for card in cards if card.suit is suit}


# What the steps say, held against the engine


def test_it_is_a_whole_deal_told_in_eight_steps() -> None:
    game = beginning()
    assert game.rules == CLASSIC
    assert sorted(card for hand in game.deal.hands for card in hand) == sorted(CLASSIC.deck)
    assert NAMES == ("pass", "follow", "duck", "discard", "broken", "queen", "moon", "score")


def test_the_pass_goes_left_and_leaves_no_diamond() -> None:
    before, then = seen("pass"), seen("follow")
    assert (before.phase, before.table.direction) == (Phase.PASS, Direction.LEFT)
    assert set(STEPS[0].cards) == of(Suit.DIAMONDS, before.hand)
    assert not of(Suit.DIAMONDS, then.hand)
    assert game_at(1).deal.passes[1:] == tuple(
        tuple(map(card_of, PASSES[seat].split())) for seat in OTHERS
    )


def test_clubs_are_followed_on_a_first_trick_without_points() -> None:
    now = seen("follow")
    assert now.table.first_trick
    assert now.table.led is Suit.CLUBS
    assert set(now.playable) == of(Suit.CLUBS, now.hand)
    assert wanted("follow") == max(now.playable)
    assert after("follow").deal.table.points == (0, 0, 0, 0)


@pytest.mark.parametrize("key", ["duck", "queen"])
def test_the_highest_card_that_stays_below(key: str) -> None:
    now = seen(key)
    taking = now.table.trick[winner(CLASSIC, now.table.trick) or 0]
    assert taking == now.table.trick[0]  # the sentence names the card led
    below = [card for card in now.playable if card.suit is taking.suit and card < taking]
    assert wanted(key) == max(below)
    assert set(now.playable) > set(below)  # there is one that would take the trick
    assert after(key).deal.table.tricks[-1].taker != LEARNER


def test_the_leader_took_the_trick_before() -> None:
    table = seen("duck").table
    assert table.leader == table.tricks[-1].taker


def test_without_the_suit_led_any_card_may_be_thrown() -> None:
    now = seen("discard")
    assert now.table.led is Suit.DIAMONDS
    assert now.playable == now.hand
    assert wanted("discard") == max(of(Suit.HEARTS, now.hand))
    assert not now.table.broken
    table = after("discard").deal.table
    assert table.broken
    assert table.points[LEARNER] == 0


def test_broken_hearts_are_led_and_the_leader_takes_them() -> None:
    for key in ("broken", "again_hearts"):
        now = seen(key)
        assert now.table.broken
        assert now.table.led is Suit.HEARTS
        assert wanted(key) == max(now.playable)
        assert after(key).deal.table.tricks[-1].taker == now.table.leader
    assert len(seen("broken").playable) == 2
    assert len(seen("again_hearts").playable) == 1


def test_the_queen_of_spades_lies_in_the_trick() -> None:
    now = seen("queen")
    assert QUEEN_OF_SPADES in now.table.trick
    taker = now.table.leader
    gained = after("queen").deal.table.points[taker] - now.table.points[taker]
    assert gained >= CLASSIC.worth[QUEEN_OF_SPADES] == 13


def test_the_moon_is_prevented_by_that_card_alone() -> None:
    now = seen("moon")
    points = now.table.points
    taker = points.index(max(points))
    assert points == (0, 24, 0, 0)
    assert CLASSIC.total(now.table.trick) == 2
    for card in now.playable:
        game = after("moon", card)
        for action in played_out(game):
            game, _ = step(game, action)
        assert game.scores[-1].shooter == (None if card == wanted("moon") else taker)
    assert len(now.playable) > 1


def test_the_deal_ends_because_nothing_can_change() -> None:
    assert certain(view(after("moon"), LEARNER))
    game = game_at(LAST)
    assert game.phase is Phase.SCORED
    assert game.totals == (2, 24, 0, 0)


@pytest.mark.parametrize("number", range(LAST))
def test_other_cards_that_may_be_played_are_answered(number: int) -> None:
    now = view(game_at(number), LEARNER)
    others = now.hand if now.phase is Phase.PASS else now.playable
    assert bool(said(Text("en"), number, "no")) == (set(others) > set(STEPS[number].cards))


def test_the_sentences_name_what_lies_there() -> None:
    text = Text("en")
    for number in range(1, LAST):
        assert text.card(STEPS[number].cards[0]) in said(text, number, "text")
    assert "ten of clubs" in said(text, NUMBERS["duck"], "text")
    assert "Vera has all 24 points" in said(text, NUMBERS["moon"], "text")
    assert "you have 2, Vera has 24" in said(text, NUMBERS["score"], "text")
    assert heading(text, NUMBERS["again_hearts"]) == "Step 5 of 8: Hearts are broken"


# At the table


def opened(host: FakeHost | None = None, frame: float = 0.25) -> Pilot:
    """The lesson, opened from the title of somebody who has never played."""
    return Pilot(host, frame=frame).tap("lesson").settle()


def lesson_of(pilot: Pilot) -> Lesson:
    assert isinstance(pilot.app.scene, Lesson)
    return pilot.app.scene


def take(pilot: Pilot, wish: Step, by_keys: bool = False) -> None:
    """Do what a step asks for."""
    for card in wish.cards:
        if by_keys:
            walk(pilot, f"card:{card}")
            pilot.key("return")
        else:
            pilot.tap(card)
    if wish.name == "pass":
        pilot.key("n") if by_keys else pilot.tap("main")
    pilot.settle()


def at_step(key: str, host: FakeHost | None = None) -> Pilot:
    pilot = opened(host)
    pilot.app.handle(Select("step", NUMBERS[key]), pilot.host.now)
    return pilot.settle()


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


# Back, on, and away


@pytest.mark.parametrize("number", range(LAST))
def test_every_step_is_skipped_and_gone_back_to(number: int) -> None:
    pilot = at_step(STEPS[number].key)
    pilot.tap("skip").settle()
    lesson = lesson_of(pilot)
    assert lesson.number == number + 1
    assert lesson.match.view.table == game_at(number + 1).deal.table
    pilot.tap("earlier").settle()
    assert lesson.number == number
    assert lesson.match.view.table == game_at(number).deal.table
    take(pilot, STEPS[number])
    assert lesson.number == number + 1


def test_there_is_nothing_before_the_first_step_nor_after_the_last() -> None:
    pilot = opened()
    assert not pilot.areas["earlier"].enabled
    pilot.key("u")
    assert lesson_of(pilot).number == 0
    pilot = at_step("score")
    assert not pilot.areas["skip"].enabled
    pilot.key("u")
    assert lesson_of(pilot).number == LAST - 1


def test_a_step_is_begun_again_while_the_others_play() -> None:
    pilot = at_step("duck")
    pilot.tap(wanted("duck"))
    assert lesson_of(pilot).done
    pilot.tap("earlier").settle()
    assert (lesson_of(pilot).number, lesson_of(pilot).done) == (NUMBERS["duck"], False)


@pytest.mark.parametrize("number", range(LAST))
def test_it_is_left_and_come_back_to(number: int) -> None:
    storage = Memory()
    pilot = at_step(STEPS[number].key, FakeHost(storage=storage))
    pilot.tap("leave") if number % 2 else pilot.key("escape")
    assert pilot.app.scene.name == "title"
    for later in (pilot, Pilot(FakeHost(storage=storage))):
        later.app.handle(Open("lesson"), later.host.now)
        later.settle()
        assert lesson_of(later).number == number


def test_once_ended_it_begins_anew() -> None:
    pilot = at_step("score")
    pilot.key("escape")
    pilot.app.handle(Open("lesson"), pilot.host.now)
    assert lesson_of(pilot).number == 0


def test_a_resize_leaves_it_where_it_is() -> None:
    pilot = at_step("queen")
    for size in (*SIZES, (700, 760), (768, 1024), (2560, 1440)):
        pilot.host.size = size
        pilot.step()
        check_text(pilot.picture)
        assert lesson_of(pilot).number == NUMBERS["queen"]
    take(pilot, STEPS[NUMBERS["queen"]])
    assert lesson_of(pilot).number == NUMBERS["moon"]


@pytest.mark.parametrize("key", ["p", "s", "l"])
def test_what_belongs_to_a_game_does_not_open(key: str) -> None:
    pilot = Pilot().start().settle()
    pilot.app.handle(Open("lesson"), pilot.host.now)
    pilot.settle()
    pilot.key(key)
    assert pilot.app.scene.name == "lesson"


# The game that is saved


def test_a_saved_game_is_as_it_was() -> None:
    pilot = Pilot().start().settle()
    pilot.play_turn()
    pilot.settle()
    match, kept = pilot.app.match, dict(pilot.host.storage.texts)
    pilot.key("p")
    pilot.tap("rules")
    pilot.tap("lesson").settle()
    for wish in STEPS[:LAST]:
        take(pilot, wish)
    pilot.tap("main")
    assert pilot.app.scene.name == "rules"
    assert pilot.app.match is match
    assert {**pilot.host.storage.texts, "lesson": ""} == {**kept, "lesson": ""}
    assert pilot.app.archive.records == ()
    pilot.key("escape")
    pilot.key("escape")
    assert pilot.app.scene.name == "table"


def test_nothing_of_it_is_recorded() -> None:
    pilot = opened()
    for wish in STEPS[:LAST]:
        take(pilot, wish)
    assert set(pilot.host.storage.texts) == {"lesson"}
    assert pilot.app.match is None


# The offer


def test_it_is_offered_to_those_who_have_never_played() -> None:
    assert "lesson" in Pilot().areas
    storage = Memory()
    pilot = Pilot(FakeHost(storage=storage))
    pilot.app.change("language", "fa")
    assert "lesson" in Pilot(FakeHost(storage=storage)).areas


@pytest.mark.parametrize("way", ["taken", "declined", "played"])
def test_it_is_offered_no_more(way: str) -> None:
    storage = Memory()
    pilot = Pilot(FakeHost(storage=storage))
    if way == "declined":
        pilot.tap("decline")
    elif way == "taken":
        pilot.tap("lesson").settle()
        pilot.tap("leave")
    else:
        pilot.tap("main").settle()
        pilot.key("p")
        pilot.tap("home")
    assert pilot.app.scene.name == "title"
    assert {"lesson", "decline"}.isdisjoint(pilot.areas)
    assert {"lesson", "decline"}.isdisjoint(Pilot(FakeHost(storage=storage)).areas)


def test_without_storage_the_answer_holds_while_the_program_runs() -> None:
    host = FakeHost()
    host.storage.refuses = True
    pilot = Pilot(host)
    pilot.tap("decline").step()
    assert "lesson" not in pilot.areas


def test_the_rules_lead_to_it_at_any_time() -> None:
    pilot = Pilot()
    pilot.tap("decline")
    pilot.tap("rules")
    pilot.tap("lesson").settle()
    assert lesson_of(pilot).number == 0
    pilot.key("escape")
    assert pilot.app.scene.name == "rules"


# In every language


@cache
def spoken(language: str) -> Pilot:
    host = FakeHost()
    host.wanted_language = language
    return opened(host)


@pytest.mark.parametrize("large", [False, True], ids=["plain", "large"])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", languages())
def test_all_of_it_fits(language: str, size: tuple[int, int], large: bool) -> None:
    pilot = spoken(language)
    pilot.host.size = size
    pilot.app.change("large_print", large)
    lesson = lesson_of(pilot)
    for number in range(len(STEPS)):
        for wrong in (False, True):
            lesson.go_to(number, pilot.host.now)
            lesson.wrong = wrong and bool(said(pilot.app.text, number, "no"))
            pilot.step()
            check_text(pilot.picture)
            space = pilot.app.space()
            where = lesson.places(space)
            sentence = said(pilot.app.text, number, "no" if lesson.wrong else "text")
            shown = fonts.wrapped(sentence, where.panel.w - 2 * space.em * 0.8, space.em)
            found = [label for label in labels(pilot.picture) if label.text in shown]
            assert len(found) == len(shown)
            assert all(where.panel.contains(label.box) for label in found)
            assert space.safe.contains(where.panel)
            assert not where.panel.meets(where.table.board)
            assert not any(where.panel.meets(plate) for plate in where.table.plates)


@pytest.mark.parametrize("language", [name for name in languages() if name != "en"])
def test_it_is_told_in_one_language(language: str) -> None:
    text = Text(language)
    told = [said(text, number, way) for number in range(len(STEPS)) for way in ("text", "no")]
    told += [heading(text, number) for number in range(len(STEPS))]
    assert [sentence for sentence in told if FOREIGN.search(sentence)] == []


def test_persian_has_the_panel_and_its_buttons_the_other_way_round() -> None:
    sides: dict[str, list[float]] = {}
    for language in ("en", "fa"):
        pilot = spoken(language)
        pilot.host.size = (1280, 720)
        pilot.step()
        keys = ("earlier", "skip", "leave")
        sides[language] = [pilot.areas[key].box.middle.x for key in keys]
    assert sides["en"] == sorted(sides["en"])
    assert sides["fa"] == sorted(sides["fa"], reverse=True)
    assert min(sides["en"]) > 640 > max(sides["fa"])


PICTURES = {"duck": ("en", (390, 844)), "moon": ("fa", (844, 390))}


@pytest.mark.usefixtures("plain_cloth")
@pytest.mark.parametrize("key", PICTURES)
def test_a_step_looks_as_recorded(key: str, record: bool) -> None:
    language, size = PICTURES[key]
    host = FakeHost(size)
    host.wanted_language = language
    pilot = at_step(key, host)
    surface = pygame.Surface(size)
    draw.Painter(1, pilot.app.space().theme, CardStyle()).paint(pilot.picture, surface)
    path = GOLDEN / f"lesson_{key}.png"
    if record:
        pygame.image.save(surface, path)
    golden = pygame.image.load(path)
    assert golden.get_size() == surface.get_size()
    assert list(off(golden, surface)) == []


def test_the_end_shows_who_took_what() -> None:
    pilot = at_step("score")
    assert {"Vera", "+24", "+2"} <= set(pilot.texts.split("\n"))
    assert "main" in pilot.areas
    assert not any(key.startswith(("card:", "seat:")) for key in pilot.areas)
