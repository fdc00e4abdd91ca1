"""Gradients of inverse dynamics, and linearisation of forward dynamics through them.

With ID(q, qd, qdd) = tau, dqdd/dx = -M^-1 dID/dx at the accelerations of forward dynamics, and dqdd/dtau = M^-1: only
the recursion is differentiated, never the solve.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.recursive.formulation import Formulation
from symgen.derive.recursive.ltdl import invert_symmetric, solve_symmetric
from symgen.program.differentiate import jacobian
from symgen.program.nodes import Node
from symgen.program.rewrite import substitute

__all__ = ["Slopes", "assembled", "gradients", "linearize", "slopes"]

Matrix = list[list[Scalar]]


@dataclass(frozen=True)
class Slopes:
    """Accelerations and their derivatives; only the free joints' accelerations have any.

    Attributes:
        qdd: (n,).
        state: (free, 2n + s), by (q, qd) and the chain's states.
        rates: (s, 2n + s), derivatives of the states' rates, likewise.
        force: (free, actuated), by the forces of the actuated joints.
    """

    qdd: list[Scalar]
    state: Matrix
    force: Matrix
    rates: Matrix = field(default_factory=list)


def gradients(
    form: Formulation, algebra: NodeAlgebra, qdd: Sequence[Scalar], rows: Sequence[int]
) -> tuple[list[list[Node]], list[list[Node]]]:
    """Derivatives of some joints' forces by q and by qd, (rows, n) each, under accelerations that are given."""
    n, found = form.quantities.mechanism.nv, _gradients(form, algebra, qdd, rows)
    return [row[:n] for row in found], [row[n : 2 * n] for row in found]


def _gradients(form: Formulation, algebra: NodeAlgebra, qdd: Sequence[Scalar], rows: Sequence[int]) -> list[list[Node]]:
    """Derivatives of some joints' forces by q, qd and the chain's states, (rows, 2n + s)."""
    forces = form.inverse_dynamics(qdd)
    return jacobian(algebra.pool, [forces[i].x for i in rows], _state(form))


def _state(form: Formulation) -> list[Node]:
    """q, qd, and the chain's states."""
    quantities = form.quantities
    states = [quantities.values.names[state.name] for state in quantities.mechanism.states]
    return [x.x for x in (*quantities.q, *quantities.qd, *states)]


def slopes(form: Formulation, algebra: NodeAlgebra, tau: Sequence[Scalar]) -> Slopes:
    """Accelerations under tau and their derivatives."""
    quantities = form.quantities
    mechanism, pool = quantities.mechanism, algebra.pool
    n = mechanism.nv
    free = quantities.motion.free
    stand_in = [pool.input("qdd", k) for k in range(n)]
    partial = _gradients(form, algebra, [algebra.scalar(node) for node in stand_in], free)
    size = 2 * n + len(mechanism.states)
    accelerations = form.forward_dynamics(tau)
    replaced = {node.index: value.x for node, value in zip(stand_in, accelerations, strict=True)}
    flat = substitute(pool, [node for row in partial for node in row], replaced)
    rows = [[algebra.scalar(node) for node in flat[size * k : size * (k + 1)]] for k in range(len(free))]

    M = form.M
    order = form.ordered(M, free)
    matrix = [[M[i][j] for j in order] for i in order]
    row_of = dict(zip(free, rows, strict=True))
    solved = solve_symmetric(matrix, [[-row_of[joint][x] for joint in order] for x in range(size)])
    inverse = invert_symmetric(matrix)
    place = {joint: k for k, joint in enumerate(order)}
    driven = mechanism.actuated
    rates = jacobian(pool, [quantities.values(state.rate).x for state in mechanism.states], _state(form))
    return Slopes(
        accelerations,
        [[column[place[i]] for column in solved] for i in free],
        [[inverse[place[i]][place[j]] if j in place else algebra.zero for j in driven] for i in free],
        [[algebra.scalar(node) for node in row] for row in rates],
    )


def linearize(form: Formulation, algebra: NodeAlgebra, tau: Sequence[Scalar]) -> tuple[Matrix, Matrix]:
    """A: (2n + s, 2n + s) and B: (2n + s, actuated) of the smooth forward dynamics, state (q, qd) and the states.

    Accelerations of joints with kinematic input do not depend on the state: their rows are zero.
    """
    return assembled(form, algebra, slopes(form, algebra, tau))


def assembled(form: Formulation, algebra: NodeAlgebra, found: Slopes) -> tuple[Matrix, Matrix]:
    """A and B of known slopes."""
    mechanism = form.quantities.mechanism
    n, m, size = mechanism.nv, len(mechanism.actuated), 2 * mechanism.nv + len(mechanism.states)
    zero, one = algebra.zero, algebra.one
    A = [[zero] * size for _ in range(2 * n)] + found.rates
    B = [[zero] * m for _ in range(size)]
    for i in range(n):
        A[i][n + i] = one
    for i, state, force in zip(form.quantities.motion.free, found.state, found.force, strict=True):
        A[n + i], B[n + i] = state, force
    return A, B
