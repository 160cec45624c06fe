"""Scenes in the states worth looking at: the game behind each, and what was done in it."""

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from hearts.engine.cards import cards_of
from hearts.engine.events import Action, ChooseMoon, NextDeal, Pass, Play
from hearts.engine.game import Game, Phase, new, step, to_act
from hearts.engine.notation import Save
from hearts.engine.options import Plain, rules_for
from hearts.engine.position import Position, set_up
from hearts.engine.rules import Moon
from hearts.engine.view import view
from hearts.records.fairness import high_cards
from hearts.records.overview import overview
from hearts.records.refusal import Fault
from hearts.records.work import finish
from hearts.store import DAILY, Store
from hearts.ui.app import App
from hearts.ui.archive import Archive
from hearts.ui.house import GROUPS
from hearts.ui.intents import Select
from hearts.ui.items import Picture
from hearts.ui.lesson import STEPS
from hearts.ui.match import PERSON, Match
from hearts.ui.scenes import Scene
from hearts.ui.scenes.fairness import Fairness
from hearts.ui.scenes.registry import SCENES
from hearts.ui.scenes.review import key_of
from hearts.ui.scenes.rules import TABS
from hearts.ui.scenes.statistics import Statistics, split_curves
from tests.ui.kept import daily_begun, last, remember, reviewed
from tests.ui.pilot import Memory

Choices = tuple[tuple[str, Plain], ...]
FIVE: Final = ("novice", "easy", "normal", "hard", "expert")  # levels, whatever there are now
SHORT: Final[Choices] = (("limit", 40),)


@cache
def played(
    variant: str,
    players: int | None = None,
    deals: int = 99,
    cards: int = 999,
    choices: Choices = SHORT,
) -> Game:
    """A game that everybody plays alike: after so many deals or actions, or at its end."""
    game = new(rules_for(variant, players, dict(choices)), "7")
    while game.phase is not Phase.OVER and len(game.actions) < cards:
        if game.phase is Phase.SCORED:
            if len(game.scores) == deals:
                break
            game, _ = step(game, NextDeal())
            continue
        game, _ = step(game, first_choice(game))
    return game


def first_choice(game: Game) -> Action:
    """What nobody need think about: the lowest cards are passed and played."""
    seat = min(to_act(game))
    seen = view(game, seat)
    if game.phase is Phase.PASS:
        return Pass(seat, seen.hand[: game.rules.pass_count])
    if game.phase is Phase.MOON:
        return ChooseMoon(seat, Moon.ADD)
    return Play(seat, min(seen.playable, key=lambda card: (card.rank, card)))


def shot() -> Game:
    """A game in which the person has shot the moon and is asked what that is to bring."""
    hands = tuple(cards_of(text) for text in ("QS AH", "2S 2H", "3S 3H", "4S 4H"))
    rules = rules_for("black_lady")
    game = set_up(rules, "7", Position(hands, leader=0, broken=True, totals=(90, 80, 20, 30)))
    while game.phase is Phase.PLAY:
        game, _ = step(game, first_choice(game))
    return game


class Kept(NamedTuple):
    """What the archive has: a history, and perhaps something that is looked at."""

    daily: bool = True  # with the deals of some days
    begun: bool = False  # with the deal of today, not played to its end
    look: bool = False  # at the game played last
    offered: Save | Fault | None = None


class State(NamedTuple):
    """A scene over a game, after some choices within it."""

    scene: str
    game: tuple[object, ...] | None = None  # the arguments of `played`
    done: tuple[Select, ...] = ()
    kept: Kept | None = None
    people: tuple[int, ...] = (0,)  # the seats of people

    def enter(self, app: App) -> Scene:
        """The scene in this state, made from an app whose match is replaced."""
        app.match = None
        app.store = Store(Memory())
        if self.scene == "moon":
            app.match = match_of(shot())
        elif self.game is not None:
            game = played(*self.game)  # pyright: ignore[reportArgumentType]
            app.match = match_of(game, people=self.people)
            if self.scene == "cover":
                decide(app.match)
        app.archive = Archive(Memory())
        if self.kept is not None:
            archive = remember(app, self.kept.daily)
            archive.offered = self.kept.offered
            if self.kept.begun:
                app.store.keep_game(daily_begun(), DAILY)
            if self.kept.look:
                archive.look(last())
                archive.reviews[key_of(last(), 0)] = reviewed()
        app.archive.work(lambda: True)
        scene = SCENES[self.scene](app)
        app.archive.work(lambda: True)
        if isinstance(scene, Statistics):
            scene.sight = finish(overview(app.archive.records))
            scene.split = split_curves(app)
        elif isinstance(scene, Fairness):
            scene.distribution = finish(high_cards(app.archive.records))
        for select in self.done:
            assert scene.handle(select, 0)
        return scene


def match_of(game: Game, level: str = "novice", people: tuple[int, ...] = (0,)) -> Match:
    """The game with a person in seat 0, or in these."""
    return Match(game, tuple(PERSON if seat in people else level for seat in game.rules.seats))


def decide(match: Match) -> None:
    """A person takes the device and acts; the next one is asked for."""
    match.cover()
    match.uncover()
    match.act(first_choice(match.game))
    match.cover()


def _opened(name: str) -> State:
    return State("new_game", None, (Select("house", True), Select(f"show:{name}", None)))


KEPT, LOOKED = Kept(), Kept(look=True)
OFFERED = Save(played("club", 5), (PERSON, "novice", "easy", "normal", "hard"))
FOUR, TEN = ("black_lady",), ("cancellation", 10)
ALL: Final = tuple(range(10))  # seats
STATES: Final[Mapping[str, State]] = {
    "title": State("title"),
    "title, declined": State("title", None, (Select("decline", None),)),
    "title, saved": State("title", ("black_lady", 5, 1)),
    "new game": State("new_game"),
    "new game, impossible": State("new_game", None, (Select("players", 5),)),
    "new game, ten": State(
        "new_game",
        ("cancellation", 10, 1),
        (Select("each", True), Select("rule:limit", 1000), Select("rule:moon", "choose")),
    ),
    **{
        f"new game, {choice.name}": _opened(choice.name)
        for choices in GROUPS.values()
        for choice in choices
    },
    "settings": State("settings"),
    **{f"rules, {tab}": State("rules", None, (Select("tab", tab),)) for tab in TABS},
    "rules, house": State("rules", ("duel", None, 1)),
    "help": State("help"),
    "pause": State("pause", FOUR),
    "pause, several": State("pause", FOUR, people=ALL[:4]),
    "cover": State("cover", ("classic", None, 99, 30), people=ALL[:4]),
    "cover, ten": State("cover", ("cancellation", 10, 99, 30), people=ALL),
    "take over": State("take_over", FOUR),
    "take over, ten": State("take_over", TEN, (Select("seat:9", "expert"),), people=ALL),
    "new game, several": State(
        "new_game", ("cancellation", 10, 1), (Select("each", True),), people=ALL
    ),
    "new game, two": State("new_game", None, (Select("people", 2),)),
    "scores, people": State("scores", TEN, people=ALL),
    "deal over, people": State("deal_over", ("omnibus", None, 1), people=(0, 2)),
    "game over, people": State("game_over", TEN, people=ALL),
    "last trick, people": State("last_trick", ("cancellation", 10, 99, 30), people=ALL),
    "title, daily open": State("title", kept=KEPT._replace(daily=False)),
    "title, daily begun": State("title", kept=KEPT._replace(daily=False, begun=True)),
    "title, daily played": State("title", ("black_lady", 5, 1), kept=KEPT),
    "title, people": State("title", ("black_lady", 5, 1), people=(0, 1)),
    "scores, none": State("scores", ("classic", None, 99, 3)),
    "scores, four": State("scores", FOUR),
    "scores, ten": State("scores", TEN),
    "scores, two": State("scores", ("duel",)),
    "deal over": State("deal_over", ("omnibus", None, 1)),
    "deal over, three": State("deal_over", ("black_maria", None, 1)),
    "deal over, ten": State("deal_over", ("cancellation", 10, 1)),
    "game over": State("game_over", FOUR),
    "game over, ten": State("game_over", TEN),
    "last trick": State("last_trick", ("classic", None, 99, 30)),
    "last trick, ten": State("last_trick", ("cancellation", 10, 99, 30)),
    "moon": State("moon"),
    "statistics": State("statistics", kept=KEPT),
    "statistics, groups": State("statistics", None, (Select("open", True),), KEPT),
    "statistics, none": State("statistics"),
    "history": State("history", kept=KEPT),
    "history, none": State("history"),
    "look back": State("look_back", kept=LOOKED),
    "look back, nothing": State("look_back"),
    "look back, begun": State("look_back", ("classic", None, 99, 30)),
    "replay, dealt": State("replay", kept=LOOKED),
    "replay, trick": State("replay", None, (Select("step", 1),) * 3, LOOKED),
    "replay, own view": State("replay", None, (Select("step", 1), Select("eyes", None)), LOOKED),
    "replay, ten": State("replay", TEN, (Select("step", 1),)),
    "replay, nothing": State("replay"),
    "review": State("review", kept=LOOKED),
    "review, people": State("review", TEN, people=ALL),
    "review, working": State("review", FOUR),
    "review, nothing": State("review"),
    "daily": State("daily", kept=KEPT._replace(daily=False)),
    "daily, played": State("daily", kept=KEPT),
    "shared": State("shared", kept=KEPT._replace(offered=OFFERED)),
    "shared, refused": State("shared", kept=KEPT._replace(offered=Fault.CHANGED)),
    "fairness": State("fairness", None, (Select("deal", 0),), LOOKED),
    "fairness, ten": State("fairness", TEN),
    "fairness, nothing": State("fairness"),
    **{
        f"lesson, {step.key}": State("lesson", None, (Select("step", number),))
        for number, step in enumerate(STEPS)
    },
}
"""By a name for the reports of tests."""


def picture(app: App, state: State) -> Picture:
    """What the state looks like in the app's window."""
    scene = state.enter(app)
    return scene.picture(app.space(), 0)


def start_of(variant: str, players: int | None = None, choices: Choices = ()) -> Game:
    """A game before its first card."""
    return new(rules_for(variant, players, dict(choices)), "7")
