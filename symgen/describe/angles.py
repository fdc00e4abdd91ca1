"""Angles that are exact multiples of pi/12, so that their sines and cosines are exact too.

Right angles decide which terms of a chain vanish. A literal such as 1.5707963267948966 must not leave a cosine
of 6e-17 in the equations: angles within 1e-9 of a multiple of pi/12 are that multiple (conventions), and an angle
within 1e-4 is suspicious (files that write 1.5708). So is one of several turns that would be a usual one in degrees.
"""

from __future__ import annotations

import math
from fractions import Fraction

from symgen.describe.expression import Expression, Number, Operation

__all__ = [
    "EXACT",
    "PI",
    "SUSPICIOUS",
    "exact_multiple",
    "from_degrees",
    "multiple_of_pi",
    "nearly_multiple",
    "perhaps_degrees",
]

EXACT = 1e-9
SUSPICIOUS = 1e-4
STEP = math.pi / 12.0
PI = Operation("pi", ())


def exact_multiple(angle: float) -> Expression | None:
    """The exact expression for an angle in radians within 1e-9 of a multiple of pi/12, else None.

    Example:
        >>> exact_multiple(0.0), exact_multiple(1.0)
        (Number(value=0.0), None)
    """
    twelfths = round(angle / STEP)
    if abs(angle - twelfths * STEP) > EXACT:
        return None
    return multiple_of_pi(Fraction(twelfths, 12))


def nearly_multiple(angle: float) -> Expression | None:
    """The multiple of pi/12 that an angle in radians misses by more than 1e-9 and less than 1e-4, else None."""
    twelfths = round(angle / STEP)
    if EXACT < abs(angle - twelfths * STEP) < SUSPICIOUS:
        return multiple_of_pi(Fraction(twelfths, 12))
    return None


def perhaps_degrees(angle: float, turns: bool) -> bool:
    """True for a number that makes little sense in radians and much in degrees.

    Beyond a turn and with two decimals at most; where joints may make several turns (`turns`: limits, springs), a
    multiple of 5 from 30 on.

    Example:
        >>> perhaps_degrees(90.0, turns=False), perhaps_degrees(10.0, turns=True)
        (True, False)
    """
    if turns:
        return abs(angle) >= 30.0 and angle % 5.0 == 0.0
    return abs(angle) > 2.0 * math.pi and angle == round(angle, 2)


def multiple_of_pi(factor: Fraction) -> Expression:
    """`factor*pi` written as a person would: 0, pi, -pi/2, 3*pi/4."""
    above, below = factor.numerator, factor.denominator
    if above == 0:
        return Number(0.0)
    scaled: Expression
    if above == 1:
        scaled = PI
    elif above == -1:
        scaled = Operation("neg", (PI,))
    else:
        scaled = Operation("mul", (Number(float(above)), PI))
    return scaled if below == 1 else Operation("div", (scaled, Number(float(below))))


def from_degrees(value: float) -> Expression:
    """An angle in degrees as an expression in radians, exact where it is a multiple of 15 degrees."""
    radians = math.radians(value)
    exact = exact_multiple(radians)
    return Number(radians) if exact is None else exact
