"""Emitted derivatives of accelerations and friction in held modes, along a direction.

    friction_dynamics, or forward_dynamics --sloped, optimise, emit--> <name>_slopes.c with <function>_along

A chain has them only where its accelerations depend on states, forces, inputs and parameters through that function
alone: no law gives a force or an input, and no motion is given.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import prod
from typing import TYPE_CHECKING

from symgen.options import Options

if TYPE_CHECKING:
    from symgen.compile.simulator_program import InstanceContext
    from symgen.describe.mechanism import Mechanism
    from symgen.emit.source import SourceFile
    from symgen.pipeline.build import Build
    from symgen.program.function import Function, Program

__all__ = ["NO_SLOPES", "Slopes", "slopes_of"]


@dataclass(frozen=True, slots=True)
class Slopes:
    """The emitted derivatives of a chain.

    Attributes:
        sources: C; none where there are none.
        function: name in C; empty where there is none.
        arguments: in C, between q, qd, tau and the result.
        varied: size of a direction.
        results: size of the result.
        friction, accelerations: where their derivatives begin in the result; -1 where there are none.
        parameters: where run-time parameters begin in the direction.
    """

    sources: tuple[SourceFile, ...] = ()
    function: str = ""
    arguments: str = ""
    varied: int = 0
    results: int = 0
    friction: int = -1
    accelerations: int = -1
    parameters: int = 0


NO_SLOPES = Slopes()


def slopes_of(build: Build, context: InstanceContext) -> Slopes:
    """The derivatives of a chain, or none.

    Args:
        build: of C, with the functions of an FMU.
        context: of its instance.
    """
    by_law = any(context.tau_by_law) or any(context.input_by_law)
    controlled = context.states > len(context.own_scales)
    if by_law or controlled or len(context.free) < context.joints:
        return NO_SLOPES
    known = next(name for name in ("friction_dynamics", "forward_dynamics") if name in build.functions)
    program, plain = _program(build, known)
    from symgen.emit import emit_sources
    from symgen.program.nodes import REAL

    sources = emit_sources(program, "c", "float64", Options(batches=False))
    places, at = {}, 0
    for output in (each for each in plain.outputs if each.type == REAL):
        places[output.name] = at
        at += prod(output.shape)
    real = [argument for argument in plain.inputs if argument.type == REAL]
    sizes = {argument.name: prod(argument.shape) for argument in real}
    named = [argument.name for argument in plain.inputs]
    words = ["m->of.mode"] * ("mode" in named) + ["tangent"]
    words += ["m->of.u"] * ("inputs" in named) + ["m->of.run.t"] * ("t" in named)
    friction = next((places[name] for name in places if name not in ("qdd", "status")), -1)
    first = sum(sizes.values())
    return Slopes(
        sources, f"{program.name}_{known}_along", ", ".join(words), first + len(program.parameters), at, friction,
        places["qdd"], first,
    )  # fmt: skip


def _program(build: Build, known: str) -> tuple[Program, Function]:
    """The Program of the derivative, and the function itself."""
    from symgen.derive.program import runtime_parameters
    from symgen.formulate.program import fast_program
    from symgen.program.optimise import Plan, optimise, without_collection
    from symgen.program.sloped import sloped

    mechanism: Mechanism = build.mechanism
    names = [parameter.name for parameter in runtime_parameters(mechanism)]
    with without_collection():
        plain = fast_program(mechanism, (known,), None, build.options.optimization)
        found = sloped(plain, known, names)
        kept = tuple(f for f in found.functions if f.internal or f.name.endswith("_along"))
        named = replace(found, name=f"{mechanism.name}_slopes", functions=kept)
        return replace(optimise(named, Plan(leave_out=("extract",))), validity=None), plain.function(known)
