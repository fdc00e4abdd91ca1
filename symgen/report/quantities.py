"""The quantities of a small chain's equations, all in the form of the page."""

from __future__ import annotations

from dataclasses import dataclass

from sympy import Expr
from sympy import ImmutableDenseMatrix as Matrix

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.report.bristles import bristle_letters
from symgen.report.forms import Forms

__all__ = ["PARTS", "Quantities", "part_stems", "small_quantities"]

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
    """All of them without intermediates."""
    return Quantities(
        form(equations.M),
        form(equations.velocity_terms),
        form(equations.gravity),
        form(equations.springs),
        form(equations.dampers),
        form(equations.applied),
        form(Matrix(equations.system.projection.forces(bristle_letters(equations.mechanism)))),
        form(equations.potential_energy),
        form(equations.dissipation),
    )


def part_stems(equations: LagrangeEquations | Quantities) -> list[str]:
    """Letters of the terms that are not zero."""
    return [stem for stem, name, _ in PARTS if any(x != 0 for x in getattr(equations, name))]
