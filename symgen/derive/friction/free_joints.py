"""The equations of the free joints (those without a kinematic input), and the joints with friction among them.

M qdd + f = r, r = tau - bias - M_FP qdd_P. Forces and motions of joints that follow several coordinates stand behind
those of the free joints in lists by place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import Factor, factor_held
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.constrained import Along, Constrained, constrained
from symgen.derive.friction.resistance import Member, Rubbing
from symgen.program.nodes import Node

__all__ = ["Problem", "component", "factor_at_rest", "response", "sliding_forces"]


@dataclass(frozen=True)
class Problem:
    """The equations of the free joints, and the joints with friction among them.

    Attributes:
        M: (m, m).
        right: r (m,).
        rubbing: joints with friction.
        mobility: G M^-1 G' of these; empty where each has a coordinate of its own.
        felt: number of friction forces that loads depend on; behind the accelerations in what loads are affine in.
    """

    M: tuple[tuple[Scalar, ...], ...]
    right: tuple[Scalar, ...]
    rubbing: tuple[Rubbing, ...]
    mobility: tuple[tuple[Scalar, ...], ...] = ()
    felt: int = 0

    @property
    def along(self) -> tuple[Along, ...]:
        """Motions of the joints that follow several coordinates, behind the free joints in all lists by place."""
        return tuple(joint.along for joint in self.rubbing if joint.along is not None)

    @property
    def places(self) -> int:
        """Length of lists by place."""
        return len(self.right) + len(self.along)

    def onto(self, forces: Sequence[Scalar]) -> list[Scalar]:
        """Forces by place as forces of the free joints."""
        m = len(self.right)
        result = list(forces[:m])
        for along, force in zip(self.along, forces[m:], strict=True):
            result = [x + slope * force for x, slope in zip(result, along.row, strict=True)]
        return result

    @property
    def loaded(self) -> tuple[int, ...]:
        """Positions in `rubbing` of the joints whose sliding force depends on the accelerations, once per unknown."""
        return tuple(k for k, joint in enumerate(self.rubbing) for _ in range(joint.unknowns))

    @property
    def members(self) -> tuple[Member | None, ...]:
        """The member behind each unknown of `loaded`; None for one of all joints of a mode."""
        return tuple(member for joint in self.rubbing for member in (joint.members or (None,) * joint.unknowns))


def factor_at_rest(branches: Branches, problem: Problem, held: Sequence[Node]) -> Factor | Constrained:
    """Factors of the inertia matrix while joints rest, by place."""
    m = len(problem.right)
    base = factor_held(branches, problem.M, held[:m])
    return constrained(branches, base, problem.along, held[m:]) if problem.along else base


def response(inverse: Sequence[Sequence[Scalar]], joint: Rubbing) -> list[Scalar]:
    """Accelerations of the free joints by a unit force along a joint, from the columns of M^-1."""
    if joint.along is None:
        return list(inverse[joint.place])
    return [joint.along.component(row) for row in inverse]


def component(joint: Rubbing, column: Sequence[Scalar]) -> Scalar:
    """The part of accelerations or forces of the free joints that is along a joint."""
    return column[joint.place] if joint.along is None else joint.along.component(column)


def sliding_forces(branches: Branches, problem: Problem, signs: Sequence[Scalar]) -> list[Scalar]:
    """Friction by place of joints that slide in these directions, as far as it does not depend on loads."""
    forces = [branches.zero] * problem.places
    for joint, s in zip(problem.rubbing, signs, strict=True):
        if not joint.loaded:
            way = joint.toward(branches, s)
            forces[joint.place] = s * (way.level.offset + way.motor) + way.drag + way.motor_drag
    return forces
