"""Small chains without intermediates, in the shortest of a few equal forms: for reading, not for computing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sympy import Basic, Expr, cos, count_ops, default_sort_key, factor_terms, sin
from sympy import ImmutableDenseMatrix as Matrix
from sympy import ImmutableDenseNDimArray as Array
from sympy.polys import Poly, PolynomialError

from symgen.derive.equations import EquationsOfMotion, column
from symgen.derive.lagrange.fourier import TooLarge, collected, series, squared
from symgen.derive.lagrange.vectors import ZERO, total

__all__ = ["ClosedForm", "closed_form", "readable"]

LONGEST = 600
"""Operations above which an expanded expression is not multiplied out with its products of cosines and sines kept."""

CROWDED = 120
"""Monomials of the canonical form above which an expanded expression is left as it is."""


def closed_form(equations: EquationsOfMotion) -> ClosedForm:
    """The same equations without intermediates; each quantity is simplified when it is first asked for."""
    return ClosedForm(equations.system, named=equations)


def readable(expression: Expr) -> Expr:
    """The shortest of several forms of a polynomial in sines and cosines; all are equal to `expression`."""
    if expression.is_Atom:
        return expression
    try:
        form = series(expression)
    except TooLarge:
        return expression
    if not form:
        return ZERO
    if form.size > CROWDED:
        return expression
    candidates = [collected(form), squared(form)]
    candidates.extend(reduced(candidates[0]))
    if tree_size(expression) < LONGEST:
        candidates.extend(reduced(expression))
    candidates.extend([factor_terms(candidate) for candidate in candidates])
    return min(candidates, key=lambda e: (count_ops(e), default_sort_key(e)))


def tree_size(expression: Expr) -> int:
    """Number of operations when written out; shared parts are counted once and multiplied."""
    sizes: dict[Basic, int] = {}
    stack = [expression]
    while stack:
        e = stack[-1]
        missing = [argument for argument in e.args if argument not in sizes]
        if missing:
            stack.extend(missing)
            continue
        stack.pop()
        sizes[e] = sum(sizes[argument] for argument in e.args) + max(len(e.args) - 1, 1 if e.args else 0)
    return sizes[expression]


def reduced(expression: Expr) -> list[Expr]:
    """Products of cosines and sines kept; sin(a)^2 or cos(a)^2 put for the other where that is shorter."""
    trigonometric = sorted(expression.atoms(sin, cos), key=default_sort_key)
    if not trigonometric:
        return []
    try:
        polynomial = Poly(expression, *trigonometric)
    except PolynomialError:
        return []
    for angle in sorted({f.args[0] for f in trigonometric}, key=default_sort_key):
        choices = [polynomial]
        for one, other in ((sin, cos), (cos, sin)):
            here = polynomial.as_expr()
            if here.has(one(angle)):
                choices.append(Poly(without_squares(here, one(angle), other(angle)), *trigonometric))
        polynomial = min(choices, key=lambda p: len(p.terms()))
    terms = [factor_terms(c) * monomial(m, trigonometric) for m, c in polynomial.terms()]
    return [total(terms)]


def monomial(exponents: tuple[int, ...], generators: list[Expr]) -> Expr:
    """Product of powers."""
    result: Expr = ZERO + 1
    for generator, exponent in zip(generators, exponents, strict=True):
        result *= generator**exponent
    return result


def without_squares(expression: Expr, function: Expr, other: Expr) -> Expr:
    """Even powers of `function` written with 1 - other^2."""
    polynomial = Poly(expression, function)
    return total(
        coefficient * (1 - other**2) ** (power // 2) * function ** (power % 2)
        for (power,), coefficient in polynomial.terms()
    )


def simplified(wanted: Any) -> Any:
    """An expression, matrix or array with every element made readable."""
    if isinstance(wanted, Basic) and not isinstance(wanted, Matrix | Array):
        return readable(wanted)
    return wanted.applyfunc(readable)


def closed(name: str) -> Any:
    """A quantity of the named equations, expanded and simplified; same shape and meaning."""

    def quantity(self: ClosedForm) -> Any:
        return self._closed(lambda named: getattr(named, name))

    quantity.__doc__ = getattr(EquationsOfMotion, name).__doc__
    return cached_property(quantity)


@dataclass(frozen=True, eq=False, repr=False)
class ClosedForm(EquationsOfMotion):
    """Equations of motion in the chain's own names only: `.M, .coriolis, .gravity, .h, .tau` and all the others."""

    named: EquationsOfMotion | None = None

    M = closed("M")
    P = closed("P")
    coriolis = closed("coriolis")
    velocity_terms = closed("velocity_terms")
    kinetic_energy = closed("kinetic_energy")
    gravity = closed("gravity")
    springs = closed("springs")
    dampers = closed("dampers")
    applied = closed("applied")
    potential_energy = closed("potential_energy")
    dissipation = closed("dissipation")
    stiffness = closed("stiffness")
    damping = closed("damping")
    h = closed("h")
    reactions = closed("reactions")
    regressor = closed("regressor")

    @cached_property
    def tau(self) -> Matrix:
        """Joint forces of a motion: (n, 1), M qdd + h."""
        n, M, h = self.system.n, self.M, self.h
        return column([total([*(M[i, j] * self.qdd[j] for j in range(n)), h[i]]) for i in range(n)])

    @property
    def intermediates(self) -> tuple[Any, ...]:
        """None."""
        return ()

    def position(self, point: str) -> Matrix:
        """Position of a named point: (3, 1), base frame."""
        return self._closed(lambda e: e.position(point))

    def rotation(self, point: str) -> Matrix:
        """Rotation of the link that carries the point: (3, 3), base frame."""
        return self._closed(lambda e: e.rotation(point))

    def jacobian(self, point: str) -> Matrix:
        """First-order influence coefficients of the point and of its link: (6, n)."""
        return self._closed(lambda e: e.jacobian(point))

    def influence(self, point: str) -> tuple[Matrix, Array]:
        """G (3, n) and H (3, n, n) of a named point, base frame."""
        return self._closed(lambda e: e.influence(point)[0]), self._closed(lambda e: e.influence(point)[1])

    def influence_rotational(self, point: str) -> tuple[Matrix, Array]:
        """G_r (3, n) and H_r (3, n, n) of the link that carries the point, base frame."""
        return (
            self._closed(lambda e: e.influence_rotational(point)[0]),
            self._closed(lambda e: e.influence_rotational(point)[1]),
        )

    def closed_form(self) -> ClosedForm:
        """Itself."""
        return self

    def _closed(self, quantity: Callable[[EquationsOfMotion], Any]) -> Any:
        named = self.named
        return None if named is None else simplified(named.expand(quantity(named)))
