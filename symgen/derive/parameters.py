"""The run-time parameters of a chain, as every Program made of it declares them."""

from __future__ import annotations

from symgen.describe.evaluate import parameter_defaults
from symgen.describe.mechanism import Mechanism
from symgen.program.function import RuntimeParameter

__all__ = ["runtime_parameters"]


def runtime_parameters(mechanism: Mechanism) -> tuple[RuntimeParameter, ...]:
    """The parameters that are not folded, in the chain's order."""
    defaults = parameter_defaults(mechanism.chain)
    return tuple(
        RuntimeParameter(p.name, defaults[p.name], p.unit or "", p.doc or "")
        for p in mechanism.parameters
        if not p.constant
    )
