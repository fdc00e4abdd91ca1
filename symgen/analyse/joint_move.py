"""Nominal motions from one configuration to another, all joints together, with the profiles of `paths`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symgen.analyse.paths import PROFILES
from symgen.errors import ArgumentError

__all__ = ["JointMove", "joint_move"]

Array = NDArray[Any]


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
