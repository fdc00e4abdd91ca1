"""Right sides of equations as the terms between which a line may end, and matrices that are too wide as elements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sympy import Add, Expr, Rational, fraction
from sympy import ImmutableDenseMatrix as Matrix

from symgen.report.blocks import Product, Sum, Whole
from symgen.report.notation import Notation, positive_first
from symgen.report.vectors import Cross, Data, Dot, Scaled, Total, vector_terms

__all__ = ["matrix_elements", "printed_terms", "signed"]

WIDEST = 110
"""Characters of plain text above which a factor is multiplied into a sum."""


def printed_terms(right: Any, names: Notation, tex: bool) -> list[str]:
    """The terms of a right side in print, each with its sign where that is a minus."""
    if isinstance(right, Whole | Data | Scaled | Cross | Dot | Total):
        return vector_terms(right, names, tex)
    if isinstance(right, Sum):
        return [term for item in right.terms for term in _product_terms(item, names, tex)]
    write = names.latex if tex else names.text
    return [piece for term in terms_of(right, names) for piece in _pieces(term, names, tex, write)]


def _pieces(term: Any, names: Notation, tex: bool, write: Callable[[Any], str]) -> list[str]:
    """A term in print; a long fraction as the numerator's terms in parentheses behind the other factors."""
    if not isinstance(term, Expr) or not term.is_Mul or len(names.text(term)) <= WIDEST:
        return [write(term)]
    over, under = fraction(term)
    sums = [factor for factor in over.args if factor.is_Add] if over.is_Mul else [over] if over.is_Add else []
    if len(sums) != 1 or not under.has(Add):
        return [write(term)]
    return _product_terms(Product(sums[0], before=over / sums[0] / under), names, tex)


def _product_terms(item: Product | Expr, names: Notation, tex: bool) -> list[str]:
    """The terms of the sum in parentheses, the first with what stands before it, the last with what stands behind."""
    if not isinstance(item, Product):
        return printed_terms(item, names, tex)
    write = names.latex if tex else names.text
    terms = printed_terms(item.inner, names, tex)
    space = r" \, " if tex else " "
    if len(terms) == 1:
        return [write(item.before * item.inner * item.after)]
    before = f"{write_factor(item.before, names, tex)}{space}" if item.before != 1 else ""
    after = f"{space}{write(item.after)}" if item.after != 1 else ""
    opened, closed = (r"\bigl(", r"\bigr)") if tex else ("(", ")")
    terms[0] = f"{before}{opened}{terms[0]}"
    terms[-1] = f"{terms[-1]}{closed}{after}"
    return terms


def write_factor(factor: Expr, names: Notation, tex: bool) -> str:
    """A factor in front of a sum; a number as a fraction."""
    number, rest = factor.as_coeff_Mul()
    if isinstance(number, Rational) and not number.is_Integer and (rest == 1 or not fraction(rest)[1].has(Add)):
        written = rf"\tfrac{{{number.p}}}{{{number.q}}}" if tex else f"{number.p}/{number.q}"
        return written if rest == 1 else rf"{written} {names.latex(rest)}" if tex else f"{written} {names.text(rest)}"
    return names.latex(factor) if tex else names.text(factor)


def signed(terms: list[str]) -> list[str]:
    """The terms with the signs between them, none in front of the first."""
    return [
        term if k == 0 else f"- {term[1:].lstrip()}" if term.startswith("-") else f"+ {term}"
        for k, term in enumerate(terms)
    ]


def terms_of(expression: Any, names: Notation) -> list[Any]:
    """The terms of a sum in printing order; a factor is multiplied into a sum that would not fit one line."""
    prepared = names.renamed(expression) if hasattr(expression, "xreplace") else expression
    if not isinstance(prepared, Expr):
        return [prepared]
    minus_sum = prepared.is_Mul and prepared.args[0] == -1 and len(prepared.args) == 2 and prepared.args[1].is_Add
    terms = positive_first((-1 * prepared.args[1] if minus_sum else prepared).as_ordered_terms())
    return [part for term in terms for part in short_terms(term, names)]


def short_terms(term: Expr, names: Notation) -> list[Expr]:
    """The term, or what it becomes when multiplied out because it is too long for a line."""
    if not (term.is_Mul and any(f.is_Add for f in term.args)) or len(names.text(term)) <= WIDEST:
        return [term]
    over, under = fraction(term)
    if under.has(Add) and not (over.is_Mul and any(f.is_Add for f in over.args)) and not over.is_Add:
        return [term]
    parts = [term] if under.has(Add) else term.expand(deep=False).as_ordered_terms()
    if len(parts) == 1 or sum(len(names.text(part)) for part in parts) > 2 * len(names.text(term)):
        return [term]
    return [short for part in parts for short in short_terms(part, names)]


def matrix_elements(left: Any, right: Any, fits: Callable[[Matrix], bool]) -> list[tuple[Any, Any]]:
    """The equation of a matrix, or those of its elements where it is too wide: of a symmetric one the upper ones."""
    if not (isinstance(left, Whole) and isinstance(right, Matrix)) or fits(right):
        return [(left, right)]
    rows, columns = right.shape
    symmetric = rows == columns and right == right.T
    return [
        (left.element(i) if columns == 1 else left.element(i, j), right[i, j])
        for i in range(rows)
        for j in range(i if symmetric else 0, columns)
        if right[i, j] != 0
    ]
