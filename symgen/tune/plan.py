"""What `symgen tune` found for one chain: per function a formulation and a search of common subexpressions."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from symgen.derive.recursive.plan import FormulationPlan
from symgen.describe.chain import Chain
from symgen.describe.write import to_yaml
from symgen.program.optimise import Plan
from symgen.program.passes.extract import Search

__all__ = ["ChainPlan", "FunctionPlan", "fingerprint"]


@dataclass(frozen=True, slots=True)
class FunctionPlan:
    """The choices for one function.

    Attributes:
        formulation: None where the function has no choice of it.
        search: of common subexpressions.
        flops: what the function cost when it was tuned.
    """

    formulation: FormulationPlan | None
    search: Search
    flops: int


@dataclass(frozen=True, slots=True)
class ChainPlan:
    """The choices for one chain; functions that are not named follow the fixed rules.

    Attributes:
        chain: the chain's name.
        fingerprint: hash of the chain's content; a plan serves that chain only.
        functions: pairs of a function's name and its choices.
    """

    chain: str
    fingerprint: str
    functions: tuple[tuple[str, FunctionPlan], ...]

    @property
    def formulations(self) -> dict[str, FormulationPlan]:
        """For `fast_program`."""
        return {name: plan.formulation for name, plan in self.functions if plan.formulation is not None}

    @property
    def passes(self) -> Plan:
        """For `optimise`."""
        return Plan(functions=tuple((name, plan.search) for name, plan in self.functions))


def fingerprint(chain: Chain) -> str:
    """A hash of everything that the chain's description says."""
    return hashlib.sha256(to_yaml(chain).encode()).hexdigest()
