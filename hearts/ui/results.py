"""What follows a deal that has been scored; the results of games that play themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts.ui.match import Match, new_match

if TYPE_CHECKING:
    from hearts.ui.app import App


class Result(NamedTuple):
    """A finished game."""

    variant: str
    seed: str
    levels: tuple[str, ...]
    totals: tuple[int, ...]
    winner: int
    deals: int


def result_of(match: Match) -> Result:
    """The result of a match that somebody has won."""
    game = match.game
    assert game.winner is not None
    levels = tuple(match.level(seat) for seat in game.rules.seats)
    return Result(game.rules.variant, game.seed, levels, game.totals, game.winner, len(game.scores))


def deal_over(app: App, match: Match) -> None:
    """Show what came of the deal; after a game that plays itself, begin the next."""
    if app.autopilot and match.game.winner is not None:
        app.results.append(result_of(match))
        again = new_match(match.game.rules, match.seats, f"{match.game.seed}+", app.autopilot)
        app.start(again)
    elif match.day is None:
        app.open("deal_over" if match.game.winner is None else "game_over")
    else:
        app.home()
        if match.day == app.host.today():
            app.open("daily")
        else:  # it was begun yesterday, or came by a link
            app.archive.look(match.save)
            app.open("look_back")
