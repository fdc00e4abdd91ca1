"""Times of the stages, as `symgen bench` and the demo print them."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from symgen.describe.mechanism import Mechanism
from symgen.options import Options

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["stages"]


def stages(
    mechanism: Mechanism,
    dtype: str = "float64",
    functions: Iterable[str] | None = None,
    plan: str | None = None,
    libm: bool = False,
    instruction_set: str | None = None,
) -> tuple[dict[str, float | None], Model]:
    """Seconds of each stage, `derive` (with the passes), `emit`, `compile`; and the model that came out.

    Deriving and emitting are done anew. The compiled library may come from the cache: `compile` is None then.
    """
    from symgen import emit
    from symgen.pipeline.build import build_of
    from symgen.pipeline.choices import options_of
    from symgen.pipeline.emission import emission
    from symgen.pipeline.models import whole_model
    from symgen.pipeline.programs import derived_program

    options = options_of(("c",), libm=libm, instruction_set=instruction_set)
    build = build_of(mechanism.authored, functions, "c", dtype, plan, options)
    seconds: dict[str, float | None] = {}
    start = time.perf_counter()
    derived = derived_program(build)
    seconds["derive"] = time.perf_counter() - start
    start = time.perf_counter()
    emit.emit_sources(derived, "c", dtype, Options(libm=libm))
    seconds["emit"] = time.perf_counter() - start
    emission(build, lambda _: derived)  # into the cache, so that only the compiler's work is left
    start, began = time.perf_counter(), time.time_ns()
    model = whole_model(build)
    backend: Any = model.whole.backend  # of C
    compiled = backend.path.stat().st_mtime_ns >= began
    seconds["compile"] = time.perf_counter() - start if compiled else None
    return seconds, model
