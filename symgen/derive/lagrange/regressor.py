"""The regressor by its definition: what each inertial parameter contributes to Lagrange's equations.

Taken about the link frame's origin o, a rigid body's inertia forces are linear in m, m c and the inertia about o:
force m a + alpha x mc + omega x (omega x mc), moment mc x a + I alpha + omega x I omega, with a the acceleration of
o less gravity. G' force + G_r' moment are its share of the joint forces; a column is that share for one parameter
equal to one. Vectors are in the link's axes.
"""

from __future__ import annotations

from sympy import Expr

from symgen.derive.lagrange.frames import Frame
from symgen.derive.lagrange.system import System
from symgen.derive.lagrange.vectors import (
    NULL,
    ONE,
    UNIT,
    ZERO,
    Vector,
    combine,
    cross,
    dot,
    minus,
    plus,
    rotate,
    rotate_back,
)

__all__ = ["regressor"]

PRODUCTS = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))


def regressor(system: System) -> list[list[Expr]]:
    """(n, 10 links): per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin."""
    blocks = [link_block(system, frame) for frame in system.frames]
    return [[element for block in blocks for element in block[i]] for i in range(system.n)]


def link_block(system: System, frame: Frame) -> list[list[Expr]]:
    """(n, 10): the columns of one link."""
    names, influence, symbols = system.names, system.influence, system.symbols
    k, qd, qdd = frame.number, symbols.qd, symbols.qdd
    stem = f"p{k}"
    G, Gr = influence.G(frame, frame.origin, stem), influence.Gr(frame)

    def local(label: str, vector: Vector) -> Vector:
        return names.vector(label, rotate_back(frame.R, vector))

    bias = influence.velocity(influence.G_rate(frame, frame.origin, qd, stem), qd, f"bo{k}")
    linear = names.vector(f"ao{k}", plus(combine((qdd[n], v) for n, v in G.items()), bias))
    turning = influence.velocity(influence.Gr_rate(frame, qd), qd, f"beta{k}")
    a = local(f"al{k}", minus(linear, system.gravity))
    alpha = local(f"alphal{k}", names.vector(f"alpha{k}", plus(combine((qdd[n], v) for n, v in Gr.items()), turning)))
    omega = local(f"wl{k}", influence.velocity(Gr, qd, f"w{k}"))
    arms = []
    for unit in UNIT:
        centripetal = cross(omega, names.vector(f"wx{k}", cross(omega, unit)))
        arms.append(names.vector(f"at{k}", plus(cross(alpha, unit), centripetal)))
    block = [[ZERO] * 10 for _ in range(system.n)]
    for i in frame.path:
        g = local(f"Gl{k}_{i + 1}", G[i])
        e = local(f"el{k}_{i + 1}", Gr[i]) if i in Gr else NULL
        gyroscopic = names.vector(f"ew{k}_{i + 1}", cross(e, omega))
        block[i][0] = dot(g, a)
        for c, (unit, arm) in enumerate(zip(UNIT, arms, strict=True)):
            block[i][1 + c] = dot(g, arm) + dot(e, cross(unit, a))
        for c, (row, column) in enumerate(PRODUCTS):
            element = inertia_unit(row, column)
            block[i][4 + c] = dot(e, rotate(element, alpha)) + dot(gyroscopic, rotate(element, omega))
    return block


def inertia_unit(row: int, column: int) -> tuple[Vector, Vector, Vector]:
    """The symmetric tensor with one product (or moment) of inertia equal to one."""
    rows = [[ONE if (i, j) in ((row, column), (column, row)) else ZERO for j in range(3)] for i in range(3)]
    return (
        (rows[0][0], rows[0][1], rows[0][2]),
        (rows[1][0], rows[1][1], rows[1][2]),
        (rows[2][0], rows[2][1], rows[2][2]),
    )
