"""The friction functions of a chain as a Program, from the fast form or from the definition.

    chain --recursions, then friction over their terms--> Program
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.algebra import Scalar
from symgen.derive.assembly import Assembly
from symgen.derive.fast import Writer
from symgen.derive.fixed_step import StepFunctions
from symgen.derive.friction_problem import Smooth, smooth_terms
from symgen.derive.signatures import friction_signatures
from symgen.describe.chain import Chain
from symgen.describe.evaluate import parameter_defaults
from symgen.errors import DerivationError
from symgen.program.function import Program, RuntimeParameter

__all__ = ["friction_program"]


def friction_program(chain: Chain, functions: Sequence[str]) -> Program:
    """The Program of the named functions of `friction_signatures(chain)`, from the recursions.

    Raises:
        DerivationError: for a name that the chain does not have, or a chain that is not derived yet.
    """
    table = friction_signatures(chain)
    for name in functions:
        if name not in table:
            raise DerivationError(f"chain {chain.name} has no function {name!r}; it has {', '.join(table)}")
    writer = Writer(chain)

    def supply(q: Sequence[Scalar], qd: Sequence[Scalar], since: Scalar) -> Smooth:
        time = writer.t + since
        return smooth_terms(Assembly(chain, writer.algebra, writer.parameters, q, qd, writer.inputs, time))

    friction = StepFunctions(chain, writer.algebra, supply)
    written = tuple(friction.function(table[name]) for name in table if name in set(functions))
    defaults = parameter_defaults(chain)
    parameters = tuple(
        RuntimeParameter(p.name, defaults[p.name], p.unit or "", p.doc or "") for p in chain.parameters if not p.constant
    )
    return Program(
        name=chain.name,
        functions=(*friction.helpers, *written),
        parameters=parameters,
        pool=writer.pool,
        q_names=chain.q_names,
        input_names=chain.input_names,
        doc=chain.description,
    )
