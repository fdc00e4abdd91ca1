"""All functions of a chain that rubs: what `functions` has, and the fixed steps with joints that stick."""

from __future__ import annotations

from symgen.derive.friction.karnopp import step
from symgen.derive.friction.morgowicz import step_interpolated
from symgen.derive.friction.runge_kutta import RungeKutta

__all__ = ["StepFunctions"]


class StepFunctions(RungeKutta):
    """The friction functions and the fixed steps: Karnopp's dead band, and Morgowicz's interpolated zero crossings."""

    def step(self) -> tuple[object, ...]:
        """One step with a dead band."""
        return step(self)

    def step_interpolated(self) -> tuple[object, ...]:
        """One step with interpolated zero crossings."""
        return step_interpolated(self)
