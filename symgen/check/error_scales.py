"""Error scales for joint forces and for solutions of linear systems.

The force of a joint is a sum over the bodies behind it, and so is an element of the inertia matrix: each is measured by
the largest summand of those bodies. Solutions with M are measured by the forces that they make.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals
from symgen.check.measure import condition, filled
from symgen.describe.mechanism import Mechanism

__all__ = ["at_least_median", "behind", "by_joint", "residuals"]


SMALLEST = 1e-300
"""Stands for a scale of zero."""
Indices = npt.NDArray[np.intp]


def behind(mechanism: Mechanism) -> list[Indices]:
    """Per joint its own position and those of the joints that it carries."""
    joints = {joint.name: joint for joint in mechanism.chain.joints}
    carriers = []
    for joint in mechanism.own_joints:
        above = [joint.name]
        while above[-1] in joints:
            above.append(joints[above[-1]].parent)
        carriers.append(above)
    return [
        np.array([k for k, above in enumerate(carriers) if joint.name in above], dtype=np.intp)
        for joint in mechanism.own_joints
    ]


def by_joint(
    difference: Reals, scale: Reals, carried: Sequence[Indices], weight: float
) -> tuple[list[Reals], list[Reals]]:
    """Every element as an output of its own, with the largest summand behind its joints.

    Where a joint has no summand in any state, as of gravity on a balanced wheel, that of the whole output counts.

    Args:
        difference: (n, count) or (n*n, count).
        scale: of the same shape, largest summands.
        carried: as `behind` gives it.
        weight: the scale of an output without a summand in any state.
    """
    n, count = len(carried), scale.shape[1]
    sizes = scale.reshape(*[n] * (1 if len(scale) == n else 2), count)
    for axis in range(sizes.ndim - 1):
        sizes = np.stack([np.max(np.take(sizes, joints, axis), axis) for joints in carried], axis)
    whole = filled(scale, weight)
    elements = [filled(size[None], 0.0) for size in sizes.reshape(-1, count)]
    elements = [np.where(size > 0.0, np.minimum(size, whole), whole) for size in elements]
    return [row[None] for row in difference], elements


def residuals(
    call: str,
    differences: Sequence[Reals],
    solutions: Sequence[Reals],
    M: Reals,
    M_scale: Reals,
    summand: Reals,
    free: Indices,
    dt: Reals,
    states: int = 0,
) -> tuple[list[Reals], list[Reals]]:
    """Differences of accelerations become differences of forces: M times them, in the rows of the free joints.

    The linearisation differentiates at accelerations that were solved for; their error, of the size |M^-1| times
    the largest summand of the equations, enters through dM/dq, whose elements are of the size of M's. A step makes
    rates of accelerations by dt, and coordinates by its square; the two halves of its state are judged apart. So is the
    upper half of a linearisation.

    Args:
        call: a function whose card says that its scale is "solution".
        differences, solutions: (size, count) per output.
        M, M_scale: (n, n, count), the inertia matrix and its largest summands.
        summand: (count,), the largest of the equations of motion.
        free: positions of the joints whose motion is not given.
        dt: (count,), s.
        states: number of states of the chain, the last rows of a linearisation.
    """
    n, count = len(M), M.shape[2]
    given = [i for i in range(n) if i not in free]
    M, M_scale = M[np.ix_(free, free)], M_scale[free]
    lever = summand if call == "forward_dynamics" else summand * condition(M, M_scale[:, free])
    A = len(differences) - 2  # the matrices come last, behind the state that a step reaches
    floors = {
        "forward_dynamics": [(0, 0, summand)],
        "linearize": [(0, 1, lever), (1, 1, np.ones(count))],
        "linearize_step": [
            (0, 0, dt * dt * summand), (1, 0, dt * summand),
            (A, 0, dt * dt * lever), (A, 1, dt * lever), (A + 1, 0, dt * dt), (A + 1, 1, dt),
        ],
    }  # fmt: skip
    order = 2 * n + states
    forces, sizes = [], []
    with np.errstate(invalid="ignore", over="ignore"):
        for output, half, floor in floors[call]:
            rows = order if call != "forward_dynamics" and output >= A else n
            apart, solution = (
                x[output].reshape(rows, len(x[output]) // rows, count)[half * n : half * n + n]
                for x in (differences, solutions)
            )
            force = np.einsum("ijs,jks->iks", M, apart[free])
            moved = np.max(np.abs(solution), axis=1, initial=0.0)
            largest = np.max(M_scale * moved[None], axis=(0, 1), initial=0.0)
            forces.append(np.concatenate([force.reshape(-1, count), apart[given].reshape(-1, count)]))
            sizes.append(np.maximum(largest, floor)[None, :])
    if call == "linearize":  # the rates of the coordinates are the rates: zeros and ones
        for difference in differences:
            upper = difference.reshape(order, -1, count)[:n]
            forces.append(upper.reshape(-1, count))
            sizes.append(np.ones((1, count)))
    if states and call != "forward_dynamics":  # deflections of bristles, by the largest of theirs
        first = 0 if call == "linearize" else A - 1
        for output, (difference, solution) in enumerate(
            zip(differences[first:], solutions[first:], strict=True), first
        ):
            rows = order if output >= A else states
            block, size = (x.reshape(rows, -1, count)[-states:].reshape(-1, count) for x in (difference, solution))
            forces.append(block)
            sizes.append(np.maximum(np.max(np.abs(size), axis=0), SMALLEST)[None, :])
    return forces, sizes


def at_least_median(scale: Reals) -> Reals:
    """(1, count): the largest summand of each state, but no smaller than is usual over the states."""
    if scale.size == 0:
        return scale
    largest = np.max(scale, axis=0)
    return np.asarray(np.maximum(largest, np.median(largest)))[None, :]
