"""The functions of a chain put together as the Program that they are."""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.parameters import runtime_parameters
from symgen.derive.validity import validity
from symgen.describe.chain import Chain
from symgen.program.function import Function, Program
from symgen.program.nodes import Pool

__all__ = ["chain_program"]


def chain_program(chain: Chain, pool: Pool, functions: Sequence[Function]) -> Program:
    """The Program of a chain.

    Args:
        chain: whose names and parameters it has.
        pool: owner of all nodes.
        functions: those that are called before those that call them.
    """
    return Program(
        name=chain.name,
        functions=tuple(functions),
        parameters=runtime_parameters(chain),
        pool=pool,
        q_names=chain.q_names,
        input_names=chain.input_names,
        doc=chain.description,
        validity=validity(chain),
    )
