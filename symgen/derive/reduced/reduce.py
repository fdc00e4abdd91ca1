"""The reduced bodies that the grouped recursions run on: frames and parameters chosen for joint forces alone.

Joint forces are those of the full parameters; bearing loads and energies are not.
"""

from __future__ import annotations

from dataclasses import dataclass

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.bodies.tree import Tree
from symgen.derive.reduced.plan import FormulationPlan
from symgen.derive.reduced.reframe import Part, reframe
from symgen.derive.reduced.regroup import regroup
from symgen.derive.reduced.specialization_guard import SpecializationGuard

__all__ = ["Reduced", "reduce_tree"]


@dataclass(frozen=True, slots=True)
class Reduced:
    """Reduced bodies, the tree they came from, and the conditions on parameters under which they are right."""

    tree: Tree
    parts: tuple[Part, ...]
    conditions: tuple[Scalar, ...] = ()

    def children(self, i: int) -> list[int]:
        """Bodies that hang on body i."""
        return [k for k, part in enumerate(self.parts) if part.parent == i]


def reduce_tree(tree: Tree, plan: FormulationPlan, assumed: SpecializationGuard | None = None) -> Reduced:
    """The bodies reframed and regrouped as the plan says."""
    parts, conditions = reframe(tree, plan), list[Scalar]()
    if plan.regroup:
        parts, conditions = regroup(parts, plan, assumed)
    return Reduced(tree, tuple(parts), tuple(conditions))
