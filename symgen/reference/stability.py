"""The longest stable step of the classical Runge-Kutta method, by eigenvalues: the third opinion on status 7.

The motion linearised about a state in given modes, M a + D v + K x = 0 over the joints that move, has rates x with
x^2 + d x + k = 0, d and k between zero and the largest eigenvalues of M^-1 D and M^-1 K. The method is stable for
dt times a rate on the negative real axis down to -2.785 and on the imaginary axis up to 2.828.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symgen.arrays import Array
from symgen.reference.mechanics import Mechanics
from symgen.reference.state import FrictionState

__all__ = ["step_share", "turn_share"]


DAMPED, SPRUNG, BOTH = 2.7, 2.8, 2.6
"""Limits of dt times a rate: of dampers, of springs, of springs where there are dampers too."""

LEAPS = 1.95
"""The bound for a bristle's spring, which a step takes as a leapfrog."""

TURN = 2.0
"""Limit of dt^2 times the acceleration of a joint that turns round."""


def step_share(
    mechanics: Mechanics,
    state: FrictionState,
    q: Array,
    stuck: Sequence[int],
    dt: float,
) -> float:
    """dt as a share of the longest stable step; above 1 the step is refused.

    Args:
        state: inertia, rotors and laws at q.
        stuck: joints that do not move; those whose motion is given do not count either.
    """
    free = [j for j in range(mechanics.n) if j not in state.given]
    move = np.array([k for k, j in enumerate(free) if j not in stuck], dtype=int)
    if not len(move):
        return 0.0
    M = state.M[np.ix_(free, free)]
    D, K = (matrix[np.ix_(free, free)] for matrix in (mechanics.damping_matrix(q), mechanics.spring_matrix(q)))
    bristles = [matrix[np.ix_(free, free)] for matrix in mechanics.bristle_stiffness(q)]
    D = D + bristles[1]
    carried, turned = np.ones(len(free)), np.ones(len(free))
    viscous = np.zeros(len(free))
    for place, j in enumerate(free):
        law = state.laws[j]
        if law is None:
            continue
        rate = float(state.qd[j])
        if law.drive is not None:
            response = np.linalg.solve(M, np.eye(len(free))[place])
            beta = 1.0 - float(state.s1[j, free] @ response)
            slopes = []
            for k1, k2, _, _ in map(law.drive.losses, (1, -1)):
                slopes += [k1, -k2, *([(k1 - k2) / 2.0] if law.drive.preload > 0.0 else [])]
            for k in map(float, slopes):
                whole = 1.0 + k * beta if 1.0 + k * beta > 0.0 else 1.0
                carried[place] = max(carried[place], (1.0 + k) / whole)
                turned[place] = max(turned[place], 1.0 / whole)
            viscous[place] = turned[place] * law.drive.motor.steepness(rate)
        viscous[place] += carried[place] * law.levels.steepness(rate)
    counted = np.sqrt(np.outer(carried, carried))
    D, K, bristled = counted * D + np.diag(viscous), counted * K, counted * (K + bristles[0])
    for j in range(mechanics.n, len(state.laws)):
        law, row = state.laws[j], state.modes.rows[j][free]
        if law is not None:
            rate = float(state.qd[j])
            coefficient = law.levels.steepness(rate) + (0.0 if law.drive is None else law.drive.motor.steepness(rate))
            D = D + coefficient * np.outer(row, row)
    damped, sprung = bool(np.any(D)), bool(np.any(K))
    rates, squares = (float(np.max(_eigenvalues(M, matrix, move))) for matrix in (D, K))
    limit = BOTH if damped else SPRUNG
    leap = float(np.max(_eigenvalues(M, bristled, move))) if np.any(bristles[0]) else 0.0
    spring = dt * float(np.sqrt(max(squares, 0.0))) / limit if sprung else 0.0
    return max(dt * rates / DAMPED, spring, dt * float(np.sqrt(max(leap, 0.0))) / LEAPS)


def turn_share(revolute: Sequence[int], mode: Array, qd: Array, qdd: Array, dt: float) -> float:
    """The same for joints that turn round: of those whose acceleration at the start takes them through zero rate.

    Args:
        revolute: the joints with friction that turn.
        mode, qd, qdd: of all joints (n,), at the start.
    """
    round_ = [j for j in revolute if mode[j] and mode[j] * (np.sign(mode[j]) * abs(qd[j]) + dt * qdd[j]) < 0.0]
    return max((float(abs(qdd[j])) * dt * dt / TURN for j in round_), default=0.0)


def _eigenvalues(M: Array, matrix: Array, move: Array) -> Array:
    """Of M^-1 times the matrix over the joints that move; both symmetric, so they are real."""
    rows = np.ix_(move, move)
    found: Array = np.real(np.linalg.eigvals(np.linalg.solve(M[rows], matrix[rows])))
    return found
