"""Transfer functions: the answer to e^{+i omega t} per unit of the load (Behi 1985, 3.2, 3.30 to 3.38).

By k modes: sum over r < k of (R phi_r)(phi_r' f)/(k_r - omega^2 m_r + i omega c_r), c_r = phi_r' C phi_r; what C
couples between modes is dropped (3.21). Direct: R (K - omega^2 M + i omega C)^-1 f for any C. Where C couples no modes
both are the same; else the poles of the damped system give the direct answer at all frequencies from one eigenvalue
problem, tested against the definition at some of them, and every frequency is solved by itself where the test fails.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.typing import ArrayLike

from symgen.analyse.arguments import numbers
from symgen.analyse.ends import load_vector, output_rows, shaped
from symgen.analyse.linear import Damping
from symgen.analyse.modes import Modes, first_modes
from symgen.analyse.modes import modes as modes_at
from symgen.arrays import Array
from symgen.errors import ArgumentError

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["direct", "frequency_response", "modal", "uncoupled"]


COUPLED = 1e-9
"""Modal damping off the diagonal, relative to the diagonal, below this is the rounding of proportional damping."""

AGREES = 1e-9
"""Largest relative error of the sum over poles, at the frequencies where it is tested."""

ROUNDING = 1e-13
"""The same as a part of the largest terms of that sum."""

TESTED = 4
"""Frequencies at which the sum over poles is tested."""

QUANTITIES = {"displacement": 0, "velocity": 1, "acceleration": 2}


def frequency_response(
    model: Model,
    q: ArrayLike,
    load: Any,
    output: Any,
    omega: ArrayLike,
    modes: int | None = None,
    *,
    quantity: Literal["displacement", "velocity", "acceleration"] = "displacement",
    locked: Collection[str] = (),
    damping: Damping = None,
    params: Any = None,
    inputs: Any = None,
    t: float = 0.0,
) -> Array:
    """The response of a point, a joint or a mode to a harmonic load.

    Args:
        model: as `modes` takes it; with `jacobian` for points.
        q: (n,) the configuration.
        load: `(point, force)`, `(point, force, moment)`, `(joint, value)` or `("mode", r)`; see `ends`.
        output: a point, a joint, or `("mode", r)`.
        omega: (s,) rad/s.
        modes: how many of the lowest modes are added up; None is the direct answer with any damping.
        quantity: displacement, or its first or second derivative: times i omega, or -omega^2.
        locked, damping, params, inputs, t: as in `modes`.

    Returns:
        (s, 3) complex of a point, base frame; (s,) of a joint or a mode. Infinite at an undamped resonance, and at
        frequency zero for motions without stiffness, which have finite accelerations.

    Raises:
        ArgumentError: an unknown load or output, more modes than there are, frequencies that are no numbers.
        AnalysisError: as `modes`.
    """
    w = numbers("omega", omega)
    if w.ndim != 1 or not np.all(np.isfinite(w)):
        raise ArgumentError(f"omega: finite frequencies (s,) in rad/s are wanted, not {omega!r:.80}")
    if quantity not in tuple(QUANTITIES):
        raise ArgumentError(f"quantity: {quantity!r} is not one of {', '.join(QUANTITIES)}")
    found = modes_at(model, q, locked=locked, damping=damping, params=params, inputs=inputs, t=t)
    given = {"params": params, "inputs": inputs, "t": t}
    f, R = load_vector(model, found, load, given), output_rows(model, found, output, given)
    power = QUANTITIES[quantity]
    if modes is not None:
        answer = modal(found, f, R, w, first_modes(modes, len(found)), power)
    elif uncoupled(found):
        answer = modal(found, f, R, w, len(found), power)
    else:
        answer = modal(found, f, R, np.zeros(w.size), len(found), power)  # at rest C couples nothing
        moving = w != 0.0
        answer[moving] = direct(found, f, R, w[moving]) * ((1j * w[moving]) ** power)[:, None]
    return shaped(output, model, answer)


def uncoupled(found: Modes) -> bool:
    """True where damping couples no modes, so that sums over all modes are exact."""
    c = found.modal_damping
    size = np.sqrt(np.abs(np.diag(c)))
    off = c - np.diag(np.diag(c))
    return bool(np.all(np.abs(off) <= COUPLED * np.outer(size, size)))


def modal(found: Modes, f: Array, R: Array, w: Array, count: int, power: int = 0) -> Array:
    """(s, k) the sum over the first modes; f (m,) forces, R (k, m) output rows, w (s,) rad/s.

    `power` counts factors i omega, for rates and accelerations. A rigid mode cancels them: 1/m is its acceleration per
    force, at frequency zero, too. A mode in resonance counts where the load and the output reach it.
    """
    shapes = found.shapes[:, :count]
    stiffness, mass = found.modal_stiffness[:count], found.modal_mass[:count]
    c = np.diag(found.modal_damping)[:count]
    x = 1j * w[:, None]
    left = power - np.where(stiffness > 0.0, 0, np.where(c != 0.0, 1, 2))  # factors i omega that do not cancel
    powers = np.array([np.ones_like(x), x, -np.square(w)[:, None]])[..., 0]
    over = powers[np.maximum(left, 0)].T
    under = np.where(
        stiffness > 0.0, stiffness - np.square(w)[:, None] * mass + x * c, np.where(c != 0.0, x * mass + c, mass)
    )
    under = under * powers[np.maximum(-left, 0)].T
    resonant = under == 0.0
    gains = np.divide(over, under, out=np.zeros_like(under), where=~resonant)
    load, rows = shapes.T @ f, R @ shapes
    answer = np.asarray(gains @ (load[:, None] * rows.T))
    reached = (np.abs(load) > ROUNDING * (np.abs(shapes.T) @ np.abs(f)))[:, None]
    reached = reached & (np.abs(rows) > ROUNDING * (np.abs(R) @ np.abs(shapes))).T
    answer[resonant.astype(float) @ reached.astype(float) > 0.0] = np.inf
    return answer


def direct(found: Modes, f: Array, R: Array, w: Array) -> Array:
    """(s, k) R (K - w^2 M + i w C)^-1 f."""
    if not w.size:
        return np.zeros((0, len(R)), complex)
    within = found.omega[(found.omega >= w.min()) & (found.omega <= w.max())][:TESTED]
    tested = np.concatenate([w[np.linspace(0, w.size - 1, min(TESTED, w.size)).astype(int)], within])
    rows, amplitudes = R @ found.unit_shapes, _amplitudes(found, f, tested)
    exact = amplitudes @ rows.T
    poles, residues = _poles(found, f, R)
    summed = _sum(poles, residues, tested)
    # an output that the load does not reach is the rounding of amplitudes that it does
    allowed = AGREES * np.max(np.abs(exact)) + ROUNDING * np.max(np.abs(amplitudes)) * np.max(np.abs(rows))
    if np.all(np.isfinite(summed)) and np.max(np.abs(summed - exact)) <= allowed:
        return _sum(poles, residues, w)
    amplitudes = _amplitudes(found, f, w)
    return np.where(np.all(np.isfinite(amplitudes), axis=1)[:, None], amplitudes @ rows.T, np.inf)


def _poles(found: Modes, f: Array, R: Array) -> tuple[Array, Array]:
    """Poles s_j (2 m,) of x' = A x + B f and residues (R v_j)(u_j' B f) (2 m, k); NaN where there is no eigenbasis."""
    m, state, unit = len(found), found.state, found.unit_shapes
    weights = state.left @ np.concatenate([np.zeros(m), unit.T @ f])
    return state.poles, weights[:, None] * (R @ unit @ (state.vectors[:m] / state.size[:, None])).T


def _sum(poles: Array, residues: Array, w: Array) -> Array:
    """(s, k) the sum over the poles of residues/(i w - s)."""
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.asarray((1.0 / (1j * w[:, None] - poles)) @ residues)


def _amplitudes(found: Modes, f: Array, w: Array) -> Array:
    """(s, m) modal coordinates by one linear system for each frequency, modal masses 1, which is well scaled."""
    shapes = found.unit_shapes
    c = shapes.T @ found.damping @ shapes
    stiffness = np.diag(np.square(found.omega))
    answer = np.empty((w.size, len(found)), complex)
    right, one = (shapes.T @ f).astype(complex), np.eye(len(found))
    for k, x in enumerate(w):
        try:
            answer[k] = np.linalg.solve(stiffness - x * x * one + 1j * x * c, right)
        except np.linalg.LinAlgError:
            answer[k] = np.inf
    return answer
