"""The derivatives of a model's functions, compiled: what `torch_function` and `jax_function` call.

function, parameters --derive, differentiate, optimise, emit--> Model of `<function>_along` and `<function>_back`
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from symgen.options import Options
from symgen.pipeline.build import Build
from symgen.pipeline.emission import emission

if TYPE_CHECKING:
    from symgen.describe.mechanism import Mechanism
    from symgen.model.model import Model
    from symgen.program.function import Program

__all__ = ["derivative_model", "derivatives_of", "without_idle"]


def derivative_model(model: Model, function: str, parameters: Sequence[str]) -> Model:
    """A model that computes the derivatives of one function, see `symgen.program.sloped`.

    Args:
        model: of the function, made by `build_model`.
        function: its emitted name.
        parameters: run-time parameters by which it is differentiated beside its arguments.
    """
    mechanism = model.description.mechanism
    assert mechanism is not None
    target = "numpy" if model.target == "numpy" else "c"
    return derivatives_of(mechanism, function, parameters, target, str(model.dtype), Options())


def derivatives_of(
    mechanism: Mechanism, function: str, parameters: Sequence[str], target: str, dtype: str, options: Options,
    fields: Sequence[str] = (),
) -> Model:  # fmt: skip
    """A model of the derivatives of a function of a mechanism, for a target, a number type and options.

    Args:
        fields: parameters that the model lacks where nothing uses them.
    """
    from symgen.model import load_model
    from symgen.pipeline.models import described

    def program(build: Build) -> Program:
        from symgen.formulate.program import fast_program
        from symgen.program.optimise import Plan, optimise, without_collection
        from symgen.program.sloped import sloped

        with without_collection():
            plain = fast_program(build.mechanism, build.functions, None, build.options.optimization, not parameters)
            found = sloped(plain, function, parameters)
            return without_idle(optimise(found, Plan(leave_out=("extract",))), parameters, fields)

    build = Build(mechanism, (function,), target, dtype, None, options)
    made = emission(build, program, ("derivatives", *parameters, *fields))
    return load_model(made.sources, made.interface, target, dtype, build.options, **described(mechanism))


def without_idle(program: Program, parameters: Sequence[str], fields: Sequence[str]) -> Program:
    """The program without those of the fields that none of its derivatives depend on, and without rules on parameters.

    Args:
        program: of derivatives: along a direction, whose last entries are those of the parameters, or by columns, whose
            last ones are, but for those by `step`.
        parameters: by which they are.
        fields: some of these.
    """
    from symgen.program.function import Function

    def moves(function: Function, k: int) -> bool:
        """True if results of a function depend on parameter k."""
        behind = len(parameters) - k
        for argument in function.inputs:
            if argument.name in ("direction", "tangent"):
                place = (argument.name, argument.size - behind)
                return any(node.op == "input" and node.value == place for node in function.nodes)
        steps = sum(argument.size for argument in function.inputs if argument.name == "step")
        (result,) = function.outputs
        width = result.shape[-1]
        column = result.nodes[width - steps - behind :: width]
        return any(node.op != "constant" or node.value != 0.0 for node in column)

    if not fields:
        return replace(program, validity=None)
    public = [function for function in program.functions if not function.internal and function.outputs]
    used = {name for k, name in enumerate(parameters) if any(moves(function, k) for function in public)}
    kept = tuple(p for p in program.parameters if p.name in used or p.name not in fields)
    return replace(program, parameters=kept, validity=None)
