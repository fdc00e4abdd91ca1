"""Linearisation of forward dynamics through the derivatives of inverse dynamics.

With ID(q, qd, qdd) = tau, dqdd/dx = -M^-1 dID/dx at the accelerations of forward dynamics, and dqdd/dtau = M^-1: only
the recursion is differentiated, never the solve.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.recursive.factor import invert_symmetric
from symgen.derive.recursive.torque_form import TorqueForm
from symgen.program.differentiate import jacobian
from symgen.program.nodes import Node
from symgen.program.rewrite import substitute

__all__ = ["linearize"]


def linearize(
    form: TorqueForm, algebra: NodeAlgebra, tau: Sequence[Scalar]
) -> tuple[list[list[Scalar]], list[list[Scalar]]]:
    """A: (2n, 2n) and B: (2n, actuated) of the smooth forward dynamics, state (q, qd).

    Accelerations of joints with kinematic input do not depend on the state: their rows are zero.
    """
    assembly = form.assembly
    chain, pool = assembly.chain, algebra.pool
    n = len(chain.moving)
    zero, one = algebra.zero, algebra.one
    free = assembly.free
    stand_in = [pool.input("qdd", k) for k in range(n)]
    forces = form.inverse_dynamics([algebra.scalar(node) for node in stand_in])
    state: list[Node] = [x.x for x in (*assembly.q, *assembly.qd)]
    slopes = jacobian(pool, [forces[i].x for i in free], state)
    accelerations = form.forward_dynamics(tau)
    replaced = {node.index: value.x for node, value in zip(stand_in, accelerations, strict=True)}
    flat = substitute(pool, [node for row in slopes for node in row], replaced)
    rows = [[algebra.scalar(node) for node in flat[2 * n * k : 2 * n * (k + 1)]] for k in range(len(free))]

    M = form.M
    solved = assembly.solve_free(M, [[-row[x] for row in rows] for x in range(2 * n)])
    inverse = invert_symmetric([[M[i][j] for j in free] for i in free])
    names = chain.actuated
    driven = [k for k, joint in enumerate(chain.moving) if joint.name in names]

    A = [[zero] * (2 * n) for _ in range(2 * n)]
    B = [[zero] * len(driven) for _ in range(2 * n)]
    for i in range(n):
        A[i][n + i] = one
    for position, i in enumerate(free):
        for x in range(2 * n):
            A[n + i][x] = solved[x][position]
        for column, k in enumerate(driven):
            if k in free:
                B[n + i][column] = inverse[position][free.index(k)]
    return A, B
