"""What holds after every action of every game, whatever its rules."""

from collections.abc import Iterable, Iterator
from itertools import chain
from random import Random

import pytest

from hearts.engine.cards import CARDS, Card
from hearts.engine.deal import Deal
from hearts.engine.events import Action, ChooseMoon, IllegalAction, NextDeal, Pass, Play
from hearts.engine.game import Game, Phase, replay, step, to_act
from hearts.engine.play import Reason, playable, why_not
from hearts.engine.rules import Moon, Seat
from hearts.engine.view import view
from tests.engine.plays import one_of, random_action


def check_deal(game: Game, rng: Random, thorough: float) -> Game:
    """Play the deal at random; the game when it is scored.

    Each moment is checked with the chance `thorough`; and the end always, where a card once lost
    would still be missing.
    """
    start = game
    while game.phase not in (Phase.SCORED, Phase.OVER):
        if rng.random() < thorough:
            check_moment(game, rng)
        game, _ = step(game, random_action(game, rng))
    check_moment(game, rng)
    check_points(game)
    assert replay(start, game.actions[len(start.actions) :])[0] == game
    return game


def check_moment(game: Game, rng: Random) -> None:
    """Everything that holds at any time."""
    check_fields(game)
    check_cards(game)
    check_refusals(game)
    check_view(game, one_of(game.rules.seats, rng), rng)


def check_fields(game: Game) -> None:
    """Values made of their fields alone have as many as their kind takes."""
    for value in (game, game.deal, game.deal.table, *game.deal.table.tricks):
        assert len(value) == len(value._fields)


def check_cards(game: Game) -> None:
    """Cards are conserved, and who is to play has a card that may be played."""
    deal = game.deal
    table, hands = deal.table, deal.hands
    places = (*hands, deal.kitty, deal.dead, *table.taken, table.carried, table.trick)
    assert sorted(chain(*places)) == list(game.rules.deck)
    assert sorted(chain(*deal.dealt, deal.kitty, deal.dead, table.kitty)) == list(game.rules.deck)
    if game.phase is Phase.PLAY:
        seat = table.turn
        assert to_act(game) == {seat}
        assert playable(hands[seat], table)
        assert len(hands[seat]) == max(map(len, hands))
    elif game.phase is not Phase.PASS:
        assert not any(hands)


def illegal(game: Game) -> Iterator[tuple[Action, Reason]]:
    """Actions that the rules refuse now, with the reason."""
    deal, acting = game.deal, to_act(game)
    strangers = [seat for seat in (-1, *game.rules.seats, 99) if seat not in acting]
    if game.phase is Phase.PLAY:
        (seat,) = acting
        hand, table = deal.hands[seat], deal.table
        for card in hand - playable(hand, table):
            reason = why_not(hand, card, table)
            assert reason is not None
            yield Play(seat, card), reason
        other = next(card for card in reversed(CARDS) if card not in hand)
        yield Play(seat, other), Reason.NOT_IN_HAND
        card = min(hand)
        yield from ((Play(stranger, card), Reason.NOT_YOUR_TURN) for stranger in strangers)
        yield Pass(seat, tuple(hand)[: game.rules.pass_count]), Reason.WRONG_PHASE
    else:
        yield from ((Play(seat, CARDS[0]), Reason.WRONG_PHASE) for seat in game.rules.seats)
    if game.phase is Phase.PASS:
        for seat in acting:
            yield from illegal_passes(seat, sorted(deal.hands[seat]), game.rules.pass_count)
        passed = tuple(CARDS[: game.rules.pass_count])
        yield from ((Pass(stranger, passed), Reason.NOT_YOUR_TURN) for stranger in strangers)
    if game.phase is Phase.MOON:
        yield from (
            (ChooseMoon(stranger, Moon.ADD), Reason.NOT_YOUR_TURN) for stranger in strangers
        )
    else:
        yield ChooseMoon(game.deal.table.turn, Moon.ADD), Reason.WRONG_PHASE
    if game.phase is not Phase.SCORED:
        yield NextDeal(), Reason.WRONG_PHASE


def illegal_passes(seat: Seat, hand: list[Card], count: int) -> Iterator[tuple[Action, Reason]]:
    """Passes of that seat that are refused."""
    yield Pass(seat, ()), Reason.PASS_COUNT
    yield Pass(seat, tuple(hand[: count - 1])), Reason.PASS_COUNT
    if len(hand) > count:
        yield Pass(seat, tuple(hand[: count + 1])), Reason.PASS_COUNT
    if count > 1:
        yield Pass(seat, (hand[0],) * count), Reason.PASS_REPEATED
    other = next(card for card in CARDS if card not in hand)
    yield Pass(seat, (*hand[: count - 1], other)), Reason.NOT_IN_HAND


def check_refusals(game: Game) -> None:
    """Every illegal action is refused with its reason and leaves the game as it was."""
    known = hash(game)
    for action, reason in illegal(game):
        with pytest.raises(IllegalAction) as refused:
            step(game, action)
        assert refused.value.reason is reason, action
        assert str(refused.value) == reason
    assert hash(game) == known


def check_points(game: Game) -> None:
    """The points of a deal sum to what is in play, or to what its moon is worth."""
    rules, table = game.rules, game.deal.table
    points, shooter = game.scores[-1]
    worth = [rules.worth[card] for card in chain(*table.taken)]
    bonus = sum(value for value in worth if value < 0)
    penalty = sum(value for value in worth if value > 0)
    takers = [seat for seat in rules.seats if rules.penalties.intersection(table.taken[seat])]
    assert shooter == (takers[0] if len(takers) == 1 and rules.moon is not Moon.OFF else None)
    if shooter is None:
        assert sum(points) == penalty + bonus
        assert points == table.points
        return
    value = penalty if rules.moon_value is None else rules.moon_value
    added, subtracted = value * (rules.players - 1) + bonus, -value + bonus
    if rules.moon is Moon.CHOOSE:
        assert sum(points) in (added, subtracted)
    else:
        assert sum(points) == (added if rules.moon is Moon.ADD else subtracted)


def check_view(game: Game, seat: Seat, rng: Random) -> None:
    """The seat's view stays the same when cards that it has not seen change places."""
    seen = view(game, seat)
    assert view(with_cards_swapped(game, hidden_from(game, seat), rng), seat) == seen
    assert seen.hand == tuple(sorted(game.deal.hands[seat]))
    if game.phase is Phase.PLAY and seen.acts:
        assert all((seen.why_not(card) is None) == (card in seen.playable) for card in seen.hand)
        assert seen.playable
    else:
        assert seen.playable == ()


def hidden_from(game: Game, seat: Seat) -> list[Card]:
    """The cards that seat has never seen."""
    deal = game.deal
    table = deal.table
    seen = {*deal.dealt[seat], *table.trick, *table.carried, *table.kitty, *chain(*table.taken)}
    if not deal.passing:
        seen.update(deal.hands[seat])
    if table.opening is not None:
        seen.add(table.opening)
    return [card for card in game.rules.deck if card not in seen]


def with_cards_swapped(game: Game, hidden: list[Card], rng: Random) -> Game:
    """The game with these cards in each other's places, everywhere, and another seed."""
    mixed = sorted(hidden, key=lambda _: rng.random())
    other = dict(zip(hidden, mixed, strict=True))

    def swapped(cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(other.get(card, card) for card in cards)

    deal = game.deal
    actions = tuple(
        Pass(action.seat, swapped(action.cards)) if isinstance(action, Pass) else action
        for action in game.actions
    )
    return game._replace(
        seed=game.seed + " of another game",
        actions=actions,
        deal=Deal(
            table=deal.table,
            hands=tuple(frozenset(swapped(hand)) for hand in deal.hands),
            dealt=tuple(frozenset(swapped(hand)) for hand in deal.dealt),
            passes=tuple(swapped(cards) for cards in deal.passes),
            kitty=tuple(sorted(swapped(deal.kitty))),
            dead=tuple(sorted(swapped(deal.dead))),
        ),
    )
