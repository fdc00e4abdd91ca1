"""Equilibria in closed form: configurations in which a gradient vanishes, found without search.

An equation is solved when it is linear in a coordinate, or has the cosine and sine of one angle alone; the solution
goes into the others. The number of steps is bounded by that of the coordinates, so that nothing hangs: a chain is
solved so, or it is not.
"""

from __future__ import annotations

from collections.abc import Sequence

from sympy import Expr, Integer, Rational, Symbol, atan, cos, pi, sin

from symgen.derive.lagrange.fourier import TooLarge, series
from symgen.derive.lagrange.readable import readable

__all__ = ["equilibria"]

HALF = Rational(1, 2)


def equilibria(gradient: Sequence[Expr], q: Sequence[Symbol]) -> list[dict[Symbol, Expr]] | None:
    """The configurations in which every element of the gradient is zero; None where they are not found so.

    Angles are given modulo 2 pi. A coordinate that a configuration lacks may have any value.

    Args:
        gradient: expressions of the coordinates and of parameters, which are taken for numbers other than zero.
        q: the coordinates.

    Example:
        >>> from sympy import symbols
        >>> a, b, m, k = symbols("a b m k")
        >>> equilibria([m * sin(a), k * b - m], [a, b])
        [{a: 0, b: m/k}, {a: pi, b: m/k}]
    """
    try:
        found = _solved([readable(e.doit()) for e in gradient], q, {})
    except TooLarge:
        return None
    if found is None:
        return None
    zero = all(readable(e.xreplace(one)) == 0 for one in found for e in gradient)
    return [dict(sorted(one.items(), key=lambda item: q.index(item[0]))) for one in found] if zero else None


def _solved(equations: list[Expr], q: Sequence[Symbol], known: dict[Symbol, Expr]) -> list[dict[Symbol, Expr]] | None:
    """All solutions that go on from the known coordinates."""
    left = [e for e in equations if e != 0]
    if not left:
        return [known]
    for equation in sorted(left, key=lambda e: (len(e.free_symbols & {*q}), e.count_ops(), str(e))):
        roots = _roots(equation, q)
        if roots is None:
            continue
        found: list[dict[Symbol, Expr]] = []
        for symbol, root in roots:
            put = {symbol: root}
            deeper = _solved(
                [readable(e.xreplace(put)) for e in left], q, {**{s: e.xreplace(put) for s, e in known.items()}, **put}
            )
            if deeper is None:
                return None
            found.extend(deeper)
        return [{s: _reduced(e) for s, e in one.items()} for one in found]
    return None


def _roots(equation: Expr, q: Sequence[Symbol]) -> list[tuple[Symbol, Expr]] | None:
    """A coordinate and its values for which the equation holds; None where it is of another kind."""
    unknown = [symbol for symbol in reversed(q) if equation.has(symbol)]
    angles = {s for f in equation.atoms(sin, cos) for s in f.free_symbols}
    for symbol in unknown:
        if symbol not in angles and equation.is_polynomial(symbol):
            slope = equation.diff(symbol)
            if not slope.free_symbols & {*q}:
                return [(symbol, readable(-equation.xreplace({symbol: Integer(0)}) / slope))]
    return _angles(equation, unknown)


def _angles(equation: Expr, unknown: Sequence[Symbol]) -> list[tuple[Symbol, Expr]] | None:
    """The two values of a C cos(f) + S sin(f) = 0."""
    form = series(equation)
    if len(form.terms) != 1:
        return None
    ((frequency, (c, s)),) = form.terms.items()
    angle = form.argument(frequency)
    C, S = form.coefficient(c), form.coefficient(s)
    if any((C.has(symbol) or S.has(symbol)) for symbol in unknown) or angle == 0:
        return None
    start = Integer(0) if C == 0 else pi * HALF if S == 0 else -atan(C / S)
    for symbol in unknown:
        factor = angle.diff(symbol)
        if factor in (1, -1):
            rest = angle - factor * symbol
            return [(symbol, (factor * (start + turn - rest)).expand()) for turn in (Integer(0), pi)]
    return None


def _reduced(value: Expr) -> Expr:
    """A multiple of pi between -pi and pi."""
    turns = value / pi
    if not turns.is_Rational:
        return value
    turns -= 2 * ((turns + 1) // 2)
    return pi * (turns if turns > -1 else turns + 2)
