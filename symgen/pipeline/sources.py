"""Emitted sources of a chain, for each target and number type."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from symgen.describe.chain import Chain
from symgen.emit.targets import EXPORTS
from symgen.errors import ArgumentError
from symgen.options import CONTROLLER
from symgen.pipeline.build import Build, build_of
from symgen.pipeline.choices import check_taken, known_target, number_type, options_of, profiled
from symgen.pipeline.programs import optimised

if TYPE_CHECKING:
    from symgen.emit.source import SourceFile
    from symgen.formulate.chain_plan import ChainPlan
    from symgen.pipeline.budgets import Searched
    from symgen.pipeline.emission import Emission

__all__ = ["controller_project", "emit_sources", "emitted", "searched"]


def emit_sources(
    chain: Chain | str | Path,
    target: str = "c",
    dtype: str = "float64",
    functions: Iterable[str] | None = None,
    plan: ChainPlan | str | Path | None = None,
    libm: bool = False,
    optimization: str | None = None,
    batches: bool = False,
    parameters: Iterable[str] | None = None,
    profile: str | None = None,
    validity: bool = False,
) -> tuple[SourceFile, ...]:
    """The sources of a chain: name and text of each file; the same text for the same chain, always.

    Args:
        chain: from `load_chain`, or built from the dataclasses; or the path of its file.
        target: `"c"`, `"numpy"`, or `"casadi"`, C with exact derivatives that `casadi.external` loads.
        dtype: `"float64"` or `"float32"`.
        functions: names to emit; None takes the default selection. Target "casadi" has its own: xdot, next and, for
            chains with friction, friction_xdot, friction_next and friction.
        plan: of `symgen tune`, or its file; without one fixed rules choose how functions are written.
        libm: C only; sines and cosines by the library instead of an inline pair.
        optimization: `"release"` or `"debug"`, as in `build_model`.
        batches: C only; the functions for many states, too, as loops and in vectors.
        parameters: casadi only; names of the run-time parameters that are arguments, the others are folded; None takes
            all.
        profile: C only; `"controller"` writes one header and one source for a microcontroller. It has the named
            functions alone, by default the feed-forward of the chain: `friction_torque`, or `inverse_dynamics`.
        validity: profile `controller`: the rules of parameters, too.

    Raises:
        ArgumentError: unknown names, target, number type, level or profile, a plan of another chain, `libm`, `batches`
            or `profile` without C, `parameters` without CasADi.
    """
    if target in EXPORTS:
        from symgen.pipeline.exports import exported

        check_taken((target,), batches=batches, validity=validity, **profiled(profile))
        return exported(chain, target, number_type(dtype), functions, parameters, plan, libm, optimization)
    known_target(target, *EXPORTS)
    if parameters is not None:
        raise ArgumentError(f"parameters: they are for target {', '.join(EXPORTS)}, not for {target}; leave them out")
    options = options_of((target,), optimization, libm=libm, batches=batches, validity=validity, **profiled(profile))
    return emitted(build_of(chain, functions, target, dtype, plan, options)).sources


def controller_project(
    chain: Chain | str | Path,
    dtype: str = "float64",
    functions: Iterable[str] | None = None,
    plan: ChainPlan | str | Path | None = None,
    libm: bool = False,
    optimization: str | None = None,
    validity: bool = False,
    kit: bool = False,
) -> tuple[SourceFile, ...]:
    """The files beside the sources of the profile `controller`: CMakeLists.txt, `<model>.pc.in`, main.c.

    `kit` adds the test program to what is built. Other arguments and errors are those of `emit_sources`.
    """
    from symgen.emit.c.project import project_files

    options = options_of(("c",), optimization, libm=libm, batches=False, validity=validity, profile=CONTROLLER)
    return project_files(emitted(build_of(chain, functions, "c", dtype, plan, options)).interface, kit)


def emitted(build: Build) -> Emission:
    """The sources and their interface, from the cache when they are there.

    Functions of a controller that have loops get budgets, see `symgen.pipeline.budgets`.
    """
    from symgen.pipeline.emission import emission

    if build.options.for_controller:
        from symgen.pipeline.budgets import budgets_of

        budgets = budgets_of(build.mechanism, searched(build))
        return emission(replace(build, options=replace(build.options, budgets=budgets)), optimised)
    return emission(build, optimised)


def searched(build: Build) -> dict[str, Searched]:
    """The hardest states of a controller's functions with loops, from the cache when they are there."""
    from symgen.pipeline.budgets import hardest

    return hardest(build, optimised)
