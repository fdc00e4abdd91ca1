"""Results of the derivation of a chain: its equations in SymPy, and its two Programs.

The definition is interpreted as it is, before any pass; the fast form is what every target prints, after the passes.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from symgen.describe.chain import Chain
from symgen.errors import ArgumentError
from symgen.pipeline.choices import options_of
from symgen.pipeline.load import as_chain
from symgen.pipeline.selection import select_functions

if TYPE_CHECKING:
    from symgen.derive.equations import EquationsOfMotion
    from symgen.formulate.chain_plan import ChainPlan
    from symgen.program.function import Program
    from symgen.program.optimise import PassRecord

__all__ = ["as_plan", "definition", "derive_equations", "explain", "interpreted", "optimised", "program"]


def derive_equations(chain: Chain | str | Path) -> EquationsOfMotion:
    """Lagrange's equations of a chain, its influence coefficients and energies, in SymPy; each derived on request."""
    from symgen.derive.equations import derive_equations as derive
    from symgen.report.notebook import NOTEBOOK

    return derive(as_chain(chain), NOTEBOOK)


def program(
    chain: Chain | str | Path,
    functions: Iterable[str] | None = None,
    plan: ChainPlan | str | Path | None = None,
    optimization: str | None = None,
) -> Program:
    """The optimised Program that every target prints."""
    chain = as_chain(chain)
    level = options_of((), optimization).optimization
    return optimised(chain, select_functions(chain, functions), as_plan(chain, plan), level)


def explain(
    chain: Chain | str | Path,
    functions: Iterable[str] | None = None,
    plan: ChainPlan | str | Path | None = None,
    optimization: str | None = None,
) -> list[PassRecord]:
    """Record of the derivation and of each pass after it: operations, nodes, seconds."""
    from symgen.formulate.program import fast_program
    from symgen.program.optimise import optimise, without_collection

    chain = as_chain(chain)
    chosen = as_plan(chain, plan)
    level = options_of((), optimization).optimization
    selected = select_functions(chain, functions)
    records: list[PassRecord] = []
    seconds = 0.0

    def derived() -> Program:  # nothing but the passes holds it: the first of them lets go of it
        nonlocal seconds
        begin = time.perf_counter()
        program = fast_program(chain, selected, chosen.formulations if chosen else None, level)
        seconds = time.perf_counter() - begin
        return program

    with without_collection():
        optimise(derived(), chosen.passes if chosen else None, records)
    return [replace(records[0], name="derive", seconds=seconds), *records[1:]]


def definition(chain: Chain | str | Path, functions: Iterable[str] | None = None) -> Program:
    """Lagrange's definition as a Program without passes: what the reference interpreter executes."""
    chain = as_chain(chain)
    return interpreted(chain, select_functions(chain, functions))


def optimised(
    chain: Chain, functions: tuple[str, ...], plan: ChainPlan | None, optimization: str, arctangents: bool = True
) -> Program:
    """The fast form of functions after the passes, the last few kept."""
    return _optimised(chain, functions, plan, optimization, arctangents)


@lru_cache(maxsize=4)  # it would take calls that leave a default out for others
def _optimised(
    chain: Chain, functions: tuple[str, ...], plan: ChainPlan | None, optimization: str, arctangents: bool
) -> Program:
    from symgen.formulate.program import fast_program
    from symgen.program.optimise import optimise, without_collection

    with without_collection():
        if plan is None:
            return optimise(fast_program(chain, functions, None, optimization, arctangents))
        return optimise(fast_program(chain, functions, plan.formulations, optimization, arctangents), plan.passes)


@lru_cache(maxsize=4)
def interpreted(chain: Chain, functions: tuple[str, ...]) -> Program:
    """Lagrange's definition of functions before any pass, the last few kept."""
    from symgen.derive.definition import definition_program

    return definition_program(derive_equations(chain), functions)


def as_plan(chain: Chain, plan: ChainPlan | str | Path | None) -> ChainPlan | None:
    """A plan, read from its file when it is not one already."""
    if plan is None:
        return None
    from symgen.formulate.chain_plan import ChainPlan
    from symgen.formulate.plan_file import checked, read_plan

    if not isinstance(plan, str | Path | ChainPlan):
        raise ArgumentError(f"plan: what `tune` returned, or the path of its file, is wanted, not {plan!r:.80}")
    return read_plan(plan, chain) if isinstance(plan, str | Path) else checked(plan, chain)
