"""Joints that move no inertia, by the correlation of their unit accelerations.

With D the diagonal of the inertia matrix M over the free joints, R = D^-1/2 M D^-1/2 holds the correlations of the
motions of unit accelerations, weighted by mass. The tolerance of joint k, a term of regression,

    1 - r' R_ss^-1 r,   r = R_sk,   s the joints behind k that have inertia of their own,

is the share of its motion that no joint behind it makes as well. The joint moves no inertia where its diagonal entry is
rounding, or its tolerance. Whatever the pose and the run-time parameters are, that is so where it is so at generic
values of them: fractional parts of multiples of an irrational number.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from symgen.arrays import Reals
from symgen.describe.chain import Chain
from symgen.describe.evaluate import EvaluationError, parameter_defaults
from symgen.errors import SymgenError
from symgen.reference.coupled_mechanics import mechanics_of
from symgen.reference.jacobians import blocks
from symgen.reference.kinematics import frames
from symgen.reference.mechanics import Mechanics

__all__ = ["joints_without_inertia", "moved_alike"]


POSES = 2

IRRATIONAL = math.sqrt(2.0)

SUMMED = 2.0**-48
"""Tolerance, for each free joint, that the rounding of sums leaves: 16 rounding units."""

PART = 2.0**-16
"""Weight, in correlated units, above which a joint takes part in the motion of another."""

SQUARE = 1e-20
"""Relative threshold: inertias below SQUARE m d^2 are rounding errors of d."""

TENSOR = 1e-14
"""Relative threshold: inertias below TENSOR times the tensors' sum are rounding errors of their rotation."""


def joints_without_inertia(chain: Chain) -> tuple[str, ...]:
    """Names of the free joints of a valid chain that accelerate nothing, at any state, that others do not as well."""
    return tuple(moved_alike(chain))


@lru_cache(maxsize=16)
def moved_alike(chain: Chain) -> Mapping[str, tuple[str, ...]]:
    """Each of these joints with the joints behind it that make its motion together; none where it moves nothing."""
    free = [k for k, joint in enumerate(chain.moving) if joint.motion is None]
    found: list[dict[int, list[int]]] = []
    try:
        for pose in range(POSES):
            mechanics, q = _generic(chain, pose)
            M, least = mechanics.mass_matrix(q)[np.ix_(free, free)], _rounding(mechanics, q)[free]
            if not np.all(np.isfinite(M)):
                return {}
            found.append(_dependent(M, least))
    except (SymgenError, EvaluationError, ArithmeticError, ValueError):
        return {}  # these values make no sense; what is wrong with others is said at run time
    always = sorted(set.intersection(*map(set, found)))
    names = [chain.moving[k].name for k in free]
    return {names[k]: tuple(names[j] for j in sorted(found[0][k])) for k in always}


def _generic(chain: Chain, pose: int) -> tuple[Mechanics, Reals]:
    """The chain at values of its run-time parameters near their defaults, and coordinates (n,) of up to 1.5."""
    known = parameter_defaults(chain)
    names = [p.name for p in chain.parameters if not p.constant]
    n = len(names) + len(chain.moving)
    shares = np.modf(IRRATIONAL * np.arange(1 + pose * n, 1 + (pose + 1) * n))[0]
    values = {
        name: known[name] * (0.7 + share) if known[name] else 0.4 + share
        for name, share in zip(names, shares.tolist(), strict=False)
    }
    return mechanics_of(chain, values), 3.0 * shares[len(names) :] - 1.5


def _dependent(M: Reals, least: Reals) -> dict[int, list[int]]:
    """Positions of the joints that move no inertia, with those behind them that make the same motion.

    Args:
        M: (m, m) inertia matrix.
        least: (m,) diagonal entries up to which they are rounding.
    """
    diagonal = np.abs(np.diagonal(M))
    found: dict[int, list[int]] = {k: [] for k in np.flatnonzero(diagonal <= least).tolist()}
    own = [k for k in range(len(M)) if k not in found]
    sizes = np.sqrt(diagonal[own])
    R = M[np.ix_(own, own)] / np.outer(sizes, sizes)
    lost = SUMMED * len(M)
    if len(own) and np.min(np.linalg.eigvalsh(R)) > lost:  # no tolerance is smaller than the smallest eigenvalue
        return found
    sound: list[int] = []
    for k in reversed(range(len(own))):
        r = R[sound, k]
        weights = np.linalg.lstsq(R[np.ix_(sound, sound)], r, rcond=None)[0]
        if R[k, k] - r @ weights <= lost:
            found[own[k]] = [own[j] for j, weight in zip(sound, weights, strict=True) if abs(weight) > PART]
        else:
            sound.append(k)
    return found


def _rounding(mechanics: Mechanics, q: Any) -> Reals:
    """(n,) what each rotation's inertia may be by rounding alone; zero for a slide, whose masses are just added."""
    f = frames(mechanics.links, mechanics.joints(q))
    nothing = np.zeros(len(f.axes))
    for b in blocks(mechanics.links, f):
        turns = np.sum(b.G_r**2, axis=1)
        levers = np.sum((b.c[:, None, :] - f.points[b.columns]) ** 2, axis=2)
        least = SQUARE * b.mass[:, None] * levers + TENSOR * np.abs(b.Pi).sum(axis=(1, 2))[:, None]
        nothing[b.columns] += np.sum(least * turns, axis=0)
    return np.asarray((mechanics.joint_rates(q) ** 2).T @ nothing)
