"""Symmetries of Lagrange's function: directions in the coordinates along which it does not change.

Where a constant vector c has `c . dL/dq = 0`, the momentum `c . dL/dqd` changes by `c . Q` alone, Q being the forces
that have no potential (Noether 1918). A cyclic coordinate is a unit vector c; two discs on a shaft with a spring and a
gear of ratio n have c = (n, 1).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sympy import Add, Expr, Integer, Matrix, Symbol, default_sort_key, factor_terms, fraction, lcm, together
from sympy.polys import PolynomialError

from symgen.derive.lagrange.readable import readable

__all__ = ["symmetries"]


def symmetries(parts: Iterable[Expr], q: Sequence[Symbol], free: Sequence[int]) -> list[tuple[Expr, ...]]:
    """Constant vectors along which no part changes: a basis, unit vectors first.

    Args:
        parts: what Lagrange's function is made of: entries of the inertia matrix, the potential.
        q: all coordinates.
        free: positions of those whose motion is not given; the others have zeros.

    Returns:
        Vectors of length n, entries expressions of parameters, the first of them without a minus sign.

    Example:
        >>> from sympy import symbols
        >>> a, b, k, n = symbols("a b k n")
        >>> symmetries([k * (a - n * b) ** 2], [a, b], [0, 1]), symmetries([k * (a + n * b) ** 2], [a, b], [0, 1])
        ([(n, 1)], [(n, -1)])
    """
    unit = [k for k in free if not any(q[k] in part.free_symbols for part in parts)]
    found = [tuple(Integer(int(j == k)) for j in range(len(q))) for k in unit]
    left = [k for k in free if k not in unit]
    rows: list[list[Expr]] = []
    for part in parts:
        slopes = [by_function(part.diff(q[k]), q) for k in left]
        for function in sorted({f for slope in slopes for f in slope}, key=default_sort_key):
            rows.append([slope.get(function, Integer(0)) for slope in slopes])
    if not left or not rows:
        return found
    try:
        null = Matrix(rows).applyfunc(together).nullspace(simplify=readable_fraction)
    except PolynomialError:
        return found
    for vector in null:
        cleared = [readable_fraction(x) for x in vector]
        common = lcm([fraction(x)[1] for x in cleared])
        first = next(x for x in cleared if x != 0)
        common *= -1 if first.could_extract_minus_sign() else 1
        entries = dict(zip(left, (factor_terms((x * common).cancel()) for x in cleared), strict=True))
        found.append(tuple(entries.get(k, Integer(0)) for k in range(len(q))))
    return found


def readable_fraction(expression: Expr) -> Expr:
    """A fraction of polynomials in the parameters without common factors."""
    return together(expression).cancel()


def by_function(expression: Expr, q: Sequence[Symbol]) -> dict[Expr, Expr]:
    """An expression as a sum over functions of the coordinates: function -> coefficient of parameters."""
    sums: dict[Expr, Expr] = {}
    for term in Add.make_args(readable(expression).expand()):
        coefficient, function = term.as_independent(*q, as_Add=False)
        sums[function] = sums.get(function, Integer(0)) + coefficient
    return sums
