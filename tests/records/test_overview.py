"""The overview comes to the same as statistics, trend and rating worked out in one go."""

from itertools import accumulate

import pytest

from hearts.records import overview as module
from hearts.records.overview import NOTHING, overview
from hearts.records.rating import Rating, rated
from hearts.records.record import Mark
from hearts.records.statistics import ANY, Group, Tally, Wanted, tally, together, trend
from hearts.records.work import finish
from tests.records.games import SHORT, entries, entry

RECORDS = [each.record for each in entries(30)]
RECORDS += [entry(number, SHORT, (Mark.UNDO,)).record for number in range(30, 35)]
WISHES = [ANY, Wanted(marked=False), Wanted("classic", "novice", 4), Wanted("duel")]


@pytest.mark.parametrize("wanted", WISHES, ids=str)
def test_it_is_what_is_worked_out_in_one_go(
    wanted: Wanted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SLICE", 7)
    found = finish(overview(RECORDS, wanted))
    groups: dict[Group, list[Tally]] = {}
    for record in filter(Wanted(marked=wanted.marked), RECORDS):
        group = Group(record.variant, record.level, record.players)
        groups.setdefault(group, []).append(tally(record))
    assert found.groups == {group: together(tallies) for group, tallies in groups.items()}
    assert found.tally == together(map(tally, filter(wanted, RECORDS)))
    assert list(found.trend) == pytest.approx(trend(RECORDS, wanted))
    counted = [record for record in RECORDS if rated(Rating(), record).games]
    every = list(accumulate(counted, rated, initial=Rating()))[1:]
    assert (found.rating, list(found.ratings)) == (every[-1], [each.value for each in every])


def test_it_grows_from_slice_to_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SLICE", 10)
    assert [sight.tally.games for sight in overview(RECORDS)] == [10, 20, 30, 35]


def test_no_games_come_to_nothing() -> None:
    assert finish(overview([])) == NOTHING
