"""Playing a batch of worlds to the end under the playouts' policy."""

from collections.abc import Generator, Sequence

from hearts.cpu.batch import Batch
from hearts.cpu.follow import follow
from hearts.cpu.lead import lead
from hearts.cpu.trick import Pick, Trick


def playout(batch: Batch, begun: Sequence[Sequence[Pick]] = ()) -> Generator[None, None, None]:
    """Play every world to its end, with a pause after each trick.

    `begun` has what the first places of the trick have played: cards with their lanes.
    """
    while play_trick(batch, begun):
        begun = ()
        yield


def play_trick(batch: Batch, begun: Sequence[Sequence[Pick]] = ()) -> bool:
    """Play one trick; whether there is another that matters in any world."""
    trick = Trick(batch)
    for place in range(batch.plan.rules.players):
        if place < len(begun):
            if place:
                trick.play(trick.sorted_out(begun[place]))
            else:
                trick.lead(begun[0])
        elif place:
            trick.play(follow(trick, place))
        else:
            trick.lead(lead(trick))
    return trick.close()
