"""Length limit for the expressions of a document, and the shortest form of an expression."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sympy import Expr, ImmutableDenseMatrix

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.readable import readable, tree_size
from symgen.report.blocks import Block, Equations, Paragraph, listed

__all__ = ["LONGEST", "expanded", "shown"]

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
