"""Equality of equations of motion, term by term and without rounding.

A torque is a polynomial in accelerations, rates and forces, with coefficients in sines and cosines. Two torques are
equal when every coefficient is, and a coefficient is zero when it vanishes identically once sin a = 2u/(1 + u^2) and
cos a = (1 - u^2)/(1 + u^2) are put in, for then only a rational function is left.
"""

from __future__ import annotations

from collections.abc import Sequence

from sympy import Dummy, Expr, Poly, S, Symbol, cos, expand_trig, sin, together

__all__ = ["equal_terms", "vanishes"]


def vanishes(expression: Expr) -> bool:
    """True if an expression in rational functions, sines and cosines is zero identically."""
    plain = expand_trig(expression)
    for angle in {f.args[0] for f in plain.atoms(sin, cos)}:
        u = Dummy()
        plain = plain.xreplace({sin(angle): 2 * u / (1 + u**2), cos(angle): (1 - u**2) / (1 + u**2)})
    return together(plain).as_numer_denom()[0].expand() == 0


def equal_terms(ours: Expr, theirs: Expr, variables: Sequence[Symbol]) -> tuple[int, int]:
    """Number of our terms in the variables, and of those, ours or theirs, that differ."""
    mine, other = (dict(Poly(e, *variables).terms()) for e in (ours, theirs))
    terms = sum(not vanishes(coefficient) for coefficient in mine.values())
    return terms, sum(not vanishes(mine.get(m, S.Zero) - other.get(m, S.Zero)) for m in mine | other)
