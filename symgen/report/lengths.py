"""The letters of distances on the page, in place of the roots that define them: k (s - s0) for a strut's force."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from sympy import Expr, Pow, Rational, Symbol, count_ops, nsimplify
from sympy import ImmutableDenseMatrix as Matrix

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.readable import readable
from symgen.derive.symbols import translate
from symgen.report.blocks import Block, Equations, Product, Sum

__all__ = ["by_length", "by_lengths", "length_letters", "written_by_lengths"]

HALF = Rational(1, 2)


def length_letters(equations: LagrangeEquations) -> dict[Expr, Symbol]:
    """The squares of the distances that joints follow, as the chain writes them, with the joints' letters."""
    found: dict[Expr, Symbol] = {}
    for name, value in equations.system.mechanism.chain.coupled:
        root = equations.system.names.expand(translate(value))
        if root.is_Pow and root.exp == HALF and root.base.is_Add:
            found[root.base] = Symbol(name)
    return found


def by_length(expression: Expr, root: Expr, length: Symbol) -> Expr:
    """The expression with the letter of a distance in place of the root that defines it."""
    if not root.is_Pow or root.exp != HALF:
        return expression
    return expression.replace(lambda e: e.is_Pow and e.base == root.base, lambda e: length ** (2 * e.exp))


def by_lengths(expression: Expr, letters: Mapping[Expr, Symbol]) -> Expr:
    """The expression with the letters of distances in place of roots, whatever form their squares have in it."""
    bases = {power.base for power in expression.atoms(Pow) if power.base.is_Add and (2 * power.exp).is_Integer}
    found = expression
    for square, letter in letters.items():
        for base in bases:
            if _equal(base, square):
                found = by_length(found, base**HALF, letter)
    if found == expression:
        return expression
    return min(readable(found), found, key=count_ops)


def _equal(one: Expr, other: Expr) -> bool:
    """True for two sums that are equal whatever the pose; 0.5 and 1/2 are one number."""
    if one == other:
        return True
    if one.free_symbols != other.free_symbols:
        return False
    return bool(readable(nsimplify(one - other, rational=True)) == 0)


def written_by_lengths(blocks: Iterable[Block], letters: Mapping[Expr, Symbol]) -> list[Block]:
    """The blocks with the letters of distances on the right sides of their equations."""
    if not letters:
        return list(blocks)
    return [
        replace(block, pairs=tuple((left, _written(right, letters)) for left, right in block.pairs))
        if isinstance(block, Equations)
        else block
        for block in blocks
    ]


def _written(right: Any, letters: Mapping[Expr, Symbol]) -> Any:
    if isinstance(right, Sum):
        return Sum(tuple(_written(term, letters) for term in right.terms))
    if isinstance(right, Product):
        return Product(*(by_lengths(x, letters) for x in (right.inner, right.before, right.after)))
    if isinstance(right, Matrix):
        return right.applyfunc(lambda x: by_lengths(x, letters))
    return by_lengths(right, letters) if isinstance(right, Expr) else right
