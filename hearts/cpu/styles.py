"""How the other seats are taken to play: in some worlds with care, in some as simple duckers."""

from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

from hearts.cpu.batch import Batch
from hearts.cpu.moon import suspicion, would_shoot
from hearts.cpu.planes import Plane, coins, tiled
from hearts.cpu.worlds import Worlds
from hearts.engine.rules import Seat
from hearts.engine.view import View

DUCKERS: Final = 0.5  # how likely a seat is a simple ducker, before it has played


class Styles(NamedTuple):
    """By other seat a plane of worlds."""

    ducking: Mapping[Seat, Plane]
    shooting: Mapping[Seat, Plane]  # at most one seat in each world


def drawn_styles(view: View, worlds: Worlds, rng: Random) -> Styles:
    """Ways of playing drawn for the other seats."""
    shooting = would_shoot(view, worlds, rng)
    ducking: dict[Seat, Plane] = {}
    for seat, shot in shooting.items():
        duck = coins(rng, worlds.number, DUCKERS)
        ducking[seat] = duck ^ (duck & shot)
    return Styles(ducking, shooting)


def alarmed(styles: Styles, view: View, worlds: int, rng: Random) -> Styles:
    """The ways of playing from now on: whoever has all points so far may begin to shoot."""
    suspect = suspicion(view)
    if suspect is None:
        return styles
    seat, chance = suspect
    shot = styles.shooting[seat] | coins(rng, worlds, chance)
    ducking = styles.ducking[seat] ^ (styles.ducking[seat] & shot)
    return Styles({**styles.ducking, seat: ducking}, {seat: shot})


def dress(batch: Batch, styles: Styles, leader: Seat) -> None:
    """Give the places of a batch the ways of their seats."""
    players = batch.plan.rules.players

    def by_place(planes: Mapping[Seat, Plane]) -> list[Plane]:
        return [
            tiled(planes.get((leader + place) % players, 0), batch.worlds, batch.segments)
            for place in range(players)
        ]

    batch.ducking = by_place(styles.ducking)
    batch.shooting = by_place(styles.shooting)
