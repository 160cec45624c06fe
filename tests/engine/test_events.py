"""Events: what is told, in which order, and to whom."""

from hearts.engine.cards import cards_of
from hearts.engine.events import (
    DealScored,
    Dealt,
    Event,
    GameOver,
    HeartsBroken,
    KittyTaken,
    MoonShot,
    Pass,
    Passed,
    Played,
    TrickCarried,
    TrickTaken,
    seen_by,
)
from hearts.engine.game import log, new, step
from hearts.engine.rules import Direction, RuleSet
from tests.engine.house import EVERY_RULE_SET
from tests.engine.plays import Random, deal_by_deal, somewhere
from tests.engine.tables import game_of, pass_all, play, rules_of, table

QUEEN, ACE = cards_of("QS AH")
PUBLIC: tuple[Event, ...] = (
    Played(0, QUEEN),
    HeartsBroken(0, QUEEN),
    TrickTaken(1, (QUEEN, ACE), 14),
    TrickCarried(1, (QUEEN, ACE)),
    KittyTaken(2, (ACE,), 1),
    MoonShot(3, 26),
    DealScored(0, (0, 26), (1, 27)),
    GameOver(0, (1, 127)),
)


def test_what_happens_on_the_table_is_seen_by_all() -> None:
    assert all(seen_by(event, seat) == event for event in PUBLIC for seat in range(4))


def test_a_seat_is_told_its_own_hand() -> None:
    hands = tuple(cards_of(text) for text in ("2C", "3C", "4C", "5C"))
    dealt = Dealt(3, 1, Direction.LEFT, hands)
    assert seen_by(dealt, 2) == Dealt(3, 1, Direction.LEFT, (None, None, hands[2], None))


@table(
    """
    seat | told
    0 | yes
    1 | no
    2 | no
    3 | yes
    """
)
def test_a_pass_is_told_to_its_giver_and_its_receiver(seat: str, told: str) -> None:
    passed = Passed(3, 0, cards_of("QS KS AS"))
    assert seen_by(passed, int(seat)) == (passed if told == "yes" else Passed(3, 0, None))


def test_the_order_of_the_events_of_a_deal() -> None:
    hands = "2C 2H / QS 3D / AC 4D"
    rules = "club/3 kitty=first_trick first_trick_points=on"
    game = game_of(rules, hands, kitty=cards_of("KH"), totals=(99, 0, 1))
    game = play(game, "2C QS AC 4D 2H 3D")
    assert [type(event).__name__ for event in log(game)] == [
        "Dealt",
        "Played",
        "Played",
        "Played",
        "TrickTaken",
        "KittyTaken",
        "Played",
        "Played",
        "HeartsBroken",
        "Played",
        "TrickTaken",
        "MoonShot",
        "DealScored",
        "GameOver",
    ]
    assert log(game)[-3:] == (
        MoonShot(2, 15),
        DealScored(0, (15, 15, 0), (114, 15, 1)),
        GameOver(2, (114, 15, 1)),
    )


def test_the_log_of_a_seat() -> None:
    hands = "2C 3C 4C / 2D 3D 4D / 2S 3S 4S / 2H 3H 4H"
    game = game_of("classic", hands, direction=Direction.RIGHT)
    game = play(pass_all(game, hands), "2C")
    own = tuple(sorted(cards_of("2D 3D 4D")))
    assert log(game, 1) == (
        Dealt(0, 0, Direction.RIGHT, (None, own, None, None)),
        Passed(0, 3, None),
        Passed(1, 0, cards_of("2D 3D 4D")),
        Passed(2, 1, cards_of("2S 3S 4S")),
        Passed(3, 2, None),
        Played(3, cards_of("2C")[0]),
    )


@EVERY_RULE_SET
def test_the_log_is_what_the_steps_told(rules: RuleSet) -> None:
    told: list[Event] = []
    game = new(rules, "x")
    for _, _, after, events in deal_by_deal(game, Random("log")):
        told += events
        game = after
        if len(game.scores) == 2:
            break
    first, *others = log(game)
    assert others == told
    assert isinstance(first, Dealt)
    for seat in rules.seats:
        assert log(game, seat) == tuple(seen_by(event, seat) for event in log(game))


@EVERY_RULE_SET
def test_a_log_names_no_card_that_its_seat_has_not_seen(rules: RuleSet) -> None:
    for seed in range(6):
        rng = Random(f"{rules.variant}/{rules.players}/{seed}")
        game = somewhere(new(rules, "x"), rng, deals=1)
        current = game.deal
        for seat in rules.seats:
            seen = {*current.dealt[seat], *current.table.trick, *current.table.kitty}
            seen = seen.union(*current.table.taken, current.table.carried)
            if all(current.passes):
                seen.update(current.passes[current.giver_to(seat)])
            for event in log(game, seat):
                if isinstance(event, Dealt) and event.number != current.table.number:
                    break
                assert cards_in(event) <= seen


def cards_in(event: Event) -> set[object]:
    """Every card an event names, but the finished deals' points."""
    if isinstance(event, Dealt):
        return {card for hand in event.hands for card in hand or ()}
    if isinstance(event, Played | HeartsBroken):
        return {event.card}
    return set(getattr(event, "cards", None) or ())


def test_nothing_is_told_of_a_pass_until_all_have_chosen() -> None:
    game = new(rules_of("classic"), "x")
    for seat in range(3):
        game, events = step(game, Pass(seat, tuple(sorted(game.deal.hands[seat])[:3])))
        assert events == ()
    assert [type(event).__name__ for event in log(game)] == ["Dealt"]
