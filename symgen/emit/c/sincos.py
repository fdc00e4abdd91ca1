"""The constants of the emitted pair of sine and cosine.

The range reduction is Cody and Waite's (1980): pi/2 in parts so short that their multiples are exact. The
polynomials are minimax fits on [-pi/4, pi/4], made for this purpose with Remez' exchange in 200 bits: of
(sin r - r) / r^3 and (cos r - 1 + r^2/2) / r^4 in powers of r^2, weighted for the relative error of the result
(2^-58 and 2^-64 for double, 2^-37 and 2^-33 for float).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from symgen.emit.c.config import Config
from symgen.emit.c.contexts import SinCosContext, VectorSinCosContext
from symgen.emit.literals import literal
from symgen.emit.templates import render

__all__ = ["sincos_text", "vector_sincos_text"]


@dataclass(frozen=True, slots=True)
class Constants:
    """Of one number type: lanes of a 256-bit vector, largest angle, a multiple of four above the largest number of
    quarter turns (so that a truncation rounds), parts of pi/2, and the two polynomials."""

    lanes: int
    limit: float
    offset: float
    parts: tuple[float, float, float]
    sine: tuple[float, ...]
    cosine: tuple[float, ...]


CONSTANTS = {
    "float64": Constants(
        4,
        1e5,
        65536.0,
        (1.5707963267341256, 6.077100506303966e-11, 2.0222662487959506e-21),
        (
            -0.1666666666666663,
            0.008333333333322063,
            -0.00019841269829542612,
            2.755731360452777e-06,
            -2.5050745038046783e-08,
            1.5896067523733582e-10,
        ),
        (
            0.041666666666666595,
            -0.0013888888888872975,
            2.480158728880002e-05,
            -2.7557314163976344e-07,
            2.0875698708571764e-09,
            -1.1358423521403661e-11,
        ),
    ),
    "float32": Constants(
        8,
        128.0,
        256.0,
        (1.5707855224609375, 1.0804273188114166e-05, 6.077100506506192e-11),
        (-0.16666666640692782, 0.00833332929269647, -0.0001983930834479001, 2.7180840535321615e-06),
        (0.04166664561881525, -0.0013887313063528075, 2.4432785181745013e-05),
    ),
}
TWO_OVER_PI = 0.6366197723675814


def sincos_text(config: Config, prefix: str) -> str:
    """The static function `<prefix>sincos` and the macro that sizes its arrays."""
    constants = CONSTANTS[config.dtype]
    return render(
        SinCosContext(
            prefix=prefix,
            macro=f"{prefix.upper()}ANGLES",
            lanes=constants.lanes,
            real=config.real,
            fabs=f"fabs{config.libm}",
            **_printed(config),
        )
    )


def vector_sincos_text(config: Config, name: str) -> str:
    """The static function `<name>_pack_sincos`, on packs."""
    return render(
        VectorSinCosContext(name=name, prefix=f"{name}_pack_", lanes=f"{name.upper()}_LANES", **_printed(config))
    )


def _printed(config: Config) -> dict[str, Any]:
    """What both templates need."""

    def number(value: float) -> str:
        return literal(value, config.dtype) + config.literal

    def horner(coefficients: tuple[float, ...]) -> str:
        text = number(coefficients[-1])
        for coefficient in reversed(coefficients[:-1]):
            inner = f"({text})" if " " in text else text
            text = f"{number(coefficient)} + (z * {inner})"
        return text

    constants = CONSTANTS[config.dtype]
    return {
        "half": number(0.5),
        "one": number(1.0),
        "limit": number(constants.limit),
        "two_over_pi": number(TWO_OVER_PI),
        "offset": number(constants.offset),
        "shifted": number(constants.offset + 0.5),
        "parts": tuple(number(part) for part in constants.parts),
        "sine_polynomial": horner(constants.sine),
        "cosine_polynomial": horner(constants.cosine),
        "sin": f"sin{config.libm}",
        "cos": f"cos{config.libm}",
    }
