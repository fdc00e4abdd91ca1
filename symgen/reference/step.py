"""One Runge-Kutta step of order 4 and its derivative: complex steps through the step as textbooks write it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.reference.duals import complex_step

__all__ = ["linearized_step"]

Array = NDArray[Any]
Accelerations = Callable[[Array, Array, Array], Array]


def linearized_step(
    accelerations: Sequence[Accelerations], q: Array, qd: Array, tau: Array, dt: float
) -> tuple[Array, Array, Array]:
    """The state x = (q, qd) after the step (2n,), and its derivatives by x (2n, 2n) and by tau (2n, n).

    Args:
        accelerations: of (q, qd, tau) at the start, the middle and the end of the step.
        q, qd, tau: (n,); tau is held.
        dt: length of the step, s.
    """
    n = len(q)

    def end(x: Array, tau: Array) -> Array:
        def rate(x: Array, place: int) -> Array:
            return np.concatenate([x[n:], accelerations[place](x[:n], x[n:], tau)])

        k1 = rate(x, 0)
        k2 = rate(x + 0.5 * dt * k1, 1)
        k3 = rate(x + 0.5 * dt * k2, 1)
        k4 = rate(x + dt * k3, 2)
        result: Array = x + dt / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4)
        return result

    x = np.concatenate([q, qd])
    return end(x, tau), complex_step(lambda y: end(y, tau), x), complex_step(lambda y: end(x, y), tau)
