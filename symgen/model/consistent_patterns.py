"""All consistent patterns of sticking and sliding joints at one state, for `Model.consistent_modes`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.errors import ArgumentError
from symgen.model.arguments import as_array
from symgen.program.nodes import REAL

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["consistent_patterns"]

MOST = 8
"""Joints with friction; 3^8 patterns take a tenth of a second where nothing depends on loads."""


def consistent_patterns(model: Model, state: tuple[Any, ...], params: Any, inputs: Any, t: Any) -> tuple[Any, ...]:
    """Modes, qdd and friction (k, n) of all patterns, see `consistent_modes`.

    Raises:
        ArgumentError: no joint can stick, or too many can; several states or sets; numbers that are not finite.
    """
    modes, n = model.description.modes, len(model.q_names)
    if modes is None or not modes.joints:
        raise ArgumentError("consistent_modes: no joint of this chain can stick")
    if modes.joints > MOST:
        raise ArgumentError(
            f"consistent_modes: {modes.joints} joints with friction; all patterns of at most {MOST} are tried, and "
            "decide takes any number"
        )
    given = [as_array(name, x, REAL, model.dtype) for name, x in zip(("q", "qd", "tau"), state, strict=True)]
    names = model.input_names
    given.append(as_array("inputs", model.signals.array(inputs), REAL, model.dtype) if names else np.zeros(0))
    if not names and inputs is not None:
        model.signals.refuse(inputs)
    given.append(as_array("t", t, REAL, model.dtype))
    wanted = {"q": (n,), "qd": (n,), "tau": (n,), "inputs": (len(names),), "t": ()}
    for (name, shape), array in zip(wanted.items(), given, strict=True):
        if array.shape != shape:
            raise ArgumentError(f"{name}: one state is wanted, so shape {shape}, not {array.shape}")
        if not np.all(np.isfinite(array)):
            raise ArgumentError(f"{name}: {array} is not finite")
    q, qd, tau, signals, time = (array.astype(np.float64) for array in given)
    values = model.prepared(params).values
    if values.ndim != 1:
        raise ArgumentError(f"params: one set is wanted, not {values.shape[:-1]} sets")
    parameters = dict(zip(model.parameters, map(float, values), strict=True))
    named = dict(zip(names, signals.tolist(), strict=True))
    found: tuple[Any, ...] = modes(q, qd, tau, parameters, named or None, float(time))
    return found
