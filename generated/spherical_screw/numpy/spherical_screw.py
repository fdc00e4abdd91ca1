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
    v3 = v1 * v1
    v4 = 0.4 * v0
    v5 = v2 * (40.0 * v2)
    return (
        20.008 + ((7.992 + v5) * v3),
        REAL(0.0),
        v4,
        REAL(0.0),
        8.0 + (v5 * (v3 + (v0 * v0))),
        REAL(0.0),
        v4,
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
    v6 = qd[1] * qd[2]
    v7 = ((0.4 * v6) * v1) - ((qd[1] * (15.984 + (80.0 * v5))) * v3)
    v8 = v4 * v1
    v9 = qd[2] * v2
    v10 = 40.0 * v8
    v11 = (v0 * ((40.0 * v4) * v0)) + (v1 * v10)
    v12 = ((88.29 * v1) + (392.40000000000003 * v8)) + ((qd[0] * (7.992 + (40.0 * v5))) * v3)
    v13 = (392.40000000000003 * v0) - ((qd[0] * v2) * v10)
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
    v7 = qd[1] * qd[2]
    v8 = v1 * (((qdd[0] * (7.992 + (v3 * v6))) * v1) + (0.4 * v7))
    v9 = 0.4 * v0
    v10 = 40.0 * ((v3 * (qd[1] * qd[1])) - qdd[2])
    v11 = (qdd[1] * v6) + (80.0 * v7)
    v12 = qd[0] * v4
    v13 = ((v11 * v0) + (v10 * v1)) + (v6 * v12)
    v14 = (392.40000000000003 + (v11 * v1)) - (v10 * v0)
    v15 = 0.4 * v4
    v16 = (((88.29 * v1) + (8.0 * qdd[1])) + ((7.992 * v0) * v12)) - (qd[2] * v15)
    v17 = (((20.0 * qdd[2]) + (qdd[0] * v9)) + (v0 * v14)) + (qd[1] * v15)
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
    v10 = ((tau[2] - (392.40000000000003 * v0)) + (v8 * (v6 * v8))) + (qd[1] * (v7 - v9))
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
    v5 = v4 * v1
    v6 = v4 * v0
    v7 = (v2 * v2) + (v3 * v3)
    v8 = v1 * v7
    v9 = v3 * v5
    v10 = v1 * v3
    v11 = v1 * v2
    v12 = -(v0 * v3)
    v13 = -(v0 * v2)
    v14 = -(v3 * v6)
    v15 = v2 * v6
    v16 = v5 * v7
    v17 = -(v2 * v5)
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
        -(v6 * v7),
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
    v10 = (qd[1] * qd[1]) + (v3 * v3)
    v11 = ((392.40000000000003 * v0) + (40.0 * qdd[2])) - (v6 * v10)
    v12 = v11 + ((147.15 * v0) - (9.0 * v10))
    v13 = qd[1] * v2
    v14 = v13 - (qdd[0] * v1)
    v15 = v13 + v14
    v16 = (v7 * v3) - (v6 * v15)
    v17 = -((9.0 * v15) - v16)
    v18 = (0.4 * qd[2]) - (7.992 * v2)
    v19 = ((qd[1] * v18) - (8.0 * v14)) + (v5 * v16)
    v20 = (0.4 * qdd[2]) + (0.008 * ((qd[1] * v3) + (qdd[0] * v0)))
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


def _inverse_dynamics_gradients(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = 0.8 + q[2]
    v3 = v2 * v1
    v4 = 80.0 * v3
    v5 = qd[0] * v1
    v6 = 80.0 * qd[2]
    v7 = qd[1] * v0
    v8 = qd[0] * v7
    v9 = ((v6 * v5) + (qdd[0] * v4)) - ((80.0 * v2) * v8)
    v10 = v2 * v0
    v11 = (qdd[0] * v1) - v8
    v12 = 0.4 * qd[2]
    v13 = qdd[2] * v1
    v14 = qd[2] * v4
    v15 = qd[0] * v0
    v16 = (((0.4 * v13) - (v12 * v7)) - ((15.984 * v0) * v11)) - (v15 * v14)
    v17 = 40.0 * v3
    v18 = (7.992 * v1) + (v2 * v17)
    v19 = qd[1] * v1
    v20 = v19 * v18
    v21 = 2.0 * qd[0]
    v22 = 40.0 * v0
    v23 = v2 * v22
    v24 = qd[1] * qd[1]
    v25 = v24 + (qd[0] * qd[0])
    v26 = qdd[2] - (v2 * v25)
    v27 = ((v24 * v23) - ((392.40000000000003 + (qdd[2] * v22)) + (v6 * v19))) - (qdd[1] * v17)
    v28 = qdd[1] * v23
    v29 = (v28 + (v6 * v7)) + ((v25 * v17) - (40.0 * v13))
    v30 = 2.0 * qd[1]
    v31 = (qdd[1] * v2) + (qd[2] * v30)
    v32 = v31 * v22
    v33 = v1 * v1
    v34 = (((v12 * v15) + ((7.992 * v25) * v33)) + (v13 * v17)) - (v7 * v14)
    v35 = qd[1] * v7
    v36 = 7.992 * v0
    v37 = (v34 - (v36 * ((v25 * v0) - v35))) + (v3 * ((v32 - v28) + v29))
    v38 = v35 - (qdd[1] * v1)
    v39 = (v25 * v1) + (qdd[1] * v0)
    v40 = (v0 * v29) - (v1 * v27)
    v41 = (0.4 * v11) - (((40.0 * v31) * v33) + (v0 * v32))
    v42 = (v3 * v23) + (v1 * v36)
    v43 = v30 * v42
    v44 = v43 - (v1 * v14)
    v45 = (v21 * v42) - (v12 * v1)
    v46 = v5 * v4
    v47 = 0.4 * v19
    v48 = ((v19 * v4) - (0.4 * v5)) + (v7 * (80.0 * v10))
    v49 = 0.4 * v0
    return (
        REAL(0.0),
        (v16 - (v10 * v9)) - (v21 * v20),
        (v1 * v9) - (v8 * v4),
        REAL(0.0),
        v37 + ((v10 * v27) + ((v0 * ((v26 * v23) - 88.29)) - (qd[1] * v20))),
        v40 + ((v23 * v39) - (v17 * v38)),
        REAL(0.0),
        v40 + (v41 + (v22 * ((v13 - (v26 * v1)) - (v24 * v3)))),
        -(((40.0 * v1) * v39) + (v22 * v38)),
        -v44,
        -v45,
        v46 + v47,
        v45,
        (v43 + ((v6 * v0) * v10)) - v44,
        v48,
        v47 - v46,
        -v48,
        REAL(0.0),
        20.008 + (v1 * v18),
        REAL(0.0),
        v49,
        REAL(0.0),
        (8.0 + (v10 * v23)) + (v3 * v17),
        REAL(0.0),
        v49,
        REAL(0.0),
        REAL(60.0),
    )


def inverse_dynamics_gradients(prepared, q, qd, qdd):
    """Derivatives of inverse dynamics by coordinates, rates and accelerations.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]   joint rates, rad/s or m/s
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Gives
      by_q[3][3]    d tau/dq; row by row
      by_qd[3][3]   d tau/dqd; row by row
      by_qdd[3][3]  d tau/dqdd, the inertia matrix; row by row

    Operations: 57 add, 98 mul, 0 div, 0 sqrt, 1 sincos, 4 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _inverse_dynamics_gradients(prepared, q, qd, qdd)
    return _pack(values[0:9], REAL, (3, 3), lanes), _pack(values[9:18], REAL, (3, 3), lanes), _pack(values[18:27], REAL, (3, 3), lanes)


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
    v2 = q[2] + (qd[2] * v1)
    v3 = q[1] + (qd[1] * v1)
    v4 = q[0] + (qd[0] * v1)
    v5 = _linearize_stage(prepared, (v4, v3, v2), (qd[0] + (v0[0] * v1), qd[1] + (v0[1] * v1), qd[2] + (v0[2] * v1)), (tau[0], tau[1], tau[2]))
    v6 = v1 * v1
    v7 = _linearize_stage(prepared, (v4 + (v0[0] * v6), v3 + (v0[1] * v6), v2 + (v0[2] * v6)), (qd[0] + (v1 * v5[0]), qd[1] + (v1 * v5[1]), qd[2] + (v1 * v5[2])), (tau[0], tau[1], tau[2]))
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
    v18 = v6 * v7[4]
    v19 = v6 * v7[5]
    v20 = v1 * v7[7]
    v21 = v1 * v5[13]
    v22 = v1 * v5[14]
    v23 = v1 * v5[12]
    v24 = ((v5[10] + (v0[10] * v21)) + (v0[16] * v22)) + (v0[4] * v23)
    v25 = v1 * v7[6]
    v26 = v1 * v5[7]
    v27 = v1 * v5[8]
    v28 = v1 * v5[6]
    v29 = ((v5[4] + (v0[10] * v26)) + (v0[16] * v27)) + (v0[4] * v28)
    v30 = (((v7[4] + (v0[10] * v18)) + (v0[16] * v19)) + (v20 * v24)) + (v25 * v29)
    v31 = v1 * v7[8]
    v32 = v1 * v5[19]
    v33 = v1 * v5[20]
    v34 = v1 * v5[18]
    v35 = ((v5[16] + (v0[10] * v32)) + (v0[16] * v33)) + (v0[4] * v34)
    v36 = v30 + (v31 * v35)
    v37 = ((v5[11] + (v0[5] * v23)) + (v0[11] * v21)) + (v0[17] * v22)
    v38 = ((v5[5] + (v0[5] * v28)) + (v0[11] * v26)) + (v0[17] * v27)
    v39 = (((v7[5] + (v0[11] * v18)) + (v0[17] * v19)) + (v20 * v37)) + (v25 * v38)
    v40 = ((v5[17] + (v0[5] * v34)) + (v0[11] * v32)) + (v0[17] * v33)
    v41 = v39 + (v31 * v40)
    v42 = ((v5[12] + (v0[6] * v23)) + (v0[12] * v21)) + (v0[18] * v22)
    v43 = ((v5[6] + (v0[6] * v28)) + (v0[12] * v26)) + (v0[18] * v27)
    v44 = (((v7[6] + (v0[12] * v18)) + (v0[18] * v19)) + (v20 * v42)) + (v25 * v43)
    v45 = ((v5[18] + (v0[6] * v34)) + (v0[12] * v32)) + (v0[18] * v33)
    v46 = v44 + (v31 * v45)
    v47 = (((v5[13] + (v1 * v5[10])) + (v0[7] * v23)) + (v0[13] * v21)) + (v0[19] * v22)
    v48 = (((v7[7] + (v1 * v7[4])) + (v0[13] * v18)) + (v0[19] * v19)) + (v20 * v47)
    v49 = (((v5[7] + (v1 * v5[4])) + (v0[7] * v28)) + (v0[13] * v26)) + (v0[19] * v27)
    v50 = (((v5[19] + (v1 * v5[16])) + (v0[7] * v34)) + (v0[13] * v32)) + (v0[19] * v33)
    v51 = (v48 + (v25 * v49)) + (v31 * v50)
    v52 = (((v5[14] + (v1 * v5[11])) + (v0[8] * v23)) + (v0[14] * v21)) + (v0[20] * v22)
    v53 = (((v7[8] + (v1 * v7[5])) + (v0[14] * v18)) + (v0[20] * v19)) + (v20 * v52)
    v54 = (((v5[8] + (v1 * v5[5])) + (v0[8] * v28)) + (v0[14] * v26)) + (v0[20] * v27)
    v55 = (((v5[20] + (v1 * v5[17])) + (v0[8] * v34)) + (v0[14] * v32)) + (v0[20] * v33)
    v56 = (v53 + (v25 * v54)) + (v31 * v55)
    v57 = v6 * v7[10]
    v58 = v6 * v7[11]
    v59 = v1 * v7[13]
    v60 = v1 * v7[12]
    v61 = (((v7[10] + (v0[10] * v57)) + (v0[16] * v58)) + (v59 * v24)) + (v60 * v29)
    v62 = v1 * v7[14]
    v63 = v61 + (v62 * v35)
    v64 = (((v7[11] + (v0[17] * v58)) + (v0[11] * v57)) + (v59 * v37)) + (v60 * v38)
    v65 = v64 + (v62 * v40)
    v66 = (((v7[12] + (v0[18] * v58)) + (v0[12] * v57)) + (v59 * v42)) + (v60 * v43)
    v67 = v66 + (v62 * v45)
    v68 = (((v7[13] + (v1 * v7[10])) + (v0[19] * v58)) + (v0[13] * v57)) + (v59 * v47)
    v69 = (v68 + (v60 * v49)) + (v62 * v50)
    v70 = (((v7[14] + (v1 * v7[11])) + (v0[20] * v58)) + (v0[14] * v57)) + (v59 * v52)
    v71 = (v70 + (v60 * v54)) + (v62 * v55)
    v72 = v6 * v7[16]
    v73 = v6 * v7[17]
    v74 = v1 * v7[19]
    v75 = v1 * v7[18]
    v76 = (((v7[16] + (v0[10] * v72)) + (v0[16] * v73)) + (v74 * v24)) + (v75 * v29)
    v77 = v1 * v7[20]
    v78 = v76 + (v77 * v35)
    v79 = (((v7[17] + (v0[17] * v73)) + (v0[11] * v72)) + (v74 * v37)) + (v75 * v38)
    v80 = v79 + (v77 * v40)
    v81 = (((v7[18] + (v0[18] * v73)) + (v0[12] * v72)) + (v74 * v42)) + (v75 * v43)
    v82 = v81 + (v77 * v45)
    v83 = (((v7[19] + (v1 * v7[16])) + (v0[19] * v73)) + (v0[13] * v72)) + (v74 * v47)
    v84 = (v83 + (v75 * v49)) + (v77 * v50)
    v85 = (((v7[20] + (v1 * v7[17])) + (v0[20] * v73)) + (v0[14] * v72)) + (v74 * v52)
    v86 = (v85 + (v75 * v54)) + (v77 * v55)
    v87 = v16 * v17[4]
    v88 = v16 * v17[5]
    v89 = (((v17[4] + v0[4]) + (2.0 * v29)) + (v87 * v24)) + (v88 * v35)
    v90 = 2.0 + (dt * v17[6])
    v91 = dt * v17[7]
    v92 = dt * v17[8]
    v93 = (((v17[5] + v0[5]) + (2.0 * v38)) + (v87 * v37)) + (v88 * v40)
    v94 = (((v17[6] + v0[6]) + (2.0 * v43)) + (v87 * v42)) + (v88 * v45)
    v95 = ((v17[7] + (v0[7] + (dt * v17[4]))) + (2.0 * v49)) + (v87 * v47)
    v96 = (((v95 + (v88 * v50)) + (v90 * v51)) + (v91 * v69)) + (v92 * v84)
    v97 = ((v17[8] + (v0[8] + (dt * v17[5]))) + (2.0 * v54)) + (v87 * v52)
    v98 = (((v97 + (v88 * v55)) + (v90 * v56)) + (v91 * v71)) + (v92 * v86)
    v99 = 2.0 + (v16 * v17[10])
    v100 = v16 * v17[11]
    v101 = dt * v17[12]
    v102 = (((v17[10] + v0[10]) + (v99 * v24)) + (v100 * v35)) + (v101 * v36)
    v103 = 2.0 + (dt * v17[13])
    v104 = dt * v17[14]
    v105 = (((v17[11] + v0[11]) + (v99 * v37)) + (v100 * v40)) + (v101 * v41)
    v106 = (((v17[12] + v0[12]) + (v99 * v42)) + (v100 * v45)) + (v101 * v46)
    v107 = ((v17[13] + (v0[13] + (dt * v17[10]))) + (v99 * v47)) + (v100 * v50)
    v108 = ((v17[14] + (v0[14] + (dt * v17[11]))) + (v99 * v52)) + (v100 * v55)
    v109 = v16 * v17[16]
    v110 = 2.0 + (v16 * v17[17])
    v111 = dt * v17[18]
    v112 = (((v17[16] + v0[16]) + (v109 * v24)) + (v110 * v35)) + (v111 * v36)
    v113 = dt * v17[19]
    v114 = 2.0 + (dt * v17[20])
    v115 = (((v17[17] + v0[17]) + (v109 * v37)) + (v110 * v40)) + (v111 * v41)
    v116 = (((v17[18] + v0[18]) + (v109 * v42)) + (v110 * v45)) + (v111 * v46)
    v117 = ((v17[19] + (v0[19] + (dt * v17[16]))) + (v109 * v47)) + (v110 * v50)
    v118 = ((v17[20] + (v0[20] + (dt * v17[17]))) + (v109 * v52)) + (v110 * v55)
    v119 = ((v5[24] + (v0[21] * v23)) + (v0[24] * v21)) + (v0[27] * v22)
    v120 = ((v5[21] + (v0[21] * v28)) + (v0[24] * v26)) + (v0[27] * v27)
    v121 = (((v7[21] + (v0[24] * v18)) + (v0[27] * v19)) + (v20 * v119)) + (v25 * v120)
    v122 = ((v5[27] + (v0[21] * v34)) + (v0[24] * v32)) + (v0[27] * v33)
    v123 = v121 + (v31 * v122)
    v124 = ((v5[25] + (v0[22] * v23)) + (v0[25] * v21)) + (v0[28] * v22)
    v125 = ((v5[22] + (v0[22] * v28)) + (v0[25] * v26)) + (v0[28] * v27)
    v126 = (((v7[22] + (v0[25] * v18)) + (v0[28] * v19)) + (v20 * v124)) + (v25 * v125)
    v127 = ((v5[28] + (v0[22] * v34)) + (v0[25] * v32)) + (v0[28] * v33)
    v128 = v126 + (v31 * v127)
    v129 = ((v5[26] + (v0[23] * v23)) + (v0[26] * v21)) + (v0[29] * v22)
    v130 = ((v5[23] + (v0[23] * v28)) + (v0[26] * v26)) + (v0[29] * v27)
    v131 = (((v7[23] + (v0[26] * v18)) + (v0[29] * v19)) + (v20 * v129)) + (v25 * v130)
    v132 = ((v5[29] + (v0[23] * v34)) + (v0[26] * v32)) + (v0[29] * v33)
    v133 = v131 + (v31 * v132)
    v134 = (((v7[24] + (v0[24] * v57)) + (v0[27] * v58)) + (v59 * v119)) + (v60 * v120)
    v135 = v134 + (v62 * v122)
    v136 = (((v7[25] + (v0[25] * v57)) + (v0[28] * v58)) + (v59 * v124)) + (v60 * v125)
    v137 = v136 + (v62 * v127)
    v138 = (((v7[26] + (v0[26] * v57)) + (v0[29] * v58)) + (v59 * v129)) + (v60 * v130)
    v139 = v138 + (v62 * v132)
    v140 = (((v7[27] + (v0[24] * v72)) + (v0[27] * v73)) + (v74 * v119)) + (v75 * v120)
    v141 = v140 + (v77 * v122)
    v142 = (((v7[28] + (v0[25] * v72)) + (v0[28] * v73)) + (v74 * v124)) + (v75 * v125)
    v143 = v142 + (v77 * v127)
    v144 = (((v7[29] + (v0[26] * v72)) + (v0[29] * v73)) + (v74 * v129)) + (v75 * v130)
    v145 = v144 + (v77 * v132)
    v146 = (((v17[21] + v0[21]) + (2.0 * v120)) + (v87 * v119)) + (v88 * v122)
    v147 = (((v17[22] + v0[22]) + (2.0 * v125)) + (v87 * v124)) + (v88 * v127)
    v148 = (((v17[23] + v0[23]) + (2.0 * v130)) + (v87 * v129)) + (v88 * v132)
    v149 = (((v17[24] + v0[24]) + (v100 * v122)) + (v99 * v119)) + (v101 * v123)
    v150 = (((v17[25] + v0[25]) + (v100 * v127)) + (v99 * v124)) + (v101 * v128)
    v151 = (((v17[26] + v0[26]) + (v100 * v132)) + (v99 * v129)) + (v101 * v133)
    v152 = (((v17[27] + v0[27]) + (v109 * v119)) + (v110 * v122)) + (v111 * v123)
    v153 = (((v17[28] + v0[28]) + (v109 * v124)) + (v110 * v127)) + (v111 * v128)
    v154 = (((v17[29] + v0[29]) + (v109 * v129)) + (v110 * v132)) + (v111 * v133)
    return (
        v11 + (v10 * (v0[0] + v8)),
        v13 + (v10 * (v0[1] + v12)),
        v15 + (v10 * (v0[2] + v14)),
        qd[0] + (v9 * ((v0[0] + (2.0 * v8)) + v17[0])),
        qd[1] + (v9 * ((v0[1] + (2.0 * v12)) + v17[1])),
        qd[2] + (v9 * ((v0[2] + (2.0 * v14)) + v17[2])),
        REAL(1.0),
        v10 * (v36 + (v0[4] + v29)),
        v10 * (v41 + (v0[5] + v38)),
        dt + (v10 * (v46 + (v0[6] + v43))),
        v10 * (v51 + (v0[7] + v49)),
        v10 * (v56 + (v0[8] + v54)),
        REAL(0.0),
        1.0 + (v10 * (v63 + (v0[10] + v24))),
        v10 * (v65 + (v0[11] + v37)),
        v10 * (v67 + (v0[12] + v42)),
        dt + (v10 * (v69 + (v0[13] + v47))),
        v10 * (v71 + (v0[14] + v52)),
        REAL(0.0),
        v10 * (v78 + (v0[16] + v35)),
        1.0 + (v10 * (v80 + (v0[17] + v40))),
        v10 * (v82 + (v0[18] + v45)),
        v10 * (v84 + (v0[19] + v50)),
        dt + (v10 * (v86 + (v0[20] + v55))),
        REAL(0.0),
        v9 * (((v89 + (v90 * v36)) + (v91 * v63)) + (v92 * v78)),
        v9 * (((v93 + (v90 * v41)) + (v91 * v65)) + (v92 * v80)),
        1.0 + (v9 * (((v94 + (v90 * v46)) + (v91 * v67)) + (v92 * v82))),
        v9 * v96,
        v9 * v98,
        REAL(0.0),
        v9 * ((v102 + (v103 * v63)) + (v104 * v78)),
        v9 * ((v105 + (v103 * v65)) + (v104 * v80)),
        v9 * ((v106 + (v103 * v67)) + (v104 * v82)),
        1.0 + (v9 * (((v107 + (v101 * v51)) + (v103 * v69)) + (v104 * v84))),
        v9 * (((v108 + (v101 * v56)) + (v103 * v71)) + (v104 * v86)),
        REAL(0.0),
        v9 * ((v112 + (v113 * v63)) + (v114 * v78)),
        v9 * ((v115 + (v113 * v65)) + (v114 * v80)),
        v9 * ((v116 + (v113 * v67)) + (v114 * v82)),
        v9 * (((v117 + (v111 * v51)) + (v113 * v69)) + (v114 * v84)),
        1.0 + (v9 * (((v118 + (v111 * v56)) + (v113 * v71)) + (v114 * v86))),
        v10 * (v123 + (v0[21] + v120)),
        v10 * (v128 + (v0[22] + v125)),
        v10 * (v133 + (v0[23] + v130)),
        v10 * (v135 + (v0[24] + v119)),
        v10 * (v137 + (v0[25] + v124)),
        v10 * (v139 + (v0[26] + v129)),
        v10 * (v141 + (v0[27] + v122)),
        v10 * (v143 + (v0[28] + v127)),
        v10 * (v145 + (v0[29] + v132)),
        v9 * (((v146 + (v91 * v135)) + (v92 * v141)) + (v90 * v123)),
        v9 * (((v147 + (v91 * v137)) + (v92 * v143)) + (v90 * v128)),
        v9 * (((v148 + (v91 * v139)) + (v92 * v145)) + (v90 * v133)),
        v9 * ((v149 + (v104 * v141)) + (v103 * v135)),
        v9 * ((v150 + (v104 * v143)) + (v103 * v137)),
        v9 * ((v151 + (v104 * v145)) + (v103 * v139)),
        v9 * ((v152 + (v113 * v135)) + (v114 * v141)),
        v9 * ((v153 + (v113 * v137)) + (v114 * v143)),
        v9 * ((v154 + (v113 * v139)) + (v114 * v145)),
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
    v19 = v7 + v18
    v20 = 9.81 * v0
    v21 = (v20 + qdd[2]) - (v15 * v19)
    v22 = v2 * v9
    v23 = v15 * v22
    v24 = (qdd[1] * v15) + v23
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
    v2 = qd[0] * v1
    v3 = 0.8 + q[2]
    v4 = v0 * v0
    v5 = qd[1] * v2
    v6 = v1 * v1
    v7 = v6 + v4
    v8 = 0.4 * v0
    v9 = 40.0 * v3
    v10 = v3 * v9
    v11 = 7.992 + v10
    v12 = qd[1] * qd[2]
    v13 = qd[2] * v2
    v14 = v9 * v7
    v15 = v0 * v5
    v16 = (((0.4 * v12) * v1) - tau[0]) - (15.984 * v15)
    v17 = v16 + ((80.0 * v3) * ((v1 * v13) - (v3 * v15)))
    v18 = np.where(stuck[2], REAL(0.0), REAL(0.016666666666666666))
    v19 = tau[2] - (0.4 * v5)
    v20 = (((v2 * (v9 * v2)) - (392.40000000000003 * v0)) + ((qd[1] * qd[1]) * v14)) + v19
    v21 = np.where(stuck[2], REAL(0.0), v20)
    v22 = (0.16000000000000003 * v18) * v4
    v23 = np.where(stuck[0], REAL(0.0), -(1.0 / np.where(~stuck[0], v22 - (20.008 + (v11 * v6)), REAL(1.0))))
    v24 = v18 * v23
    v25 = ((v8 * v21) * v24) - (np.where(stuck[0], REAL(0.0), -v17) * v23)
    v26 = np.where(stuck[2], REAL(0.0), v18 * (v21 + (v8 * v25)))
    v27 = np.where(stuck[2], REAL(0.0), REAL(1.0))
    v28 = v27 * v24
    v29 = np.where(stuck[2], REAL(0.0), (v18 * v27) + (v22 * v28))
    v30 = np.where(stuck[0], REAL(0.0), -(v8 * v28))
    v31 = np.where(stuck[0], REAL(0.0), -v25)
    v32 = (REAL(0.0), REAL(0.0))
    v32_done = np.False_
    v32_of_context_real = (np.sign(qd[2]), ((20.0 * v29) - 1.0) + (v8 * v30), (v19 - (v8 * v31)) - (20.0 * v26))
    v32_of_context_boolean = (~stuck[2],)
    for _ in range(40):
        *v32_next, v32_now = _sticking_loads(prepared, v32[0:1], v32[1:2], v32_of_context_real, v32_of_context_boolean)
        v32 = tuple(np.where(v32_done, old, new) for old, new in zip(v32, v32_next))
        v32_done = v32_done | v32_now
        if np.all(v32_done):
            break
    v32 = (*v32, v32_done)
    v33 = np.where(stuck[2], REAL(0.0), v26 - (v29 * v32[0]))
    v34 = (((88.29 + (392.40000000000003 * v3)) * v1) - tau[1]) + (v2 * ((qd[0] * v11) * v0))
    v35 = -((v34 - (0.4 * v13)) + ((2.0 * v12) * v14))
    v36 = np.where(stuck[0], REAL(0.0), v31 - (v30 * v32[0]))
    v37 = np.where(stuck[1], REAL(0.0), v35) * np.where(stuck[1], REAL(0.0), 1.0 / np.where(~stuck[1], 8.0 + (v10 * v7), REAL(1.0)))
    return (
        np.where(stuck[0], -(v17 + (v8 * v33)), REAL(0.0)),
        np.where(stuck[1], v35, REAL(0.0)),
        np.where(stuck[2], v20 - (v8 * v36), v32[0]),
        v36,
        np.where(stuck[1], REAL(0.0), np.where(stuck[1], REAL(0.0), v37) - (np.where(stuck[1], REAL(0.0), REAL(0.0)) * v32[0])),
        v33,
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

    Operations: at most 631 add, 896 mul, 42 div, 0 sqrt, 1 sincos, 1871 other.
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
    v2 = qd[0] * v1
    v3 = 0.8 + q[2]
    v4 = qd[1] * v0
    v5 = 0.4 * v2
    v6 = v1 * v1
    v7 = v6 + (v0 * v0)
    v8 = 0.4 * v0
    v9 = 40.0 * v3
    v10 = v3 * v9
    v11 = 7.992 + v10
    v12 = qd[1] * qd[2]
    v13 = v9 * v7
    v14 = ((v2 * (v11 * (qd[0] * v0))) - tau[1]) + (v12 * (2.0 * v13))
    v15 = np.int8(0) == mode[2]
    v16 = np.where(v15, REAL(0.0), REAL(0.016666666666666666))
    v17 = v0 * v16
    v18 = 0.16000000000000003 * v0
    v19 = v2 * ((((v3 * v4) - (qd[2] * v1)) * (80.0 * v3)) + (15.984 * v4))
    v20 = np.where(v15, REAL(0.0), REAL(1.0))
    v21 = ~v15
    v22 = (qd[1] * v5) - tau[2]
    v23 = (v9 * (v2 * v2)) + ((((qd[1] * qd[1]) * v13) - (392.40000000000003 * v0)) - v22)
    v24 = 1.0 / (((v17 * v18) - 20.008) - (v11 * v6))
    v25 = v19 + (tau[0] - (v12 * (0.4 * v1)))
    v26 = np.where(v15, REAL(0.0), v23)
    v27 = v17 * v24
    v28 = (v27 * (0.4 * v26)) - (v24 * v25)
    v29 = _real_of(mode[2])
    v30 = v20 * v27
    v31 = v18 * v30
    v32 = np.where(v15, REAL(0.0), v16 * (v20 - v31))
    v33 = (1.0 - (20.0 * v32)) - v31
    v34 = np.where(v15, REAL(0.0), (v16 * v26) - (v17 * (0.4 * v28)))
    v35 = (v22 + (20.0 * v34)) + (v8 * v28)
    v36 = (REAL(0.0), REAL(0.0))
    v36_done = np.False_
    v36_of_context_real = (v29, -v33, -v35)
    v36_of_context_boolean = (v21,)
    for _ in range(40):
        *v36_next, v36_now = _dynamics_loads(prepared, v36[0:1], v36[1:2], v36_of_context_real, v36_of_context_boolean)
        v36 = tuple(np.where(v36_done, old, new) for old, new in zip(v36, v36_next))
        v36_done = v36_done | v36_now
        if np.all(v36_done):
            break
    v36 = (*v36, v36_done)
    v37 = (v30 * (0.4 * v36[0])) - v28
    v38 = (v1 * (88.29 + (392.40000000000003 * v3))) + (v14 - (qd[2] * v5))
    v39 = (1.0 / (8.0 + (v10 * v7))) * v38
    v40 = np.where(v15, REAL(0.0), v34 - (v32 * v36[0]))
    v41 = np.abs(q[0]) + (np.abs(qd[0]) + (np.abs(qd[2]) + np.abs(qd[1])))
    v42 = (np.abs(q[2]) + (np.abs(q[1]) + v41)) < 1e+38
    v43 = np.abs(v40) + (np.abs(v37) + (np.abs(v23) + np.abs(v39)))
    v44 = (np.abs(v38) + (np.abs(v25) + v43)) < 1e+38
    v45 = v29 * (v35 + (v33 * v36[0]))
    v46 = np.where(v15, REAL(0.0), -(np.where(0.0 < (-v45), REAL(0.4285714285714286), REAL(-0.375)) * (v29 * v45)))
    v47 = np.abs(v36[0] - v46)
    v48 = _max(np.abs(v46), np.abs(v36[0]))
    v49 = v36[2] & (v47 <= (v48 * np.where(v48 < (1.0000000009313226 * v48), REAL(1e-11), REAL(1e-05))))
    v50 = 1.0 + (0.4285714285714286 * v33)
    v51 = 1.0 - (0.375 * v33)
    v52 = v50 * v51
    v53 = v21 & (v52 < 0.0)
    v54 = v20 <= 1.0
    v55 = v53 & v54
    v56 = np.where(0.0 < np.where(v15, REAL(1.0), np.where(v54 & (0.0 < v52), REAL(1.0), _min(v50, v51))), REAL(0.0), REAL(3.0))
    v57 = np.where((v55 & (~v49)) & ((1e-05 * v48) < v47), REAL(2.0), REAL(5.0))
    return (
        REAL(0.0),
        REAL(0.0),
        np.where(v15, v23 + (v8 * v37), v36[0]),
        -v37,
        -v39,
        v40,
        np.where(v42, np.where(v44, np.where(v49, np.where(v53 & (v49 & v55), REAL(4.0), v56), v57), REAL(6.0)), REAL(6.0)),
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
      status  0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go on; 4
              several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations): not to be
              trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 643 add, 905 mul, 42 div, 0 sqrt, 1 sincos, 1903 other.
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
    v2 = v0 * v0
    v3 = v1 * v1
    v4 = 0.8 + q[2]
    v5 = 40.0 * v4
    v6 = v5 * (v3 + v2)
    v7 = qd[0] * v1
    v8 = 0.4 * v7
    v9 = (qd[1] * v8) - tau[2]
    v10 = ((qd[1] * qd[1]) * v6) + (((v7 * (v7 * v5)) - (392.40000000000003 * v0)) - v9)
    v11 = np.int8(0) == mode[2]
    v12 = np.where(v11, REAL(0.0), v10)
    v13 = np.where(v11, REAL(0.0), REAL(0.016666666666666666))
    v14 = 0.4 * v0
    v15 = qd[1] * v0
    v16 = v7 * ((((v4 * v15) - (qd[2] * v1)) * (80.0 * v4)) + (15.984 * v15))
    v17 = qd[1] * qd[2]
    v18 = ((v17 * (0.4 * v1)) - tau[0]) - v16
    v19 = 7.992 + (v4 * v5)
    v20 = 0.16000000000000003 * v2
    v21 = v13 * v20
    v22 = 1.0 / ((v21 - 20.008) - (v19 * v3))
    v23 = v22 * (v18 + (v14 * (v13 * v12)))
    v24 = v14 * v23
    v25 = np.where(v11, REAL(0.0), v13 * (v12 - v24))
    v26 = v9 + (v24 + (20.0 * v25))
    v27 = np.where(v11, REAL(0.0), REAL(1.0))
    v28 = v13 * v27
    v29 = v22 * v28
    v30 = np.where(v11, REAL(0.0), v28 - (v21 * v29))
    v31 = (1.0 - (20.0 * v30)) - (v20 * v29)
    v32 = ~v11
    v33 = _real_of(mode[2])
    v34 = (REAL(0.0), REAL(0.0))
    v34_done = np.False_
    v34_of_context_real = (v33, -v31, -v26)
    v34_of_context_boolean = (v32,)
    for _ in range(40):
        *v34_next, v34_now = _limits_loads(prepared, v34[0:1], v34[1:2], v34_of_context_real, v34_of_context_boolean)
        v34 = tuple(np.where(v34_done, old, new) for old, new in zip(v34, v34_next))
        v34_done = v34_done | v34_now
        if np.all(v34_done):
            break
    v34 = (*v34, v34_done)
    v35 = v23 - (v34[0] * (v14 * v29))
    v36 = v14 * v35
    v37 = np.where(v11, v10 - v36, v34[0])
    v38 = (v17 * (2.0 * v6)) + ((v19 * (v7 * (qd[0] * v0))) - tau[1])
    v39 = (v1 * (88.29 + (392.40000000000003 * v4))) + (v38 - (qd[2] * v8))
    v40 = (1.0 / (8.0 + (v4 * v6))) * v39
    v41 = np.where(v11, REAL(0.0), v25 - (v30 * v34[0]))
    v42 = v36 + (v37 + (v9 + (20.0 * v41)))
    v43 = -(0.5 * v42)
    v44 = -(1.6666666666666667 * v42)
    v45 = v33 * (v26 + (v31 * v34[0]))
    v46 = np.where(v11, REAL(0.0), -(np.where(0.0 < (-v45), REAL(0.4285714285714286), REAL(-0.375)) * (v33 * v45)))
    v47 = np.abs(v34[0] - v46)
    v48 = _max(np.abs(v46), np.abs(v34[0]))
    v49 = v34[2] & (v47 <= (v48 * np.where(v48 < (1.0000000009313226 * v48), REAL(1e-11), REAL(1e-05))))
    v50 = 1.0 - (0.375 * v31)
    v51 = 1.0 + (0.4285714285714286 * v31)
    v52 = v51 * v50
    v53 = v32 & (v52 < 0.0)
    v54 = v27 <= 1.0
    v55 = v54 & v53
    v56 = np.where((v55 & (~v49)) & ((1e-05 * v48) < v47), REAL(2.0), REAL(5.0))
    v57 = np.where(0.0 < np.where(v11, REAL(1.0), np.where(v54 & (0.0 < v52), REAL(1.0), _min(v51, v50))), REAL(0.0), REAL(3.0))
    v58 = np.abs(v41) + (np.abs(v35) + (np.abs(v10) + np.abs(v40)))
    v59 = (np.abs(v39) + (np.abs(v18) + v58)) < 1e+38
    v60 = np.abs(q[0]) + (np.abs(qd[0]) + (np.abs(qd[2]) + np.abs(qd[1])))
    v61 = (np.abs(q[2]) + (np.abs(q[1]) + v60)) < 1e+38
    return (
        REAL(0.0),
        REAL(0.0),
        v37,
        v35,
        -v40,
        v41,
        REAL(0.0),
        REAL(0.0),
        v42 + _min(v44, v43),
        REAL(0.0),
        REAL(0.0),
        v42 + _max(v44, v43),
        REAL(0.0),
        REAL(0.0),
        -(v33 * v42),
        np.where(v61, np.where(v59, np.where(v49, np.where(v53 & (v49 & v55), REAL(4.0), v57), v56), REAL(6.0)), REAL(6.0)),
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
      status   0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go on; 4
               several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations): not to be
               trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 648 add, 906 mul, 42 div, 0 sqrt, 1 sincos, 1907 other.
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
    v1 = np.where(v0, REAL(0.0), REAL(0.016666666666666666))
    v2 = context_real[3] * v1
    v3 = 1.0 / ((context_real[3] * v2) - context_real[2])
    v4 = v2 * v3
    v5 = v1 - (v2 * v4)
    v6 = context_real[1] * v5
    v7 = context_real[1] * v6
    v8 = 1.0 / (v7 - context_real[0])
    v9 = np.where(v0, REAL(0.0), REAL(1.0))
    v10 = v9 * v8
    v11 = v7 * v10
    v12 = np.where(v0, REAL(0.0), v5 * (v9 - v11))
    v13 = (1.0 - (20.0 * v12)) - v11
    v14 = 1.0 - (0.375 * v13)
    v15 = 1.0 + (0.4285714285714286 * v13)
    v16 = v15 * v14
    v17 = v9 <= 1.0
    v18 = 0.0 < np.where(v0, REAL(1.0), np.where((0.0 < v16) & v17, REAL(1.0), _min(v15, v14)))
    v19 = np.where(v0, REAL(0.0), context_real[6])
    v20 = (context_real[5] * v4) + (v5 * v19)
    v21 = v8 * ((context_real[1] * v20) - context_real[4])
    v22 = np.where(v0, REAL(0.0), v20 - (v6 * v21))
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
    v28 = (v10 * (v6 * v27[0])) - v21
    v29 = context_real[1] * v28
    v30 = np.where(v0, REAL(0.0), v22 - (v12 * v27[0]))
    v31 = (context_real[5] * v3) - (v4 * (v29 - ((v9 * v27[0]) - v19)))
    v32 = np.where(v0, v29 + (context_real[6] + (context_real[3] * v31)), v27[0])
    v33 = v32 + ((v23 + (20.0 * v30)) - v29)
    v34 = -(0.5 * v33)
    v35 = -(1.6666666666666667 * v33)
    v36 = v32 - v33
    v37 = np.where(v0, _min(v36 - _min(v35, v34), _max(v35, v34) - v36), v26 * v30)
    v38 = np.where(v0, v37, 60.0 * v37)
    v39 = _max(np.abs(context_real[6]), np.abs(v32))
    v40 = ~flag[0]
    v41 = context_boolean[1] & v40
    v42 = ((v0 & (0.0 <= v37)) | (0.0 < v37)) | (v41 & (((-1e-06) * v39) <= v38))
    v43 = v26 * (v24 + (v13 * v27[0]))
    v44 = np.where(v0, REAL(0.0), -(np.where(0.0 < (-v43), REAL(0.4285714285714286), REAL(-0.375)) * (v26 * v43)))
    v45 = _max(np.abs(v27[0]), np.abs(v44))
    v46 = np.abs(v27[0] - v44)
    v47 = (v46 <= (v45 * np.where(v45 < (1.0000000009313226 * v45), REAL(1e-11), REAL(1e-05)))) & v27[2]
    v48 = (context_boolean[0] | v42) & v47
    v49 = flag[1] | v48
    v50 = np.where(v41, np.int8(1) == context_mode[1], context_boolean[3])
    v51 = np.where(v41, np.int8(-1) == context_mode[1], context_boolean[4])
    v52 = v51 | v50
    v53 = -(1.0 - v9)
    v54 = (v51 & (np.int8(1) == pattern[0])) | ((v0 & ((v53 <= 0.0) & (0.0 <= v53))) & v52)
    v55 = np.where(v54, v9, 1.0 + v9)
    v56 = ~(v54 | (v55 <= np.where(v52, REAL(1.0), REAL(0.0))))
    v57 = v56 & (~v49)
    v58 = (context_boolean[1] & (v40 & v57)) & (context_boolean[4] | (context_boolean[3] | context_boolean[2]))
    v59 = np.where(((0.0 <= v55) & (v55 <= 0.0)) & (context_boolean[2] & (~v41)), np.int8(0), np.where(v50, np.int8(1), np.int8(-1)))
    v60 = ~flag[1]
    v61 = v47 & (context_boolean[0] | (((-1e-12) * v39) <= v38))
    v62 = (v48 & v60) | ((~flag[2]) & (v60 & v61))
    v63 = flag[3] | (flag[1] & v48)
    v64 = ~v47
    v65 = v25 & (v16 < 0.0)
    v66 = v17 & v65
    return (
        np.where(v58, np.where(context_boolean[2], np.int8(0), np.where(context_boolean[3], np.int8(1), np.int8(-1))), np.where(v54, np.where(v0 & v50, np.int8(1), np.int8(-1)), v59)),
        np.where(v62, pattern[0], best[0]),
        flag[0] | v58,
        v49,
        flag[2] | v61,
        v63,
        flag[4] | (v64 & (~((v64 & v66) & ((1e-05 * v45) < v46)))),
        np.where(v62, v18, flag[5]),
        np.where(v62, v65 & (v47 & v66), flag[6]),
        np.where(v62, -v28, number[0]),
        np.where(v62, -v31, number[1]),
        np.where(v62, v30, number[2]),
        v27[0],
        (v49 & (v63 | (v56 | (v0 | (~v54))))) | (v57 & (~v58)),
    )


def _decide(prepared, q, qd, tau, mode, reached):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = v0 * v0
    v3 = v1 * v1
    v4 = 0.8 + q[2]
    v5 = 40.0 * v4
    v6 = v5 * (v3 + v2)
    v7 = qd[1] * v6
    v8 = qd[0] * v1
    v9 = qd[1] * v8
    v10 = 0.4 * v9
    v11 = v10 - tau[2]
    v12 = (((v5 * (v8 * v8)) - (392.40000000000003 * v0)) - v11) + (qd[1] * v7)
    v13 = np.int8(0) == mode[2]
    v14 = np.where(v13, REAL(0.0), v12)
    v15 = np.where(v13, REAL(0.0), REAL(0.016666666666666666))
    v16 = 0.4 * v0
    v17 = 80.0 * v4
    v18 = ((qd[2] * v1) * ((0.4 * qd[1]) + (v8 * v17))) - tau[0]
    v19 = v18 - ((v0 * v9) * (15.984 + (v4 * v17)))
    v20 = 7.992 + (v4 * v5)
    v21 = 20.008 + (v20 * v3)
    v22 = 0.16000000000000003 * v2
    v23 = v15 * v22
    v24 = 1.0 / (v23 - v21)
    v25 = v24 * (v19 + (v16 * (v15 * v14)))
    v26 = v16 * v25
    v27 = np.where(v13, REAL(0.0), v15 * (v14 - v26))
    v28 = v15 * np.where(v13, REAL(0.0), REAL(1.0))
    v29 = v28 * v24
    v30 = np.where(v13, REAL(0.0), v28 - (v23 * v29))
    v31 = (REAL(0.0), REAL(0.0))
    v31_done = np.False_
    v31_of_context_real = (_real_of(mode[2]), ((20.0 * v30) - 1.0) + (v22 * v29), -(v26 + (v11 + (20.0 * v27))))
    v31_of_context_boolean = (~v13,)
    for _ in range(40):
        *v31_next, v31_now = _before_loads(prepared, v31[0:1], v31[1:2], v31_of_context_real, v31_of_context_boolean)
        v31 = tuple(np.where(v31_done, old, new) for old, new in zip(v31, v31_next))
        v31_done = v31_done | v31_now
        if np.all(v31_done):
            break
    v31 = (*v31, v31_done)
    v32 = v16 * (v25 - (v31[0] * (v16 * v29)))
    v33 = np.where(v13, v12 - v32, v31[0])
    v34 = v32 + (v33 + (v11 + (20.0 * np.where(v13, REAL(0.0), v27 - (v30 * v31[0])))))
    v35 = -(0.5 * v34)
    v36 = -(1.6666666666666667 * v34)
    v37 = _mode_of((v33 - v34) - (0.5 * (_min(v36, v35) + _max(v36, v35))))
    v38 = 0.0 == qd[2]
    v39 = (reached[2] & v38) & (~(np.int8(0) == v37))
    v40 = 1.0 / ((0.002666666666666667 * v2) - v21)
    v41 = (v0 * v40) * (0.006666666666666667 * v19)
    v42 = (v40 * (4.444444444444445e-05 * v2)) - 0.016666666666666666
    v43 = v12 * v42
    v44 = v43 + v41
    v45 = 1e-08 * (np.abs(v41) + np.abs(v43))
    v46 = -v45
    v47 = np.where(v13, _mode_of(qd[2]), mode[2])
    v48 = np.where(v38, v46 < (-v44), np.int8(1) == v47)
    v49 = 0.6666666666666667 * np.abs(v12 + (v11 + (40.0 * v44)))
    v50 = 0.6666666666666667 * np.abs(40.0 * v42)
    v51 = v50 < 1.0
    v52 = np.where(v51, v49 / np.where(v51, np.where(v51, 1.0 - v50, REAL(1.0)), REAL(1.0)), REAL(1e+38))
    v53 = _min(v52, v49 + (v50 * v52))
    v54 = _min(v53, v49 + (v50 * v53))
    v55 = np.abs(v44) <= (v45 - (_min(v54, v49 + (v50 * v54)) * (1.0001 * v42)))
    v56 = v38 & v55
    v57 = np.where(v56 & (~v39), np.int8(0), np.where(np.where(v39, np.int8(1) == v37, v48), np.int8(1), np.int8(-1)))
    v58 = (v8 * ((v20 * (qd[0] * v0)) - (0.4 * qd[2]))) - tau[1]
    v59 = (v1 * (88.29 + (392.40000000000003 * v4))) + (v58 + ((2.0 * qd[2]) * v7))
    v60 = (v57, v57, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v60_done = np.False_
    v60_of_context_real = (v21, v16, 8.0 + (v4 * v6), REAL(0.0), -v19, -v59, v12, tau[2], v10)
    v60_of_context_boolean = (~v38, v39, v56, v48, np.where(v38, v46 < v44, np.int8(-1) == v47))
    v60_of_context_mode = (v47, v37)
    for _ in range(6):
        *v60_next, v60_now = _decide_pattern(prepared, v60[0:1], v60[1:2], v60[2:9], v60[9:13], v60_of_context_real, v60_of_context_boolean, v60_of_context_mode)
        v60 = tuple(np.where(v60_done, old, new) for old, new in zip(v60, v60_next))
        v60_done = v60_done | v60_now
        if np.all(v60_done):
            break
    v60 = (*v60, v60_done)
    v61 = np.where(v60[13], np.where(v60[4] | v60[3], np.where(v60[8], REAL(4.0), np.where(v60[5], REAL(1.0), np.where(v60[7], REAL(0.0), REAL(3.0)))), np.where(v60[6], REAL(5.0), REAL(2.0))), REAL(5.0))
    v62 = np.abs(v60[9]) + (np.abs(v60[10]) + (np.abs(v12) + np.abs(v60[11])))
    v63 = np.where((np.abs(v59) + (np.abs(v19) + v62)) < 1e+38, v61, REAL(6.0))
    v64 = np.abs(q[0]) + (np.abs(qd[0]) + (np.abs(qd[2]) + np.abs(qd[1])))
    return (
        _mode_of(qd[0]),
        _mode_of(qd[1]),
        v60[1],
        np.where((np.abs(q[2]) + (np.abs(q[1]) + v64)) < 1e+38, v63, REAL(6.0)),
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
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 4442 add, 6202 mul, 295 div, 0 sqrt, 1 sincos, 13775 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(mode)[1:], np.shape(reached)[1:])
    with np.errstate(all="ignore"):
        values = _decide(prepared, q, qd, tau, mode, reached)
    return _pack(values[0:3], np.int8, (3,), lanes), _pack(values[3:4], REAL, (), lanes)


def _friction_inverse_dynamics(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = v1 * v1
    v3 = 0.8 + q[2]
    v4 = 40.0 * v3
    v5 = v3 * v4
    v6 = 7.992 + v5
    v7 = qd[1] * qd[2]
    v8 = qd[1] * v0
    v9 = qd[0] * v1
    v10 = v9 * (((80.0 * v3) * ((qd[2] * v1) - (v3 * v8))) - (15.984 * v8))
    v11 = v10 + (0.4 * ((v0 * qdd[2]) + (v1 * v7)))
    v12 = v11 + ((20.008 + (v6 * v2)) * qdd[0])
    v13 = v2 + (v0 * v0)
    v14 = v4 * v13
    v15 = (v7 * (2.0 * v14)) - (v9 * ((0.4 * qd[2]) - (v6 * (qd[0] * v0))))
    v16 = (v1 * (88.29 + (392.40000000000003 * v3))) + v15
    v17 = v16 + (qdd[1] * (8.0 + (v5 * v13)))
    v18 = 0.4 * ((qd[1] * v9) + (v0 * qdd[0]))
    v19 = ((v4 * (v9 * v9)) + (((qd[1] * qd[1]) * v14) - (392.40000000000003 * v0))) - v18
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
    v3 = context_boolean[3] | context_boolean[2]
    v4 = ((v0 & ((v2 <= 0.0) & (0.0 <= v2))) & v3) | (context_boolean[3] & (np.int8(1) == pattern[0]))
    v5 = np.where(v4, v1, 1.0 + v1)
    v6 = np.where(context_boolean[1] & ((0.0 <= v5) & (v5 <= 0.0)), np.int8(0), np.where(context_boolean[2], np.int8(1), np.int8(-1)))
    v7 = np.where(v0, REAL(0.0), REAL(0.016666666666666666))
    v8 = context_real[3] * v7
    v9 = 1.0 / ((context_real[3] * v8) - context_real[2])
    v10 = v8 * v9
    v11 = 1.0 - (context_real[3] * v10)
    v12 = v7 * v11
    v13 = -(context_real[1] * v12)
    v14 = 1.0 / (context_real[0] + (context_real[1] * v13))
    v15 = v13 * v14
    v16 = v1 * v15
    v17 = -v12
    v18 = np.where(v0, REAL(0.0), (v13 * v16) - (v1 * v17))
    v19 = (1.0 - (20.0 * v18)) - (context_real[1] * v16)
    v20 = 1.0 - (0.375 * v19)
    v21 = 1.0 + (0.4285714285714286 * v19)
    v22 = v21 * v20
    v23 = v1 <= 1.0
    v24 = 0.0 < np.where(v0, REAL(1.0), np.where(v23 & (0.0 < v22), REAL(1.0), _min(v21, v20)))
    v25 = np.where(v0, REAL(0.0), context_real[6])
    v26 = context_real[1] * v14
    v27 = context_real[5] * v10
    v28 = ((v27 * v26) - (context_real[4] * v14)) - (v25 * v15)
    v29 = np.where(v0, REAL(0.0), (v27 - (v13 * v28)) - (v25 * v17))
    v30 = context_real[8] - context_real[7]
    v31 = ((context_real[1] * v28) - (20.0 * v29)) - v30
    v32 = ~v0
    v33 = _real_of(pattern[0])
    v34 = (np.where(v24, number[3], REAL(0.0)), REAL(0.0))
    v34_done = np.False_
    v34_of_context_real = (v33, -v19, v31)
    v34_of_context_boolean = (v32,)
    for _ in range(40):
        *v34_next, v34_now = _step_pattern_loads(prepared, v34[0:1], v34[1:2], v34_of_context_real, v34_of_context_boolean)
        v34 = tuple(np.where(v34_done, old, new) for old, new in zip(v34, v34_next))
        v34_done = v34_done | v34_now
        if np.all(v34_done):
            break
    v34 = (*v34, v34_done)
    v35 = v28 + (v16 * v34[0])
    v36 = context_real[1] * v35
    v37 = (v10 * (v36 - ((v1 * v34[0]) - v25))) - (context_real[5] * v9)
    v38 = np.where(v0, v36 + (context_real[6] - (context_real[3] * v37)), v34[0])
    v39 = np.where(v0, REAL(0.0), v29 - (v18 * v34[0]))
    v40 = ((v36 - (20.0 * v39)) - v30) - v38
    v41 = 0.5 * v40
    v42 = 1.6666666666666667 * v40
    v43 = v38 + v40
    v44 = np.where(v0, _min(v43 - _min(v42, v41), _max(v42, v41) - v43), v33 * v39)
    v45 = context_boolean[0] | (((-1e-12) * _max(np.abs(context_real[6]), np.abs(v38))) <= np.where(v0, v44, 60.0 * v44))
    v46 = v33 * ((v19 * v34[0]) - v31)
    v47 = np.where(v0, REAL(0.0), -(np.where(0.0 < (-v46), REAL(0.4285714285714286), REAL(-0.375)) * (v33 * v46)))
    v48 = _max(np.abs(v34[0]), np.abs(v47))
    v49 = np.abs(v34[0] - v47)
    v50 = (v49 <= (v48 * np.where(v48 < (1.0000000009313226 * v48), REAL(1e-11), REAL(1e-05)))) & v34[2]
    v51 = v50 & v45
    v52 = ~flag[1]
    v53 = (context_boolean[0] | ((v0 & (0.0 <= v44)) | (0.0 < v44))) & v50
    v54 = (v52 & v53) | ((~flag[2]) & (v52 & v51))
    v55 = flag[1] | v53
    v56 = flag[3] | (flag[1] & v53)
    v57 = ~v50
    v58 = v32 & (v22 < 0.0)
    v59 = v23 & v58
    v60 = np.where(v0, context_real[11], REAL(0.0))
    v61 = v26 * (v11 * v60)
    v62 = -v61
    v63 = context_real[3] * v60
    v64 = ~(v4 | (v5 <= np.where(v3, REAL(1.0), REAL(0.0))))
    return (
        np.where(v4, np.where(context_boolean[2] & v0, np.int8(1), np.int8(-1)), v6),
        np.where(v54, pattern[0], best[0]),
        flag[0],
        v55,
        flag[2] | v51,
        v56,
        flag[4] | (v57 & (~((v57 & v59) & ((1e-05 * v48) < v49)))),
        np.where(v54, v24, flag[5]),
        np.where(v54, v58 & (v50 & v59), flag[6]),
        np.where(v54, -v35, number[0]),
        np.where(v54, v37, number[1]),
        np.where(v54, v39, number[2]),
        v34[0],
        np.where(v54, v61, number[4]),
        np.where(v54, (v10 * (context_real[1] * v62)) - (v9 * v63), number[5]),
        np.where(v54, np.where(v0, REAL(0.0), (v10 * v63) - (v13 * v62)), number[6]),
        (v64 & (~v55)) | (v55 & (v56 | (v64 | (v0 | (~v4))))),
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
    v8 = qd[1] * qd[2]
    v9 = ((v8 * (0.4 * v1)) + v7) - (15.984 * v4)
    v10 = v1 * v1
    v11 = 40.0 * v5
    v12 = 7.992 + (v5 * v11)
    v13 = 20.008 + (v12 * v10)
    v14 = v0 * v0
    v15 = 1.0 / (v13 - (0.002666666666666667 * v14))
    v16 = (v0 * v15) * (0.006666666666666667 * v9)
    v17 = v11 * (v10 + v14)
    v18 = 0.4 * v3
    v19 = tau[2] - v18
    v20 = v19 + (((qd[1] * qd[1]) * v17) + ((v2 * (v2 * v11)) - (392.40000000000003 * v0)))
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
    v44 = (v8 * (2.0 * v17)) + ((v12 * (v2 * (qd[0] * v0))) - tau[1])
    v45 = (v1 * (88.29 + (392.40000000000003 * v5))) + (v44 - (0.4 * v6))
    v46 = (v43, v43, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v46_done = np.False_
    v46_of_context_real = (v13, 0.4 * v0, 8.0 + (v5 * v17), REAL(0.0), -v9, -v45, v20, tau[2], v18, qd[0], qd[1], qd[2])
    v46_of_context_boolean = (~v38, v39, v42, np.where(v38, v40 < (-v23), np.int8(-1) == v41))
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
    v56 = v5 + (v35 * v55)
    v57 = 40.0 * v56
    v58 = v49 + (v35 * v46[10])
    v59 = v58 * v53
    v60 = tau[2] - (0.4 * v59)
    v61 = v52 * v52
    v62 = v51 * v51
    v63 = v57 * (v62 + v61)
    v64 = v58 * v63
    v65 = np.where(v54, REAL(0.0), (v60 + ((v53 * (v57 * v53)) - (392.40000000000003 * v51))) + (v58 * v64))
    v66 = np.where(v54, REAL(0.0), REAL(0.016666666666666666))
    v67 = 0.4 * v66
    v68 = 80.0 * v56
    v69 = 7.992 + (v56 * v57)
    v70 = 0.16000000000000003 * v66
    v71 = 1.0 / ((20.008 - (v70 * v62)) + (v69 * v61))
    v72 = v51 * v71
    v73 = v55 + (v35 * v46[11])
    v74 = v71 * (tau[0] - (((0.4 * v58) + (v53 * v68)) * (v73 * v52)))
    v75 = v74 + (v72 * ((v59 * (15.984 + (v56 * v68))) - (v65 * v67)))
    v76 = 0.4 * v51
    v77 = np.where(v54, REAL(0.0), (v66 * v65) - (v75 * (v51 * v67)))
    v78 = v51 * v72
    v79 = v66 * np.where(v54, REAL(0.0), REAL(1.0))
    v80 = 0.16000000000000003 * v79
    v81 = v79 * v70
    v82 = np.where(v54, REAL(0.0), v79 + (v81 * v78))
    v83 = ~v54
    v84 = _real_of(v46[1])
    v85 = (v46[12], REAL(0.0))
    v85_done = np.False_
    v85_of_context_real = (v84, ((20.0 * v82) - 1.0) - (v78 * v80), (v60 - (20.0 * v77)) - (v75 * v76))
    v85_of_context_boolean = (v83,)
    for _ in range(40):
        *v85_next, v85_now = _stage_loads(prepared, v85[0:1], v85[1:2], v85_of_context_real, v85_of_context_boolean)
        v85 = tuple(np.where(v85_done, old, new) for old, new in zip(v85, v85_next))
        v85_done = v85_done | v85_now
        if np.all(v85_done):
            break
    v85 = (*v85, v85_done)
    v86 = 0.4 * v79
    v87 = v75 + (v86 * (v72 * v85[0]))
    v88 = v47 + (v35 * v87)
    v89 = q[1] + (v35 * v58)
    v90 = np.sin(v89)
    v91 = np.cos(v89)
    v92 = v91 * v88
    v93 = v5 + (v35 * v73)
    v94 = 40.0 * v93
    v95 = tau[1] - (v53 * ((v69 * (v51 * v48)) - (0.4 * v73)))
    v96 = (v95 - (v64 * (2.0 * v73))) - (v52 * (88.29 + (392.40000000000003 * v56)))
    v97 = (1.0 / (8.0 + (v56 * v63))) * v96
    v98 = v49 + (v35 * v97)
    v99 = v92 * v98
    v100 = tau[2] - (0.4 * v99)
    v101 = v90 * v90
    v102 = v91 * v91
    v103 = v94 * (v102 + v101)
    v104 = v98 * v103
    v105 = np.where(v54, REAL(0.0), (v100 + ((v92 * (v94 * v92)) - (392.40000000000003 * v90))) + (v98 * v104))
    v106 = 80.0 * v93
    v107 = 7.992 + (v93 * v94)
    v108 = 1.0 / ((20.008 + (v107 * v102)) - (v70 * v101))
    v109 = v90 * v108
    v110 = (v82 * v85[0]) - v77
    v111 = np.where(v54, REAL(0.0), -v110)
    v112 = v55 + (v35 * v111)
    v113 = v108 * (tau[0] - (((0.4 * v98) + (v92 * v106)) * (v91 * v112)))
    v114 = v113 + (v109 * ((v99 * (15.984 + (v93 * v106))) - (v67 * v105)))
    v115 = 0.4 * v90
    v116 = np.where(v54, REAL(0.0), (v66 * v105) - (v114 * (v90 * v67)))
    v117 = v90 * v109
    v118 = np.where(v54, REAL(0.0), v79 + (v81 * v117))
    v119 = (v85[0], REAL(0.0))
    v119_done = np.False_
    v119_of_context_real = (v84, ((20.0 * v118) - 1.0) - (v80 * v117), (v100 - (20.0 * v116)) - (v114 * v115))
    v119_of_context_boolean = (v83,)
    for _ in range(40):
        *v119_next, v119_now = _stage_loads(prepared, v119[0:1], v119[1:2], v119_of_context_real, v119_of_context_boolean)
        v119 = tuple(np.where(v119_done, old, new) for old, new in zip(v119, v119_next))
        v119_done = v119_done | v119_now
        if np.all(v119_done):
            break
    v119 = (*v119, v119_done)
    v120 = v114 + (v119[0] * (v86 * v109))
    v121 = v47 + (dt * v120)
    v122 = q[1] + (dt * v98)
    v123 = np.sin(v122)
    v124 = np.cos(v122)
    v125 = v121 * v124
    v126 = v5 + (dt * v112)
    v127 = 40.0 * v126
    v128 = tau[1] - (v92 * ((v107 * (v90 * v88)) - (0.4 * v112)))
    v129 = (v128 - (v104 * (2.0 * v112))) - (v91 * (88.29 + (392.40000000000003 * v93)))
    v130 = (1.0 / (8.0 + (v93 * v103))) * v129
    v131 = v49 + (dt * v130)
    v132 = v131 * v125
    v133 = tau[2] - (0.4 * v132)
    v134 = v124 * v124
    v135 = v123 * v123
    v136 = v127 * (v135 + v134)
    v137 = v131 * v136
    v138 = np.where(v54, REAL(0.0), (v133 + ((v125 * (v127 * v125)) - (392.40000000000003 * v123))) + (v131 * v137))
    v139 = 80.0 * v126
    v140 = 7.992 + (v126 * v127)
    v141 = 1.0 / ((20.008 - (v70 * v135)) + (v140 * v134))
    v142 = v123 * v141
    v143 = (v118 * v119[0]) - v116
    v144 = np.where(v54, REAL(0.0), -v143)
    v145 = v55 + (dt * v144)
    v146 = v141 * (tau[0] - (((0.4 * v131) + (v125 * v139)) * (v124 * v145)))
    v147 = v146 + (v142 * ((v132 * (15.984 + (v126 * v139))) - (v67 * v138)))
    v148 = 0.4 * v123
    v149 = np.where(v54, REAL(0.0), (v66 * v138) - (v147 * (v67 * v123)))
    v150 = v123 * v142
    v151 = np.where(v54, REAL(0.0), v79 + (v81 * v150))
    v152 = (v119[0], REAL(0.0))
    v152_done = np.False_
    v152_of_context_real = (v84, ((20.0 * v151) - 1.0) - (v80 * v150), (v133 - (20.0 * v149)) - (v147 * v148))
    v152_of_context_boolean = (v83,)
    for _ in range(40):
        *v152_next, v152_now = _stage_loads(prepared, v152[0:1], v152[1:2], v152_of_context_real, v152_of_context_boolean)
        v152 = tuple(np.where(v152_done, old, new) for old, new in zip(v152, v152_next))
        v152_done = v152_done | v152_now
        if np.all(v152_done):
            break
    v152 = (*v152, v152_done)
    v153 = (v151 * v152[0]) - v149
    v154 = 0.16666666666666666 * dt
    v155 = 0.3333333333333333 * dt
    v156 = (v55 + (v154 * (v46[11] + np.where(v54, REAL(0.0), -v153)))) + (v155 * (v111 + v144))
    v157 = np.where(v54, REAL(0.0), v156)
    v158 = tau[1] - (v125 * ((v140 * (v121 * v123)) - (0.4 * v145)))
    v159 = (v158 - (v137 * (2.0 * v145))) - (v124 * (88.29 + (392.40000000000003 * v126)))
    v160 = v49 + (v154 * (v46[10] + ((1.0 / (8.0 + (v126 * v136))) * v159)))
    v161 = v160 + (v155 * (v97 + v130))
    v162 = np.where(v54, q[2], (q[2] + (v154 * (v55 + v145))) + (v155 * (v73 + v112)))
    v163 = v147 + (v152[0] * (v86 * v142))
    v164 = (v47 + (v154 * (v46[9] + v163))) + (v155 * (v87 + v120))
    v165 = (np.abs(v164) + (np.abs(v162) + (np.abs(v157) + np.abs(v161)))) < 1e+38
    v166 = (q[0] + (v154 * (v47 + v121))) + (v155 * (v48 + v88))
    v167 = np.abs(v166) + (np.abs(tau[2]) + (np.abs(tau[1]) + (v36 + np.abs(tau[0]))))
    v168 = (q[1] + (v154 * (v49 + v131))) + (v155 * (v58 + v98))
    v169 = np.abs(q[1]) + (np.abs(q[2]) + (np.abs(qd[1]) + np.abs(qd[0])))
    v170 = (np.abs(q[0]) + (np.abs(dt) + v169)) < 1e+38
    v171 = ((((np.abs(v168) + v167) < 1e+38) & v170) & v165) & (0.0 < dt)
    v172 = ((v152[0] - v133) - (20.0 * v153)) + (v148 * v163)
    v173 = v84 * v84
    v174 = np.where(v54, REAL(0.0), -(np.where(0.0 < (-(v84 * v172)), REAL(0.4285714285714286), REAL(-0.375)) * (v173 * v172)))
    v175 = _max(np.abs(v152[0]), np.abs(v174))
    v176 = (np.abs(v152[0] - v174) <= (v175 * np.where(v175 < (1.0000000009313226 * v175), REAL(1e-11), REAL(1e-05)))) & v152[2]
    v177 = ((v119[0] - v100) - (20.0 * v143)) + (v115 * v120)
    v178 = np.where(v54, REAL(0.0), -(v173 * (v177 * np.where(0.0 < (-(v84 * v177)), REAL(0.4285714285714286), REAL(-0.375)))))
    v179 = _max(np.abs(v119[0]), np.abs(v178))
    v180 = v119[2] & (np.abs(v119[0] - v178) <= (v179 * np.where(v179 < (1.0000000009313226 * v179), REAL(1e-11), REAL(1e-05))))
    v181 = ((v85[0] - v60) - (20.0 * v110)) + (v76 * v87)
    v182 = np.where(v54, REAL(0.0), -(np.where(0.0 < (-(v84 * v181)), REAL(0.4285714285714286), REAL(-0.375)) * (v173 * v181)))
    v183 = _max(np.abs(v85[0]), np.abs(v182))
    v184 = v85[2] & (np.abs(v85[0] - v182) <= (v183 * np.where(v183 < (1.0000000009313226 * v183), REAL(1e-11), REAL(1e-05))))
    v185 = np.where(v46[16], np.where(v46[4] | v46[3], np.where(v46[8], REAL(4.0), np.where(v46[5], REAL(1.0), np.where(v46[7], REAL(0.0), REAL(3.0)))), np.where(v46[6], REAL(5.0), REAL(2.0))), REAL(5.0))
    v186 = np.abs(v46[10]) + (np.abs(v46[11]) + (np.abs(v20) + np.abs(v9)))
    v187 = np.where((np.abs(v45) + (np.abs(v46[9]) + v186)) < 1e+38, v185, REAL(6.0))
    return (
        np.where(v171, v166, q[0]),
        np.where(v171, v168, q[1]),
        np.where(v171, v162, q[2]),
        np.where(v171, v164, qd[0]),
        np.where(v171, v161, qd[1]),
        np.where(v171, v157, qd[2]),
        np.where(v171, _mode_of(qd[0]), mode[0]),
        np.where(v171, _mode_of(qd[1]), mode[1]),
        np.where(v171, v46[1], mode[2]),
        np.where(v171, np.where((v180 & v184) & v176, v187, _max(REAL(5.0), v187)), REAL(6.0)),
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
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 5787 add, 8138 mul, 380 div, 0 sqrt, 4 sincos, 17420 other.
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
    v1 = np.where(v0, REAL(0.0), REAL(0.016666666666666666))
    v2 = context_real[3] * v1
    v3 = 1.0 / ((context_real[3] * v2) - context_real[2])
    v4 = v2 * v3
    v5 = v1 - (v2 * v4)
    v6 = context_real[1] * v5
    v7 = context_real[1] * v6
    v8 = 1.0 / (v7 - context_real[0])
    v9 = np.where(v0, REAL(0.0), REAL(1.0))
    v10 = v9 * v8
    v11 = v7 * v10
    v12 = np.where(v0, REAL(0.0), v5 * (v9 - v11))
    v13 = (1.0 - (20.0 * v12)) - v11
    v14 = 1.0 - (0.375 * v13)
    v15 = 1.0 + (0.4285714285714286 * v13)
    v16 = v15 * v14
    v17 = v9 <= 1.0
    v18 = 0.0 < np.where(v0, REAL(1.0), np.where((0.0 < v16) & v17, REAL(1.0), _min(v15, v14)))
    v19 = np.where(v0, REAL(0.0), context_real[6])
    v20 = (context_real[5] * v4) + (v5 * v19)
    v21 = v8 * ((context_real[1] * v20) - context_real[4])
    v22 = np.where(v0, REAL(0.0), v20 - (v6 * v21))
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
    v28 = (v10 * (v6 * v27[0])) - v21
    v29 = context_real[1] * v28
    v30 = np.where(v0, REAL(0.0), v22 - (v12 * v27[0]))
    v31 = (context_real[5] * v3) - (v4 * (v29 - ((v9 * v27[0]) - v19)))
    v32 = np.where(v0, v29 + (context_real[6] + (context_real[3] * v31)), v27[0])
    v33 = v32 + ((v23 + (20.0 * v30)) - v29)
    v34 = -(0.5 * v33)
    v35 = -(1.6666666666666667 * v33)
    v36 = v32 - v33
    v37 = np.where(v0, _min(v36 - _min(v35, v34), _max(v35, v34) - v36), v26 * v30)
    v38 = np.where(v0, v37, 60.0 * v37)
    v39 = _max(np.abs(context_real[6]), np.abs(v32))
    v40 = ~flag[0]
    v41 = context_boolean[1] & v40
    v42 = ((v0 & (0.0 <= v37)) | (0.0 < v37)) | (v41 & (((-1e-06) * v39) <= v38))
    v43 = v26 * (v24 + (v13 * v27[0]))
    v44 = np.where(v0, REAL(0.0), -(np.where(0.0 < (-v43), REAL(0.4285714285714286), REAL(-0.375)) * (v26 * v43)))
    v45 = _max(np.abs(v27[0]), np.abs(v44))
    v46 = np.abs(v27[0] - v44)
    v47 = (v46 <= (v45 * np.where(v45 < (1.0000000009313226 * v45), REAL(1e-11), REAL(1e-05)))) & v27[2]
    v48 = (context_boolean[0] | v42) & v47
    v49 = flag[1] | v48
    v50 = np.where(v41, np.int8(1) == context_mode[1], context_boolean[3])
    v51 = np.where(v41, np.int8(-1) == context_mode[1], context_boolean[4])
    v52 = v51 | v50
    v53 = -(1.0 - v9)
    v54 = (v51 & (np.int8(1) == pattern[0])) | ((v0 & ((v53 <= 0.0) & (0.0 <= v53))) & v52)
    v55 = np.where(v54, v9, 1.0 + v9)
    v56 = ~(v54 | (v55 <= np.where(v52, REAL(1.0), REAL(0.0))))
    v57 = v56 & (~v49)
    v58 = (context_boolean[4] | (context_boolean[3] | context_boolean[2])) & (context_boolean[1] & (v40 & v57))
    v59 = np.where(((0.0 <= v55) & (v55 <= 0.0)) & (context_boolean[2] & (~v41)), np.int8(0), np.where(v50, np.int8(1), np.int8(-1)))
    v60 = ~flag[1]
    v61 = v47 & (context_boolean[0] | (((-1e-12) * v39) <= v38))
    v62 = (v60 & v48) | ((~flag[2]) & (v60 & v61))
    v63 = flag[3] | (flag[1] & v48)
    v64 = ~v47
    v65 = v25 & (v16 < 0.0)
    v66 = v17 & v65
    return (
        np.where(v58, np.where(context_boolean[2], np.int8(0), np.where(context_boolean[3], np.int8(1), np.int8(-1))), np.where(v54, np.where(v0 & v50, np.int8(1), np.int8(-1)), v59)),
        np.where(v62, pattern[0], best[0]),
        flag[0] | v58,
        v49,
        flag[2] | v61,
        v63,
        flag[4] | (v64 & (~((v66 & v64) & ((1e-05 * v45) < v46)))),
        np.where(v62, v18, flag[5]),
        np.where(v62, v65 & (v66 & v47), flag[6]),
        np.where(v62, -v28, number[0]),
        np.where(v62, -v31, number[1]),
        np.where(v62, v30, number[2]),
        v27[0],
        (v49 & ((v56 | (v0 | (~v54))) | v63)) | (v57 & (~v58)),
    )


def _margin_loads(prepared, u, polished, context_real, context_boolean):
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


def _interpolated_breakaways(prepared, context_real, context_mode):
    v0 = np.sin(context_real[12])
    v1 = np.cos(context_real[12])
    v2 = np.int8(0) == context_mode[2]
    v3 = np.where(v2, REAL(0.0), REAL(0.016666666666666666))
    v4 = v3 * v0
    v5 = 0.16000000000000003 * (v0 * v4)
    v6 = v1 * v1
    v7 = 0.8 + context_real[13]
    v8 = 40.0 * v7
    v9 = 1.0 / ((v5 - 20.008) - (v6 * (7.992 + (v7 * v8))))
    v10 = np.where(v2, REAL(0.0), REAL(1.0))
    v11 = v5 * (v9 * v10)
    v12 = np.where(v2, REAL(0.0), v3 * (v10 - v11))
    v13 = context_real[14] * v1
    v14 = 0.4 * context_real[15]
    v15 = (v13 * v14) - context_real[3]
    v16 = context_real[16] * v1
    v17 = context_real[15] * v0
    v18 = v13 * ((((v7 * v17) - v16) * (80.0 * v7)) + (15.984 * v17))
    v19 = (((v6 + (v0 * v0)) * (context_real[15] * context_real[15])) + (v13 * v13)) * v8
    v20 = (392.40000000000003 * v0) - v19
    v21 = np.where(v2, REAL(0.0), (-v15) - v20)
    v22 = 0.4 * v4
    v23 = v9 * ((((v14 * v16) - context_real[5]) - v18) + (v21 * v22))
    v24 = v15 + (v23 * (0.4 * v0))
    v25 = np.where(v2, REAL(0.0), (v3 * v21) - (v22 * v23))
    v26 = (context_real[10], REAL(0.0))
    v26_done = np.False_
    v26_of_context_real = (_real_of(context_mode[2]), v11 + ((20.0 * v12) - 1.0), -(v24 + (20.0 * v25)))
    v26_of_context_boolean = (~v2,)
    for _ in range(40):
        *v26_next, v26_now = _margin_loads(prepared, v26[0:1], v26[1:2], v26_of_context_real, v26_of_context_boolean)
        v26 = tuple(np.where(v26_done, old, new) for old, new in zip(v26, v26_next))
        v26_done = v26_done | v26_now
        if np.all(v26_done):
            break
    v26 = (*v26, v26_done)
    v27 = (20.0 * np.where(v2, REAL(0.0), v25 - (v12 * v26[0]))) - v20
    v28 = (((v11 * v26[0]) - v27) - v20) - v24
    v29 = -(1.6666666666666667 * v27)
    v30 = -(0.5 * v27)
    v31 = _min(v29, v30)
    v32 = _max(v29, v30)
    v33 = _min(v28 - v31, v32 - v28)
    v34 = v2 & (v33 < 0.0)
    v35 = (context_real[1] * context_real[8]) - context_real[2]
    v36 = v35 + ((context_real[3] - (20.0 * context_real[9])) - context_real[4])
    v37 = v35 + ((context_real[0] * context_real[7]) - v36)
    v38 = 1.6666666666666667 * v36
    v39 = 0.5 * v36
    v40 = _max(REAL(0.0), _min(v37 + _max(v38, v39), -(_min(v38, v39) + v37)))
    return (
        np.where(v34, v40 / np.where(v34, np.where(v34, v40 - v33, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        v34,
        _mode_of(((2.0 * v28) - v31) - v32),
    )


def _interpolated_part(prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau):
    v0 = 0.5 * trial
    v1 = q[1] + (qd[1] * v0)
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(v1)
    v5 = np.cos(v1)
    v6 = qd[0] * v3
    v7 = 0.8 + q[2]
    v8 = qd[1] * v2
    v9 = 0.4 * v6
    v10 = v2 * v2
    v11 = v3 * v3
    v12 = 0.4 * v2
    v13 = 40.0 * v7
    v14 = 7.992 + (v7 * v13)
    v15 = 20.008 + (v14 * v11)
    v16 = qd[1] * qd[2]
    v17 = v6 * (((80.0 * v7) * ((qd[2] * v3) - (v7 * v8))) - (15.984 * v8))
    v18 = qd[1] * v9
    v19 = v13 * (v11 + v10)
    v20 = 8.0 + (v7 * v19)
    v21 = (v16 * (2.0 * v19)) + ((v14 * (v6 * (qd[0] * v2))) - tau[1])
    v22 = (v3 * (88.29 + (392.40000000000003 * v7))) + (v21 - (qd[2] * v9))
    v23 = _mode_of(qd[0])
    v24 = _mode_of(qd[1])
    v25 = 0.0 == qd[2]
    v26 = 1.0 / ((0.002666666666666667 * v10) - v15)
    v27 = (v26 * (4.444444444444445e-05 * v10)) - 0.016666666666666666
    v28 = 0.6666666666666667 * np.abs(40.0 * v27)
    v29 = v28 < 1.0
    v30 = _mode_of(qd[2])
    v31 = ~v25
    v32 = tau[2] - v18
    v33 = (((qd[1] * qd[1]) * v19) + ((v6 * (v6 * v13)) - (392.40000000000003 * v2))) + v32
    v34 = v27 * v33
    v35 = v17 + ((v16 * (0.4 * v3)) - tau[0])
    v36 = (v2 * v26) * (0.006666666666666667 * v35)
    v37 = v34 + v36
    v38 = 1e-08 * (np.abs(v36) + np.abs(v34))
    v39 = 0.6666666666666667 * np.abs((v32 - (40.0 * v37)) - v33)
    v40 = np.where(v29, v39 / np.where(v29, np.where(v29, 1.0 - v28, REAL(1.0)), REAL(1.0)), REAL(1e+38))
    v41 = _min(v40, v39 + (v28 * v40))
    v42 = _min(v41, v39 + (v28 * v41))
    v43 = np.abs(v37) <= (v38 - ((1.0001 * v27) * _min(v42, v39 + (v28 * v42))))
    v44 = v25 & v43
    v45 = ~(np.int8(0) == forced[0])
    v46 = v45 & (v25 & v45)
    v47 = -v38
    v48 = np.where(v25, v47 < (-v37), np.int8(1) == v30)
    v49 = np.where(v44 & (~v46), np.int8(0), np.where(np.where(v46, np.int8(1) == forced[0], v48), np.int8(1), np.int8(-1)))
    v50 = (v49, v49, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v50_done = np.False_
    v50_of_context_real = (v15, v12, v20, REAL(0.0), -v35, -v22, v33, tau[2], v18)
    v50_of_context_boolean = (v31, v46, v44, v48, np.where(v25, v47 < v37, np.int8(-1) == v30))
    v50_of_context_mode = (v30, forced[0])
    for _ in range(6):
        *v50_next, v50_now = _interpolated_pattern(prepared, v50[0:1], v50[1:2], v50[2:9], v50[9:13], v50_of_context_real, v50_of_context_boolean, v50_of_context_mode)
        v50 = tuple(np.where(v50_done, old, new) for old, new in zip(v50, v50_next))
        v50_done = v50_done | v50_now
        if np.all(v50_done):
            break
    v50 = (*v50, v50_done)
    v51 = np.int8(0) == v50[1]
    v52 = 0.16666666666666666 * trial
    v53 = qd[2] + (v50[11] * v0)
    v54 = v7 + (v0 * v53)
    v55 = 40.0 * v54
    v56 = 7.992 + (v54 * v55)
    v57 = qd[1] + (v50[10] * v0)
    v58 = q[1] + (v0 * v57)
    v59 = np.sin(v58)
    v60 = np.cos(v58)
    v61 = v60 * v60
    v62 = np.where(v51, REAL(0.0), REAL(0.016666666666666666))
    v63 = 0.16000000000000003 * v62
    v64 = v59 * v59
    v65 = 1.0 / ((20.008 + (v56 * v61)) - (v63 * v64))
    v66 = v7 + (qd[2] * v0)
    v67 = 40.0 * v66
    v68 = v4 * v4
    v69 = v5 * v5
    v70 = v67 * (v68 + v69)
    v71 = qd[0] + (v50[9] * v0)
    v72 = v5 * v71
    v73 = 7.992 + (v66 * v67)
    v74 = tau[1] + (v72 * ((0.4 * v53) - (v73 * (v4 * v71))))
    v75 = v57 * v70
    v76 = (v74 - (v75 * (2.0 * v53))) - (v5 * (88.29 + (392.40000000000003 * v66)))
    v77 = (1.0 / (8.0 + (v66 * v70))) * v76
    v78 = qd[1] + (v0 * v77)
    v79 = 1.0 / ((20.008 - (v63 * v68)) + (v73 * v69))
    v80 = 80.0 * v66
    v81 = v79 * (tau[0] - (((0.4 * v57) + (v72 * v80)) * (v53 * v5)))
    v82 = v4 * v79
    v83 = v57 * v72
    v84 = tau[2] - (0.4 * v83)
    v85 = np.where(v51, REAL(0.0), (v84 + ((v67 * (v72 * v72)) - (392.40000000000003 * v4))) + (v57 * v75))
    v86 = 0.4 * v62
    v87 = v81 + (v82 * ((v83 * (15.984 + (v66 * v80))) - (v85 * v86)))
    v88 = v62 * np.where(v51, REAL(0.0), REAL(1.0))
    v89 = 0.4 * v88
    v90 = _real_of(v50[1])
    v91 = v88 * v63
    v92 = v4 * v82
    v93 = np.where(v51, REAL(0.0), v88 + (v91 * v92))
    v94 = 0.16000000000000003 * v88
    v95 = np.where(v51, REAL(0.0), (v62 * v85) - (v87 * (v4 * v86)))
    v96 = 0.4 * v4
    v97 = ~v51
    v98 = (v50[12], REAL(0.0))
    v98_done = np.False_
    v98_of_context_real = (v90, ((20.0 * v93) - 1.0) - (v92 * v94), (v84 - (20.0 * v95)) - (v87 * v96))
    v98_of_context_boolean = (v97,)
    for _ in range(40):
        *v98_next, v98_now = _stage_loads(prepared, v98[0:1], v98[1:2], v98_of_context_real, v98_of_context_boolean)
        v98 = tuple(np.where(v98_done, old, new) for old, new in zip(v98, v98_next))
        v98_done = v98_done | v98_now
        if np.all(v98_done):
            break
    v98 = (*v98, v98_done)
    v99 = v87 + (v89 * (v82 * v98[0]))
    v100 = qd[0] + (v0 * v99)
    v101 = v60 * v100
    v102 = 80.0 * v54
    v103 = v95 - (v93 * v98[0])
    v104 = np.where(v51, REAL(0.0), v103)
    v105 = qd[2] + (v0 * v104)
    v106 = v65 * (tau[0] - (((0.4 * v78) + (v101 * v102)) * (v60 * v105)))
    v107 = v59 * v65
    v108 = v101 * v78
    v109 = tau[2] - (0.4 * v108)
    v110 = v55 * (v61 + v64)
    v111 = v78 * v110
    v112 = np.where(v51, REAL(0.0), (v109 + ((v101 * (v55 * v101)) - (392.40000000000003 * v59))) + (v78 * v111))
    v113 = v106 + (v107 * ((v108 * (15.984 + (v54 * v102))) - (v86 * v112)))
    v114 = v59 * v107
    v115 = np.where(v51, REAL(0.0), v88 + (v91 * v114))
    v116 = np.where(v51, REAL(0.0), (v62 * v112) - (v113 * (v59 * v86)))
    v117 = 0.4 * v59
    v118 = (v98[0], REAL(0.0))
    v118_done = np.False_
    v118_of_context_real = (v90, ((20.0 * v115) - 1.0) - (v94 * v114), (v109 - (20.0 * v116)) - (v113 * v117))
    v118_of_context_boolean = (v97,)
    for _ in range(40):
        *v118_next, v118_now = _stage_loads(prepared, v118[0:1], v118[1:2], v118_of_context_real, v118_of_context_boolean)
        v118 = tuple(np.where(v118_done, old, new) for old, new in zip(v118, v118_next))
        v118_done = v118_done | v118_now
        if np.all(v118_done):
            break
    v118 = (*v118, v118_done)
    v119 = v113 + (v118[0] * (v89 * v107))
    v120 = qd[0] + (trial * v119)
    v121 = 0.3333333333333333 * trial
    v122 = (q[0] + (v52 * (qd[0] + v120))) + (v121 * (v71 + v100))
    v123 = tau[1] + (v101 * ((0.4 * v105) - (v56 * (v59 * v100))))
    v124 = (v123 - (v111 * (2.0 * v105))) - (v60 * (88.29 + (392.40000000000003 * v54)))
    v125 = (1.0 / (8.0 + (v54 * v110))) * v124
    v126 = qd[1] + (trial * v125)
    v127 = (q[1] + (v52 * (qd[1] + v126))) + (v121 * (v57 + v78))
    v128 = (v115 * v118[0]) - v116
    v129 = np.where(v51, REAL(0.0), -v128)
    v130 = qd[2] + (trial * v129)
    v131 = np.where(v51, q[2], (q[2] + (v52 * (qd[2] + v130))) + (v121 * (v53 + v105)))
    v132 = v7 + (trial * v105)
    v133 = 40.0 * v132
    v134 = 7.992 + (v132 * v133)
    v135 = q[1] + (trial * v78)
    v136 = np.sin(v135)
    v137 = np.cos(v135)
    v138 = v137 * v137
    v139 = v136 * v136
    v140 = 1.0 / ((20.008 + (v134 * v138)) - (v63 * v139))
    v141 = v120 * v137
    v142 = 80.0 * v132
    v143 = v140 * (tau[0] - (((0.4 * v126) + (v141 * v142)) * (v130 * v137)))
    v144 = v136 * v140
    v145 = v126 * v141
    v146 = tau[2] - (0.4 * v145)
    v147 = v133 * (v138 + v139)
    v148 = v126 * v147
    v149 = np.where(v51, REAL(0.0), (v146 + ((v141 * (v133 * v141)) - (392.40000000000003 * v136))) + (v126 * v148))
    v150 = v143 + (v144 * ((v145 * (15.984 + (v132 * v142))) - (v86 * v149)))
    v151 = v136 * v144
    v152 = np.where(v51, REAL(0.0), v88 + (v91 * v151))
    v153 = np.where(v51, REAL(0.0), (v62 * v149) - (v150 * (v86 * v136)))
    v154 = 0.4 * v136
    v155 = (v118[0], REAL(0.0))
    v155_done = np.False_
    v155_of_context_real = (v90, ((20.0 * v152) - 1.0) - (v94 * v151), (v146 - (20.0 * v153)) - (v150 * v154))
    v155_of_context_boolean = (v97,)
    for _ in range(40):
        *v155_next, v155_now = _stage_loads(prepared, v155[0:1], v155[1:2], v155_of_context_real, v155_of_context_boolean)
        v155 = tuple(np.where(v155_done, old, new) for old, new in zip(v155, v155_next))
        v155_done = v155_done | v155_now
        if np.all(v155_done):
            break
    v155 = (*v155, v155_done)
    v156 = v150 + (v155[0] * (v89 * v144))
    v157 = (qd[0] + (v52 * (v50[9] + v156))) + (v121 * (v99 + v119))
    v158 = tau[1] + (v141 * ((0.4 * v130) - (v134 * (v120 * v136))))
    v159 = (v158 - (v148 * (2.0 * v130))) - (v137 * (88.29 + (392.40000000000003 * v132)))
    v160 = qd[1] + (v52 * (v50[10] + ((1.0 / (8.0 + (v132 * v147))) * v159)))
    v161 = v160 + (v121 * (v77 + v125))
    v162 = (v152 * v155[0]) - v153
    v163 = (qd[2] + (v52 * (v50[11] + np.where(v51, REAL(0.0), -v162)))) + (v121 * (v104 + v129))
    v164 = np.where(v51, REAL(0.0), v163)
    v165 = _interpolated_breakaways(prepared, (v12, REAL(0.0), v33, tau[2], v18, tau[0], tau[1], v50[9], v50[10], v50[11], v50[12], v122, v127, v131, v157, v161, v164), (v23, v24, v50[1]))
    v166 = np.where(v51, v165[0], REAL(1.0))
    v167 = (v90 * v164) < 0.0
    v168 = v31 & v167
    v169 = np.where(v168, qd[2] / np.where(v168, np.where(v168, qd[2] - v164, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v170 = _min(v166, _min(REAL(1.0), v169))
    v171 = crossing[1] | crossing[0]
    v172 = (crossing[2] | v171) | (~(np.int8(0) == heading[0]))
    v173 = ((v170 < 1.0) & (~v172)) & (~(10.0 <= passes))
    v174 = ~v173
    v175 = crossing[2] | v167
    v176 = v174 & (v171 | v175)
    v177 = v51 | v175
    v178 = np.where(v177, REAL(0.0), REAL(0.016666666666666666))
    v179 = 1.0 / np.where(((~crossing[0]) & v174) & v176, ((0.16000000000000003 * v10) * v178) - v15, REAL(1.0))
    v180 = np.where(v177, REAL(0.0), v12 * np.where(crossing[0], v157, REAL(0.0)))
    v181 = v12 * v178
    v182 = np.where(crossing[0], REAL(0.0), -v179) * ((v180 * v181) - np.where(crossing[0], REAL(0.0), v12 * np.where(v177, v164, REAL(0.0))))
    v183 = np.where(crossing[1], REAL(0.0), 1.0 / np.where(((~crossing[1]) & v174) & v176, v20, REAL(1.0))) * np.where(crossing[1], REAL(0.0), REAL(0.0))
    v184 = np.where(v173, past, np.where(v172, trial + past, dt))
    v185 = np.where(v173, trial * v170, dt - v184)
    v186 = v90 * v90
    v187 = ((v118[0] - v109) - (20.0 * v128)) + (v117 * v119)
    v188 = np.where(v51, REAL(0.0), -(v186 * (v187 * np.where(0.0 < (-(v90 * v187)), REAL(0.4285714285714286), REAL(-0.375)))))
    v189 = _max(np.abs(v118[0]), np.abs(v188))
    v190 = v118[2] & (np.abs(v118[0] - v188) <= (v189 * np.where(v189 < (1.0000000009313226 * v189), REAL(1e-11), REAL(1e-05))))
    v191 = ((v98[0] - v84) + (20.0 * v103)) + (v96 * v99)
    v192 = np.where(v51, REAL(0.0), -(np.where(0.0 < (-(v90 * v191)), REAL(0.4285714285714286), REAL(-0.375)) * (v186 * v191)))
    v193 = _max(np.abs(v98[0]), np.abs(v192))
    v194 = v98[2] & (np.abs(v98[0] - v192) <= (v193 * np.where(v193 < (1.0000000009313226 * v193), REAL(1e-11), REAL(1e-05))))
    v195 = ((v155[0] - v146) - (20.0 * v162)) + (v154 * v156)
    v196 = np.where(v51, REAL(0.0), -(np.where(0.0 < (-(v90 * v195)), REAL(0.4285714285714286), REAL(-0.375)) * (v186 * v195)))
    v197 = _max(np.abs(v155[0]), np.abs(v196))
    v198 = (np.abs(v155[0] - v196) <= (v197 * np.where(v197 < (1.0000000009313226 * v197), REAL(1e-11), REAL(1e-05)))) & v155[2]
    v199 = np.abs(v50[11]) + (np.abs(v50[9]) + (np.abs(v33) + np.abs(v50[10])))
    v200 = np.where(v50[13], np.where(v50[4] | v50[3], np.where(v50[8], REAL(4.0), np.where(v50[5], REAL(1.0), np.where(v50[7], REAL(0.0), REAL(3.0)))), np.where(v50[6], REAL(5.0), REAL(2.0))), REAL(5.0))
    v201 = np.where((np.abs(v22) + (np.abs(v35) + v199)) < 1e+38, v200, REAL(6.0))
    return (
        np.where(v173, q[0], v122),
        np.where(v173, q[1], v127),
        np.where(v173, q[2], v131),
        np.where(v173, qd[0], np.where(v176, np.where(crossing[0], REAL(0.0), v157 + np.where(crossing[0], REAL(0.0), -v182)), v157)),
        np.where(v173, qd[1], np.where(v176, np.where(crossing[1], REAL(0.0), v161 + np.where(crossing[1], REAL(0.0), v183)), v161)),
        np.where(v173, qd[2], np.where(v176, np.where(v177, REAL(0.0), v164 + np.where(v177, REAL(0.0), (v178 * v180) + (v181 * v182))), v164)),
        v23,
        v24,
        v50[1],
        np.bool_(False),
        np.bool_(False),
        v173 & (v167 & (v169 <= v170)),
        np.where(v173, forced[0], np.where(v172, heading[0], np.int8(0))),
        np.where((v166 <= v170) & (v173 & np.where(v51, v165[1], np.bool_(False))), np.where(v51, v165[2], np.int8(0)), np.int8(0)),
        v184,
        v185,
        1.0 + passes,
        _max(worst, _max(np.where((v190 & v194) & v198, REAL(0.0), REAL(5.0)), v201)),
        v174 & (v185 <= 0.0),
    )


def _step_interpolated(prepared, q, qd, mode, tau, dt):
    v0 = (q[0], q[1], q[2], qd[0], qd[1], qd[2], mode[0], mode[1], mode[2], np.bool_(False), np.bool_(False), np.bool_(False), np.int8(0), np.int8(0), REAL(0.0), dt, REAL(0.0), REAL(0.0))
    v0_done = np.False_
    v0_of_dt = dt
    v0_of_tau = (tau[0], tau[1], tau[2])
    for _ in range(12):
        *v0_next, v0_now = _interpolated_part(prepared, v0[0:3], v0[3:6], v0[6:9], v0[9:12], v0[12:13], v0[13:14], v0[14], v0[15], v0[16], v0[17], v0_of_dt, v0_of_tau)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = np.abs(tau[1]) + (np.abs(tau[0]) + (np.abs(qd[2]) + np.abs(v0[1])))
    v2 = np.abs(q[1]) + (np.abs(q[2]) + (np.abs(qd[1]) + np.abs(qd[0])))
    v3 = (np.abs(q[0]) + (np.abs(dt) + v2)) < 1e+38
    v4 = (np.abs(v0[2]) + (np.abs(v0[3]) + (np.abs(v0[5]) + np.abs(v0[4])))) < 1e+38
    v5 = v4 & (v3 & ((np.abs(v0[0]) + (np.abs(tau[2]) + v1)) < 1e+38))
    v6 = (0.0 < dt) & v5
    return (
        np.where(v6, v0[0], q[0]),
        np.where(v6, v0[1], q[1]),
        np.where(v6, v0[2], q[2]),
        np.where(v6, v0[3], qd[0]),
        np.where(v6, v0[4], qd[1]),
        np.where(v6, v0[5], qd[2]),
        np.where(v6, v0[6], mode[0]),
        np.where(v6, v0[7], mode[1]),
        np.where(v6, v0[8], mode[2]),
        np.where(v6, np.where(v0[18], v0[17], _max(REAL(5.0), v0[17])), REAL(6.0)),
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
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 76813 add, 107604 mul, 5100 div, 0 sqrt, 60 sincos, 233255 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(mode)[1:], np.shape(tau)[1:], np.shape(dt))
    with np.errstate(all="ignore"):
        values = _step_interpolated(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:3], REAL, (3,), lanes), _pack(values[3:6], REAL, (3,), lanes), _pack(values[6:9], np.int8, (3,), lanes), _pack(values[9:10], REAL, (), lanes)
