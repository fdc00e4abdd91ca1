"""Derivatives of a fixed step along a direction: of what the step computes, passes and interpolated crossings included.

    step_slopes      d(q, qd, states at the end)/d(q, qd, tau, inputs, p) direction

A fixed step is an algorithm: stages of Runge and Kutta, crossings by parabolas, decisions, impulses. Its derivative is
that of its operations (`symgen.program.along`), so that it agrees with differences of steps wherever these take the
same way. Where a rate or a margin just touches zero, ways part and numbers may not be finite.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.algebra.branches import nodes_of
from symgen.derive.fast import Writer
from symgen.derive.functions import signatures
from symgen.derive.program import chain_program
from symgen.program.along import along
from symgen.program.function import Argument, Function, Output, Program
from symgen.program.nodes import Node

__all__ = ["STEP", "STEPPED", "step_program"]

STEPPED = "step_interpolated"
"""The step that is differentiated."""

STEP = "step_slopes"


def step_program(writer: Writer, parameters: Sequence[str]) -> Program:
    """The Program of the derivative.

    Args:
        writer: of the chain; its plans hold `STEPPED`.
        parameters: names of the run-time parameters that the direction holds.
    """
    pool, signature = writer.pool, signatures(writer.mechanism)[STEPPED]
    results = zip(signature.outputs, signature.card.fast(writer, signature), strict=True)
    wanted = [x for result, nodes in results if result.name not in ("mode_next", "status") for x in nodes_of(nodes)]
    variables: list[Node] = [x.x for x in (*writer.q, *writer.qd, *writer.tau, *writer.inputs)]
    variables += [pool.parameter(name) for name in parameters]
    size = len(variables)
    direction = Argument("direction", (size,), doc="of q, qd, tau, inputs and parameters")
    seeds = [pool.input("direction", k) for k in range(size)]
    found = along(pool, wanted, variables, seeds)
    output = Output("slopes", (len(found),), tuple(found), "derivatives of the step's end along the direction")
    tail = [argument for argument in signature.inputs if argument.name in ("inputs", "t")]
    before = [argument for argument in signature.inputs if argument.name not in ("inputs", "t")]
    doc = "Derivatives of a fixed step along a direction."
    function = Function(STEP, (*before, direction, *tail), (output,), doc)
    return chain_program(writer.mechanism, pool, (function,))
