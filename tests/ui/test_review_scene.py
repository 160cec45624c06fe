"""The review on the screen: worked off in slices, told in sentences, kept for the trend."""

import pytest

from hearts.engine.events import Pass, Play
from hearts.engine.notation import Save
from hearts.records.luck import splits
from hearts.records.review import Verdict, review
from hearts.records.work import finish
from hearts.ui.intents import Select
from hearts.ui.items import Area, clips
from hearts.ui.scenes import review as module
from hearts.ui.scenes.replay import Replay
from hearts.ui.scenes.review import Review, Work, step_of, told
from tests.ui.kept import games, last, quick_advice, remember, reviewed
from tests.ui.pilot import Pilot
from tests.ui.states import match_of, played


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "review", quick_review)


def quick_review(save: Save, seat: int) -> Work:
    """By somebody who does not think long."""
    return review(save, quick_advice, 1, seat)


def begun() -> tuple[Pilot, Review]:
    pilot = Pilot()
    archive = remember(pilot.app)
    archive.look_up(games()[-1].record)
    pilot.app.open("review")
    scene = pilot.app.scene
    assert isinstance(scene, Review)
    return pilot, scene


def test_it_is_worked_off_frame_by_frame_with_a_bar_that_grows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tests.ui.fake_host.TICK", 0.004)  # two looks at the clock fill a frame
    pilot, scene = begun()
    done: list[float] = []
    while scene.found is None:
        pilot.step()
        done.append(scene.done)
        assert len(done) < 4000
    assert done == sorted(done)
    assert len(set(done)) > 10
    assert scene.found == reviewed()
    assert "The review is finished." in pilot.host.said


def test_every_costly_decision_is_told_and_leads_to_its_trick() -> None:
    pilot, scene = begun()
    pilot.settle()
    costly = [grade for deal in reviewed() for grade in deal.grades if grade.cost >= 1]
    assert costly
    assert {grade.verdict for grade in costly} == {Verdict.COSTLY}
    for grade in costly[:3]:
        sentence = told(pilot.app.text, grade)
        assert pilot.app.text.decimal(grade.cost) in sentence
        shown = [item for item in pilot_areas(pilot) if item[0] == f"grade:{grade.place}"]
        assert [label for _, label in shown] == [sentence]
    grade = costly[-1]
    scene.handle(Select("grade", grade), 0)
    replay = pilot.step().app.scene
    assert isinstance(replay, Replay)
    assert replay.deal is not None
    assert replay.step == step_of(last(), grade)
    trick = replay.deal.tricks[replay.step].deal.table.tricks[-1]
    assert isinstance(grade.action, Play)
    assert grade.action.card in trick.cards


def pilot_areas(pilot: Pilot) -> list[tuple[str, str]]:
    """The keys and labels of everything on the pages, in sight or not."""
    return [
        (item.key, item.label)
        for clip in clips(pilot.picture)
        for item in clip.items
        if isinstance(item, Area)
    ]


def test_a_finished_review_is_not_worked_out_again() -> None:
    pilot, scene = begun()
    pilot.settle()
    pilot.key("escape")
    pilot.app.open("review")
    again = pilot.app.scene
    assert isinstance(again, Review)
    assert again is not scene
    assert again.found == scene.found


def test_luck_and_play_of_the_game_are_kept() -> None:
    pilot, _ = begun()
    archive = pilot.app.archive
    record = games()[-1].record
    assert splits(archive.storage, [record]) == []
    pilot.settle()
    ((_, kept),) = splits(archive.storage, [record])
    assert kept.deals == len(reviewed())
    assert kept.luck == pytest.approx(sum(deal.luck for deal in reviewed()), abs=0.01)


def test_only_finished_deals_are_reviewed() -> None:
    pilot = Pilot()
    pilot.app.match = match_of(played("classic", None, 1, 30))
    pilot.app.open("review")
    assert "no finished deal" in pilot.step().texts


def test_of_several_people_each_can_be_reviewed() -> None:
    pilot = Pilot()
    archive = remember(pilot.app)
    save = match_of(played("classic"), people=(1, 3)).save
    archive.finish(save, pilot.host.moment(), False)
    archive.look(save)
    record = archive.looked.record
    assert record is not None
    pilot.app.open("review")
    pilot.settle()
    assert [pilot.areas[f"seat:{number}"].label for number in (0, 1)] == ["Player 1", "Player 2"]
    for number, seat in ((0, 1), (1, 3), (0, 1)):
        pilot.tap(f"seat:{number}").settle()
        assert pilot.areas[f"seat:{number}"].on
        scene = pilot.app.scene
        assert isinstance(scene, Review)
        deals = finish(quick_review(save, seat))
        assert scene.found == deals
        assert [deal.points for deal in deals] == [s.points[seat] for s in save.game.scores]
        actions = [grade.action for deal in deals for grade in deal.grades]
        assert {action.seat for action in actions if isinstance(action, Pass | Play)} == {seat}
    assert splits(archive.storage, [record]) == []  # it is nobody's alone


def test_a_person_alone_is_not_asked_whose_decisions() -> None:
    pilot, _ = begun()
    assert "seat:0" not in pilot.settle().areas
