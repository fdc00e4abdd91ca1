"""Expressions of vectors as a page prints them: sums of products with scalars and matrices, cross and dot products.

They stay as they are written, as data: tests evaluate the very lines that are printed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Union

from sympy import Expr

from symgen.report.blocks import Whole
from symgen.report.notation import Notation

__all__ = ["Cross", "Data", "Dot", "Scaled", "Total", "Vector", "vector_terms"]


@dataclass(frozen=True, slots=True)
class Data:
    """A vector in numbers and parameters: (x, y, z)."""

    elements: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Scaled:
    """A vector behind a scalar or a matrix."""

    factor: Union[Expr, Whole]
    vector: Vector


@dataclass(frozen=True, slots=True)
class Cross:
    """Vector product."""

    left: Vector
    right: Vector


@dataclass(frozen=True, slots=True)
class Dot:
    """Scalar product."""

    left: Vector
    right: Vector


@dataclass(frozen=True, slots=True)
class Total:
    """A sum; its terms may also be scalars where it is one."""

    terms: tuple[Union[Vector, Expr], ...]


Vector = Union[Whole, Data, Scaled, Cross, Dot, Total]


def vector_terms(vector: Vector, names: Notation, tex: bool) -> list[str]:
    """The terms of a vector expression in print, each with its sign if that is a minus."""
    return [_printed(term, names, tex) for term in (vector.terms if isinstance(vector, Total) else (vector,))]


def _printed(vector: Any, names: Notation, tex: bool) -> str:
    if isinstance(vector, Total):
        first, *others = vector_terms(vector, names, tex)
        return first + "".join(f" - {t[1:].lstrip()}" if t.startswith("-") else f" + {t}" for t in others)
    if isinstance(vector, Data):
        row = ", ".join(map(names.latex if tex else names.text, vector.elements))
        return rf"\left({row}\right)" if tex else f"({row})"
    if isinstance(vector, Scaled) and vector.factor == -1:
        return f"-{_grouped(vector.vector, names, tex)}"
    if isinstance(vector, Scaled):
        space = r" \, " if tex else " "
        return f"{_factor(vector.factor, names, tex)}{space}{_grouped(vector.vector, names, tex)}"
    if isinstance(vector, Cross | Dot):
        sign = (r"\times" if tex else "x") if isinstance(vector, Cross) else r"\cdot" if tex else "."
        return f"{_grouped(vector.left, names, tex)} {sign} {_grouped(vector.right, names, tex)}"
    return names.latex(vector) if tex else names.text(vector)


def _factor(factor: Expr | Whole, names: Notation, tex: bool) -> str:
    """A factor in front; a sum in parentheses."""
    written = names.latex(factor) if tex else names.text(factor)
    plain = isinstance(factor, Whole) or not factor.is_Add
    return written if plain else rf"\left({written}\right)" if tex else f"({written})"


def _grouped(vector: Vector, names: Notation, tex: bool) -> str:
    """A vector as a factor: sums and products of vectors in parentheses."""
    written = _printed(vector, names, tex)
    if isinstance(vector, Total | Cross | Dot) or (isinstance(vector, Scaled) and not isinstance(vector.factor, Whole)):
        return rf"\left({written}\right)" if tex else f"({written})"
    return written
