"""Equilibria in closed form: configurations in which a gradient vanishes, found without search.

An equation is split into its factors. A factor is solved when it is linear in a coordinate, or has the cosine and sine
of one angle and no others; the solution goes into the other equations. The number of steps is bounded by that of the
coordinates, so that nothing hangs: a chain is solved so, or it is not.
"""

from __future__ import annotations

from collections.abc import Sequence

from sympy import (
    Expr,
    Integer,
    Rational,
    Symbol,
    acos,
    asin,
    atan,
    cos,
    default_sort_key,
    factor,
    factor_list,
    factor_terms,
    fraction,
    pi,
    sin,
    sqrt,
    together,
)  # fmt: skip
from sympy.polys import PolynomialError

from symgen.derive.lagrange.fourier import TooLarge, series
from symgen.derive.lagrange.readable import readable

__all__ = ["equilibria"]

HALF = Rational(1, 2)

LONGEST = 150
"""Operations above which an equation is not split into factors."""

TRIALS, DIGITS = 3, 30
"""Sets of numbers at which a solution is tried, and digits in which it is."""


def equilibria(gradient: Sequence[Expr], q: Sequence[Symbol]) -> list[dict[Symbol, Expr]] | None:
    """The configurations in which every element of the gradient is zero; None where they are not found so.

    Angles are given modulo 2 pi. A coordinate that a configuration lacks may have any value. A configuration with an
    arcsine or arccosine exists where that of its argument does.

    Args:
        gradient: expressions of the coordinates and of parameters, which are taken for numbers other than zero.
        q: the coordinates.

    Example:
        >>> from sympy import symbols
        >>> a, b, m, k = symbols("a b m k")
        >>> equilibria([m * sin(a), k * b - m], [a, b])
        [{a: 0, b: m/k}, {a: pi, b: m/k}]
        >>> equilibria([m * sin(a) - k], [a])
        [{a: asin(k/m)}, {a: pi - asin(k/m)}]
    """
    try:
        found = _solved([readable(e.doit()) for e in gradient], q, {})
    except TooLarge:
        return None
    if found is None:
        return None
    zero = all(_vanishes(e.xreplace(one)) for one in found for e in gradient)
    return [dict(sorted(one.items(), key=lambda item: q.index(item[0]))) for one in found] if zero else None


def _solved(equations: list[Expr], q: Sequence[Symbol], known: dict[Symbol, Expr]) -> list[dict[Symbol, Expr]] | None:
    """All solutions that go on from the known coordinates."""
    left = [e for e in equations if e.free_symbols & {*q} or not _vanishes(e)]
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
    """A coordinate and its values for which a factor of the equation vanishes; None where one is of another kind."""
    found: list[tuple[Symbol, Expr]] = []
    factors = [part for part in factors_of(equation) if part.free_symbols & {*q}]
    for part in factors:
        roots = _roots_of_factor(part, q)
        if roots is None:
            return None
        found.extend(root for root in roots if root not in found)
    return found if factors else None


def factors_of(equation: Expr) -> list[Expr]:
    """The factors of an equation, each once: polynomials in coordinates, parameters, cosines and sines."""
    if equation.count_ops() > LONGEST:
        return [equation]
    try:
        _, factors = factor_list(fraction(together(equation))[0].expand())
    except PolynomialError:
        return [equation]
    return [factor for factor, _ in factors]


def _roots_of_factor(equation: Expr, q: Sequence[Symbol]) -> list[tuple[Symbol, Expr]] | None:
    """Values of a coordinate in which the equation is linear, or of the one angle that it has."""
    unknown = [symbol for symbol in reversed(q) if equation.has(symbol)]
    angles = {s for f in equation.atoms(sin, cos) for s in f.free_symbols}
    for symbol in unknown:
        if symbol not in angles and equation.is_polynomial(symbol):
            slope = equation.diff(symbol)
            if not slope.free_symbols & {*q}:
                return [(symbol, readable(-equation.xreplace({symbol: Integer(0)}) / slope))]
    return _angles(equation, unknown)


def _angles(equation: Expr, unknown: Sequence[Symbol]) -> list[tuple[Symbol, Expr]] | None:
    """The two values of an angle f in C cos(f) + S sin(f) + D = 0."""
    form = series(equation)
    constant = tuple(Integer(0) for _ in form.angles)
    moving = [frequency for frequency in form.terms if frequency != constant]
    if len(moving) != 1:
        return None
    angle = form.argument(moving[0])
    C, S = (form.coefficient(part) for part in form.terms[moving[0]])
    D = form.coefficient(form.terms[constant][0]) if constant in form.terms else Integer(0)
    if (C + S + D).free_symbols & {*unknown}:
        return None
    for symbol in unknown:
        sign = angle.diff(symbol)
        if sign in (1, -1):
            rest = angle - sign * symbol
            return [(symbol, (sign * (value - rest)).expand(deep=False)) for value in _values(C, S, D)]
    return None


def _values(C: Expr, S: Expr, D: Expr) -> tuple[Expr, Expr]:
    """The angles f, modulo 2 pi, of C cos(f) + S sin(f) + D = 0, in which C or S is not zero."""
    if S == 0:
        value = pi * HALF if D == 0 else acos(_ratio(-D, C))
        return value, pi + value if D == 0 else -value
    start = Integer(0) if C == 0 else -atan(C / S)
    if D == 0:
        return start, start + pi
    over = asin(_ratio(-D, S) / sqrt(1 + C**2 / S**2))
    return start + over, start + pi - over


def _ratio(above: Expr, below: Expr) -> Expr:
    """A fraction in its shorter form: common factors taken out, or split into factors."""
    plain = factor_terms(above / below)
    return min(plain, factor(plain), key=lambda e: e.count_ops()) if plain.count_ops() <= LONGEST else plain


def _vanishes(expression: Expr) -> bool:
    """True for zero: by its canonical form, or for several values of its symbols, arcsines above 1 complex."""
    if readable(expression) == 0:
        return True
    symbols = sorted(expression.free_symbols, key=default_sort_key)
    for trial in range(TRIALS):
        values = {symbol: Rational(7 + 5 * k + 3 * trial, 11 + k) for k, symbol in enumerate(symbols)}
        value = expression.xreplace(values)
        size = max([1.0, *(abs(complex(term.evalf(DIGITS))) for term in value.as_ordered_terms())])
        if abs(complex(value.evalf(DIGITS, chop=True))) > 1e-12 * size:
            return False
    return True


def _reduced(value: Expr) -> Expr:
    """A multiple of pi between -pi and pi."""
    turns = value / pi
    if not turns.is_Rational:
        return value
    turns -= 2 * ((turns + 1) // 2)
    return pi * (turns if turns > -1 else turns + 2)
