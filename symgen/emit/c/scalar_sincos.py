"""Sines and cosines of single angles for a controller: portable C99 and C++, nothing of the math library but `fabs`.

The reduction is that of Cody and Waite (1980), with pi/2 in three parts, the first two so short that their multiples
are exact. Remainders have no second part and polynomials are as short as the number type allows, so the error is
absolute: a torque needs no more. The turn by n quarters is a product with (cos n pi/2, sin n pi/2), which follows from
m = n - 4 round(n/4), a sum whose last bit is worth 4, without a decision:

    cos(m pi/2) = 1 - |m|,    sin(m pi/2) = m (2 - |m|),    m = -2, -1, 0, 1, 2

so the same instructions run for every angle. Two angles are computed by one function: their constants are loaded once.
The polynomials for float are minimax fits on [-pi/4, pi/4] by Remez' exchange: of the sine with a relative error of
2^-27.9, of (cos r - 1) in r^2 with an absolute error of 2^-24.8; those for double are the ones of
`symgen.emit.c.sincos`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from symgen.emit.c.config import LIBM, Config
from symgen.emit.c.controller_contexts import Angle, ScalarSinCosContext, SinCosFunction
from symgen.emit.c.sincos import CONSTANTS, TWO_OVER_PI
from symgen.emit.literals import literal, nearest_float32
from symgen.emit.templates import render

__all__ = ["MEMBERS", "RANGES", "SINCOS", "Range", "scalar_sincos_text"]

PI_OVER_TWO = Fraction(15707963267948966192313216916397514420985846996875529104874722961539082031431, 10**76)
"""77 digits, 2^-250 off."""

SINCOS = {1: "sincos", 2: "sincos2"}
"""Functions of sine and cosine by their number of angles."""

MEMBERS = ("first", "second")
"""Pairs in the result of two angles."""


@dataclass(frozen=True, slots=True)
class Range:
    """Range reduction of one number type.

    Attributes:
        bits: of each of the first two parts of pi/2.
        exact: largest angle, rad, whose multiple of pi/2 is subtracted without error.
        limit: largest angle, rad, that has a sine.
        round: 1.5 times 2 to the power of the number's fraction bits: to add and subtract it rounds to whole numbers.
        error: largest absolute error of sine and cosine up to `exact`.
        together: angles of one call; in double their constants are too few instructions to be worth the code.
        sine: polynomial of (sin r - r) / r^3 in r^2, lowest power first.
        cosine: of (cos r - 1) / r^2.
    """

    bits: int
    exact: float
    limit: float
    round: float
    error: float
    together: int
    sine: tuple[float, ...]
    cosine: tuple[float, ...]


RANGES = {
    "float32": Range(
        8, 102_900.0, 6_500_000.0, 12_582_912.0, 1.4e-7, 2,
        (-0.16666654602272345, 0.0083321602916525104, -0.00019515218087165054),
        (-0.4999989465567995, 0.041656286332414094, -0.0013597707790279088),
    ),
    "float64": Range(
        22, 3.37e9, 3.37e9, 6_755_399_441_055_744.0, 2.3e-16, 1,
        CONSTANTS["float64"].sine, (-0.5, *CONSTANTS["float64"].cosine),
    ),
}  # fmt: skip


def scalar_sincos_text(config: Config, prefix: str, sizes: Sequence[int]) -> str:
    """The struct `<prefix>pair`, and the static functions `<prefix>sincos` of one angle and `<prefix>sincos2` of two.

    Args:
        config: spelling of numbers in C.
        prefix: the model's name and an underscore.
        sizes: of the functions that are wanted, 1 and 2.
    """
    reduction = RANGES[config.dtype]

    def number(value: float) -> str:
        return literal(value, config.dtype) + config.literal

    def polynomial(coefficients: Sequence[float], z: str) -> str:
        first, *others = coefficients
        return f"({number(first)} + ({z} * {polynomial(others, z)}))" if others else number(first)

    def angle(suffix: str, pair: str) -> Angle:
        return Angle(
            suffix=suffix,
            result=f"result.{pair}" if pair else "result",
            pair=pair,
            sine_polynomial=polynomial(reduction.sine, f"z{suffix}"),
            cosine_polynomial=polynomial(reduction.cosine, f"z{suffix}"),
        )

    functions = {
        1: SinCosFunction(prefix + SINCOS[1], f"{prefix}pair", (angle("", ""),)),
        2: SinCosFunction(prefix + SINCOS[2], f"{prefix}pairs", tuple(map(angle, "01", MEMBERS))),
    }
    return render(
        ScalarSinCosContext(
            prefix=prefix,
            real=config.real,
            fabs=LIBM["abs"] + config.libm,
            error=f"{reduction.error:g}",
            exact=f"{reduction.exact:.9g}",
            limit=number(reduction.limit),
            two_over_pi=number(TWO_OVER_PI),
            round=number(reduction.round),
            round_fours=number(4.0 * reduction.round),
            parts=tuple(map(number, _parts(config.dtype, (reduction.bits,) * 2))),
            one=number(1.0),
            functions=tuple(functions[size] for size in sorted(sizes)),
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
