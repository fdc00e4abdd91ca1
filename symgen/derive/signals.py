"""Signals written as expressions of the time, coordinates, rates and parameters, as a Program of their own.

A signal is no part of the chain: joint forces that a controller would give, or what an input does over time. The
Program has one function `values(q, qd, t)`, zero where no expression is given, and the chain's run-time parameters.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.values import Values
from symgen.derive.parameters import runtime_parameters
from symgen.describe.chain import Chain
from symgen.describe.expression import Expression
from symgen.program.function import Argument, Function, Output, Program, input_nodes
from symgen.program.nodes import Pool

__all__ = ["signal_program"]


def signal_program(chain: Chain, what: str, names: Sequence[str], expressions: Mapping[str, Expression]) -> Program:
    """The Program `<chain>_<what>` whose function `values` has one output per name.

    Args:
        chain: validated; whose joints and parameters the expressions use.
        what: `"tau"` or `"inputs"`.
        names: of the outputs, in order.
        expressions: by name, checked.
    """
    pool = Pool()
    algebra = NodeAlgebra(pool)
    n = len(chain.q_names)
    arguments = (Argument("q", (n,)), Argument("qd", (n,)), Argument("t"))
    q, qd, (t,) = ([algebra.scalar(node) for node in input_nodes(pool, argument)] for argument in arguments)
    known = {p.name: algebra.scalar(pool.parameter(p.name)) for p in chain.parameters if not p.constant}
    known |= dict(zip(chain.q_names, q, strict=True))
    values = Values(chain, algebra, known, dict(zip(chain.q_names, qd, strict=True)), t)
    nodes = tuple(values(expressions.get(name)).x for name in names)
    output = Output("values_now", (len(names),), nodes, f"{what} at this moment")
    return Program(
        name=f"{chain.name}_{what}",
        functions=(Function("values", arguments, (output,), f"Signals {what}."),),
        parameters=runtime_parameters(chain),
        pool=pool,
        q_names=chain.q_names,
        input_names=(),
        doc=f"Signals {what} of {chain.name}.",
    )
