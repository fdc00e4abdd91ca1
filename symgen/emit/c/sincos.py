"""The constants of the emitted pair of sine and cosine.

The range reduction is Cody and Waite's (1980): pi/2 in parts so short that their multiples are exact. Adding a number
whose last bit is worth one rounds to the nearest multiple and leaves it, as an integer, in the last bits of the sum:
nothing is converted, and a bit out of place tells that an angle is out of range, infinite or not a number. The
polynomials are minimax fits on [-pi/4, pi/4], made for this purpose with Remez' exchange in 200 bits: of (sin r - r) /
r^3 and (cos r - 1 + r^2/2) / r^4 in powers of r^2, weighted for the relative error of the result (2^-58 and 2^-64 for
double, 2^-37 and 2^-33 for float). The remainder of the reduction, half a last place at most, is taken off the sine as
it is and, times r, added to the cosine. That is 1 - r (r/2 - ...): with fused multiply-adds the products round in the
end only, and 1 - r^2/2 needs no second part to stay within 1 ULP, as it does without them; `SYMGEN_FUSED` says which
of both is compiled (see `symgen.compile.flags`). Measured among 10^9 angles in double, around odd multiples of pi/4,
where the worst ones lie: at most 0.91 ULP with fused multiply-adds, 0.96 without; in float 0.90 and 0.91 ULP among all
angles from 5e-10 on.

One comparison says whether an angle is the library's, in batches and for one state alike: whether it is beyond `limit`,
205889 rad in double and 202 in float. The plain file asks for each angle before it is computed. Vector code looks at
the bits to see when it has to ask: they are out of place wherever an angle is beyond, and where they are for an angle
just inside, or for its neighbour, the pair's result stands: a sine depends on its angle and on nothing else. Batches
ask in the end (see `symgen.emit.c.vector`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.emit.c.config import Config
from symgen.emit.c.contexts import SinCosChoiceContext, SinCosContext, SinCosPairContext
from symgen.emit.c.vector_contexts import VectorFourContext, VectorSinCosContext
from symgen.emit.literals import literal
from symgen.emit.names import lanes_name
from symgen.emit.templates import render

__all__ = ["LANES", "four_header", "pair_text", "sincos_choice", "sincos_text", "vector_sincos_text"]

LANES = 4
"""Angles of one state that are handed over at a time: vector code computes them together, 256 bits of double; wider
vectors would slow the scalar code around them down."""


@dataclass(frozen=True, slots=True)
class Constants:
    """Of one number type.

    Attributes:
        limit: largest angle; above (2^(free - 1) + 1/2) pi/2, where the bits are out of place at last, and below
            (2^(free - 1) + 3/2) pi/2, so that multiples of the parts are exact.
        word: the unsigned integer type of the same width, and the suffix of its literals.
        width: of that type in bits.
        round: last bit worth one, and 2^(free - 1) above the multiple of 2^free whose bits are `round_bits`.
        round_bits: see `round`.
        free: last bits that hold the multiple of pi/2 of an angle in range.
        parts: of pi/2.
        sine, cosine: the polynomials, lowest power first.
    """

    limit: float
    word: tuple[str, str]
    width: int
    round: float
    round_bits: int
    free: int
    parts: tuple[float, float, float]
    sine: tuple[float, ...]
    cosine: tuple[float, ...]


CONSTANTS = {
    "float64": Constants(
        205889.0,
        ("unsigned long long", "ULL"),
        64,
        6755399441186816.0,
        0x4338000000000000,
        18,
        (1.5707963267923333, 2.5633441515839558e-12, 1.0562999066987428e-23),
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
        202.0,
        ("unsigned int", "U"),
        32,
        12583040.0,
        0x4B400000,
        8,
        (1.5707855224609375, 1.0804273188114166e-05, 6.077100506506192e-11),
        (-0.16666666640692782, 0.00833332929269647, -0.0001983930834479001, 2.7180840535321615e-06),
        (0.04166664561881525, -0.0013887313063528075, 2.4432785181745013e-05),
    ),
}
TWO_OVER_PI = 0.6366197723675814
FUSED = {
    "float64": ("__FP_FAST_FMA", "__FMA__", "__aarch64__"),
    "float32": ("__FP_FAST_FMAF", "__FMA__", "__ARM_FEATURE_FMA"),
}
"""Macros of compilers for processors that round a product and a sum once; clang has the first for few of them."""


def sincos_text(config: Config, prefix: str) -> str:
    """The static function `<prefix>sincos` of the plain file, one angle after the other in C99."""
    return render(
        SinCosContext(
            prefix=prefix,
            real=config.real,
            pair=pair_text(config, prefix, "static inline"),
            limit=_limit(config),
            sin=f"sin{config.libm}",
            cos=f"cos{config.libm}",
        )
    )


def pair_text(config: Config, prefix: str, inline: str) -> str:
    """The static function `<prefix>sincos_pair` of one angle in range; `inline` are the words before it."""
    return _pair(config, prefix, inline, config.real, CONSTANTS[config.dtype].word[0], beyond=False)


def sincos_choice(config: Config, name: str) -> str:
    """The same, or the private header in its place where vector code is wanted."""
    return render(SinCosChoiceContext(f"{name.upper()}_VECTOR", f"{name}_vector.h", sincos_text(config, f"{name}_")))


def four_header(config: Config, name: str) -> str:
    """`<name>_vector.h`: `<name>_sincos` for up to four angles in one vector."""
    constants, prefix = CONSTANTS[config.dtype], f"{name}_"
    inline = "static inline __attribute__((always_inline, unused))"
    return render(
        VectorFourContext(
            prefix=prefix,
            macro=f"{name.upper()}_VECTOR",
            real=config.real,
            word=constants.word[0],
            pair=_pair(config, prefix, inline, f"{prefix}four", f"{prefix}four_bits", beyond=True),
            limit=_limit(config),
            zero=literal(0.0, config.dtype) + config.literal,
            zero_bits=f"0{constants.word[1]}",
            free=constants.free,
            sin=f"sin{config.libm}",
            cos=f"cos{config.libm}",
        )
    )


def _limit(config: Config) -> str:
    return literal(CONSTANTS[config.dtype].limit, config.dtype) + config.literal


def vector_sincos_text(config: Config, name: str, *, guard: bool) -> str:
    """`<name>_pack_sincos_pair` of the vector file, and `<name>_pack_sincos_guard` where that is wanted."""
    constants, prefix = CONSTANTS[config.dtype], f"{name}_pack_"
    inline = "static inline __attribute__((always_inline, unused))"
    return render(
        VectorSinCosContext(
            name=name,
            prefix=prefix,
            lanes=lanes_name(name),
            bytes=f"{name.upper()}_BYTES",
            word=constants.word[0],
            pair=_pair(config, prefix, inline, f"{name}_pack", f"{name}_bits", beyond=True),
            limit=_limit(config),
            zero_bits=f"0{constants.word[1]}",
            free=constants.free,
            sin=f"sin{config.libm}",
            cos=f"cos{config.libm}",
            guard=guard,
        )
    )


def _pair(config: Config, prefix: str, inline: str, real: str, word: str, *, beyond: bool) -> str:
    """The formulas, which plain and vector code share, in the types of each."""

    def number(value: float) -> str:
        return literal(value, config.dtype) + config.literal

    def polynomial(coefficients: Sequence[float]) -> str:
        """Horner's scheme in the last step, which rounds least, and of pairs before where that is known sooner."""
        first, *others = coefficients
        if len(others) > 3:
            terms = [f"({number(c)} + (z * {number(d)}))" for c, d in zip(others[:-1:2], others[1::2], strict=True)]
            inner = number(others[-1])
            for term in reversed(terms):
                inner = f"({term} + ((z * z) * {inner}))"
            return f"({number(first)} + (z * {inner}))"
        return f"({number(first)} + (z * {polynomial(others)}))" if others else number(first)

    constants = CONSTANTS[config.dtype]
    suffix = constants.word[1]
    return render(
        SinCosPairContext(
            prefix=prefix,
            inline=inline,
            real=real,
            word=word,
            half=number(0.5),
            one=number(1.0),
            limit=number(constants.limit),
            two_over_pi=number(TWO_OVER_PI),
            round=number(constants.round),
            parts=tuple(number(part) for part in constants.parts),
            sine_polynomial=polynomial(constants.sine),
            cosine_polynomial=polynomial(constants.cosine),
            zero_bits=f"0{suffix}",
            one_bit=f"1{suffix}",
            sign_bit=f"{1 << (constants.width - 1):#x}{suffix}",
            round_bits=f"{constants.round_bits:#x}{suffix}",
            shift=constants.width - 2,
            fused=" || ".join(f"defined({macro})" for macro in FUSED[config.dtype]),
            beyond=beyond,
        )
    )
