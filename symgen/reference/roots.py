"""The accelerations that a mode allows: all of them where friction is piecewise linear.

Where the law has no corner it is linear but for the loads of pins. Every combination of the signs behind the corners
(of a bearing's load, of the torque that passes a drive) gives one linear system; its solution is a motion if it has
these signs. A pin's load is the length of a force, as if its direction were known: each of many directions around it
gives a system, and Newton's method goes on from its solution. With pins that is a search without a proof that it finds
all.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.reference.loop_friction import loop_accelerations
from symgen.reference.state import FrictionState

__all__ = ["accelerations"]


TOLERANCE = 1e-9
"""Two accelerations closer than this, relative to their size, are the same solution."""

SOLVED = 1e-11
"""Residual of a solution, relative to the sum of the sizes of its terms."""

AROUND = 12
"""Directions around a pin; fewer where there would be more than `MOST` combinations."""

MOST = 256
"""Combinations from which Newton's method starts where there are pins; of more a random choice. All signs otherwise."""

RANK = 1e-9
"""Singular values, relative to the largest, that are rounding."""

PASSES = 60
PARTS = 0.5 ** np.arange(8)
"""Parts of a Newton step that are tried."""


@dataclass(frozen=True, eq=False)
class _Loaded:
    """One sliding joint whose friction depends on the accelerations x of the free joints.

    f = own without a drive, else factor (load + own) + rest + motor - load, where own = offset + slope N; factor and
    rest depend on s (load + own): its sign, and whether it exceeds the drive's preload.

    Attributes:
        along: (k,) forces of the unknowns by a unit of its friction.
        bearings: pairs (c, k) and (c,): force = row x + rest.
        slopes: own by the size of each of these forces.
        factors: (factor, rest) of driving and backdriving, and below the preload; None without a drive.
        preload: of the drive.
        row, rest: load = row x + rest; `by_motor` the torque at the motor, what tau leaves beside the rotor, in its
            place where friction of joints that follow several coordinates adds to the load.
    """

    along: Array
    s: int
    offset: float
    slopes: list[float]
    bearings: list[tuple[Array, Array]]
    factors: list[tuple[float, float]] | None
    preload: float
    motor: float
    row: Array
    rest: float
    by_motor: bool = False

    def choices(self, around: int) -> list[list[Any]]:
        """Candidates behind each corner: the direction of every bearing's force, and its factor."""
        found: list[list[Any]] = [_directions(row, around) for row, _ in self.bearings]
        return found if self.factors is None else [*found, list(range(len(self.factors)))]

    def piece(self, chosen: Sequence[Any]) -> tuple[Array, float]:
        """The friction row x + rest for one combination of choices."""
        row, rest = np.zeros(len(self.row)), self.offset
        for (force, at_zero), slope, direction in zip(self.bearings, self.slopes, chosen, strict=False):
            row, rest = row + slope * (direction @ force), rest + slope * float(direction @ at_zero)
        if self.factors is not None:
            factor, standing = self.factors[chosen[-1]]
            if self.by_motor:
                return self.row - self.row / factor + row, self.rest - (
                    self.rest - self.motor - standing
                ) / factor + rest
            row = factor * (self.row + row) - self.row
            rest = factor * (self.rest + rest) + standing + self.motor - self.rest
        return row, rest

    def law(self, x: Array) -> tuple[Array, Array]:
        """Friction (count,) and its slopes (count, k) at x (count, k)."""
        own, slopes = np.full(len(x), self.offset), np.zeros(x.shape)
        for (row, rest), slope in zip(self.bearings, self.slopes, strict=True):
            force = x @ row.T + rest
            size = np.linalg.norm(force, axis=1)
            unit = force / np.where(size > 0.0, size, 1.0)[:, None]
            own, slopes = own + slope * size, slopes + slope * (unit @ row)
        if self.factors is None:
            return own, slopes
        load = x @ self.row + self.rest
        if self.by_motor:
            passed, through = self._passed(load - self.motor)
            return load - passed + own, self.row - through[:, None] * self.row + slopes
        along = self.s * (load + own)
        which = np.where(np.abs(along) < self.preload, 2, np.where(along > 0.0, 0, 1))
        factor, standing = np.array(self.factors)[which].T
        force = factor * (load + own) + standing + self.motor - load
        return force, factor[:, None] * (self.row + slopes) - self.row

    def _passed(self, torque: Array) -> tuple[Array, Array]:
        """Torques (count,) behind the drive for torques at the motor, and slopes; a self-locking drive is driven."""
        assert self.factors is not None
        passed, slopes = torque / self.factors[0][0], np.full(len(torque), 1.0 / self.factors[0][0])
        for piece, (factor, standing) in list(enumerate(self.factors))[::-1]:
            x: Array = (torque - standing) / factor if factor else np.full(len(torque), np.nan)
            along: Array = self.s * x
            fits = np.where(np.abs(along) < self.preload, 2, np.where(along > 0.0, 0, 1)) == piece
            passed, slopes = np.where(fits, x, passed), np.where(fits, 1.0 / (factor or 1.0), slopes)
        return passed, slopes


def accelerations(
    state: FrictionState, mode: Sequence[int], stuck: Sequence[int], start: Array | None = None
) -> list[Array]:
    """Every qdd (n,) found for a mode, that nearest to the frictionless motion first; none where M is singular.

    In loops friction forces that reactions depend on stand behind the accelerations.

    Args:
        state: everything that does not depend on the accelerations.
        mode: (n,) of the sliding joints.
        stuck: joints whose acceleration is zero.
        start: (n,) the only starting point, if not many.
    """

    def full(x: Array) -> Array:
        qdd: Array = base + Z @ x
        return qdd

    n = len(state.tau)
    base, Z = _left_free(state, stuck)
    if state.felt:
        return loop_accelerations(state, mode, stuck, base, Z, start)
    A = Z.T @ state.M @ Z
    b = Z.T @ (state.tau - state.h - state.M @ base)
    free = bool(Z.shape[1])
    try:
        smooth = np.linalg.solve(A, b) if free else np.zeros(0)
    except np.linalg.LinAlgError:
        return []
    loaded = []
    for j, law in enumerate(state.laws):
        if law is None or j in stuck or state.known(j):
            continue
        along = Z.T @ state.modes.rows[j]
        if state.loaded(j):
            loaded.append(_loaded(state, j, mode[j], along, Z, base))
        else:
            b -= along * state.sliding(j, base, state.direction(j, base, mode[j]))
    if not loaded:  # solved at once: friction may cancel all but a trace of the other forces
        x = np.linalg.solve(A, b) if free else b
        return [full(x)] if np.all(np.isfinite(x)) else []
    if start is not None:
        starts = np.linalg.lstsq(Z, start - base, rcond=None)[0][None] if len(state.laws) > n else (Z.T @ start)[None]
    else:
        starts = np.array([smooth, *_pieces(A, b, loaded)])
        near = np.linalg.norm(starts - smooth, axis=1)
        starts = starts[np.argsort(near, kind="stable")]
    found: list[Array] = []
    for x in _newton(A, b, loaded, starts):
        if not any(np.linalg.norm(x - known) <= TOLERANCE * (1.0 + np.linalg.norm(known)) for known in found):
            found.append(x)
    return [full(x) for x in found]


def _left_free(state: FrictionState, stuck: Sequence[int]) -> tuple[Array, Array]:
    """Accelerations base + Z x are those that leave the stuck joints at rest and given ones as given."""
    n = len(state.tau)
    base = np.zeros(n)
    for j, value in state.given.items():
        base[j] = value
    free = [j for j in range(n) if j not in stuck and j not in state.given]
    Z = np.eye(n)[:, free]
    several = [j for j in stuck if j >= n]
    if several and free:
        C = state.modes.rows[several] @ Z
        gap = np.array([state.acceleration(j, base) for j in several])
        _, sizes, right = np.linalg.svd(C)
        r = int(np.sum(sizes > RANK * max(sizes[0], 1e-300)))
        base = base - Z @ np.linalg.lstsq(C, gap, rcond=RANK)[0]
        Z = Z @ right[r:].T
    return base, Z


def _loaded(state: FrictionState, j: int, s: int, along: Array, Z: Array, base: Array) -> _Loaded:
    """Joint j with everything affine in what the accelerations are free in."""
    law = state.laws[j]
    assert law is not None
    s = state.direction(j, base, s)
    at_zero = law.bearings(state.reaction(j, base))
    units = [law.bearings(law.reaction(state.F1 @ column, state.modes.places[j])) for column in Z.T]
    bearings = [
        (np.array([unit[i] for unit in units]).T.reshape(len(rest), Z.shape[1]), np.asarray(rest))
        for i, rest in enumerate(at_zero)
    ]
    rate = float(state.qd[j])
    offset = float(law.levels.sliding(s, rate, 0.0))
    slopes = law.slopes(s, rate)
    row, rest = np.zeros(Z.shape[1]), 0.0
    by_motor = state.passes_others(j)
    if by_motor:
        row, rest = -state.s1[j] @ Z, float(state.tau[j] - state.s0[j] - state.s1[j] @ base)
    elif j < len(state.tau):
        row, rest = (state.M[j] - state.s1[j]) @ Z, float(state.load_torque(j, base))
    factors, motor, preload = None, 0.0, 0.0
    if law.drive is not None:
        (k1, k2, _, _), preload = law.drive.losses(s), law.drive.preload
        factors = [(1.0 + k1, 0.0), (1.0 - abs(s) * k2, 0.0)]
        if preload > 0.0:
            factors.append((1.0 + abs(s) * (k1 - k2) / 2.0, s * (k1 + k2) / 2.0 * preload))
        motor = float(law.drive.motor.sliding(s, rate, 0.0))
    return _Loaded(along, s, offset, slopes, bearings, factors, preload, motor, row, rest, by_motor)


def _directions(row: Array, around: int) -> list[Array]:
    """Unit vectors: both signs of a number, or directions in the plane that a pin's force lies in."""
    if len(row) == 1:
        return [np.array([1.0]), np.array([-1.0])]
    plane = np.linalg.svd(row)[0][:, :2]
    angles = 2.0 * np.pi * np.arange(around) / around
    return [plane @ np.array([np.cos(a), np.sin(a)]) for a in angles]


def _pieces(A: Array, b: Array, loaded: Sequence[_Loaded]) -> Array:
    """Solutions (count, k) of the linear systems of all combinations."""
    if not loaded:
        return np.zeros((0, len(b)))
    for around in range(AROUND, 2, -2):
        choices = [joint.choices(around) for joint in loaded]
        count = int(np.prod([len(c) for joint in choices for c in joint]))
        if count <= MOST:
            break
    pieces = [[joint.piece(c) for c in itertools.product(*own)] for joint, own in zip(loaded, choices, strict=True)]
    combinations: Any = itertools.product(*(range(len(own)) for own in pieces))
    if count > MOST and any(len(rest) == 3 for joint in loaded for _, rest in joint.bearings):
        rng = np.random.default_rng(0)
        combinations = np.array([rng.integers(len(own), size=MOST) for own in pieces]).T
    index = np.array(list(combinations))
    systems = np.repeat(A[None], len(index), axis=0)
    right = np.repeat(b[None], len(index), axis=0)
    for joint, own, which in zip(loaded, pieces, index.T, strict=True):
        systems += joint.along[:, None] * np.array([row for row, _ in own])[which][:, None, :]
        right -= joint.along * np.array([rest for _, rest in own])[which][:, None]
    return _solved(systems, right)


def _solved(systems: Array, right: Array) -> Array:
    """Solutions (count, k) of linear systems, without those of the singular ones."""
    sound = np.all(np.isfinite(systems), axis=(1, 2)) & np.all(np.isfinite(right), axis=1)
    sound[sound] &= np.abs(np.linalg.det(systems[sound])) > 0.0
    found: Array = np.linalg.solve(systems[sound], right[sound][..., None])[..., 0]
    return found


def _newton(A: Array, b: Array, loaded: Sequence[_Loaded], x: Array) -> Array:
    """The roots that Newton's method reaches from x (count, k); only steps that make the residual smaller are taken."""

    def residual(x: Array) -> tuple[Array, Array]:
        value, slopes = x @ A.T - b, np.repeat(A[None], len(x), axis=0)
        for joint in loaded:
            force, gradient = joint.law(x)
            value += joint.along * force[:, None]
            slopes += joint.along[:, None] * gradient[:, None, :]
        return value, slopes

    with np.errstate(all="ignore"):
        active = np.arange(len(x))
        for _ in range(PASSES):
            value, slopes = residual(x[active])
            regular = np.abs(np.linalg.det(slopes)) > 0.0
            active, value, slopes = active[regular], value[regular], slopes[regular]
            if not len(active):
                break
            step = np.linalg.solve(slopes, value[..., None])[..., 0]
            trials = x[active] - PARTS[:, None, None] * step
            sizes = np.array([np.linalg.norm(residual(trial)[0], axis=1) for trial in trials])
            better = sizes < np.linalg.norm(value, axis=1)
            which = np.argmax(better, axis=0)
            moved = np.any(better, axis=0)
            x[active[moved]] = trials[which, np.arange(len(active))][moved]
            active = active[moved]
        value, slopes = residual(x)
        scale = np.einsum("sij,sj->si", np.abs(slopes), np.abs(x)) + np.abs(b) + 1e-300
        small = np.all(np.abs(value) <= SOLVED * scale, axis=1)
    found: Array = x[small]
    return found
