"""One form for all expressions of a page, so that equal parts look alike, and a limit to their length."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sympy import Basic, Expr, ImmutableDenseMatrix, count_ops
from sympy import ImmutableDenseMatrix as Matrix
from sympy import ImmutableDenseNDimArray as Array

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.fourier import Series, TooLarge, collected, series, squared
from symgen.derive.lagrange.readable import positive_sums, readable, reduced, tree_size
from symgen.derive.lagrange.vectors import ZERO
from symgen.report.blocks import Block, Equations, Paragraph, listed

__all__ = ["LONGEST", "Forms", "expanded", "page_forms", "shown"]

LONGEST = 400
"""Operations up to which an expression is shown."""


def expanded(equations: LagrangeEquations, expression: Expr) -> Expr:
    """Without intermediates, in the shortest form; as it is when that would fill pages."""
    whole = equations.expand(ImmutableDenseMatrix([expression]))[0].doit()
    return readable(whole) if tree_size(whole) <= 4 * LONGEST else whole


def shown(pairs: Sequence[tuple[Any, Any]]) -> list[Block]:
    """The equations that are short enough, and which are not."""
    short = tuple((left, _spread(right)) for left, right in pairs if tree_size(right) <= LONGEST)
    long = [left for left, right in pairs if tree_size(right) > LONGEST]
    blocks: list[Block] = [Equations(short)] if short else []
    if long:
        blocks.append(Paragraph(("Too long to be read: ", *listed(long), ".")))
    return blocks


def _spread(expression: Expr) -> Expr:
    """A number in front of a sum multiplied into it."""
    number, rest = expression.as_coeff_Mul()
    return (number * rest).expand(deep=False) if rest.is_Add else expression


Style = Callable[[Expr, Series], Expr]


def angle_by_angle(expression: Expr, form: Series) -> Expr:
    """One cosine and one sine per sum of angles."""
    return collected(form)


def with_squares(expression: Expr, form: Series) -> Expr:
    """The same with squares in the place of double angles."""
    return squared(form)


def with_products(expression: Expr, form: Series) -> Expr:
    """Products of cosines and sines as they come."""
    found = reduced(expression)
    return collected(form) if found is None else found


STYLES: tuple[Style, ...] = (with_products, with_squares, angle_by_angle)
LONGER = 1.25
"""Largest ratio of a page with products to one with double angles: books print products, and solve with them."""


@dataclass(frozen=True, slots=True)
class Forms:
    """Writes expressions of one chain without intermediates, all in the same style."""

    equations: LagrangeEquations
    style: Style

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
        return positive_sums(self.style(expression, found)) if found else ZERO


def page_forms(equations: LagrangeEquations, *wanted: Any) -> Forms:
    """The style in which the matrices are shortest; products of cosines and sines where that is little longer."""
    whole = [equations.expand(x) for matrix in wanted for x in matrix.flat()]
    try:
        found = [(x, series(x)) for x in whole if not x.is_Atom]
    except TooLarge:
        return Forms(equations, angle_by_angle)
    lengths = {style: sum(count_ops(style(x, form)) for x, form in found if form) for style in STYLES}
    shortest = min(STYLES, key=lambda style: lengths[style])
    return Forms(equations, with_products if lengths[with_products] <= LONGER * lengths[shortest] else shortest)
