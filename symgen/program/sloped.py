"""A function's derivatives along a direction and, backward, of a weighted sum, as functions of their own.

    f(x) -> y    f_along(x, tangent) -> J tangent    f_back(x, cotangent) -> J' cotangent

J has a row per real number of y and a column per real number of x, then one per named parameter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symgen.program.differentiate import adjoint, directional, loops_between
from symgen.program.function import Argument, Function, Output, Program, input_nodes
from symgen.program.nodes import REAL

__all__ = ["ALONG", "BACK", "sloped"]

ALONG, BACK = "along", "back"


def sloped(program: Program, name: str, parameters: Sequence[str]) -> Program:
    """The Program with `<name>_along` and `<name>_back` in place of its public functions.

    Args:
        program: before its passes.
        name: of a public function.
        parameters: run-time parameters among the variables.

    Returns:
        Without `<name>_back` where loops stand between arguments and results: these have derivatives forward alone.
    """
    pool, function = program.pool, program.function(name)
    variables = [x for a in function.inputs if a.type == REAL for x in input_nodes(pool, a)]
    variables += [pool.parameter(parameter) for parameter in parameters]
    results = [x for output in function.outputs if output.type == REAL for x in output.nodes]
    direction = Argument("tangent", (len(variables),), doc="of real arguments and parameters, in order")
    rows = directional(pool, results, variables, input_nodes(pool, direction))
    output = Output(ALONG, (len(results),), tuple(rows), "derivatives of real results along the direction")
    doc = f"Derivatives of {name} along a direction."
    tail = tuple(a for a in function.inputs if a.name in ("inputs", "t"))  # last in every function
    before = tuple(a for a in function.inputs if a not in tail)
    made = [Function(f"{name}_{ALONG}", (*before, direction, *tail), (output,), doc)]
    if not loops_between(pool, results, variables):
        weights = Argument("cotangent", (len(results),), doc="of real results, in order")
        rows = adjoint(pool, results, variables, input_nodes(pool, weights))
        output = Output(BACK, (len(variables),), tuple(rows), "derivatives of the weighted sum of real results")
        doc = f"Derivatives of a weighted sum of the results of {name}."
        made.append(Function(f"{name}_{BACK}", (*before, weights, *tail), (output,), doc))
    inner = tuple(f for f in program.functions if f.internal and not f.batch_of)
    return replace(program, functions=(*inner, *made), labels=(), quantities=())
