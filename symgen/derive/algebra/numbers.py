"""Cosines of fractions of pi, exact where they can be."""

from __future__ import annotations

import math

__all__ = ["cosine_of_pi"]


def cosine_of_pi(numerator: int, denominator: int) -> float:
    """cos(pi*numerator/denominator), exact at multiples of pi/3 and pi/2 and even in its symmetries."""
    k = numerator % (2 * denominator)
    if k > denominator:
        k = 2 * denominator - k
    if 2 * k > denominator:
        return -cosine_of_pi(denominator - k, denominator)
    if 2 * k == denominator:
        return 0.0
    if 3 * k == denominator:
        return 0.5
    if 4 * k == denominator:
        return math.sqrt(0.5)
    if 4 * k < denominator:
        return math.cos(math.pi * k / denominator)
    return math.sin(math.pi * (denominator - 2 * k) / (2 * denominator))
