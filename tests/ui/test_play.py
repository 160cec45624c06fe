"""Whole games on the screen, in every variant, by taps and by keys."""

import pytest

from hearts.engine.events import Play
from hearts.engine.game import Phase
from hearts.engine.options import rules_for
from hearts.engine.variants import VARIANTS
from hearts.ui.scenes.table import Table
from tests.ui.pilot import FakeHost, Pilot

EVERY = [(variant, players) for variant, rows in VARIANTS.items() for players in rows]


@pytest.mark.parametrize(("variant", "players"), EVERY)
def test_a_deal_of_every_variant_is_played_by_taps(variant: str, players: int) -> None:
    pilot = Pilot(FakeHost((360, 640) if players % 2 else (844, 390)), frame=0.2)
    pilot.app.change("speed", "fast")
    pilot.start(variant, players)
    match = pilot.app.match
    assert match is not None
    while match.game.phase not in (Phase.SCORED, Phase.OVER):
        pilot.settle()
        if match.waits_for_person:
            pilot.play_turn()
    pilot.settle()
    assert pilot.app.scene.name in ("deal_over", "game_over")
    assert len(match.game.scores) == 1


@pytest.mark.parametrize("variant", ["classic", "duel"])
@pytest.mark.parametrize("by_keys", [False, True])
def test_a_game_is_played_to_its_end(variant: str, by_keys: bool) -> None:
    pilot = Pilot(FakeHost((844, 390)))
    pilot.app.change("speed", "instant")
    pilot.start(rules=rules_for(variant, None, {"limit": 30}))
    pilot.play_game(by_keys)
    assert pilot.app.match is not None
    assert pilot.app.match.game.winner is not None
    pilot.settle()
    assert pilot.app.scene.name in ("deal_over", "game_over")


def test_an_action_that_no_input_brought_is_painted() -> None:
    """Nothing moves at instant speed, so nothing but the action itself asks for a new picture."""
    pilot = Pilot().start("old_school", seed="3")
    pilot.app.change("speed", "instant")
    pilot.settle().run(1)
    match, table = pilot.app.match, pilot.app.scene
    assert match is not None
    assert isinstance(table, Table)
    card = match.view.playable[0]
    painted = pilot.app.frames
    table.act(Play(match.person, card), pilot.host.now)
    pilot.step()
    assert pilot.app.frames > painted
    assert f"card:{card}" not in pilot.areas
