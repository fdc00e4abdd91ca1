"""How long the stages take, and the compiled functions: what `symgen bench` and the demo print."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

import numpy as np

from symgen.describe.chain import Chain

if TYPE_CHECKING:
    from symgen.build.model import Model

__all__ = ["nanoseconds", "stages"]

STATES = 512
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
    """Time per state of each function: the fastest of several passes over a batch of moderate states."""
    rng = np.random.default_rng(0)
    backend, dtype = model.backend, np.dtype(model.interface.dtype)
    prepared = backend.prepare(np.array([p.default for p in model.interface.parameters], dtype=dtype))
    times = {}
    for function in model.interface.functions:
        inputs = [rng.uniform(-1.0, 1.0, (a.size, STATES)).astype(dtype) for a in function.inputs]
        best = float("inf")
        for _ in range(REPEATS):
            start = time.perf_counter_ns()
            backend.call(function.name, prepared, inputs)
            best = min(best, (time.perf_counter_ns() - start) / STATES)
        times[function.name] = best
    return times
