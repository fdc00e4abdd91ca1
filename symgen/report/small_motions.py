"""Small motions about configurations of rest: the equations made linear there, and the squares of their frequencies.

    M0 xdd + D0 xd + K0 x = 0,   M0 = M(q0), D0 = dd/dqd, K0 = d(g + k - a)/dq at q0 and qd = 0
    det(K0 - w^2 M0) = 0

Source: Lagrange, Mecanique analytique (1788); Landau and Lifshitz, Mechanics (1976), sections 21 and 23.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sympy import Expr, Float, ImmutableDenseMatrix, Matrix, Poly, PolynomialError, Symbol, im, re, sqrt

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.readable import readable
from symgen.describe.evaluate import parameter_defaults
from symgen.report.blocks import Block, Equations, Paragraph, listed, sentence
from symgen.report.description import number
from symgen.report.quantities import Quantities

__all__ = ["small_motion_blocks"]

SHORT = 40
"""Operations up to which the square of a frequency is printed."""

MOST = 3
"""Configurations of a chain of one coordinate that are looked at."""

Place = Mapping[Symbol, Expr]


def small_motion_blocks(
    equations: LagrangeEquations, shown: Quantities, gradient: Sequence[Expr], found: Sequence[Place], linear: bool
) -> list[Block]:
    """Equations of motions about rest.

    Args:
        equations: of the chain.
        shown: its quantities in the forms of the page.
        gradient: (n,), forces that are zero at rest.
        found: configurations of rest with a regular inertia matrix.
        linear: whether matrices are written where the squares of the frequencies are not short, too.

    Returns:
        For one coordinate the square of a frequency at each configuration; for several the matrices of the equations
        that are linear about one, which is stable with the default numbers where there is such a one.
    """
    if len(equations.q) > 2 and not linear:
        return []
    q, qd = equations.q, equations.qd
    still = dict.fromkeys(qd, 0)
    damped = any(d.has(*qd) for d in shown.dampers)
    about = []
    for place in found:
        K = Matrix([[readable(e.diff(s).xreplace(place)) for s in q] for e in gradient])
        M = shown.M.xreplace(place).applyfunc(readable)
        D = Matrix([[readable(d.diff(u).xreplace(still).xreplace(place)) for u in qd] for d in shown.dampers])
        if not any(entry.has(*q) for matrix in (M, D, K) for entry in matrix):
            about.append((place, M, D, K, _numbers(equations, M, K)))
    if len(q) == 1:
        return _frequencies(q[0], about[:MOST], damped)
    about.sort(key=lambda one: one[4] is None or min(one[4]) < -1e-9 * max(one[4]))
    for place, M, D, K, squares in about[:1]:
        return _matrices(q, place, (M, D, K), squares, linear)
    return []


def _numbers(equations: LagrangeEquations, M: Matrix, K: Matrix) -> list[float] | None:
    """The squares of the frequencies with the default numbers; None where they depend on more, or are not real."""
    defaults = {Symbol(name): Float(value) for name, value in parameter_defaults(equations.mechanism.chain).items()}
    values = [matrix.xreplace(defaults) for matrix in (M, K)]
    if any(entry.free_symbols for matrix in values for entry in matrix):
        return None
    inertia, stiffness = (matrix.evalf() for matrix in values)
    x = Symbol("x")
    try:
        roots = Poly((stiffness - x * inertia).det(method="berkowitz"), x).nroots()
    except PolynomialError:  # no number, such as the root of a negative one
        return None
    if len(roots) < inertia.rows or any(abs(im(root)) > 1e-9 * (1 + abs(root)) for root in roots):
        return None
    return sorted(float(re(root)) for root in roots)


def _frequencies(s: Symbol, about: Sequence[tuple[Any, ...]], damped: bool) -> list[Block]:
    """The square of the frequency of a chain of one coordinate at each configuration."""
    blocks: list[Block] = []
    known: set[Expr] = set()
    aside = ", damping left aside" if damped else ""
    for place, M, _, K, _ in about:
        square = readable(K[0] / M[0])
        if s not in place or square in known or square.count_ops() > SHORT or square == 0:
            continue
        known.add(square)
        words = f" have the square of a frequency{aside}, stable where positive:"
        blocks.append(Paragraph(("Small motions about ", s, " = ", place[s], words)))
        blocks.append(Equations(((Symbol("<omega>0") ** 2, square),)))
    return blocks


def _matrices(
    q: Sequence[Symbol],
    place: Place,
    matrices: tuple[Matrix, Matrix, Matrix],
    squares: list[float] | None,
    linear: bool,
) -> list[Block]:
    """The linear equations about one configuration, and their frequencies where they are short."""
    M, D, K = matrices
    roots = _two(M, K) if len(q) == 2 else None
    if not linear and roots is None:
        return []
    damping = any(entry != 0 for entry in D)
    law = "`<M>0 xdd + <D>0 xd + <K>0 x = 0`" if damping else "`<M>0 xdd + <K>0 x = 0`"
    at = ("Small motions x about (", *listed(q), ") = (", *listed(place.get(s, "any") for s in q), ") follow ")
    blocks: list[Block] = [Paragraph((*at, *sentence(f"{law} with")))]
    named = [("<M>0", M), *([("<D>0", D)] if damping else []), ("<K>0", K)]
    pairs = tuple((Symbol(name), ImmutableDenseMatrix(matrix)) for name, matrix in named)
    blocks.append(Equations(pairs))
    if roots is not None:
        blocks.append(Paragraph(("The squares of the frequencies, damping left aside, stable where positive:",)))
        stems = [Symbol("<omega>1") ** 2, Symbol("<omega>2") ** 2]
        blocks.append(Equations(tuple(zip(stems, roots, strict=True))))
    if squares is not None:
        numbers = listed(number(square + 0.0, 4) for square in squares)
        words = "With the default numbers the squares of the frequencies are "
        blocks.append(Paragraph((words, *numbers, *sentence(" `[rad^2/s^2]`."))))
    return blocks


def _two(M: Matrix, K: Matrix) -> tuple[Expr, Expr] | None:
    """The roots of det(K - x M) of two coordinates, where they are short."""
    if M.is_diagonal() and K.is_diagonal():
        return readable(K[0, 0] / M[0, 0]), readable(K[1, 1] / M[1, 1])
    a = readable(M.det(method="berkowitz"))
    b = readable(M[0, 0] * K[1, 1] + M[1, 1] * K[0, 0] - M[0, 1] * K[1, 0] - M[1, 0] * K[0, 1])
    c = readable(K.det(method="berkowitz"))
    if c == 0:
        roots = (readable(c / a), readable(b / a))
    else:
        inside = readable(b**2 - 4 * a * c)
        roots = (readable((b - sqrt(inside)) / (2 * a)), readable((b + sqrt(inside)) / (2 * a)))
    return roots if all(root.count_ops() <= SHORT for root in roots) else None
