"""The functions of a chain put together as the Program that they are."""

from __future__ import annotations

import math
from collections.abc import Sequence

from symgen.derive.validity import validity
from symgen.describe.evaluate import evaluate, parameter_defaults
from symgen.describe.expression import Expression
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import stop_bounds
from symgen.program.function import Function, Limits, Program, RuntimeParameter
from symgen.program.nodes import Pool

__all__ = ["chain_program", "runtime_parameters"]


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


def chain_program(mechanism: Mechanism, pool: Pool, functions: Sequence[Function]) -> Program:
    """The Program of a chain.

    Args:
        mechanism: whose names and parameters it has.
        pool: owner of all nodes.
        functions: those that are called before those that call them.
    """
    return Program(
        name=mechanism.name,
        functions=tuple(functions),
        parameters=runtime_parameters(mechanism),
        pool=pool,
        q_names=mechanism.q_names,
        limits=joint_limits(mechanism),
        input_names=mechanism.input_names,
        doc=mechanism.chain.description,
        validity=validity(mechanism),
    )
