"""Nominal motions: a point along a straight line, by inverse kinematics of any manipulator, or all joints together.

The line is run with one of these profiles of u = t/T in [0, 1]:

| profile | s(u) |
|---|---|
| `"polynomial"` | 10 u^3 - 15 u^4 + 6 u^5 (3-4-5: rate and acceleration are zero at both ends) |
| `"constant acceleration"` | 2 u^2, then 1 - 2 (1 - u)^2 |
| `"trapezoid"` | constant acceleration for a third, constant rate for a third, constant deceleration |

q follows q' = J^+ v from the start, by Runge-Kutta steps of order 4 with a correction by Newton's method at every node
and at every instant; the pseudo-inverse J^+ makes the rates of redundant arms smallest.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.typing import ArrayLike
from scipy.interpolate import CubicHermiteSpline

from symgen.analyse.arguments import configuration, number, numbers
from symgen.analyse.inverse_kinematics import real_joints, rotation_vector
from symgen.arrays import Array
from symgen.errors import AnalysisError, ArgumentError

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["StraightLine", "joint_move", "straight_line"]


@dataclass(frozen=True, eq=False)
class JointMove:
    """A motion: called with an instant it gives q, qd, qdd (n,), at rest before 0 and after the duration.

    Attributes:
        start: (n,) rad or m.
        goal: (n,).
        duration: s.
        profile: s, ds/du and d^2 s/du^2 of u = t/duration.
    """

    start: Array
    goal: Array
    duration: float
    profile: Callable[[float], tuple[float, float, float]]

    def __call__(self, t: float) -> tuple[Array, Array, Array]:
        along = self.goal - self.start
        s, ds, dds = self.profile(min(max(t / self.duration, 0.0), 1.0))
        if not 0.0 <= t <= self.duration:
            ds = dds = 0.0
        return self.start + s * along, ds / self.duration * along, dds / self.duration**2 * along


def joint_move(
    start: ArrayLike,
    goal: ArrayLike,
    duration: float,
    profile: Literal["polynomial", "constant acceleration", "trapezoid"] = "polynomial",
) -> JointMove:
    """The motion that brings all joints from a configuration to another, each on the same share of its way.

    Args:
        start: (n,) the configuration at t = 0, rad or m; deformations keep their values.
        goal: (n,) the configuration at the end.
        duration: s.
        profile: of the way in time, as in `straight_line`.

    Raises:
        ArgumentError: an unknown profile, a duration that is not positive, configurations of different shapes.

    Example:
        >>> q, qd, qdd = joint_move([0.0, 1.0], [0.8, 1.0], 2.0)(1.0)
        >>> print(q, qd, qdd)
        [0.4 1. ] [0.75 0.  ] [0. 0.]
    """
    if profile not in PROFILES:
        raise ArgumentError(f"profile: {profile!r} is not one of {', '.join(PROFILES)}")
    if not 0.0 < duration < np.inf:
        raise ArgumentError(f"duration: must be positive and finite, not {duration!r:.40}")
    first, last = np.array(start, dtype=np.float64), np.array(goal, dtype=np.float64)
    if first.ndim != 1 or first.shape != last.shape or not np.all(np.isfinite([first, last])):
        raise ArgumentError(
            f"start, goal: finite configurations of one shape (n,) are wanted, not {first.shape} and {last.shape}"
        )
    return JointMove(first, last, float(duration), PROFILES[profile])


CUT_OFF = 1e-10
"""Singular values below this share of the largest count as zero."""
NEAR = 1e-9
"""Distance from the line, relative to its length, up to which a point is on it."""


def _polynomial(u: float) -> tuple[float, float, float]:
    return u**3 * (10.0 - 15.0 * u + 6.0 * u * u), 30.0 * u * u * (1.0 - u) ** 2, 60.0 * u * (1.0 - u) * (1.0 - 2.0 * u)


def _accelerated(u: float) -> tuple[float, float, float]:
    return (2.0 * u * u, 4.0 * u, 4.0) if u < 0.5 else (1.0 - 2.0 * (1.0 - u) ** 2, 4.0 * (1.0 - u), -4.0)


def _trapezoid(u: float) -> tuple[float, float, float]:
    if u < 1.0 / 3.0:
        return 2.25 * u * u, 4.5 * u, 4.5
    if u <= 2.0 / 3.0:
        return 1.5 * u - 0.25, 1.5, 0.0
    return 1.0 - 2.25 * (1.0 - u) ** 2, 4.5 * (1.0 - u), -4.5


PROFILES: dict[str, Callable[[float], tuple[float, float, float]]] = {
    "polynomial": _polynomial,
    "constant acceleration": _accelerated,
    "trapezoid": _trapezoid,
}
"""s, ds/du and d^2 s/du^2 by name."""


@dataclass(frozen=True, eq=False)
class StraightLine:
    """A motion: called with an instant it gives q, qd, qdd (n,), at rest before 0 and after the duration.

    Attributes:
        start: (3,) of the point, m, base frame.
        goal: (3,).
        duration: s.
    """

    model: Model
    point: str
    start: Array
    goal: Array
    duration: float
    profile: Callable[[float], tuple[float, float, float]]
    rotation: Array | None
    moved: Array
    given: dict[str, Any]
    nodes: Any

    def __call__(self, t: float) -> tuple[Array, Array, Array]:
        u = min(max(number("t", t) / self.duration, 0.0), 1.0)
        q = self._corrected(self.nodes(u), u)
        n = len(q)
        if not 0.0 <= t <= self.duration:
            return q, np.zeros(n), np.zeros(n)
        _, rate, acceleration = self._wanted(u)
        J = self._jacobian(q)
        inverse = np.linalg.pinv(J, rcond=CUT_OFF)
        qd, qdd = np.zeros(n), np.zeros(n)
        qd[self.moved] = inverse @ rate / self.duration
        qdd[self.moved] = inverse @ (acceleration / self.duration**2 - self._quadratic(q, qd))
        return q, qd, qdd

    def _wanted(self, u: float) -> tuple[Array, Array, Array]:
        """Position, rate and acceleration by u, of the point and, where it is kept, of the rotation."""
        s, ds, dds = self.profile(u)
        along = self.goal - self.start
        rows = np.zeros(0 if self.rotation is None else 3)
        return self.start + s * along, np.concatenate([ds * along, rows]), np.concatenate([dds * along, rows])

    def _jacobian(self, q: Array) -> Array:
        rows = 3 if self.rotation is None else 6
        return np.asarray(self.model.jacobian(self.point, q, **self.given), dtype=np.float64)[:rows, self.moved]

    def _quadratic(self, q: Array, qd: Array) -> Array:
        """The part of the acceleration that the rates alone bring: qd' H qd."""
        _, H = self.model.influence(self.point, q, **self.given)
        rows = np.einsum("m,imn,n->i", qd, np.asarray(H), qd)
        if self.rotation is None:
            return np.asarray(rows)
        _, H_r = self.model.influence_rotational(self.point, q, **self.given)
        return np.concatenate([rows, np.einsum("m,imn,n->i", qd, np.asarray(H_r), qd)])

    def _corrected(self, q: Array, u: float) -> Array:
        """The configuration on the line that is nearest to q.

        Raises:
            AnalysisError: there is none near.
        """
        wanted, q = self._wanted(u)[0], np.array(q, dtype=np.float64)
        length = float(np.linalg.norm(self.goal - self.start))
        for _ in range(20):
            e = wanted - np.asarray(self.model.position(self.point, q, **self.given), dtype=np.float64)
            if self.rotation is not None:
                R = np.asarray(self.model.rotation(self.point, q, **self.given), dtype=np.float64)
                e = np.concatenate([e, rotation_vector(self.rotation @ R.T)])
            change = np.linalg.pinv(self._jacobian(q), rcond=CUT_OFF) @ e
            q[self.moved] += change
            if np.max(np.abs(change)) <= 1e-14 * max(1.0, float(np.max(np.abs(q)))):
                break
        left = wanted - np.asarray(self.model.position(self.point, q, **self.given), dtype=np.float64)
        if not np.linalg.norm(left) <= NEAR * length:
            sizes = np.linalg.svd(self._jacobian(q)[:3], compute_uv=False)
            ways = int(np.sum(sizes > CUT_OFF * sizes[0])) if sizes.size else 0
            few = "" if ways == 3 else f", where its joints move it in {ways} of 3 directions only"
            raise AnalysisError(
                f"the line of {self.point} to {self.goal.tolist()} cannot be followed: at {100.0 * u:.1f} % of the "
                f"time the point stays {np.linalg.norm(left):.6g} away from it{few}; "
                "move the goal into reach, or begin in another pose"
            )
        return q


def straight_line(
    model: Model,
    point: str,
    start: ArrayLike,
    goal: ArrayLike,
    duration: float,
    profile: Literal["polynomial", "constant acceleration", "trapezoid"] = "polynomial",
    *,
    keep_rotation: bool = False,
    nodes: int = 64,
    locked: Collection[str] = (),
    params: Any = None,
    inputs: Any = None,
) -> StraightLine:
    """The motion that brings a point along a straight line to a goal.

    Args:
        model: with `position`, `jacobian`, `influence` and, to keep the rotation, `rotation`, `influence_rotational`.
        point: its name.
        start: (n,) the configuration at t = 0.
        goal: (3,) where the point is at the end, base frame.
        duration: s.
        profile: of the path length in time.
        keep_rotation: True where the point's link keeps its orientation.
        nodes: Runge-Kutta steps along the line.
        locked: joints that do not move, beside the pseudo joints.
        params, inputs: as the model's calls take them.

    Raises:
        ArgumentError: an unknown profile, a duration that is not positive.
        AnalysisError: the line leaves the reach of the arm; the message says where.
    """
    if profile not in tuple(PROFILES):
        raise ArgumentError(f"profile: {profile!r} is not one of {', '.join(PROFILES)}")
    if not number("duration", duration) > 0.0:
        raise ArgumentError(f"duration: it must be positive, not {duration}")
    if isinstance(nodes, bool) or not isinstance(nodes, int | np.integer) or nodes < 1:
        raise ArgumentError(f"nodes: a whole number above zero is wanted, not {nodes!r:.40}")
    q, given = configuration(model, start, "start"), {"params": params, "inputs": inputs}
    first = np.asarray(model.position(point, q, **given), dtype=np.float64)
    end = numbers("goal", goal)
    if end.shape != (3,) or not np.all(np.isfinite(end)):
        raise ArgumentError(f"goal: three finite numbers are wanted, not {goal!r:.80}")
    kept = np.asarray(model.rotation(point, q, **given), dtype=np.float64) if keep_rotation else None
    moved = real_joints(model, locked)
    line = StraightLine(model, point, first, end, float(duration), PROFILES[profile], kept, moved, given, None)

    def rate(at: Array, u: float) -> Array:
        qd = np.zeros(len(at))
        qd[moved] = np.linalg.pinv(line._jacobian(at), rcond=CUT_OFF) @ line._wanted(u)[1]
        return qd

    h, states, rates = 1.0 / nodes, [q], [rate(q, 0.0)]
    for k in range(nodes):
        u = k * h
        k1 = rates[-1]
        k2 = rate(q + 0.5 * h * k1, u + 0.5 * h)
        k3 = rate(q + 0.5 * h * k2, u + 0.5 * h)
        k4 = rate(q + h * k3, u + h)
        q = line._corrected(q + h / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4), min(u + h, 1.0))
        states.append(q)
        rates.append(rate(q, min(u + h, 1.0)))
    spline = CubicHermiteSpline(np.linspace(0.0, 1.0, nodes + 1), np.array(states), np.array(rates))
    return StraightLine(model, point, first, end, float(duration), PROFILES[profile], kept, moved, given, spline)
