"""The χ² distribution: how often chance alone strays so far."""

from math import erfc, exp, lgamma, log, sqrt


def chance_of(chi_square: float, freedom: int) -> float:
    """The chance that a χ² of so many degrees of freedom, at least 1, is this large or larger.

    By the recurrence of the incomplete gamma function over half degrees of freedom, from
    erfc(√x) for one degree or exp(−x) for two, with x half of χ².
    """
    half = chi_square / 2
    if half <= 0:
        return 1.0
    shape, chance = (0.5, erfc(sqrt(half))) if freedom % 2 else (1.0, exp(-half))
    while shape < freedom / 2:
        chance += exp(shape * log(half) - half - lgamma(shape + 1))
        shape += 1
    return min(chance, 1.0)
