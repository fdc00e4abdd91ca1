"""Joints that move no inertia: where accelerations do not exist whatever the state and the run-time parameters are.

The inertia matrix of a physical chain is singular at every state when a joint has nothing to accelerate: no mass behind
a prismatic joint, nothing but mass on the axis behind a revolute one, or nothing that an earlier joint does not move in
the same way. It is evaluated at a few random states, with random values in place of run-time parameters, so that only
what the chain's fixed numbers say is found, and no special pose.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from symgen.describe.chain import Chain
from symgen.describe.evaluate import EvaluationError, parameter_defaults
from symgen.errors import SymgenError
from symgen.reference.coupled_mechanics import mechanics_of
from symgen.reference.jacobians import blocks
from symgen.reference.kinematics import frames
from symgen.reference.mechanics import Mechanics

__all__ = ["joints_without_inertia", "moved_alike"]

STATES = 3

SQUARE = 1e-20
"""Relative threshold: inertias below SQUARE m d^2 are rounding errors of d."""

TENSOR = 1e-14
"""Relative threshold: inertias below TENSOR times the tensors' sum are rounding errors of their rotation."""

DEPENDENT = 1e-12
"""Relative threshold of a vanishing pivot against its diagonal entry."""

TAKES_PART = 1e-6
"""Joints whose share of the motion that moves nothing is above this are named."""


def joints_without_inertia(chain: Chain) -> tuple[str, ...]:
    """Names of the free joints whose accelerations do not exist at any state; empty for a sensible chain.

    Args:
        chain: a valid chain.

    Example:
        >>> from symgen.describe.chain import Chain, Joint
        >>> joints_without_inertia(Chain("arm", (Joint("swing", "revolute"),)))
        ('swing',)
    """
    return tuple(moved_alike(chain))


@lru_cache(maxsize=16)
def moved_alike(chain: Chain) -> Mapping[str, tuple[str, ...]]:
    """For each of these joints, those behind it that together undo whatever it moves; none where it moves nothing."""
    free = [k for k, joint in enumerate(chain.moving) if joint.motion is None]
    generator = np.random.default_rng(0)
    suspects: dict[int, tuple[int, ...]] = dict.fromkeys(free, ())
    try:
        given = parameter_defaults(chain)
        for _ in range(STATES):
            values = {
                p.name: given[p.name] + max(1.0, abs(given[p.name])) * generator.uniform(0.3, 1.3)
                for p in chain.parameters
                if not p.constant
            }
            mechanics = mechanics_of(chain, values)
            q = generator.uniform(-1.5, 1.5, len(chain.moving))
            M, nothing = mechanics.mass_matrix(q), rounding(mechanics, q)
            if not np.all(np.isfinite(M)):
                return {}
            found = idle(M[np.ix_(free, free)], nothing[free])
            suspects = {free[k]: tuple(free[j] for j in others) for k, others in found.items() if free[k] in suspects}
            if not suspects:
                return {}
    except (SymgenError, EvaluationError, ArithmeticError, ValueError):
        return {}  # these values make no sense; what is wrong with others is said at run time
    return {chain.moving[k].name: tuple(chain.moving[j].name for j in suspects[k]) for k in sorted(suspects)}


def rounding(mechanics: Mechanics, q: Any) -> Any:
    """(n,) what each rotation's inertia may be by rounding alone; zero for a slide, whose masses are just added."""
    f = frames(mechanics.links, mechanics.joints(q))
    nothing = np.zeros(len(f.axes))
    for b in blocks(mechanics.links, f):
        turns = np.sum(b.G_r**2, axis=1)
        levers = np.sum((b.c[:, None, :] - f.points[b.columns]) ** 2, axis=2)
        least = SQUARE * b.mass[:, None] * levers + TENSOR * np.abs(b.Pi).sum(axis=(1, 2))[:, None]
        nothing[b.columns] += np.sum(least * turns, axis=0)
    return mechanics.squares(q).T @ nothing


def idle(M: Any, nothing: Any) -> dict[int, tuple[int, ...]]:
    """Positions whose pivot vanishes when the matrix is factored from the last joint to the first.

    With each, the positions behind it of the motion that moves nothing when it takes part; none if it does alone.

    Args:
        M: the inertia matrix.
        nothing: what its diagonal may be by rounding alone.
    """
    if _definite(M, nothing):
        return {}
    n = len(M)
    L, D, inverse = np.zeros((n, n)), np.zeros(n), np.zeros((n, n))  # M = L D L' of the sound joints, and L'^-1
    found: dict[int, tuple[int, ...]] = {}
    sound: list[int] = []
    for k in reversed(range(n)):
        s = len(sound)
        row = L[k, :s]
        rest = M[: k + 1, k] - L[: k + 1, :s] @ (D[:s] * row)
        rates = inverse[:s, :s] @ row
        if abs(M[k, k]) <= nothing[k]:
            found[k] = ()
        elif abs(rest[k]) <= nothing[k] or abs(rest[k]) <= DEPENDENT * abs(M[k, k]):
            share = np.abs(rates) * np.sqrt(np.abs(np.diagonal(M)[sound] / M[k, k]))
            found[k] = tuple(j for j, part in sorted(zip(sound, share, strict=True)) if part > TAKES_PART)
        else:
            L[: k + 1, s], D[s] = rest / rest[k], rest[k]
            inverse[:s, s], inverse[s, s] = -rates, 1.0
            sound.append(k)
    return found


def _definite(M: Any, nothing: Any) -> bool:
    """True when no pivot vanishes, by LAPACK, which takes a hundredth of the time."""
    try:
        pivots = np.diagonal(np.linalg.cholesky(M[::-1, ::-1]))[::-1] ** 2
    except np.linalg.LinAlgError:
        return False
    diagonal = np.diagonal(M)
    return bool(np.all(pivots > np.maximum(nothing, DEPENDENT * diagonal)) and np.all(diagonal > nothing))
