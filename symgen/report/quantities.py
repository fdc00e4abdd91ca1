"""The quantities of a small chain's equations, all in the form of the page."""

from __future__ import annotations

from dataclasses import dataclass

from sympy import Expr, Integer, count_ops
from sympy import ImmutableDenseMatrix as Matrix

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.potential import own_potential
from symgen.describe.traits import idle_joints
from symgen.report.bristles import bristle_letters
from symgen.report.forms import Forms

__all__ = ["PARTS", "Quantities", "acting_forces", "part_stems", "small_quantities"]


def acting_forces(equations: LagrangeEquations) -> tuple[Expr, ...]:
    """tau of every joint, zero where no actuator acts."""
    idle = idle_joints(equations.mechanism.chain)
    named = zip(equations.mechanism.q_names, equations.forces, strict=True)
    return tuple(Integer(0) if name in idle else force for name, force in named)


PARTS = (
    ("c", "velocity_terms", "Coriolis and centrifugal terms"),
    ("g", "gravity", "gravity terms"),
    ("k", "springs", "springs and potential"),
    ("d", "dampers", "dampers"),
    ("a", "applied", "applied loads and forces"),
    ("f_b", "bristles", "friction of bristles"),
)
"""Letter, attribute of the equations, and name of the terms beside the inertia."""


@dataclass(frozen=True, slots=True)
class Quantities:
    """Inertia matrix, the terms beside it, energies; names and shapes as in `LagrangeEquations`."""

    M: Matrix
    velocity_terms: Matrix
    gravity: Matrix
    springs: Matrix
    dampers: Matrix
    applied: Matrix
    bristles: Matrix
    potential_energy: Expr
    dissipation: Expr


def small_quantities(equations: LagrangeEquations, form: Forms) -> Quantities:
    """All quantities without intermediates; the author's form is kept where that is shorter: K (x + L cos(th))^2/2."""
    whole, (own, _) = equations.potential_energy, own_potential(equations.system)
    stored = shorter(form(whole), form(whole - own) + equations.expand(own))

    def kept(matrix: Matrix) -> Matrix:
        pairs = zip(form(matrix), equations.expand(matrix), strict=True)
        return Matrix(matrix.rows, 1, [shorter(a, b) for a, b in pairs])

    return Quantities(
        form(equations.M),
        form(equations.velocity_terms),
        form(equations.gravity),
        kept(equations.springs),
        kept(equations.dampers),
        kept(equations.applied),
        form(Matrix(equations.system.projection.forces(bristle_letters(equations.mechanism)))),
        stored,
        shorter(form(equations.dissipation), equations.expand(equations.dissipation)),
    )


def shorter(form: Expr, written: Expr) -> Expr:
    """The form of the page, or the author's where that has fewer operations."""
    return written if count_ops(written) < count_ops(form) else form


def part_stems(equations: LagrangeEquations | Quantities) -> list[str]:
    """Letters of the terms that are not zero."""
    return [stem for stem, name, _ in PARTS if any(x != 0 for x in getattr(equations, name))]
