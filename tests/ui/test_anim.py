"""Motion as data: times of series and side by side, and the stage that samples them."""

import pytest

from hearts.engine.cards import card_of
from hearts.ui.anim import Cue, Move, Parallel, Place, Serial, Wait, Where, eased, timeline
from hearts.ui.stage import Stage

QS, KH = card_of("QS"), card_of("KH")
DECK, HAND, TRICK = Place(Where.DECK), Place(Where.HAND, 1, 0, 13), Place(Where.TRICK, 1)


def test_a_series_takes_the_sum_and_side_by_side_the_longest() -> None:
    one, other = Move(QS, DECK, HAND, 0.2), Move(KH, DECK, HAND, 0.5)
    assert timeline(Serial((one, Wait(0.1), other))).seconds == pytest.approx(0.8)
    assert timeline(Parallel((one, Wait(0.1), other))).seconds == pytest.approx(0.5)
    late = timeline(Serial((one, Parallel((other, Serial((Wait(0.1), Cue("card"))))))))
    assert late.cues == ((pytest.approx(0.3), "card"),)
    assert [flight.begins for flight in late.flights] == pytest.approx([0, 0.2])


def test_the_pace_stretches_and_stillness_takes_the_flights_away_but_not_the_time() -> None:
    motion = Serial((Move(QS, DECK, HAND, 0.2), Wait(0.4)))
    assert timeline(motion, 2).seconds == pytest.approx(1.2)
    still = timeline(motion, 1, True)
    assert still.seconds == pytest.approx(0.6)
    assert still.flights[0].ends == still.flights[0].begins


def test_easing_is_quick_first_and_stays_between_its_ends() -> None:
    shares = [eased(number / 10) for number in range(-2, 13)]
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0, 1)
    assert eased(0.5) > 0.5


def test_a_card_with_two_flights_is_in_the_last_that_has_begun() -> None:
    stage = Stage()
    there, on = Move(QS, HAND, TRICK, 1.0), Move(QS, TRICK, Place(Where.PILE, 2), 1.0)
    stage.play(Serial((there, Wait(1), on)), 10.0, 1, False)
    assert [(f.end, f.share) for f in stage.flying(10.0)] == [(TRICK, 0)]
    assert [(f.end, f.share) for f in stage.flying(11.5)] == [(TRICK, 1)]
    (late,) = stage.flying(12.5)
    assert late.end.where is Where.PILE
    assert 0 < late.share < 1
    assert stage.flying(13.5) == ()
    assert not stage.busy(13.5)


def test_every_cue_is_told_once_also_when_hurried() -> None:
    stage = Stage()
    stage.play(Serial((Cue("deal"), Wait(1), Cue("card"), Wait(1), Cue("sweep"))), 0, 1, False)
    assert stage.cues(0) == ("deal",)
    assert stage.cues(0.5) == ()
    stage.finish()
    assert stage.cues(0.5) == ("card", "sweep")
    assert stage.cues(9) == ()


def test_at_no_pace_everything_is_over_at_once() -> None:
    stage = Stage()
    stage.play(Serial((Move(QS, DECK, HAND, 1), Cue("card"))), 5, 0, False)
    assert not stage.busy(5)
    assert stage.cues(5) == ("card",)
