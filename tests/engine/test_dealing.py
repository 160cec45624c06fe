"""Dealing: always the same cards from the same rules, seed and number."""

from collections import Counter
from random import Random

from hearts.engine.cards import FACES, shuffled, text_of
from hearts.engine.deal import deal
from hearts.engine.rules import RuleSet
from tests.engine.golden import check_golden
from tests.engine.house import ALL_RULES, EVERY_RULE_SET
from tests.engine.tables import rules_of


def test_golden_deals(record: bool) -> None:
    """What seeds deal on every machine, in every version of Python, and in the browser."""
    lines = [f"shuffled {seed}: {text_of(shuffled(FACES, Random(seed)))}" for seed in ("x/0", "")]
    for rules in ALL_RULES:
        for seed, number in (("x", 0), ("x", 1), ("a longer seed: ♥ 17", 5)):
            dealt = deal(rules, seed, number)
            lines.append(f"{rules.variant}/{rules.players}, seed {seed!r}, deal {number}")
            lines += [f"  {seat}: {text_of(sorted(hand))}" for seat, hand in enumerate(dealt.hands)]
            if dealt.kitty or dealt.dead:
                lines.append(f"  kitty: {text_of(dealt.kitty)}  dead: {text_of(dealt.dead)}")
    check_golden("deals.txt", "\n".join(lines) + "\n", record)


@EVERY_RULE_SET
def test_every_card_is_dealt_or_left_over(rules: RuleSet) -> None:
    for number in range(20):
        dealt = deal(rules, "x", number)
        cards = [card for hand in dealt.hands for card in hand]
        assert sorted([*cards, *dealt.kitty, *dealt.dead]) == list(rules.deck)
        assert {len(hand) for hand in dealt.hands} == {rules.cards_each}
        assert dealt.dealt == dealt.hands


@EVERY_RULE_SET
def test_a_deal_depends_on_rules_seed_and_number_alone(rules: RuleSet) -> None:
    assert deal(rules, "x", 3) == deal(rules, "x", 3)
    deals = [deal(rules, seed, number).hands for seed in ("x", "y") for number in range(3)]
    assert len(set(deals)) == 6


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    rules = rules_of("classic")
    cards = shuffled(rules.deck, Random("x/2"))
    dealt = deal(rules, "x", 2)  # seat 2 deals
    assert dealt.hands[3] == set(cards[0::4])
    assert dealt.hands[0] == set(cards[1::4])
    assert dealt.hands[2] == set(cards[3::4])


def test_of_dead_cards_one_is_laid_aside_first_and_the_others_last() -> None:
    rules = rules_of("duel")
    cards = shuffled(rules.deck, Random("x/0"))
    dealt = deal(rules, "x", 0)
    assert set(dealt.dead) == {cards[0], cards[-1]}
    assert dealt.hands[1] == set(cards[1:-1:2])


def test_a_kitty_is_what_is_left_at_the_end() -> None:
    rules = rules_of("cancellation/7")
    cards = shuffled(rules.deck, Random("x/0"))
    assert set(deal(rules, "x", 0).kitty) == set(cards[-6:])


def test_every_seat_is_dealt_every_card_about_as_often() -> None:
    rules = rules_of("classic")
    holders = Counter(
        (seat, card)
        for number in range(2000)
        for seat, hand in enumerate(deal(rules, "fair", number).hands)
        for card in hand
    )
    assert len(holders) == 4 * 52
    assert all(400 < count < 600 for count in holders.values())  # 500 expected, σ about 19
