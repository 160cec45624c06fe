"""Sound as lists of samples between -1 and 1, `RATE` to the second, and what can be done to it."""

from collections.abc import Callable, Iterable
from itertools import accumulate
from math import exp, log, pi, sin, tanh
from random import Random

RATE = 32_000
Wave = list[float]


def silence(seconds: float) -> Wave:
    """No sound for so long."""
    return [0.0] * round(seconds * RATE)


def tone(
    pitch: float, seconds: float, decay: float, partials: Iterable[tuple[float, float, float]]
) -> Wave:
    """A struck note: `decay` seconds to a third; partials as (multiple, strength, decay share)."""
    wave = silence(seconds)
    for multiple, strength, share in partials:
        step = 2 * pi * pitch * multiple / RATE
        fade = exp(-1 / (decay * share * RATE))
        level = strength
        for index in range(len(wave)):
            wave[index] += level * sin(step * index)
            level *= fade
    release = 0.3 * len(wave)
    ringing = (sample * min(1.0, (len(wave) - i) / release) for i, sample in enumerate(wave))
    return softened(list(ringing), 0.004)


# How bells, wood and strings ring: partials for `tone`.
BELL = ((1, 1, 1), (2, 0.45, 0.7), (3.01, 0.22, 0.45), (4.16, 0.14, 0.3), (5.43, 0.07, 0.2))
WOOD = ((1, 1, 1), (3.93, 0.3, 0.22), (9.2, 0.08, 0.1))
GONG = ((1, 1, 1), (1.005, 0.6, 1), (1.52, 0.4, 0.8), (2.24, 0.3, 0.6), (3.07, 0.16, 0.4))
WARM = ((1, 1, 1), (2, 0.5, 0.8), (3, 0.2, 0.6), (4, 0.1, 0.5))


def noise(seconds: float, rng: Random) -> Wave:
    """White noise."""
    return [rng.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def shaped(wave: Wave, level: Callable[[float], float]) -> Wave:
    """The wave at the level given for every moment, in seconds from its start."""
    return [sample * level(index / RATE) for index, sample in enumerate(wave)]


def swept(wave: Wave, low: Callable[[float], float], high: Callable[[float], float]) -> Wave:
    """The band of the wave between two frequencies that may change with time (two poles each)."""

    def lowpass(samples: Wave, cut: Callable[[float], float]) -> Wave:
        state = 0.0
        passed: Wave = []
        for index, sample in enumerate(samples):
            share = 1 - exp(-2 * pi * cut(index / RATE) / RATE)
            state += share * (sample - state)
            passed.append(state)
        return passed

    below = lowpass(lowpass(wave, high), high)
    slow = lowpass(below, low)
    return [fast - part for fast, part in zip(below, slow, strict=True)]


def band(wave: Wave, low: float, high: float) -> Wave:
    """The band of the wave between two frequencies."""
    return swept(wave, lambda _: low, lambda _: high)


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Waves laid over one another, each as (start in seconds, strength, wave)."""
    total = [0.0] * max(round(start * RATE) + len(wave) for start, _, wave in parts)
    for start, strength, wave in parts:
        first = round(start * RATE)
        for index, sample in enumerate(wave):
            total[first + index] += strength * sample
    return total


def in_room(wave: Wave, seconds: float, wet: float) -> Wave:
    """The wave with the echo of a small room that dies away in so many seconds."""
    long = wave + silence(seconds)
    echo = [0.0] * len(long)
    for delay in (0.0297, 0.0371, 0.0411, 0.0437):
        length = round(delay * RATE)
        back = exp(log(0.001) * delay / seconds)
        line = [0.0] * length
        dull = 0.0
        for index, sample in enumerate(long):
            old = line[index % length]
            dull += 0.45 * (old - dull)
            line[index % length] = sample + back * dull
            echo[index] += old / 4
    return [dry + wet * after for dry, after in zip(long, echo, strict=True)]


def softened(wave: Wave, attack: float) -> Wave:
    """The wave with a beginning free of clicks."""
    count = round(attack * RATE)
    return [sample * min(1.0, index / count) for index, sample in enumerate(wave)]


def finished(wave: Wave, loudness: float) -> Wave:
    """The wave ending in silence, never clipping.

    `loudness` is the root mean square of its loudest 50 ms.
    """
    window = round(0.05 * RATE)
    powers = [0.0, *accumulate(sample * sample for sample in wave)]
    loudest = max(
        powers[min(start + window, len(wave))] - powers[start]
        for start in range(0, len(wave), window // 4)
    )
    gain = loudness / (loudest / window) ** 0.5
    tail = round(0.03 * RATE)
    fades = (min(1.0, (len(wave) - 1 - index) / tail) for index in range(len(wave)))
    return [0.9 * tanh(gain * s / 0.9) * fade for s, fade in zip(wave, fades, strict=True)]
