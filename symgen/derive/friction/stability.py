"""Stability of a step of the Runge-Kutta method: its length against the rates of dampers and springs.

With M, D and K of the joints that move, the inertia, the viscous friction and damping, and the stiffness, every rate of
the linearised motion solves x^2 + d x + k = 0 for some 0 <= d <= largest eigenvalue of M^-1 D and 0 <= k <= that of
M^-1 K. The step is stable for all of them when

    dt d <= DAMPED,    dt sqrt(k) <= SPRUNG (BOTH where there is some damping)

An eigenvalue bound needs no eigenvalues: by Sylvester's law of inertia the largest one of M^-1 D lies below a number c
exactly when all pivots of c M - D are positive. The trace of M^-1 D, which is never smaller than the eigenvalue, spares
most steps the factorisation.

Friction that falls with the rate (Stribeck) counts as none here, for it lowers d. A drive with losses multiplies what
it carries by 1 + k, k = k1 or -k2, dampers, springs and inertia alike; the joint's row counts as many times as in the
scalar case, (1 + k) / (1 + k beta) with beta of `drives`. The dependence of a bearing's friction on the accelerations
is left out.

Interpolation follows a joint past its stop to find the crossing. What it is driven by then has the wrong sign, so the
angle by which it would turn is limited too (`turns_far`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import Factor, factor_held
from symgen.derive.algebra.outline import apart
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.bodies.applied_forces import bristles_at_rest, damping, spring_stiffness
from symgen.derive.friction.coordinate_friction import viscosity
from symgen.derive.friction.modes import shared_places
from symgen.derive.friction.problem import FrictionProblem
from symgen.describe.mechanism import Mechanism
from symgen.program.nodes import Node

__all__ = ["BOTH", "DAMPED", "SPRUNG", "TURN", "turns_far", "unstable"]

DAMPED = 2.7
"""Largest dt times rate of a damper; the method's limit on the negative real axis is 2.785."""

SPRUNG = 2.8
"""Largest dt times angular frequency of a spring; the method's limit on the imaginary axis is 2.828."""

BOTH = 2.6
"""The same where there are dampers too: all roots with dt d <= DAMPED and dt sqrt(k) <= 2.62 lie within the method's
region."""

LEAPS = 1.95
"""The bound for a bristle's spring, which a step takes as a leapfrog does; its limit is 2 for every damping."""

TURN = 2.0
"""Largest |qdd| dt^2 of a joint that turns round, rad, qdd its acceleration at the start. The rates of the stages grow
beyond all bounds from about 3 on."""

Matrix = list[list[Scalar]]


@dataclass(frozen=True)
class _Excess:
    """dt^p times a matrix that, times M^-1, must have no eigenvalue above a limit."""

    matrix: tuple[tuple[Scalar, ...], ...]
    limit: Scalar


def unstable(
    branches: Branches,
    mechanism: Mechanism,
    found: FrictionProblem,
    factor: Factor,
    held: Sequence[Node],
    dt: Scalar,
    name: str,
) -> Node:
    """True when a step of length dt exceeds the stability limit of the method.

    Args:
        factor: of the inertia matrix of the free joints, none held.
        held: by place, true when a joint sticks during the step.
        name: first word of its function's name.
    """
    excesses = _excesses(branches, mechanism, found, factor, dt)
    if not excesses:
        return branches.false
    mobility = factor.inverse_diagonal(branches)
    calm = branches.all(_calm(branches, excess, mobility) for excess in excesses)
    beyond = apart(
        branches, f"{name}_stability", "Whether a step exceeds the limit of stability.",
        lambda M, held, excesses: {"excess": _beyond(branches, M, held, excesses)},
        M=found.problem.M, held=tuple(held[: len(found.problem.right)]), excesses=excesses,
    )  # fmt: skip
    return branches.less(branches.zero, branches.where(calm, branches.zero, beyond["excess"]))


def turns_far(
    branches: Branches,
    mechanism: Mechanism,
    found: FrictionProblem,
    mode: Sequence[Node],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    dt: Scalar,
) -> Node:
    """True when a revolute joint with friction would turn round within dt, and go on too far.

    A joint that is free alone keeps its acceleration and is let be.

    Args:
        mode, qd: of all joints (n,).
        qdd: accelerations of the free joints at the start.
    """
    far = []
    motion = found.smooth.motion
    for place, i in enumerate(motion.free):
        own = motion.mechanism.own_joints[i]
        if len(motion.free) == 1 or i not in found.joints or own.type == "prismatic":
            continue
        change = dt * (branches.sign(mode[i]) * qdd[place])
        turns = branches.less(branches.abs(qd[i]) + change, branches.zero)
        far.append(branches.all((turns, branches.less(dt * change, branches.algebra.constant(-TURN)))))
    return branches.any(far)


def _excesses(
    branches: Branches, mechanism: Mechanism, found: FrictionProblem, factor: Factor, dt: Scalar
) -> tuple[_Excess, ...]:
    """Those of dampers and of springs that are there."""
    free, values = found.smooth.motion.free, found.smooth.values
    shares = _shares(branches, found, factor)
    project = found.smooth.motion.symmetric
    D = _free(branches, project(damping(found.smooth.motion.mechanism, values)), free, shares)
    K = _free(branches, project(spring_stiffness(found.smooth.motion.mechanism, values)), free, shares)
    bristles: list[Matrix] = []
    if mechanism.states:
        bristles = [_free(branches, project(x), free, shares) for x in bristles_at_rest(mechanism, values)]
        D = _sum(D, bristles[1])
    for place, (i, share) in enumerate(zip(free, shares, strict=True)):
        own, motor = viscosity(mechanism, i, branches, found.smooth, found.rates[i])
        D[place][place] = D[place][place] + share[0] * own
        D[place][place] = D[place][place] + share[1] * motor
    for i, place in enumerate(shared_places(mechanism), start=mechanism.nv):
        row, _ = found.smooth.motion.bearing(place)
        coefficient = branches.sum(list(viscosity(mechanism, i, branches, found.smooth, found.rates[i])))
        for a, k in enumerate(free):
            for b, j in enumerate(free):
                if k in row and j in row and not coefficient.is_zero:
                    D[a][b] = D[a][b] + coefficient * (row[k] * row[j])
    damped, sprung = (any(not x.is_zero for row in matrix for x in row) for matrix in (D, K))
    constant, result = branches.algebra.constant, []
    if damped:
        result.append(_Excess(_scaled(D, dt), constant(DAMPED)))
    if sprung:
        some = branches.less(branches.zero, branches.sum([branches.abs(x) for row in D for x in row if not x.is_zero]))
        limit = branches.where(some, constant(BOTH * BOTH), constant(SPRUNG * SPRUNG))
        result.append(_Excess(_scaled(K, dt * dt), limit))
    if bristles:
        result.append(_Excess(_scaled(_sum(K, bristles[0]), dt * dt), constant(LEAPS * LEAPS)))
    return tuple(result)


def _sum(a: Matrix, b: Matrix) -> Matrix:
    return [[x + y for x, y in zip(*rows, strict=True)] for rows in zip(a, b, strict=True)]


def _scaled(matrix: Matrix, factor: Scalar) -> tuple[tuple[Scalar, ...], ...]:
    return tuple(tuple(factor * x for x in row) for row in matrix)


def _shares(branches: Branches, found: FrictionProblem, factor: Factor) -> list[tuple[Scalar, Scalar]]:
    """Per free joint the factors of what acts on the load side of its drive, and on the motor's; one without losses."""
    result = [(branches.one, branches.one)] * len(found.smooth.motion.free)
    for joint in found.problem.rubbing:
        if joint.losses is None:
            continue
        beta = branches.one
        if joint.rotor is not None:
            unit = [branches.one if k == joint.place else branches.zero for k in range(len(found.problem.right))]
            column = factor.solve(branches, unit)
            row = joint.rotor.row[: len(column)]  # behind accelerations stands friction, which turns no rotor
            beta = beta - branches.sum([a * x for a, x in zip(row, column, strict=True)])
        load = motor = branches.one
        for k in (slope for way in joint.ways if way.losses is not None for slope in way.losses.slopes):
            whole = branches.one + k * beta
            inverse = branches.one / branches.where(branches.less(branches.zero, whole), whole, branches.one)
            load, motor = branches.max(load, (branches.one + k) * inverse), branches.max(motor, inverse)
        result[joint.place] = load, motor
    return result


def _free(branches: Branches, matrix: Matrix, free: Sequence[int], shares: Sequence[tuple[Scalar, Scalar]]) -> Matrix:
    """The rows and columns of the free joints, each pair counted by its shares' geometric mean."""
    result = [[matrix[i][j] for j in free] for i in free]
    for a, (row, _) in enumerate(shares):
        for b, (column, _) in enumerate(shares):
            if not result[a][b].is_zero and (row is not branches.one or column is not branches.one):
                mean = row if a == b else branches.sqrt(row * column)
                result[a][b] = mean * result[a][b]
    return result


def _calm(branches: Branches, excess: _Excess, mobility: Sequence[Scalar]) -> Node:
    """True when the trace of M^-1 times the matrix shows that there is no excess; sums of rows stand for rows."""
    total = branches.zero
    for row, inverse in zip(excess.matrix, mobility, strict=True):
        largest = branches.sum([branches.abs(x) for x in row if not x.is_zero])
        total = total + largest * inverse
    return branches.at_most(total, excess.limit)


def _beyond(
    branches: Branches, M: Sequence[Sequence[Scalar]], held: Sequence[Node], excesses: Sequence[_Excess]
) -> Scalar:
    """1 where some pivot of limit M - matrix is negative, over the joints that are not held."""
    negative = []
    for excess in excesses:
        rest = [
            [excess.limit * m - x for m, x in zip(line, row, strict=True)]
            for line, row in zip(M, excess.matrix, strict=True)
        ]
        pivots = factor_held(branches, rest, held).inverse_D
        negative += [branches.less(inverse, branches.zero) for inverse in pivots]
    return branches.indicator(branches.any(negative))
