"""Waist, shoulder and a boom that a screw pushes out, the vector case of Dupont (1993)

Every function takes what `prepare(parameters)` returned, then its arguments as structures of arrays: element k
of `q` at `q[k]`, a number or an array over states. Results have their own shape, then that of the states.
"""

import numpy as np

REAL = np.float64

PARAMETER_NAMES = (
)
DEFAULTS = (
)


def default_parameters():
    """The chain's own parameters, in the order of PARAMETER_NAMES."""
    return np.array(DEFAULTS, dtype=REAL)


def prepare(parameters):
    """All that depends on parameters alone; parameters may have a second axis, one set per state."""
    with np.errstate(all="ignore"):
        values = (
            REAL(0.0),
        )
    return _pack(values, REAL, (len(values),), np.shape(parameters)[1:])


def _pack(values, dtype, shape, lanes):
    packed = np.empty((len(values), *lanes), dtype)
    for k, value in enumerate(values):
        packed[k] = value
    return packed.reshape(shape + lanes)


def _min(x, y):
    return np.where(x < y, x, y)


def _max(x, y):
    return np.where(x > y, x, y)


def _mode_of(x):
    return (x > 0).astype(np.int8) - (x < 0).astype(np.int8)


def _real_of(mode):
    return mode.astype(REAL)


def _mass_matrix(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = 0.8 + q[2]
    v3 = 0.4 * v0
    v4 = v1 * v1
    v5 = v2 * (40.0 * v2)
    return (
        20.008 + ((7.992 + v5) * v4),
        REAL(0.0),
        v3,
        REAL(0.0),
        8.0 + (v5 * (v4 + (v0 * v0))),
        REAL(0.0),
        v3,
        REAL(0.0),
        REAL(60.0),
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      M[3][3]  inertia matrix; row by row

    Operations: 5 add, 7 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _bias(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = qd[0] * v1
    v3 = v0 * v2
    v4 = 0.8 + q[2]
    v5 = v4 * v4
    v6 = qd[2] * qd[1]
    v7 = ((0.4 * v6) * v1) - ((qd[1] * (15.984 + (80.0 * v5))) * v3)
    v8 = v4 * v1
    v9 = qd[2] * v2
    v10 = 40.0 * v8
    v11 = (v0 * ((40.0 * v4) * v0)) + (v1 * v10)
    v12 = ((88.29 * v1) + (392.40000000000003 * v8)) + ((qd[0] * (7.992 + (40.0 * v5))) * v3)
    v13 = (392.40000000000003 * v0) - (v10 * (qd[0] * v2))
    return (
        v7 + ((80.0 * v8) * v9),
        (v12 - (0.4 * v9)) + ((2.0 * v6) * v11),
        v13 - (qd[1] * ((qd[1] * v11) - (0.4 * v2))),
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[3]   joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]  joint rates, rad/s or m/s

    Gives
      h[3]  bias, N m or N

    Operations: 13 add, 32 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:3], REAL, (3,), lanes)


def _gravity(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    return (
        REAL(0.0),
        (402.2100000000001 + (392.40000000000003 * q[2])) * v1,
        392.40000000000003 * v0,
    )


def gravity(prepared, q):
    """Generalised forces of gravity alone.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      g[3]  gravity terms, N m or N

    Operations: 1 add, 3 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _gravity(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _coriolis_matrix(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 0.8 + q[2]
    v5 = 40.0 * v4
    v6 = v0 * (v5 * v0)
    v7 = v2 * v2
    v8 = v3 * v3
    v9 = v7 + v8
    v10 = v1 * v9
    v11 = v5 * v1
    v12 = v11 * v10
    v13 = ((7.992 + (v4 * v5)) * v0) * v10
    v14 = 0.2 * v10
    v15 = (qd[2] * v14) - (qd[0] * v13)
    v16 = qd[1] * v14
    v17 = qd[0] * v12
    v18 = v8 * ((((80.0 * v4) * v1) * v7) + (v8 * v11))
    v19 = ((qd[1] * v9) * (v12 + v6)) - (qd[0] * v14)
    return (
        (qd[2] * v12) - (qd[1] * v13),
        v15,
        v16 + v17,
        -v15,
        qd[2] * ((v1 * ((v7 * (v11 * v7)) + v18)) + (v9 * v6)),
        v19,
        v16 - v17,
        -v19,
        REAL(0.0),
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[3]   joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]  joint rates, rad/s or m/s

    Gives
      C[3][3]  Christoffel's matrix; row by row

    Operations: 12 add, 31 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = qd[1] * v0
    v3 = 0.8 + q[2]
    v4 = qd[0] * v1
    v5 = v4 * (((80.0 * v3) * ((qd[2] * v1) - (v3 * v2))) - (15.984 * v2))
    v6 = 40.0 * v3
    v7 = qd[2] * qd[1]
    v8 = v1 * (((qdd[0] * (7.992 + (v3 * v6))) * v1) + (0.4 * v7))
    v9 = 0.4 * v0
    v10 = 40.0 * ((v3 * (qd[1] * qd[1])) - qdd[2])
    v11 = (qdd[1] * v6) + (80.0 * v7)
    v12 = qd[0] * v4
    v13 = ((v11 * v0) + (v10 * v1)) + (v6 * v12)
    v14 = (392.40000000000003 + (v11 * v1)) - (v10 * v0)
    v15 = 0.4 * v4
    v16 = (((88.29 * v1) + (8.0 * qdd[1])) + ((7.992 * v0) * v12)) - (qd[2] * v15)
    v17 = ((qd[1] * v15) + ((20.0 * qdd[2]) + (qdd[0] * v9))) + (v0 * v14)
    return (
        (((20.008 * qdd[0]) + v8) + (qdd[2] * v9)) + v5,
        v16 + (v3 * ((v1 * v14) + (v0 * v13))),
        v17 - (v1 * v13),
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]   joint rates, rad/s or m/s
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[3]  joint torques and forces, N m or N: waist, shoulder, boom

    Operations: 23 add, 43 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:3], REAL, (3,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = v0 * v0
    v3 = v1 * v1
    v4 = v3 + v2
    v5 = 0.8 + q[2]
    v6 = 40.0 * v5
    v7 = (qd[1] * v6) * v4
    v8 = qd[0] * v1
    v9 = 0.4 * v8
    v10 = ((v8 * (v6 * v8)) + (tau[2] - (392.40000000000003 * v0))) + (qd[1] * (v7 - v9))
    v11 = 0.006666666666666667 * v0
    v12 = qd[2] * v1
    v13 = ((v12 - ((qd[1] * v5) * v0)) * ((80.0 * v5) * v8)) - tau[0]
    v14 = v0 * v8
    v15 = ((qd[1] * ((0.4 * v12) - (15.984 * v14))) + v13) + (v11 * v10)
    v16 = v5 * v6
    v17 = 7.992 + v16
    v18 = v15 * (1.0 / ((20.008 + (v17 * v3)) - (0.002666666666666667 * v2)))
    v19 = (tau[1] - ((88.29 + (392.40000000000003 * v5)) * v1)) - ((qd[0] * v17) * v14)
    return (
        -v18,
        (v19 - (qd[2] * ((2.0 * v7) - v9))) * (1.0 / (8.0 + (v16 * v4))),
        (0.016666666666666666 * v10) + (v11 * v18),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]   joint rates, rad/s or m/s
      tau[3]  joint torques and forces, N m or N: waist, shoulder, boom

    Gives
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Operations: 21 add, 37 mul, 2 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:3], REAL, (3,), lanes)


def _kinetic_energy(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = qd[0] * qd[0]
    v3 = 4.0 + ((0.8 + q[2]) * (0.5 * (32.0 + (40.0 * q[2]))))
    v4 = v0 * ((qd[0] * (qd[2] * 0.4)) + ((0.004 * v2) * v0))
    v5 = ((qd[2] * (qd[2] * 30.0)) + (10.0 * v2)) + v4
    return (
        v5 + (v3 * ((qd[1] * qd[1]) + (v1 * (v2 * v1)))),
    )


def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[3]   joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Operations: 8 add, 16 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _kinetic_energy(prepared, q, qd)
    return _pack(values[0:1], REAL, (), lanes)


def _potential_energy(prepared, q):
    v0 = np.sin(q[1])
    return (
        (402.21000000000004 + (392.40000000000003 * q[2])) * v0,
    )


def potential_energy(prepared, q):
    """Potential energy: gravity's part is zero at the base origin, springs' at their rest.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      V  potential energy, J

    Operations: 1 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _potential_energy(prepared, q)
    return _pack(values[0:1], REAL, (), lanes)


def _position_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 0.8 + q[2]
    v5 = v4 * v1
    return (
        v3 * v5,
        v2 * v5,
        v4 * v0,
    )


def position_tip(prepared, q):
    """Position of tip, base frame.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      x[3]  position, m

    Operations: 1 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _position_tip(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    return (
        v1 * v3,
        -v2,
        -(v0 * v3),
        v1 * v2,
        v3,
        -(v0 * v2),
        v0,
        REAL(0.0),
        v1,
    )


def rotation_tip(prepared, q):
    """Rotation of the link that carries tip: its axes are the columns, in the base frame.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      R[3][3]  rotation matrix; row by row

    Operations: 0 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 3 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _rotation_tip(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 0.8 + q[2]
    v5 = v4 * v0
    v6 = v1 * v3
    v7 = v1 * v2
    v8 = v4 * v6
    v9 = v4 * v7
    return (
        -v9,
        -(v3 * v5),
        v6,
        v8,
        -(v2 * v5),
        v7,
        REAL(0.0),
        (v2 * v9) + (v3 * v8),
        v0,
        REAL(0.0),
        v2,
        REAL(0.0),
        REAL(0.0),
        -v3,
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
    )


def jacobian_tip(prepared, q):
    """First-order influence coefficients of tip and its link: velocity, then angular velocity, = J qd.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      J[6][3]  Jacobian: translational rows, then rotational ones; row by row

    Operations: 2 add, 9 mul, 0 div, 0 sqrt, 2 sincos, 4 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _jacobian_tip(prepared, q)
    return _pack(values[0:18], REAL, (6, 3), lanes)


def _influence_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 0.8 + q[2]
    v5 = v4 * v0
    v6 = v4 * v1
    v7 = (v2 * v2) + (v3 * v3)
    v8 = v1 * v7
    v9 = v3 * v6
    v10 = v1 * v3
    v11 = v1 * v2
    v12 = -(v0 * v3)
    v13 = -(v0 * v2)
    v14 = -(v3 * v5)
    v15 = v2 * v5
    v16 = v6 * v7
    v17 = -(v2 * v6)
    v18 = -v11
    return (
        v17,
        v14,
        v10,
        v9,
        -v15,
        v11,
        REAL(0.0),
        v16,
        v0,
        -v9,
        v15,
        v18,
        v15,
        -(v3 * v16),
        v12,
        v18,
        v12,
        REAL(0.0),
        v17,
        v14,
        v10,
        v14,
        -(v2 * v16),
        v13,
        v10,
        v13,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -(v5 * v7),
        v8,
        REAL(0.0),
        v8,
        REAL(0.0),
    )


def influence_tip(prepared, q):
    """Influence coefficients of tip, base frame.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      G[3][3]     first-order influence coefficients; row by row
      H[3][3][3]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 2 add, 17 mul, 0 div, 0 sqrt, 2 sincos, 10 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_tip(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes), _pack(values[9:36], REAL, (3, 3, 3), lanes)


def _influence_rotational_tip(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    return (
        REAL(0.0),
        v0,
        REAL(0.0),
        REAL(0.0),
        -v1,
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v1,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v0,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def influence_rotational_tip(prepared, q):
    """Influence coefficients of the link of tip, base frame.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      G[3][3]     first-order influence coefficients; row by row
      H[3][3][3]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_rotational_tip(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes), _pack(values[9:36], REAL, (3, 3, 3), lanes)


def _inertia_power(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = (v0 * v0) + (v1 * v1)
    v5 = v3 * v4
    v6 = v2 * v5
    v7 = 32.0 + (40.0 * q[2])
    v8 = ((0.8 + q[2]) * v7) * v6
    v9 = v3 * v5
    v10 = v7 * v9
    v11 = (v2 * v2) + v9
    v12 = (0.4 * v5) * v11
    v13 = (v7 * v4) * v11
    return (
        REAL(0.0),
        -(v8 + (10.584 * v6)),
        v10,
        -(v8 + (5.3999999999999995 * v6)),
        REAL(0.0),
        REAL(0.0),
        v10,
        v12,
        REAL(0.0),
        v8 + (7.991999999999999 * v6),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v13,
        -v12,
        v13,
        REAL(0.0),
        -v10,
        v12,
        REAL(0.0),
        REAL(0.0),
        -v13,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def inertia_power(prepared, q):
    """Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      P[3][3][3]  inertia power array, P[i] belongs to joint i; row by row

    Operations: 7 add, 17 mul, 0 div, 0 sqrt, 2 sincos, 5 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:27], REAL, (3, 3, 3), lanes)


def _reactions(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = qd[0] * v0
    v3 = qd[0] * v1
    v4 = qdd[1] + (v3 * v2)
    v5 = 0.8 + q[2]
    v6 = 40.0 * v5
    v7 = 80.0 * qd[2]
    v8 = ((392.40000000000003 * v1) + (qd[1] * v7)) + (v6 * v4)
    v9 = v8 + ((147.15 * v1) + (9.0 * v4))
    v10 = (v3 * v3) + (qd[1] * qd[1])
    v11 = ((392.40000000000003 * v0) + (40.0 * qdd[2])) - (v6 * v10)
    v12 = v11 + ((147.15 * v0) - (9.0 * v10))
    v13 = qd[1] * v2
    v14 = v13 - (qdd[0] * v1)
    v15 = v13 + v14
    v16 = (v7 * v3) - (v6 * v15)
    v17 = -((9.0 * v15) - v16)
    v18 = (0.4 * qd[2]) - (7.992 * v2)
    v19 = ((qd[1] * v18) - (8.0 * v14)) + (v5 * v16)
    v20 = (0.4 * qdd[2]) + (0.008 * ((qdd[0] * v0) + (qd[1] * v3)))
    v21 = ((v3 * v18) - ((8.0 * qdd[1]) + (88.29 * v1))) - (v5 * v8)
    return (
        (v1 * v12) - (v0 * v9),
        v17,
        (v0 * v12) + (v1 * v9),
        (v1 * v20) - (v0 * v19),
        v21,
        ((20.0 * qdd[0]) + (v0 * v20)) + (v1 * v19),
        v12,
        v17,
        v9,
        v20,
        v21,
        v19,
        v11,
        v16,
        v8,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def reactions(prepared, q, qd, qdd):
    """Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]   joint rates, rad/s or m/s
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Gives
      F[3][6]  force, then moment, per joint, N and N m; row by row

    Operations: 28 add, 44 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:18], REAL, (3, 6), lanes)


def _linearize(prepared, q, qd, tau):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = v0 * v0
    v3 = 7.992 * v1
    v4 = v1 * v3
    v5 = 40.0 * v1
    v6 = 0.8 + q[2]
    v7 = v6 * v1
    v8 = v7 * (v6 * v5)
    v9 = 1.0 / (v8 + (v4 + (20.008 - (0.002666666666666667 * v2))))
    v10 = 0.006666666666666667 * v0
    v11 = v10 * v9
    v12 = qd[1] * v1
    v13 = 2.0 * qd[2]
    v14 = v6 * v0
    v15 = qd[1] * qd[1]
    v16 = (v15 * v14) - (v13 * v12)
    v17 = (40.0 * v16) - 392.40000000000003
    v18 = v15 + (qd[0] * qd[0])
    v19 = qd[1] * v0
    v20 = (v18 * v7) + (v13 * v19)
    v21 = 0.4 * qd[0]
    v22 = (((v21 * v12) - tau[2]) - (v5 * v20)) - (v0 * v17)
    v23 = qd[0] * v1
    v24 = qd[0] * v14
    v25 = 2.0 * qd[1]
    v26 = (v25 * v24) - (v13 * v23)
    v27 = 40.0 * v7
    v28 = v12 * v9
    v29 = 0.4 * qd[2]
    v30 = 15.984 * v0
    v31 = (qd[0] * v30) - v29
    v32 = ((v22 * v11) + ((tau[0] + (v27 * v26)) * v9)) + (v31 * v28)
    v33 = 40.0 * v14
    v34 = 1.0 / (v8 + (8.0 + (v14 * v33)))
    v35 = v15 - v18
    v36 = (88.29 - (qd[2] * v21)) - ((7.992 * v35) * v0)
    v37 = (((tau[1] - (v1 * v36)) - (v33 * v20)) + (v7 * v17)) * v34
    v38 = (qd[1] * v13) + (v6 * v37)
    v39 = ((v21 * v19) + ((40.0 * v2) * v38)) - ((0.4 * v1) * v32)
    v40 = (0.016666666666666666 * v22) + (v10 * v32)
    v41 = ((40.0 * v20) + (v33 * v37)) + (v5 * v40)
    v42 = (v5 * ((v6 * v15) + v40)) - v41
    v43 = ((9.81 - v16) + (v7 * v37)) - (v0 * v40)
    v44 = v43 + (v0 * ((v6 * v18) + v40))
    v45 = ((v0 * v42) + v39) + (v5 * ((v1 * v38) - v44))
    v46 = v1 * v9
    v47 = qd[0] * v9
    v48 = 80.0 * v7
    v49 = qd[2] * v48
    v50 = v12 * v48
    v51 = ((15.984 * v23) * v28) + (((v6 * v50) + (v0 * v49)) * v47)
    v52 = v51 + (v46 * ((0.4 * v40) + (v30 * v32)))
    v53 = (v48 * v32) - (40.0 * v26)
    v54 = (v52 + (v9 * ((v14 * v53) - (v19 * v31)))) - (v11 * v45)
    v55 = (v18 * v1) + (v0 * v37)
    v56 = (qd[1] * v19) - (v1 * v37)
    v57 = ((40.0 * v0) * v56) + (v5 * v55)
    v58 = (((v19 * v48) * v47) - (v11 * v57)) - (v46 * v53)
    v59 = v23 * v48
    v60 = (0.4 * v12) - v59
    v61 = v7 * v33
    v62 = v61 + (v0 * v3)
    v63 = (v25 * v62) - (v1 * v49)
    v64 = (v63 * v9) + (v60 * v11)
    v65 = (0.4 * v23) - (v14 * (80.0 * v19))
    v66 = (v13 * v0) + (v25 * v7)
    v67 = (v5 * v66) - ((v1 * ((80.0 * qd[2]) * v0)) + v65)
    v68 = (((2.0 * v62) * v47) - (v67 * v11)) - (v29 * v46)
    v69 = (0.4 * v28) + (v59 * v9)
    v70 = ((v35 * v4) + (v19 * v49)) + (v61 * v37)
    v71 = ((v70 - (v0 * ((v27 * v38) - v36))) + (v33 * v44)) + (v7 * v42)
    v72 = -v11
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        v54,
        v58,
        v64,
        v68,
        -v69,
        REAL(0.0),
        v34 * v71,
        v34 * ((((v27 * v56) - (v33 * v55)) - (v0 * v41)) - (v5 * v43)),
        -(((v24 * v48) + (v1 * v31)) * v34),
        (v63 - ((v33 * v66) + (v12 * v30))) * v34,
        (v65 - v50) * v34,
        REAL(0.0),
        (0.016666666666666666 * v45) - (v10 * v54),
        (0.016666666666666666 * v57) - (v10 * v58),
        -((0.016666666666666666 * v60) + (v10 * v64)),
        (0.016666666666666666 * v67) - (v10 * v68),
        v10 * v69,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v9,
        REAL(0.0),
        v72,
        REAL(0.0),
        v34,
        REAL(0.0),
        v72,
        REAL(0.0),
        0.016666666666666666 + ((4.444444444444445e-05 * v2) * v9),
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]   joint rates, rad/s or m/s
      tau[3]  joint torques and forces, N m or N: waist, shoulder, boom

    Gives
      A[6][6]  state matrix, state (q, qd); row by row
      B[6][3]  input matrix, one column per actuated joint; row by row

    Operations: 82 add, 153 mul, 2 div, 0 sqrt, 1 sincos, 4 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:36], REAL, (6, 6), lanes), _pack(values[36:54], REAL, (6, 3), lanes)


def _linearize_stage(prepared, q, qd, tau):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = v0 * v0
    v3 = 7.992 * v1
    v4 = v1 * v3
    v5 = 40.0 * v1
    v6 = 0.8 + q[2]
    v7 = v6 * v1
    v8 = v7 * (v6 * v5)
    v9 = 1.0 / (v8 + (v4 + (20.008 - (0.002666666666666667 * v2))))
    v10 = 0.006666666666666667 * v0
    v11 = v10 * v9
    v12 = qd[1] * qd[1]
    v13 = v12 + (qd[0] * qd[0])
    v14 = qd[1] * v0
    v15 = 2.0 * qd[2]
    v16 = (v13 * v7) + (v15 * v14)
    v17 = qd[0] * v1
    v18 = qd[1] * v17
    v19 = v6 * v0
    v20 = qd[1] * v1
    v21 = (v15 * v20) - (v12 * v19)
    v22 = 392.40000000000003 + (40.0 * v21)
    v23 = (v0 * v22) + (((0.4 * v18) - tau[2]) - (v5 * v16))
    v24 = qd[0] * v19
    v25 = 2.0 * qd[1]
    v26 = (v15 * v17) - (v25 * v24)
    v27 = 40.0 * v7
    v28 = v1 * v9
    v29 = qd[1] * v28
    v30 = 0.4 * qd[2]
    v31 = qd[0] * v0
    v32 = (15.984 * v31) - v30
    v33 = ((v23 * v11) + ((tau[0] - (v27 * v26)) * v9)) + (v32 * v29)
    v34 = 40.0 * v19
    v35 = 1.0 / (v8 + (8.0 + (v19 * v34)))
    v36 = v12 - v13
    v37 = ((7.992 * v36) * v0) - 88.29
    v38 = (((tau[1] + (v1 * v37)) + (v30 * v17)) - (v34 * v16)) - (v7 * v22)
    v39 = v38 * v35
    v40 = (0.016666666666666666 * v23) + (v10 * v33)
    v41 = qd[0] * v14
    v42 = (v6 * v39) + (qd[1] * v15)
    v43 = ((40.0 * v16) + (v34 * v39)) + (v5 * v40)
    v44 = (v5 * (v40 + (v6 * v12))) - v43
    v45 = (v0 * v44) + (((40.0 * v2) * v42) - (0.4 * ((v1 * v33) - v41)))
    v46 = v7 * v39
    v47 = (v46 + (9.81 + v21)) - (v0 * v40)
    v48 = v47 + (v0 * (v40 + (v6 * v13)))
    v49 = v45 + (v5 * ((v1 * v42) - v48))
    v50 = v28 * ((0.4 * v40) + (15.984 * (v18 + (v0 * v33))))
    v51 = 80.0 * v7
    v52 = (40.0 * v26) + (v51 * v33)
    v53 = v51 * v9
    v54 = ((qd[2] * v31) + (v6 * v18)) * v53
    v55 = ((v54 + (v9 * ((v19 * v52) - (v14 * v32)))) + v50) - (v11 * v49)
    v56 = (v13 * v1) + (v0 * v39)
    v57 = (qd[1] * v14) - (v1 * v39)
    v58 = ((40.0 * v0) * v57) + (v5 * v56)
    v59 = ((v41 * v53) - (v28 * v52)) - (v11 * v58)
    v60 = (v17 * v51) - (0.4 * v20)
    v61 = (v7 * v34) + (v0 * v3)
    v62 = qd[2] * v1
    v63 = (v62 * v51) - (v25 * v61)
    v64 = (v63 * v9) + (v60 * v11)
    v65 = (v15 * v0) + (v25 * v7)
    v66 = (0.4 * v17) - (v19 * (80.0 * v14))
    v67 = (v66 + (v62 * (80.0 * v0))) - (v5 * v65)
    v68 = ((((2.0 * qd[0]) * v61) * v9) + (v67 * v11)) - (v30 * v28)
    v69 = (v17 * v53) + (0.4 * v29)
    v70 = (((qd[2] * v14) * v51) - (v30 * v31)) + (v36 * v4)
    v71 = (v70 - (v0 * (v37 + (v27 * v42)))) + (v7 * v44)
    v72 = -v11
    return (
        v33,
        v39,
        -v40,
        REAL(0.0),
        v55,
        v59,
        -v64,
        v68,
        -v69,
        REAL(0.0),
        v35 * (v71 + (v34 * (v46 + v48))),
        v35 * ((((v27 * v57) - (v34 * v56)) - (v0 * v43)) - (v5 * v47)),
        -(((v1 * v32) + (v24 * v51)) * v35),
        -((v63 + ((v14 * (15.984 * v1)) + (v34 * v65))) * v35),
        (v66 - (v20 * v51)) * v35,
        REAL(0.0),
        (0.016666666666666666 * v49) - (v10 * v55),
        (0.016666666666666666 * v58) - (v10 * v59),
        (0.016666666666666666 * v60) + (v10 * v64),
        -((0.016666666666666666 * v67) + (v10 * v68)),
        v10 * v69,
        v9,
        REAL(0.0),
        v72,
        REAL(0.0),
        v35,
        REAL(0.0),
        v72,
        REAL(0.0),
        0.016666666666666666 + ((4.444444444444445e-05 * v2) * v9),
    )


def _linearize_step(prepared, q, qd, tau, dt):
    v0 = _linearize_stage(prepared, (q[0], q[1], q[2]), (qd[0], qd[1], qd[2]), (tau[0], tau[1], tau[2]))
    v1 = 0.5 * dt
    v2 = q[0] + (qd[0] * v1)
    v3 = q[1] + (qd[1] * v1)
    v4 = q[2] + (qd[2] * v1)
    v5 = _linearize_stage(prepared, (v2, v3, v4), (qd[0] + (v0[0] * v1), qd[1] + (v1 * v0[1]), qd[2] + (v1 * v0[2])), (tau[0], tau[1], tau[2]))
    v6 = v1 * v1
    v7 = _linearize_stage(prepared, (v2 + (v0[0] * v6), v3 + (v0[1] * v6), v4 + (v0[2] * v6)), (qd[0] + (v1 * v5[0]), qd[1] + (v1 * v5[1]), qd[2] + (v1 * v5[2])), (tau[0], tau[1], tau[2]))
    v8 = v5[0] + v7[0]
    v9 = 0.16666666666666666 * dt
    v10 = dt * v9
    v11 = q[0] + (qd[0] * dt)
    v12 = v5[1] + v7[1]
    v13 = q[1] + (qd[1] * dt)
    v14 = v5[2] + v7[2]
    v15 = q[2] + (qd[2] * dt)
    v16 = dt * v1
    v17 = _linearize_stage(prepared, (v11 + (v5[0] * v16), v13 + (v5[1] * v16), v15 + (v5[2] * v16)), (qd[0] + (dt * v7[0]), qd[1] + (dt * v7[1]), qd[2] + (dt * v7[2])), (tau[0], tau[1], tau[2]))
    v18 = v1 * v5[7]
    v19 = v1 * v5[8]
    v20 = v1 * v5[6]
    v21 = v5[4] + (((v0[10] * v18) + (v0[16] * v19)) + (v0[4] * v20))
    v22 = v6 * v7[4]
    v23 = v6 * v7[5]
    v24 = v1 * v5[13]
    v25 = v1 * v5[14]
    v26 = v1 * v5[12]
    v27 = v5[10] + (((v0[10] * v24) + (v0[16] * v25)) + (v0[4] * v26))
    v28 = v1 * v7[7]
    v29 = v1 * v7[6]
    v30 = v1 * v5[19]
    v31 = v1 * v5[20]
    v32 = v1 * v5[18]
    v33 = v5[16] + (((v0[10] * v30) + (v0[16] * v31)) + (v0[4] * v32))
    v34 = v1 * v7[8]
    v35 = (((v7[4] + (v0[10] * v22)) + (v0[16] * v23)) + (v27 * v28)) + (v21 * v29)
    v36 = v35 + (v33 * v34)
    v37 = v5[5] + (((v20 * v0[5]) + (v18 * v0[11])) + (v19 * v0[17]))
    v38 = v5[11] + (((v26 * v0[5]) + (v24 * v0[11])) + (v25 * v0[17]))
    v39 = v5[17] + (((v32 * v0[5]) + (v30 * v0[11])) + (v31 * v0[17]))
    v40 = (((v7[5] + (v22 * v0[11])) + (v23 * v0[17])) + (v28 * v38)) + (v29 * v37)
    v41 = v40 + (v34 * v39)
    v42 = ((v5[6] + (v20 * v0[6])) + (v18 * v0[12])) + (v19 * v0[18])
    v43 = ((v5[12] + (v26 * v0[6])) + (v24 * v0[12])) + (v25 * v0[18])
    v44 = ((v5[18] + (v32 * v0[6])) + (v30 * v0[12])) + (v31 * v0[18])
    v45 = (((v7[6] + (v22 * v0[12])) + (v23 * v0[18])) + (v28 * v43)) + (v29 * v42)
    v46 = v45 + (v34 * v44)
    v47 = (((v5[7] + (v1 * v5[4])) + (v20 * v0[7])) + (v18 * v0[13])) + (v19 * v0[19])
    v48 = (((v5[13] + (v1 * v5[10])) + (v26 * v0[7])) + (v24 * v0[13])) + (v25 * v0[19])
    v49 = (((v5[19] + (v1 * v5[16])) + (v32 * v0[7])) + (v30 * v0[13])) + (v31 * v0[19])
    v50 = (((v7[7] + (v1 * v7[4])) + (v22 * v0[13])) + (v23 * v0[19])) + (v28 * v48)
    v51 = (v50 + (v29 * v47)) + (v34 * v49)
    v52 = (((v5[8] + (v1 * v5[5])) + (v20 * v0[8])) + (v18 * v0[14])) + (v19 * v0[20])
    v53 = (((v5[14] + (v1 * v5[11])) + (v26 * v0[8])) + (v24 * v0[14])) + (v25 * v0[20])
    v54 = (((v5[20] + (v1 * v5[17])) + (v32 * v0[8])) + (v30 * v0[14])) + (v31 * v0[20])
    v55 = (((v7[8] + (v1 * v7[5])) + (v22 * v0[14])) + (v23 * v0[20])) + (v28 * v53)
    v56 = (v55 + (v29 * v52)) + (v34 * v54)
    v57 = v6 * v7[10]
    v58 = v6 * v7[11]
    v59 = v1 * v7[13]
    v60 = v1 * v7[12]
    v61 = v1 * v7[14]
    v62 = (((v0[10] * v57) + (v0[16] * v58)) + (v27 * v59)) + (v21 * v60)
    v63 = v7[10] + (v62 + (v33 * v61))
    v64 = (((v0[17] * v58) + (v0[11] * v57)) + (v38 * v59)) + (v37 * v60)
    v65 = v7[11] + (v64 + (v39 * v61))
    v66 = (((v0[18] * v58) + (v0[12] * v57)) + (v43 * v59)) + (v42 * v60)
    v67 = v7[12] + (v66 + (v44 * v61))
    v68 = (((v1 * v7[10]) + (v0[19] * v58)) + (v0[13] * v57)) + (v48 * v59)
    v69 = v7[13] + ((v68 + (v47 * v60)) + (v49 * v61))
    v70 = (((v1 * v7[11]) + (v0[20] * v58)) + (v0[14] * v57)) + (v53 * v59)
    v71 = v7[14] + ((v70 + (v52 * v60)) + (v54 * v61))
    v72 = v6 * v7[16]
    v73 = v6 * v7[17]
    v74 = v1 * v7[19]
    v75 = v1 * v7[18]
    v76 = v1 * v7[20]
    v77 = (((v0[10] * v72) + (v0[16] * v73)) + (v27 * v74)) + (v21 * v75)
    v78 = v7[16] + (v77 + (v33 * v76))
    v79 = (((v0[17] * v73) + (v0[11] * v72)) + (v38 * v74)) + (v37 * v75)
    v80 = v7[17] + (v79 + (v39 * v76))
    v81 = (((v0[18] * v73) + (v0[12] * v72)) + (v43 * v74)) + (v42 * v75)
    v82 = v7[18] + (v81 + (v44 * v76))
    v83 = (((v1 * v7[16]) + (v0[19] * v73)) + (v0[13] * v72)) + (v48 * v74)
    v84 = v7[19] + ((v83 + (v47 * v75)) + (v49 * v76))
    v85 = (((v1 * v7[17]) + (v0[20] * v73)) + (v0[14] * v72)) + (v53 * v74)
    v86 = v7[20] + ((v85 + (v52 * v75)) + (v54 * v76))
    v87 = v16 * v17[4]
    v88 = v16 * v17[5]
    v89 = 2.0 + (dt * v17[6])
    v90 = dt * v17[7]
    v91 = dt * v17[8]
    v92 = (((v0[4] + (2.0 * v21)) + (v27 * v87)) + (v33 * v88)) + (v36 * v89)
    v93 = (((v0[5] + (2.0 * v37)) + (v38 * v87)) + (v39 * v88)) + (v41 * v89)
    v94 = (((v0[6] + (2.0 * v42)) + (v43 * v87)) + (v44 * v88)) + (v46 * v89)
    v95 = ((v0[7] + ((dt * v17[4]) + (2.0 * v47))) + (v48 * v87)) + (v49 * v88)
    v96 = ((v0[8] + ((dt * v17[5]) + (2.0 * v52))) + (v53 * v87)) + (v54 * v88)
    v97 = 2.0 + (v16 * v17[10])
    v98 = v16 * v17[11]
    v99 = dt * v17[12]
    v100 = 2.0 + (dt * v17[13])
    v101 = dt * v17[14]
    v102 = (((v0[10] + (v27 * v97)) + (v33 * v98)) + (v36 * v99)) + (v63 * v100)
    v103 = (((v0[11] + (v38 * v97)) + (v39 * v98)) + (v41 * v99)) + (v65 * v100)
    v104 = (((v0[12] + (v43 * v97)) + (v44 * v98)) + (v46 * v99)) + (v67 * v100)
    v105 = (((v0[13] + (dt * v17[10])) + (v48 * v97)) + (v49 * v98)) + (v51 * v99)
    v106 = (((v0[14] + (dt * v17[11])) + (v53 * v97)) + (v54 * v98)) + (v56 * v99)
    v107 = v16 * v17[16]
    v108 = 2.0 + (v16 * v17[17])
    v109 = dt * v17[18]
    v110 = dt * v17[19]
    v111 = 2.0 + (dt * v17[20])
    v112 = (((v0[16] + (v27 * v107)) + (v33 * v108)) + (v36 * v109)) + (v63 * v110)
    v113 = (((v0[17] + (v38 * v107)) + (v39 * v108)) + (v41 * v109)) + (v65 * v110)
    v114 = (((v0[18] + (v43 * v107)) + (v44 * v108)) + (v46 * v109)) + (v67 * v110)
    v115 = (((v0[19] + (dt * v17[16])) + (v48 * v107)) + (v49 * v108)) + (v51 * v109)
    v116 = (((v0[20] + (dt * v17[17])) + (v53 * v107)) + (v54 * v108)) + (v56 * v109)
    v117 = v5[21] + (((v20 * v0[21]) + (v18 * v0[24])) + (v19 * v0[27]))
    v118 = v5[24] + (((v26 * v0[21]) + (v24 * v0[24])) + (v25 * v0[27]))
    v119 = v5[27] + (((v32 * v0[21]) + (v30 * v0[24])) + (v31 * v0[27]))
    v120 = (((v22 * v0[24]) + (v23 * v0[27])) + (v28 * v118)) + (v29 * v117)
    v121 = v7[21] + (v120 + (v34 * v119))
    v122 = v5[22] + (((v20 * v0[22]) + (v18 * v0[25])) + (v19 * v0[28]))
    v123 = v5[25] + (((v26 * v0[22]) + (v24 * v0[25])) + (v25 * v0[28]))
    v124 = v5[28] + (((v32 * v0[22]) + (v30 * v0[25])) + (v31 * v0[28]))
    v125 = (((v22 * v0[25]) + (v23 * v0[28])) + (v28 * v123)) + (v29 * v122)
    v126 = v7[22] + (v125 + (v34 * v124))
    v127 = v5[23] + (((v20 * v0[23]) + (v18 * v0[26])) + (v19 * v0[29]))
    v128 = v5[26] + (((v26 * v0[23]) + (v24 * v0[26])) + (v25 * v0[29]))
    v129 = v5[29] + (((v32 * v0[23]) + (v30 * v0[26])) + (v31 * v0[29]))
    v130 = (((v22 * v0[26]) + (v23 * v0[29])) + (v28 * v128)) + (v29 * v127)
    v131 = v7[23] + (v130 + (v34 * v129))
    v132 = (((v57 * v0[24]) + (v58 * v0[27])) + (v59 * v118)) + (v60 * v117)
    v133 = v7[24] + (v132 + (v61 * v119))
    v134 = (((v57 * v0[25]) + (v58 * v0[28])) + (v59 * v123)) + (v60 * v122)
    v135 = v7[25] + (v134 + (v61 * v124))
    v136 = (((v57 * v0[26]) + (v58 * v0[29])) + (v59 * v128)) + (v60 * v127)
    v137 = v7[26] + (v136 + (v61 * v129))
    v138 = (((v72 * v0[24]) + (v73 * v0[27])) + (v74 * v118)) + (v75 * v117)
    v139 = v7[27] + (v138 + (v76 * v119))
    v140 = (((v72 * v0[25]) + (v73 * v0[28])) + (v74 * v123)) + (v75 * v122)
    v141 = v7[28] + (v140 + (v76 * v124))
    v142 = (((v72 * v0[26]) + (v73 * v0[29])) + (v74 * v128)) + (v75 * v127)
    v143 = v7[29] + (v142 + (v76 * v129))
    v144 = (((2.0 * v117) + (v87 * v118)) + (v88 * v119)) + (v90 * v133)
    v145 = (((2.0 * v122) + (v87 * v123)) + (v88 * v124)) + (v90 * v135)
    v146 = (((2.0 * v127) + (v87 * v128)) + (v88 * v129)) + (v90 * v137)
    v147 = (((v98 * v119) + (v99 * v121)) + (v101 * v139)) + (v100 * v133)
    v148 = (((v98 * v124) + (v99 * v126)) + (v101 * v141)) + (v100 * v135)
    v149 = (((v98 * v129) + (v99 * v131)) + (v101 * v143)) + (v100 * v137)
    v150 = (((v107 * v118) + (v109 * v121)) + (v110 * v133)) + (v111 * v139)
    v151 = (((v107 * v123) + (v109 * v126)) + (v110 * v135)) + (v111 * v141)
    v152 = (((v107 * v128) + (v109 * v131)) + (v110 * v137)) + (v111 * v143)
    return (
        v11 + ((v0[0] + v8) * v10),
        v13 + (v10 * (v0[1] + v12)),
        v15 + (v10 * (v0[2] + v14)),
        qd[0] + (v9 * ((v0[0] + v17[0]) + (2.0 * v8))),
        qd[1] + (v9 * ((v0[1] + v17[1]) + (2.0 * v12))),
        qd[2] + (v9 * ((v0[2] + v17[2]) + (2.0 * v14))),
        REAL(1.0),
        v10 * (v36 + (v0[4] + v21)),
        v10 * (v41 + (v0[5] + v37)),
        dt + (v10 * (v46 + (v0[6] + v42))),
        v10 * (v51 + (v0[7] + v47)),
        v10 * (v56 + (v0[8] + v52)),
        REAL(0.0),
        1.0 + (v10 * (v63 + (v0[10] + v27))),
        v10 * (v65 + (v0[11] + v38)),
        v10 * (v67 + (v0[12] + v43)),
        dt + (v10 * (v69 + (v0[13] + v48))),
        v10 * (v71 + (v0[14] + v53)),
        REAL(0.0),
        v10 * (v78 + (v0[16] + v33)),
        1.0 + (v10 * (v80 + (v0[17] + v39))),
        v10 * (v82 + (v0[18] + v44)),
        v10 * (v84 + (v0[19] + v49)),
        dt + (v10 * (v86 + (v0[20] + v54))),
        REAL(0.0),
        v9 * (v17[4] + ((v92 + (v63 * v90)) + (v78 * v91))),
        v9 * (v17[5] + ((v93 + (v65 * v90)) + (v80 * v91))),
        1.0 + (v9 * (v17[6] + ((v94 + (v67 * v90)) + (v82 * v91)))),
        v9 * (v17[7] + (((v95 + (v51 * v89)) + (v69 * v90)) + (v84 * v91))),
        v9 * (v17[8] + (((v96 + (v56 * v89)) + (v71 * v90)) + (v86 * v91))),
        REAL(0.0),
        v9 * (v17[10] + (v102 + (v78 * v101))),
        v9 * (v17[11] + (v103 + (v80 * v101))),
        v9 * (v17[12] + (v104 + (v82 * v101))),
        1.0 + (v9 * (v17[13] + ((v105 + (v69 * v100)) + (v84 * v101)))),
        v9 * (v17[14] + ((v106 + (v71 * v100)) + (v86 * v101))),
        REAL(0.0),
        v9 * (v17[16] + (v112 + (v78 * v111))),
        v9 * (v17[17] + (v113 + (v80 * v111))),
        v9 * (v17[18] + (v114 + (v82 * v111))),
        v9 * (v17[19] + ((v115 + (v69 * v110)) + (v84 * v111))),
        1.0 + (v9 * (v17[20] + ((v116 + (v71 * v110)) + (v86 * v111)))),
        v10 * (v121 + (v0[21] + v117)),
        v10 * (v126 + (v0[22] + v122)),
        v10 * (v131 + (v0[23] + v127)),
        v10 * (v133 + (v0[24] + v118)),
        v10 * (v135 + (v0[25] + v123)),
        v10 * (v137 + (v0[26] + v128)),
        v10 * (v139 + (v0[27] + v119)),
        v10 * (v141 + (v0[28] + v124)),
        v10 * (v143 + (v0[29] + v129)),
        v9 * (v17[21] + (v0[21] + ((v144 + (v91 * v139)) + (v89 * v121)))),
        v9 * (v17[22] + (v0[22] + ((v145 + (v91 * v141)) + (v89 * v126)))),
        v9 * (v17[23] + (v0[23] + ((v146 + (v91 * v143)) + (v89 * v131)))),
        v9 * (v17[24] + (v0[24] + (v147 + (v97 * v118)))),
        v9 * (v17[25] + (v0[25] + (v148 + (v97 * v123)))),
        v9 * (v17[26] + (v0[26] + (v149 + (v97 * v128)))),
        v9 * (v17[27] + (v0[27] + (v150 + (v108 * v119)))),
        v9 * (v17[28] + (v0[28] + (v151 + (v108 * v124)))),
        v9 * (v17[29] + (v0[29] + (v152 + (v108 * v129)))),
    )


def linearize_step(prepared, q, qd, tau, dt):
    """One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]   joint rates, rad/s or m/s
      tau[3]  joint torques and forces, N m or N: waist, shoulder, boom
      dt      step, s

    Gives
      q_next[3]   joint coordinates in the chain's order, rad or m
      qd_next[3]  joint rates, rad/s or m/s
      A[6][6]     d(q_next, qd_next)/d(q, qd); row by row
      B[6][3]     d(q_next, qd_next)/d tau, one column per actuated joint; row by row

    Operations: 794 add, 1072 mul, 8 div, 0 sqrt, 4 sincos, 28 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(dt))
    with np.errstate(all="ignore"):
        values = _linearize_step(prepared, q, qd, tau, dt)
    return _pack(values[0:3], REAL, (3,), lanes), _pack(values[3:6], REAL, (3,), lanes), _pack(values[6:42], REAL, (6, 6), lanes), _pack(values[42:60], REAL, (6, 3), lanes)


def _regressor(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = qd[0] * v1
    v3 = 2.0 * qd[1]
    v4 = qdd[0] * v0
    v5 = v4 + (v3 * v2)
    v6 = v0 * v5
    v7 = qd[1] * qd[1]
    v8 = -((qdd[1] * v0) + (v7 * v1))
    v9 = qd[0] * v0
    v10 = qdd[0] * v1
    v11 = (v3 * v9) - v10
    v12 = -((v0 * v11) - (v1 * v5))
    v13 = -((qdd[1] * v1) - (v7 * v0))
    v14 = -(v1 * v11)
    v15 = 0.8 + q[2]
    v16 = ((2.0 * qd[2]) * v2) - (v15 * v11)
    v17 = v15 * v1
    v18 = v2 * v2
    v19 = v18 + v7
    v20 = 9.81 * v0
    v21 = (v20 + qdd[2]) - (v15 * v19)
    v22 = v2 * v9
    v23 = v15 * v22
    v24 = v23 + (qdd[1] * v15)
    v25 = 9.81 * v1
    v26 = (v25 + (qd[2] * v3)) + v24
    v27 = -v22
    v28 = -v4
    v29 = v9 * v9
    v30 = v29 - v18
    v31 = -v10
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        qdd[0],
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v6,
        v8,
        v12,
        REAL(0.0),
        v13,
        v14,
        v17 * v16,
        (v1 * v16) - (v17 * v11),
        (v0 * (v26 - v23)) - ((v1 * v21) + (v17 * v18)),
        -((v0 * v16) + (v17 * v5)),
        v6,
        v8,
        v12,
        REAL(0.0),
        v13,
        v14,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v25,
        REAL(0.0),
        -v20,
        v27,
        v28,
        v30,
        qdd[1],
        v31,
        v22,
        v15 * v26,
        v24 + v26,
        v15 * v4,
        -(v21 + (v15 * (v7 + v29))),
        v27,
        v28,
        v30,
        qdd[1],
        v31,
        v22,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v21,
        -v19,
        v31,
        v22 - qdd[1],
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def regressor(prepared, q, qd, qdd):
    """Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]   joint rates, rad/s or m/s
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Gives
      Y[3][30]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
                row

    Operations: 23 add, 40 mul, 0 div, 0 sqrt, 1 sincos, 11 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _regressor(prepared, q, qd, qdd)
    return _pack(values[0:90], REAL, (3, 30), lanes)


def _stiffness_matrix(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = (v0 * v0) + (v1 * v1)
    v5 = (392.40000000000003 * v3) * v4
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -(((402.21000000000004 + (392.40000000000003 * q[2])) * v2) * v4),
        v5,
        REAL(0.0),
        v5,
        REAL(0.0),
    )


def stiffness_matrix(prepared, q):
    """Hessian of the potential, gravity included.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      K[3][3]  stiffness matrix; row by row

    Operations: 2 add, 7 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _stiffness_matrix(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _damping_matrix(prepared, q):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def damping_matrix(prepared, q):
    """Hessian of Rayleigh's dissipation function.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      D[3][3]  damping matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _damping_matrix(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _sticking_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.4285714285714286), REAL(-0.375))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v16), REAL(0.0)))
    v18 = np.abs(v7)
    v19 = v17 < v18
    v20 = np.where(v19, v17, v18)
    v21 = v14 < v20
    v22 = np.where(v21, v14, v20)
    v23 = v11 < v22
    v24 = np.where(v23, v11, v22)
    v25 = v6 < v24
    v26 = polished[0] + np.where(v18 <= (1e-05 * _max(np.abs(u[0]), np.abs(v4))), REAL(1.0), REAL(0.0))
    v27 = (12.0 <= v26) | (~(v25 | (v23 | (v19 | v21))))
    return (
        np.where(v25, v4, np.where(v23, v9, np.where(v21, v12, np.where(v19, v15, u[0])))),
        v26,
        v27 | (np.where(v25, v6, v24) <= 0.0),
    )


def _sticking_forces(prepared, q, qd, tau, stuck):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = v1 * v1
    v3 = v2 + (v0 * v0)
    v4 = 0.8 + q[2]
    v5 = 40.0 * v4
    v6 = v4 * v5
    v7 = np.where(stuck[2] | stuck[1], REAL(0.0), REAL(0.0))
    v8 = 1.0 / np.where(stuck[2], REAL(1.0), REAL(60.0))
    v9 = v8 * v7
    v10 = 1.0 / ((v7 * v9) - np.where(stuck[1], REAL(1.0), 8.0 + (v3 * v6)))
    v11 = v9 * v10
    v12 = 0.4 * v0
    v13 = np.where(stuck[2] | stuck[0], REAL(0.0), v12)
    v14 = v11 * v13
    v15 = qd[1] * (v3 * v5)
    v16 = 7.992 + v6
    v17 = qd[0] * v1
    v18 = v17 * ((v16 * (qd[0] * v0)) - (0.4 * qd[2]))
    v19 = (v1 * (88.29 + (392.40000000000003 * v4))) + (((v15 * (2.0 * qd[2])) - tau[1]) + v18)
    v20 = -v19
    v21 = np.where(stuck[1], REAL(0.0), v20)
    v22 = qd[1] * v17
    v23 = 80.0 * v4
    v24 = tau[0] - ((qd[2] * v1) * ((v17 * v23) + (0.4 * qd[1])))
    v25 = v24 + ((15.984 + (v4 * v23)) * (v0 * v22))
    v26 = (v8 * v13) - (v9 * v14)
    v27 = 1.0 / (np.where(stuck[0], REAL(1.0), 20.008 + (v2 * v16)) - (v13 * v26))
    v28 = v26 * v27
    v29 = tau[2] - (0.4 * v22)
    v30 = (qd[1] * v15) + ((v5 * (v17 * v17)) + (v29 - (392.40000000000003 * v0)))
    v31 = np.where(stuck[2], REAL(0.0), v30)
    v32 = (v28 * v31) + (v27 * ((v14 * v21) - np.where(stuck[0], REAL(0.0), v25)))
    v33 = np.where(stuck[0], REAL(0.0), -v32)
    v34 = v8 - (v9 * v11)
    v35 = np.where(stuck[2], REAL(0.0), ((v26 * v32) + (v34 * v31)) + (v11 * v21))
    v36 = np.where(stuck[2], REAL(0.0), REAL(1.0))
    v37 = v36 * v28
    v38 = np.where(stuck[0], REAL(0.0), -v37)
    v39 = np.where(stuck[2], REAL(0.0), (v36 * v34) + (v26 * v37))
    v40 = (REAL(0.0), REAL(0.0))
    v40_done = np.False_
    v40_of_context_real = (np.sign(qd[2]), ((20.0 * v39) - 1.0) + (v12 * v38), (v29 - (20.0 * v35)) - (v12 * v33))
    v40_of_context_boolean = (~stuck[2],)
    for _ in range(40):
        *v40_next, v40_now = _sticking_loads(prepared, v40[0:1], v40[1:2], v40_of_context_real, v40_of_context_boolean)
        v40 = tuple(np.where(v40_done, old, new) for old, new in zip(v40, v40_next))
        v40_done = v40_done | v40_now
        if np.all(v40_done):
            break
    v40 = (*v40, v40_done)
    v41 = np.where(stuck[2], REAL(0.0), v35 - (v39 * v40[0]))
    v42 = np.where(stuck[0], REAL(0.0), v33 - (v38 * v40[0]))
    v43 = np.where(stuck[1], REAL(0.0), ((v11 * v31) - (v10 * v21)) + (v14 * v32))
    return (
        np.where(stuck[0], v25 - (v12 * v41), REAL(0.0)),
        np.where(stuck[1], v20, REAL(0.0)),
        np.where(stuck[2], v30 - (v12 * v42), v40[0]),
        v42,
        np.where(stuck[1], REAL(0.0), v43 - (v40[0] * np.where(stuck[1], REAL(0.0), (v36 * v11) + (v14 * v37)))),
        v41,
    )


def sticking_forces(prepared, q, qd, tau, stuck):
    """Friction that holds the stuck joints at rest, sliding friction of the others in the direction of their rates.

    Takes
      q[3]      joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]     joint rates, rad/s or m/s
      tau[3]    joint torques and forces, N m or N: waist, shoulder, boom
      stuck[3]  joints to hold at rest

    Gives
      f[3]    friction, positive against positive rates, N m or N
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Operations: 639 add, 904 mul, 43 div, 0 sqrt, 1 sincos, 1868 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(stuck)[1:])
    with np.errstate(all="ignore"):
        values = _sticking_forces(prepared, q, qd, tau, stuck)
    return _pack(values[0:3], REAL, (3,), lanes), _pack(values[3:6], REAL, (3,), lanes)


def _dynamics_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.4285714285714286), REAL(-0.375))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v16), REAL(0.0)))
    v18 = np.abs(v7)
    v19 = v17 < v18
    v20 = np.where(v19, v17, v18)
    v21 = v14 < v20
    v22 = np.where(v21, v14, v20)
    v23 = v11 < v22
    v24 = np.where(v23, v11, v22)
    v25 = v6 < v24
    v26 = polished[0] + np.where(v18 <= (1e-05 * _max(np.abs(u[0]), np.abs(v4))), REAL(1.0), REAL(0.0))
    v27 = (12.0 <= v26) | (~(v25 | (v23 | (v19 | v21))))
    return (
        np.where(v25, v4, np.where(v23, v9, np.where(v21, v12, np.where(v19, v15, u[0])))),
        v26,
        v27 | (np.where(v25, v6, v24) <= 0.0),
    )


def _friction_dynamics(prepared, q, qd, tau, mode):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = v1 * v1
    v3 = v2 + (v0 * v0)
    v4 = qd[0] * v1
    v5 = 0.8 + q[2]
    v6 = 40.0 * v5
    v7 = 0.4 * v4
    v8 = (qd[1] * v7) - tau[2]
    v9 = ((v6 * ((v4 * v4) + (v3 * (qd[1] * qd[1])))) - (392.40000000000003 * v0)) - v8
    v10 = np.int8(0) == mode[2]
    v11 = np.where(v10, REAL(0.0), v9)
    v12 = np.where(v10, REAL(0.0), REAL(0.0))
    v13 = 1.0 / np.where(v10, REAL(1.0), REAL(60.0))
    v14 = v13 * v12
    v15 = v3 * v5
    v16 = qd[2] * qd[1]
    v17 = 7.992 + (v5 * v6)
    v18 = ((v4 * (v17 * (qd[0] * v0))) - tau[1]) + ((80.0 * v16) * v15)
    v19 = (v1 * (88.29 + (392.40000000000003 * v5))) + (v18 - (qd[2] * v7))
    v20 = v19 + (v14 * v11)
    v21 = 1.0 / ((8.0 - (v12 * v14)) + (v6 * v15))
    v22 = v14 * v21
    v23 = (v13 * v11) + (v22 * v20)
    v24 = 0.4 * v0
    v25 = np.where(v10, REAL(0.0), v24)
    v26 = qd[1] * v0
    v27 = v4 * ((((qd[2] * v1) - (v5 * v26)) * (80.0 * v5)) - (15.984 * v26))
    v28 = v27 + ((v16 * (0.4 * v1)) - tau[0])
    v29 = v13 + (v14 * v22)
    v30 = v25 * v29
    v31 = 1.0 / ((v2 * v17) + (20.008 - (v25 * v30)))
    v32 = v31 * (v28 + (v25 * v23))
    v33 = np.where(v10, REAL(0.0), v23 + (v30 * v32))
    v34 = ((v24 * v32) - v8) - (20.0 * v33)
    v35 = np.where(v10, REAL(0.0), REAL(1.0))
    v36 = v30 * (v35 * v31)
    v37 = np.where(v10, REAL(0.0), (v35 * v29) + (v30 * v36))
    v38 = (1.0 - (20.0 * v37)) + (v24 * v36)
    v39 = ~v10
    v40 = _real_of(mode[2])
    v41 = (REAL(0.0), REAL(0.0))
    v41_done = np.False_
    v41_of_context_real = (v40, -v38, v34)
    v41_of_context_boolean = (v39,)
    for _ in range(40):
        *v41_next, v41_now = _dynamics_loads(prepared, v41[0:1], v41[1:2], v41_of_context_real, v41_of_context_boolean)
        v41 = tuple(np.where(v41_done, old, new) for old, new in zip(v41, v41_next))
        v41_done = v41_done | v41_now
        if np.all(v41_done):
            break
    v41 = (*v41, v41_done)
    v42 = (v36 * v41[0]) - v32
    v43 = (v22 * ((v25 * v42) + (v35 * v41[0]))) - (v21 * v20)
    v44 = np.where(v10, REAL(0.0), v33 - (v37 * v41[0]))
    v45 = v40 * ((v38 * v41[0]) - v34)
    v46 = np.where(v10, REAL(0.0), -(np.where(0.0 < (-v45), REAL(0.4285714285714286), REAL(-0.375)) * (v40 * v45)))
    v47 = _max(np.abs(v46), np.abs(v41[0]))
    v48 = np.abs(v41[0] - v46)
    v49 = v41[2] & (v48 <= (v47 * np.where(v47 < (1.0000000009313226 * v47), REAL(1e-11), REAL(1e-05))))
    v50 = 1.0 - (0.375 * v38)
    v51 = 1.0 + (0.4285714285714286 * v38)
    v52 = v51 * v50
    v53 = v39 & (v52 < 0.0)
    v54 = v35 <= 1.0
    v55 = v53 & v54
    v56 = np.where(((1e-05 * v47) < v48) & (v55 & (~v49)), REAL(2.0), REAL(5.0))
    v57 = np.where(v10 | (0.0 < np.where(v54 & (0.0 < v52), REAL(1.0), _min(v51, v50))), REAL(0.0), REAL(3.0))
    v58 = ((np.abs(v43) < 1e+38) & (np.abs(v42) < 1e+38)) & (np.abs(v44) < 1e+38)
    v59 = (np.abs(v19) < 1e+38) & ((np.abs(v28) < 1e+38) & v58)
    return (
        REAL(0.0),
        REAL(0.0),
        np.where(v10, v9 - (v24 * v42), v41[0]),
        v42,
        v43,
        v44,
        np.where((np.abs(v9) < 1e+38) & v59, np.where(v49, np.where(v53 & (v49 & v55), REAL(4.0), v57), v56), REAL(6.0)),
    )


def friction_dynamics(prepared, q, qd, tau, mode):
    """Friction and accelerations for given modes.

    Takes
      q[3]     joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]    joint rates, rad/s or m/s
      tau[3]   joint torques and forces, N m or N: waist, shoulder, boom
      mode[3]  modes: +1, 0, -1

    Gives
      f[3]    friction, positive against positive rates, N m or N
      qdd[3]  joint accelerations, rad/s^2 or m/s^2
      status  0 ok, 1 tie, 2 none, 3 unproven, 4 several, 5 limit, 6 not finite

    Operations: 639 add, 911 mul, 43 div, 0 sqrt, 1 sincos, 1904 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(mode)[1:])
    with np.errstate(all="ignore"):
        values = _friction_dynamics(prepared, q, qd, tau, mode)
    return _pack(values[0:3], REAL, (3,), lanes), _pack(values[3:6], REAL, (3,), lanes), _pack(values[6:7], REAL, (), lanes)


def _limits_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.4285714285714286), REAL(-0.375))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v16), REAL(0.0)))
    v18 = np.abs(v7)
    v19 = v17 < v18
    v20 = np.where(v19, v17, v18)
    v21 = v14 < v20
    v22 = np.where(v21, v14, v20)
    v23 = v11 < v22
    v24 = np.where(v23, v11, v22)
    v25 = v6 < v24
    v26 = polished[0] + np.where(v18 <= (1e-05 * _max(np.abs(u[0]), np.abs(v4))), REAL(1.0), REAL(0.0))
    v27 = (12.0 <= v26) | (~(v25 | (v23 | (v19 | v21))))
    return (
        np.where(v25, v4, np.where(v23, v9, np.where(v21, v12, np.where(v19, v15, u[0])))),
        v26,
        v27 | (np.where(v25, v6, v24) <= 0.0),
    )


def _friction_limits(prepared, q, qd, tau, mode):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = v1 * v1
    v3 = v2 + (v0 * v0)
    v4 = qd[0] * v1
    v5 = 0.8 + q[2]
    v6 = 40.0 * v5
    v7 = 0.4 * v4
    v8 = (qd[1] * v7) - tau[2]
    v9 = ((v6 * ((v4 * v4) + (v3 * (qd[1] * qd[1])))) - (392.40000000000003 * v0)) - v8
    v10 = np.int8(0) == mode[2]
    v11 = np.where(v10, REAL(0.0), v9)
    v12 = np.where(v10, REAL(0.0), REAL(0.0))
    v13 = 1.0 / np.where(v10, REAL(1.0), REAL(60.0))
    v14 = v13 * v12
    v15 = v3 * v5
    v16 = qd[2] * qd[1]
    v17 = 7.992 + (v5 * v6)
    v18 = ((v4 * (v17 * (qd[0] * v0))) - tau[1]) + ((80.0 * v16) * v15)
    v19 = (v1 * (88.29 + (392.40000000000003 * v5))) + (v18 - (qd[2] * v7))
    v20 = v19 + (v14 * v11)
    v21 = 1.0 / ((8.0 - (v12 * v14)) + (v6 * v15))
    v22 = v14 * v21
    v23 = (v13 * v11) + (v22 * v20)
    v24 = 0.4 * v0
    v25 = np.where(v10, REAL(0.0), v24)
    v26 = qd[1] * v0
    v27 = v4 * ((((qd[2] * v1) - (v5 * v26)) * (80.0 * v5)) - (15.984 * v26))
    v28 = v27 + ((v16 * (0.4 * v1)) - tau[0])
    v29 = v13 + (v14 * v22)
    v30 = v25 * v29
    v31 = 1.0 / ((v2 * v17) + (20.008 - (v25 * v30)))
    v32 = v31 * (v28 + (v25 * v23))
    v33 = np.where(v10, REAL(0.0), v23 + (v30 * v32))
    v34 = ((v24 * v32) - v8) - (20.0 * v33)
    v35 = np.where(v10, REAL(0.0), REAL(1.0))
    v36 = v30 * (v35 * v31)
    v37 = np.where(v10, REAL(0.0), (v35 * v29) + (v30 * v36))
    v38 = (1.0 - (20.0 * v37)) + (v24 * v36)
    v39 = ~v10
    v40 = _real_of(mode[2])
    v41 = (REAL(0.0), REAL(0.0))
    v41_done = np.False_
    v41_of_context_real = (v40, -v38, v34)
    v41_of_context_boolean = (v39,)
    for _ in range(40):
        *v41_next, v41_now = _limits_loads(prepared, v41[0:1], v41[1:2], v41_of_context_real, v41_of_context_boolean)
        v41 = tuple(np.where(v41_done, old, new) for old, new in zip(v41, v41_next))
        v41_done = v41_done | v41_now
        if np.all(v41_done):
            break
    v41 = (*v41, v41_done)
    v42 = (v36 * v41[0]) - v32
    v43 = v24 * v42
    v44 = np.where(v10, v9 - v43, v41[0])
    v45 = (v22 * ((v25 * v42) + (v35 * v41[0]))) - (v21 * v20)
    v46 = np.where(v10, REAL(0.0), v33 - (v37 * v41[0]))
    v47 = v43 + (v44 + (v8 + (20.0 * v46)))
    v48 = -(0.5 * v47)
    v49 = -(1.6666666666666667 * v47)
    v50 = v40 * ((v38 * v41[0]) - v34)
    v51 = np.where(v10, REAL(0.0), -(np.where(0.0 < (-v50), REAL(0.4285714285714286), REAL(-0.375)) * (v40 * v50)))
    v52 = _max(np.abs(v51), np.abs(v41[0]))
    v53 = np.abs(v41[0] - v51)
    v54 = v41[2] & (v53 <= (v52 * np.where(v52 < (1.0000000009313226 * v52), REAL(1e-11), REAL(1e-05))))
    v55 = 1.0 - (0.375 * v38)
    v56 = 1.0 + (0.4285714285714286 * v38)
    v57 = v56 * v55
    v58 = v39 & (v57 < 0.0)
    v59 = v35 <= 1.0
    v60 = v58 & v59
    v61 = np.where(((1e-05 * v52) < v53) & (v60 & (~v54)), REAL(2.0), REAL(5.0))
    v62 = np.where(v10 | (0.0 < np.where(v59 & (0.0 < v57), REAL(1.0), _min(v56, v55))), REAL(0.0), REAL(3.0))
    v63 = ((np.abs(v45) < 1e+38) & (np.abs(v42) < 1e+38)) & (np.abs(v46) < 1e+38)
    v64 = (np.abs(v19) < 1e+38) & ((np.abs(v28) < 1e+38) & v63)
    return (
        REAL(0.0),
        REAL(0.0),
        v44,
        v42,
        v45,
        v46,
        REAL(0.0),
        REAL(0.0),
        v47 + _min(v49, v48),
        REAL(0.0),
        REAL(0.0),
        v47 + _max(v49, v48),
        REAL(0.0),
        REAL(0.0),
        -(v40 * v47),
        np.where((np.abs(v9) < 1e+38) & v64, np.where(v54, np.where(v58 & (v60 & v54), REAL(4.0), v62), v61), REAL(6.0)),
    )


def friction_limits(prepared, q, qd, tau, mode):
    """The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.

    Takes
      q[3]     joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]    joint rates, rad/s or m/s
      tau[3]   joint torques and forces, N m or N: waist, shoulder, boom
      mode[3]  modes: +1, 0, -1

    Gives
      f[3]     friction, positive against positive rates, N m or N
      qdd[3]   joint accelerations, rad/s^2 or m/s^2
      low[3]   lowest friction that holds the joint, N m or N
      high[3]  highest friction that holds the joint, N m or N
      load[3]  what the friction's corner is in: load with its sign, or a drive's, N m or N
      status   0 ok, 1 tie, 2 none, 3 unproven, 4 several, 5 limit, 6 not finite

    Operations: 644 add, 915 mul, 43 div, 0 sqrt, 1 sincos, 1909 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(mode)[1:])
    with np.errstate(all="ignore"):
        values = _friction_limits(prepared, q, qd, tau, mode)
    return _pack(values[0:3], REAL, (3,), lanes), _pack(values[3:6], REAL, (3,), lanes), _pack(values[6:9], REAL, (3,), lanes), _pack(values[9:12], REAL, (3,), lanes), _pack(values[12:15], REAL, (3,), lanes), _pack(values[15:16], REAL, (), lanes)


def _before_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.4285714285714286), REAL(-0.375))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v16), REAL(0.0)))
    v18 = np.abs(v7)
    v19 = v17 < v18
    v20 = np.where(v19, v17, v18)
    v21 = v14 < v20
    v22 = np.where(v21, v14, v20)
    v23 = v11 < v22
    v24 = np.where(v23, v11, v22)
    v25 = v6 < v24
    v26 = polished[0] + np.where(v18 <= (1e-05 * _max(np.abs(u[0]), np.abs(v4))), REAL(1.0), REAL(0.0))
    v27 = (12.0 <= v26) | (~(v25 | (v23 | (v19 | v21))))
    return (
        np.where(v25, v4, np.where(v23, v9, np.where(v21, v12, np.where(v19, v15, u[0])))),
        v26,
        v27 | (np.where(v25, v6, v24) <= 0.0),
    )


def _decide_pattern_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.4285714285714286), REAL(-0.375))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v16), REAL(0.0)))
    v18 = np.abs(v7)
    v19 = v17 < v18
    v20 = np.where(v19, v17, v18)
    v21 = v14 < v20
    v22 = np.where(v21, v14, v20)
    v23 = v11 < v22
    v24 = np.where(v23, v11, v22)
    v25 = v6 < v24
    v26 = polished[0] + np.where(v18 <= (1e-05 * _max(np.abs(u[0]), np.abs(v4))), REAL(1.0), REAL(0.0))
    v27 = (12.0 <= v26) | (~(v25 | (v23 | (v19 | v21))))
    return (
        np.where(v25, v4, np.where(v23, v9, np.where(v21, v12, np.where(v19, v15, u[0])))),
        v26,
        v27 | (np.where(v25, v6, v24) <= 0.0),
    )


def _decide_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = np.int8(0) == pattern[0]
    v1 = np.where(v0, REAL(0.0), context_real[3])
    v2 = 1.0 / np.where(v0, REAL(1.0), REAL(60.0))
    v3 = v2 * v1
    v4 = 1.0 / (context_real[2] - (v1 * v3))
    v5 = v3 * v4
    v6 = v2 + (v3 * v5)
    v7 = np.where(v0, REAL(0.0), context_real[1])
    v8 = v6 * v7
    v9 = 1.0 / (context_real[0] - (v7 * v8))
    v10 = np.where(v0, REAL(0.0), REAL(1.0))
    v11 = v8 * (v10 * v9)
    v12 = np.where(v0, REAL(0.0), (v10 * v6) + (v8 * v11))
    v13 = (1.0 - (20.0 * v12)) + (context_real[1] * v11)
    v14 = 1.0 - (0.375 * v13)
    v15 = 1.0 + (0.4285714285714286 * v13)
    v16 = v15 * v14
    v17 = v10 <= 1.0
    v18 = v0 | (0.0 < np.where((0.0 < v16) & v17, REAL(1.0), _min(v15, v14)))
    v19 = np.where(v0, REAL(0.0), context_real[6])
    v20 = (context_real[5] * v5) - (v6 * v19)
    v21 = v9 * (context_real[4] + (v7 * v20))
    v22 = np.where(v0, REAL(0.0), -(v20 + (v8 * v21)))
    v23 = context_real[8] - context_real[7]
    v24 = v23 + ((context_real[1] * v21) + (20.0 * v22))
    v25 = ~v0
    v26 = _real_of(pattern[0])
    v27 = (np.where(v18, number[3], REAL(0.0)), REAL(0.0))
    v27_done = np.False_
    v27_of_context_real = (v26, -v13, -v24)
    v27_of_context_boolean = (v25,)
    for _ in range(40):
        *v27_next, v27_now = _decide_pattern_loads(prepared, v27[0:1], v27[1:2], v27_of_context_real, v27_of_context_boolean)
        v27 = tuple(np.where(v27_done, old, new) for old, new in zip(v27, v27_next))
        v27_done = v27_done | v27_now
        if np.all(v27_done):
            break
    v27 = (*v27, v27_done)
    v28 = v21 + (v11 * v27[0])
    v29 = (context_real[5] * v4) - (v5 * (v19 - ((v10 * v27[0]) + (v7 * v28))))
    v30 = context_real[1] * v28
    v31 = np.where(v0, (context_real[6] - (context_real[3] * v29)) - v30, v27[0])
    v32 = np.where(v0, REAL(0.0), v22 - (v12 * v27[0]))
    v33 = v30 + (v31 + (v23 + (20.0 * v32)))
    v34 = v31 - v33
    v35 = -(0.5 * v33)
    v36 = -(1.6666666666666667 * v33)
    v37 = np.where(v0, _min(v34 - _min(v36, v35), _max(v36, v35) - v34), v26 * v32)
    v38 = np.where(v0, v37, 60.0 * v37)
    v39 = _max(np.abs(context_real[6]), np.abs(v31))
    v40 = ~flag[0]
    v41 = context_boolean[4] & v40
    v42 = (v41 & (((-1e-06) * v39) <= v38)) | ((v0 & (0.0 <= v37)) | (0.0 < v37))
    v43 = v26 * (v24 + (v13 * v27[0]))
    v44 = np.where(v0, REAL(0.0), -(np.where(0.0 < (-v43), REAL(0.4285714285714286), REAL(-0.375)) * (v26 * v43)))
    v45 = _max(np.abs(v27[0]), np.abs(v44))
    v46 = np.abs(v27[0] - v44)
    v47 = (v46 <= (v45 * np.where(v45 < (1.0000000009313226 * v45), REAL(1e-11), REAL(1e-05)))) & v27[2]
    v48 = v47 & (context_boolean[3] | v42)
    v49 = flag[1] | v48
    v50 = np.where(v41, np.int8(-1) == context_mode[0], context_boolean[2])
    v51 = np.where(v41, np.int8(1) == context_mode[0], context_boolean[1])
    v52 = v51 | v50
    v53 = -(1.0 - v10)
    v54 = ((v0 & ((v53 <= 0.0) & (0.0 <= v53))) & v52) | (v50 & (np.int8(1) == pattern[0]))
    v55 = np.where(v54, v10, 1.0 + v10)
    v56 = ~(v54 | (v55 <= np.where(v52, REAL(1.0), REAL(0.0))))
    v57 = (~v49) & v56
    v58 = (context_boolean[2] | (context_boolean[0] | context_boolean[1])) & (context_boolean[4] & (v40 & v57))
    v59 = np.where((context_boolean[0] & (~v41)) & ((v55 <= 0.0) & (0.0 <= v55)), np.int8(0), np.where(v51, np.int8(1), np.int8(-1)))
    v60 = ~flag[1]
    v61 = v47 & (context_boolean[3] | (((-1e-12) * v39) <= v38))
    v62 = (v48 & v60) | ((~flag[2]) & (v60 & v61))
    v63 = flag[3] | (flag[1] & v48)
    v64 = ~v47
    v65 = v25 & (v16 < 0.0)
    v66 = v17 & v65
    return (
        np.where(v58, np.where(context_boolean[0], np.int8(0), np.where(context_boolean[1], np.int8(1), np.int8(-1))), np.where(v54, np.where(v0 & v51, np.int8(1), np.int8(-1)), v59)),
        np.where(v62, pattern[0], best[0]),
        flag[0] | v58,
        v49,
        flag[2] | v61,
        v63,
        flag[4] | (v64 & (~(((1e-05 * v45) < v46) & (v64 & v66)))),
        np.where(v62, v18, flag[5]),
        np.where(v62, v65 & (v47 & v66), flag[6]),
        np.where(v62, v28, number[0]),
        np.where(v62, v29, number[1]),
        np.where(v62, v32, number[2]),
        v27[0],
        (v57 & (~v58)) | (v49 & (v63 | (v56 | (v0 | (~v54))))),
    )


def _decide(prepared, q, qd, tau, mode, reached):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = v0 * v0
    v3 = v1 * v1
    v4 = 0.8 + q[2]
    v5 = 40.0 * v4
    v6 = (v3 + v2) * v5
    v7 = 8.0 + (v4 * v6)
    v8 = np.int8(0) == mode[2]
    v9 = np.where(v8, REAL(0.0), REAL(0.0))
    v10 = 1.0 / np.where(v8, REAL(1.0), REAL(60.0))
    v11 = v10 * v9
    v12 = v11 * (1.0 / ((v9 * v11) - v7))
    v13 = qd[1] * v6
    v14 = 7.992 + (v4 * v5)
    v15 = qd[0] * v1
    v16 = v15 * ((v14 * (qd[0] * v0)) - (0.4 * qd[2]))
    v17 = (v1 * (88.29 + (392.40000000000003 * v4))) + (((v13 * (2.0 * qd[2])) - tau[1]) + v16)
    v18 = v17 * v12
    v19 = 0.4 * v0
    v20 = np.where(v8, REAL(0.0), v19)
    v21 = qd[1] * v15
    v22 = 80.0 * v4
    v23 = ((qd[2] * v1) * ((v15 * v22) + (0.4 * qd[1]))) - tau[0]
    v24 = v23 - ((15.984 + (v4 * v22)) * (v0 * v21))
    v25 = v10 - (v11 * v12)
    v26 = v20 * v25
    v27 = 20.008 + (v3 * v14)
    v28 = 1.0 / (v27 - (v20 * v26))
    v29 = v26 * v28
    v30 = 0.4 * v21
    v31 = v30 - tau[2]
    v32 = (qd[1] * v13) + (((v5 * (v15 * v15)) - (392.40000000000003 * v0)) - v31)
    v33 = np.where(v8, REAL(0.0), v32)
    v34 = (v29 * v33) + (v28 * (v24 - (v20 * v18)))
    v35 = np.where(v8, REAL(0.0), ((v25 * v33) + (v26 * v34)) - v18)
    v36 = v19 * v34
    v37 = np.where(v8, REAL(0.0), REAL(1.0))
    v38 = v37 * v29
    v39 = v19 * v38
    v40 = np.where(v8, REAL(0.0), (v37 * v25) + (v26 * v38))
    v41 = (REAL(0.0), REAL(0.0))
    v41_done = np.False_
    v41_of_context_real = (_real_of(mode[2]), ((20.0 * v40) - 1.0) - v39, (v36 - v31) - (20.0 * v35))
    v41_of_context_boolean = (~v8,)
    for _ in range(40):
        *v41_next, v41_now = _before_loads(prepared, v41[0:1], v41[1:2], v41_of_context_real, v41_of_context_boolean)
        v41 = tuple(np.where(v41_done, old, new) for old, new in zip(v41, v41_next))
        v41_done = v41_done | v41_now
        if np.all(v41_done):
            break
    v41 = (*v41, v41_done)
    v42 = (v39 * v41[0]) - v36
    v43 = np.where(v8, v32 - v42, v41[0])
    v44 = v43 + (v42 + (v31 + (20.0 * np.where(v8, REAL(0.0), v35 - (v40 * v41[0])))))
    v45 = -(0.5 * v44)
    v46 = -(1.6666666666666667 * v44)
    v47 = _mode_of((v43 - v44) - (0.5 * (_min(v46, v45) + _max(v46, v45))))
    v48 = 0.0 == qd[2]
    v49 = (~(np.int8(0) == v47)) & (reached[2] & v48)
    v50 = 1.0 / ((0.002666666666666667 * v2) - v27)
    v51 = (v0 * v50) * (0.006666666666666667 * v24)
    v52 = (v50 * (4.444444444444445e-05 * v2)) - 0.016666666666666666
    v53 = v32 * v52
    v54 = v53 + v51
    v55 = 1e-08 * (np.abs(v51) + np.abs(v53))
    v56 = -v55
    v57 = np.where(v8, _mode_of(qd[2]), mode[2])
    v58 = np.where(v48, v56 < (-v54), np.int8(1) == v57)
    v59 = 0.6666666666666667 * np.abs(v32 + (v31 + (40.0 * v54)))
    v60 = 0.6666666666666667 * np.abs(40.0 * v52)
    v61 = v60 < 1.0
    v62 = np.where(v61, v59 / np.where(v61, np.where(v61, 1.0 - v60, REAL(1.0)), REAL(1.0)), REAL(1e+38))
    v63 = _min(v62, v59 + (v60 * v62))
    v64 = _min(v63, v59 + (v60 * v63))
    v65 = np.abs(v54) <= (v55 - (_min(v64, v59 + (v60 * v64)) * (1.0001 * v52)))
    v66 = v48 & v65
    v67 = np.where(v66 & (~v49), np.int8(0), np.where(np.where(v49, np.int8(1) == v47, v58), np.int8(1), np.int8(-1)))
    v68 = (v67, v67, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v68_done = np.False_
    v68_of_context_real = (v27, v19, v7, REAL(0.0), -v24, -v17, v32, tau[2], v30)
    v68_of_context_boolean = (v66, v58, np.where(v48, v56 < v54, np.int8(-1) == v57), ~v48, v49)
    v68_of_context_mode = (v47,)
    for _ in range(6):
        *v68_next, v68_now = _decide_pattern(prepared, v68[0:1], v68[1:2], v68[2:9], v68[9:13], v68_of_context_real, v68_of_context_boolean, v68_of_context_mode)
        v68 = tuple(np.where(v68_done, old, new) for old, new in zip(v68, v68_next))
        v68_done = v68_done | v68_now
        if np.all(v68_done):
            break
    v68 = (*v68, v68_done)
    v69 = np.where(v68[13], np.where(v68[4] | v68[3], np.where(v68[8], REAL(4.0), np.where(v68[5], REAL(1.0), np.where(v68[7], REAL(0.0), REAL(3.0)))), np.where(v68[6], REAL(5.0), REAL(2.0))), REAL(5.0))
    v70 = (np.abs(v68[11]) < 1e+38) & ((np.abs(v68[10]) < 1e+38) & (np.abs(v68[9]) < 1e+38))
    v71 = (np.abs(v17) < 1e+38) & ((np.abs(v24) < 1e+38) & v70)
    return (
        _mode_of(qd[0]),
        _mode_of(qd[1]),
        v68[1],
        np.where((np.abs(v32) < 1e+38) & v71, v69, REAL(6.0)),
    )


def decide(prepared, q, qd, tau, mode, reached):
    """Modes after an event: all joints at zero rate are decided together.

    Takes
      q[3]        joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]       joint rates, rad/s or m/s
      tau[3]      joint torques and forces, N m or N: waist, shoulder, boom
      mode[3]     modes: +1, 0, -1
      reached[3]  joints whose static limit was reached at this event

    Gives
      mode_next[3]  modes after the event
      status        0 ok, 1 tie, 2 none, 3 unproven, 4 several, 5 limit, 6 not finite

    Operations: 4436 add, 6219 mul, 303 div, 0 sqrt, 1 sincos, 13784 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(mode)[1:], np.shape(reached)[1:])
    with np.errstate(all="ignore"):
        values = _decide(prepared, q, qd, tau, mode, reached)
    return _pack(values[0:3], np.int8, (3,), lanes), _pack(values[3:4], REAL, (), lanes)


def _friction_inverse_dynamics(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = 0.8 + q[2]
    v3 = 40.0 * v2
    v4 = v2 * v3
    v5 = 7.992 + v4
    v6 = v1 * v1
    v7 = qd[2] * qd[1]
    v8 = qd[1] * v0
    v9 = qd[0] * v1
    v10 = v9 * ((((qd[2] * v1) - (v2 * v8)) * (80.0 * v2)) - (15.984 * v8))
    v11 = v10 + (0.4 * ((v0 * qdd[2]) + (v1 * v7)))
    v12 = v11 + (qdd[0] * (20.008 + (v6 * v5)))
    v13 = v6 + (v0 * v0)
    v14 = v13 * v3
    v15 = (v7 * (2.0 * v14)) - (v9 * ((0.4 * qd[2]) - (v5 * (qd[0] * v0))))
    v16 = (v1 * (88.29 + (392.40000000000003 * v2))) + v15
    v17 = v16 + (qdd[1] * (8.0 + (v13 * v4)))
    v18 = 0.4 * ((v0 * qdd[0]) + (qd[1] * v9))
    v19 = ((v3 * (v9 * v9)) + ((v14 * (qd[1] * qd[1])) - (392.40000000000003 * v0))) - v18
    v20 = v18 + v19
    v21 = 0.0 == qd[2]
    v22 = np.where(v21, np.sign(qdd[2]), np.sign(qd[2]))
    v23 = v22 * ((40.0 * qdd[2]) - v20)
    v24 = ((60.0 * qdd[2]) - v19) + (v22 * ((0.0267857142857143 * v23) + (0.4017857142857143 * np.abs(v23))))
    v25 = np.where(0.0 == qd[0], v11, v12)
    v26 = np.where(0.0 == qd[1], v16, v17)
    v27 = -(0.5 * v20)
    v28 = -(1.6666666666666667 * v20)
    return (
        v12,
        v17,
        v24,
        v25,
        v26,
        np.where(v21, v18 + _min(v28, v27), v24),
        v25,
        v26,
        np.where(v21, v18 + _max(v28, v27), v24),
    )


def friction_inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion with friction; where a rate is zero the band that holds, elsewhere low = high = tau.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]   joint rates, rad/s or m/s
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[3]   joint torques and forces, N m or N: waist, shoulder, boom
      low[3]   lowest torque that holds a joint at rest, N m or N
      high[3]  highest torque that holds a joint at rest, N m or N

    Operations: 26 add, 45 mul, 0 div, 0 sqrt, 1 sincos, 15 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _friction_inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:3], REAL, (3,), lanes), _pack(values[3:6], REAL, (3,), lanes), _pack(values[6:9], REAL, (3,), lanes)


def _drive_forces(prepared, q, qd, qdd):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def drive_forces(prepared, q, qd, qdd):
    """Drive forces of the joints with kinematic input.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]   joint rates, rad/s or m/s
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[3]  what the drives of prescribed joints must supply; zero at the others, N m or N: waist, shoulder,
              boom

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _drive_forces(prepared, q, qd, qdd)
    return _pack(values[0:3], REAL, (3,), lanes)


def _step_pattern_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.4285714285714286), REAL(-0.375))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v16), REAL(0.0)))
    v18 = np.abs(v7)
    v19 = v17 < v18
    v20 = np.where(v19, v17, v18)
    v21 = v14 < v20
    v22 = np.where(v21, v14, v20)
    v23 = v11 < v22
    v24 = np.where(v23, v11, v22)
    v25 = v6 < v24
    v26 = polished[0] + np.where(v18 <= (1e-05 * _max(np.abs(u[0]), np.abs(v4))), REAL(1.0), REAL(0.0))
    v27 = (12.0 <= v26) | (~(v25 | (v23 | (v19 | v21))))
    return (
        np.where(v25, v4, np.where(v23, v9, np.where(v21, v12, np.where(v19, v15, u[0])))),
        v26,
        v27 | (np.where(v25, v6, v24) <= 0.0),
    )


def _step_pattern(prepared, pattern, best, flag, number, context_real, context_boolean):
    v0 = np.int8(0) == pattern[0]
    v1 = np.where(v0, REAL(0.0), REAL(1.0))
    v2 = -(1.0 - v1)
    v3 = context_boolean[1] | context_boolean[2]
    v4 = (context_boolean[2] & (np.int8(1) == pattern[0])) | ((v0 & ((v2 <= 0.0) & (0.0 <= v2))) & v3)
    v5 = np.where(v4, v1, 1.0 + v1)
    v6 = np.where(context_boolean[0] & ((v5 <= 0.0) & (0.0 <= v5)), np.int8(0), np.where(context_boolean[1], np.int8(1), np.int8(-1)))
    v7 = np.where(v0, REAL(0.0), context_real[3])
    v8 = 1.0 / np.where(v0, REAL(1.0), REAL(60.0))
    v9 = v8 * v7
    v10 = 1.0 / (context_real[2] - (v7 * v9))
    v11 = v9 * v10
    v12 = np.where(v0, REAL(0.0), context_real[1])
    v13 = v11 * v12
    v14 = (v8 * v12) + (v9 * v13)
    v15 = 1.0 / (context_real[0] - (v12 * v14))
    v16 = v15 * (v1 * v14)
    v17 = v8 + (v9 * v11)
    v18 = np.where(v0, REAL(0.0), (v1 * v17) + (v14 * v16))
    v19 = (1.0 + (context_real[1] * v16)) - (20.0 * v18)
    v20 = 1.0 - (0.375 * v19)
    v21 = 1.0 + (0.4285714285714286 * v19)
    v22 = v21 * v20
    v23 = v1 <= 1.0
    v24 = v0 | (0.0 < np.where(v23 & (0.0 < v22), REAL(1.0), _min(v21, v20)))
    v25 = np.where(v0, REAL(0.0), context_real[6])
    v26 = v15 * ((context_real[4] + (context_real[5] * v13)) - (v25 * v14))
    v27 = np.where(v0, REAL(0.0), ((v17 * v25) - (context_real[5] * v11)) - (v14 * v26))
    v28 = context_real[8] - context_real[7]
    v29 = v28 + ((context_real[1] * v26) + (20.0 * v27))
    v30 = ~v0
    v31 = _real_of(pattern[0])
    v32 = (np.where(v24, number[3], REAL(0.0)), REAL(0.0))
    v32_done = np.False_
    v32_of_context_real = (v31, -v19, -v29)
    v32_of_context_boolean = (v30,)
    for _ in range(40):
        *v32_next, v32_now = _step_pattern_loads(prepared, v32[0:1], v32[1:2], v32_of_context_real, v32_of_context_boolean)
        v32 = tuple(np.where(v32_done, old, new) for old, new in zip(v32, v32_next))
        v32_done = v32_done | v32_now
        if np.all(v32_done):
            break
    v32 = (*v32, v32_done)
    v33 = v26 + (v16 * v32[0])
    v34 = ((context_real[5] * v10) + (v13 * v33)) + (v11 * ((v1 * v32[0]) - v25))
    v35 = context_real[1] * v33
    v36 = np.where(v0, (context_real[6] - (context_real[3] * v34)) - v35, v32[0])
    v37 = np.where(v0, REAL(0.0), v27 - (v18 * v32[0]))
    v38 = v35 + (v28 + (v36 + (20.0 * v37)))
    v39 = v36 - v38
    v40 = -(0.5 * v38)
    v41 = -(1.6666666666666667 * v38)
    v42 = np.where(v0, _min(v39 - _min(v41, v40), _max(v41, v40) - v39), v31 * v37)
    v43 = context_boolean[3] | (((-1e-12) * _max(np.abs(context_real[6]), np.abs(v36))) <= np.where(v0, v42, 60.0 * v42))
    v44 = v31 * (v29 + (v19 * v32[0]))
    v45 = np.where(v0, REAL(0.0), -(np.where(0.0 < (-v44), REAL(0.4285714285714286), REAL(-0.375)) * (v31 * v44)))
    v46 = _max(np.abs(v32[0]), np.abs(v45))
    v47 = np.abs(v32[0] - v45)
    v48 = (v47 <= (v46 * np.where(v46 < (1.0000000009313226 * v46), REAL(1e-11), REAL(1e-05)))) & v32[2]
    v49 = v48 & v43
    v50 = ~flag[1]
    v51 = v48 & (context_boolean[3] | ((v0 & (0.0 <= v42)) | (0.0 < v42)))
    v52 = (v50 & v51) | ((~flag[2]) & (v50 & v49))
    v53 = flag[1] | v51
    v54 = flag[3] | (flag[1] & v51)
    v55 = ~v48
    v56 = v30 & (v22 < 0.0)
    v57 = v23 & v56
    v58 = np.where(v0, context_real[11], REAL(0.0))
    v59 = context_real[3] * v58
    v60 = v15 * ((context_real[1] * v58) + (v13 * v59))
    v61 = ~(v4 | (v5 <= np.where(v3, REAL(1.0), REAL(0.0))))
    return (
        np.where(v4, np.where(context_boolean[1] & v0, np.int8(1), np.int8(-1)), v6),
        np.where(v52, pattern[0], best[0]),
        flag[0],
        v53,
        flag[2] | v49,
        v54,
        flag[4] | (v55 & (~(((1e-05 * v46) < v47) & (v55 & v57)))),
        np.where(v52, v24, flag[5]),
        np.where(v52, v56 & (v48 & v57), flag[6]),
        np.where(v52, v33, number[0]),
        np.where(v52, v34, number[1]),
        np.where(v52, v37, number[2]),
        v32[0],
        np.where(v52, v60, number[4]),
        np.where(v52, (v10 * v59) + (v13 * v60), number[5]),
        np.where(v52, np.where(v0, REAL(0.0), -((v11 * v59) + (v14 * v60))), number[6]),
        (v53 & (v54 | (v61 | (v0 | (~v4))))) | (v61 & (~v53)),
    )


def _stage_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.4285714285714286), REAL(-0.375))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v16), REAL(0.0)))
    v18 = np.abs(v7)
    v19 = v17 < v18
    v20 = np.where(v19, v17, v18)
    v21 = v14 < v20
    v22 = np.where(v21, v14, v20)
    v23 = v11 < v22
    v24 = np.where(v23, v11, v22)
    v25 = v6 < v24
    v26 = polished[0] + np.where(v18 <= (1e-05 * _max(np.abs(u[0]), np.abs(v4))), REAL(1.0), REAL(0.0))
    v27 = (12.0 <= v26) | (~(v25 | (v23 | (v19 | v21))))
    return (
        np.where(v25, v4, np.where(v23, v9, np.where(v21, v12, np.where(v19, v15, u[0])))),
        v26,
        v27 | (np.where(v25, v6, v24) <= 0.0),
    )


def _step(prepared, q, qd, mode, tau, dt):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = qd[0] * v1
    v3 = qd[1] * v2
    v4 = v0 * v3
    v5 = 0.8 + q[2]
    v6 = qd[2] * v2
    v7 = ((80.0 * v5) * ((v1 * v6) - (v5 * v4))) - tau[0]
    v8 = qd[2] * qd[1]
    v9 = ((v8 * (0.4 * v1)) + v7) - (15.984 * v4)
    v10 = 40.0 * v5
    v11 = 7.992 + (v5 * v10)
    v12 = v1 * v1
    v13 = 20.008 + (v12 * v11)
    v14 = v0 * v0
    v15 = 1.0 / (v13 - (0.002666666666666667 * v14))
    v16 = (v0 * v15) * (0.006666666666666667 * v9)
    v17 = (v12 + v14) * v10
    v18 = 0.4 * v3
    v19 = tau[2] - v18
    v20 = v19 + ((v17 * (qd[1] * qd[1])) + ((v2 * (v10 * v2)) - (392.40000000000003 * v0)))
    v21 = 0.016666666666666666 + (v15 * (4.444444444444445e-05 * v14))
    v22 = v21 * v20
    v23 = v22 + v16
    v24 = v20 - v19
    v25 = 0.6666666666666667 * np.abs((40.0 * v23) - v24)
    v26 = 0.6666666666666667 * np.abs(40.0 * v21)
    v27 = v26 < 1.0
    v28 = np.where(v27, v25 / np.where(v27, np.where(v27, 1.0 - v26, REAL(1.0)), REAL(1.0)), REAL(1e+38))
    v29 = _min(v28, v25 + (v26 * v28))
    v30 = _min(v29, v25 + (v26 * v29))
    v31 = 1e-08 * (np.abs(v16) + np.abs(v22))
    v32 = np.abs(v23) <= (v31 + (_min(v30, v25 + (v26 * v30)) * (1.0001 * v21)))
    v33 = -(0.5 * v24)
    v34 = -(1.6666666666666667 * v24)
    v35 = 0.5 * dt
    v36 = np.abs(qd[2])
    v37 = v36 < (-((_min(v34, v33) - _max(v34, v33)) * (v35 * v21)))
    v38 = (0.0 == v36) | v37
    v39 = v38 & v32
    v40 = -v31
    v41 = _mode_of(qd[2])
    v42 = np.where(v38, v40 < v23, np.int8(1) == v41)
    v43 = np.where(v39, np.int8(0), np.where(v42, np.int8(1), np.int8(-1)))
    v44 = (v8 * (2.0 * v17)) + ((v11 * (v2 * (qd[0] * v0))) - tau[1])
    v45 = (v1 * (88.29 + (392.40000000000003 * v5))) + (v44 - (0.4 * v6))
    v46 = (v43, v43, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v46_done = np.False_
    v46_of_context_real = (v13, 0.4 * v0, 8.0 + (v5 * v17), REAL(0.0), -v9, -v45, v20, tau[2], v18, qd[0], qd[1], qd[2])
    v46_of_context_boolean = (v39, v42, np.where(v38, v40 < (-v23), np.int8(-1) == v41), ~v38)
    for _ in range(6):
        *v46_next, v46_now = _step_pattern(prepared, v46[0:1], v46[1:2], v46[2:9], v46[9:16], v46_of_context_real, v46_of_context_boolean)
        v46 = tuple(np.where(v46_done, old, new) for old, new in zip(v46, v46_next))
        v46_done = v46_done | v46_now
        if np.all(v46_done):
            break
    v46 = (*v46, v46_done)
    v47 = qd[0] + v46[13]
    v48 = v47 + (v35 * v46[9])
    v49 = qd[1] + v46[14]
    v50 = q[1] + (v35 * v49)
    v51 = np.sin(v50)
    v52 = np.cos(v50)
    v53 = v52 * v48
    v54 = np.int8(0) == v46[1]
    v55 = np.where(v54, REAL(0.0), qd[2] + v46[15])
    v56 = 0.8 + np.where(v54, q[2], q[2] + (v35 * v55))
    v57 = 40.0 * v56
    v58 = v49 + (v35 * v46[10])
    v59 = 0.4 * v58
    v60 = tau[2] - (v53 * v59)
    v61 = v52 * v52
    v62 = v57 * (v61 + (v51 * v51))
    v63 = v62 * v58
    v64 = np.where(v54, REAL(0.0), (v60 + ((v53 * (v57 * v53)) - (392.40000000000003 * v51))) + (v58 * v63))
    v65 = np.where(v54, REAL(0.0), REAL(0.0))
    v66 = 1.0 / np.where(v54, REAL(1.0), REAL(60.0))
    v67 = v66 * v65
    v68 = np.where(v54, REAL(0.0), v55 + (v35 * v46[11]))
    v69 = (tau[1] - (v67 * v64)) + (v68 * ((0.4 * v53) - (2.0 * v63)))
    v70 = 7.992 + (v56 * v57)
    v71 = v51 * v53
    v72 = (v69 - (v71 * (v70 * v48))) - (v52 * (88.29 + (392.40000000000003 * v56)))
    v73 = v65 * v67
    v74 = 8.0 - v73
    v75 = 1.0 / (v74 + (v56 * v62))
    v76 = (v66 * v64) - (v72 * (v67 * v75))
    v77 = 0.4 * v51
    v78 = np.where(v54, REAL(0.0), v77)
    v79 = 80.0 * v56
    v80 = (tau[0] - (v78 * v76)) - ((v59 + (v53 * v79)) * (v52 * v68))
    v81 = 1.0 + (v73 * v75)
    v82 = v81 * (v66 * v78)
    v83 = 1.0 / ((20.008 - (v78 * v82)) + (v61 * v70))
    v84 = v83 * (v80 + (v71 * (v58 * (15.984 + (v56 * v79)))))
    v85 = np.where(v54, REAL(0.0), v76 - (v82 * v84))
    v86 = np.where(v54, REAL(0.0), REAL(1.0))
    v87 = v86 * (v82 * v83)
    v88 = v86 * v66
    v89 = np.where(v54, REAL(0.0), (v82 * v87) + (v81 * v88))
    v90 = ~v54
    v91 = _real_of(v46[1])
    v92 = (v46[12], REAL(0.0))
    v92_done = np.False_
    v92_of_context_real = (v91, ((20.0 * v89) - 1.0) - (v77 * v87), (v60 - (v77 * v84)) - (20.0 * v85))
    v92_of_context_boolean = (v90,)
    for _ in range(40):
        *v92_next, v92_now = _stage_loads(prepared, v92[0:1], v92[1:2], v92_of_context_real, v92_of_context_boolean)
        v92 = tuple(np.where(v92_done, old, new) for old, new in zip(v92, v92_next))
        v92_done = v92_done | v92_now
        if np.all(v92_done):
            break
    v92 = (*v92, v92_done)
    v93 = v84 + (v87 * v92[0])
    v94 = v75 * (v72 + (v67 * ((v78 * v93) + (v86 * v92[0]))))
    v95 = v49 + (v35 * v94)
    v96 = q[1] + (v35 * v58)
    v97 = np.sin(v96)
    v98 = np.cos(v96)
    v99 = v98 * v98
    v100 = 0.8 + np.where(v54, q[2], q[2] + (v35 * v68))
    v101 = 40.0 * v100
    v102 = v101 * (v99 + (v97 * v97))
    v103 = v95 * v102
    v104 = v47 + (v35 * v93)
    v105 = v98 * v104
    v106 = 0.4 * v95
    v107 = tau[2] - (v105 * v106)
    v108 = np.where(v54, REAL(0.0), (v107 + ((v105 * (v101 * v105)) - (392.40000000000003 * v97))) + (v95 * v103))
    v109 = (v89 * v92[0]) - v85
    v110 = np.where(v54, REAL(0.0), -v109)
    v111 = np.where(v54, REAL(0.0), v55 + (v35 * v110))
    v112 = (tau[1] - (v67 * v108)) + (v111 * ((0.4 * v105) - (2.0 * v103)))
    v113 = 7.992 + (v100 * v101)
    v114 = v97 * v105
    v115 = (v112 - (v114 * (v113 * v104))) - (v98 * (88.29 + (392.40000000000003 * v100)))
    v116 = 1.0 / (v74 + (v100 * v102))
    v117 = (v66 * v108) - (v115 * (v67 * v116))
    v118 = 0.4 * v97
    v119 = np.where(v54, REAL(0.0), v118)
    v120 = 80.0 * v100
    v121 = (tau[0] - (v119 * v117)) - ((v106 + (v105 * v120)) * (v111 * v98))
    v122 = 1.0 + (v73 * v116)
    v123 = v122 * (v66 * v119)
    v124 = 1.0 / ((20.008 - (v119 * v123)) + (v99 * v113))
    v125 = v124 * (v121 + (v114 * (v95 * (15.984 + (v100 * v120)))))
    v126 = np.where(v54, REAL(0.0), v117 - (v123 * v125))
    v127 = v124 * (v86 * v123)
    v128 = np.where(v54, REAL(0.0), (v123 * v127) + (v88 * v122))
    v129 = (v92[0], REAL(0.0))
    v129_done = np.False_
    v129_of_context_real = (v91, ((20.0 * v128) - 1.0) - (v118 * v127), (v107 - (20.0 * v126)) - (v118 * v125))
    v129_of_context_boolean = (v90,)
    for _ in range(40):
        *v129_next, v129_now = _stage_loads(prepared, v129[0:1], v129[1:2], v129_of_context_real, v129_of_context_boolean)
        v129 = tuple(np.where(v129_done, old, new) for old, new in zip(v129, v129_next))
        v129_done = v129_done | v129_now
        if np.all(v129_done):
            break
    v129 = (*v129, v129_done)
    v130 = v125 + (v127 * v129[0])
    v131 = v116 * (v115 + (v67 * ((v86 * v129[0]) + (v119 * v130))))
    v132 = v49 + (dt * v131)
    v133 = q[1] + (dt * v95)
    v134 = np.sin(v133)
    v135 = np.cos(v133)
    v136 = v135 * v135
    v137 = 0.8 + np.where(v54, q[2], q[2] + (dt * v111))
    v138 = 40.0 * v137
    v139 = v138 * (v136 + (v134 * v134))
    v140 = v139 * v132
    v141 = v47 + (dt * v130)
    v142 = v135 * v141
    v143 = 0.4 * v132
    v144 = tau[2] - (v142 * v143)
    v145 = np.where(v54, REAL(0.0), (v144 + ((v142 * (v138 * v142)) - (392.40000000000003 * v134))) + (v132 * v140))
    v146 = 7.992 + (v137 * v138)
    v147 = v134 * v142
    v148 = (v137 * (392.40000000000003 * v135)) + (v147 * (v146 * v141))
    v149 = (v128 * v129[0]) - v126
    v150 = np.where(v54, REAL(0.0), -v149)
    v151 = np.where(v54, REAL(0.0), v55 + (dt * v150))
    v152 = tau[1] + (v151 * ((0.4 * v142) - (2.0 * v140)))
    v153 = v152 - (v148 + ((88.29 * v135) + (v67 * v145)))
    v154 = 1.0 / (v74 + (v137 * v139))
    v155 = (v66 * v145) - (v153 * (v67 * v154))
    v156 = 0.4 * v134
    v157 = np.where(v54, REAL(0.0), v156)
    v158 = 80.0 * v137
    v159 = (tau[0] - (v157 * v155)) - ((v143 + (v142 * v158)) * (v135 * v151))
    v160 = 1.0 + (v73 * v154)
    v161 = v160 * (v66 * v157)
    v162 = 1.0 / ((20.008 - (v157 * v161)) + (v136 * v146))
    v163 = v162 * (v159 + (v147 * (v132 * (15.984 + (v137 * v158)))))
    v164 = np.where(v54, REAL(0.0), v155 - (v161 * v163))
    v165 = v162 * (v86 * v161)
    v166 = np.where(v54, REAL(0.0), (v161 * v165) + (v88 * v160))
    v167 = (v129[0], REAL(0.0))
    v167_done = np.False_
    v167_of_context_real = (v91, ((20.0 * v166) - 1.0) - (v156 * v165), (v144 - (20.0 * v164)) - (v156 * v163))
    v167_of_context_boolean = (v90,)
    for _ in range(40):
        *v167_next, v167_now = _stage_loads(prepared, v167[0:1], v167[1:2], v167_of_context_real, v167_of_context_boolean)
        v167 = tuple(np.where(v167_done, old, new) for old, new in zip(v167, v167_next))
        v167_done = v167_done | v167_now
        if np.all(v167_done):
            break
    v167 = (*v167, v167_done)
    v168 = (v166 * v167[0]) - v164
    v169 = 0.16666666666666666 * dt
    v170 = 0.3333333333333333 * dt
    v171 = (v55 + (v169 * (v46[11] + np.where(v54, REAL(0.0), -v168)))) + (v170 * (v110 + v150))
    v172 = np.where(v54, REAL(0.0), v171)
    v173 = v163 + (v165 * v167[0])
    v174 = v169 * (v46[10] + (v154 * (v153 + (v67 * ((v86 * v167[0]) + (v157 * v173))))))
    v175 = (v49 + (v170 * (v94 + v131))) + v174
    v176 = (v47 + (v169 * (v46[9] + v173))) + (v170 * (v93 + v130))
    v177 = (q[1] + (v169 * (v49 + v132))) + (v170 * (v58 + v95))
    v178 = (q[0] + (v169 * (v47 + v141))) + (v170 * (v48 + v104))
    v179 = ((np.abs(dt) < 1e+38) & (np.abs(q[0]) < 1e+38)) & (np.abs(q[1]) < 1e+38)
    v180 = (np.abs(qd[0]) < 1e+38) & (v179 & (np.abs(q[2]) < 1e+38))
    v181 = (np.abs(tau[0]) < 1e+38) & ((v36 < 1e+38) & ((np.abs(qd[1]) < 1e+38) & v180))
    v182 = (np.abs(tau[2]) < 1e+38) & ((np.abs(tau[1]) < 1e+38) & v181)
    v183 = (np.abs(v177) < 1e+38) & (v182 & (np.abs(v178) < 1e+38))
    v184 = np.where(v54, q[2], (q[2] + (v169 * (v55 + v151))) + (v170 * (v68 + v111)))
    v185 = (np.abs(v176) < 1e+38) & ((np.abs(v184) < 1e+38) & v183)
    v186 = (0.0 < dt) & ((v185 & (np.abs(v175) < 1e+38)) & (np.abs(v172) < 1e+38))
    v187 = ((v144 - (v156 * v173)) - v167[0]) + (20.0 * v168)
    v188 = v91 * v91
    v189 = np.where(v54, REAL(0.0), v188 * (v187 * np.where(0.0 < (v91 * v187), REAL(0.4285714285714286), REAL(-0.375))))
    v190 = _max(np.abs(v189), np.abs(v167[0]))
    v191 = (np.abs(v167[0] - v189) <= (v190 * np.where(v190 < (1.0000000009313226 * v190), REAL(1e-11), REAL(1e-05)))) & v167[2]
    v192 = ((v107 - (v118 * v130)) - v129[0]) + (20.0 * v149)
    v193 = np.where(v54, REAL(0.0), np.where(0.0 < (v91 * v192), REAL(0.4285714285714286), REAL(-0.375)) * (v188 * v192))
    v194 = _max(np.abs(v193), np.abs(v129[0]))
    v195 = (np.abs(v129[0] - v193) <= (v194 * np.where(v194 < (1.0000000009313226 * v194), REAL(1e-11), REAL(1e-05)))) & v129[2]
    v196 = ((v60 - (v77 * v93)) - v92[0]) + (20.0 * v109)
    v197 = np.where(v54, REAL(0.0), np.where(0.0 < (v91 * v196), REAL(0.4285714285714286), REAL(-0.375)) * (v188 * v196))
    v198 = _max(np.abs(v197), np.abs(v92[0]))
    v199 = v92[2] & (np.abs(v92[0] - v197) <= (v198 * np.where(v198 < (1.0000000009313226 * v198), REAL(1e-11), REAL(1e-05))))
    v200 = np.where(v46[16], np.where(v46[4] | v46[3], np.where(v46[8], REAL(4.0), np.where(v46[5], REAL(1.0), np.where(v46[7], REAL(0.0), REAL(3.0)))), np.where(v46[6], REAL(5.0), REAL(2.0))), REAL(5.0))
    v201 = ((np.abs(v46[10]) < 1e+38) & (np.abs(v46[9]) < 1e+38)) & (np.abs(v46[11]) < 1e+38)
    v202 = (np.abs(v45) < 1e+38) & ((np.abs(v9) < 1e+38) & v201)
    v203 = np.where((np.abs(v20) < 1e+38) & v202, v200, REAL(6.0))
    return (
        np.where(v186, v178, q[0]),
        np.where(v186, v177, q[1]),
        np.where(v186, v184, q[2]),
        np.where(v186, v176, qd[0]),
        np.where(v186, v175, qd[1]),
        np.where(v186, v172, qd[2]),
        np.where(v186, _mode_of(qd[0]), mode[0]),
        np.where(v186, _mode_of(qd[1]), mode[1]),
        np.where(v186, v46[1], mode[2]),
        np.where(v186, np.where(v191 & (v199 & v195), v203, _max(REAL(5.0), v203)), REAL(6.0)),
    )


def step(prepared, q, qd, mode, tau, dt):
    """One fixed step with Karnopp's dead band.

    Takes
      q[3]     joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]    joint rates, rad/s or m/s
      mode[3]  modes: +1, 0, -1
      tau[3]   joint torques and forces, N m or N: waist, shoulder, boom
      dt       step, s

    Gives
      q_next[3]     joint coordinates in the chain's order, rad or m
      qd_next[3]    joint rates, rad/s or m/s
      mode_next[3]  modes: +1, 0, -1
      status        0 ok, 1 tie, 2 none, 3 unproven, 4 several, 5 limit, 6 not finite

    Operations: 5800 add, 8163 mul, 387 div, 0 sqrt, 4 sincos, 17472 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(mode)[1:], np.shape(tau)[1:], np.shape(dt))
    with np.errstate(all="ignore"):
        values = _step(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:3], REAL, (3,), lanes), _pack(values[3:6], REAL, (3,), lanes), _pack(values[6:9], np.int8, (3,), lanes), _pack(values[9:10], REAL, (), lanes)


def _interpolated_pattern_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.4285714285714286), REAL(-0.375))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v16), REAL(0.0)))
    v18 = np.abs(v7)
    v19 = v17 < v18
    v20 = np.where(v19, v17, v18)
    v21 = v14 < v20
    v22 = np.where(v21, v14, v20)
    v23 = v11 < v22
    v24 = np.where(v23, v11, v22)
    v25 = v6 < v24
    v26 = polished[0] + np.where(v18 <= (1e-05 * _max(np.abs(u[0]), np.abs(v4))), REAL(1.0), REAL(0.0))
    v27 = (12.0 <= v26) | (~(v25 | (v23 | (v19 | v21))))
    return (
        np.where(v25, v4, np.where(v23, v9, np.where(v21, v12, np.where(v19, v15, u[0])))),
        v26,
        v27 | (np.where(v25, v6, v24) <= 0.0),
    )


def _interpolated_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = np.int8(0) == pattern[0]
    v1 = np.where(v0, REAL(0.0), context_real[3])
    v2 = 1.0 / np.where(v0, REAL(1.0), REAL(60.0))
    v3 = v2 * v1
    v4 = 1.0 / (context_real[2] - (v1 * v3))
    v5 = v3 * v4
    v6 = v2 + (v3 * v5)
    v7 = np.where(v0, REAL(0.0), context_real[1])
    v8 = v6 * v7
    v9 = 1.0 / (context_real[0] - (v7 * v8))
    v10 = np.where(v0, REAL(0.0), REAL(1.0))
    v11 = v8 * (v10 * v9)
    v12 = np.where(v0, REAL(0.0), (v10 * v6) + (v8 * v11))
    v13 = (1.0 - (20.0 * v12)) + (context_real[1] * v11)
    v14 = 1.0 - (0.375 * v13)
    v15 = 1.0 + (0.4285714285714286 * v13)
    v16 = v15 * v14
    v17 = v10 <= 1.0
    v18 = v0 | (0.0 < np.where((0.0 < v16) & v17, REAL(1.0), _min(v15, v14)))
    v19 = np.where(v0, REAL(0.0), context_real[6])
    v20 = (context_real[5] * v5) - (v6 * v19)
    v21 = v9 * (context_real[4] + (v7 * v20))
    v22 = np.where(v0, REAL(0.0), -(v20 + (v8 * v21)))
    v23 = context_real[8] - context_real[7]
    v24 = v23 + ((context_real[1] * v21) + (20.0 * v22))
    v25 = ~v0
    v26 = _real_of(pattern[0])
    v27 = (np.where(v18, number[3], REAL(0.0)), REAL(0.0))
    v27_done = np.False_
    v27_of_context_real = (v26, -v13, -v24)
    v27_of_context_boolean = (v25,)
    for _ in range(40):
        *v27_next, v27_now = _interpolated_pattern_loads(prepared, v27[0:1], v27[1:2], v27_of_context_real, v27_of_context_boolean)
        v27 = tuple(np.where(v27_done, old, new) for old, new in zip(v27, v27_next))
        v27_done = v27_done | v27_now
        if np.all(v27_done):
            break
    v27 = (*v27, v27_done)
    v28 = v21 + (v11 * v27[0])
    v29 = (context_real[5] * v4) - (v5 * (v19 - ((v10 * v27[0]) + (v7 * v28))))
    v30 = context_real[1] * v28
    v31 = np.where(v0, (context_real[6] - (context_real[3] * v29)) - v30, v27[0])
    v32 = np.where(v0, REAL(0.0), v22 - (v12 * v27[0]))
    v33 = v30 + (v31 + (v23 + (20.0 * v32)))
    v34 = v31 - v33
    v35 = -(0.5 * v33)
    v36 = -(1.6666666666666667 * v33)
    v37 = np.where(v0, _min(v34 - _min(v36, v35), _max(v36, v35) - v34), v26 * v32)
    v38 = np.where(v0, v37, 60.0 * v37)
    v39 = _max(np.abs(context_real[6]), np.abs(v31))
    v40 = ~flag[0]
    v41 = context_boolean[4] & v40
    v42 = (v41 & (((-1e-06) * v39) <= v38)) | ((v0 & (0.0 <= v37)) | (0.0 < v37))
    v43 = v26 * (v24 + (v13 * v27[0]))
    v44 = np.where(v0, REAL(0.0), -(np.where(0.0 < (-v43), REAL(0.4285714285714286), REAL(-0.375)) * (v26 * v43)))
    v45 = _max(np.abs(v27[0]), np.abs(v44))
    v46 = np.abs(v27[0] - v44)
    v47 = (v46 <= (v45 * np.where(v45 < (1.0000000009313226 * v45), REAL(1e-11), REAL(1e-05)))) & v27[2]
    v48 = v47 & (context_boolean[3] | v42)
    v49 = flag[1] | v48
    v50 = np.where(v41, np.int8(-1) == context_mode[0], context_boolean[2])
    v51 = np.where(v41, np.int8(1) == context_mode[0], context_boolean[1])
    v52 = v51 | v50
    v53 = -(1.0 - v10)
    v54 = ((v0 & ((v53 <= 0.0) & (0.0 <= v53))) & v52) | (v50 & (np.int8(1) == pattern[0]))
    v55 = np.where(v54, v10, 1.0 + v10)
    v56 = ~(v54 | (v55 <= np.where(v52, REAL(1.0), REAL(0.0))))
    v57 = v56 & (~v49)
    v58 = (context_boolean[2] | (context_boolean[0] | context_boolean[1])) & (context_boolean[4] & (v40 & v57))
    v59 = np.where((context_boolean[0] & (~v41)) & ((v55 <= 0.0) & (0.0 <= v55)), np.int8(0), np.where(v51, np.int8(1), np.int8(-1)))
    v60 = ~flag[1]
    v61 = v47 & (context_boolean[3] | (((-1e-12) * v39) <= v38))
    v62 = (v60 & v48) | ((~flag[2]) & (v60 & v61))
    v63 = flag[3] | (flag[1] & v48)
    v64 = ~v47
    v65 = v25 & (v16 < 0.0)
    v66 = v17 & v65
    return (
        np.where(v58, np.where(context_boolean[0], np.int8(0), np.where(context_boolean[1], np.int8(1), np.int8(-1))), np.where(v54, np.where(v0 & v51, np.int8(1), np.int8(-1)), v59)),
        np.where(v62, pattern[0], best[0]),
        flag[0] | v58,
        v49,
        flag[2] | v61,
        v63,
        flag[4] | (v64 & (~(((1e-05 * v45) < v46) & (v66 & v64)))),
        np.where(v62, v18, flag[5]),
        np.where(v62, v65 & (v66 & v47), flag[6]),
        np.where(v62, v28, number[0]),
        np.where(v62, v29, number[1]),
        np.where(v62, v32, number[2]),
        v27[0],
        (v57 & (~v58)) | (v49 & ((v56 | (v0 | (~v54))) | v63)),
    )


def _interpolated_part(prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, tau, dt):
    v0 = 0.5 * trial
    v1 = q[1] + (qd[1] * v0)
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(v1)
    v5 = np.cos(v1)
    v6 = v2 * v2
    v7 = v3 * v3
    v8 = 0.8 + q[2]
    v9 = 40.0 * v8
    v10 = (v7 + v6) * v9
    v11 = qd[0] * v3
    v12 = qd[1] * v11
    v13 = 0.4 * v12
    v14 = v13 - tau[2]
    v15 = (v10 * (qd[1] * qd[1])) + (((v11 * (v9 * v11)) - (392.40000000000003 * v2)) - v14)
    v16 = 7.992 + (v8 * v9)
    v17 = 20.008 + (v7 * v16)
    v18 = 1.0 / (v17 - (0.002666666666666667 * v6))
    v19 = 0.016666666666666666 + (v18 * (4.444444444444445e-05 * v6))
    v20 = v19 * v15
    v21 = v2 * v12
    v22 = qd[2] * v11
    v23 = ((80.0 * v8) * ((v3 * v22) - (v8 * v21))) - tau[0]
    v24 = qd[2] * qd[1]
    v25 = ((v24 * (0.4 * v3)) + v23) - (15.984 * v21)
    v26 = (v2 * v18) * (0.006666666666666667 * v25)
    v27 = v26 + v20
    v28 = v14 + v15
    v29 = 0.6666666666666667 * np.abs((40.0 * v27) - v28)
    v30 = 0.6666666666666667 * np.abs(40.0 * v19)
    v31 = v30 < 1.0
    v32 = np.where(v31, v29 / np.where(v31, np.where(v31, 1.0 - v30, REAL(1.0)), REAL(1.0)), REAL(1e+38))
    v33 = _min(v32, v29 + (v30 * v32))
    v34 = _min(v33, v29 + (v30 * v33))
    v35 = 1e-08 * (np.abs(v26) + np.abs(v20))
    v36 = np.abs(v27) <= (v35 + ((1.0001 * v19) * _min(v34, v29 + (v30 * v34))))
    v37 = 0.0 == qd[2]
    v38 = v37 & v36
    v39 = ~(np.int8(0) == forced[0])
    v40 = v39 & (v37 & v39)
    v41 = -v35
    v42 = _mode_of(qd[2])
    v43 = np.where(v37, v41 < v27, np.int8(1) == v42)
    v44 = np.where(v38 & (~v40), np.int8(0), np.where(np.where(v40, np.int8(1) == forced[0], v43), np.int8(1), np.int8(-1)))
    v45 = (v24 * (2.0 * v10)) + ((v16 * (v11 * (qd[0] * v2))) - tau[1])
    v46 = (v3 * (88.29 + (392.40000000000003 * v8))) + (v45 - (0.4 * v22))
    v47 = ~v37
    v48 = 0.4 * v2
    v49 = (v44, v44, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v49_done = np.False_
    v49_of_context_real = (v17, v48, 8.0 + (v8 * v10), REAL(0.0), -v25, -v46, v15, tau[2], v13)
    v49_of_context_boolean = (v38, v43, np.where(v37, v41 < (-v27), np.int8(-1) == v42), v47, v40)
    v49_of_context_mode = (forced[0],)
    for _ in range(6):
        *v49_next, v49_now = _interpolated_pattern(prepared, v49[0:1], v49[1:2], v49[2:9], v49[9:13], v49_of_context_real, v49_of_context_boolean, v49_of_context_mode)
        v49 = tuple(np.where(v49_done, old, new) for old, new in zip(v49, v49_next))
        v49_done = v49_done | v49_now
        if np.all(v49_done):
            break
    v49 = (*v49, v49_done)
    v50 = qd[1] + (v0 * v49[10])
    v51 = np.int8(0) == v49[1]
    v52 = 0.8 + np.where(v51, q[2], q[2] + (qd[2] * v0))
    v53 = 40.0 * v52
    v54 = v5 * v5
    v55 = v53 * (v54 + (v4 * v4))
    v56 = v55 * v50
    v57 = qd[0] + (v0 * v49[9])
    v58 = v5 * v57
    v59 = np.where(v51, REAL(0.0), qd[2] + (v49[11] * v0))
    v60 = 0.4 * v50
    v61 = tau[2] - (v58 * v60)
    v62 = np.where(v51, REAL(0.0), (v61 + ((v58 * (v53 * v58)) - (392.40000000000003 * v4))) + (v50 * v56))
    v63 = np.where(v51, REAL(0.0), REAL(0.0))
    v64 = 1.0 / np.where(v51, REAL(1.0), REAL(60.0))
    v65 = v64 * v63
    v66 = (tau[1] - (v65 * v62)) + (v59 * ((0.4 * v58) - (2.0 * v56)))
    v67 = 7.992 + (v52 * v53)
    v68 = v4 * v58
    v69 = (v66 - (v68 * (v67 * v57))) - (v5 * (88.29 + (392.40000000000003 * v52)))
    v70 = v63 * v65
    v71 = 8.0 - v70
    v72 = 1.0 / (v71 + (v52 * v55))
    v73 = (v64 * v62) - (v69 * (v65 * v72))
    v74 = 0.4 * v4
    v75 = np.where(v51, REAL(0.0), v74)
    v76 = 80.0 * v52
    v77 = (tau[0] - (v75 * v73)) - ((v60 + (v58 * v76)) * (v5 * v59))
    v78 = v64 * v70
    v79 = v75 * (v64 + (v72 * v78))
    v80 = 1.0 / ((20.008 - (v75 * v79)) + (v54 * v67))
    v81 = v80 * (v77 + (v68 * (v50 * (15.984 + (v52 * v76)))))
    v82 = np.where(v51, REAL(0.0), v73 - (v79 * v81))
    v83 = v79 * v80
    v84 = np.where(v51, REAL(0.0), REAL(1.0))
    v85 = v84 * v83
    v86 = v84 * v64
    v87 = v86 * v70
    v88 = np.where(v51, REAL(0.0), (v86 + (v87 * v72)) + (v79 * v85))
    v89 = 0.4 * v84
    v90 = ~v51
    v91 = _real_of(v49[1])
    v92 = (v49[12], REAL(0.0))
    v92_done = np.False_
    v92_of_context_real = (v91, ((20.0 * v88) - 1.0) - (v89 * (v4 * v83)), (v61 - (v74 * v81)) - (20.0 * v82))
    v92_of_context_boolean = (v90,)
    for _ in range(40):
        *v92_next, v92_now = _stage_loads(prepared, v92[0:1], v92[1:2], v92_of_context_real, v92_of_context_boolean)
        v92 = tuple(np.where(v92_done, old, new) for old, new in zip(v92, v92_next))
        v92_done = v92_done | v92_now
        if np.all(v92_done):
            break
    v92 = (*v92, v92_done)
    v93 = v81 + (v85 * v92[0])
    v94 = v72 * (v69 + (v65 * ((v84 * v92[0]) + (v75 * v93))))
    v95 = qd[1] + (v0 * v94)
    v96 = q[1] + (v0 * v50)
    v97 = np.sin(v96)
    v98 = np.cos(v96)
    v99 = v98 * v98
    v100 = 0.8 + np.where(v51, q[2], q[2] + (v0 * v59))
    v101 = 40.0 * v100
    v102 = v101 * (v99 + (v97 * v97))
    v103 = v95 * v102
    v104 = qd[0] + (v0 * v93)
    v105 = v98 * v104
    v106 = 0.4 * v95
    v107 = tau[2] - (v105 * v106)
    v108 = np.where(v51, REAL(0.0), (v107 + ((v105 * (v101 * v105)) - (392.40000000000003 * v97))) + (v95 * v103))
    v109 = (v88 * v92[0]) - v82
    v110 = np.where(v51, REAL(0.0), -v109)
    v111 = np.where(v51, REAL(0.0), qd[2] + (v0 * v110))
    v112 = (tau[1] - (v65 * v108)) + (v111 * ((0.4 * v105) - (2.0 * v103)))
    v113 = 7.992 + (v100 * v101)
    v114 = v97 * v105
    v115 = (v112 - (v114 * (v113 * v104))) - (v98 * (88.29 + (392.40000000000003 * v100)))
    v116 = 1.0 / (v71 + (v100 * v102))
    v117 = (v64 * v108) - (v115 * (v65 * v116))
    v118 = 0.4 * v97
    v119 = np.where(v51, REAL(0.0), v118)
    v120 = 80.0 * v100
    v121 = (tau[0] - (v119 * v117)) - ((v106 + (v105 * v120)) * (v111 * v98))
    v122 = v119 * (v64 + (v78 * v116))
    v123 = 1.0 / ((20.008 - (v119 * v122)) + (v99 * v113))
    v124 = v123 * (v121 + (v114 * (v95 * (15.984 + (v100 * v120)))))
    v125 = np.where(v51, REAL(0.0), v117 - (v122 * v124))
    v126 = v122 * v123
    v127 = v84 * v126
    v128 = np.where(v51, REAL(0.0), (v86 + (v87 * v116)) + (v122 * v127))
    v129 = (v92[0], REAL(0.0))
    v129_done = np.False_
    v129_of_context_real = (v91, ((20.0 * v128) - 1.0) - (v126 * (v89 * v97)), (v107 - (20.0 * v125)) - (v118 * v124))
    v129_of_context_boolean = (v90,)
    for _ in range(40):
        *v129_next, v129_now = _stage_loads(prepared, v129[0:1], v129[1:2], v129_of_context_real, v129_of_context_boolean)
        v129 = tuple(np.where(v129_done, old, new) for old, new in zip(v129, v129_next))
        v129_done = v129_done | v129_now
        if np.all(v129_done):
            break
    v129 = (*v129, v129_done)
    v130 = v124 + (v127 * v129[0])
    v131 = v116 * (v115 + (v65 * ((v84 * v129[0]) + (v119 * v130))))
    v132 = qd[1] + (trial * v131)
    v133 = q[1] + (trial * v95)
    v134 = np.sin(v133)
    v135 = np.cos(v133)
    v136 = v135 * v135
    v137 = 0.8 + np.where(v51, q[2], q[2] + (trial * v111))
    v138 = 40.0 * v137
    v139 = v138 * (v136 + (v134 * v134))
    v140 = v139 * v132
    v141 = qd[0] + (trial * v130)
    v142 = v135 * v141
    v143 = 0.4 * v132
    v144 = tau[2] - (v142 * v143)
    v145 = np.where(v51, REAL(0.0), (v144 + ((v142 * (v138 * v142)) - (392.40000000000003 * v134))) + (v132 * v140))
    v146 = 7.992 + (v137 * v138)
    v147 = v134 * v142
    v148 = (v137 * (392.40000000000003 * v135)) + (v147 * (v146 * v141))
    v149 = (v128 * v129[0]) - v125
    v150 = np.where(v51, REAL(0.0), -v149)
    v151 = np.where(v51, REAL(0.0), qd[2] + (trial * v150))
    v152 = tau[1] + (v151 * ((0.4 * v142) - (2.0 * v140)))
    v153 = v152 - (v148 + ((88.29 * v135) + (v65 * v145)))
    v154 = 1.0 / (v71 + (v137 * v139))
    v155 = (v64 * v145) - (v153 * (v65 * v154))
    v156 = 0.4 * v134
    v157 = np.where(v51, REAL(0.0), v156)
    v158 = 80.0 * v137
    v159 = (tau[0] - (v157 * v155)) - ((v143 + (v142 * v158)) * (v135 * v151))
    v160 = v157 * (v64 + (v78 * v154))
    v161 = 1.0 / ((20.008 - (v157 * v160)) + (v136 * v146))
    v162 = v161 * (v159 + (v147 * (v132 * (15.984 + (v137 * v158)))))
    v163 = np.where(v51, REAL(0.0), v155 - (v160 * v162))
    v164 = v160 * v161
    v165 = v84 * v164
    v166 = np.where(v51, REAL(0.0), (v86 + (v87 * v154)) + (v160 * v165))
    v167 = (v129[0], REAL(0.0))
    v167_done = np.False_
    v167_of_context_real = (v91, ((20.0 * v166) - 1.0) - (v164 * (v89 * v134)), (v144 - (20.0 * v163)) - (v156 * v162))
    v167_of_context_boolean = (v90,)
    for _ in range(40):
        *v167_next, v167_now = _stage_loads(prepared, v167[0:1], v167[1:2], v167_of_context_real, v167_of_context_boolean)
        v167 = tuple(np.where(v167_done, old, new) for old, new in zip(v167, v167_next))
        v167_done = v167_done | v167_now
        if np.all(v167_done):
            break
    v167 = (*v167, v167_done)
    v168 = v162 + (v165 * v167[0])
    v169 = 0.16666666666666666 * trial
    v170 = v169 * (v49[10] + (v154 * (v153 + (v65 * ((v84 * v167[0]) + (v157 * v168))))))
    v171 = 0.3333333333333333 * trial
    v172 = (qd[1] + (v171 * (v94 + v131))) + v170
    v173 = (q[1] + (v169 * (qd[1] + v132))) + (v171 * (v50 + v95))
    v174 = np.sin(v173)
    v175 = np.cos(v173)
    v176 = v175 * v175
    v177 = v176 + (v174 * v174)
    v178 = v177 * v172
    v179 = np.where(v51, q[2], (q[2] + (v169 * (qd[2] + v151))) + (v171 * (v59 + v111)))
    v180 = 0.8 + v179
    v181 = 80.0 * v180
    v182 = (qd[0] + (v169 * (v49[9] + v168))) + (v171 * (v93 + v130))
    v183 = v175 * v182
    v184 = (v166 * v167[0]) - v163
    v185 = (qd[2] + (v169 * (v49[11] + np.where(v51, REAL(0.0), -v184)))) + (v171 * (v110 + v150))
    v186 = np.where(v51, REAL(0.0), v185)
    v187 = 40.0 * v180
    v188 = (392.40000000000003 * v174) - (v187 * ((v172 * v178) + (v183 * v183)))
    v189 = 0.4 * v172
    v190 = tau[2] - (v183 * v189)
    v191 = np.where(v51, REAL(0.0), v190 - v188)
    v192 = (tau[1] - (v65 * v191)) + (v186 * ((0.4 * v183) - (v178 * v181)))
    v193 = v180 * v187
    v194 = 7.992 + v193
    v195 = v174 * v183
    v196 = (v192 - (v195 * (v194 * v182))) - (v175 * (88.29 + (392.40000000000003 * v180)))
    v197 = 1.0 / (v71 + (v177 * v193))
    v198 = (v64 * v191) - (v196 * (v65 * v197))
    v199 = 0.4 * v174
    v200 = np.where(v51, REAL(0.0), v199)
    v201 = (tau[0] - (v200 * v198)) - ((v189 + (v183 * v181)) * (v186 * v175))
    v202 = v200 * (v64 + (v78 * v197))
    v203 = 1.0 / ((20.008 - (v200 * v202)) + (v176 * v194))
    v204 = v203 * (v201 + (v195 * (v172 * (15.984 + (v180 * v181)))))
    v205 = np.where(v51, REAL(0.0), v198 - (v202 * v204))
    v206 = (v199 * v204) - v190
    v207 = v202 * v203
    v208 = v84 * v207
    v209 = np.where(v51, REAL(0.0), (v86 + (v87 * v197)) + (v202 * v208))
    v210 = (v49[12], REAL(0.0))
    v210_done = np.False_
    v210_of_context_real = (v91, ((20.0 * v209) - 1.0) - (v207 * (v89 * v174)), -(v206 + (20.0 * v205)))
    v210_of_context_boolean = (v90,)
    for _ in range(40):
        *v210_next, v210_now = _stage_loads(prepared, v210[0:1], v210[1:2], v210_of_context_real, v210_of_context_boolean)
        v210 = tuple(np.where(v210_done, old, new) for old, new in zip(v210, v210_next))
        v210_done = v210_done | v210_now
        if np.all(v210_done):
            break
    v210 = (*v210, v210_done)
    v211 = (20.0 * np.where(v51, REAL(0.0), v205 - (v209 * v210[0]))) - v188
    v212 = -(0.5 * v211)
    v213 = -(1.6666666666666667 * v211)
    v214 = _max(v213, v212)
    v215 = (((-v211) - v188) - v206) - (v208 * (v199 * v210[0]))
    v216 = _min(v213, v212)
    v217 = _min(v215 - v216, v214 - v215)
    v218 = v28 + (20.0 * v49[11])
    v219 = v218 + ((v48 * v49[9]) - v15)
    v220 = -(0.5 * v218)
    v221 = -(1.6666666666666667 * v218)
    v222 = _max(REAL(0.0), _min(v219 + _max(v221, v220), -(_min(v221, v220) + v219)))
    v223 = v51 & (v217 < 0.0)
    v224 = np.where(v223, v222 / np.where(v223, np.where(v223, v222 - v217, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v225 = (v91 * v186) < 0.0
    v226 = v47 & v225
    v227 = np.where(v226, qd[2] / np.where(v226, np.where(v226, qd[2] - v186, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v228 = _min(_min(REAL(1.0), v227), v224)
    v229 = (crossing[2] | (crossing[1] | crossing[0])) | (~(np.int8(0) == heading[0]))
    v230 = ((v228 < 1.0) & (~v229)) & (~(10.0 <= passes))
    v231 = np.where(v230, past, np.where(v229, trial + past, dt))
    v232 = np.where(v230, trial * v228, dt - v231)
    v233 = ((v144 - (v156 * v168)) - v167[0]) + (20.0 * v184)
    v234 = v91 * v91
    v235 = np.where(v51, REAL(0.0), v234 * (v233 * np.where(0.0 < (v91 * v233), REAL(0.4285714285714286), REAL(-0.375))))
    v236 = _max(np.abs(v235), np.abs(v167[0]))
    v237 = v167[2] & (np.abs(v167[0] - v235) <= (v236 * np.where(v236 < (1.0000000009313226 * v236), REAL(1e-11), REAL(1e-05))))
    v238 = ((v107 - (v118 * v130)) - v129[0]) + (20.0 * v149)
    v239 = np.where(v51, REAL(0.0), np.where(0.0 < (v91 * v238), REAL(0.4285714285714286), REAL(-0.375)) * (v234 * v238))
    v240 = _max(np.abs(v129[0]), np.abs(v239))
    v241 = v129[2] & (np.abs(v129[0] - v239) <= (v240 * np.where(v240 < (1.0000000009313226 * v240), REAL(1e-11), REAL(1e-05))))
    v242 = ((v61 - (v74 * v93)) - v92[0]) + (20.0 * v109)
    v243 = np.where(v51, REAL(0.0), np.where(0.0 < (v91 * v242), REAL(0.4285714285714286), REAL(-0.375)) * (v234 * v242))
    v244 = _max(np.abs(v243), np.abs(v92[0]))
    v245 = v92[2] & (np.abs(v92[0] - v243) <= (v244 * np.where(v244 < (1.0000000009313226 * v244), REAL(1e-11), REAL(1e-05))))
    v246 = np.where(v49[13], np.where(v49[4] | v49[3], np.where(v49[8], REAL(4.0), np.where(v49[5], REAL(1.0), np.where(v49[7], REAL(0.0), REAL(3.0)))), np.where(v49[6], REAL(5.0), REAL(2.0))), REAL(5.0))
    v247 = ((np.abs(v49[10]) < 1e+38) & (np.abs(v49[9]) < 1e+38)) & (np.abs(v49[11]) < 1e+38)
    v248 = (np.abs(v46) < 1e+38) & ((np.abs(v25) < 1e+38) & v247)
    v249 = _max(np.where(v237 & (v245 & v241), REAL(0.0), REAL(5.0)), np.where(v248 & (np.abs(v15) < 1e+38), v246, REAL(6.0)))
    return (
        np.where(v230, q[0], (q[0] + (v169 * (qd[0] + v141))) + (v171 * (v57 + v104))),
        np.where(v230, q[1], v173),
        np.where(v230, q[2], v179),
        np.where(v230, qd[0], np.where(crossing[0], REAL(0.0), v182)),
        np.where(v230, qd[1], np.where(crossing[1], REAL(0.0), v172)),
        np.where(v230, qd[2], np.where(crossing[2] | v225, REAL(0.0), v186)),
        _mode_of(qd[0]),
        _mode_of(qd[1]),
        v49[1],
        np.bool_(False),
        np.bool_(False),
        v230 & (v225 & (v227 <= v228)),
        np.where(v230, forced[0], np.where(v229, heading[0], np.int8(0))),
        np.where((v224 <= v228) & (v223 & v230), _mode_of(((2.0 * v215) - v216) - v214), np.int8(0)),
        v231,
        v232,
        1.0 + passes,
        _max(worst, v249),
        (v232 <= 0.0) & (~v230),
    )


def _step_interpolated(prepared, q, qd, mode, tau, dt):
    v0 = (q[0], q[1], q[2], qd[0], qd[1], qd[2], mode[0], mode[1], mode[2], np.bool_(False), np.bool_(False), np.bool_(False), np.int8(0), np.int8(0), REAL(0.0), dt, REAL(0.0), REAL(0.0))
    v0_done = np.False_
    v0_of_tau = (tau[0], tau[1], tau[2])
    v0_of_dt = dt
    for _ in range(12):
        *v0_next, v0_now = _interpolated_part(prepared, v0[0:3], v0[3:6], v0[6:9], v0[9:12], v0[12:13], v0[13:14], v0[14], v0[15], v0[16], v0[17], v0_of_tau, v0_of_dt)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = ((np.abs(dt) < 1e+38) & (np.abs(q[0]) < 1e+38)) & (np.abs(q[1]) < 1e+38)
    v2 = (np.abs(qd[0]) < 1e+38) & (v1 & (np.abs(q[2]) < 1e+38))
    v3 = (np.abs(qd[2]) < 1e+38) & ((np.abs(qd[1]) < 1e+38) & v2)
    v4 = (np.abs(tau[1]) < 1e+38) & ((np.abs(tau[0]) < 1e+38) & v3)
    v5 = ((np.abs(tau[2]) < 1e+38) & v4) & (np.abs(v0[0]) < 1e+38)
    v6 = (np.abs(v0[2]) < 1e+38) & (v5 & (np.abs(v0[1]) < 1e+38))
    v7 = (v6 & (np.abs(v0[3]) < 1e+38)) & (np.abs(v0[4]) < 1e+38)
    v8 = (0.0 < dt) & (v7 & (np.abs(v0[5]) < 1e+38))
    return (
        np.where(v8, v0[0], q[0]),
        np.where(v8, v0[1], q[1]),
        np.where(v8, v0[2], q[2]),
        np.where(v8, v0[3], qd[0]),
        np.where(v8, v0[4], qd[1]),
        np.where(v8, v0[5], qd[2]),
        np.where(v8, v0[6], mode[0]),
        np.where(v8, v0[7], mode[1]),
        np.where(v8, v0[8], mode[2]),
        np.where(v8, np.where(v0[18], v0[17], _max(REAL(5.0), v0[17])), REAL(6.0)),
    )


def step_interpolated(prepared, q, qd, mode, tau, dt):
    """One fixed step with interpolated zero crossings (Morgowicz).

    Takes
      q[3]     joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]    joint rates, rad/s or m/s
      mode[3]  modes: +1, 0, -1
      tau[3]   joint torques and forces, N m or N: waist, shoulder, boom
      dt       step, s

    Gives
      q_next[3]     joint coordinates in the chain's order, rad or m
      qd_next[3]    joint rates, rad/s or m/s
      mode_next[3]  modes: +1, 0, -1
      status        0 ok, 1 tie, 2 none, 3 unproven, 4 several, 5 limit, 6 not finite

    Operations: 77016 add, 108048 mul, 5172 div, 0 sqrt, 60 sincos, 233149 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(mode)[1:], np.shape(tau)[1:], np.shape(dt))
    with np.errstate(all="ignore"):
        values = _step_interpolated(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:3], REAL, (3,), lanes), _pack(values[3:6], REAL, (3,), lanes), _pack(values[6:9], np.int8, (3,), lanes), _pack(values[9:10], REAL, (), lanes)
