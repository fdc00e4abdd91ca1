"""The fast form of a chain's functions, formulations chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symgen.derive.fast import written_program
from symgen.derive.reduced.plan import FormulationPlan
from symgen.describe.mechanism import Mechanism
from symgen.formulate.chooser import Chooser
from symgen.program.function import Program

__all__ = ["fast_program"]


def fast_program(
    mechanism: Mechanism,
    functions: Sequence[str],
    plans: Mapping[str, FormulationPlan] | None = None,
    optimization: str | None = None,
    arctangents: bool = True,
) -> Program:
    """The Program of the named functions; see `written_program`.

    Args:
        functions: names of `signatures(chain)`.
        plans: formulations by function; fixed rules choose the others.
        optimization, arctangents: see `Chooser`.
    """
    chooser = Chooser(mechanism, plans, optimization, arctangents)
    chooser.complete(functions)
    return written_program(chooser.writer, functions)
