"""Playing a batch of worlds to the end under the playouts' policy."""

from collections.abc import Generator, Sequence

from hearts.cpu.batch import Batch
from hearts.cpu.follow import follow
from hearts.cpu.lead import lead
from hearts.cpu.trick import Pick, Trick


def playout(batch: Batch, begun: Sequence[Sequence[Pick]] = ()) -> Generator[None, None, None]:
    """Play every world to its end, with a pause after each place of every trick.

    `begun` has what the first places of the trick have played: cards with their lanes.
    """
    going = True
    while going:
        trick = Trick(batch)
        for place in range(batch.plan.rules.players):
            given = begun[place] if place < len(begun) else None
            if given is None and batch.tricks_left == 1:
                given = [(card, lanes) for card, lanes in enumerate(trick.held[place]) if lanes]
            if place:
                trick.play(follow(trick, place) if given is None else trick.sorted_out(given))
            else:
                trick.lead(lead(trick) if given is None else given)
            yield
        begun = ()
        going = trick.close()
        yield
