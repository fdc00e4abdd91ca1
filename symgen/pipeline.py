"""From a chain description to equations, sources, a model, a check and a motion: the stages, one after the other.

    YAML --load--> Chain --derive--> Program --optimise--> Program --emit--> SourceFiles --build--> Model

What is emitted is the fast form after the passes; what is interpreted is the definition before any pass. Only this
module and the command line know every stage, and they hold no logic of their own.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from symgen.derive.signatures import signatures
from symgen.describe.chain import Chain
from symgen.errors import ArgumentError, DerivationError, Problem
from symgen.selection import (
    ACCELERATIONS,
    idle_words,
    joints_without_inertia,
    left_out,
    notes_of_selection,
    select_functions,
)
from symgen.subjects import ALL, Target, emitted_backend, with_residuals

if TYPE_CHECKING:
    from symgen.build.backend import Backend
    from symgen.build.model import Model
    from symgen.check.report import Report
    from symgen.derive.equations import EquationsOfMotion
    from symgen.emission import Emission
    from symgen.emit.source import SourceFile
    from symgen.program.function import Program
    from symgen.program.optimise import PassRecord
    from symgen.simulate.trajectory import Trajectory
    from symgen.tune.plan import ChainPlan

__all__ = [
    "TARGETS",
    "as_chain",
    "build_model",
    "check_model",
    "definition",
    "derive_equations",
    "emit_sources",
    "explain",
    "joints_without_inertia",
    "left_out",
    "load_chain",
    "notes_of_selection",
    "plan_times",
    "program",
    "select_functions",
    "simulate",
    "tune",
]

TARGETS = ("c", "numpy")
"""Targets that are emitted; `build_model` knows `"reference"` besides."""

DTYPES = ("float64", "float32")

_CHAINS: WeakKeyDictionary[Model, Chain] = WeakKeyDictionary()
"""The chain of every model that `build_model` made: what `simulate` has to know of it is not in the compiled code."""


def load_chain(path: str | Path, *, tip: str | None = None) -> Chain:
    """Reads a chain from YAML (or URDF, up to the link `tip`); raises ChainError with all problems at once."""
    from symgen.describe.load import load_chain as load

    return load(path, tip=tip, rules=(_non_unique_drives,))


def as_chain(given: Chain | str | Path) -> Chain:
    """The chain itself, or the one that a file describes: what every function here takes as its `chain`.

    Raises:
        ArgumentError: neither a chain nor the path of a file.
        ChainError: everything that is wrong with the file.
    """
    if isinstance(given, Chain):
        return given
    if isinstance(given, str | Path):
        return load_chain(given)
    raise ArgumentError(f"chain: a Chain, or the path of its file, is wanted, not {type(given).__name__}")


def _non_unique_drives(chain: Chain) -> Sequence[Problem]:
    """Drives that have several motions or none whatever the state; NumPy is loaded for chains with drives only."""
    if all(joint.drive is None for joint in chain.joints):
        return ()
    from symgen.reference.uniqueness import non_unique_drives

    return non_unique_drives(chain)


def derive_equations(chain: Chain | str | Path) -> EquationsOfMotion:
    """Lagrange's equations of a chain, its influence coefficients and energies, in SymPy; each derived on request."""
    from symgen.derive.equations import derive_equations as derive

    return derive(as_chain(chain))


def _number_type(dtype: Any) -> str:
    """The name of a number type given by name, as NumPy's class, or as NumPy's dtype."""
    name = dtype if isinstance(dtype, str) else getattr(dtype, "name", getattr(dtype, "__name__", repr(dtype)))
    if name not in DTYPES:
        raise ArgumentError(f"dtype: {name!r} is not one of {', '.join(DTYPES)}")
    return str(name)


@lru_cache(maxsize=4)
def _program(chain: Chain, functions: tuple[str, ...], plan: ChainPlan | None = None) -> Program:
    from symgen.derive.fast import fast_program
    from symgen.program.optimise import optimise, without_collection

    with without_collection():
        if plan is None:
            return optimise(fast_program(chain, functions))
        return optimise(fast_program(chain, functions, plan.formulations), plan.passes)


def _plan(chain: Chain, plan: ChainPlan | str | Path | None) -> ChainPlan | None:
    """A plan, read from its file when it is not one already."""
    from symgen.tune.file import checked, read_plan

    return read_plan(plan, chain) if isinstance(plan, str | Path) else checked(plan, chain)


def _emission(chain: Chain, names: tuple[str, ...], target: str, dtype: str, plan: ChainPlan | None) -> Emission:
    from symgen.emission import emission

    return emission(chain, names, target, dtype, plan, partial(_program, chain, names, plan))


@lru_cache(maxsize=4)
def _definition(chain: Chain, functions: tuple[str, ...]) -> Program:
    from symgen.derive.definition import definition_program

    return definition_program(derive_equations(chain), functions)


def program(
    chain: Chain | str | Path, functions: Iterable[str] | None = None, plan: ChainPlan | str | Path | None = None
) -> Program:
    """The optimised Program that every target prints."""
    chain = as_chain(chain)
    return _program(chain, select_functions(chain, functions), _plan(chain, plan))


def explain(
    chain: Chain | str | Path, functions: Iterable[str] | None = None, plan: ChainPlan | str | Path | None = None
) -> list[PassRecord]:
    """What the derivation and each pass after it did: operations, nodes, seconds."""
    from symgen.derive.fast import fast_program
    from symgen.program.optimise import optimise

    chain = as_chain(chain)
    chosen = _plan(chain, plan)
    begin = time.perf_counter()
    derived = fast_program(chain, select_functions(chain, functions), chosen.formulations if chosen else None)
    seconds = time.perf_counter() - begin
    records: list[PassRecord] = []
    optimise(derived, chosen.passes if chosen else None, records)
    return [replace(records[0], name="derive", seconds=seconds), *records[1:]]


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
        trials: so many are tried per function.
        seed: of all random choices; the same seed and trials give the same plan.
        progress: called with the function, the trials done for it and its operations so far.
        measure: the cheapest forms are compiled and timed here, and the fastest is kept, for batches apart where
            another one is faster there. Such a plan depends on the machine.

    Raises:
        ArgumentError: unknown names, no trials.
        BuildError: it is to be measured and there is no compiler.
    """
    from symgen.tune.search import DEFAULT
    from symgen.tune.search import tune as search

    chain = as_chain(chain)
    if trials < 1:
        raise ArgumentError(f"trials: at least 1 is needed, not {trials}")
    if functions is None:
        functions = [name for name in DEFAULT if name not in ACCELERATIONS or not joints_without_inertia(chain)]
    return search(chain, select_functions(chain, functions), trials, seed, progress, _clock(chain) if measure else None)


def plan_times(
    chain: Chain | str | Path, functions: Iterable[str], plan: ChainPlan | str | Path | None = None
) -> dict[str, tuple[float, float]]:
    """Nanoseconds per state of functions on this machine: state by state, and in batches; one thread, C, float64."""
    chain = as_chain(chain)
    chosen, clock = _plan(chain, plan), _clock(chain)
    return {name: clock(chosen, name) for name in select_functions(chain, functions)}


def _clock(chain: Chain) -> Callable[[ChainPlan | None, str], tuple[float, float]]:
    """Times a function under a plan: state by state, and in batches, in nanoseconds per state."""
    from symgen.build import load_model
    from symgen.build.clock import nanoseconds

    def clock(plan: ChainPlan | None, name: str) -> tuple[float, float]:
        made = _emission(chain, (name,), "c", "float64", plan)
        plain, packed = (load_model(made.sources, made.interface, vector=vector, threads=1) for vector in (False, True))
        return nanoseconds(plain, name), nanoseconds(packed, name)

    return clock


def definition(chain: Chain | str | Path, functions: Iterable[str] | None = None) -> Program:
    """Lagrange's definition as a Program without passes: what the reference interpreter executes."""
    chain = as_chain(chain)
    return _definition(chain, select_functions(chain, functions))


def emit_sources(
    chain: Chain | str | Path,
    target: str = "c",
    dtype: str = "float64",
    functions: Iterable[str] | None = None,
    plan: ChainPlan | str | Path | None = None,
) -> tuple[SourceFile, ...]:
    """The sources of a chain: name and text of each file; the same text for the same chain, always.

    Args:
        chain: from `load_chain`, or built from the dataclasses; or the path of its file.
        target: `"c"` or `"numpy"`.
        dtype: `"float64"` or `"float32"`.
        functions: names to emit; None takes the default selection.
        plan: of `symgen tune`, or its file; without one fixed rules choose how functions are written.

    Raises:
        ArgumentError: unknown names, target or number type, a plan of another chain.
    """
    if target not in TARGETS:
        raise ArgumentError(f"target: {target!r} is not one of {', '.join(TARGETS)}")
    chain = as_chain(chain)
    names = select_functions(chain, functions)
    return _emission(chain, names, target, _number_type(dtype), _plan(chain, plan)).sources


def build_model(
    chain: Chain | str | Path,
    target: str = "c",
    dtype: str = "float64",
    functions: Iterable[str] | None = None,
    strict_fp: bool = False,
    plan: ChainPlan | str | Path | None = None,
    threads: int | None = None,
    instruction_set: str | None = None,
    quick: bool = False,
) -> Model:
    """A callable model of a chain.

    Args:
        chain: from `load_chain`, or built from the dataclasses; or the path of its file.
        target: `"c"` (compiled), `"numpy"`, or `"reference"`, the interpreter of the unoptimised definition.
        dtype: `"float64"` or `"float32"`, also as NumPy's types; the reference is float64.
        functions: names to build; None takes the default selection.
        strict_fp: turns the contraction of a*b + c off in C, for equal bits on every machine.
        plan: of `symgen tune`, or its file; the reference does not look at it.
        threads: C only; for large arrays of states, None takes one per core. Results do not depend on it.
        instruction_set: C only; `"native"`, `"avx512"`, `"avx2"`, `"sse2"` or `"scalar"`; None is native. One that the
            processor lacks is replaced by the next plainer one, with a warning.
        quick: C only; compiles in a quarter of the time, for code that runs 1.4 times as long, batches much longer.

    Raises:
        BuildError: no compiler, or it failed; target "numpy" works without one.

    Example:
        >>> import symgen  # doctest: +SKIP
        >>> model = symgen.build_model(symgen.load_chain("examples/two_link.yaml"))  # doctest: +SKIP
        >>> model.mass_matrix([0.0, 0.5])  # doctest: +SKIP
    """
    chain = as_chain(chain)
    names = select_functions(chain, functions)
    dtype = _number_type(dtype)
    if target == "reference":
        from symgen.build.model import Model
        from symgen.program.interface import interface
        from symgen.reference.backend import InterpreterBackend

        if dtype != "float64":
            raise ArgumentError(f"dtype: the reference computes in float64, not {dtype}")
        reference = _definition(chain, names)
        return _with_chain(Model(interface(reference, dtype), InterpreterBackend(reference), **_options(chain)), chain)
    if target not in TARGETS:
        raise ArgumentError(f"target: {target!r} is not one of {', '.join(TARGETS)}, reference")
    from symgen.build import load_model

    made = _emission(chain, names, target, dtype, _plan(chain, plan))
    model = load_model(
        made.sources,
        made.interface,
        target,
        dtype,
        strict_fp=strict_fp,
        threads=threads,
        instruction_set=instruction_set,
        quick=quick,
        **_options(chain),
    )
    return _with_chain(model, chain)


def _options(chain: Chain) -> dict[str, Any]:
    """What a model has to refuse: forces where no actuator is, parameters that make no sense."""
    from symgen.sense import Sense

    unactuated = [j.name for j in chain.moving if j.motion is None and j.name not in chain.actuated]
    return {"unactuated": unactuated, "check_parameters": Sense(chain)}


def _with_chain(model: Model, chain: Chain) -> Model:
    _CHAINS[model] = chain
    return model


def check_model(
    chain: Chain | str | Path,
    samples: int = 1000,
    seed: int = 0,
    *,
    functions: Iterable[str] | None = None,
    targets: Sequence[tuple[str, str]] | None = None,
    faults: int = 0,
    source: str | Path | None = None,
    plan: ChainPlan | str | Path | None = None,
    progress: Callable[[str, float], None] = lambda what, share: None,
) -> Report:
    """Proves the emitted code of a chain against the interpreter of its definition and against numeric mechanics.

    Args:
        chain: from `load_chain`, or built from the dataclasses; or the path of its file.
        samples: number of states.
        seed: of the states and of the faults.
        functions: names to check; None takes the default selection.
        targets: pairs such as ("c", "float32"); default: C and NumPy, each in float64 and float32.
        faults: so many single faults are planted in the C, which the check has to see.
        source: a folder of emitted and then edited C, checked instead of fresh sources, in a process of its own.
        plan: of `symgen tune`, or its file: the one that the sources are, or were, emitted with.
        progress: called with what is being done and how much of it is done.

    Raises:
        ArgumentError: wrong numbers or names, a plan of another chain.
        BuildError: the sources cannot be compiled, or edited ones crash or do not come back.
    """
    from symgen.check.opinions import Emitted
    from symgen.check.run import check

    if samples < 1 or faults < 0:
        raise ArgumentError(f"samples: must be at least 1 and faults at least 0, not {samples} and {faults}")
    if seed < 0:
        raise ArgumentError(f"seed: must be at least 0, not {seed}")
    chain = as_chain(chain)
    names = select_functions(chain, functions)
    wanted = [Target(*pair) for pair in targets] if targets is not None else list(ALL)
    emitted = _program(chain, names, _plan(chain, plan))
    edited: tuple[SourceFile, ...] | None = None
    if source is not None:
        from symgen.build.edited import edited_sources
        from symgen.emit import emit_sources as emit

        dtype, edited = edited_sources(
            Path(source), {dtype: emit(emitted, "c", dtype) for dtype in ("float64", "float32")}
        )
        wanted = [Target("c", dtype)]
    progress("building", 0.0)
    with ExitStack() as stack:

        def built(target: Target) -> Backend:
            if edited is None:
                return emitted_backend(emitted, target)
            from symgen.build.isolated import IsolatedBackend
            from symgen.program.interface import interface

            return stack.enter_context(IsolatedBackend(edited, interface(emitted, target.dtype)))

        with ThreadPoolExecutor(max_workers=2) as pool:  # the compiler works while the definition is derived
            building = [pool.submit(built, target) for target in wanted]
            reference = _definition(chain, with_residuals(chain, names))
            subjects = [
                Emitted(target.name, target.dtype, backend.result())
                for target, backend in zip(wanted, building, strict=True)
            ]
        return check(
            chain,
            reference,
            emitted,
            subjects,
            signatures(chain),
            names,
            samples=samples,
            seed=seed,
            faults=faults,
            compile_=lambda faulty: emitted_backend(faulty, Target("c", "float64"), ("-O0",)),
            notes=notes_of_selection(chain, names) if functions is None else [],
            progress=progress,
        )


def simulate(
    model: Model,
    duration: float,
    *,
    q: Any = None,
    qd: Any = None,
    chain: Chain | None = None,
    params: Any = None,
    **options: Any,
) -> Trajectory:
    """The motion of a model from a state, with its energy ledger.

    `method="events"` integrates smooth motion (see `symgen.simulate.smooth.simulate`); `"karnopp"` and
    `"interpolated"` take fixed steps of `dt` in compiled code (`symgen.simulate.fixed.simulate_fixed`), in which joints
    stick; tau and inputs are held over each, so that a tau that varies leaves an error of position of order dt. They
    are numbers, tables, callables, or mappings from names to these or to expressions such
    as `{"x": "8*sin(2.4*t) - 3*x - 0.5*d(x)"}`, which are compiled beside the model.

    Args:
        model: from `build_model`.
        duration: s.
        q: (n,), or a mapping from names, start; entries of prescribed joints are replaced by their motion. None: zero.
        qd: likewise, rates at the start.
        chain: of the model; needed only for a model that `build_model` did not make.
        params: run-time parameters, as the model's methods take them.
        t0: time at the start, s.
        tau: joint forces over time, as above; zero when left out.
        inputs: external signals over time, likewise.
        method: `"events"`, `"karnopp"` or `"interpolated"`.
        dt: step of the fixed-step methods, s; the duration is a whole number of them.
        rtol: relative tolerance of the method "events"; the others refuse it.
        atol: absolute tolerance, likewise.
        sample: seconds between the returned rows, or the instants themselves, ascending. Fixed steps: a whole number
            of steps, and instants become the nearest step. None returns every step that was taken, thinned where
            fixed steps would be more than 100000 rows.
        hold: so many seconds the answer of a callable, or of an expression in fixed steps, is held before it is asked
            again, as a sampled controller does; fixed steps: a whole number of steps. None asks continuously, or
            before every step.
        mode: (n,) of +1, 0, -1, fixed steps only: how the joints slid before the start (0: they stuck). The motion
            does not depend on it, the list of events does: a joint that starts otherwise is an event. None: what the
            joints do at the start, so that the list begins with the first change.
        progress: called with the time reached, in s.

    Raises:
        ArgumentError: wrong shapes, names or values.
        DerivationError: a joint moves no inertia.
        SimulationError: the method does not suit the chain, which has friction or none, or the motion cannot be
            carried on.
    """
    from symgen.build.parameters import Prepared
    from symgen.expressions import compiled_signals
    from symgen.motion import surroundings
    from symgen.simulate.run import run

    chain = chain or _CHAINS.get(model)
    if chain is None:
        raise ArgumentError("chain: this model was not made by build_model; pass the chain that it belongs to")
    idle = joints_without_inertia(chain)
    if idle:
        raise DerivationError(f"simulate: {idle_words(chain, idle)}")
    if params is not None:
        prepared = model.prepared(params)
        if prepared.values.ndim != 1:
            shape = prepared.values.shape[:-1]
            raise ArgumentError(f"params: a run takes one parameter set, not sets of shape {shape}; call it for each")
        params = dict(prepared) if isinstance(params, Prepared) else params
    around = surroundings(chain, model, build_model, params)
    for what, names in (("tau", model.q_names), ("inputs", model.input_names)):
        if what in options:
            options[what] = compiled_signals(chain, options[what], names, what, model, params)
    return run(model, duration, q=q, qd=qd, params=params, around=around, **options)
