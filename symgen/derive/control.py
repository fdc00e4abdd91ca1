"""A controller around a chain as a Program of its own: signals, states, conditions, and motions that are expressions.

Every function takes q, qd (n,), the controller's states x, the inputs u and the time t:

    motion_now       q, then qd, of the joints whose `motion` is an expression
    inputs_now       (m,), forces_now (n,): zero where no expression is given
    rates_now        of the continuous states
    next_now         of the sampled states
    conditions_now   differences at whose zeros an integrator stops

Their derivatives, `<name>_slopes`, have a row per value and columns for q, qd, x, u, t and parameters.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.values import Values
from symgen.derive.program import runtime_parameters
from symgen.describe.controller import Controller, own_hold
from symgen.describe.derivative import derivative
from symgen.describe.expression import Expression, Time
from symgen.describe.mechanism import Mechanism
from symgen.errors import DerivationError
from symgen.program.differentiate import jacobian
from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter, input_nodes
from symgen.program.nodes import Node, Pool

__all__ = ["control_program", "control_slopes"]

Row = tuple[str, Expression | None]
"""Place of an expression in the call, for messages, and the expression; None is zero."""


def control_program(
    mechanism: Mechanism, controller: Controller, more: Iterable[tuple[str, Sequence[Row], str]] = ()
) -> Program | None:
    """The Program `<chain>_control`; None when there is nothing to evaluate.

    Args:
        controller: its expressions, checked.
        more: functions besides: name, expressions with their places, documentation.
    """
    pool = Pool()
    algebra = NodeAlgebra(pool)
    n, states, inputs = mechanism.nv, [s.name for s in controller.all_states], mechanism.input_names
    arguments = (
        Argument("q", (n,)),
        Argument("qd", (n,)),
        Argument("x", (max(1, len(states)),), doc="states of the chain and of the controller"),
        Argument("u", (max(1, len(inputs)),), doc="inputs"),
        Argument("t"),
    )
    q, qd, x, u, (t,) = ([algebra.scalar(node) for node in input_nodes(pool, argument)] for argument in arguments)
    known = {p.name: algebra.scalar(pool.parameter(p.name)) for p in mechanism.parameters if not p.constant}
    known |= {name: algebra.scalar(pool.parameter(name)) for name in controller.constants}
    known |= dict(zip(mechanism.q_names, q, strict=True))
    known |= dict(zip(inputs, u, strict=False)) | dict(zip(states, x, strict=False))
    values = Values(mechanism, algebra, known, dict(zip(mechanism.q_names, qd, strict=True)), t)

    def function(name: str, rows: Iterable[Row], doc: str) -> Function:
        nodes = tuple(_node(values, place, expression) for place, expression in rows)
        return Function(name, arguments, (Output(f"{name}_values", (len(nodes),), nodes, doc),), f"{doc}.")

    functions = [function(name, rows, doc) for name, rows, doc in (*_parts(mechanism, controller), *more) if rows]
    if not functions:
        return None
    return Program(
        name=f"{mechanism.name}_control",
        functions=tuple(functions),
        parameters=(*runtime_parameters(mechanism), *(RuntimeParameter(name, 0.0) for name in controller.constants)),
        pool=pool,
        q_names=mechanism.q_names,
        input_names=(),
        doc=f"Signals and controller of {mechanism.name}.",
    )


def control_slopes(program: Program, parameters: Sequence[str]) -> Program:
    """The derivatives of all functions of a `control_program`.

    Args:
        parameters: names of those among the variables.
    """
    pool, functions = program.pool, []
    names = [pool.parameter(name) for name in parameters]
    for function in program.functions:
        variables = [*(x for argument in function.inputs for x in input_nodes(pool, argument)), *names]
        (values,) = function.outputs
        rows = jacobian(pool, values.nodes, variables)
        slopes = Output("slopes", (len(rows), len(variables)), tuple(x for row in rows for x in row))
        name = f"{function.name.removesuffix('_now')}_slopes"
        functions.append(Function(name, function.inputs, (slopes,), f"{function.doc} Derivatives."))
    return replace(program, functions=tuple(functions))


def _node(values: Values, place: str, expression: Expression | None) -> Node:
    """The value of an expression; raises DerivationError with its place."""
    try:
        node: Node = values(expression).x
    except DerivationError as error:
        raise DerivationError(f"{place}: {error}") from None
    return node


def _parts(mechanism: Mechanism, controller: Controller) -> list[tuple[str, Sequence[Row], str]]:
    """Name, expressions with their places and documentation of every function; without expressions it is left out."""
    motions = [(f"motion of {name}", motion) for name, motion in mechanism.expressed.items()]
    forces, inputs = dict(controller.tau), dict(controller.inputs)
    return [
        (
            "motion_now",
            [*motions, *((place, derivative(motion, Time())) for place, motion in motions)],
            "Given motions and their rates",
        ),
        (
            "inputs_now",
            [(f"inputs[{name!r}]", inputs.get(name)) for name in mechanism.input_names] if inputs else [],
            "Inputs",
        ),
        (
            "forces_now",
            [(f"tau[{name!r}]", forces.get(name)) for name in mechanism.q_names] if forces else [],
            "Joint forces",
        ),
        (
            "rates_now",
            [(f"states[{state.name!r}]: rate", state.law) for state in controller.continuous],
            "Rates of continuous states",
        ),
        (
            "next_now",
            [(f"states[{state.name!r}]: next", own_hold(state)) for state in controller.sampled],
            "Next values of sampled states",
        ),
        (
            "conditions_now",
            [(f"the condition {found.text!r}", found.difference) for found in controller.conditions(mechanism.chain)],
            "Differences at corners and jumps",
        ),
    ]
