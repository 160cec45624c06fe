"""The points of a deal, and who has shot the moon."""

from hearts.engine.cards import Suit, cards_of
from hearts.engine.rules import Moon, RuleSet
from hearts.engine.score import moon_value, score, shooter
from tests.engine.tables import Cards, by_seat, numbers, rules_of, table


def taken_of(rules: RuleSet, text: str) -> tuple[Cards, ...]:
    """Cards by seat; `rest` stands for all cards of the deck that are named nowhere, `hearts`
    for all hearts of the deck named nowhere."""
    words = text.replace("/", " ").split()
    named = cards_of(" ".join(word for word in words if word not in ("rest", "hearts")))
    unnamed = [card for card in rules.deck if card not in named]
    hearts = [card for card in unnamed if card.suit is Suit.HEARTS]
    if "hearts" in words:
        unnamed = [card for card in unnamed if card.suit is not Suit.HEARTS]
    meaning = {"hearts": hearts, "rest": unnamed}
    return tuple(
        tuple(
            card
            for word in seat.split()
            for card in (meaning[word] if word in meaning else cards_of(word))
        )
        for seat in text.split("/")
    )


@table(
    """
    rules | taken | points
    # hearts 1 each, Q♠ 13
    classic | 2H 3H AH / QS / rest / hearts | 3 13 0 10
    # K♠ 10 and A♠ 7
    black_maria | KS 2H / AS QS / hearts rest | 11 20 12
    # hearts by rank 2-14, Q♠ 25
    spot | 2H AH / QS / TH JH QH KH / hearts rest | 16 25 46 42
    # J♦ −10
    omnibus | JD 2H / QS / hearts / rest | -9 13 12 0
    omnibus | JD / QS / hearts / rest | -10 13 13 0
    classic points=JD:-10 | JD 2H / QS / hearts / rest | -9 13 12 0
    # two packs: 52
    cancellation | QS QS' / QH QH' / hearts / rest / / | 26 2 24 0 0 0
    # any table of points
    classic points=JD:5,TC:-3 | JD TC / QS / hearts / rest | 2 13 13 0
    classic points=H:2,QS:5,AH:7 | 2H / AH / hearts / QS | 2 7 22 5
    """
)
def test_points(rules: str, taken: str, points: str) -> None:
    known = rules_of(rules)
    result = score(known, taken_of(known, taken))
    assert result == (numbers(points), None)


@table(
    """
    rules | taken | shooter
    # one seat takes every penalty card that is in play
    classic | hearts QS / / / rest  | 0
    classic | / / QS hearts rest /  | 2
    classic | hearts / QS / / rest  | -
    classic | 2H / QS hearts / / rest | -
    # judged from the cards taken, never from a point total: 0/9/16/1 is no moon
    classic points=JD:-10 | / 2H 3H 4H 5H 6H 7H 8H 9H TH / QS JH QH KH / AH JD | -
    # … 25 points plus a bonus of −10 is no moon
    classic points=JD:-10 | QS 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH JD / 2H / / rest | -
    # … and 26 less a bonus is one
    omnibus | hearts QS JD / / / rest | 0
    omnibus | hearts QS / JD / / rest | 0
    # … losing an empty trick does not spoil it
    classic | hearts QS / 2C 3C 4C 5C / 2D 3D 4D 5D / rest | 0
    # penalty cards are those worth more than nothing in the rule set
    black_maria | hearts QS KS / AS / rest    | -
    black_maria | hearts QS KS AS / / rest    | 0
    spot        | hearts / QS / / rest        | -
    classic points=H:0 | QS / hearts / rest / | 0
    classic points=TC:5 | QS hearts / TC / rest / | -
    # penalty cards may lie dead or be left out: it is what is in play that counts
    duel    | 2H 4H 6H 8H TH QH / 2C | 0
    duel    | QS / 2C              | 0
    # two packs: all 52 points
    cancellation | hearts QS / QS' / rest / / / | -
    cancellation | hearts QS QS' / / rest / / / | 0
    # off: nobody shoots
    classic moon=off | hearts QS / / / rest | -
    club moon=off    | hearts QS / / / rest | -
    """
)
def test_shooter(rules: str, taken: str, shooter: str) -> None:
    known = rules_of(rules)
    expected = None if shooter == "-" else int(shooter)
    assert who_shot(known, taken_of(known, taken)) == expected


who_shot = shooter  # the name of a column above


@table(
    """
    rules | taken | choice | points
    # others +: shooter 0, every other seat + value
    classic | hearts QS / / / rest      | add | 0 26 26 26
    classic | / / hearts QS / rest      | add | 26 26 0 26
    spot    | / / hearts QS / rest      | add | 129 129 0 129
    black_maria | hearts QS KS AS / / rest | add | 0 43 43
    cancellation/7 | / / / / / rest / hearts QS QS' | add | 52 52 52 52 52 52 0
    # bonus cards are then applied to whoever took them
    omnibus | hearts QS JD / / / rest   | add | -10 26 26 26
    omnibus | hearts QS / JD / / rest   | add | 0 16 26 26
    # shooter −: shooter − value, others 0, bonus cards applied
    classic moon=subtract | / hearts QS / / rest | add | 0 -26 0 0
    omnibus moon=subtract | hearts QS JD / / / rest | add | -36 0 0 0
    omnibus moon=subtract | hearts QS / JD / / rest | add | -26 -10 0 0
    # shooter chooses
    black_lady | hearts QS / / / rest   | add      | 0 26 26 26
    black_lady | hearts QS / / / rest   | subtract | -26 0 0 0
    black_lady points=JD:-10 | hearts QS / JD / / rest | add      | 0 16 26 26
    black_lady points=JD:-10 | hearts QS / JD / / rest | subtract | -26 -10 0 0
    # a choice decides nothing where the rules leave none
    classic               | hearts QS / / / rest | subtract | 0 26 26 26
    classic moon=subtract | hearts QS / / / rest | add      | -26 0 0 0
    # off: the points are simply scored
    classic moon=off | hearts QS / / / rest | add | 26 0 0 0
    omnibus moon=off | hearts QS JD / / / rest | add | 16 0 0 0
    # the value: the points of the penalty cards in play
    duel moon_value=in_play | hearts / rest      | add | 7 13
    duel moon_value=in_play | hearts QS / rest   | add | 0 20
    duel moon_value=in_play | 2H / 2C            | add | 0 1
    duel moon_value=in_play | QS 2H / 2C         | add | 0 14
    # or a fixed number: the opponent still gets 20 with penalty cards dead
    duel                  | QS 2H / 2C           | add | 0 20
    duel                  | hearts QS / rest     | add | 0 20
    classic moon_value=50 | hearts QS / / / rest | add | 0 50 50 50
    classic moon_value=50 moon=subtract | hearts QS / / / rest | add | -50 0 0 0
    """
)
def test_moon(rules: str, taken: str, choice: str, points: str) -> None:
    known = rules_of(rules)
    result = score(known, taken_of(known, taken), Moon(choice))
    assert result.points == numbers(points)


@table(
    """
    rules | taken | value
    classic                 | QS 2H / / 3H / | 15
    omnibus                 | QS JD / / 3H / | 14
    classic moon_value=30   | QS / / /       | 30
    """
)
def test_moon_value(rules: str, taken: str, value: str) -> None:
    assert moon_value(rules_of(rules), by_seat(taken)) == int(value)
