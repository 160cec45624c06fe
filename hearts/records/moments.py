"""A recorded deal, step by step."""

from hearts.engine.game import Game, Phase, beginning, step


def moments(game: Game, number: int) -> tuple[Game, ...]:
    """The game at the beginning of deal `number`, and after each action of that deal.

    ValueError for a deal the game does not have.
    """
    current, found = beginning(game), list[Game]()
    for action in (*game.actions, None):
        if current.deal.table.number == number:
            found.append(current)
        if action is not None:
            current, _ = step(current, action)
    if not found:
        raise ValueError(f"the game has no deal {number}")
    return tuple(found)


def trick_moments(game: Game, number: int) -> tuple[Game, ...]:
    """The game before the first trick of deal `number` and after each finished one."""
    playing = [each for each in moments(game, number) if each.phase is not Phase.PASS]
    return tuple(each for each in playing if not each.deal.table.trick)
