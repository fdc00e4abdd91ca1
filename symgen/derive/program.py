"""The functions of a chain put together as the Program that they are."""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.parameters import joint_limits, runtime_parameters
from symgen.derive.validity import validity
from symgen.describe.mechanism import Mechanism
from symgen.program.function import Function, Program
from symgen.program.nodes import Pool

__all__ = ["chain_program"]


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
