"""The fairness page: seeds, deals dealt again, high cards, and what a computer player saw."""

from hearts.records.fairness import high_cards, verdict
from hearts.records.work import finish
from hearts.ui.items import CardItem, clips
from hearts.ui.scenes.fairness import Fairness
from hearts.ui.scenes.replay import Replay
from tests.ui.kept import games, last, remember
from tests.ui.pilot import Pilot
from tests.ui.states import match_of, played


def opened() -> tuple[Pilot, Fairness]:
    pilot = Pilot()
    remember(pilot.app).look_up(games()[-1].record)
    pilot.app.open("fairness")
    scene = pilot.settle().app.scene
    assert isinstance(scene, Fairness)
    return pilot, scene


def test_the_seed_of_the_game_is_shown_and_copied() -> None:
    pilot, _ = opened()
    assert "The number of the game: last" in pilot.texts
    pilot.tap("copy")
    assert pilot.host.clipboard == "last"


def test_every_deal_of_the_game_is_dealt_again_and_laid_beside() -> None:
    pilot, scene = opened()
    assert len(scene.comparisons) == len(last().game.scores)
    assert pilot.texts.count("Same cards") == len(scene.comparisons)
    pilot.tap("deal:0")
    (clip,) = clips(pilot.picture)
    shown = [item.card for item in clip.items if isinstance(item, CardItem)]
    hands = [hand for hand in scene.comparisons[0].played for _ in range(2)]
    assert shown == [card for hand in hands for card in sorted(hand)]
    assert pilot.texts.count("As played") == 4
    pilot.tap("deal:0")
    (clip,) = clips(pilot.picture)
    assert not [item for item in clip.items if isinstance(item, CardItem)]


def test_other_cards_are_not_called_the_same() -> None:
    pilot, scene = opened()
    first, *rest = scene.comparisons
    hands = (first.played[1], first.played[0], *first.played[2:])
    scene.comparisons = (first._replace(played=hands), *rest)
    pilot.app.refresh()
    assert "Other cards" in pilot.step().texts


def test_the_high_cards_of_the_history_are_counted_and_judged() -> None:
    pilot, scene = opened()
    records = pilot.app.archive.records
    assert scene.distribution == finish(high_cards(records))
    judged = verdict(scene.distribution)
    sentence = pilot.app.text(
        f"fairness.{judged.sentence}",
        square=pilot.app.text.decimal(judged.chi_square),
        freedom=judged.freedom,
        percent=pilot.app.text.decimal(100 * judged.chance),
    )
    assert sentence in pilot.texts.replace("\n", " ")


def test_what_a_computer_player_saw_is_shown() -> None:
    pilot, _ = opened()
    scene = pilot.tap("eyes").app.scene
    assert isinstance(scene, Replay)
    assert (scene.eyes, scene.step) == (1, 1)
    assert "What Vera saw" in pilot.texts


def test_a_deal_that_goes_on_is_not_compared() -> None:
    pilot = Pilot()
    pilot.app.match = match_of(played("classic", None, 99, 30))
    pilot.app.open("pause")
    pilot.step().tap("fairness")
    assert "No deal of it is over yet." in pilot.texts
    assert "eyes" not in pilot.areas
