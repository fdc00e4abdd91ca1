"""Times compiled functions: the fastest of many passes over a few hundred moderate states."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.compile.arrays import array_types, on_lines
from symgen.errors import ArgumentError
from symgen.model.model import Model
from symgen.program.function import Argument
from symgen.program.nodes import BOOLEAN, MODE

__all__ = ["in_turn", "nanoseconds", "passing"]

STATES = 504
"""States of a pass: few enough for the cache, and no power of two, so that rows do not meet in the same cache sets."""

REPEATS = 50
TURNS = 5

PERIOD = 20_000_000
"""ns that passes go on for at least: several turns of the scheduler, because short ones may all fall into one in which
something else slows the processor down."""


LONGEST = 1e-3
"""s, of steps and times; other numbers are between -1 and 1."""


def nanoseconds(model: Model, function: str, repeats: int = REPEATS, params: Any = None) -> float:
    """Time per state of a function over a batch of states: the fastest of at least `repeats` passes, over `PERIOD`.

    All states have one set of parameters: `params` as the model's calls take it, None for the chain's own values.
    """
    return in_turn([passing(model, function, params)], repeats)[0]


def in_turn(passes: Sequence[Callable[[], None]], repeats: int = REPEATS) -> list[float]:
    """The same of several passes, which take turns: none has more of a time in which the processor is slow."""
    best = [float("inf")] * len(passes)
    for _ in range(TURNS):
        for k, call in enumerate(passes):
            done, now = 0, time.perf_counter_ns()
            end = now + PERIOD // TURNS
            while done < -(-repeats // TURNS) or now < end:
                start = time.perf_counter_ns()
                call()
                now = time.perf_counter_ns()
                best[k] = min(best[k], (now - start) / STATES)
                done += 1
    return best


def passing(model: Model, function: str, params: Any = None) -> Callable[[], None]:
    """One pass of a function over `STATES` states."""
    rng = np.random.default_rng(0)
    unit = model.unit(function)
    backend: Any = unit.backend  # of C
    dtype = model.dtype
    prepared = backend.prepare(_own(model) if params is None else _one_set(model, params))
    known = unit.interface.function(function)
    inputs = [_drawn(rng, argument, array_types(dtype)[argument.type]) for argument in known.inputs]
    call: Callable[[], None] = backend.bound(function, prepared, inputs)
    return call


def _own(model: Model) -> Array:
    return np.array(list(model.parameters.values()), dtype=model.dtype)


def _one_set(model: Model, params: Any) -> Array:
    given = model.prepared(params)
    if given.sets:
        raise ArgumentError(f"params: times are taken with one parameter set, not with sets of shape {given.sets}")
    return given.values


def _drawn(rng: np.random.Generator, argument: Argument, dtype: np.dtype[Any]) -> Array:
    """An argument's values for all states, (size, STATES)."""
    shape = (argument.size, STATES)
    values = on_lines(shape, dtype)
    if argument.type == BOOLEAN:
        values[...] = rng.integers(0, 2, shape)
    elif argument.type == MODE:
        values[...] = rng.integers(-1, 2, shape)
    else:
        values[...] = rng.uniform(0.0, LONGEST, shape) if argument.unit == "s" else rng.uniform(-1.0, 1.0, shape)
    return values
