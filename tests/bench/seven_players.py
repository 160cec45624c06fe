"""20,000 whole deals for seven players: no seat is ever without a playable card."""

from random import Random

from hearts.engine.cards import shuffled
from hearts.engine.events import Pass, Play
from hearts.engine.game import Phase, new, step, to_act
from hearts.engine.play import playable
from hearts.engine.variants import variant_rules

DEALS = 20_000


def main() -> None:
    """Play them, and say how many turns there were and how many with nothing but penalty cards."""
    rules = variant_rules("black_lady", 7)
    turns = only_penalties = 0
    for number in range(DEALS):
        rng = Random(f"seven/{number}")
        game = new(rules, f"{number}")
        while game.phase is Phase.PASS:
            for seat in to_act(game):
                cards = shuffled(sorted(game.deal.hands[seat]), rng)[: rules.pass_count]
                game, _ = step(game, Pass(seat, cards))
        while game.phase is Phase.PLAY:
            table = game.deal.table
            hand = game.deal.hands[table.turn]
            may = sorted(playable(hand, table))
            if not may:
                raise SystemExit(f"deal {number}: seat {table.turn} may play nothing")
            turns += 1
            only_penalties += table.first_trick and hand <= rules.penalties
            game, _ = step(game, Play(table.turn, may[int(rng.random() * len(may))]))
    print(f"{DEALS} deals, {turns} turns, all with a playable card;")
    print(f"{only_penalties} on the first trick with nothing but penalty cards in hand")


if __name__ == "__main__":
    main()
