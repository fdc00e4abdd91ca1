"""Influence coefficients g and h of the joints that a loop moves, from its equations differentiated once and twice.

With r = 0 the equations, x the joints that follow, y the other joints on the loop and J = dr/dx,

    J g_x = -(dr/dy) g_y,      J h_x = -(g' (d2r/dz2) g + (dr/dy) h_y),   z = (x, y)

(Benedict and Tesar 1978).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sympy import Expr, Symbol, diff, factor_terms
from sympy import ImmutableDenseMatrix as Matrix

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.readable import readable, tree_size
from symgen.derive.lagrange.vectors import ZERO
from symgen.derive.loops.newton import PASSES
from symgen.describe.chain import Loop
from symgen.report.blocks import Block, Equations, Paragraph, Whole, sentence
from symgen.report.forms import LONGEST
from symgen.report.loop_positions import Letter

__all__ = ["cluster_blocks", "rate_blocks"]

Pairs = list[tuple[Any, Any]]

MOST, LONG = 24, 12
"""Coefficients of a loop up to which they are written out; operations of a denominator that gets a letter."""


def cluster_blocks(loops: Sequence[Loop], sides: Sequence[Pairs], closed: bool) -> list[Block]:
    """The system of loops that are no dyads and are solved together.

    Args:
        sides: of the equations of each, empty where they are too long.
        closed: whether they are rods whose positions have a closed form.
    """
    names, follow = [loop.name for loop in loops], [Symbol(name) for loop in loops for name in loop.dependent]
    subject = f"Loops {', '.join(names)} are closed together" if len(loops) > 1 else f"Loop {names[0]} is closed"
    letters = (
        f"r the left sides less the right ones, x = ({', '.join(map(str, follow))}), y the other joints and `*J` the "
        "derivatives of r by x"
    )
    if not closed:
        words = (
            f"{subject} by Newton's method. With {letters}, each step solves J dx = -r, in at most {PASSES} steps on "
            "the way from the default pose, whose mode of assembly is kept; where they do not close the loop, results "
            "are no numbers. The same matrix gives the influence coefficients"
        )
    elif len(loops) == 3:
        words = (
            f"{subject} by the point of three spheres about the rods' other ends: two differences of their equations "
            "are linear and leave a line, which the first sphere meets in two points; this chain has that of its "
            f"default pose. With {letters}, the influence coefficients follow from"
        )
    else:
        words = (
            f"{subject} by the two positions at which the joint brings the rod's ends as far apart as it is long, the "
            "roots of a quadratic equation for a slide or for the tangent of half an angle; this chain has that of its "
            f"default pose. With {letters}, the influence coefficients follow from"
        )
    words += ": J `g` = -(dr/dy) `g` of y, and with the second derivatives on the right `h`."
    gaps = [left - right for pairs in sides for left, right in pairs]
    J = Matrix([[readable(diff(gap, name)) for name in follow] for gap in gaps]) if all(sides) else None
    if J is None or sum(map(tree_size, J.flat())) > LONGEST:
        return [Paragraph(sentence(words))]
    return [Paragraph(sentence(words)), Equations(((Whole("J", names[0] if len(names) == 1 else ""), J),), packed=True)]


def rate_blocks(
    equations: LagrangeEquations,
    loop: Loop,
    inside: Sequence[str],
    pairs: Sequence[tuple[Any, Any]],
    letter: Letter,
) -> list[Block]:
    """g and h of the dependent joints of a dyad, solved.

    Args:
        inside: joints on the loop.
        pairs: left and right sides of its equations.
        letter: the first of some letters that the chain does not use.
    """
    rates = _Rates(equations, loop, inside, pairs)
    J = Matrix([[rates.slope(gap, name) for name in loop.dependent] for gap in rates.gaps])
    if J.rows != J.cols or rates.count > MOST:
        words = (
            "Differentiated by the coordinates once and twice, its equations give `g` and `h`: too many to be listed."
        )
        return [Paragraph(sentence(words))]
    det, n = factor_terms(readable(J.det())), rates.n
    common: Pairs = []
    if tree_size(det) > LONG:
        common, det = [(letter("D", "Delta"), det)], letter("D", "Delta")
    found = [pair for k in range(n) for pair in _solved(J, det, rates.row("g", k), rates.first_side(k))]
    for k in range(n):
        for j in range(k, n):
            found += _solved(J, det, rates.row("h", k, j), rates.second_side(k, j))
    words = (
        f"Differentiated by the coordinates once and twice, the equations of {loop.name} give `g` and `h` of "
        f"{', '.join(loop.dependent)}, over the determinant of their derivatives by these joints, which is zero in "
        "singular positions:"
    )
    return [Paragraph(sentence(words)), Equations((*common, *found))] if found else []


class _Rates:
    """Right-hand sides of the systems for g and h of one loop."""

    def __init__(
        self, equations: LagrangeEquations, loop: Loop, inside: Sequence[str], pairs: Sequence[tuple[Any, Any]]
    ) -> None:
        projection, names = equations.system.projection, equations.system.mechanism.names
        none = [[ZERO] * projection.n for _ in range(projection.n)]
        self.n, self.loop, self.inside = projection.n, loop, inside
        self.gaps = [left - right for left, right in pairs]
        self.first = {name: projection.first[names.index(name)] for name in inside}
        self.second = {name: projection.second.get(names.index(name), none) for name in inside}
        self.moving = [name for name in inside if name not in loop.dependent]

    @property
    def count(self) -> int:
        """Number of coefficients that are not zero or one."""
        coefficients = [x for name in self.loop.dependent for x in self.first[name]]
        coefficients += [x for name in self.loop.dependent for row in self.second[name] for x in row]
        return sum(not x.is_number for x in coefficients)

    def slope(self, gap: Expr, *by: str) -> Expr:
        """A derivative of an equation by joints."""
        return readable(diff(gap, *(Symbol(name) for name in by)))

    def row(self, stem: str, *by: int) -> list[Expr]:
        """The coefficients that a system gives."""
        if stem == "g":
            return [self.first[name][by[0]] for name in self.loop.dependent]
        return [self.second[name][by[0]][by[1]] for name in self.loop.dependent]

    def first_side(self, k: int) -> list[Expr]:
        """-(dr/dy) g_y."""
        return [sum((-self.slope(gap, name) * self.first[name][k] for name in self.moving), start=ZERO)
                for gap in self.gaps]  # fmt: skip

    def second_side(self, k: int, j: int) -> list[Expr]:
        """-(g' (d2r/dz2) g + (dr/dy) h_y)."""
        found = []
        for gap in self.gaps:
            bent = sum(
                (
                    -self.slope(gap, a, b) * self.first[a][k] * self.first[b][j]
                    for a in self.inside
                    for b in self.inside
                ),
                start=ZERO,
            )
            found.append(sum((-self.slope(gap, name) * self.second[name][k][j] for name in self.moving), start=bent))
        return found


def _solved(J: Matrix, det: Expr, unknown: Sequence[Expr], right: Sequence[Expr]) -> Pairs:
    """Unknown coefficients by Cramer's rule; those that are numbers, as in parallelograms, are left out."""
    found: Pairs = []
    for column, name in enumerate(unknown):
        if name.is_number:
            continue
        replaced = Matrix([[right[i] if j == column else J[i, j] for j in range(J.cols)] for i in range(J.rows)])
        found.append((name, factor_terms(readable(replaced.det())) / det))
    return found
