"""Double-double arithmetic over many states at once: 32 digits by pairs of floats, a hundredth of the time of mpmath.

A real is an unevaluated sum high + low of two doubles, |low| at most half a unit in the last place of high (Dekker
1971). Sums and products follow Hida, Li and Bailey (2001): their error is 2^-104 of the operands' magnitude, so a sum
that cancels keeps the digits that its summands have. Elementary functions reduce their argument and sum a Taylor
series, or correct the double's value by one Newton step with such a function; their error is 2^-100 of |f| + |x f'|.

Nothing here is an infinity or a NaN: the caller lets NumPy raise FloatingPointError (`raising`), and takes another
arithmetic.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from functools import cached_property, lru_cache
from typing import Any

import mpmath
import numpy as np

from symgen.program.nodes import REAL
from symgen.reference.arithmetic import DTYPES, FloatArithmetic

__all__ = ["DoubleDouble", "DoubleDoubleArithmetic", "raising"]

Value = Any


def raising() -> AbstractContextManager[Any]:
    """Lets NumPy raise FloatingPointError where no number comes out.

    A division by zero makes an infinity, with which the next operation raises.
    """
    return np.errstate(divide="ignore", invalid="raise", over="raise", under="ignore")


SPLIT = 2.0**27 + 1.0
"""Veltkamp's factor, which parts a double into halves of 26 bits."""

STEPS = 16
"""Sines and cosines of multiples of pi / STEPS are tabulated."""

FARTHEST = 2.0**22
"""Multiple of pi / STEPS up to which the argument of a sine is reduced exactly."""

SQUARINGS = 5
"""Doublings of the argument of exp(r) - 1 after its series."""


class DoubleDouble:
    """high + low; both (count,) or scalars, the same for all states."""

    def __init__(self, high: Value, low: Value) -> None:
        self.high = high
        self.low = low

    @cached_property
    def halves(self) -> tuple[Value, Value]:
        """The upper and lower bits of `high`."""
        scaled = SPLIT * self.high
        upper = scaled - (scaled - self.high)
        return upper, self.high - upper

    @cached_property
    def circle(self) -> tuple[DoubleDouble, DoubleDouble]:
        """Sine and cosine."""
        return _sine_and_cosine(self)


def _exactly(value: Value) -> DoubleDouble:
    return DoubleDouble(np.asarray(value, dtype=np.float64)[()], np.float64(0.0))


def _renormalised(high: Value, low: Value) -> DoubleDouble:
    """A pair whose first number is the larger one."""
    total = high + low
    return DoubleDouble(total, low - (total - high))


def _add(a: DoubleDouble, b: DoubleDouble) -> DoubleDouble:
    total = a.high + b.high
    part = total - a.high
    error = (a.high - (total - part)) + (b.high - part)
    return _renormalised(total, error + (a.low + b.low))


def _negative(a: DoubleDouble) -> DoubleDouble:
    return DoubleDouble(-a.high, -a.low)


def _subtract(a: DoubleDouble, b: DoubleDouble) -> DoubleDouble:
    return _add(a, _negative(b))


def _multiply(a: DoubleDouble, b: DoubleDouble) -> DoubleDouble:
    for one, other in ((a, b), (b, a)):
        if np.ndim(one.high) == 0 and one.low == 0.0 and abs(np.frexp(one.high)[0]) == 0.5:  # a power of two
            return DoubleDouble(one.high * other.high, one.high * other.low)
    product = a.high * b.high
    (a1, a2), (b1, b2) = a.halves, b.halves
    error = ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2
    return _renormalised(product, error + (a.high * b.low + a.low * b.high))


def _divide(a: DoubleDouble, b: DoubleDouble) -> DoubleDouble:
    first = _exactly(a.high / b.high)
    rest = _subtract(a, _multiply(first, b))
    second = rest.high / b.high
    rest = _subtract(rest, _multiply(_exactly(second), b))
    return _add(_renormalised(first.high, second), _exactly(rest.high / b.high))


def _root(a: DoubleDouble) -> DoubleDouble:
    first = _exactly(np.sqrt(a.high))
    rest = _subtract(a, _multiply(first, first))
    return _renormalised(first.high, rest.high / (2.0 * np.where(first.high > 0.0, first.high, 1.0)))


def _where(condition: Value, chosen: Value, otherwise: Value) -> Value:
    if not isinstance(chosen, DoubleDouble):
        return np.where(condition, chosen, otherwise)
    high, low = (np.where(condition, *pair) for pair in ((chosen.high, otherwise.high), (chosen.low, otherwise.low)))
    return DoubleDouble(high, low)


def _less(a: DoubleDouble, b: DoubleDouble) -> Value:
    return (a.high < b.high) | ((a.high == b.high) & (a.low < b.low))


def _equal(a: DoubleDouble, b: DoubleDouble) -> Value:
    return (a.high == b.high) & (a.low == b.low)


def _whole_power(a: DoubleDouble, exponent: int) -> DoubleDouble:
    if exponent < 0:
        return _divide(_exactly(1.0), _whole_power(a, -exponent))
    result = _exactly(np.ones_like(a.high))
    while exponent:
        if exponent & 1:
            result = _multiply(result, a)
        exponent >>= 1
        if exponent:
            a = _multiply(a, a)
    return result


def _power(a: DoubleDouble, b: DoubleDouble) -> DoubleDouble:
    if np.ndim(b.high) == 0 and b.low == 0.0 and float(b.high).is_integer() and abs(b.high) < SPLIT:
        return _whole_power(a, int(b.high))
    zero = a.high == 0.0
    if np.any(zero & (b.high <= 0.0)):
        raise FloatingPointError("a power of zero")
    found = _exponential(_multiply(b, _logarithm(_where(zero, _exactly(1.0), a))))
    return DoubleDouble(np.where(zero, 0.0, found.high), np.where(zero, 0.0, found.low))


# series


@lru_cache(maxsize=1)
def _constants() -> dict[str, Any]:
    """Tables and coefficients to more than 32 digits, by mpmath.

    Steps of the circle and of the exponential are given in parts of 29 bits, whose products with counts are exact, and
    a pair for the rest.
    """
    with mpmath.workdps(60):

        def pair(x: Any) -> DoubleDouble:
            high = float(x)
            return DoubleDouble(np.float64(high), np.float64(float(x - high)))

        def parts(x: Any) -> tuple[float, float, DoubleDouble]:
            found = []
            for _ in range(2):
                scale = 2.0 ** (28 - int(mpmath.floor(mpmath.log(x, 2))))
                found.append(float(mpmath.floor(x * scale)) / scale)
                x -= found[-1]
            return found[0], found[1], pair(x)

        step = mpmath.pi / STEPS
        angles = [(mpmath.sin(k * step), mpmath.cos(k * step)) for k in range(2 * STEPS)]
        table = [[pair(column[k]) for column in angles] for k in (0, 1)]
        return {
            "step": parts(step),
            "two": parts(mpmath.log(2)),
            "log two": pair(mpmath.log(2)),
            "table": [[np.array([getattr(x, part) for x in row]) for part in ("high", "low")] for row in table],
            "sine": [pair((-1) ** n / mpmath.factorial(2 * n + 1)) for n in range(1, 10)],
            "cosine": [pair((-1) ** n / mpmath.factorial(2 * n)) for n in range(1, 11)],
            "growth": [pair(1 / mpmath.factorial(n)) for n in range(2, 14)],
        }


def _reduced(x: DoubleDouble, name: str, count: Value) -> DoubleDouble:
    """x - count step, the step in parts; the first two products are exact."""
    one, two, rest = _constants()[name]
    near = _exactly(x.high - count * one)
    return _subtract(_add(_add(near, _exactly(-count * two)), _exactly(x.low)), _multiply(_exactly(count), rest))


def _series(z: DoubleDouble, coefficients: Sequence[DoubleDouble], pairs: int) -> DoubleDouble:
    """The sum of coefficients[n] z^n, by Horner's rule; those from `pairs` on matter in double precision alone."""
    tail: Value = np.float64(0.0)
    for coefficient in reversed(coefficients[pairs:]):
        tail = tail * z.high + coefficient.high
    total = _exactly(tail)
    for coefficient in reversed(coefficients[:pairs]):
        total = _add(_multiply(total, z), coefficient)
    return total


def _sine_and_cosine(x: DoubleDouble) -> tuple[DoubleDouble, DoubleDouble]:
    constants = _constants()
    count = np.rint(x.high * (STEPS / np.pi))
    if np.any(np.abs(count) > FARTHEST):
        raise FloatingPointError("a large angle")
    r = _reduced(x, "step", count)
    z = _multiply(r, r)
    sine = _add(r, _multiply(_multiply(r, z), _series(z, constants["sine"], 4)))
    cosine = _add(_exactly(1.0), _multiply(z, _series(z, constants["cosine"], 5)))
    place = np.asarray(count, dtype=np.int64) % (2 * STEPS)
    s, c = (DoubleDouble(high[place], low[place]) for high, low in constants["table"])
    return (
        _add(_multiply(s, cosine), _multiply(c, sine)),
        _subtract(_multiply(c, cosine), _multiply(s, sine)),
    )


def _exponential(x: DoubleDouble) -> DoubleDouble:
    count = np.rint(np.clip(x.high, -1100.0, 1100.0) / np.log(2.0))
    r = _reduced(_where(np.abs(x.high) > 1100.0, _exactly(count * np.log(2.0)), x), "two", count)
    r = _multiply(r, _exactly(2.0**-SQUARINGS))
    grown = _add(r, _multiply(_multiply(r, r), _series(r, _constants()["growth"], 6)))
    for _ in range(SQUARINGS):
        grown = _add(_multiply(_exactly(2.0), grown), _multiply(grown, grown))
    total, power = _add(_exactly(1.0), grown), np.asarray(count, dtype=np.int64)
    return DoubleDouble(np.ldexp(total.high, power), np.ldexp(total.low, power))


def _logarithm(x: DoubleDouble) -> DoubleDouble:
    if np.any(x.high <= 0.0):
        raise FloatingPointError("the logarithm of no positive number")
    power = np.frexp(x.high * np.sqrt(2.0))[1] - 1  # what is left of x lies about 1
    x = DoubleDouble(np.ldexp(x.high, -power), np.ldexp(x.low, -power))
    first = _exactly(np.log(x.high))
    rest = _subtract(_multiply(x, _exponential(_negative(first))), _exactly(1.0))
    rest = _subtract(rest, _exactly(0.5 * rest.high * rest.high))
    return _add(_multiply(_exactly(power), _constants()["log two"]), _add(first, rest))


def _angle(y: DoubleDouble, x: DoubleDouble) -> DoubleDouble:
    first = _exactly(np.arctan2(y.high, x.high))
    s, c = first.circle
    across = _subtract(_multiply(y, c), _multiply(x, s))
    along = _add(_multiply(x, c), _multiply(y, s))
    return _add(first, _exactly(across.high / np.where(along.high == 0.0, 1.0, along.high)))


def _across(x: DoubleDouble) -> DoubleDouble:
    """sqrt(1 - x^2)."""
    one = _exactly(1.0)
    return _root(_multiply(_subtract(one, x), _add(one, x)))


def _sign(x: DoubleDouble) -> Value:
    return np.subtract(np.greater(x.high, 0.0), np.less(x.high, 0.0), dtype=np.float64)


def _nearest(x: DoubleDouble) -> DoubleDouble:
    """The nearest whole number."""
    whole = np.rint(x.high)
    return _exactly(whole + np.rint((x.high - whole) + x.low))


_TABLE: dict[str, Callable[..., Value]] = {
    "add": _add,
    "sub": _subtract,
    "mul": _multiply,
    "div": _divide,
    "neg": _negative,
    "sqrt": _root,
    "sin": lambda x: x.circle[0],
    "cos": lambda x: x.circle[1],
    "tan": lambda x: _divide(*x.circle),
    "asin": lambda x: _angle(x, _across(x)),
    "acos": lambda x: _angle(_across(x), x),
    "atan": lambda x: _angle(x, _exactly(1.0)),
    "atan2": _angle,
    "exp": _exponential,
    "log": _logarithm,
    "pow": _power,
    "abs": lambda x: _where(x.high < 0.0, _negative(x), x),
    "sign": lambda x: _exactly(_sign(x)),
    "round": _nearest,
    "min": lambda a, b: _where(_less(b, a), b, a),
    "max": lambda a, b: _where(_less(a, b), b, a),
    "lt": _less,
    "le": lambda a, b: ~_less(b, a),
    "eq": _equal,
    "mode_of": lambda x: np.asarray(_sign(x), dtype=np.int8),
    "real_of": _exactly,
    "select": _where,
    "refined": lambda found, better: better,
}


class DoubleDoubleArithmetic:
    """Executes operations on double-doubles; booleans and modes are those of `FloatArithmetic`."""

    def __init__(self) -> None:
        self._float = FloatArithmetic()

    def function(self, op: str) -> Callable[..., Value]:
        """The meaning of an operation; raises ProgramError for one that has none."""
        found = _TABLE.get(op)
        return self._float.function(op) if found is None else found

    def constant(self, value: Any, type_: str) -> Value:
        """A constant or an argument, the same for all states or (count,)."""
        return _exactly(value) if type_ == REAL else np.asarray(value, dtype=DTYPES[type_])[()]

    def loop(
        self,
        body: Callable[[list[Value]], list[Value]],
        bound: int,
        carried: Sequence[Value],
        context: Sequence[Value],
    ) -> list[Value]:
        """Runs `body` until every state has finished; a state that has finished keeps its values."""
        values = list(carried)
        done: Value = np.bool_(False)
        for _ in range(bound):
            *new, finished = body([*values, *context])
            values = [_where(done, old, fresh) for old, fresh in zip(values, new, strict=True)]
            done = np.logical_or(done, finished)
            if np.all(done):
                break
        return [*values, done]
