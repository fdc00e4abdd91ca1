"""One form for all expressions of a page, so that equal parts look alike: one term per cosine or sine of an angle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sympy import Basic, Expr, count_ops
from sympy import ImmutableDenseMatrix as Matrix
from sympy import ImmutableDenseNDimArray as Array

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.fourier import Series, TooLarge, collected, series, squared
from symgen.derive.lagrange.readable import readable
from symgen.derive.lagrange.vectors import ZERO

__all__ = ["Forms", "page_forms"]

STYLES: tuple[Callable[[Series], Expr], ...] = (collected, squared)
"""Angles as they come; squares instead of double angles."""


@dataclass(frozen=True, slots=True)
class Forms:
    """Writes expressions of one chain without intermediates, all in the same style."""

    equations: LagrangeEquations
    style: Callable[[Series], Expr]

    def __call__(self, wanted: Any) -> Any:
        """An expression, matrix or array in the form of the page."""
        whole = self.equations.expand(wanted)
        if isinstance(whole, Basic) and not isinstance(whole, Matrix | Array):
            return self._form(whole)
        return whole.applyfunc(self._form)

    def _form(self, expression: Expr) -> Expr:
        if expression.is_Atom:
            return expression
        try:
            found = series(expression.doit())
        except TooLarge:
            return readable(expression)
        return self.style(found) if found else ZERO


def page_forms(equations: LagrangeEquations) -> Forms:
    """The style in which the inertia matrix and the velocity terms are shorter."""
    wanted = [equations.expand(x) for x in (*equations.M.flat(), *equations.velocity_terms.flat())]
    try:
        found = [series(x) for x in wanted if not x.is_Atom]
    except TooLarge:
        return Forms(equations, collected)
    return Forms(equations, min(STYLES, key=lambda style: sum(count_ops(style(form)) for form in found if form)))
