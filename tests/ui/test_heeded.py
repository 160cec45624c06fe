"""Every setting is flipped, and what it changes is seen: in picture, time, input or telling."""

from dataclasses import fields

import pytest

from hearts.store import Settings
from tests.ui import heeded_look, heeded_play

HEEDED = {flip.__name__: flip for flip in (*heeded_look.FLIPS, *heeded_play.FLIPS)}


@pytest.mark.parametrize("setting", HEEDED)
def test_a_setting_is_heeded(setting: str) -> None:
    HEEDED[setting]()


def test_every_setting_there_is_has_its_test() -> None:
    assert set(HEEDED) == {field.name for field in fields(Settings)}
