"""Vibration with the terms that are quadratic in the rates (Behi 1985, 3.5 and 3.6).

    (3.77)  M b'' + b'' P* b' + C b' + K b = f

with all coefficients at the undeflected configuration, (3.74) to (3.76); b'' P* b' is a quadratic form of the rates.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.typing import ArrayLike
from scipy.integrate import solve_ivp

from symgen.analyse.arguments import number, tolerance
from symgen.analyse.ends import load_vector, output_rows, shaped
from symgen.analyse.linear import Damping
from symgen.analyse.modes import Modes
from symgen.analyse.modes import modes as modes_at
from symgen.analyse.transient import instants
from symgen.arrays import Array
from symgen.errors import AnalysisError, ArgumentError

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["nonlinear_response", "quadratic_order"]


def nonlinear_response(
    model: Model,
    q: ArrayLike,
    load: Any,
    output: Any,
    t: ArrayLike,
    kind: Literal["impulse", "step"] = "step",
    *,
    locked: Collection[str] = (),
    damping: Damping = None,
    params: Any = None,
    inputs: Any = None,
    rtol: float = 1e-10,
) -> Array:
    """The displacement by (3.77) after an impulse, or under a load that acts from t = 0 on, from rest.

    Args:
        model: as `modes` takes it; with `coriolis_matrix`, and with `jacobian` for points.
        q: (n,) the configuration.
        load: as in `frequency_response`.
        output: as in `frequency_response`.
        t: (s,) rising instants, s, none negative.
        kind: "impulse" or "step".
        locked, damping, params, inputs: as in `modes`.
        rtol: relative tolerance of the integration.

    Returns:
        (s, 3) of a point, base frame; (s,) of a joint or a mode.

    Raises:
        ArgumentError, AnalysisError: as `frequency_response`; the integration fails.
    """
    if kind not in ("impulse", "step"):
        raise ArgumentError(f"kind: {kind!r} is not one of impulse, step")
    at, rtol = instants(t), tolerance(rtol)
    if not at.size or not np.all(np.diff(at) > 0.0):
        raise ArgumentError("t: instants that rise are wanted")
    found = modes_at(model, q, locked=locked, damping=damping, params=params, inputs=inputs)
    given = {"params": params, "inputs": inputs}
    f, R = load_vector(model, found, load, given), output_rows(model, found, output, given)
    P = _quadratic(model, found, given)
    inverse = np.linalg.inv(found.system.M)
    push = f if kind == "step" else np.zeros_like(f)

    def rate(_: float, state: Array) -> Array:
        b, v = np.split(state, 2)
        force = push - np.einsum("l,ilm,m->i", v, P, v) - found.damping @ v - found.system.K @ b
        return np.concatenate([v, inverse @ force])

    start = np.concatenate([np.zeros_like(f), inverse @ f if kind == "impulse" else np.zeros_like(f)])
    size = float(np.max(np.abs(inverse @ f))) / max(1e-300, float(found.omega[-1]))
    end = max(float(at[-1]), 1e-300)  # SciPy returns no array for an integration over no time
    done = solve_ivp(rate, (0.0, end), start, "DOP853", at, rtol=rtol, atol=max(1e-300, rtol * 1e-4 * size))
    if not done.success:
        raise AnalysisError(f"the motion could not be integrated: {done.message}")
    return shaped(output, model, done.y[: f.size].T @ R.T)


def quadratic_order(
    model: Model,
    q: ArrayLike,
    amplitude: float,
    *,
    locked: Collection[str] = (),
    params: Any = None,
    inputs: Any = None,
) -> Array:
    """(m,) ratio of the quadratic terms of (3.77) to the inertia forces of each mode (3.6).

    A mode that vibrates with an amplitude B at its largest coordinate has rates omega B phi and accelerations
    omega^2 B phi: the ratio of the largest quadratic force to the largest inertia force is B |phi' P* phi|/|M phi|,
    whatever the frequency.

    Args:
        model: as `modes` takes it; with `coriolis_matrix`.
        q: (n,) the configuration.
        amplitude: B, rad or m.
        locked, params, inputs: as in `modes`.
    """
    size = number("amplitude", amplitude)
    found = modes_at(model, q, locked=locked, params=params, inputs=inputs)
    P = _quadratic(model, found, {"params": params, "inputs": inputs})
    quadratic = np.abs(np.einsum("lr,ilm,mr->ir", found.shapes, P, found.shapes)).max(axis=0)
    return np.asarray(size * quadratic / np.abs(found.system.M @ found.shapes).max(axis=0))


def _quadratic(model: Model, found: Modes, given: dict[str, Any]) -> Array:
    """(m, m, m) symmetric forms whose values at the rates are the velocity terms, from Christoffel's matrices."""
    n, free = len(found.system.q), found.system.free
    rates = np.eye(n)[free]
    q = np.broadcast_to(found.system.q, rates.shape)
    C = np.asarray(model.coriolis_matrix(q, rates, **given), dtype=np.float64)
    return np.asarray(C[:, free][:, :, free].transpose(1, 0, 2))
