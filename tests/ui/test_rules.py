"""The rules page says what is played: every choice changes a sentence, none is forgotten."""

import pytest

from hearts.engine.options import Plain, rules_for
from hearts.engine.variants import VARIANTS
from hearts.ui.rule_text import chapters
from hearts.ui.scenes.rules import TABS
from hearts.ui.text import Text
from tests.ui.pilot import Pilot

TEXT = Text("en")
EVERY = [(variant, players) for variant, rows in VARIANTS.items() for players in rows]


def told(variant: str, players: int | None = None, **choices: Plain) -> dict[str, str]:
    """The chapters of these rules by name."""
    rules = rules_for(variant, players, choices)
    return {chapter.name: " ".join(chapter.sentences) for chapter in chapters(TEXT, rules)}


@pytest.mark.parametrize(("variant", "players"), EVERY)
def test_a_variant_is_told_without_house_rules(variant: str, players: int) -> None:
    page = told(variant, players)
    names = ["aim", "cards", "passing", "play", "hearts", "points", "moon", "end"]
    assert list(page) == names
    assert str(rules_for(variant, players).cards_each) in page["cards"]


SENTENCES: list[tuple[str, dict[str, Plain], str, str]] = [
    ("classic", {}, "cards", "Everybody is dealt 13 cards."),
    ("classic", {}, "passing", "go to the left, to the right, across and not at all, and then"),
    ("classic", {"passing": ["right"]}, "passing", "They always go to the right."),
    ("classic", {"passing": "off"}, "passing", "No cards are passed."),
    ("classic", {"passing": ["hold"]}, "passing", "No cards are passed."),
    ("classic", {"pass_count": 1}, "passing", "everybody passes 1 card,"),
    ("classic", {}, "play", "Whoever holds the two of clubs when the play begins leads it"),
    ("classic", {"opening": "left_of_dealer"}, "play", "The player left of the dealer leads"),
    ("classic", {}, "play", "No card that costs points may be played to the first trick"),
    ("classic", {"first_trick_points": True}, "play", "may be played to the first trick already"),
    ("classic", {"trump": "hearts"}, "play", "Hearts are trump"),
    ("classic", {}, "hearts", "Hearts may not be led until they are broken"),
    ("classic", {}, "hearts", "as soon as a heart has been played"),
    ("classic", {"queen_breaks": True}, "hearts", "a heart or the queen of spades has been played"),
    ("classic", {"must_break": False}, "hearts", "Hearts may be led at any time."),
    ("classic", {"queen_waits": "lead"}, "hearts", "The queen of spades may not be led until"),
    ("classic", {"queen_waits": "play"}, "hearts", "neither led nor discarded"),
    ("classic", {}, "points", "Every heart costs 1 point. The queen of spades costs 13 points."),
    ("classic", {"points": {"H": "rank"}}, "points", "Every heart costs its rank"),
    ("classic", {"points": {"JD": -10}}, "points", "The jack of diamonds takes 10 points off."),
    ("classic", {"points": {"QH": 5}}, "points", "The queen of hearts costs 5 points."),
    ("classic", {"points": {"C": 2}}, "points", "Every club costs 2 points."),
    ("classic", {}, "points", "cost 26 points in all"),
    ("classic", {}, "moon", "scores nothing, and every other player 26 points"),
    ("classic", {"moon_value": 30}, "moon", "every other player 30 points"),
    ("classic", {"moon": "subtract"}, "moon", "The shooter's total falls by 26 points"),
    ("classic", {"moon": "off"}, "moon", "brings nothing special"),
    ("black_lady", {}, "moon", "The shooter chooses"),
    ("omnibus", {}, "moon", "Whoever took the jack of diamonds keeps the points it takes off."),
    ("classic", {"limit": 50}, "end", "Once a total reaches 50 points"),
    ("duel", {}, "cards", "all threes, all fives, all sevens, all nines, all jacks and all kings"),
    ("duel", {}, "cards", "The 2 cards left over are out of play and are never shown."),
    ("duel", {}, "moon", "Penalty cards that are out of play do not matter"),
    ("duel", {"moon_value": "in_play"}, "moon", "as many points as the penalty cards in play cost"),
    ("black_maria", {}, "cards", "Taken out: the two of clubs."),
    ("black_maria", {}, "points", "The king of spades costs 10 points."),
    ("cancellation", {}, "cards", "The 2 cards left over are the kitty"),
    ("cancellation", {}, "play", "Two identical cards in a trick cancel each other"),
    ("cancellation", {"twins": "play"}, "play", "the first one played counts as the higher"),
    ("cancellation", {"opening": "lowest_club", "kitty": "dead"}, "play", "One of those who hold"),
]


@pytest.mark.parametrize(("variant", "choices", "chapter", "sentence"), SENTENCES)
def test_a_sentence(variant: str, choices: dict[str, Plain], chapter: str, sentence: str) -> None:
    assert sentence in told(variant, None, **choices)[chapter]


def test_each_house_rule_is_named_with_what_is_usual() -> None:
    page = told("classic", limit=50, moon="off", points={"JD": -10})
    assert page["house"].split(". ") == [
        "Shooting the moon: Nothing",
        "Usual in this variant: The others score",
        "The game ends at: 50",
        "Usual in this variant: 100",
        "The jack of diamonds costs: −10",
        "Usual in this variant: 0.",
    ]


def test_the_game_on_the_table_comes_first() -> None:
    pilot = Pilot().start(rules=rules_for("club", 5, {"moon": "off"})).settle()
    pilot.key("r")
    assert pilot.app.scene.name == "rules"
    assert "This game: Club" in pilot.texts
    assert "House rules" in pilot.texts
    pilot.tap("next")
    assert "House rules" not in pilot.texts
    assert "Classic" in pilot.texts


def test_every_variant_is_reached() -> None:
    pilot = Pilot().tap("rules")
    seen: set[str] = set()
    for _ in VARIANTS:
        seen |= {name for name in VARIANTS if TEXT(f"variant.{name}") in pilot.texts.split("\n")}
        pilot.tap("next")
    assert seen == set(VARIANTS)


@pytest.mark.parametrize("tab", TABS)
def test_every_tab_begins_at_its_top(tab: str) -> None:
    pilot = Pilot().tap("rules")
    pilot.key("page down").tap(f"tab:{TABS.index(tab)}")
    assert pilot.app.scene.picture(pilot.app.space(), 0)
    keys = {"rules": "chapter.aim", "words": "glossary.deal", "tips": "tip.spades"}
    expected = TEXT(keys.get(tab, "question.fair.ask"))
    assert expected.split(".")[0][:20] in pilot.texts
