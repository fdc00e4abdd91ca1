"""The right sides of the equations of motion: what actuators supply."""

from __future__ import annotations

from sympy import Expr, Integer

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.describe.traits import idle_joints

__all__ = ["acting_forces"]


def acting_forces(equations: LagrangeEquations) -> tuple[Expr, ...]:
    """tau of every joint, zero where no actuator acts."""
    idle = idle_joints(equations.mechanism.chain)
    named = zip(equations.mechanism.q_names, equations.forces, strict=True)
    return tuple(Integer(0) if name in idle else force for name, force in named)
