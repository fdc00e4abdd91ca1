"""Numbers that carry a gradient, and elementary functions of floats, complex numbers and such duals.

A `Dual` is a value with its derivatives with respect to some variables (forward differentiation). Its parts may be
complex: a complex step then differentiates once more, which gives Hessians without a second kind of number.
A complex argument always means a real number with an infinitesimal imaginary part (Squire and Trapp 1998).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Union

import numpy as np
from numpy.typing import NDArray

__all__ = ["FUNCTIONS", "STEP", "Dual", "Scalar", "atan2", "complex_step", "power", "real", "real_part"]

STEP = 1e-30
"""Complex step: its square is below every rounding error, so derivatives are exact to rounding."""

Real = Union[float, complex]


class Dual:
    """A value and its gradient (k,); arithmetic follows the rules of differentiation."""

    __slots__ = ("gradient", "value")

    def __init__(self, value: Real, gradient: NDArray[Any]) -> None:
        self.value = value
        self.gradient = gradient

    def __add__(self, other: Scalar) -> Dual:
        if isinstance(other, Dual):
            return Dual(self.value + other.value, self.gradient + other.gradient)
        return Dual(self.value + other, self.gradient)

    __radd__ = __add__

    def __neg__(self) -> Dual:
        return Dual(-self.value, -self.gradient)

    def __sub__(self, other: Scalar) -> Dual:
        return self + (-other)

    def __rsub__(self, other: Real) -> Dual:
        return -self + other

    def __mul__(self, other: Scalar) -> Dual:
        if isinstance(other, Dual):
            return Dual(self.value * other.value, self.value * other.gradient + other.value * self.gradient)
        return Dual(self.value * other, other * self.gradient)

    __rmul__ = __mul__

    def __truediv__(self, other: Scalar) -> Dual:
        if isinstance(other, Dual):
            quotient = self.value / other.value
            return Dual(quotient, (self.gradient - quotient * other.gradient) / other.value)
        return Dual(self.value / other, self.gradient / other)

    def __rtruediv__(self, other: Real) -> Dual:
        quotient = other / self.value
        return Dual(quotient, -quotient / self.value * self.gradient)


Scalar = Union[float, complex, Dual]


def real(x: Scalar) -> Real:
    """The value without its gradient."""
    return x.value if isinstance(x, Dual) else x


def real_part(x: Scalar) -> float:
    """The number itself, without gradient and without infinitesimal part."""
    return float(np.real(real(x)))


def _is_complex(x: Real) -> bool:
    return isinstance(x, complex)


def _expanded(function: Callable[[float], float], slope: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """A real function continued to an infinitesimal imaginary part."""

    def continued(x: Real) -> Real:
        if _is_complex(x):
            return complex(_guarded(function, x.real), slope(x.real) * x.imag)
        return _guarded(function, float(np.real(x)))

    return continued


def _guarded(function: Callable[[float], float], x: float) -> float:
    try:
        return function(x)
    except ValueError:
        return math.nan


def _square_root_slope(x: Any) -> Any:
    return 0.5 / _sqrt(x) if real_part(x) > 0.0 else math.nan


def _side(x: Any) -> float:
    value = real_part(x)
    return float(value > 0.0) - float(value < 0.0)


_sqrt = _expanded(math.sqrt, lambda x: 0.5 / math.sqrt(x) if x > 0.0 else math.nan)
_sin = _expanded(math.sin, math.cos)
_cos = _expanded(math.cos, lambda x: -math.sin(x))
_tan = _expanded(math.tan, lambda x: 1.0 + math.tan(x) ** 2)
_exp = _expanded(math.exp, math.exp)
_log = _expanded(lambda x: math.log(x) if x != 0.0 else -math.inf, lambda x: 1.0 / x)
_asin = _expanded(math.asin, lambda x: 1.0 / math.sqrt(1.0 - x * x))
_acos = _expanded(math.acos, lambda x: -1.0 / math.sqrt(1.0 - x * x))
_atan = _expanded(math.atan, lambda x: 1.0 / (1.0 + x * x))
_abs = _expanded(abs, _side)

# name -> (function, slope), both of floats and complex numbers
_UNARY: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {
    "sin": (_sin, _cos),
    "cos": (_cos, lambda x: -_sin(x)),
    "tan": (_tan, lambda x: 1.0 + _tan(x) * _tan(x)),
    "asin": (_asin, lambda x: 1.0 / _sqrt(1.0 - x * x)),
    "acos": (_acos, lambda x: -1.0 / _sqrt(1.0 - x * x)),
    "atan": (_atan, lambda x: 1.0 / (1.0 + x * x)),
    "sqrt": (_sqrt, _square_root_slope),
    "exp": (_exp, _exp),
    "log": (_log, lambda x: 1.0 / x),
    "abs": (_abs, _side),
    "sign": (_side, lambda x: 0.0),
}


def _lifted(name: str) -> Callable[[Scalar], Scalar]:
    function, slope = _UNARY[name]

    def lifted(x: Scalar) -> Scalar:
        if isinstance(x, Dual):
            return Dual(function(x.value), slope(x.value) * x.gradient)
        result: Scalar = function(x)
        return result

    return lifted


FUNCTIONS: dict[str, Callable[[Scalar], Scalar]] = {name: _lifted(name) for name in _UNARY}
"""Functions of one variable by their name in chain files."""


def atan2(y: Scalar, x: Scalar) -> Scalar:
    """The angle of (x, y)."""
    angle: Scalar = math.atan2(real_part(y), real_part(x))
    vy, vx = real(y), real(x)
    if _is_complex(vy) or _is_complex(vx):
        a, b = complex(vy), complex(vx)
        angle = complex(real_part(angle), (b.real * a.imag - a.real * b.imag) / (a.real**2 + b.real**2))
    if not isinstance(y, Dual) and not isinstance(x, Dual):
        return angle
    square = vx * vx + vy * vy
    gradient: Any = 0.0
    if isinstance(y, Dual):
        gradient = gradient + vx / square * y.gradient
    if isinstance(x, Dual):
        gradient = gradient - vy / square * x.gradient
    return Dual(real(angle), np.asarray(gradient))


def power(x: Scalar, exponent: Scalar) -> Scalar:
    """x to a power: by multiplication for whole exponents, else by exponential and logarithm."""
    if not isinstance(exponent, Dual) and not _is_complex(exponent) and float(np.real(exponent)).is_integer():
        whole = int(np.real(exponent))
        return 1.0 / _whole_power(x, -whole) if whole < 0 else _whole_power(x, whole)
    if not isinstance(x, Dual) and not isinstance(exponent, Dual) and not _is_complex(x) and not _is_complex(exponent):
        return math.pow(float(np.real(x)), float(np.real(exponent))) if real_part(x) >= 0.0 else math.nan
    return FUNCTIONS["exp"](exponent * FUNCTIONS["log"](x))


def _whole_power(x: Scalar, whole: int) -> Scalar:
    result: Scalar = 1.0
    while whole:
        if whole & 1:
            result = result * x
        x = x * x
        whole >>= 1
    return result


def complex_step(function: Callable[[NDArray[Any]], NDArray[Any]], x: NDArray[Any]) -> NDArray[Any]:
    """Derivatives of a real function of x (k,), the last axis belonging to x."""
    columns = []
    for k in range(len(x)):
        shifted = x.astype(complex)
        shifted[k] += 1j * STEP
        columns.append(np.imag(function(shifted)) / STEP)
    return np.stack(columns, axis=-1) if columns else np.zeros((*np.shape(function(x)), 0))
