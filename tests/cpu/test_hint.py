"""Why an action is advised."""

import pytest

from hearts.cpu.hint import HintReason, pass_reason
from hearts.engine.cards import cards_of
from hearts.engine.events import Pass
from hearts.engine.game import new
from hearts.engine.options import rules_for
from hearts.engine.view import view


@pytest.mark.parametrize(
    ("variant", "cards", "reason"),
    [
        ("classic", "QS 2C 3C", HintReason.PASS_QUEEN),
        ("classic", "AS 2C 3C", HintReason.PASS_DANGER),
        ("classic", "KS 2C 3C", HintReason.PASS_DANGER),
        ("classic", "AC 2S 3S", HintReason.PASS_HIGH),
        ("black_maria", "QS 2C 3C", HintReason.PASS_QUEEN),
        ("black_maria", "AS 2C 3C", HintReason.PASS_SPIKE),
        ("black_maria", "KS 2C 3C", HintReason.PASS_SPIKE),
        ("black_maria", "JS 2C 3C", HintReason.PASS_HIGH),
    ],
)
def test_a_pass_names_only_the_queen_as_the_queen(
    variant: str, cards: str, reason: HintReason
) -> None:
    seen = view(new(rules_for(variant, None), "3"), 0)
    assert pass_reason(seen, Pass(0, cards_of(cards))) is reason
