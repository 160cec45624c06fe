"""Results kept so that they need not be worked out again."""

import pytest

from hearts.records.kept import keep, kept
from tests.records.storages import Memory, failing_after

KEY = "results"


def test_results_are_found_by_name() -> None:
    storage = Memory()
    assert kept(storage, KEY) == {}
    assert keep(storage, KEY, "2026-03-01", 7)
    assert keep(storage, KEY, "2026-03-02", 0)
    assert keep(storage, "other", "a", [1.5, -2])
    assert kept(storage, KEY) == {"2026-03-01": 7, "2026-03-02": 0}
    assert kept(storage, "other") == {"a": [1.5, -2]}


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"version": 2, "results": {"a": 1}}', '{"version": 1}', "[" * 10**5],
)
def test_what_cannot_be_read_is_worked_out_again(text: str) -> None:
    storage = Memory({KEY: text})
    assert kept(storage, KEY) == {}
    assert keep(storage, KEY, "a", 1)
    assert kept(storage, KEY) == {"a": 1}


def test_a_storage_that_refuses_is_told() -> None:
    storage = Memory()
    storage.watch = failing_after(0, OSError("full"))
    assert kept(storage, KEY) == {}
    assert not keep(storage, KEY, "a", 1)
