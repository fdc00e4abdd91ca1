"""Sine and cosine of one angle for a controller: portable C99 and C++, nothing of the math library but `fabs`.

The reduction is that of Cody and Waite (1980). Near angles take pi/2 in two parts, the first so short that its
multiples are exact; angles beyond take four, which costs some instructions more instead of a call of the library.
Remainders have no second part and polynomials are as short as the number type allows, so the error is absolute: a
torque needs no more.
The polynomials for float are minimax fits on [-pi/4, pi/4] by Remez' exchange, with relative errors of 2^-27.9 and
2^-33; those for double are the ones of `symgen.emit.c.sincos`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from symgen.emit.c.config import LIBM, Config
from symgen.emit.c.controller_contexts import ScalarSinCosContext
from symgen.emit.c.sincos import CONSTANTS, TWO_OVER_PI
from symgen.emit.literals import literal, nearest_float32
from symgen.emit.templates import render

__all__ = ["RANGES", "Range", "scalar_sincos_text"]

PI_OVER_TWO = Fraction(15707963267948966192313216916397514420985846996875529104874722961539082031431, 10**76)
"""77 digits, 2^-250 off."""


@dataclass(frozen=True, slots=True)
class Range:
    """Range reduction of one number type.

    Attributes:
        long: bits of the first part of pi/2 for near angles.
        near: largest near angle, rad.
        short: bits of each of the first three parts for other angles.
        exact: largest angle, rad, whose multiple of pi/2 is subtracted without error.
        limit: largest angle, rad, that has a sine.
        round: 1.5 times 2 to the power of the number's fraction bits: to add and subtract it rounds to whole numbers.
        error: largest absolute error of sine and cosine up to `exact`.
        sine, cosine: the polynomials, lowest power first.
    """

    long: int
    near: float
    short: int
    exact: float
    limit: float
    round: float
    error: float
    sine: tuple[float, ...]
    cosine: tuple[float, ...]


RANGES = {
    "float32": Range(
        16, 400.0, 8, 102_900.0, 6_500_000.0, 12_582_912.0, 1.2e-7,
        (-0.16666654602272345, 0.0083321602916525104, -0.00019515218087165054),
        (0.041666645670158146, -0.0013887315616627207, 2.4433082701263964e-05),
    ),
    "float64": Range(
        35, 400_000.0, 22, 3.37e9, 3.37e9, 6_755_399_441_055_744.0, 2.3e-16,
        CONSTANTS["float64"].sine, CONSTANTS["float64"].cosine,
    ),
}  # fmt: skip


def scalar_sincos_text(config: Config, prefix: str) -> str:
    """The struct `<prefix>pair` and the static function `<prefix>sincos`."""

    def number(value: float) -> str:
        return literal(value, config.dtype) + config.literal

    def polynomial(coefficients: Sequence[float]) -> str:
        first, *others = coefficients
        return f"({number(first)} + (z * {polynomial(others)}))" if others else number(first)

    reduction = RANGES[config.dtype]
    return render(
        ScalarSinCosContext(
            prefix=prefix,
            real=config.real,
            fabs=LIBM["abs"] + config.libm,
            error=f"{reduction.error:g}",
            exact=f"{reduction.exact:.9g}",
            near=number(reduction.near),
            limit=number(reduction.limit),
            two_over_pi=number(TWO_OVER_PI),
            round=number(reduction.round),
            long=tuple(map(number, _parts(config.dtype, (reduction.long,)))),
            short=tuple(map(number, _parts(config.dtype, (reduction.short,) * 3))),
            half=number(0.5),
            one=number(1.0),
            sine_polynomial=polynomial(reduction.sine),
            cosine_polynomial=polynomial(reduction.cosine),
        )
    )


def _parts(dtype: str, bits: Sequence[int]) -> tuple[float, ...]:
    """pi/2 in parts with this number of bits, and a last one that has as many as the number type."""
    rest, parts = PI_OVER_TWO, []
    for length in bits:
        _, exponent = math.frexp(float(rest))
        unit = Fraction(2) ** (exponent - length)
        part = round(rest / unit) * unit
        parts.append(float(part))
        rest -= part
    last = float(rest)
    return (*parts, last if dtype == "float64" else nearest_float32(last))
