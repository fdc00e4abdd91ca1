"""Equality of equations of motion, term by term and without rounding.

A torque is a polynomial in accelerations, rates and forces, with coefficients in sines and cosines. Two torques are
equal when every coefficient is, and a coefficient is zero when it vanishes identically once sin a = 2u/(1 + u^2) and
cos a = (1 - u^2)/(1 + u^2) are put in, for then only a rational function is left.
"""

from __future__ import annotations

from collections.abc import Sequence

from sympy import Dummy, Expr, Poly, S, Symbol, cos, expand_trig, sin, together

from examples.gallery.mechanism import Comparison
from symgen import derive_equations
from symgen.describe.chain import Chain

__all__ = ["compare_torques", "equal_terms", "symbols_of", "vanishes"]


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


def symbols_of(chain: Chain) -> tuple[list[Symbol], list[Symbol], list[Symbol], dict[str, Symbol]]:
    """Coordinates, rates, accelerations, and the parameters by name, as symgen's equations have them."""
    equations = derive_equations(chain)
    parameters = {p.name: Symbol(p.name) for p in chain.parameters}
    return list(equations.q), list(equations.qd), list(equations.qdd), parameters


def compare_torques(
    chain: Chain, theirs: Sequence[Expr], against: str, rows: Sequence[int] | None = None
) -> Comparison:
    """Compares the closed form of M qdd + h with torques in the same symbols, each monomial's coefficient by itself.

    Args:
        chain: the chain.
        theirs: of the joints `rows`, by default of all.
        against: the source of these torques.
        rows: numbers of the joints.
    """
    equations = derive_equations(chain).closed_form()
    variables = [*equations.qdd, *equations.qd]
    chosen = list(range(len(equations.q))) if rows is None else list(rows)
    found = [equal_terms(equations.tau[i], other, variables) for i, other in zip(chosen, theirs, strict=True)]
    terms, different = (sum(numbers) for numbers in zip(*found, strict=True))
    return Comparison(against, f"{terms} terms", different, unit="terms differ")
