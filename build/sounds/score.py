"""What each sound is: cards of filtered noise, everything else of struck notes."""

from collections.abc import Callable
from math import exp, pi, sin
from random import Random

from build.sounds.waves import (
    BELL,
    GONG,
    WARM,
    WOOD,
    Wave,
    band,
    finished,
    in_room,
    mixed,
    noise,
    shaped,
    softened,
    swept,
    tone,
)

A4 = 440.0


def note(steps: float) -> float:
    """The frequency so many semitones above the A of 440 Hz."""
    return A4 * 2 ** (steps / 12)


def _flick(rng: Random, length: float = 0.03, bright: float = 1.0) -> Wave:
    """One card moving against another."""
    scratch = band(noise(length * 4, rng), 900, 4200 * bright)
    return softened(shaped(scratch, lambda t: exp(-t / length)), 0.002)


def _landing(rng: Random) -> Wave:
    """One card coming down on the cloth."""
    thud = tone(118, 0.12, 0.022, ((1, 1, 1), (1.7, 0.4, 0.6)))
    return mixed((0, 1, _flick(rng, 0.018)), (0.006, 0.35, thud))


def deal(rng: Random) -> Wave:
    """A riffle: cards falling ever faster, then the two halves pushed together."""
    parts: list[tuple[float, float, Wave]] = []
    at = 0.0
    for number in range(18):
        parts.append((at, rng.uniform(0.5, 0.9), _flick(rng, 0.012, rng.uniform(0.8, 1.2))))
        at += 0.042 - 0.0012 * number
    slide = swept(noise(0.2, rng), lambda _: 500, lambda t: 2600 - 6000 * t)
    parts.append((at + 0.02, 1.1, shaped(slide, lambda t: sin(pi * min(1, t / 0.18)) ** 2)))
    parts.append((at + 0.17, 0.8, _landing(rng)))
    return in_room(finished(mixed(*parts), 0.3), 0.12, 0.15)


def card(rng: Random) -> Wave:
    """A card played."""
    return in_room(_landing(rng), 0.09, 0.12)


def sweep(rng: Random) -> Wave:
    """A trick drawn in over the cloth."""
    slide = swept(noise(0.34, rng), lambda _: 350, lambda t: 3200 * exp(-5 * t) + 500)
    return shaped(slide, lambda t: sin(pi * min(1, t / 0.33)) ** 1.5)


def pick(rng: Random) -> Wave:
    """A card chosen: a tap on wood."""
    return mixed((0, 1, tone(note(7), 0.13, 0.03, WOOD)), (0, 0.25, _flick(rng, 0.008)))


def illegal(_rng: Random) -> Wave:
    """No: two dull taps, the second lower."""
    first, second = (tone(note(steps), 0.2, 0.05, WOOD) for steps in (-10, -13))
    return mixed((0, 0.9, first), (0.1, 1, second))


def hearts_broken(rng: Random) -> Wave:
    """Glass cracks, and two bells fall a minor third."""
    crack = mixed(
        *((rng.uniform(0, 0.12), rng.uniform(0.3, 1), _flick(rng, 0.006, 1.4)) for _ in range(7))
    )
    bells = mixed(
        (0.05, 0.8, tone(note(14), 0.7, 0.22, BELL)),
        (0.2, 1, tone(note(11), 0.8, 0.28, BELL)),
        (0.2, 0.35, tone(note(-1), 0.8, 0.3, WARM)),
    )
    return in_room(mixed((0, 0.45, crack), (0, 1, bells)), 0.4, 0.3)


def queen(_rng: Random) -> Wave:
    """A dark bell and a diminished chord under it."""
    strike = tone(note(-19), 1.3, 0.5, GONG)
    chord = mixed(
        *(
            (0.02 * place, 0.5, tone(note(steps), 1.2, 0.42, WARM))
            for place, steps in enumerate((-19, -16, -13, -7))
        )
    )
    return in_room(mixed((0, 1, strike), (0.03, 0.7, softened(chord, 0.03))), 0.5, 0.3)


def moon(_rng: Random) -> Wave:
    """Bells climbing into the sky."""
    climb = (-5, 0, 4, 7, 11, 14, 19)
    bells = (
        (0.085 * place, 0.55 + 0.06 * place, tone(note(steps), 1.1, 0.3, BELL))
        for place, steps in enumerate(climb)
    )
    ground = tone(note(-17), 1.5, 0.6, WARM)
    return in_room(mixed((0, 0.5, ground), *bells), 0.6, 0.4)


def win(_rng: Random) -> Wave:
    """A major chord, broken upwards and then struck whole."""
    steps = (-9, -5, -2, 3)
    broken = ((0.11 * place, 0.8, tone(note(s), 0.8, 0.25, BELL)) for place, s in enumerate(steps))
    whole = ((0.46, 0.5, tone(note(s), 1.0, 0.38, WARM)) for s in (*steps, 7))
    return in_room(mixed(*broken, *whole), 0.4, 0.3)


def lose(_rng: Random) -> Wave:
    """Three notes down to a minor third, softly."""
    fall = ((0.0, -5), (0.18, -6), (0.36, -10))
    notes = ((start, 0.8, tone(note(s - 3), 0.9, 0.3, WARM)) for start, s in fall)
    return in_room(mixed(*notes, (0.36, 0.4, tone(note(-22), 0.9, 0.4, WARM))), 0.4, 0.3)


SOUNDS: dict[str, tuple[Callable[[Random], Wave], float]] = {  # and how loud
    "deal": (deal, 0.10),
    "card": (card, 0.11),
    "sweep": (sweep, 0.06),
    "pick": (pick, 0.10),
    "illegal": (illegal, 0.15),
    "hearts_broken": (hearts_broken, 0.15),
    "queen": (queen, 0.19),
    "moon": (moon, 0.15),
    "win": (win, 0.15),
    "lose": (lose, 0.15),
}


def wave_of(name: str) -> Wave:
    """The finished sound of that name, the same every time."""
    make, loudness = SOUNDS[name]
    return finished(make(Random(name)), loudness)
