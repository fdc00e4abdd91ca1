"""One Runge-Kutta step of order 4 and its derivative: complex steps through the step as textbooks write it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from symgen.arrays import Array
from symgen.reference.duals import complex_step

__all__ = ["linearized_step"]

StateRate = Callable[[Array, Array], Array]


def linearized_step(rates: Sequence[StateRate], x: Array, tau: Array, dt: float) -> tuple[Array, Array, Array]:
    """The state after the step (k,), and its derivatives by x (k, k) and by tau (k, n).

    Args:
        rates: of the state, of (x, tau) at the start, the middle and the end of the step.
        x: (k,) state.
        tau: (n,), held.
        dt: length of the step, s.
    """

    def end(x: Array, tau: Array) -> Array:
        k1 = rates[0](x, tau)
        k2 = rates[1](x + 0.5 * dt * k1, tau)
        k3 = rates[1](x + 0.5 * dt * k2, tau)
        k4 = rates[2](x + dt * k3, tau)
        result: Array = x + dt / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4)
        return result

    return end(x, tau), complex_step(lambda y: end(y, tau), x), complex_step(lambda y: end(x, y), tau)
