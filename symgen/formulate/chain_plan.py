"""Result of `symgen tune` for one chain: per function a formulation and a search for common subexpressions."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

from symgen.derive.reduced.plan import FormulationPlan
from symgen.describe.expression import Number
from symgen.describe.mechanism import Mechanism
from symgen.describe.validate import validate
from symgen.describe.write import chain_text
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
        fingerprint: hash of the chain's structure; a plan serves that chain only, with any run-time parameters.
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


def fingerprint(mechanism: Mechanism) -> str:
    """A hash of the chain's structure: of all that a plan can depend on.

    Defaults of the parameters that are read at run time are no part of it, nor are texts, units and letters, nor the
    points on which no load acts: functions of points have no formulation to choose.
    """
    chain = validate(mechanism.written)
    parameters = tuple(
        replace(p, unit=None, doc=None, symbol=None, subscript=None, value=p.value if p.constant else Number(0.0))
        for p in chain.parameters
    )
    loaded = {load.point for load in chain.loads}
    points = tuple(point for point in chain.points if point.name in loaded)
    joints = tuple(replace(joint, symbol=None, subscript=None) for joint in chain.joints)
    bare = replace(chain, description="", parameters=parameters, joints=joints, points=points)
    return hashlib.sha256(chain_text(bare).encode()).hexdigest()
