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

__all__ = ["derivative_model", "derivatives_of"]


def derivative_model(model: Model, function: str, parameters: Sequence[str]) -> Model:
    """A model of the derivatives of one function, see `symgen.program.sloped`.

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
    mechanism: Mechanism, function: str, parameters: Sequence[str], target: str, dtype: str, options: Options
) -> Model:
    """The same of a function of a mechanism, for a target, a number type and options."""
    from symgen.model import load_model
    from symgen.pipeline.models import described

    def program(build: Build) -> Program:
        from symgen.formulate.program import fast_program
        from symgen.program.optimise import Plan, optimise, without_collection
        from symgen.program.sloped import sloped

        with without_collection():
            plain = fast_program(build.mechanism, build.functions, None, build.options.optimization)
            found = sloped(plain, function, parameters)
            return replace(optimise(found, Plan(leave_out=("extract",))), validity=None)

    build = Build(mechanism, (function,), target, dtype, None, options)
    made = emission(build, program, ("derivatives", *parameters))
    return load_model(made.sources, made.interface, target, dtype, build.options, **described(mechanism))
