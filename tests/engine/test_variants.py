"""The nine variants, row by row as the rules describe them."""

from collections import Counter

import pytest

from hearts.engine.cards import CARDS, Suit, card_of, text_of
from hearts.engine.options import choices_of
from hearts.engine.rules import RuleSet
from hearts.engine.variants import VARIANTS, usual_players, variant_rules
from tests.engine.tables import rules_of, table


@table(
    """
    variant | players
    # the usual number comes first
    classic      | 4
    black_lady   | 4 3 5 6 7
    club         | 4 3 5
    duel         | 2
    omnibus      | 4
    black_maria  | 3
    spot         | 4
    cancellation | 6 7 8 9 10
    old_school   | 4
    """
)
def test_players(variant: str, players: str) -> None:
    counts = tuple(int(word) for word in players.split())
    assert usual_players(variant) == counts
    assert [variant_rules(variant, count).players for count in counts] == list(counts)
    assert variant_rules(variant) == variant_rules(variant, counts[0])
    assert all(rules.variant == variant for rules in VARIANTS[variant].values())


def test_there_are_nine() -> None:
    assert len(VARIANTS) == 9


@table(
    """
    variant | each | packs | removed | kitty
    classic         | 13 | 1 |                | none
    black_lady/3    | 17 | 1 | 2D             | none
    black_lady      | 13 | 1 |                | none
    black_lady/5    | 10 | 1 | 2C 2D          | none
    black_lady/6    | 8  | 1 | 3C 4C 2D 3D    | none
    black_lady/7    | 7  | 1 | 3C 2D 3D       | none
    club/3          | 17 | 1 | 2D             | none
    club            | 13 | 1 |                | none
    club/5          | 10 | 1 | 2C 2D          | none
    # club, or with a kitty: nothing taken out, the 1 or 2 cards left over are a kitty
    club/3 kitty=first_trick | 17 | 1 |       | first_trick 1
    club/5 kitty=first_trick | 10 | 1 |       | first_trick 2
    # duel: one dead card first, 13 each, the last card dead
    duel            | 13 | 1 | 3C 5C 7C 9C JC KC 3D 5D 7D 9D JD KD 3S 5S 7S 9S JS KS \
        3H 5H 7H 9H JH KH | dead 2
    omnibus         | 13 | 1 |                | none
    black_maria     | 17 | 1 | 2C             | none
    spot            | 13 | 1 |                | none
    # cancellation: two packs dealt out evenly, the rest a kitty
    cancellation/6  | 17 | 2 |                | first_trick 2
    cancellation/7  | 14 | 2 |                | first_trick 6
    cancellation/8  | 13 | 2 |                | first_trick
    cancellation/9  | 11 | 2 |                | first_trick 5
    cancellation/10 | 10 | 2 |                | first_trick 4
    old_school      | 13 | 1 |                | none
    """
)
def test_decks(variant: str, each: str, packs: str, removed: str, kitty: str) -> None:
    rules = rules_of(variant)
    way, _, size = kitty.partition(" ")
    assert (rules.cards_each, rules.packs, text_of(rules.removed)) == (
        int(each),
        int(packs),
        removed,
    )
    assert (str(rules.kitty), rules.kitty_size) == (way, int(size or 0))
    all_cards = CARDS[: 52 * int(packs)]
    assert list(rules.deck) == [card for card in all_cards if card not in rules.removed]


@table(
    """
    variant | passing
    classic          | left right across hold
    black_lady/3     | left right
    black_lady       | left right across hold
    black_lady/5     | left right
    black_lady/6     | left right
    black_lady/7     | left right
    club/3           | left right hold
    club             | left right across hold
    club/5           | left right hold
    # club: passing may be off
    club passing=off |
    duel             |
    omnibus          | left right across hold
    black_maria      | right
    spot             | left right across hold
    cancellation     |
    cancellation/10  |
    old_school       |
    """
)
def test_passing(variant: str, passing: str) -> None:
    rules = rules_of(variant)
    assert [str(direction) for direction in rules.passing] == passing.split()
    assert rules.pass_count == 3


@table(
    """
    variant | opening | first trick points | must break | queen breaks | queen waits | trump | twins
    classic      | lowest_club    | no  | yes | no  | no | -      | play
    black_lady   | lowest_club    | no  | yes | yes | no | -      | play
    black_lady/5 | lowest_club    | no  | yes | yes | no | -      | play
    club         | lowest_club    | no  | yes | no  | no | -      | play
    # club: no points on the first trick may be off
    club first_trick_points=on | lowest_club | yes | yes | no | no | - | play
    duel         | lowest_club    | yes | yes | no  | no | HEARTS | play
    omnibus      | lowest_club    | no  | yes | no  | no | -      | play
    black_maria  | left_of_dealer | yes | no  | no  | no | -      | play
    spot         | lowest_club    | no  | yes | no  | no | -      | play
    cancellation | left_of_dealer | yes | no  | no  | no | -      | cancel
    old_school   | left_of_dealer | yes | no  | no  | no | -      | play
    """
)
def test_play(
    variant: str,
    opening: str,
    first_trick_points: str,
    must_break: str,
    queen_breaks: str,
    queen_waits: str,
    trump: str,
    twins: str,
) -> None:
    rules = rules_of(variant)
    assert str(rules.opening) == opening
    assert [rules.first_trick_points, rules.must_break, rules.queen_breaks] == [
        word == "yes" for word in (first_trick_points, must_break, queen_breaks)
    ]
    assert (str(rules.queen_waits), str(rules.twins)) == (queen_waits, twins)
    assert rules.trump is (None if trump == "-" else Suit[trump])


@table(
    """
    variant | worth | in all | moon | moon value | limit
    classic      | hearts 1, QS 13               | 26  | add    | in_play | 100
    black_lady   | hearts 1, QS 13               | 26  | choose | in_play | 100
    black_lady/7 | hearts 1, QS 13               | 26  | choose | in_play | 100
    club         | hearts 1, QS 13               | 26  | add    | in_play | 100
    # club: J♦ −10 optional; others + or off; 100 or 50
    club points=JD:-10 moon=off limit=50 | hearts 1, QS 13, JD -10 | 16 | off | in_play | 50
    duel         | hearts 1, QS 13               | 20  | add    | 20      | 100
    omnibus      | hearts 1, QS 13, JD -10       | 16  | add    | in_play | 100
    black_maria  | hearts 1, QS 13, KS 10, AS 7  | 43  | add    | in_play | 100
    spot         | hearts rank, QS 25            | 129 | add    | in_play | 500
    cancellation | hearts 1, QS 13               | 52  | add    | in_play | 100
    old_school   | hearts 1, QS 13               | 26  | add    | in_play | 100
    """
)
def test_points(
    variant: str, worth: str, in_all: str, moon: str, moon_value: str, limit: str
) -> None:
    rules = rules_of(variant)
    (_, hearts), *others = (part.split(" ") for part in worth.split(", "))
    expected = {
        card: card.rank if hearts == "rank" else int(hearts)
        for card in rules.deck
        if card.suit is Suit.HEARTS
    }
    for name, points in others:
        expected |= {card: int(points) for card in rules.deck if card.face == card_of(name)}
    assert {card: rules.worth[card] for card in rules.deck if rules.worth[card]} == expected
    assert rules.total(rules.deck) == int(in_all)
    choices = choices_of(rules)
    assert [choices[name] for name in ("moon", "moon_value", "limit")] == [
        moon,
        int(moon_value) if moon_value.isdigit() else moon_value,
        int(limit),
    ]


@table(
    """
    variant | clubs
    # the lowest club dealt leads
    classic      | 2C
    black_lady/3 | 2C
    black_lady/5 | 3C
    black_lady/6 | 2C
    black_lady/7 | 2C
    club/5       | 3C
    # the 2♣ may lie in the kitty
    club/3 kitty=first_trick | 2C 3C
    club/5 kitty=first_trick | 2C 3C 4C
    # lowest of 2♣ 4♣ 6♣ dealt
    duel         | 2C 4C 6C
    """
)
def test_cards_that_may_open(variant: str, clubs: str) -> None:
    rules = rules_of(variant)
    in_deck = sorted(card for card in rules.deck if card.suit is Suit.CLUBS)
    assert text_of(in_deck[: rules.kitty_size + 1]) == clubs


def test_two_packs_hold_every_card_twice() -> None:
    assert set(Counter(card.face for card in rules_of("cancellation").deck).values()) == {2}


@pytest.mark.parametrize("variant", ["", "Classic", "hearts", None])
def test_unknown_variant(variant: str) -> None:
    with pytest.raises(ValueError, match=r"is no variant: choose one of classic, black_lady, club"):
        variant_rules(variant)


def test_each_says_only_what_differs() -> None:
    """Rows of one variant differ from one another in nothing but what the players' number asks."""
    for rows in VARIANTS.values():
        usual, *others = (played_alike(rules) for rules in rows.values())
        assert all(other == usual for other in others)


def played_alike(rules: RuleSet) -> dict[str, object]:
    """The choices that do not follow from the number of players."""
    choices = choices_of(rules)
    return {name: choices[name] for name in choices if name not in ("removed", "passing")}
