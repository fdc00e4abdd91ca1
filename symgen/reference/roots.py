"""The accelerations that a mode allows, by Newton's method from many starting points.

So several solutions are found when there are several; a search without a proof that it finds all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.reference.duals import complex_step
from symgen.reference.state import FrictionState

__all__ = ["accelerations"]

Array = NDArray[Any]

TOLERANCE = 1e-9
"""Two accelerations closer than this, relative to their size, are the same solution."""

FAR = 1e3
"""Times the friction that the frictionless motion would meet: second solutions are large, for there the losses nearly
cancel the forces that cause them."""


def accelerations(
    state: FrictionState, mode: Sequence[int], stuck: Sequence[int], start: Array | None = None
) -> list[Array]:
    """Every qdd (n,) found for a mode.

    Args:
        state: everything that does not depend on the accelerations.
        mode: (n,) of the sliding joints.
        stuck: joints whose acceleration is zero.
        start: (n,) the only starting point, if not many.
    """
    n = len(state.qd)
    fixed = [*stuck, *state.given]
    free = [j for j in range(n) if j not in fixed]
    base = np.zeros(n)
    for j, value in state.given.items():
        base[j] = value

    def full(x: Array) -> Array:
        qdd = base.astype(x.dtype)
        qdd[free] = x
        return qdd

    def residual(x: Array) -> Array:
        return state.residual(full(x), mode, stuck)[free]

    found: list[Array] = []
    for near in [start[free]] if start is not None else _starts(state, free, full):
        x = _newton(residual, near)
        if x is not None and not any(_close(x, known) for known in found):
            found.append(x)
    return [full(x) for x in found]


def _starts(state: FrictionState, free: Sequence[int], full: Any) -> list[Array]:
    """Starting points: the frictionless accelerations, points around them as far as friction may carry, and, for each
    joint whose friction depends on them, points far to either side, from where the loads' other signs are seen."""
    if not free:
        return [np.zeros(0)]
    k = len(free)
    M = state.M[np.ix_(free, free)]
    x = np.linalg.solve(M, (state.tau - state.h - state.M @ full(np.zeros(k)))[free])
    if not state.nonlinear:
        return [x]
    mobility, forces = np.linalg.inv(M), np.abs(state.reach(full(x)))[free]
    reach = np.abs(mobility) @ forces
    rng = np.random.default_rng(0)
    around = [x + reach * scale * rng.uniform(-1.0, 1.0, k) for scale in (0.1, 0.5, 1.0, 1.0, 2.0, 4.0, 10.0)]
    loaded = [i for i, j in enumerate(free) if state.loaded(j)]
    return [x, *around, *(x + side * FAR * forces[i] * mobility[:, i] for i in loaded for side in (-1.0, 1.0))]


def _newton(residual: Any, x: Array) -> Array | None:
    """A root of a piecewise smooth function near x, or None."""
    value = residual(x)
    for _ in range(60):
        J = complex_step(residual, x)
        try:
            step = np.linalg.solve(J, value)
        except np.linalg.LinAlgError:
            return None
        if not np.all(np.isfinite(step)):
            return None
        damping = 1.0
        for _ in range(12):
            new = x - damping * step
            fresh = residual(new)
            if np.linalg.norm(fresh) < np.linalg.norm(value) or not np.any(value):
                break
            damping *= 0.5
        else:
            break
        x, value = new, fresh
        if np.linalg.norm(damping * step) <= 1e-15 * (1.0 + np.linalg.norm(x)):
            break
    scale = np.abs(complex_step(residual, x)) @ np.abs(x) + 1.0
    return x if len(x) == 0 or np.max(np.abs(value) / scale) < 1e-11 else None


def _close(a: Array, b: Array) -> bool:
    return bool(np.linalg.norm(a - b) <= TOLERANCE * (1.0 + np.linalg.norm(a)))
