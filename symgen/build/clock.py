"""Times compiled functions: the fastest of many passes over a few hundred moderate states."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from symgen.build.model import Model

__all__ = ["nanoseconds"]

STATES = 504
"""States of a pass: few enough for the cache, and no power of two, so that rows do not meet in the same cache sets."""

REPEATS = 50

PERIOD = 20_000_000
"""ns that passes go on for at least: several turns of the scheduler, because short ones may all fall into one in which
something else slows the processor down."""


def nanoseconds(model: Model, function: str, repeats: int = REPEATS) -> float:
    """Time per state of a function over a batch of states: the fastest of at least `repeats` passes, over `PERIOD`."""
    rng = np.random.default_rng(0)
    backend: Any = model.backend  # of C
    dtype = np.dtype(model.interface.dtype)
    prepared = backend.prepare(np.array([p.default for p in model.interface.parameters], dtype=dtype))
    known = model.interface.function(function)
    inputs = [rng.uniform(-1.0, 1.0, (argument.size, STATES)).astype(dtype) for argument in known.inputs]
    call = backend.bound(function, prepared, inputs)
    best, done, now = float("inf"), 0, time.perf_counter_ns()
    end = now + PERIOD
    while done < repeats or now < end:
        start = time.perf_counter_ns()
        call()
        now = time.perf_counter_ns()
        best = min(best, (now - start) / STATES)
        done += 1
    return best
