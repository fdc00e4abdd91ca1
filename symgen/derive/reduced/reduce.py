"""The reduced bodies that the grouped recursions run on: frames and parameters chosen for joint forces alone.

Joint forces are those of the full parameters; bearing loads and energies are not.
"""

from __future__ import annotations

from dataclasses import dataclass

from symgen.derive.bodies.tree import Tree
from symgen.derive.reduced.plan import FormulationPlan
from symgen.derive.reduced.reframe import Part, reframe
from symgen.derive.reduced.regroup import regroup

__all__ = ["Reduced", "reduce_tree"]


@dataclass(frozen=True, slots=True)
class Reduced:
    """Reduced bodies, and the tree they came from."""

    tree: Tree
    parts: tuple[Part, ...]

    def children(self, i: int) -> list[int]:
        """Bodies that hang on body i."""
        return [k for k, part in enumerate(self.parts) if part.parent == i]


def reduce_tree(tree: Tree, plan: FormulationPlan) -> Reduced:
    """The bodies reframed and regrouped as the plan says."""
    parts = reframe(tree, plan)
    return Reduced(tree, tuple(regroup(parts, plan) if plan.regroup else parts))
