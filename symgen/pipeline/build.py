"""`Build`: everything that decides what is derived, emitted and compiled, as one record.

keywords of `build_model`, `emit_sources`, ... --build_of--> Build --> Program, sources, library, Model
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.describe.chain import Chain
from symgen.describe.mechanism import Mechanism
from symgen.describe.write import to_yaml
from symgen.emit.targets import target_of
from symgen.errors import ArgumentError
from symgen.functions import GRADIENTS
from symgen.options import Options
from symgen.pipeline.choices import number_type
from symgen.pipeline.load import as_mechanism
from symgen.pipeline.selection import select_functions

if TYPE_CHECKING:
    from symgen.formulate.chain_plan import ChainPlan

__all__ = ["Build", "as_plan", "build_of", "chain_key"]


@dataclass(frozen=True, slots=True)
class Build:
    """Functions of a chain in one language.

    Attributes:
        mechanism: of the functions.
        functions: emitted names; one Program holds them all.
        target: name of a target.
        dtype: `"float64"` or `"float32"`.
        plan: formulations and passes of `symgen tune`; None: fixed rules.
        options: of emission, compilation and calls.
    """

    mechanism: Mechanism
    functions: tuple[str, ...]
    target: str = "c"
    dtype: str = "float64"
    plan: ChainPlan | None = None
    options: Options = field(default_factory=Options)

    @property
    def arctangents(self) -> bool:
        """True where `prepare` may turn bodies by angles that depend on parameters.

        A controller has no atan2, and for a moment of zero, as of a payload of zero, the angle has no derivative.
        """
        return not (self.options.for_controller or any(name in GRADIENTS for name in self.functions))

    @property
    def refined(self) -> bool:
        """True where the Program keeps what carries the derivatives of its loops, see `Pool.refined`."""
        return bool(self.mechanism.closures and self.target) and target_of(self.target).differentiates

    @property
    def of_program(self) -> tuple[str, ...]:
        """The choices that the Program depends on, as text."""
        plan = "" if self.plan is None else _text(self.plan)
        own = (chain_key(self.mechanism), *self.functions, plan, self.options.optimization, str(self.arctangents))
        return (*own, "refined") if self.refined else own

    @property
    def of_text(self) -> tuple[str, ...]:
        """The choices that emitted text depends on, as text."""
        own = (self.mechanism.name, self.target, self.dtype)
        return (*self.of_program, *own, *self.options.of_text(target_of(self.target).takes))


@lru_cache(maxsize=8)
def chain_key(mechanism: Mechanism) -> str:
    """The chain in keys of the cache, without its name: Programs of equal chains are equal but for it."""
    return to_yaml(replace(mechanism.authored, name="chain"))


def build_of(
    chain: Chain | str | Path,
    functions: Iterable[str] | None,
    target: str,
    dtype: Any,
    plan: ChainPlan | str | Path | None,
    options: Options,
) -> Build:
    """The build that public keywords ask for; arguments and errors as of `emit_sources`."""
    mechanism = as_mechanism(chain)
    names = select_functions(mechanism, functions, options.profile)
    return Build(mechanism, names, target, number_type(dtype), as_plan(mechanism, plan), options)


def as_plan(mechanism: Mechanism, plan: ChainPlan | str | Path | None) -> ChainPlan | None:
    """A plan, read from its file when it is not one already."""
    if plan is None:
        return None
    from symgen.formulate.chain_plan import ChainPlan
    from symgen.formulate.plan_file import checked, read_plan

    if not isinstance(plan, str | Path | ChainPlan):
        raise ArgumentError(f"plan: what `tune` returned, or the path of its file, is wanted, not {plan!r:.80}")
    return read_plan(plan, mechanism) if isinstance(plan, str | Path) else checked(plan, mechanism)


def _text(plan: ChainPlan) -> str:
    from symgen.formulate.plan_file import plan_to_text

    return plan_to_text(plan)
