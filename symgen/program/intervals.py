"""Conservative ranges of nodes over boxes of inputs: which divisors may vanish, which roots may turn negative.

Plain interval arithmetic: every bound is rounded outwards by `math.nextafter`, library functions by a few units in the
last place more. Ranges are enclosures, never exact: a variable that occurs twice counts as two, so an operation that
`RULES` finds is one that the range could not prove safe; it need not fail anywhere in the box.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from symgen.program.nodes import BOOLEAN, MODE, Node

__all__ = ["EVERYTHING", "RULES", "Interval", "operation_range", "whole_range"]

Interval = tuple[float, float]
"""Lower and upper bound; booleans are 0 or 1, modes -1 to 1."""

EVERYTHING: Interval = (-math.inf, math.inf)
ULPS = 4
"""Assumed error of library functions, units in the last place."""


RULES: dict[str, tuple[int, Callable[[float, float], bool], str]] = {
    "div": (1, lambda lo, hi: lo <= 0.0 <= hi, "the divisor may vanish"),
    "sqrt": (0, lambda lo, hi: lo < 0.0, "the argument of sqrt may be negative"),
    "log": (0, lambda lo, hi: lo <= 0.0, "the argument of log may not be positive"),
    "asin": (0, lambda lo, hi: lo < -1.0 or hi > 1.0, "the argument of asin may leave [-1, 1]"),
    "acos": (0, lambda lo, hi: lo < -1.0 or hi > 1.0, "the argument of acos may leave [-1, 1]"),
}
"""Operation -> position of the operand that may fail, when it does, in words."""


def whole_range(type_: str) -> Interval:
    """All values of a type."""
    return {BOOLEAN: (0.0, 1.0), MODE: (-1.0, 1.0)}.get(type_, EVERYTHING)


def operation_range(node: Node, args: Sequence[Interval]) -> Interval:
    """Range of an operation's value by those of its operands."""
    op = node.op
    lo, hi = args[0]
    if len(args) == 1:
        return _of_one(op, lo, hi)
    if op == "select":
        (_, chosen, otherwise) = args
        return chosen if lo == 1.0 else otherwise if hi == 0.0 else _hull(*chosen, *otherwise)
    low, high = args[1]
    if op == "add":
        return _outwards(lo + low, hi + high)
    if op == "sub":
        return (0.0, 0.0) if node.args[0] is node.args[1] else _outwards(lo - high, hi - low)
    if op == "mul":
        if node.args[0] is node.args[1]:
            return _square(lo, hi)
        return _outwards(*_hull(*(_times(a, b) for a in (lo, hi) for b in (low, high))))
    if op == "div":
        if low <= 0.0 <= high:
            return EVERYTHING
        return _outwards(
            *_hull(*(a / b if math.isfinite(a) or math.isfinite(b) else 0.0 for a in (lo, hi) for b in (low, high)))
        )
    if op == "min":
        return min(lo, low), min(hi, high)
    if op == "max":
        return max(lo, low), max(hi, high)
    if op == "lt":
        return _truth(hi < low, lo < high)
    if op == "le":
        return _truth(hi <= low, lo <= high)
    if op in ("eq", "same"):
        return _truth(lo == hi == low == high, not (hi < low or high < lo))
    if op == "and":
        return min(lo, low), min(hi, high)
    if op == "or":
        return max(lo, low), max(hi, high)
    if op == "atan2":
        return _outwards(-math.pi, math.pi)
    return _power(lo, hi, low, high) if op == "pow" and lo >= 0.0 else EVERYTHING


def _power(lo: float, hi: float, low: float, high: float) -> Interval:
    """Range of x^y, x not negative: y log x has its extremes at the corners."""
    if lo == 0.0 and low < 0.0:
        return 0.0, math.inf
    least, most = _hull(*(_raised(x, y) for x in (lo, hi) for y in (low, high)))
    return max(0.0, _outwards(least, 0.0, ULPS)[0]), _outwards(0.0, most, ULPS)[1]


def _nearest(x: float) -> float:
    return float(round(x)) if math.isfinite(x) else x


def _raised(x: float, y: float) -> float:
    try:
        return float(x**y)
    except OverflowError:
        return math.inf


def _of_one(op: str, lo: float, hi: float) -> Interval:
    if op == "neg":
        return -hi, -lo
    if op == "abs":
        return (0.0 if lo <= 0.0 <= hi else min(abs(lo), abs(hi))), max(abs(lo), abs(hi))
    if op in ("sign", "mode_of"):
        return float((lo > 0) - (lo < 0)), float((hi > 0) - (hi < 0))
    if op == "round":
        return _nearest(lo), _nearest(hi)
    if op == "not":
        return 1.0 - hi, 1.0 - lo
    if op == "real_of":
        return lo, hi
    if op == "sqrt":
        return max(0.0, _outwards(math.sqrt(max(lo, 0.0)), 0.0)[0]), _outwards(0.0, _root(max(hi, 0.0)))[1]
    if op == "cos":
        return _sine(lo + math.pi / 2, hi + math.pi / 2)
    if op == "sin":
        return _sine(lo, hi)
    if op == "atan":
        return _outwards(math.atan(lo), math.atan(hi), ULPS)
    if op == "exp":
        return max(0.0, _outwards(_exp(lo), 0.0, ULPS)[0]), _outwards(0.0, _exp(hi), ULPS)[1]
    if op == "log" and lo > 0.0:
        return _outwards(math.log(lo), math.log(hi), ULPS)
    if op == "asin":
        return _outwards(math.asin(min(max(lo, -1.0), 1.0)), math.asin(min(max(hi, -1.0), 1.0)), ULPS)
    if op == "acos":
        return _outwards(math.acos(min(max(hi, -1.0), 1.0)), math.acos(min(max(lo, -1.0), 1.0)), ULPS)
    return EVERYTHING


def _sine(lo: float, hi: float) -> Interval:
    """Range of sine; a peak that is within rounding of the interval counts as inside."""
    margin = 1e-15 * (4.0 + abs(lo) + abs(hi))
    if not math.isfinite(margin) or hi - lo + 2.0 * margin >= 2.0 * math.pi:
        return -1.0, 1.0

    def contains(peak: float) -> bool:
        turns = math.ceil((lo - margin - peak) / (2.0 * math.pi) - 1e-12)
        return peak + 2.0 * math.pi * turns <= hi + margin

    low, high = _hull(math.sin(lo), math.sin(hi))
    low = -1.0 if contains(-math.pi / 2) else max(-1.0, low - margin)
    high = 1.0 if contains(math.pi / 2) else min(1.0, high + margin)
    return low, high


def _square(lo: float, hi: float) -> Interval:
    least, most = _of_one("abs", lo, hi)
    return max(0.0, _outwards(least * least, 0.0)[0]), _outwards(0.0, most * most)[1]


def _root(x: float) -> float:
    return math.sqrt(x) if math.isfinite(x) else x


def _exp(x: float) -> float:
    return math.inf if x > 709.0 else math.exp(x)


def _times(a: float, b: float) -> float:
    return 0.0 if a == 0.0 or b == 0.0 else a * b


def _hull(*values: float) -> Interval:
    return min(values), max(values)


def _outwards(lo: float, hi: float, ulps: int = 1) -> Interval:
    for _ in range(ulps):
        lo, hi = math.nextafter(lo, -math.inf), math.nextafter(hi, math.inf)
    return (-math.inf if math.isnan(lo) else lo), (math.inf if math.isnan(hi) else hi)


def _truth(certain: bool, possible: bool) -> Interval:
    return (1.0 if certain else 0.0), (1.0 if possible else 0.0)
