"""Golden transcripts: one random deal of every variant, and its saved game."""

from random import Random

import pytest

from hearts.engine.game import new
from hearts.engine.notation import Save, read, write
from hearts.engine.variants import VARIANTS, variant_rules
from hearts.transcript import transcript
from tests.engine.golden import check_golden
from tests.engine.plays import deal_over


@pytest.mark.parametrize("variant", VARIANTS)
def test_golden_transcript(variant: str, record: bool) -> None:
    """Dealing, playing, taking and scoring, and the words a saved game has for them."""
    game = deal_over(new(variant_rules(variant), "golden"), Random(variant))
    text = write(Save(game, ()))
    check_golden(f"{variant}.txt", "\n".join(["", *transcript(game), "", text]).lstrip(), record)
    assert read(text).game == game
