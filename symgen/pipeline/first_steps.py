"""The first pass of interpolated steps as a model beside the chain's own: most lanes of a batch need no other.

A lane in which something happens within the step has status 5 (limit) there, and takes the whole step by itself.
Packs then never wait for their slowest lane.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from symgen.describe.mechanism import Mechanism
from symgen.functions import STEPS
from symgen.options import Options

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["first_steps"]

FUNCTION = STEPS["interpolated"]


def first_steps(mechanism: Mechanism, model: Model) -> Model:
    """The model, in C, of the function `step_interpolated` alone, without passes beyond the first.

    Args:
        model: in C, with one unit, whose number type and options are taken.
    """
    backend: Any = model.whole.backend
    return _first_steps(mechanism, str(model.dtype), backend.options)


@lru_cache(maxsize=8)
def _first_steps(mechanism: Mechanism, dtype: str, options: Options) -> Model:
    from symgen.formulate.program import fast_program
    from symgen.model import load_model
    from symgen.pipeline.build import Build
    from symgen.pipeline.emission import emission
    from symgen.program.first_pass import first_pass
    from symgen.program.function import Program
    from symgen.program.optimise import optimise, without_collection

    def derived(build: Build) -> Program:
        with without_collection():
            whole = fast_program(mechanism, build.functions, None, options.optimization)
            return optimise(first_pass(whole, f"{mechanism.name}_first"))

    made = emission(Build(mechanism, (FUNCTION,), "c", dtype, None, options), derived, ("first pass",))
    return load_model(made.sources, made.interface, "c", dtype, options)
