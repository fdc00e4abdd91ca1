"""A chain as a model that is called: compiled, NumPy, or interpreted."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.describe.chain import Chain
from symgen.describe.traits import idle_joints
from symgen.errors import ArgumentError
from symgen.pipeline.build import Build, as_plan
from symgen.pipeline.choices import known_target, number_type, options_of
from symgen.pipeline.load import as_chain
from symgen.pipeline.programs import interpreted
from symgen.pipeline.selection import impossible, select_functions
from symgen.pipeline.sources import emitted

if TYPE_CHECKING:
    from symgen.formulate.chain_plan import ChainPlan
    from symgen.model.model import Model

__all__ = ["build_model", "described"]


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
    """A callable model of a chain.

    Args:
        chain: from `load_chain`, or built from the dataclasses; or the path of its file.
        target: `"c"` (compiled), `"numpy"`, or `"reference"`, the interpreter of the unoptimised definition.
        dtype: `"float64"` or `"float32"`, also as NumPy's types; the reference is float64.
        functions: names to build; `"default"` among them stands for the default selection, which None takes.
        strict_fp: turns the contraction of a*b + c off in C, for equal bits on every machine; others never contract.
        plan: of `symgen tune`, or its file; the reference does not look at it.
        threads: C only; for large arrays of states, 64 at most; None takes one per core. Results do not depend on it.
        instruction_set: C only; `"native"`, `"avx512"`, `"avx2"`, `"sse2"` or `"scalar"`; None is native. One that the
            processor lacks or the compiler refuses is replaced by the next plainer one, with a warning.
        libm: C only; sines and cosines by the library instead of an inline pair.
        optimization: `"release"`, or `"debug"`, which takes less than half of the time to build, for code that runs 1.7
            times as long, batches much longer; None takes what `SYMGEN_OPTIMIZATION` says, else release. The reference
            is never optimised.

    Raises:
        BuildError: no compiler, or it failed; target "numpy" works without one.
        ArgumentError: unknown names, target, number type, level or set of instructions, a plan of another chain, what
            is for C only with another target.

    Example:
        >>> import symgen
        >>> model = symgen.build_model("examples/two_link.yaml", "numpy", functions=["mass_matrix"])
        >>> print(model.mass_matrix([0.0, 0.5]).round(4))
        [[0.3002 0.0661]
         [0.0661 0.024 ]]
    """
    chain = as_chain(chain)
    names = select_functions(chain, functions)
    dtype = number_type(dtype)
    known_target(target, "reference")
    options = options_of(
        (target,), optimization, strict_fp, threads=threads, instruction_set=instruction_set, libm=libm
    )
    if target == "reference":
        from symgen.model.model import Model
        from symgen.program.interface import interface
        from symgen.reference.backend import InterpreterBackend

        if dtype != "float64":
            raise ArgumentError(f"dtype: the reference computes in float64, not {dtype}")
        reference = interpreted(chain, names)
        return Model(interface(reference, dtype), InterpreterBackend(reference), **described(chain))
    from symgen.model import load_model

    made = emitted(Build(chain, names, target, dtype, as_plan(chain, plan), options))
    return load_model(made.sources, made.interface, target, dtype, options, **described(chain))


def described(chain: Chain) -> dict[str, Any]:
    """Chain facts outside the compiled code, as arguments of `Model`.

    They name the joints without actuators, explain invalid parameters, and carry the chain for `simulate`.
    """
    from symgen.derive.functions import signatures
    from symgen.model.description import Description
    from symgen.pipeline.enumeration import ModeEnumeration
    from symgen.pipeline.parameter_gradients import ParameterGradients
    from symgen.pipeline.parameter_problems import ParameterProblems

    constants = tuple(p.name for p in chain.parameters if p.constant)
    points, links = (tuple(item.name for item in items) for items in (chain.points, chain.joints))
    description = Description(
        functions=tuple(signatures(chain)),
        impossible=impossible(chain),
        points=points,
        constants=constants,
        links=links,
        chain=chain,
        modes=ModeEnumeration(chain),
        gradients=ParameterGradients(chain),
    )
    explain = ParameterProblems(chain.as_written)
    return {"unactuated": list(idle_joints(chain)), "explain_parameters": explain, "description": description}
