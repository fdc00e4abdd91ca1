"""All solutions of a square system of analytic equations, found by continuation in complex numbers.

With F(x) = p the pairs (x, p) are the graph of F, which is irreducible. So paths of p around the points at which two
solutions meet lead from one solution of a general p, x = x_0 with p = F(x_0), to all others (monodromy). A path of p
from there to zero, on which solutions do not meet, leads from them to all isolated solutions of F(x) = 0.

That there are no more is no proof: the search ends when many closed paths in a row have led to known solutions. Of d
solutions k are left among themselves by a path of a general system with a probability of k! (d - k)!/d!, so that a
search that misses some is improbable.

Sources: Sommese and Wampler 2005, The Numerical Solution of Systems of Polynomials, chapters 7 and 15; Duff, Hill,
Jensen, Lee, Leykin and Sommars 2019, Solving polynomial systems via homotopy continuation and monodromy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from symgen.arrays import Array

__all__ = ["Solutions", "solutions"]

System = Callable[[Array], tuple[Array, Array]]
"""Values (k, n) and Jacobians (k, n, n) at x (k, n)."""

PATHS, AT_ONCE, QUIET = 16, 64, 2
"""Least number of closed paths tried at once; number of solutions followed at once; number of tries in a row without a
new solution that end the search."""

SPREADS = (0.3, 3.0)
"""Least and greatest size of the ways from the start to corners of paths; of angles twice their imaginary part."""

MOST = 600
"""Solutions beyond which the search is given up."""

LONGEST, SHORTEST = 0.25, 1e-7
"""Parts of a path in one step."""

BRIEF, STEPS = 60, 1000
"""Most steps of a side of a closed path, which may be given up, and of a path to the solutions wanted."""

NEAR, SHARP = 1e-3, 1e-8
"""Largest first and last corrections of a step that is taken."""

SAME = 1e-6
"""Distance of two solutions that are one, and imaginary part of those that are real."""

FAR = 12.0
"""Imaginary part, or size of what does not turn, beyond which a path leads to infinity."""


@dataclass(frozen=True)
class Solutions:
    """Real solutions of a system.

    Attributes:
        real: (k, n), angles within pi of those of the start.
        complex_count: solutions of a general system of this kind.
        exhausted: whether the search ended by itself.
    """

    real: Array
    complex_count: int
    exhausted: bool


def solutions(system: System, start: Sequence[float], turning: Sequence[bool]) -> Solutions:
    """The real isolated solutions of F(x) = 0.

    Args:
        system: F, analytic in complex x.
        start: (n,) a real point among the solutions, such as one of them.
        turning: (n,) whether x_i is an angle, whose whole turns are no other solution.
    """
    draw = np.random.default_rng(1)
    turns, around = np.array(turning), np.array(start, float)
    tracker = _Tracker(system, turns)

    def point() -> Array:
        """A complex place, near or far, so that paths go around points of all sizes."""
        spread = np.exp(draw.uniform(*np.log(SPREADS))) * ([1.0, 1.0j] @ draw.normal(size=(2, around.size)))
        angles = draw.uniform(-np.pi, np.pi, around.size) + 0.5j * spread.imag
        return np.asarray(around + np.where(turns, angles, spread))

    def value(x: Array) -> Array:
        return np.asarray(system(x[None])[0][0])

    known = point()[None]
    p = value(known[0])
    quiet = 0
    while quiet < QUIET and len(known) < MOST:
        count = max(PATHS, AT_ONCE // len(known))
        x = np.tile(known, (count, 1))
        corners = [np.tile(p, (len(x), 1))]
        corners += [np.repeat([value(point()) for _ in range(count)], len(known), axis=0) for _ in range(2)]
        for a, b in ((0, 1), (1, 2), (2, 0)):
            x, good = tracker.followed(x, corners[a], corners[b], LONGEST, BRIEF)
            x, corners = x[good], [c[good] for c in corners]
        more = _distinct(np.concatenate([known, x]), turns)
        quiet = quiet + 1 if len(more) == len(known) else 0
        known = more
    for longest in (LONGEST, 0.1 * LONGEST):  # two paths in one solution: a step was too long
        there = np.zeros((len(known), p.size))
        ends, good = tracker.followed(known, np.tile(p, (len(known), 1)), there, longest, STEPS)
        ends = ends[good]
        if len(_distinct(ends, turns)) == len(ends):
            break
    real = ends[np.max(np.abs(ends.imag), axis=1, initial=0.0) < SAME].real
    real = np.where(turns, around + np.remainder(real - around + np.pi, 2.0 * np.pi) - np.pi, real)
    return Solutions(_distinct(real, turns), len(known), len(known) < MOST)


@dataclass(frozen=True)
class _Tracker:
    """Follows solutions of F(x) = p along straight paths of p."""

    system: System
    turns: Array

    def followed(self, x: Array, p: Array, q: Array, longest: float, steps: int) -> tuple[Array, Array]:
        """Ends (k, n) of paths from p (k, n) to q, with whether each was reached."""
        x, t, h = x.astype(complex), np.zeros(len(x)), np.full(len(x), 0.5 * longest)
        lost = np.zeros(len(x), bool)
        for _ in range(steps):
            a = np.flatnonzero(~lost & (t < 1.0))
            if not a.size:
                break
            step = np.minimum(h[a], 1.0 - t[a])
            with np.errstate(all="ignore"):
                y, first, last = self._step(x[a], p[a], q[a], t[a], step)
            good = (first < NEAR) & (last < SHARP) & np.isfinite(last)
            x[a[good]], t[a[good]] = y[good], np.where(h >= 1.0 - t, 1.0, t + h)[a[good]]
            h[a] = np.minimum(longest, np.where(good, np.where(first < 0.05 * NEAR, 2.0, 1.0), 0.4) * step)
            h[a[good]] = np.maximum(h[a[good]], SHORTEST)
            far = np.max(np.where(self.turns, np.abs(x[a].imag), np.abs(x[a])), axis=1) > FAR
            lost[a] = (h[a] < SHORTEST) | far
        return x, ~lost & (t >= 1.0)

    def _step(self, x: Array, p: Array, q: Array, t: Array, step: Array) -> tuple[Array, Array, Array]:
        """A step of Runge and Kutta, corrected by Newton's, and the sizes of the first and the last correction."""
        whole = step[:, None] * (q - p)
        k1 = self._slope(x, whole)
        k2 = self._slope(x + 0.5 * k1, whole)
        k3 = self._slope(x + 0.5 * k2, whole)
        k4 = self._slope(x + k3, whole)
        x = x + (k1 + 2.0 * k2 + 2.0 * k3 + k4) / 6.0
        wanted = p + (t + step)[:, None] * (q - p)
        sizes = []
        for _ in range(3):
            value, J = self.system(x)
            change = _solved(J, value - wanted)
            x = x - change
            sizes.append(np.max(np.abs(change), axis=1))
        return x, sizes[0], sizes[-1]

    def _slope(self, x: Array, ahead: Array) -> Array:
        return _solved(self.system(x)[1], ahead)


def _solved(J: Array, b: Array) -> Array:
    """J^-1 b; no numbers where J is singular or has none."""
    found = np.full(b.shape, np.nan, complex)
    good = np.isfinite(J).all(axis=(1, 2)) & (np.abs(np.linalg.det(np.nan_to_num(J))) > 0.0)
    if good.any():
        found[good] = np.linalg.solve(J[good], b[good][..., None])[..., 0]
    return found


def _distinct(x: Array, turns: Array) -> Array:
    """Rows that differ, whole turns of angles left out; the first of equals."""
    kept: list[Array] = []
    for row in x:
        apart = np.array(kept).reshape(-1, x.shape[1]) - row
        apart.real[:, turns] = np.remainder(apart.real[:, turns] + np.pi, 2.0 * np.pi) - np.pi
        if not np.any(np.max(np.abs(apart), axis=1, initial=0.0) < SAME):
            kept.append(row)
    return np.array(kept).reshape(-1, x.shape[1])
