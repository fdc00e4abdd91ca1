"""Responses in time: to an impulse, to a step, and of a motion let go (Behi 1985, 3.27, 3.41, 3.45).

Each mode answers as one mass, damper and spring do (`one_mass`). With `modes=k` the first k modes are added up without
the terms of damping that couple them. `modes=None` takes all modes, and the exponential of the state matrix where
damping couples them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy.linalg import expm

from symgen.analyse.ends import load_vector, output_rows, shaped
from symgen.analyse.frequency import uncoupled
from symgen.analyse.linear import Damping
from symgen.analyse.modes import Modes, first_modes
from symgen.analyse.modes import modes as modes_at
from symgen.analyse.one_mass import impulse, released, step
from symgen.errors import ArgumentError

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["free_response", "impulse_response", "instants", "step_response"]

Array = NDArray[Any]


def impulse_response(
    model: Model,
    q: ArrayLike,
    load: Any,
    output: Any,
    t: ArrayLike,
    modes: int | None = None,
    *,
    locked: Collection[str] = (),
    damping: Damping = None,
    params: Any = None,
    inputs: Any = None,
    time: float = 0.0,
) -> Array:
    """The displacement after an impulse of the load at t = 0, from rest: N s, N m s.

    Args:
        model: as `modes` takes it; with `jacobian` for points.
        q: (n,) the configuration.
        load: as in `frequency_response`.
        output: as in `frequency_response`.
        t: (s,) instants since the impulse, s, none negative.
        modes: how many of the lowest modes are added up; None takes all, with any damping.
        locked, damping, params, inputs: as in `modes`.
        time: the instant at which expressions of the chain that contain the time are taken, s.

    Returns:
        (s, 3) of a point, base frame; (s,) of a joint or a mode.

    Raises:
        ArgumentError, AnalysisError: as `frequency_response`.
    """
    found = modes_at(model, q, locked=locked, damping=damping, params=params, inputs=inputs, t=time)
    given = {"params": params, "inputs": inputs, "t": time}
    f, R, at = load_vector(model, found, load, given), output_rows(model, found, output, given), instants(t)
    count = _count(found, modes)
    if count is None:
        state = found.to_statespace().B @ f
        rows = _exponential(found, state, at) @ R.T
    else:
        rows = _superposed(found, f, R, at, count, lambda m, c, k: impulse(m, c, k, at))
    return shaped(output, model, rows)


def step_response(
    model: Model,
    q: ArrayLike,
    load: Any,
    output: Any,
    t: ArrayLike,
    modes: int | None = None,
    *,
    locked: Collection[str] = (),
    damping: Damping = None,
    params: Any = None,
    inputs: Any = None,
    time: float = 0.0,
) -> Array:
    """The displacement under the load that acts from t = 0 on, from rest; arguments as in `impulse_response`."""
    found = modes_at(model, q, locked=locked, damping=damping, params=params, inputs=inputs, t=time)
    given = {"params": params, "inputs": inputs, "t": time}
    f, R, at = load_vector(model, found, load, given), output_rows(model, found, output, given), instants(t)
    count = _count(found, modes)
    if count is None:
        rows = _stepped(found, found.to_statespace().B @ f, at) @ R.T
    else:
        rows = _superposed(found, f, R, at, count, lambda m, c, k: step(m, c, k, at))
    return shaped(output, model, rows)


def free_response(
    model: Model,
    q: ArrayLike,
    displacement: ArrayLike | None,
    rate: ArrayLike | None,
    output: Any,
    t: ArrayLike,
    modes: int | None = None,
    *,
    locked: Collection[str] = (),
    damping: Damping = None,
    params: Any = None,
    inputs: Any = None,
    time: float = 0.0,
) -> Array:
    """The displacement of a motion let go at t = 0; a step of the rates alone is a velocity shock (Figure 3.3).

    Args:
        model, q, output, t, modes, locked, damping, params, inputs, time: as in `impulse_response`.
        displacement: (n,) of all coordinates from q at t = 0, rad or m; None is zero. Coordinates that are not free
            have none.
        rate: (n,) at t = 0, rad/s or m/s; None is zero.
    """
    found = modes_at(model, q, locked=locked, damping=damping, params=params, inputs=inputs, t=time)
    R, at = output_rows(model, found, output, {"params": params, "inputs": inputs, "t": time}), instants(t)
    x, v = (_start(model, found, name, given) for name, given in (("displacement", displacement), ("rate", rate)))
    count = _count(found, modes)
    if count is None:
        return shaped(output, model, _exponential(found, np.concatenate([x, v]), at) @ R.T)
    M = found.system.M
    rows = _superposed(found, M @ x, R, at, count, lambda m, c, k: released(m, c, k, at) / m)
    rows = rows + _superposed(found, M @ v, R, at, count, lambda m, c, k: impulse(m, c, k, at))
    return shaped(output, model, rows)


def instants(t: ArrayLike) -> Array:
    """(s,) finite instants that are not negative."""
    at = np.asarray(t, dtype=np.float64)
    if at.ndim != 1 or not np.all((at >= 0.0) & (at < np.inf)):
        raise ArgumentError(f"t: finite instants (s,) that are not negative are wanted, not {t!r:.80}")
    return at


def _count(found: Modes, modes: int | None) -> int | None:
    """The number of modes to add up; None where damping couples them and all are wanted."""
    if modes is not None:
        return first_modes(modes, len(found))
    return len(found) if uncoupled(found) else None


def _start(model: Model, found: Modes, name: str, given: ArrayLike | None) -> Array:
    n = len(model.q_names)
    vector = np.zeros(n) if given is None else np.asarray(given, dtype=np.float64)
    if vector.shape != (n,) or not np.all(np.isfinite(vector)):
        raise ArgumentError(f"{name}: {n} finite numbers are wanted, one per coordinate, not {given!r:.80}")
    others = np.setdiff1d(np.arange(n), found.system.free)
    moved = [model.q_names[k] for k in others if vector[k] != 0.0]
    if moved:
        hint = "; a drive that stops leaves rates on these, see docs/vibration.md" if name == "rate" else ""
        raise ArgumentError(f"{name}: {moved[0]} does not move here; free are {', '.join(found.names[:12])}{hint}")
    return np.asarray(vector[found.system.free])


CONDITIONED = 1e6
"""Condition of eigenvectors up to which they are used: what they lose is below 1e-10."""

Answer = Callable[[float, float, float], Array]


def _superposed(found: Modes, f: Array, R: Array, at: Array, count: int, answer: Answer) -> Array:
    """(s, k) the sum over modes of (R phi)(phi' f) times the answer of one mass, damper and spring."""
    rows = np.zeros((at.size, len(R)))
    c = np.diag(found.modal_damping)
    for r in range(count):
        phi = found.shapes[:, r]
        h = answer(float(found.modal_mass[r]), float(c[r]), float(found.modal_stiffness[r]))
        rows += np.outer(h * (phi @ f), R @ phi)
    return rows


def _exponential(found: Modes, state: Array, at: Array) -> Array:
    """(s, m) displacements of x' = A x from a state (2 m,): the exponential of A t times the state."""
    return _evolved(found.to_statespace().A, state, at)[:, : len(found)]


def _stepped(found: Modes, rate: Array, at: Array) -> Array:
    """(s, m) displacements of x' = A x + rate from rest: the exponential of the system with a constant beside it."""
    A = found.to_statespace().A
    n = len(A)
    larger = np.zeros((n + 1, n + 1))
    larger[:n, :n], larger[:n, n] = A, rate
    return _evolved(larger, np.eye(n + 1)[n], at)[:, : len(found)]


def _evolved(A: Array, state: Array, at: Array) -> Array:
    """(s, n) e^{A t} state: by eigenvectors where they are well conditioned, else by scaling and squaring."""
    poles, vectors = np.linalg.eig(A)
    scaled = vectors / np.linalg.norm(vectors, axis=0)
    if np.linalg.cond(scaled) < CONDITIONED:
        weights = np.linalg.solve(vectors, state.astype(complex))
        return np.asarray((np.exp(at[:, None] * poles) @ (weights[:, None] * vectors.T)).real)
    return np.array([expm(A * x) @ state for x in at]).reshape(at.size, len(A))
