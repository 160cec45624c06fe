"""Small endings played out in every way: how many positions there are after each action."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from hearts.engine.cards import shuffled, text_of
from hearts.engine.events import Action, ChooseMoon, Play
from hearts.engine.game import Game, Phase, step, to_act
from hearts.engine.play import playable
from hearts.engine.rules import Moon, RuleSet
from tests.engine.golden import check_golden
from tests.engine.house import ALL_RULES
from tests.engine.tables import game_of, numbers, rules_of, table

RULES = [
    *(f"{rules.variant}/{rules.players}" for rules in ALL_RULES),
    "classic must_break=off",
    "classic queen_breaks=on",
    "classic queen_waits=lead",
    "classic queen_waits=play",
    "classic trump=hearts",
    "duel trump=none",
    "cancellation/6 twins=play",
]


def ending(rules: RuleSet) -> str:
    """The hands of a random ending with high cards alone, among them hearts, the Q♠ and twins."""
    size = max(2, 7 - rules.players)
    high = [card for card in rules.deck if card.rank >= (10 if rules.packs == 1 else 12)]
    cards = shuffled(high, Random("ending"))
    hands = (sorted(cards[seat * size :][:size]) for seat in rules.seats)
    return " / ".join(text_of(hand) for hand in hands)


def ways_on(game: Game) -> Iterator[Action]:
    """Every action the rules allow until the deal is scored."""
    table = game.deal.table
    if game.phase is Phase.PLAY:
        may = playable(game.deal.hands[table.turn], table)
        yield from (Play(table.turn, card) for card in sorted(may))
    elif game.phase is Phase.MOON:
        (shooter,) = to_act(game)
        yield from (ChooseMoon(shooter, choice) for choice in (Moon.ADD, Moon.SUBTRACT))


def count(game: Game, depth: int, counts: Counter[int]) -> None:
    """Add the positions that come from this one to the counts by depth."""
    counts[depth] += 1
    for action in ways_on(game):
        count(step(game, action)[0], depth + 1, counts)


def counts_of(game: Game) -> tuple[int, ...]:
    """How many positions there are after no, one, two, … actions."""
    counts = Counter[int]()
    count(game, 0, counts)
    return tuple(counts[depth] for depth in sorted(counts))


def test_golden_counts(record: bool) -> None:
    """Endings with the first trick behind them and hearts not broken, by rules."""
    lines: list[str] = []
    for text in RULES:
        rules = rules_of(text)
        hands = ending(rules)
        counts = counts_of(game_of(rules, hands, leader=0, first_trick=False, broken=False))
        lines += [f"{text} | {hands}", f"    {' '.join(map(str, counts))}"]
    check_golden("leaves.txt", "\n".join(lines) + "\n", record)


@table(
    """
    hands | counts
    # two seats, two cards each, each free to play either: 2 × 2, and then the rest
    7D 7S / 2C 3C           | 1 2 4 4 4
    # the second must follow
    7D 8D / 2D 3C           | 1 2 2 2 2
    7D 7S / 2D 2S           | 1 2 2 2 2
    # hearts are not broken, so one lead; a heart thrown on it breaks them
    7D 7H / 2C 3C           | 1 1 2 2 2
    7D 7H 6D / 2C 3C 2H     | 1 2 6 8 16 16 16
    """
)
def test_countable_by_hand(hands: str, counts: str) -> None:
    game = game_of("classic/2", hands, leader=0, first_trick=False)
    assert counts_of(game) == numbers(counts)
