"""Constants of the C target: types, suffixes, names of functions and operators."""

from __future__ import annotations

from dataclasses import dataclass

from symgen.program.nodes import BOOLEAN, MODE, REAL

__all__ = [
    "CONFIGS",
    "HELPERS",
    "INFIX",
    "LANE_SUFFIX",
    "LIBM",
    "LONGEST_VECTOR",
    "MANY",
    "MOST_VECTOR",
    "PART",
    "PART_PACKS",
    "RESERVED",
    "SPLIT",
    "WHOLE",
    "WHOLE_PACKS",
    "Config",
]


@dataclass(frozen=True, slots=True)
class Config:
    """Spelling of numbers in C.

    Attributes:
        dtype: of the Program's reals.
        real: the C type.
        literal: suffix of literals.
        libm: suffix of the functions of `<math.h>`.
        flag: the C type of booleans.
        mode: the C type of modes.
    """

    dtype: str
    real: str
    literal: str
    libm: str
    flag: str = "bool"
    mode: str = "signed char"

    @property
    def types(self) -> dict[str, str]:
        """C types of the Program's types."""
        return {REAL: self.real, BOOLEAN: self.flag, MODE: self.mode}


CONFIGS = {
    "float64": Config("float64", "double", "", ""),
    "float32": Config("float32", "float", "F", "f"),
}

INFIX = {"add": "+", "sub": "-", "mul": "*", "div": "/", "lt": "<", "le": "<=", "same": "==", "and": "&&", "or": "||"}

LIBM = {
    "sqrt": "sqrt",
    "sin": "sin",
    "cos": "cos",
    "tan": "tan",
    "asin": "asin",
    "acos": "acos",
    "atan": "atan",
    "atan2": "atan2",
    "exp": "exp",
    "log": "log",
    "pow": "pow",
    "abs": "fabs",
    "round": "rint",
}

HELPERS = ("sign", "min", "max", "eq", "mode_of")
"""Operations written as small static functions, so that arguments are evaluated once."""

LANE_SUFFIX = {REAL: "", BOOLEAN: "_flags", MODE: "_modes"}
"""Endings of the helpers that gather and scatter lanes, by type."""

SPLIT = 110_000
"""Characters after which a further source file is begun: files compile side by side."""

PART = 1_000
WHOLE = 8_000
"""Operations of a part of a function that has more than `WHOLE`. Compilers need more than twice the time for a function
of twice the length, and find worse places for its values: with gcc 12 -O3, 25,000 operations compile in 2.8 s instead
of 10.5 s in parts of 1000, and run in 3.4 us instead of 4.7 us. Below `WHOLE` nothing is gained."""

PART_PACKS = 700
WHOLE_PACKS = 2_000
"""The same for functions on packs. With gcc 12 the linearisation of a nine-joint arm, 11,000 operations, compiles in
3 s instead of 16 and takes 508 ns a state instead of 629; that of a seven-joint arm, 4,000, takes 198 ns, not 247."""

LONGEST_VECTOR = 5_000
MOST_VECTOR = 35_000
"""Operations of one C function, and of all parts of a function of the Program, above which its batch is not
vectorised: it would take longer to compile than it is worth. That of the nine-joint arm, 17,000, runs 4.8 times as
fast as one state after the other."""

MANY = 1 << 16
"""Bytes of the results of all states, of `LARGE` numbers each or more, from which packs are stored at their own places:
the first two blocks overlap as far as the second needs to begin at one. For less that takes longer than it saves."""

RESERVED = frozenset(
    {"prepared", "parameters", "count", "state", "k", "lane", "live", "liveb", "bool", "true", "false"}
)
"""Names that the templates use inside functions."""
