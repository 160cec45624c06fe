"""Games and deals as short texts: the `#fragment` of a link, or something to paste."""

import re
from typing import Final

from hearts.engine.deal import deal
from hearts.engine.game import Game, beginning
from hearts.engine.notation import Save, read, write
from hearts.engine.position import Position, set_up
from hearts.engine.rules import RuleSet
from hearts.engine.score import added
from hearts.records.packing import packed, unpacked
from hearts.records.refusal import Fault, Refused

_SAVE: Final = "hearts save"
_DEAL: Final = re.compile(r"deal ([0-9]{1,4})((?: -?[0-9]{1,6}){2,10})")


def game_fragment(save: Save) -> str:
    """The whole game as it was played, as the fragment of a link."""
    return packed(write(save))


def deal_fragment(save: Save, number: int) -> str:
    """Deal `number` of the game, not yet played, as the fragment of a link.

    It says the rules, the seed, the players and the totals before the deal. ValueError for a deal
    the game has not come to.
    """
    game, seats = save
    first = beginning(game)
    if not first.deal.table.number <= number <= game.deal.table.number:
        raise ValueError(f"the game has no deal {number} yet")
    if number == first.deal.table.number:
        return packed(write(Save(first, seats)))
    totals = _totals_before(game, number)
    start = write(Save(beginning(first._replace(start=None)), seats))
    return packed(f"deal {number} {' '.join(map(str, totals))}\n{start}")


def _totals_before(game: Game, number: int) -> tuple[int, ...]:
    first = beginning(game)
    totals = first.totals
    for scored in game.scores[len(first.scores) :][: number - first.deal.table.number]:
        totals = added(totals, scored.points)
    return totals


def shared(text: str) -> Save:
    """The game of a link, a fragment or a pasted save; `Refused` for anything else.

    It has come as far as it was shared; `beginning(save.game)` is what is played again.
    """
    text = text.strip()
    if not text.startswith(_SAVE):
        text = unpacked("".join(text.rpartition("#")[2].split()))
    try:
        if text.startswith("deal "):
            return _later_deal(*text.split("\n", 1))
        return read(text)
    except (ValueError, RecursionError) as error:
        raise Refused(Fault.IMPOSSIBLE, str(error)) from None


def _later_deal(head: str, rest: str = "") -> Save:
    match = _DEAL.fullmatch(head)
    if match is None:
        raise ValueError(f"{head[:40]!r} is not a deal with its number and totals")
    game, seats = read(rest)
    if game.actions or game.start:
        raise ValueError("a shared deal has not been played")
    totals = tuple(map(int, match[2].split()))
    return Save(dealt_game(game.rules, game.seed, int(match[1]), totals), seats)


def dealt_game(rules: RuleSet, seed: str, number: int, totals: tuple[int, ...]) -> Game:
    """The game with that seed at the beginning of deal `number`, with these totals before it."""
    fresh = deal(rules, seed, number)
    position = Position(
        hands=tuple(tuple(sorted(hand)) for hand in fresh.dealt),
        kitty=fresh.kitty,
        dead=fresh.dead,
        totals=totals,
        number=number,
        dealer=fresh.table.dealer,
        direction=fresh.table.direction,
    )
    return set_up(rules, seed, position)
