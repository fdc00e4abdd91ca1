"""Rayleigh's dissipation function: a quadratic form in the rates that is never negative."""

from __future__ import annotations

import math
from collections.abc import Mapping

from symgen.describe.evaluate import EvaluationError, evaluate, holds
from symgen.describe.expression import Expression, Number, Operation, Rate
from symgen.describe.rules.findings import Findings

__all__ = ["check_dissipation"]

Form = dict[tuple[str, ...], float]

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
    else:
        feeding = fed_by(findings, dissipation) if rate_degrees(dissipation) == {2} else ""
        if feeding:
            message = f"the dissipation function is negative for {feeding}: it feeds energy in instead of taking it out"
            findings.warning("dissipation", message)


def fed_by(findings: Findings, dissipation: Expression) -> str:
    """Rates of one joint or two for which the function is negative; empty if it is so for none, or has no value."""
    still = dict.fromkeys((joint.name for joint in findings.chain.movable), 0.0)
    try:
        form = polynomial(dissipation, {**findings.defaults, **still})
    except EvaluationError:
        return ""
    for rates, value in form.items():
        if len(set(rates)) == 1 and value < 0.0:
            return f"d({rates[0]}) = 1"
    for (first, second), both in ((rates, value) for rates, value in form.items() if len(set(rates)) == 2):
        alone, other = form.get((first, first), 0.0), form.get((second, second), 0.0)
        rate = least_rate(alone, other, both)
        if alone + both * rate + other * rate * rate < -ROUNDING * (alone + rate * rate * other):
            return f"d({first}) = 1, d({second}) = {rate:.3g}"
    return ""


def polynomial(expression: Expression, known: Mapping[str, float]) -> Form:
    """The coefficients of a polynomial in the rates, by the rates in each term, sorted.

    Raises:
        EvaluationError: a coefficient has no value.
    """
    match expression:
        case Rate(joint):
            return {(joint,): 1.0}
        case Operation("add" | "sub" as operator, (a, b)):
            first, second = polynomial(a, known), polynomial(b, known)
            sign = 1.0 if operator == "add" else -1.0
            return first | {rates: first.get(rates, 0.0) + sign * value for rates, value in second.items()}
        case Operation("neg", (a,)):
            return {rates: -value for rates, value in polynomial(a, known).items()}
        case Operation("mul", (a, b)):
            return product(polynomial(a, known), polynomial(b, known))
        case Operation("div", (a, b)):
            below = evaluate(b, known, t=0.0)
            if below == 0.0:
                raise EvaluationError("division by zero")
            return {rates: value / below for rates, value in polynomial(a, known).items()}
        case Operation("pow", (a, Number(2.0))):
            base = polynomial(a, known)
            return product(base, base)
        case Operation("pow", (a, Number(1.0))):
            return polynomial(a, known)
        case Operation("where", (condition, a, b)):
            return polynomial(a if holds(condition, known, None, 0.0) else b, known)
    return {(): evaluate(expression, known, t=0.0)}


def product(a: Form, b: Form) -> Form:
    """The product of two polynomials."""
    result: Form = {}
    for one, first in a.items():
        for other, second in b.items():
            rates = tuple(sorted(one + other))
            result[rates] = result.get(rates, 0.0) + first * second
    return result


def least_rate(first: float, second: float, both: float) -> float:
    """The x at which first + both x + second x^2 is least, or one at which it is negative where nothing is least."""
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
            kept = [rate_degrees(c) for c in (a, b) if c != Number(0.0)]
            return set.union({0} if not kept else set(), *kept)
        case Operation("mul", (a, b)):
            first, second = rate_degrees(a), rate_degrees(b)
            return {i + j if min(i, j) >= 0 and i + j <= 2 else -1 for i in first for j in second}
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
