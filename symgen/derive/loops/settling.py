"""The default pose of loops, found over floats from coordinates nearby."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

from symgen.derive.algebra.floats import FloatAlgebra
from symgen.derive.loops.cluster import Cluster
from symgen.derive.loops.dyad import Rate
from symgen.derive.loops.elimination import best_order, determinant, solve
from symgen.derive.loops.fault import LoopFault
from symgen.derive.loops.home import Home
from symgen.derive.loops.newton import LONGEST, PASSES, STRIDE, Continuation
from symgen.derive.loops.prediction import Prediction, interpolated

__all__ = ["deciding", "settled"]

UNDECIDED = 1e-8
"""Rows of conditions below this part of the longest decide nothing that others leave open."""


def settled(cluster: Cluster, near: Mapping[int, float], size: float, names: Sequence[str]) -> Home:
    """The default pose of a cluster over floats: the solution that Newton's method finds from `near`.

    Raises:
        LoopFault: the loops do not close there, or leave dependent joints undetermined.
    """
    q = {i: near.get(i, 0.0) for i in (*cluster.known, *cluster.unknown)}
    scales = [1.0 if cluster.tree.bodies[i].revolute else size for i in cluster.unknown]
    r, J = _numbers(cluster, q, scales)
    for _ in range(PASSES):
        rows = deciding(J)
        step = _newton_step(r, J, rows)
        longest = max(map(abs, step), default=0.0)
        tries = []
        for part in (0.5**k * min(1.0, LONGEST / max(longest, 1e-300)) for k in range(8)):
            moved = dict(q)
            for i, d, w in zip(cluster.unknown, step, scales, strict=True):
                moved[i] -= part * d * w
            tries.append((moved, *_numbers(cluster, moved, scales)))
            if math.hypot(*tries[-1][1]) < math.hypot(*r):
                break
        q, r, J = min(tries, key=lambda found: math.hypot(*found[1]))
        if longest < 1e-13:
            break
    names_of = ", ".join(loop.closure.loop.name for loop in cluster.loops.values())
    first, loop = next((k, loop.closure.loop) for k, loop in cluster.loops.items())
    apart = max(map(abs, r), default=0.0)
    rows = deciding(J)
    if len(rows) < len(cluster.unknown):
        free = ", ".join(names[i] for i in cluster.unknown)
        message = f"the conditions of the loop leave dependent joints ({free}) undetermined at the default pose"
        raise LoopFault(first, loop.name, f"{message}: fewer joints depend, or the pose is singular")
    if apart > 1e-9 * (1.0 + size):
        message = f"the loop does not close at the default pose: Newton's method stays {apart:.6g} away from closing it"
        raise LoopFault(first, loop.name, f"{message} ({names_of}); give 'near' a pose close to one in which it closes")
    side, order = 1.0, None
    if len(J) == len(cluster.unknown):
        algebra = cluster.algebra
        found = determinant([[algebra.constant(x) for x in row] for row in J])
        side, order = math.copysign(1.0, algebra.number(found) or 0.0), best_order(J)
    home = Home(q, size, side, order, Prediction([], []))
    return replace(home, prediction=_prediction(cluster, replace(home, prediction=_bends(cluster, home))))


def _prediction(cluster: Cluster, home: Home) -> Prediction:
    """Dependent coordinates near a position, by polynomials of a high degree where that is possible."""
    algebra, continuation = cluster.algebra, Continuation(cluster, home)

    def position(offsets: Sequence[float]) -> list[float]:
        at = {i: algebra.constant(home.q[i] + x) for i, x in zip(cluster.known, offsets, strict=True)}
        return [float(x.x) for x in continuation.position(at).values()]

    return interpolated(position, continuation.units, continuation.scales) or home.prediction


def _bends(cluster: Cluster, home: Home) -> Prediction:
    """Dependent coordinates near a position, by influence coefficients."""
    algebra, count = cluster.algebra, len(cluster.known)
    own, _ = cluster.rates(
        {i: algebra.constant(x) for i, x in home.q.items()},
        {i: Rate({k: algebra.one}, {}) for k, i in enumerate(cluster.known)},
    )
    widths = [STRIDE * unit for unit in Continuation(cluster, home).units]
    terms = []
    for i in cluster.unknown:
        found = {(0,) * count: home.q[i]}
        for k, g in own[i].first.items():
            found[tuple(int(n == k) for n in range(count))] = float(g.x) * widths[k]
        for (k, j), h in own[i].second.items():
            powers = tuple(int(n == k) + int(n == j) for n in range(count))
            found[powers] = (0.5 if k == j else 1.0) * float(h.x) * widths[k] * widths[j]
        terms.append(found)
    return Prediction([(-width, width) for width in widths], terms)


def deciding(J: Sequence[Sequence[float]]) -> list[int]:
    """Rows of a matrix that span its row space, the longest rest first."""
    rest = [list(row) for row in J]
    found: list[int] = []
    largest = max((math.hypot(*row) for row in rest), default=0.0)
    for _ in range(len(J[0]) if J else 0):
        n = max(range(len(rest)), key=lambda k: math.hypot(*rest[k]))
        length = math.hypot(*rest[n])
        if length <= UNDECIDED * largest:
            break
        found.append(n)
        along = [x / length for x in rest[n]]
        for k, row in enumerate(rest):
            part = sum(x * y for x, y in zip(row, along, strict=True))
            rest[k] = [x - part * y for x, y in zip(row, along, strict=True)]
    return found


def _newton_step(r: Sequence[float], J: Sequence[Sequence[float]], rows: Sequence[int]) -> list[float]:
    """The shortest step that solves the deciding rows, J J' y = r along them."""
    algebra = FloatAlgebra()
    kept = [J[n] for n in rows]
    square = [[algebra.constant(sum(a * b for a, b in zip(x, y, strict=True))) for y in kept] for x in kept]
    if not square:
        return [0.0] * (len(J[0]) if J else 0)
    (y,) = solve(square, [[algebra.constant(r[n]) for n in rows]])
    return [sum(float(c.x) * row[k] for c, row in zip(y, kept, strict=True)) for k in range(len(J[0]))]


def _numbers(
    cluster: Cluster, q: Mapping[int, float], scales: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """All conditions and their derivatives by the dependent coordinates in units of their scales."""
    algebra = cluster.algebra
    pose = cluster.at({i: algebra.constant(x) for i, x in q.items()})
    J = [[float(x.x) * w for x, w in zip(row, scales, strict=True)] for row in pose.slopes]
    return [float(x.x) for x in pose.values], J
