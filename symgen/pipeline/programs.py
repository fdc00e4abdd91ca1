"""Results of the derivation of a chain: its equations in SymPy, and its two Programs.

The definition is interpreted as it is, before any pass; the fast form is what every target prints, after the passes.
Programs are kept in the cache, so that another target, number type or check derives nothing again.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from symgen.compile.cache import cache_key, kept
from symgen.describe.chain import Chain
from symgen.describe.mechanism import Mechanism
from symgen.options import DEBUG, Options
from symgen.pipeline.build import Build, as_plan, build_of, chain_key
from symgen.pipeline.choices import options_of
from symgen.pipeline.load import as_mechanism
from symgen.pipeline.selection import select_functions
from symgen.pipeline.source_fingerprint import DERIVATION, own_sources
from symgen.program.stored import from_data, to_data

if TYPE_CHECKING:
    from symgen.derive.equations import EquationsOfMotion
    from symgen.derive.reduced.plan import FormulationPlan
    from symgen.formulate.chain_plan import ChainPlan
    from symgen.formulate.chooser import Chooser
    from symgen.program.function import Program
    from symgen.program.optimise import PassRecord, Plan

__all__ = ["definition", "derive_equations", "derived_program", "explain", "interpreted", "optimised", "program"]


def derive_equations(chain: Chain | str | Path) -> EquationsOfMotion:
    """Lagrange's equations of a chain, its influence coefficients and energies, in SymPy; each derived on request."""
    from symgen.derive.equations import derive_equations as derive
    from symgen.report.notebook import NOTEBOOK

    return derive(as_mechanism(chain), NOTEBOOK)


def program(
    chain: Chain | str | Path,
    functions: Iterable[str] | None = None,
    plan: ChainPlan | str | Path | None = None,
    optimization: str | None = None,
) -> Program:
    """The optimised Program that every target prints."""
    return optimised(build_of(chain, functions, "c", "float64", plan, options_of((), optimization)))


def explain(
    chain: Chain | str | Path,
    functions: Iterable[str] | None = None,
    plan: ChainPlan | str | Path | None = None,
    optimization: str | None = None,
) -> list[PassRecord]:
    """Record of the derivation and of each pass after it: operations, nodes, seconds."""
    from symgen.formulate.program import fast_program
    from symgen.program.optimise import optimise, without_collection

    mechanism = as_mechanism(chain)
    chosen = as_plan(mechanism, plan)
    level = options_of((), optimization).optimization
    selected = select_functions(mechanism, functions)
    records: list[PassRecord] = []
    seconds = 0.0

    def derived() -> Program:  # nothing but the passes holds it: the first of them lets go of it
        nonlocal seconds
        begin = time.perf_counter()
        program = fast_program(mechanism, selected, chosen.formulations if chosen else None, level)
        seconds = time.perf_counter() - begin
        return program

    with without_collection():
        optimise(derived(), _passes(chosen, level), records)
    return [replace(records[0], name="derive", seconds=seconds), *records[1:]]


def definition(chain: Chain | str | Path, functions: Iterable[str] | None = None) -> Program:
    """Lagrange's definition as a Program without passes: what the reference interpreter executes."""
    mechanism = as_mechanism(chain)
    return interpreted(mechanism, select_functions(mechanism, functions))


def optimised(build: Build) -> Program:
    """The fast form of a build's functions after the passes; kept between runs, the last few in memory."""
    target = build.target if build.refined else ""
    return _optimised(replace(build, target=target, dtype="", options=_of_program(build.options)))


def _of_program(options: Options) -> Options:
    """Those of the options that a Program depends on."""
    return Options(options.optimization, batches=not options.for_controller, profile=options.profile)


@lru_cache(maxsize=4)
def _optimised(build: Build) -> Program:
    return replace(_kept(lambda: derived_program(build), *build.of_program), name=build.mechanism.name)


def derived_program(build: Build) -> Program:
    """Derives what the cache does not hold."""
    from symgen.formulate.program import fast_program
    from symgen.program.optimise import Plan, optimise, without_collection

    plan, level = build.plan, build.options.optimization
    with without_collection():
        forms = _chosen_before(build) if plan is None else plan.formulations
        program = fast_program(build.mechanism, build.functions, forms, level, build.arctangents)
        passes = _passes(plan, level) or Plan()
        return optimise(program, replace(passes, refined=True) if build.refined else passes)


def _passes(plan: ChainPlan | None, optimization: str) -> Plan | None:
    """Choices of the passes; debug code is searched for common parts with the least effort.

    That takes less than half of the time and leaves up to 2 % more operations.
    """
    from symgen.program.optimise import Plan
    from symgen.program.passes.extract import Search

    if plan is not None:
        return plan.passes
    return Plan(search=Search(effort=0)) if optimization == DEBUG else None


def _chosen_before(build: Build) -> Mapping[str, FormulationPlan] | None:
    """Formulation of a single function, and those that it is chosen from; other functions of the chain share them.

    What is chosen does not depend on what was chosen before.
    """
    from symgen.derive.functions import signatures

    if len(build.functions) != 1:
        return None
    formulation = signatures(build.mechanism)[build.functions[0]].card.formulation
    if formulation is None:
        return None
    chooser, lock = _chooser(build.mechanism, build.options.optimization, build.arctangents)
    with lock:
        return chooser.shared(formulation)


@lru_cache(maxsize=2)
def _chooser(mechanism: Mechanism, optimization: str, arctangents: bool) -> tuple[Chooser, threading.Lock]:
    """The one that chooses for all single functions of a chain, and its lock."""
    from symgen.formulate.chooser import Chooser

    return Chooser(mechanism, None, optimization, arctangents), threading.Lock()


@lru_cache(maxsize=4)
def interpreted(mechanism: Mechanism, functions: tuple[str, ...]) -> Program:
    """Lagrange's definition of functions before any pass; kept between runs, the last few in memory."""

    from importlib.metadata import version

    def made() -> Program:
        from symgen.derive.definition import definition_program

        return definition_program(derive_equations(mechanism.authored), functions)

    kept = _kept(made, chain_key(mechanism), *functions, "definition", version("sympy"))
    return replace(kept, name=mechanism.name)


def _kept(make: Callable[[], Program], *choices: str) -> Program:
    """A Program from the cache, or made and kept there."""
    own = own_sources(DERIVATION)
    name = None if own is None else f"{cache_key([own, *choices])}.program"
    return kept(name, make, to_data, from_data)
