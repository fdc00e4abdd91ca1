"""A controller around a chain as a Program of its own: signals, states, conditions, and motions that are expressions.

Every function takes q, qd (n,), the controller's states x, the inputs u and the time t:

    motion_now       q, then qd, of the joints whose `motion` is an expression
    inputs_now       (m,), forces_now (n,): zero where no expression is given
    rates_now        of the continuous states
    next_now         of the sampled states
    conditions_now   differences at whose zeros an integrator stops
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.values import Values, derivative
from symgen.derive.parameters import runtime_parameters
from symgen.describe.chain import Chain
from symgen.describe.controller import Controller, own_hold
from symgen.describe.expression import Expression, Time
from symgen.program.function import Argument, Function, Output, Program, input_nodes
from symgen.program.nodes import Pool

__all__ = ["control_program"]


def control_program(chain: Chain, controller: Controller) -> Program | None:
    """The Program `<chain>_control`; None when there is nothing to evaluate.

    Args:
        chain: validated.
        controller: its expressions, checked.
    """
    pool = Pool()
    algebra = NodeAlgebra(pool)
    n, states, inputs = len(chain.q_names), [s.name for s in controller.states], chain.input_names
    arguments = (
        Argument("q", (n,)),
        Argument("qd", (n,)),
        Argument("x", (max(1, len(states)),), doc="states of the controller"),
        Argument("u", (max(1, len(inputs)),), doc="inputs"),
        Argument("t"),
    )
    q, qd, x, u, (t,) = ([algebra.scalar(node) for node in input_nodes(pool, argument)] for argument in arguments)
    known = {p.name: algebra.scalar(pool.parameter(p.name)) for p in chain.parameters if not p.constant}
    known |= dict(zip(chain.q_names, q, strict=True))
    known |= dict(zip(states, x, strict=False)) | dict(zip(inputs, u, strict=False))
    values = Values(chain, algebra, known, dict(zip(chain.q_names, qd, strict=True)), t)

    def function(name: str, expressions: Iterable[Expression | None], doc: str) -> Function:
        nodes = tuple(values(expression).x for expression in expressions)
        return Function(name, arguments, (Output(f"{name}_values", (len(nodes),), nodes, doc),), f"{doc}.")

    functions = [function(name, rows, doc) for name, rows, doc in _parts(chain, controller) if rows]
    if not functions:
        return None
    return Program(
        name=f"{chain.name}_control",
        functions=tuple(functions),
        parameters=runtime_parameters(chain),
        pool=pool,
        q_names=chain.q_names,
        input_names=(),
        doc=f"Signals and controller of {chain.name}.",
    )


def _parts(chain: Chain, controller: Controller) -> list[tuple[str, Sequence[Expression | None], str]]:
    """Name, expressions and documentation of every function; without expressions it is left out."""
    motions = [j.motion for j in chain.moving if j.motion is not None and not isinstance(j.motion, str)]
    forces, inputs = dict(controller.tau), dict(controller.inputs)
    return [
        (
            "motion_now",
            [*motions, *(derivative(motion, Time()) for motion in motions)],
            "Given motions and their rates",
        ),
        ("inputs_now", [inputs.get(name) for name in chain.input_names] if inputs else [], "Inputs"),
        ("forces_now", [forces.get(name) for name in chain.q_names] if forces else [], "Joint forces"),
        ("rates_now", [state.law for state in controller.continuous], "Rates of continuous states"),
        ("next_now", [own_hold(state) for state in controller.sampled], "Next values of sampled states"),
        (
            "conditions_now",
            [condition.difference for condition in controller.conditions(chain)],
            "Differences at corners and jumps",
        ),
    ]
