"""Arithmetic to any number of digits, one state at a time: what each operation of a Program means, in mpmath.

Values are the raw tuples of `mpmath.libmp` (its low-level interface, several times faster than `mpf` objects), Python
booleans, and Python integers for modes. What has no real value (0/0, the root of a negative number) is NaN, x/0 an
infinity; nothing raises.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import mpmath
from mpmath import libmp
from mpmath.libmp import ComplexResult, fnan, fone, fzero

from symgen.errors import ProgramError
from symgen.program.nodes import REAL

__all__ = ["ExactArithmetic"]

Value = Any
_NEAREST = "n"
_ROUNDED: dict[str, Callable[..., Value]] = {
    "add": libmp.mpf_add,
    "sub": libmp.mpf_sub,
    "mul": libmp.mpf_mul,
    "sqrt": libmp.mpf_sqrt,
    "sin": libmp.mpf_sin,
    "cos": libmp.mpf_cos,
    "tan": libmp.mpf_tan,
    "asin": libmp.mpf_asin,
    "acos": libmp.mpf_acos,
    "atan": libmp.mpf_atan,
    "atan2": libmp.mpf_atan2,
    "exp": libmp.mpf_exp,
    "log": libmp.mpf_log,
}
_MAY_FAIL = frozenset({"sqrt", "asin", "acos", "log", "tan"})
_INFINITIES = {1: libmp.finf, -1: libmp.fninf, 0: fnan}


def _real_sign(x: Value) -> int:
    return 0 if x == fnan else int(libmp.mpf_sign(x))


# operations that do not round
_PLAIN: dict[str, Callable[..., Value]] = {
    "neg": libmp.mpf_neg,
    "abs": libmp.mpf_abs,
    "round": libmp.mpf_nint,
    "sign": lambda x: libmp.from_int(_real_sign(x)),
    "min": lambda a, b: fnan if fnan in (a, b) else (b if libmp.mpf_lt(b, a) else a),
    "max": lambda a, b: fnan if fnan in (a, b) else (b if libmp.mpf_lt(a, b) else a),
    "lt": libmp.mpf_lt,
    "le": libmp.mpf_le,
    "eq": libmp.mpf_eq,
    "same": lambda a, b: a == b,
    "and": lambda a, b: a and b,
    "or": lambda a, b: a or b,
    "not": lambda a: not a,
    "mode_of": _real_sign,
    "real_of": libmp.from_int,
    "select": lambda condition, chosen, otherwise: chosen if condition else otherwise,
    "refined": lambda found, better: better,
}


class ExactArithmetic:
    """Executes operations on raw mpmath numbers, each rounded to `digits` decimal digits."""

    def __init__(self, digits: int) -> None:
        self.precision = int(libmp.dps_to_prec(digits))
        self._table = dict(_PLAIN)
        for name, function in _ROUNDED.items():
            self._table[name] = self._rounded(function, name in _MAY_FAIL)
        self._table["div"] = self._divide
        self._table["pow"] = self._power

    def _rounded(self, function: Callable[..., Value], may_fail: bool) -> Callable[..., Value]:
        precision = self.precision

        def rounded(*args: Value) -> Value:
            return function(*args, precision, _NEAREST)

        def guarded(*args: Value) -> Value:
            try:
                return function(*args, precision, _NEAREST)
            except (ComplexResult, ValueError, ZeroDivisionError):
                return fnan

        return guarded if may_fail else rounded

    def _divide(self, a: Value, b: Value) -> Value:
        if b == fzero:
            return _INFINITIES[_real_sign(a)]
        return libmp.mpf_div(a, b, self.precision, _NEAREST)

    def _power(self, a: Value, b: Value) -> Value:
        if b == fzero:
            return fone
        if a == fzero:
            return fzero if _real_sign(b) > 0 else libmp.finf
        try:
            return libmp.mpf_pow(a, b, self.precision, _NEAREST)
        except ComplexResult:
            return fnan

    def function(self, op: str) -> Callable[..., Value]:
        """The meaning of an operation; raises ProgramError for one that has none."""
        function = self._table.get(op)
        if function is None:
            raise ProgramError(f"the reference interpreter does not know the operation {op!r}")
        return function

    def constant(self, value: Any, type_: str) -> Value:
        """A constant or an argument: a float, an int or an `mpf` becomes a raw number, the others stay."""
        if type_ != REAL:
            return value
        if isinstance(value, mpmath.mpf):
            return value._mpf_
        return libmp.from_float(float(value))

    def result(self, value: Value, type_: str) -> Any:
        """A raw number as an `mpf`, a boolean or mode as itself."""
        return mpmath.make_mpf(value) if type_ == REAL else value

    def loop(
        self,
        body: Callable[[list[Value]], list[Value]],
        bound: int,
        carried: Sequence[Value],
        context: Sequence[Value],
    ) -> list[Value]:
        """Runs `body` until it says that it is done, at most `bound` times."""
        values = list(carried)
        for _ in range(bound):
            *values, done = body([*values, *context])
            if done:
                return [*values, True]
        return [*values, False]
