"""The functions of smooth mechanics, which every chain has."""

from __future__ import annotations

from symgen.derive.signatures.table import ACCELERATIONS, RATES, Result, Signature, Table
from symgen.describe.chain import Chain
from symgen.describe.traits import rubs

__all__ = ["smooth_signatures"]


def smooth_signatures(chain: Chain) -> dict[str, Signature]:
    """The functions without friction, in the order in which they are emitted."""
    n, m, links = len(chain.moving), len(chain.actuated), len(chain.joints)
    table = Table(chain)
    q, qd, qdd, tau, dt, add = table.q, table.qd, table.qdd, table.tau, table.dt, table.add
    actuated = ", ".join(chain.actuated) or "none"
    smooth = ", friction left out" if rubs(chain) else ""
    columns = "one column per joint" if m == n else f"one column per actuated joint: {actuated}"
    add("mass_matrix", (q,), (Result("M", (n, n), "inertia matrix"),), "Inertia matrix of the chain.")
    add(
        "bias",
        (q, qd),
        (Result("h", (n,), "bias", "N m or N"),),
        "Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.",
    )
    add("gravity", (q,), (Result("g", (n,), "gravity terms", "N m or N"),), "Generalised forces of gravity alone.")
    add(
        "coriolis_matrix",
        (q, qd),
        (Result("C", (n, n), "Christoffel's matrix"),),
        "Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.",
    )
    add(
        "inverse_dynamics",
        (q, qd, qdd),
        (Result("tau", (n,), table.forces, tau.unit),),
        f"Joint forces of a motion{smooth}.",
    )
    add(
        "forward_dynamics",
        (q, qd, tau),
        (Result("qdd", (n,), ACCELERATIONS, qdd.unit),),
        f"Joint accelerations under given joint forces{smooth}.",
    )
    add("kinetic_energy", (q, qd), (Result("T", (), "kinetic energy", "J"),), "Kinetic energy.")
    add(
        "potential_energy",
        (q,),
        (Result("V", (), "potential energy", "J"),),
        "Potential energy: gravity's part is zero at the base origin, springs' at their rest.",
    )
    for point in (p.name for p in chain.points):
        add("position", (q,), (Result("x", (3,), "position", "m"),), f"Position of {point}, base frame.", point)
        add(
            "rotation",
            (q,),
            (Result("R", (3, 3), "rotation matrix"),),
            f"Rotation of the link that carries {point}: its axes are the columns, in the base frame.",
            point,
        )
        add(
            "jacobian",
            (q,),
            (Result("J", (6, n), "Jacobian: translational rows, then rotational ones"),),
            f"First-order influence coefficients of {point} and its link: velocity, then angular velocity, = J qd.",
            point,
        )
        for call, of in (("influence", point), ("influence_rotational", f"the link of {point}")):
            add(
                call,
                (q,),
                (
                    Result("G", (3, n), "first-order influence coefficients"),
                    Result("H", (3, n, n), "second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m"),
                ),
                f"Influence coefficients of {of}, base frame.",
                point,
            )
    add(
        "inertia_power",
        (q,),
        (Result("P", (n, n, n), "inertia power array, P[i] belongs to joint i"),),
        "Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.",
    )
    add(
        "reactions",
        (q, qd, qdd),
        (Result("F", (n, 6), "force, then moment, per joint", "N and N m"),),
        "Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.",
    )
    add(
        "inverse_dynamics_gradients",
        (q, qd, qdd),
        (
            Result("by_q", (n, n), "d tau/dq"),
            Result("by_qd", (n, n), "d tau/dqd"),
            Result("by_qdd", (n, n), "d tau/dqdd, the inertia matrix"),
        ),
        "Derivatives of inverse dynamics by coordinates, rates and accelerations.",
    )
    add(
        "linearize",
        (q, qd, tau),
        (
            Result("A", (2 * n, 2 * n), "state matrix, state (q, qd)"),
            Result("B", (2 * n, m), f"input matrix, {columns}"),
        ),
        f"Linearisation of the smooth forward dynamics about a state{smooth}.",
    )
    add(
        "linearize_step",
        (q, qd, tau, dt),
        (
            Result("q_next", (n,), q.doc, q.unit),
            Result("qd_next", (n,), RATES, qd.unit),
            Result("A", (2 * n, 2 * n), "d(q_next, qd_next)/d(q, qd)"),
            Result("B", (2 * n, m), f"d(q_next, qd_next)/d tau, {columns}"),
        ),
        "One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.",
    )
    add(
        "regressor",
        (q, qd, qdd),
        (
            Result(
                "Y",
                (n, 10 * links),
                "per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin",
            ),
        ),
        "Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.",
    )
    add(
        "stiffness_matrix",
        (q,),
        (Result("K", (n, n), "stiffness matrix"),),
        "Hessian of the potential, gravity included.",
    )
    add("damping_matrix", (q,), (Result("D", (n, n), "damping matrix"),), "Hessian of Rayleigh's dissipation function.")
    return table.functions
