"""Sources for other programs: functions for optimal control, with derivatives.

Chain, parameters --fold--> Chain --control_program, optimise--> Program --emit--> SourceFiles
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain
from symgen.describe.mechanism import Mechanism
from symgen.describe.nearest import nearest
from symgen.errors import ArgumentError, BuildError, DerivationError
from symgen.pipeline.choices import options_of
from symgen.pipeline.load import as_mechanism
from symgen.pipeline.mobility import idle_words, joints_without_inertia
from symgen.pipeline.sources import emit_sources
from symgen.products.product import Summary

if TYPE_CHECKING:
    from symgen.emit.source import SourceFile
    from symgen.options import Options
    from symgen.pipeline.build import Build
    from symgen.program.function import Program

__all__ = [
    "casadi_functions",
    "casadi_sources",
    "casadi_summary",
    "control_names",
    "folded",
    "loaded_functions",
    "select_control_functions",
]

SLOW = ("extract",)
"""Passes that a debug build leaves out: most of the time, for a tenth of the operations."""

DEFAULT, NONE = "default", "none"
"""Stand for all functions, and for no parameter."""


def control_names(
    mechanism: Mechanism, asked: Iterable[str] | None, parameters: Iterable[str] | None = None
) -> tuple[str, ...]:
    """Names of the functions to emit, see `select_control_functions`."""
    return select_control_functions(folded(mechanism, parameters), asked)


def casadi_sources(
    build: Build, before: Sequence[SourceFile] = (), parameters: Iterable[str] | None = None
) -> tuple[SourceFile, ...]:
    """The C of functions for optimal control.

    Args:
        build: its functions are some of `select_control_functions`.
        before: none.
        parameters: run-time parameters that are arguments, the others are folded; None takes all.

    Raises:
        ArgumentError: unknown parameters.
    """
    from symgen.pipeline.emission import emission

    found = folded(build.mechanism, parameters)
    debug = build.options.debug

    def program(build: Build) -> Program:
        from symgen.derive.optimal_control.functions import FORMULATIONS, control_program
        from symgen.formulate.chooser import Chooser
        from symgen.program.optimise import Plan, optimise, without_collection

        chooser = Chooser(found, None, build.options.optimization)
        chooser.complete(FORMULATIONS)
        with without_collection():
            return optimise(control_program(chooser.writer, build.functions), Plan(leave_out=SLOW if debug else ()))

    return emission(replace(build, mechanism=found), program, ("parameters", *_run_time(found))).sources


def casadi_summary(build: Build, names: Sequence[str], parameters: Iterable[str] | None = None) -> Summary:
    """The commands that compile the sources, and the run-time parameters."""
    run_time = _run_time(folded(build.mechanism, parameters))
    commands = (f"gcc -std=c99 -O3 -ffp-contract=fast -fPIC -shared {name} -o {name[:-2]}.so -lm" for name in names)
    many = "" if len(run_time) == 1 else "s"
    note = f"p has {len(run_time)} parameter{many}: {', '.join(run_time) or 'none'}"
    return Summary(tuple(commands), (note,), {"parameters": run_time})


def _run_time(mechanism: Mechanism) -> list[str]:
    return [p.name for p in mechanism.parameters if not p.constant]


def casadi_functions(
    chain: Chain | str | Path,
    functions: Iterable[str] | None = None,
    parameters: Iterable[str] | None = None,
    libm: bool = False,
    optimization: str | None = None,
    strict_fp: bool = False,
) -> dict[str, Any]:
    """The functions of a chain for optimal control, compiled and loaded, by name: each a `casadi.Function`.

    Args:
        chain: from `load_chain`, or built from the dataclasses; or the path of its file.
        functions: `"xdot"`, `"next"` and, for chains with friction, `"friction_xdot"`, `"friction_next"`, `"friction"`;
            None takes all.
        parameters: names of the run-time parameters that are the argument `p`, the others are folded; None takes all.
        libm: sines and cosines by the library instead of an inline pair.
        optimization: `"release"` or `"debug"`, as in `build_model`.
        strict_fp: turns the contraction of a*b + c off.

    Returns:
        The functions, and `"parameters"`, which returns the chain's own p. Arguments and results: `docs/casadi.md`.

    Raises:
        BuildError: CasADi is not installed; no compiler, or it failed.
        ArgumentError, DerivationError: as of `emit_sources`.

    Example:
        >>> import symgen
        >>> f = symgen.casadi_functions("examples/casadi/cart_pole.yaml", ["xdot"])["xdot"]
        >>> print(f)
        cart_pole_xdot:(x[4],u,p[4])->(xdot[4]) External
    """
    _casadi()
    found = as_mechanism(chain)
    sources = emit_sources(
        found.authored, "casadi", functions=functions, parameters=parameters, libm=libm, optimization=optimization
    )
    names = select_control_functions(folded(found, parameters), functions)
    return loaded_functions(found.name, sources, names, options_of(("c",), optimization, strict_fp, libm=libm))


def loaded_functions(
    chain: str, sources: Sequence[SourceFile], names: Iterable[str], options: Options
) -> dict[str, Any]:
    """Functions of a chain by name, and `"parameters"`, compiled and loaded. Raises BuildError."""
    casadi = _casadi()
    from symgen.compile.library import compile_c

    path = compile_c(sources, options)
    return {name: casadi.external(f"{chain}_{name}", str(path)) for name in (*names, "parameters")}


def _casadi() -> Any:
    try:
        return importlib.import_module("casadi")
    except ImportError as error:
        raise BuildError("calling the functions needs CasADi: pip install 'symgen[casadi]'") from error


def folded(mechanism: Mechanism, parameters: Iterable[str] | None) -> Mechanism:
    """The mechanism with all run-time parameters but the named ones at their own values; None names all.

    Raises:
        ArgumentError: a name that is no run-time parameter.
    """
    if parameters is None:
        return mechanism
    if isinstance(parameters, str):
        raise ArgumentError(f"parameters: a list of names is wanted, not a text; write parameters=[{parameters!r}]")
    wanted, known = list(parameters), {p.name: p for p in mechanism.parameters}
    if wanted == [NONE] and NONE not in known:
        wanted = []
    for name in wanted:
        if name not in known:
            there = ", ".join(p.name for p in mechanism.parameters if not p.constant) or "none"
            close = nearest(str(name), sorted(known))
            raise ArgumentError(f"parameters: {mechanism.name} has no parameter {name!r}{close}; there are {there}")
        if known[name].constant:
            raise ArgumentError(
                f"parameters: {name} is constant in {mechanism.name}: its value is part of the equations"
            )
    folded = tuple(replace(p, constant=p.constant or p.name not in wanted) for p in mechanism.parameters)
    return assemble(replace(mechanism.chain, parameters=folded))


def select_control_functions(mechanism: Mechanism, functions: Iterable[str] | None) -> tuple[str, ...]:
    """Names of the functions to emit, in order; None takes all that the chain has.

    Raises:
        ArgumentError: names of no function.
        DerivationError: functions that the chain cannot have.
    """
    from symgen.derive.optimal_control.functions import control_functions

    idle = joints_without_inertia(mechanism)
    if idle:
        raise DerivationError(f"xdot, next: {idle_words(mechanism, idle)}")
    if mechanism.states:
        names = ", ".join(state.name for state in mechanism.states)
        raise DerivationError(
            f"xdot, next: their state is (q, qd), without the deflections {names} of bristles; give these joints "
            "'coulomb' and 'static', or 'damping', for an optimiser"
        )
    table, every = control_functions(mechanism), control_functions(None)
    if functions is None:
        return tuple(table)
    if isinstance(functions, str):
        raise ArgumentError(f"functions: a list of names is wanted, not a text; write functions=[{functions!r}]")
    wanted = dict.fromkeys(functions)
    if DEFAULT in wanted:
        wanted = dict.fromkeys(table)
    if not wanted:
        raise ArgumentError("functions: no function is named; None takes all")
    for name in wanted:
        if name in every and name not in table:
            raise DerivationError(f"{name}: this chain has no friction, so it has no {name}")
        if name not in every:
            close = nearest(str(name), sorted(table))
            raise ArgumentError(
                f"functions: {name!r}{close} is not a function for CasADi; there are {', '.join(table)}"
            )
    return tuple(name for name in table if name in wanted)
