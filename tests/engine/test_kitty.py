"""The cards that are left over: for the taker of the first trick, or dead."""

from hearts.engine.cards import cards_of, text_of
from hearts.engine.events import KittyTaken, Play, TrickTaken
from hearts.engine.game import new, step
from hearts.engine.view import view
from tests.engine.tables import game_of, play, rules_of, table

KITTY_OF_TWO = cards_of("QS 5H")
FIVE = "2C 3D / 4C 5D / 6C 7D / 8C 9D / TC JD"


def test_the_taker_of_the_first_trick_gets_the_kitty_and_its_points() -> None:
    game = game_of("club/5 kitty=first_trick", FIVE, kitty=KITTY_OF_TWO)
    game, events = step(play(game, "2C 4C 6C 8C"), Play(4, cards_of("TC")[0]))
    assert events[1:] == (
        TrickTaken(4, cards_of("2C 4C 6C 8C TC"), 0),
        KittyTaken(4, KITTY_OF_TWO, 14),
    )
    assert game.deal.table.taken[4] == cards_of("2C 4C 6C 8C TC QS 5H")
    assert game.deal.table.points == (0, 0, 0, 0, 14)
    assert game.deal.kitty == ()
    # the next taker gets nothing more
    game = play(game, "JD 3D 5D 7D 9D")
    assert game.deal.table.taken[4] == cards_of("2C 4C 6C 8C TC QS 5H JD 3D 5D 7D 9D")


def test_its_contents_are_hidden_till_then() -> None:
    game = game_of("club/5 kitty=first_trick", FIVE, kitty=KITTY_OF_TWO)
    for seat in range(5):
        seen = view(game, seat)
        facts = seen.table._replace(rules=None)  # which name the queen for her points
        assert "QS" not in repr(seen._replace(table=facts))
        assert seen.table.kitty == ()
    game = play(game, "2C 4C 6C 8C TC")
    assert all(view(game, seat).table.kitty == KITTY_OF_TWO for seat in range(5))


def test_a_cancelled_first_trick_leaves_the_kitty_to_the_next_taker() -> None:
    rules = "cancellation/7"
    hands = "2C 9C / 2C' 3C / 3D 4S / 4D 5S / 5D 6S / 6D 7S / 7D 8S"
    game = game_of(rules, hands, kitty=cards_of("QS"), dealer=6)
    game = play(game, "2C 2C' 3D 4D 5D 6D 7D")
    assert game.deal.kitty == cards_of("QS")
    assert game.deal.table.kitty == ()
    game = play(game, "9C 3C 4S 5S 6S 7S 8S")
    assert text_of(game.deal.table.taken[0]) == "2C 2C' 3D 4D 5D 6D 7D 9C 3C 4S 5S 6S 7S 8S QS"


def test_dead_cards_are_out_of_play_and_never_seen() -> None:
    rules = rules_of("duel")
    game = new(rules, "x")
    assert len(game.deal.dead) == 2
    assert game.deal.kitty == ()
    dealt = game.deal.hands[0] | game.deal.hands[1]
    assert dealt.isdisjoint(game.deal.dead)
    assert dealt.union(game.deal.dead) == frozenset(rules.deck)
    game = game_of("duel", "2C 4D / 6C 8D", dead=cards_of("QS 2H"))
    game = play(game, "2C 6C 8D 4D")
    assert game.deal.dead == cards_of("QS 2H")
    assert all(
        card not in view(game, seat).table.taken[other]
        for card in game.deal.dead
        for seat in (0, 1)
        for other in (0, 1)
    )
    assert game.totals == (0, 0)


@table(
    """
    rules | kitty | dead | taken out
    # on or off, open or dead
    club/5                    | 0 | 0 | 2C 2D
    club/5 kitty=first_trick  | 2 | 0 |
    club/5 kitty=dead         | 0 | 2 |
    club/3 kitty=first_trick  | 1 | 0 |
    cancellation/7            | 6 | 0 |
    cancellation/7 kitty=dead | 0 | 6 |
    cancellation/8            | 0 | 0 |
    # taken out or left over as one likes
    club/5 kitty=first_trick removed=2C        | 1 | 0 | 2C
    classic removed=2C kitty=dead              | 0 | 3 | 2C
    classic hand_size=12 kitty=first_trick     | 4 | 0 |
    """
)
def test_left_over(rules: str, kitty: str, dead: str, taken_out: str) -> None:
    known = rules_of(rules)
    game = new(known, "x")
    assert (len(game.deal.kitty), len(game.deal.dead)) == (int(kitty), int(dead))
    assert text_of(known.removed) == taken_out


def test_with_no_cards_left_over_nobody_takes_a_kitty() -> None:
    game = game_of("classic kitty=first_trick", "2C 3D / 4C 5D / 6C 7D / 8C 9D")
    _, events = step(play(game, "2C 4C 6C"), Play(3, cards_of("8C")[0]))
    assert not [event for event in events if isinstance(event, KittyTaken)]
