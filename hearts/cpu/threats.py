"""Which seats look as if they were out to shoot the moon while the playouts go on."""

from typing import NamedTuple

from hearts.cpu.batch import Batch
from hearts.cpu.planes import Plane


class Threats(NamedTuple):
    """By place the lanes in which a seat has taken all penalty cards so far."""

    plain: list[Plane]  # and looks to everybody as if it may shoot
    all: list[Plane]

    def seen(self, wary: Plane) -> list[Plane]:
        """What a place sees that is wary in these lanes."""
        if not wary:
            return self.plain
        return [plain | every & wary for plain, every in zip(self.plain, self.all, strict=True)]


def threats(batch: Batch) -> Threats:
    """The threats as a trick begins: who has taken more than one penalty card is a plain one.

    That `me` means to shoot is taken to be seen at the first, for the others look out.
    """
    every = batch.sole()
    plain = [
        sole & (loaded | shooting & mine)
        for sole, loaded, shooting, mine in zip(
            every, batch.loaded, batch.shooting, batch.me, strict=True
        )
    ]
    return Threats(plain, every)
