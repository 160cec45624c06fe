"""Planes: whole numbers whose bit w is one fact about world w, and arithmetic on many at once.

Never `~plane`: negative numbers are slow and spoil every mask. Write `full ^ plane`.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

Plane = int
LANES: Final = 8  # a batch of worlds is a multiple of this wide


def tiled(plane: Plane, worlds: int, times: int) -> Plane:
    """The lowest `worlds` bits (a multiple of 8) side by side so many times."""
    if times == 1:
        return plane
    return int.from_bytes(plane.to_bytes(worlds >> 3, "little") * times, "little")


def coins(rng: Random, worlds: int, chance: float, steps: int = 6) -> Plane:
    """A plane with each bit set with that chance, to within 2 ** -steps."""
    plane = 0
    wanted = round(chance * (1 << steps))
    if wanted >= 1 << steps:
        return (1 << worlds) - 1
    for step in range(steps):
        draw = rng.getrandbits(worlds)
        plane = plane | draw if wanted >> step & 1 else plane & draw
    return plane


def add(counter: list[Plane], addend: int, lanes: Plane) -> None:
    """Add a number to a bit-sliced counter (lowest plane first) in these lanes.

    What overflows the counter is lost: it must be wide enough.
    """
    carry = 0
    for place, plane in enumerate(counter):
        bit = lanes if addend >> place & 1 else 0
        if bit and carry:
            counter[place] = plane ^ bit ^ carry
            carry = (plane & bit) | (plane & carry) | (bit & carry)
        elif bit or carry:
            more = bit | carry
            counter[place] = plane ^ more
            carry = plane & more
        elif not addend >> place:
            return


def at_least(counter: Sequence[Plane], number: int, full: Plane) -> Plane:
    """The lanes in which a bit-sliced counter is at least the number."""
    enough = full
    for place, plane in enumerate(counter):
        enough = plane & enough if number >> place & 1 else plane | enough
    return 0 if number >> len(counter) else enough


def least(counter: Sequence[Plane], full: Plane) -> int:
    """The lowest number that a bit-sliced counter has in any lane."""
    lanes, number = full, 0
    for place in range(len(counter) - 1, -1, -1):
        lower = lanes ^ (lanes & counter[place])
        if lower:
            lanes = lower
        else:
            number |= 1 << place
    return number


def one_hot(bits: Sequence[Plane], places: int, full: Plane) -> list[Plane]:
    """For each number below `places` the lanes, among `full`, in which the bits spell it."""
    parts = [full]
    for place in range(len(bits) - 1, -1, -1):
        bit, step = bits[place], 1 << place
        split: list[Plane] = []
        for index, part in enumerate(parts):
            high = part & bit
            split.append(part ^ high)
            if (2 * index + 1) * step < places:
                split.append(high)
        parts = split
    return parts


def binary(parts: Sequence[Plane]) -> list[Plane]:
    """The inverse of `one_hot`: the bits of the number whose part is set."""
    bits = [0] * width(len(parts))
    for number, part in enumerate(parts):
        if part:
            for place in range(len(bits)):
                if number >> place & 1:
                    bits[place] |= part
    return bits


def width(places: int) -> int:
    """How many bits a number below `places` takes."""
    return (places - 1).bit_length()


def turned(parts: Sequence[Plane], winning: Sequence[Plane]) -> list[Plane]:
    """Facts by place as seen from the winner: what was `winner + k` becomes `k`."""
    count = len(parts)
    if not any(parts):
        return [0] * count
    if count == 4:
        return _turned4(parts, winning[1] | winning[3], winning[2] | winning[3])
    new = [0] * count
    for shift, lanes in enumerate(winning):
        if lanes:
            for place in range(count):
                new[place] |= parts[(place + shift) % count] & lanes
    return new


def _turned4(parts: Sequence[Plane], one: Plane, two: Plane) -> list[Plane]:
    """Four facts turned by two places in the lanes `two`, then by one in the lanes `one`."""
    a, b, c, d = parts
    swap = (a ^ c) & two
    a, c = a ^ swap, c ^ swap
    swap = (b ^ d) & two
    b, d = b ^ swap, d ^ swap
    return [a ^ (a ^ b) & one, b ^ (b ^ c) & one, c ^ (c ^ d) & one, d ^ (d ^ a) & one]


def lessened(bits: Sequence[Plane], less: Sequence[Plane], modulus: int) -> list[Plane]:
    """The number in `bits` minus the one in `less`, modulo `modulus`, in every lane."""
    new: list[Plane] = []
    borrow = 0
    for bit, minus in zip(bits, less, strict=True):
        differ = bit ^ minus
        new.append(differ ^ borrow)
        borrow = (minus & differ) | (borrow ^ (borrow & differ))
    if not borrow or modulus == 1 << len(new):
        return new
    carry = 0
    for place, bit in enumerate(new):
        if modulus >> place & 1:
            new[place] = bit ^ borrow ^ carry
            carry = (bit & borrow) | (carry & (bit | borrow))
        else:
            new[place] = bit ^ carry
            carry &= bit
    return new
