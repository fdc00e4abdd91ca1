"""Configurations where the smooth forces balance: bias(q, qd) = tau on the free coordinates, and their stability.

With rates, some joints turn steadily and the others rest: the bead on a hoop, the governor, the conical pendulum.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from symgen.analyse.arguments import configuration, number, numbers
from symgen.analyse.linear import free_coordinates, linear_system, mechanism_of
from symgen.arrays import Array
from symgen.describe.nearest import nearest
from symgen.errors import AnalysisError, ArgumentError

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["Equilibrium", "equilibrium"]


STEPS = 100
"""Newton steps at most, of one radian at most."""

STEP = 6e-6
"""Difference quotients of forces, central: the cube root of rounding."""

CONVERGED = 1e-9
"""Remaining force relative to the largest one across a joint, below which rounding may be all that remains."""

FLOOR = 1e-6
"""Share of the largest scale of a force that every joint's has: differences and sums are rounded by the largest."""

LEVEL = 1e-6
"""Share of the largest eigenvalue of a steady motion that difference quotients leave in a real part."""

NEUTRAL = 1e-9
"""An eigenvalue of K scaled to ones on its diagonal, or a share of the largest square of a frequency, below which it is
zero: neither stable nor unstable."""


@dataclass(frozen=True, eq=False)
class Equilibrium:
    """A configuration at rest; as an array it is q.

    Attributes:
        q: (n,) rad or m.
        stable: True where every square of a frequency is positive: a small push makes it vibrate; of a steady motion,
            where no small motion about it grows.
        squares: (m,) eigenvalues of M^-1 K, (rad/s)^2, K the derivative of the remaining forces by the free
            coordinates, loads and `forces` included; complex where these make K unsymmetric. Of a steady motion
            -lambda^2, lambda being the eigenvalues of small motions about it with dampers and gyroscopic terms.
        residual: largest force that remains, N m or N.
    """

    q: Array
    stable: bool
    squares: Array
    residual: float

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        return np.array(self.q, dtype=dtype)


def equilibrium(
    model: Model,
    q: ArrayLike,
    *,
    qd: ArrayLike | Mapping[str, float] | None = None,
    tau: ArrayLike | Mapping[str, float] | None = None,
    locked: Collection[str] = (),
    params: Any = None,
    inputs: Any = None,
    t: float = 0.0,
) -> Equilibrium:
    """The equilibrium of the smooth forces that Newton's method finds from q.

    Args:
        model: with `bias`, `mass_matrix`, `stiffness_matrix`, `damping_matrix`.
        q: (n,) the start; coordinates that are not free stay there.
        qd: constant rates of joints that turn while the others rest, (n,) or by name; None is rest. These joints are
            not free. Those without a given motion keep their momentum in small motions, which `squares` belong to.
        tau: forces of the drives, (n,) or by name; None is zero.
        locked: joints that do not move. Free are the pseudo joints, or all joints where there are none.
        params, inputs, t: as in `modes`.

    Raises:
        AnalysisError: none was found from this start; the message names the joint with the largest remaining force.

    Example:
        >>> import symgen
        >>> model = symgen.build_model("examples/pendulum.yaml", "numpy")
        >>> found = symgen.analyse.equilibrium(model, [2.5])
        >>> print(found.q.round(6) + 0.0, found.stable)
        [3.141593] False
    """
    at = configuration(model, q).copy()
    rates = _by_joint(model, "qd", qd)
    steady = [name for name, rate in zip(model.q_names, rates, strict=True) if rate != 0.0]
    free = free_coordinates(model, {*locked, *steady})
    turns = np.array([joint.type == "revolute" for joint in mechanism_of(model).own_joints])[free]
    torque = _by_joint(model, "tau", tau)
    given = {"params": params, "inputs": inputs, "t": t}

    def remaining(states: Array) -> Array:
        bias = np.asarray(model.bias(states, np.broadcast_to(rates, states.shape), **given), dtype=np.float64)
        return np.asarray((bias - torque)[..., free])

    def slope(state: Array) -> Array:
        h = STEP * np.maximum(1.0, np.abs(state[free]))
        moved = np.repeat(state[None, :], 2 * free.size, axis=0)
        rows = np.arange(free.size)
        moved[rows, free] += h
        moved[free.size + rows, free] -= h
        values = remaining(moved)
        return np.asarray(((values[: free.size] - values[free.size :]) / (2.0 * h[:, None])).T)

    at, force = _rested(remaining, slope, at, free, turns)
    scale = np.abs(slope(at)) @ np.maximum(1.0, np.abs(at[free])) + np.abs(torque[free])
    worst = int(np.argmax(np.abs(force) / (scale + FLOOR * np.max(scale) + 1e-300)))
    left = float(abs(force[worst]))
    if not left <= CONVERGED * (scale[worst] + FLOOR * np.max(scale)):
        name = model.q_names[free[worst]]
        raise AnalysisError(
            f"no equilibrium was found from this start: a force of {left:.6g} remains at joint {name}; start closer, "
            "give the drives' forces as tau, or hold joints with locked=[...]"
        )
    left = float(np.max(np.abs(force)))
    if steady:
        roots = _steady_roots(model, at, rates, free, torque, given)
        squares = -(roots[roots.imag >= 0.0][: free.size] ** 2)
        squares = squares[np.lexsort((squares.imag, squares.real))]
        size = np.max(np.abs(roots))
        stable = bool(np.all(roots.real <= LEVEL * size) and np.all(np.abs(roots) > LEVEL * size))
        return Equilibrium(at, stable, squares, left)
    M = linear_system(model, at, locked, params, inputs, t).M
    K = slope(at)
    if model.state_names:  # at rest a bristle's deflection follows its joint
        K = K + np.asarray(model.bristle_stiffness(at, **given)[0])[np.ix_(free, free)]
    squares = np.linalg.eigvals(np.linalg.solve(M, K))
    squares = squares[np.lexsort((squares.imag, squares.real))]
    stable = _stable(K, squares)
    return Equilibrium(at, stable, squares, left)


def _stable(K: Array, squares: Array) -> bool:
    """True where all squares are real and positive: where K is symmetric, by K scaled to ones on its diagonal.

    Scaling keeps the sign of soft directions beside stiff ones, in which squares are the rounding of the largest.
    """
    size = np.sqrt(np.abs(np.diag(K)))
    scale = np.outer(size, size)
    if np.all(np.diag(K) > 0.0) and np.all(np.abs(K - K.T) <= NEUTRAL * scale):
        return bool(np.linalg.eigvalsh(0.5 * (K + K.T) / scale)[0] > NEUTRAL)
    limit = NEUTRAL * np.max(np.abs(squares))
    return bool(np.all(squares.real > limit) and np.all(np.abs(squares.imag) <= limit))


def _steady_roots(model: Model, q: Array, qd: Array, free: Array, torque: Array, given: Mapping[str, Any]) -> Array:
    """Eigenvalues, (2 m,), of small motions about a steady one, the momenta of joints that turn freely being kept.

    The state is the free coordinates, their rates, and the rates of the joints that turn without a given motion; each
    of these has an eigenvalue of zero, which is left out.
    """
    own = mechanism_of(model).own_joints
    turning = np.array([k for k in np.flatnonzero(qd) if own[k].motion is None], dtype=np.intp)
    moving = np.concatenate([free, turning])

    def accelerations(states: Array) -> Array:
        places, rates = np.tile(q, (len(states), 1)), np.tile(qd, (len(states), 1))
        places[:, free], rates[:, moving] = states[:, : free.size], states[:, free.size :]
        M = np.asarray(model.mass_matrix(places, **given), dtype=np.float64)[:, moving][:, :, moving]
        if not np.all(np.linalg.cond(M) < 1.0 / CONVERGED):
            raise AnalysisError("the inertia matrix is singular where the forces balance: start elsewhere")
        force = torque - np.asarray(model.bias(places, rates, **given), dtype=np.float64)
        return np.asarray(np.linalg.solve(M, force[:, moving, None])[..., 0])

    state = np.concatenate([q[free], qd[moving]])
    h = STEP * np.maximum(1.0, np.abs(state))
    values = accelerations(np.concatenate([state + np.diag(h), state - np.diag(h)]))
    slopes = (values[: state.size] - values[state.size :]).T / (2.0 * h)
    A = np.zeros((state.size, state.size))
    A[: free.size, free.size : 2 * free.size] = np.eye(free.size)
    A[free.size :] = slopes
    eigenvalues = np.linalg.eigvals(A)
    kept = eigenvalues[np.argsort(np.abs(eigenvalues), kind="stable")][turning.size :]
    return np.asarray(kept[np.lexsort((kept.imag, np.abs(kept)))])


def _rested(
    remaining: Callable[[Array], Array], slope: Callable[[Array], Array], at: Array, free: Array, turns: Array
) -> tuple[Array, Array]:
    """The place at which Newton's method ends, and the forces that remain there.

    Rows and columns of K are divided by the roots of the rows' largest elements, no angle moves by more than 1 rad in a
    step, and a step that leaves larger forces is halved.

    Args:
        remaining: forces (..., f) of the free coordinates at places (..., n).
        slope: their derivatives K (f, f).
        at: (n,), the start.
        free: (f,), positions of the free coordinates.
        turns: (f,), true for angles.
    """
    force = remaining(at)
    for _ in range(STEPS):
        K = slope(at)
        size = np.max(np.abs(force), initial=0.0)
        own = np.sqrt(np.max(np.abs(K), axis=1))
        own[own == 0.0] = 1.0
        change = np.linalg.lstsq(K / np.outer(own, own), -force / own, rcond=1e-13)[0] / own
        share = 1.0 / max(1.0, float(np.max(np.abs(change[turns]), initial=0.0)))
        while True:
            trial = at.copy()
            trial[free] += share * change
            new = remaining(trial)
            if np.max(np.abs(new)) <= size or share < 1e-6:
                break
            share /= 2.0
        better = np.max(np.abs(new)) < size
        if better:
            at, force = trial, new
        if not better or np.all(np.abs(change) <= 1e-15 * np.maximum(1.0, np.abs(at[free]))):
            break
    return at, force


def _by_joint(model: Model, what: str, given: ArrayLike | Mapping[str, float] | None) -> Array:
    n = len(model.q_names)
    if given is None:
        return np.zeros(n)
    if isinstance(given, Mapping):
        values = np.zeros(n)
        for name, value in given.items():
            if name not in model.q_names:
                raise ArgumentError(f"{what}: there is no joint {name!r}{nearest(str(name), model.q_names)}")
            values[model.q_names.index(name)] = number(f"{what}: {name}", value)
        return values
    values = numbers(what, given)
    if values.shape != (n,):
        noun = "forces" if what == "tau" else "rates"
        raise ArgumentError(f"{what}: ({n},) {noun} are wanted, not an array of shape {values.shape}")
    if not np.all(np.isfinite(values)):
        raise ArgumentError(f"{what}: {values} is not finite")
    return values
