"""How long the stages take, and the compiled functions: what `symgen bench` and the demo print."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from symgen.describe.chain import Chain

if TYPE_CHECKING:
    from symgen.build.model import Model

__all__ = ["nanoseconds", "stages"]

REPEATS = 7


def stages(
    chain: Chain, dtype: str = "float64", functions: Iterable[str] | None = None, plan: str | None = None
) -> tuple[dict[str, float], Model]:
    """Seconds of each stage, `derive` (with the passes), `emit`, `compile`; and the model that came out."""
    from symgen.pipeline import build_model, emit_sources, program

    names = None if functions is None else list(functions)
    seconds: dict[str, float] = {}
    start = time.perf_counter()
    program(chain, names, plan)
    seconds["derive"] = time.perf_counter() - start
    start = time.perf_counter()
    emit_sources(chain, "c", dtype, names, plan)
    seconds["emit"] = time.perf_counter() - start
    start = time.perf_counter()
    model = build_model(chain, "c", dtype, names, plan=plan)
    seconds["compile"] = max(0.0, time.perf_counter() - start - seconds["emit"])
    return seconds, model


def nanoseconds(model: Model) -> dict[str, float]:
    """Time per state of each function over a batch."""
    from symgen.build.clock import nanoseconds as clock

    return {function.name: clock(model, function.name, REPEATS) for function in model.interface.functions}
