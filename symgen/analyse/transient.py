"""Responses in time: to an impulse, a step, a shock, and of a motion let go (Behi 1985, 3.27, 3.4, 3.41, 3.45).

Each mode answers as one mass, damper and spring do (`one_mass`). With `modes=k` the first k modes are added up without
the terms of damping that couple them. `modes=None` takes all modes, and the exponential of the state matrix where
damping couples them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike
from scipy.linalg import expm

from symgen.analyse.arguments import numbers
from symgen.analyse.damped import CONDITIONED
from symgen.analyse.ends import load_vector, output_rows, shaped
from symgen.analyse.frequency import uncoupled
from symgen.analyse.linear import Damping
from symgen.analyse.modes import Modes, first_modes
from symgen.analyse.modes import modes as modes_at
from symgen.analyse.one_mass import impulse, released, step
from symgen.arrays import Array
from symgen.errors import ArgumentError

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["free_response", "impulse_response", "instants", "shock_response", "step_response"]


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
        rows = _evolved(found, np.zeros_like(f), f, at) @ R.T
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
        rows = _evolved(found, np.zeros_like(f), np.zeros_like(f), at, f) @ R.T
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
    """The displacement of a motion let go at t = 0.

    Args:
        model, q, output, t, modes, locked, damping, params, inputs, time: as in `impulse_response`.
        displacement: (n,) of all coordinates from q at t = 0, rad or m; None is zero. Coordinates that are not free
            have none.
        rate: (n,) at t = 0, rad/s or m/s; None is zero.
    """
    found = modes_at(model, q, locked=locked, damping=damping, params=params, inputs=inputs, t=time)
    x, v = (_start(model, found, name, given) for name, given in (("displacement", displacement), ("rate", rate)))
    return _let_go(model, found, x, v, output, instants(t), modes, {"params": params, "inputs": inputs, "t": time})


def shock_response(
    model: Model,
    q: ArrayLike,
    step: ArrayLike,
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
    """The displacement from the nominal motion after a step of its rates at t = 0, as at a sudden start (Figure 3.3).

    The momentum of the free coordinates stays what it was: with b free and j the others they leave at the rates
    -M_bb^-1 M_bj step. A stop is the step from the rates to zero. What the motion does later is left out: the vibration
    is that about q.

    Args:
        model, q, output, t, modes, locked, damping, params, inputs, time: as in `impulse_response`.
        step: (n,) the change of the nominal rates, rad/s or m/s; zero at free coordinates, which have none.

    Example:
        >>> import numpy as np
        >>> import symgen
        >>> from symgen.analyse import shock_response
        >>> arm = symgen.build_model("examples/vibration/flexible_two_link.yaml", "numpy")
        >>> x = shock_response(arm, [0, 0, 1, 0], [0.5, 0, 0, 0], "shoulder_spring", [0.0, 1e-3])
        >>> print(x.round(6) + 0.0)  # the link stays behind its drive
        [ 0.       -0.000498]
    """
    found = modes_at(model, q, locked=locked, damping=damping, params=params, inputs=inputs, t=time)
    vector, free, given = (
        _vector(model, "step", step),
        found.system.free,
        {"params": params, "inputs": inputs, "t": time},
    )
    moved = [name for name, k in zip(found.names, free, strict=True) if vector[k] != 0.0]
    if moved:
        raise ArgumentError(
            f"step: {moved[0]} vibrates, so its rate is no part of the nominal motion; see free_response"
        )
    M = np.asarray(model.mass_matrix(found.system.q, **given), dtype=np.float64)
    rate = -np.linalg.solve(found.system.M, M[free] @ vector)
    return _let_go(model, found, np.zeros_like(rate), rate, output, instants(t), modes, given)


def instants(t: ArrayLike) -> Array:
    """(s,) finite instants that are not negative."""
    at = numbers("t", t)
    if at.ndim != 1 or not np.all((at >= 0.0) & (at < np.inf)):
        raise ArgumentError(f"t: finite instants (s,) that are not negative are wanted, not {t!r:.80}")
    return at


def _count(found: Modes, modes: int | None) -> int | None:
    """The number of modes to add up; None where damping couples them and all are wanted."""
    if modes is not None:
        return first_modes(modes, len(found))
    return len(found) if uncoupled(found) else None


def _let_go(
    model: Model, found: Modes, x: Array, v: Array, output: Any, at: Array, modes: int | None, given: dict[str, Any]
) -> Array:
    """The response to displacements x and rates v (m,) of the free coordinates at t = 0."""
    R, count = output_rows(model, found, output, given), _count(found, modes)
    M = found.system.M
    if count is None:
        return shaped(output, model, _evolved(found, M @ x, M @ v, at) @ R.T)
    rows = _superposed(found, M @ x, R, at, count, lambda m, c, k: released(m, c, k, at) / m)
    rows = rows + _superposed(found, M @ v, R, at, count, lambda m, c, k: impulse(m, c, k, at))
    return shaped(output, model, rows)


def _vector(model: Model, name: str, given: ArrayLike | None) -> Array:
    """(n,) numbers, one for each coordinate; None is zero."""
    n = len(model.q_names)
    vector = np.zeros(n) if given is None else numbers(name, given)
    if vector.shape != (n,) or not np.all(np.isfinite(vector)):
        raise ArgumentError(f"{name}: {n} finite numbers are wanted, one per coordinate, not {given!r:.80}")
    return vector


def _start(model: Model, found: Modes, name: str, given: ArrayLike | None) -> Array:
    """(m,) the numbers of the free coordinates."""
    vector = _vector(model, name, given)
    others = np.setdiff1d(np.arange(vector.size), found.system.free)
    moved = [model.q_names[k] for k in others if vector[k] != 0.0]
    if moved:
        hint = "; see shock_response for a drive that stops" if name == "rate" else ""
        raise ArgumentError(f"{name}: {moved[0]} does not move here; free are {', '.join(found.names[:12])}{hint}")
    return np.asarray(vector[found.system.free])


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


def _evolved(found: Modes, place: Array, momentum: Array, at: Array, push: Array | None = None) -> Array:
    """(s, m) displacements from M b and M b' at t = 0 under constant forces, damping of any kind.

    Where eigenvectors are well conditioned, the sum over v_j e^{s_j t} u_j' x and v_j (e^{s_j t} - 1)/s_j u_j' B f;
    else by scaling and squaring, with the forces as a constant beside the state.
    """
    state, unit, m = found.state, found.unit_shapes, len(found)
    start = np.concatenate([state.size * (unit.T @ place), unit.T @ momentum])
    rate = np.concatenate([np.zeros(m), np.zeros(m) if push is None else unit.T @ push])
    if np.all(np.isfinite(state.left)) and np.linalg.cond(state.vectors) < CONDITIONED:
        x = at[:, None] * state.poles
        grown = np.divide(np.expm1(x), state.poles, out=np.repeat(at[:, None] + 0j, 2 * m, axis=1), where=x != 0.0)
        rows = (np.exp(x) * (state.left @ start) + grown * (state.left @ rate)) @ state.vectors.T
    else:
        larger = np.zeros((2 * m + 1, 2 * m + 1))
        larger[: 2 * m, : 2 * m], larger[: 2 * m, 2 * m] = state.A, rate
        rows = np.array([expm(larger * x) @ np.append(start, 1.0) for x in at]).reshape(at.size, 2 * m + 1)
    return np.asarray((rows[:, :m].real / state.size) @ unit.T)
