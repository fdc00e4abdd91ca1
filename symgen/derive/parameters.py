"""Parameters and limits of a chain as numbers, as every Program made of it declares them."""

from __future__ import annotations

import math

from symgen.describe.evaluate import evaluate, parameter_defaults
from symgen.describe.expression import Expression
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import stop_bounds
from symgen.program.function import Limits, RuntimeParameter

__all__ = ["joint_limits", "runtime_parameters"]


def runtime_parameters(mechanism: Mechanism) -> tuple[RuntimeParameter, ...]:
    """The parameters that are not folded, in the chain's order."""
    defaults = parameter_defaults(mechanism.chain)
    return tuple(
        RuntimeParameter(p.name, defaults[p.name], p.unit or "", p.doc or "")
        for p in mechanism.parameters
        if not p.constant
    )


def joint_limits(mechanism: Mechanism) -> tuple[Limits, ...]:
    """Limits of the coordinates by the chain's own values: those of `limits`, or else the bounds of a stop."""
    names = parameter_defaults(mechanism.chain)

    def number(given: Expression | None, none: float) -> float:
        return none if given is None else evaluate(given, names)

    found = []
    for joint in mechanism.own_joints:
        own, (low, high) = joint.limits, stop_bounds(joint)
        lower, upper = (low, high) if own is None else (own.lower or low, own.upper or high)
        velocity, effort = (None, None) if own is None else (own.velocity, own.effort)
        found.append(
            Limits(
                number(lower, -math.inf), number(upper, math.inf), number(velocity, math.inf), number(effort, math.inf)
            )
        )
    return tuple(found)
