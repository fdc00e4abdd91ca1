"""The states that every contender is run on, and what must come out of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.describe.chain import Chain
from symgen.describe.validate import validate
from symgen.reference.mechanics import Mechanics

__all__ = ["COUNT", "DRY_FRICTION", "MOVING_STEP", "TIME_STEP", "States", "error", "random_states", "reference"]

Array = NDArray[Any]
COUNT = 4096
DRY_FRICTION, TIME_STEP = 0.5, 0.002
"""Of every joint in `step`, N m; s, MuJoCo's default."""
MOVING_STEP = 1e-7
"""s; so short that no joint is in its dead band, which grows with the step: all joints move in `step_moving`."""
CHECKED = 32
"""So many of the states are worked out by the numeric mechanics; on all of them contenders must agree."""


class States:
    """q, qd, qdd, tau, each (count, n), rad and s, N m."""

    def __init__(self, n: int, count: int = COUNT, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.q = rng.uniform(-np.pi, np.pi, (count, n))
        self.qd, self.qdd = rng.uniform(-2.0, 2.0, (2, count, n))
        self.tau = rng.uniform(-10.0, 10.0, (count, n))

    def write(self, path: Path) -> None:
        """For the harness: n and count, then the four arrays."""
        count, n = self.q.shape
        with path.open("wb") as file:
            np.array([n, count], dtype=np.int64).tofile(file)
            for array in (self.q, self.qd, self.qdd, self.tau):
                array.tofile(file)


def random_states(n: int) -> States:
    """The states of every run: always the same for n joints."""
    return States(n)


def reference(chain: Chain, states: States, function: str) -> Array:
    """(checked, outputs): what plain numeric Newton-Euler says of the first states."""
    mechanics = Mechanics(validate(chain))
    rows = []
    for q, qd, qdd, tau in zip(states.q, states.qd, states.qdd, states.tau, strict=True):
        if len(rows) == CHECKED:
            break
        if function == "inverse_dynamics":
            value = mechanics.inverse_dynamics(q, qd, qdd)
        elif function == "bias":
            value = mechanics.bias(q, qd)
        elif function == "mass_matrix":
            value = mechanics.mass_matrix(q)
        elif function.startswith("forward_dynamics"):
            value = mechanics.forward_dynamics(q, qd, tau)
        elif function == "linearize":
            value = np.concatenate([part.ravel() for part in mechanics.linearize(q, qd, tau)])
        elif function.startswith("derivatives"):
            value = derivatives(mechanics, q, qd, tau)
        else:
            raise ValueError(f"no reference for {function}")
        rows.append(value.ravel())
    return np.array(rows)


def derivatives(mechanics: Mechanics, q: Array, qd: Array, tau: Array) -> Array:
    """(3n, n): row k is d(qdd)/d(q, qd, tau)_k, by complex steps."""
    A, B = mechanics.linearize(q, qd, tau)
    n = len(q)
    return np.vstack([A[n:, :n].T, A[n:, n:].T, B[n:].T])


def error(found: Array, expected: Array) -> float:
    """Largest difference of a state, relative to the largest entry of that state's result if there is one; infinite
    for nan."""
    scale = np.max(np.abs(expected), axis=1, keepdims=True)
    worst = float(np.max(np.abs(found - expected) / np.where(scale == 0.0, 1.0, scale)))
    return worst if np.isfinite(worst) else float("inf")
