"""Results kept so that they need not be worked out again."""

import pytest

from hearts.records.kept import EXPERT, REVIEWS, keep, kept
from tests.records.storages import Memory, failing_after


def test_results_are_found_by_name() -> None:
    storage = Memory()
    assert kept(storage, EXPERT) == {}
    assert keep(storage, EXPERT, "2026-03-01", 7)
    assert keep(storage, EXPERT, "2026-03-02", 0)
    assert keep(storage, REVIEWS, "a", [1.5, -2])
    assert kept(storage, EXPERT) == {"2026-03-01": 7, "2026-03-02": 0}
    assert kept(storage, REVIEWS) == {"a": [1.5, -2]}


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"version": 2, "results": {"a": 1}}', '{"version": 1}', "[" * 10**5],
)
def test_what_cannot_be_read_is_worked_out_again(text: str) -> None:
    storage = Memory({EXPERT: text})
    assert kept(storage, EXPERT) == {}
    assert keep(storage, EXPERT, "a", 1)
    assert kept(storage, EXPERT) == {"a": 1}


def test_a_storage_that_refuses_is_told() -> None:
    storage = Memory()
    storage.watch = failing_after(0, OSError("full"))
    assert kept(storage, EXPERT) == {}
    assert not keep(storage, EXPERT, "a", 1)
