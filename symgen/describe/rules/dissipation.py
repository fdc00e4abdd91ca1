"""Rayleigh's dissipation function: a quadratic form in the rates that is never negative."""

from __future__ import annotations

import itertools
import math

from symgen.describe.evaluate import EvaluationError, evaluate
from symgen.describe.expression import Expression, Operation, Rate
from symgen.describe.rules.findings import Findings

__all__ = ["check_dissipation"]

ROUNDING = 1e-12
"""A form is negative when it is so by more than this, relative to the losses of both joints by themselves."""


def check_dissipation(findings: Findings) -> None:
    """Its form, and, as far as that can be told at rest in the zero pose, its sign."""
    dissipation = findings.chain.dissipation
    if dissipation is None:
        return
    if rate_degrees(dissipation) not in ({2}, {0}):
        message = (
            "the dissipation function is a quadratic form in the rates, such as c*(d(a) - d(b))**2/2; other losses"
        )
        findings.error("dissipation", message + " go into 'forces' or 'friction'")
    elif findings.recording is None:
        feeding = fed_by(findings, dissipation) if rate_degrees(dissipation) == {2} else ""
        if feeding:
            message = f"the dissipation function is negative for {feeding}: it feeds energy in instead of taking it out"
            findings.warning("dissipation", message)


def fed_by(findings: Findings, dissipation: Expression) -> str:
    """Rates of one joint or two for which the function is negative; empty if it is so for none, or has no value."""
    names = [joint.name for joint in findings.chain.moving]
    known = {**findings.defaults, **dict.fromkeys(names, 0.0)}
    still = dict.fromkeys(names, 0.0)

    def lost(**rates: float) -> float:
        return evaluate(dissipation, known, {**still, **rates}, 0.0)

    try:
        alone = {name: lost(**{name: 1.0}) for name in names}
        for name, value in alone.items():
            if value < 0.0:
                return f"d({name}) = 1"
        for first, second in itertools.combinations(names, 2):
            together = lost(**{first: 1.0, second: 1.0})
            rate = least_rate(alone[first], alone[second], together - alone[first] - alone[second])
            if lost(**{first: 1.0, second: rate}) < -ROUNDING * (alone[first] + rate * rate * alone[second]):
                return f"d({first}) = 1, d({second}) = {rate:.3g}"
    except (EvaluationError, OverflowError):
        return ""
    return ""


def least_rate(first: float, second: float, both: float) -> float:
    """Where first + both x + second x^2 is least, or negative if it has no least value."""
    if second > 0.0:
        return -0.5 * both / second
    return -(first / both + math.copysign(1.0, both)) if both else 0.0


def rate_degrees(expression: Expression) -> set[int]:
    """The degrees in the rates of an expression's terms; {-1} when it is no polynomial in them."""
    none = {-1}
    match expression:
        case Rate():
            return {1}
        case Operation("add" | "sub", (a, b)):
            zero = [c for c in (a, b) if rate_degrees(c) == {0} and getattr(c, "value", None) == 0.0]
            kept = [rate_degrees(c) for c in (a, b) if c not in zero] or [{0}]
            return set.union(*kept)
        case Operation("mul", (a, b)):
            return {i + j if min(i, j) >= 0 else -1 for i in rate_degrees(a) for j in rate_degrees(b)}
        case Operation("neg", (a,)):
            return rate_degrees(a)
        case Operation("div", (a, b)):
            return rate_degrees(a) if rate_degrees(b) == {0} else none
        case Operation("pow", (a, b)):
            of_base, exponent = rate_degrees(a), getattr(b, "value", None)
            if of_base == {0} and rate_degrees(b) == {0}:
                return {0}
            if exponent in (1.0, 2.0):
                return {sum(pair) if min(pair) >= 0 else -1 for pair in powers(of_base, int(exponent))}
            return none
        case Operation("where", (condition, a, b)):
            inside = rate_degrees(Operation("max", condition.arguments)) if isinstance(condition, Operation) else none
            return rate_degrees(a) | rate_degrees(b) if inside == {0} else none
        case Operation(_, arguments):
            return {0} if all(rate_degrees(argument) == {0} for argument in arguments) else none
    return {0}


def powers(degrees: set[int], exponent: int) -> list[tuple[int, ...]]:
    """All sums of degrees that a power of a polynomial has."""
    return [(i,) for i in degrees] if exponent == 1 else [(i, j) for i in degrees for j in degrees]
