"""What is made ready at rest: the table's first picture finds its cards drawn."""

import pytest

from hearts.engine.cards import FACES
from hearts.ui import cards, draw
from hearts.ui.ahead import ahead
from hearts.ui.cards import CardStyle
from tests.ui.pilot import Pilot


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, int]]:
    """The faces drawn from now on, with their widths."""
    found: list[tuple[object, int]] = []
    face = cards.face

    def noted(
        card: cards.Card, size: cards.Size, style: CardStyle, received: bool = False
    ) -> object:
        found.append((card.face, size[0]))
        return face(card, size, style, received)

    draw.sprite.cache_clear()
    draw.stretched.cache_clear()
    monkeypatch.setattr(draw.cards, "face", noted)
    return found


def test_the_cards_of_a_hand_are_drawn_before_the_game(drawn: list[tuple[object, int]]) -> None:
    pilot = Pilot()
    drawn.clear()
    for _ in ahead(pilot.app):
        pass
    widths = {width for _, width in drawn}
    assert [face for face, _ in drawn] == list(FACES)
    assert len(widths) == 1
    drawn.clear()
    pilot.start().settle()
    own = {card.face for card in pilot.app.match.view.hand} if pilot.app.match else set()
    assert len(own) == 13
    drawn_late = {(face, width) for face, width in drawn if face in own}
    assert drawn_late == set()


def test_each_step_is_a_small_one(drawn: list[tuple[object, int]]) -> None:
    pilot = Pilot()
    before = len(drawn)
    for _ in ahead(pilot.app):
        assert len(drawn) <= before + 1
        before = len(drawn)
