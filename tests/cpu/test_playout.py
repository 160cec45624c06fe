"""The playouts in planes against the engine: the same plays and the same scores in every world."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hearts.cpu.batch import Batch
from hearts.cpu.follow import follow
from hearts.cpu.lead import lead
from hearts.cpu.plan import plan_of
from hearts.cpu.planes import Plane
from hearts.cpu.setting import batch_of, hides_kitty
from hearts.cpu.styles import drawn_styles, dress
from hearts.cpu.trick import Pick, Trick
from hearts.cpu.unseen import constraints
from hearts.cpu.worlds import Worlds, sample
from hearts.engine.cards import CARDS, Card
from hearts.engine.deal import Deal
from hearts.engine.events import Pass, Play
from hearts.engine.game import Game, Phase, new, step, to_act
from hearts.engine.options import rules_for
from hearts.engine.rules import RuleSet
from hearts.engine.variants import VARIANTS
from hearts.engine.view import View, view
from tests.cpu.moments import finished
from tests.cpu.reference import World, choice

HOUSE_RULES = (
    rules_for("classic", 4, {"queen_waits": "play", "queen_breaks": True}),
    rules_for("classic", 4, {"queen_waits": "lead", "trump": "hearts"}),
    rules_for("classic", 4, {"points": {"KS": 10, "AS": 7, "JD": -10}}),
    rules_for("classic", 4, {"points": {"KC": 5, "H": "rank"}, "moon": "off"}),
    rules_for("classic", 4, {"points": {"2D": 3, "JD": -4, "TC": -2}}),
    rules_for("club", 3, {"kitty": "first_trick"}),
    rules_for("club", 5, {"kitty": "first_trick", "first_trick_points": True}),
    rules_for("cancellation", 6, {"twins": "play", "passing": ["left"]}),
    rules_for("cancellation", 7, {"trump": "hearts", "must_break": True}),
)
RULES = tuple(rules for row in VARIANTS.values() for rules in row.values()) + HOUSE_RULES
WORLDS = 8


def progressed(rules: RuleSet, seed: str, plays: int, rng: Random) -> Game:
    """A game in which so many cards have been played at random."""
    game = new(rules, seed)
    while game.phase is Phase.PASS:
        seat = min(to_act(game))
        hand = view(game, seat).hand
        game, _ = step(game, Pass(seat, tuple(rng.sample(hand, rules.pass_count))))
    for _ in range(plays):
        seat = min(to_act(game))
        game, _ = step(game, Play(seat, rng.choice(view(game, seat).playable)))
    return game


def played_out(batch: Batch, begun: list[list[Pick]]) -> list[list[Pick]]:
    """What every place of every trick plays."""
    record: list[list[Pick]] = []
    going = True
    while going:
        trick = Trick(batch)
        for place in range(batch.plan.rules.players):
            if not place:
                picks = begun[0] if begun else lead(trick)
                trick.lead(picks)
            elif place < len(begun):
                picks = begun[place]
                trick.play(trick.sorted_out(picks))
            else:
                followed = follow(trick, place)
                picks = trick.cards(followed)
                trick.play(followed)
            record.append(picks)
        begun = []
        going = trick.close()
    return record


def card_in(picks: list[Pick], lane: int) -> Card:
    """The one card a place plays in a lane."""
    (card,) = (card for card, lanes in picks if lanes >> lane & 1)
    return CARDS[card]


def deal_in(game: Game, seen: View, worlds: Worlds, lane: int) -> Deal:
    """The deal as it lies in one world."""
    hands = [set[Card](seen.hand if seat == seen.seat else ()) for seat in game.rules.seats]
    left_over: set[Card] = set()
    for card, lying in worlds.lying.items():
        (place,) = (place for place, plane in enumerate(lying) if plane >> lane & 1)
        (*hands, left_over)[place].add(card)
    kitty = tuple(sorted(left_over)) if hides_kitty(seen) else ()
    return game.deal._replace(hands=tuple(map(frozenset, hands)), kitty=kitty, dead=())


def bit(plane: Plane, lane: int) -> bool:
    return bool(plane >> lane & 1)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.variant}-{rules.players}")
@settings(max_examples=12)
@given(seed=st.integers(0, 10**6))
def test_every_world_is_played_as_the_engine_and_the_policy_say(rules: RuleSet, seed: int) -> None:
    rng = Random(seed)
    game = progressed(rules, str(seed), rng.randrange(rules.players * rules.cards_each - 1), rng)
    seen = view(game, game.deal.table.turn)
    worlds = finished(sample(constraints(seen), WORLDS, rng))
    batch = batch_of(seen, worlds, 1, rng)
    leader = seen.table.leader
    dress(batch, drawn_styles(seen, worlds, rng), leader)
    batch.passive = [rng.getrandbits(WORLDS) for _ in rules.seats]
    batch.wary = rng.getrandbits(WORLDS)
    batch.shooting = batch.undeterred(batch.shooting)
    start = _worlds_of(game, seen, batch)
    record = played_out(batch, [[(card, batch.full)] for card in seen.table.trick])
    record = record[len(seen.table.trick) :]
    for lane, world in enumerate(start):
        current = game._replace(deal=deal_in(game, seen, worlds, lane))
        for picks in record:
            card = card_in(picks, lane)
            wanted = choice(world, current.deal)
            assert wanted.face == card.face, (lane, current.deal.table.trick, wanted, card)
            before = current.deal
            current, _ = step(current, Play(before.table.turn, wanted))
            if current.deal.table.tricks != before.table.tricks:
                world.finished(before, current.deal)
        _check_score(current, seen, batch, lane)


def _worlds_of(game: Game, seen: View, batch: Batch) -> list[World]:
    """What the policy remembers in every lane at the start."""
    table, plan = seen.table, batch.plan
    players = seen.rules.players
    led = {trick.cards[0].suit for trick in table.tricks}

    def seats(planes: list[Plane], lane: int) -> set[int]:
        return {(table.leader + at) % players for at, one in enumerate(planes) if bit(one, lane)}

    return [
        World(
            plan=plan,
            me=seen.seat,
            ducking=frozenset(seats(batch.ducking, lane)),
            passive=frozenset(seats(batch.passive, lane)),
            shooting=seats(batch.shooting, lane),
            coins=tuple(bit(coin, lane) for coin in batch.coins),
            fresh={suit for suit in range(4) if suit not in led},
            wary=bit(batch.wary, lane),
            tricks=len(table.tricks),
            kitty=deal_kitty(game, seen, batch, lane),
            burdened=seats(batch.burdened, lane),
            loaded=seats(batch.loaded, lane),
        )
        for lane in range(WORLDS)
    ]


def deal_kitty(game: Game, seen: View, batch: Batch, lane: int) -> tuple[Card, ...]:
    """The valued cards of the kitty in one lane."""
    if not hides_kitty(seen):
        return ()
    carried = set(map(int, game.deal.table.carried))
    return tuple(
        CARDS[card] for card, lanes in batch.pot.items() if bit(lanes, lane) and card not in carried
    )


def _check_score(current: Game, seen: View, batch: Batch, lane: int) -> None:
    """The points and moons of a lane, once nothing is left to take, are the engine's."""
    taken = current.deal.table.taken
    rules = seen.rules
    mine = sum(batch.plan.worth[card] for card, lanes in batch.mine.items() if bit(lanes, lane))
    assert mine == rules.total(taken[seen.seat])
    burdened = [seat for seat, cards in enumerate(taken) if not rules.penalties.isdisjoint(cards)]
    single = burdened[0] if len(burdened) == 1 else None
    assert bit(batch.my_moon, lane) == (single == seen.seat)
    assert bit(batch.their_moon, lane) == (single not in (None, seen.seat))


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.variant}-{rules.players}")
def test_a_card_known_in_every_world_is_played_as_any_other(rules: RuleSet) -> None:
    rng = Random(5)
    game = progressed(rules, "known", 0, rng)
    one, other = (known(game) for _ in range(2))
    while game.phase is Phase.PLAY:
        tricks = Trick(one), Trick(other)
        for place in range(rules.players):
            turn = game.deal.table.turn
            card = rng.choice(view(game, turn).playable)
            tricks[0].put(card)
            if place:
                tricks[1].play(tricks[1].sorted_out([(card, other.full)]))
            else:
                tricks[1].lead([(card, other.full)])
            assert state(one, tricks[0]) == state(other, tricks[1])
            game, _ = step(game, Play(turn, card))
        if tricks[0].close() is not tricks[1].close() or not one.tricks_left:
            break
        assert state(one) == state(other)
    assert one.mine == other.mine


def known(game: Game) -> Batch:
    """A batch in which the deal lies as it does in every world."""
    batch = Batch(plan_of(game.rules), WORLDS, 1, Random(0))
    leader = game.deal.table.leader
    for seat, hand in enumerate(game.deal.hands):
        for card in hand:
            batch.put(card, (seat - leader) % game.rules.players)
    batch.me[0] = batch.full
    batch.first_trick, batch.tricks_left = True, game.rules.cards_each
    return batch


def state(batch: Batch, trick: Trick | None = None) -> list[object]:
    """What a batch and a trick come to."""
    facts: list[object] = [batch.alive, batch.owner, batch.burdened, batch.loaded, batch.broken]
    facts += [batch.pot, batch.fresh, batch.me]
    if trick is not None:
        facts += [trick.winning, trick.led, trick.dull, trick.sweet, trick.spiked, trick.above]
    return facts
