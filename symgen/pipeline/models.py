"""A chain as a model that is called: compiled, NumPy, or interpreted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.describe.chain import Chain
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import idle_joints, uses_time
from symgen.emit.targets import TARGETS
from symgen.errors import ArgumentError
from symgen.pipeline.build import Build, build_of
from symgen.pipeline.choices import known_target, number_type, options_of
from symgen.pipeline.emission import emission
from symgen.pipeline.programs import interpreted, optimised
from symgen.pipeline.selection import impossible
from symgen.pipeline.sources import emitted
from symgen.program.interface import Interface, interface

if TYPE_CHECKING:
    from symgen.formulate.chain_plan import ChainPlan
    from symgen.model.model import Model
    from symgen.model.units import Written
    from symgen.program.function import Program

__all__ = ["build_model", "described", "whole_model"]


def build_model(
    chain: Chain | str | Path,
    target: str = "c",
    dtype: str = "float64",
    functions: Iterable[str] | None = None,
    strict_fp: bool = False,
    plan: ChainPlan | str | Path | None = None,
    threads: int | None = None,
    instruction_set: str | None = None,
    libm: bool = False,
    optimization: str | None = None,
) -> Model:
    """A callable model of a chain, at once: each function is derived, emitted and compiled when it is called first.

    What was built is kept in memory and, for later processes, in the cache. Results do not depend on what was built
    before. `model.build()` builds ahead.

    Args:
        chain: from `load_chain`, or built from the dataclasses; or the path of its file.
        target: `"c"` (compiled), `"numpy"`, `"jax"`, `"cuda"`, or `"reference"`, the interpreter of the unoptimised
            definition. CUDA without a device runs on the host.
        dtype: `"float64"` or `"float32"`, also as NumPy's types; the reference is float64.
        functions: names to build ahead, on all cores; `"default"` among them stands for the default selection. None
            builds nothing yet. All functions of the chain can be called in any case.
        strict_fp: turns the contraction of a*b + c off in C and CUDA, for equal bits on every machine; others never
            contract.
        plan: of `symgen tune`, or its file; the reference does not look at it.
        threads: C only; for large arrays of states, 64 at most; None takes one per core. Results do not depend on it.
        instruction_set: C only; `"native"`, `"avx512"`, `"avx2"`, `"sse2"` or `"scalar"`; None is native. One that the
            processor lacks or the compiler refuses is replaced by the next plainer one, with a warning.
        libm: C only; sines and cosines by the library instead of an inline pair.
        optimization: `"release"`, or `"debug"`, which takes less than half of the time to build, for code that runs 1.7
            times as long, batches much longer; None takes what `SYMGEN_OPTIMIZATION` says, else release. The reference
            is never optimised.

    Raises:
        BuildError: no compiler; target "numpy" works without one. Where it fails, the first call of a function says so.
        ArgumentError: unknown names, target, number type, level or set of instructions, a plan of another chain, what
            is for C only with another target.

    Example:
        >>> import symgen
        >>> model = symgen.build_model("examples/two_link.yaml", "numpy", functions=["mass_matrix"])
        >>> print(model.mass_matrix([0.0, 0.5]).round(4))
        [[0.3002 0.0661]
         [0.0661 0.024 ]]
    """
    dtype = number_type(dtype)
    known_target(target, "reference")
    options = options_of(
        (target,), optimization, strict_fp, threads=threads, instruction_set=instruction_set, libm=libm
    )
    if target == "reference" and dtype != "float64":
        raise ArgumentError(f"dtype: the reference computes in float64, not {dtype}")
    build = build_of(chain, functions, target, dtype, None if target == "reference" else plan, options)
    if target in TARGETS and TARGETS[target].compiled:
        from symgen.compile.library import check_options

        check_options(options)
    model = separate_model(build)
    if functions is not None:
        model.units.build(build.functions)
    return model


def separate_model(build: Build) -> Model:
    """A model of all functions of a chain, each built when it is called; those of the build are the usual ones."""
    from symgen.derive.functions import signatures
    from symgen.derive.program import runtime_parameters
    from symgen.model.model import Model
    from symgen.model.units import Separate

    mechanism = build.mechanism
    never = impossible(mechanism)
    names = tuple(name for name, signature in signatures(mechanism).items() if signature.call not in never)
    maker = ChainMaker(replace(build, functions=()))
    own = runtime_parameters(mechanism)
    face = Interface(
        mechanism.name, build.dtype, (), own, 0, mechanism.q_names, mechanism.input_names, mechanism.chain.description
    )
    return Model(face, Separate(maker, names, build.functions), build.target, **described(mechanism))


def whole_model(build: Build) -> Model:
    """A model of the build's functions alone, derived and compiled together."""
    from symgen.model import load_model

    made = emitted(build)
    return load_model(
        made.sources, made.interface, build.target, build.dtype, build.options, **described(build.mechanism)
    )


@dataclass(frozen=True, slots=True)
class ChainMaker:
    """Derives and emits units of a chain's functions, see `Maker`.

    Attributes:
        build: all choices but the functions.
    """

    build: Build

    def plain(self) -> ChainMaker:
        return ChainMaker(replace(self.build, options=replace(self.build.options, vector=False)))

    def __call__(self, names: tuple[str, ...]) -> Written:
        from symgen.model.units import Unit, Written

        build = replace(self.build, functions=names)
        if build.target == "reference":
            from symgen.reference.backend import InterpreterBackend

            known = interpreted(build.mechanism, names)
            face = interface(known, build.dtype)
            return Written(face, lambda: Unit(face, InterpreterBackend(known)))
        made = emission(build, _of_unit, ("unit",))

        def load() -> Unit:
            backend = TARGETS[build.target].load(made.sources, made.interface, build.options)
            return Unit(made.interface, backend, made.sources)

        return Written(made.interface, load)


def _of_unit(build: Build) -> Program:
    """The Program of a unit: rules on parameters are a unit of their own, and limits are data of the chain."""
    program = optimised(build)
    return replace(program, validity=None, limits=()) if build.functions else program


def described(mechanism: Mechanism) -> dict[str, Any]:
    """Chain facts outside the compiled code, as arguments of `Model`.

    They name the joints without actuators, explain invalid parameters, and carry the chain for `simulate`.
    """
    from symgen.model.description import Description
    from symgen.pipeline.chain_answers import LoopBranches, ModeEnumeration, ParameterProblems
    from symgen.pipeline.parameter_matrices import ParameterGradients

    constants = tuple(p.name for p in mechanism.parameters if p.constant)
    points, links = (tuple(item.name for item in items) for items in (mechanism.chain.points, mechanism.chain.joints))
    description = Description(
        impossible=impossible(mechanism),
        points=points,
        constants=constants,
        links=links,
        timed=uses_time(mechanism.chain),
        mechanism=mechanism,
        modes=ModeEnumeration(mechanism),
        gradients=ParameterGradients(mechanism),
        branches=LoopBranches(mechanism) if mechanism.closures else None,
    )
    explain = ParameterProblems(mechanism.written)
    return {"unactuated": list(idle_joints(mechanism.chain)), "explain_parameters": explain, "description": description}
