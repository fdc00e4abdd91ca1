"""Vectors of three SymPy expressions, as tuples: SymPy's Matrix class is too slow for thousands of products.

A sum is made in one call of `Add`, a product in one call of `Mul`, and factors that are zero are never multiplied.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from sympy import Add, Expr, Mul
from sympy import S as constants

__all__ = [
    "NULL",
    "ONE",
    "UNIT",
    "ZERO",
    "Rows",
    "Vector",
    "alignment",
    "combine",
    "cross",
    "dot",
    "is_null",
    "matmul",
    "minus",
    "plus",
    "rotate",
    "rotate_back",
    "scale",
    "total",
]

Vector = tuple[Expr, Expr, Expr]
Rows = tuple[Vector, Vector, Vector]

ZERO: Expr = constants.Zero
ONE: Expr = constants.One
NULL: Vector = (ZERO, ZERO, ZERO)
UNIT: Rows = ((ONE, ZERO, ZERO), (ZERO, ONE, ZERO), (ZERO, ZERO, ONE))


def is_null(a: Sequence[Expr]) -> bool:
    """True when every component is the number zero."""
    return all(x is ZERO for x in a)


def total(terms: Iterable[Expr]) -> Expr:
    """Sum of the terms."""
    kept = [term for term in terms if term is not ZERO]
    return Add(*kept) if kept else ZERO


def dot(a: Sequence[Expr], b: Sequence[Expr], *factors: Expr) -> Expr:
    """a . b, times the factors."""
    return total(Mul(*factors, x, y) for x, y in zip(a, b, strict=True) if x is not ZERO and y is not ZERO)


def alignment(a: Vector, b: Vector) -> int:
    """1 for the same direction, -1 for the opposite one, 0 for any other; a and b are unit vectors."""
    if a == b:
        return 1
    return -1 if a == scale(-ONE, b) else 0


def cross(a: Vector, b: Vector) -> Vector:
    """a x b."""
    return cast(
        Vector,
        tuple(
            total(
                (
                    Mul(a[i], b[j]) if a[i] is not ZERO and b[j] is not ZERO else ZERO,
                    Mul(-1, a[j], b[i]) if a[j] is not ZERO and b[i] is not ZERO else ZERO,
                )
            )
            for i, j in ((1, 2), (2, 0), (0, 1))
        ),
    )


def plus(*vectors: Vector) -> Vector:
    """Sum of vectors."""
    return cast(Vector, tuple(total(components) for components in zip(*vectors, strict=True)))


def minus(a: Vector, b: Vector) -> Vector:
    """a - b."""
    return cast(Vector, tuple(x if y is ZERO else x - y for x, y in zip(a, b, strict=True)))


def scale(factor: Expr, a: Vector) -> Vector:
    """factor a."""
    return cast(Vector, tuple(ZERO if x is ZERO or factor is ZERO else Mul(factor, x) for x in a))


def combine(pairs: Iterable[tuple[Expr, Vector]]) -> Vector:
    """Sum of factor times vector."""
    kept = [(factor, vector) for factor, vector in pairs if factor is not ZERO]
    return cast(
        Vector,
        tuple(total(Mul(f, v[k]) for f, v in kept if v[k] is not ZERO) for k in range(3)),
    )


def rotate(rows: Rows, a: Vector) -> Vector:
    """R a."""
    return cast(Vector, tuple(dot(row, a) for row in rows))


def rotate_back(rows: Rows, a: Vector) -> Vector:
    """R' a."""
    return cast(Vector, tuple(dot(column, a) for column in zip(*rows, strict=True)))


def matmul(a: Rows, b: Rows) -> Rows:
    """A B."""
    columns = tuple(zip(*b, strict=True))
    return cast(Rows, tuple(tuple(dot(row, column) for column in columns) for row in a))
