"""Plans: a search for cheaper ways to write functions, and how fast they run on this machine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.describe.chain import Chain
from symgen.describe.mechanism import Mechanism
from symgen.options import Options
from symgen.pipeline.build import Build, as_plan
from symgen.pipeline.choices import options_of
from symgen.pipeline.counts import at_least
from symgen.pipeline.load import as_mechanism
from symgen.pipeline.mobility import joints_without_inertia
from symgen.pipeline.models import whole_model
from symgen.pipeline.selection import ACCELERATIONS, select_functions

if TYPE_CHECKING:
    from symgen.formulate.chain_plan import ChainPlan
    from symgen.model.model import Model

__all__ = ["plan_times", "times_in_turn", "tune"]


def tune(
    chain: Chain | str | Path,
    functions: Iterable[str] | None = None,
    trials: int = 1000,
    seed: int = 0,
    progress: Callable[[str, int, int], None] = lambda function, done, flops: None,
    measure: bool = False,
) -> ChainPlan:
    """Searches the cheapest formulation and factoring of functions; `emit_sources` and `build_model` take the plan.

    Args:
        chain: from `load_chain`, or built from the dataclasses; or the path of its file.
        functions: names to tune; None takes inertia matrix, bias, inverse and forward dynamics.
        trials: largest number per function; fewer are made where more would gain nothing.
        seed: of all random choices; the same seed and trials give the same plan.
        progress: called with the function, the trials done for it and its operations so far.
        measure: the cheapest forms are compiled and timed on this machine, and the fastest is kept; batches get a form
            of their own where another one is faster. The plan then depends on the machine.

    Raises:
        ArgumentError: unknown names, no trials.
        BuildError: it is to be measured and there is no compiler.
    """
    from symgen.formulate.tune import DEFAULT
    from symgen.formulate.tune import tune as search

    mechanism = as_mechanism(chain)
    trials, seed = at_least("trials", trials, 1), at_least("seed", seed, 0)
    if functions is None:
        functions = [name for name in DEFAULT if name not in ACCELERATIONS or not joints_without_inertia(mechanism)]
    return search(
        mechanism,
        select_functions(mechanism, functions),
        trials,
        seed,
        progress,
        _clock(mechanism) if measure else None,
    )


def plan_times(
    chain: Chain | str | Path,
    functions: Iterable[str] | None = None,
    plan: ChainPlan | str | Path | None = None,
    dtype: str = "float64",
    libm: bool = False,
    instruction_set: str | None = None,
    params: Any = None,
) -> dict[str, tuple[float, float]]:
    """Nanoseconds per state of functions in C on this machine: one state at a time, and in batches; one thread.

    Args:
        chain: from `load_chain`, or built from the dataclasses; or the path of its file.
        functions: names to time; None takes the default selection.
        plan: of `symgen tune`, or its file.
        dtype: `"float64"` or `"float32"`.
        libm: sines and cosines by the library, as in `build_model`.
        instruction_set: as in `build_model`.
        params: run-time parameters, one set, as the model's methods take them.

    Raises:
        ArgumentError: unknown names, a plan of another chain, parameters that make no sense or of several sets.
        BuildError: there is no compiler, or it failed.
    """
    mechanism = as_mechanism(chain)
    names = select_functions(mechanism, functions)
    options = options_of(("c",), libm=libm, instruction_set=instruction_set, threads=1)
    models = [_models(mechanism, names, as_plan(mechanism, plan), dtype, options)]
    return {name: _in_turn(models, name, params)[0] for name in names}


def times_in_turn(
    mechanism: Mechanism, functions: Iterable[str], plans: Sequence[ChainPlan | None]
) -> dict[str, list[tuple[float, float]]]:
    """The same of each function by several plans, None being the rules, which are timed in turn.

    Raises:
        ArgumentError: unknown names, a plan of another chain.
        BuildError: there is no compiler, or it failed.
    """
    names = select_functions(mechanism, functions)
    models = [_models(mechanism, names, as_plan(mechanism, plan)) for plan in plans]
    return {name: _in_turn(models, name) for name in names}


def _models(
    mechanism: Mechanism,
    names: tuple[str, ...],
    plan: ChainPlan | None,
    dtype: str = "float64",
    options: Options | None = None,
) -> tuple[Model, Model]:
    """For one state at a time, a loop over the plain functions without vector code, and for batches."""
    packed = Options(threads=1) if options is None else options
    plain = replace(packed, vector=False)
    single, many = (whole_model(Build(mechanism, names, "c", dtype, plan, how)) for how in (plain, packed))
    return single, many


def _in_turn(models: Sequence[tuple[Model, Model]], name: str, params: Any = None) -> list[tuple[float, float]]:
    """Nanoseconds per state of a function of each pair of models."""
    from symgen.model.clock import in_turn, passing

    times = iter(in_turn([passing(model, name, params) for pair in models for model in pair]))
    return list(zip(times, times, strict=True))


def _clock(mechanism: Mechanism) -> Callable[[Sequence[ChainPlan], str], list[tuple[float, float]]]:
    """Times a function under several plans, by itself."""
    return lambda plans, name: _in_turn([_models(mechanism, (name,), plan) for plan in plans], name)
